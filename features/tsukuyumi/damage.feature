Feature: Damage to Oni

  Background:
    Given the Oni are worth
      | Oni        | conquest points | damage | life |
      | Small Oni  | 10              | 10     | 10   |
      | Medium Oni | 20              | 20     | 20   |
      | Large Oni  | 30              | 30     | 30   |
    And the areas
      | area | ground      | next to |
      | A    | Ocean Floor | B, C    |
      | B    | moon area   | C       |
      | C    | moon area   |         |

  @rule.damage.fewest
  Rule: As few Oni as possible are destroyed

    Scenario Outline: Damage destroys the fewest Oni it can
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
        | A    | Small Oni | 3      |
      When the Nomads play the combat card "Annihilation" in A and deal <damage> damage
      Then <large> Large Oni and <small> Small Oni are left in A

      Examples:
        | damage | large | small |
        | 0      | 1     | 3     |
        | 29     | 1     | 3     |
        | 30     | 0     | 3     |
        | 39     | 0     | 3     |
        | 40     | 0     | 2     |
        | 60     | 0     | 0     |
        | 99     | 0     | 0     |

    Scenario: Destroyed Oni become available again
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then these Oni are available
        | Oni        | number |
        | Small Oni  | 14     |
        | Medium Oni | 12     |
        | Large Oni  | 7      |

  @rule.damage.larger
  Rule: Larger Oni take the damage for smaller ones

    @ex.damage-to-oni
    Scenario: Large Oni take the damage that would destroy the smaller ones
      Given these Oni are in play
        | area | Oni        | number |
        | A    | Large Oni  | 2      |
        | A    | Medium Oni | 1      |
        | A    | Small Oni  | 4      |
      When the Nomads play the combat card "Annihilation" in A and deal 50 damage
      Then these Oni are in A
        | Oni        | number |
        | Large Oni  | 1      |
        | Medium Oni | 1      |
        | Small Oni  | 4      |

    Scenario: Where one Oni falls either way it is the larger one
      Given these Oni are in play
        | area | Oni        | number |
        | A    | Large Oni  | 1      |
        | A    | Medium Oni | 1      |
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      Then these Oni are in A
        | Oni        | number |
        | Medium Oni | 1      |

    Scenario: A legendary Oni with more life protects the others
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Ronin         | 40              | 40     | 40   |
      When the Nomads use mines in A and deal 40 damage
      Then no legendary Oni are in A
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |

    Scenario: The Moon Princess protects the Oni of her areas
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And the Moon Princess stands between A, B and C
      And the Moon Princess is worth 50 conquest points and 0 damage, and has 50 life
      When the Nomads use mines in A and deal 49 damage
      Then the Moon Princess stands between A, B and C
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |
      When the Nomads use mines in A and deal 50 damage
      Then the Moon Princess is not on the board
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |

    Scenario: Between figures with equal life the players choose
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
        | A    | Small Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Merchant      |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Merchant      | 20              | 20     | 30   |
      When the Nomads use mines in A and deal 30 damage
      Then the players choose who takes the damage: Large Oni and Merchant
      When the players give the damage to Small Oni
      Then the rules refuse it: "The larger protect the smaller"
      When the players give the damage to Merchant
      Then no legendary Oni are in A
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |
        | Small Oni | 1      |

    @question
    Scenario: Sixty damage among five Oni destroys the Large one and one of two Medium ones
      Given these Oni are in play
        | area | Oni        | number |
        | A    | Large Oni  | 1      |
        | A    | Medium Oni | 2      |
        | A    | Small Oni  | 2      |
      When the Nomads play the combat card "Annihilation" in A and deal 60 damage
      Then these are all the Oni in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
        | A    | Small Oni  | 2      |

    Scenario: With nobody damaged there is nobody to give damage to
      When the players give the damage to Small Oni
      Then the rules refuse it: "The larger protect the smaller"

    @question
    Scenario: Damage that a second Large Oni survives reaches no Small Oni
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 2      |
        | A    | Small Oni | 2      |
      When the Nomads play the combat card "Annihilation" in A and deal 50 damage
      Then 1 Large Oni and 2 Small Oni are left in A
      And momentum is 3
