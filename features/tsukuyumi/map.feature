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

    Scenario Outline: Players need the value of an empty Mountain Range too
      Given the areas
        | area | ground         | value |
        | A    | Mountain Range | 20    |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | <points>        | 10   |
      When the Nomads conquer A without a fight
      Then <outcome>

      Examples:
        | points | outcome                                           |
        | 19     | the rules refuse it: "Mountain Range: attackers"  |
        | 20     | A carries a territory token of the Nomads         |

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

    Scenario: Oni on a Mountain Range hold off players who match the Oni alone
      Given the areas
        | area | ground         | value |
        | A    | Mountain Range | 20    |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 29              | 10   |
      When the Nomads play the combat card "Conquest" in A and conquer it
      Then the rules refuse it: "Mountain Range: defenders"
      And A carries no territory token
      And momentum is 1

    Scenario: Players who match the Oni and the Mountain Range conquer it
      Given the areas
        | area | ground         | value |
        | A    | Mountain Range | 20    |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 30              | 10   |
      When the Nomads play the combat card "Conquest" in A and conquer it
      Then A carries a territory token of the Nomads

    @question
    Scenario: A Stronghold on a Mountain Range adds to its value and to the units
      Given the areas
        | area | ground         | next to | value |
        | A    | Mountain Range | B       | 20    |
        | B    | Ocean Floor    |         |       |
      And the protection of A is worth 10 conquest points
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni        | number |
        | B    | Large Oni  | 1      |
        | B    | Small Oni  | 2      |
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | A    | Boarlords | 1      | 10              | 10   |
      Then the Oni could conquer A by moving 2 Oni
      When the Oni make their attacks
      Then these Oni have moved
        | Oni       | number | from | to |
        | Large Oni | 1      | B    | A  |
        | Small Oni | 1      | B    | A  |

  @rule.fertile-ground.worth
  Rule: A Fertile Ground is worth more to the Oni

    Scenario: A Fertile Ground is worth 2 to the Oni and 1 to a player
      Given the areas
        | area | ground         |
        | A    | Fertile Ground |
        | B    | Fertile Ground |
      And A carries an Oni territory token
      And B carries a territory token of the Nomads
      And the initiative order is Nomads
      And the Nomads have finished their turns of the round
      And these conditions give victory points
        | condition         | victory points |
        | fewer than 15 Oni | 0              |
      And it is round 3
      When the game ends
      Then the Oni have 2 victory points
      And the players together have 1 victory point

  @rule.devastated-land.worth
  Rule: Devastated Land and toxic areas are worth nothing to the Oni

    Scenario Outline: Devastated Land and toxic areas are worth 0 to the Oni and 1 to a player
      Given the areas
        | area | ground   |
        | A    | <ground> |
        | B    | <ground> |
      And A carries an Oni territory token
      And B carries a territory token of the Nomads
      And the initiative order is Nomads
      And the Nomads have finished their turns of the round
      And these conditions give victory points
        | condition         | victory points |
        | fewer than 15 Oni | 0              |
      And it is round 3
      When the game ends
      Then the Oni have 0 victory points
      And the players together have 1 victory point

      Examples:
        | ground          |
        | Devastated Land |
        | toxic area      |
