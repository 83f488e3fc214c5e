Feature: The map

  Background:
    Given the Oni are worth
      | Oni        | conquest points | damage |
      | Small Oni  | 10              | 10     |
      | Medium Oni | 20              | 20     |
      | Large Oni  | 30              | 30     |

  @rule.ocean-floor.plain
  Rule: Ocean Floor asks for nothing more

    Scenario: Units on Ocean Floor fall to as many conquest points as they have
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Oni make their attacks
      Then the Oni have attacked A

  @rule.mountain.attackers
  Rule: A Mountain Range takes its value in conquest points

    @ex.mountain
    Scenario: An empty Mountain Range falls to exactly its value
      Given the areas
        | area | ground         | next to | value |
        | A    | Mountain Range | B       | 20    |
        | B    | Ocean Floor    |         |       |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni        | number |
        | B    | Medium Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked A
      And A and B carry an Oni territory token

    Scenario: An empty Mountain Range does not fall to 1 conquest point less
      Given the areas
        | area | ground         | next to | value |
        | A    | Mountain Range | B       | 21    |
        | B    | Ocean Floor    |         |       |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni        | number |
        | B    | Medium Oni | 1      |
      When the Oni make their attacks
      Then A is ruled out: "Mountain Range: attackers"
      And the Oni have attacked no area
      And A carries no territory token

  @rule.mountain.defenders
  Rule: A Mountain Range strengthens its defenders

    @ex.mountain
    Scenario: Defenders of a Mountain Range add its value to their own points
      Given the areas
        | area | ground         | next to | value |
        | A    | Mountain Range | B       | 20    |
        | B    | Ocean Floor    |         |       |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Oni make their attacks
      Then the Oni have attacked A

    Scenario: The bonus of a Mountain Range can hold off Oni that match its units
      Given the areas
        | area | ground         | next to | value |
        | A    | Mountain Range | B       | 20    |
        | B    | Ocean Floor    |         |       |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni        | number |
        | B    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 30   |
      When somebody wants the Oni to attack A
      Then the rules refuse it: "Mountain Range: defenders"
      And these Oni are in B
        | Oni        | number |
        | Medium Oni | 1      |
