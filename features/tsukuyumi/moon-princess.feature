Feature: The Moon Princess

  Background:
    Given the Oni are worth
      | Oni        | conquest points | damage | life |
      | Small Oni  | 10              | 10     | 10   |
      | Medium Oni | 20              | 20     | 20   |
      | Large Oni  | 30              | 30     | 30   |
    And the areas
      | area | ground      | next to    |
      | M1   | moon area   | M2         |
      | M2   | moon area   |            |
      | A    | Ocean Floor | M1, M2, B  |
      | B    | Ocean Floor | M1, C      |
      | C    | Ocean Floor | M1, D      |
      | D    | Ocean Floor | M1, E      |
      | E    | Ocean Floor | M1, M2, F  |
      | F    | Ocean Floor | M2, G      |
      | G    | Ocean Floor | M2, H      |
      | H    | Ocean Floor | M2, A, X   |
      | X    | Ocean Floor |            |
    And clockwise around the Moon lie A, B, C, D, E, F, G and H

  @rule.princess.three-areas
  Rule: She is in the three areas of an intersection

    Scenario Outline: She counts as an Oni in each of her three areas and nowhere else
      Given the Moon Princess stands between M1, A and B
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      When the Nomads play the combat card "Devastation" in <area>
      Then momentum is <momentum>

      Examples:
        | area | momentum |
        | M1   | 3        |
        | A    | 3        |
        | B    | 3        |
        | C    | 1        |

    Scenario: An intersection has two moon areas and one outside, or one and two
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess card "Wave" moves her 1 step counterclockwise
      And the initiative order is Nomads and Boarlords
      When the Moon Princess card "Wave" is carried out
      Then the Moon Princess stands between M1, A and B
      When the Nomads pass
      And the Moon Princess card "Wave" is carried out
      Then the Moon Princess stands between M1, M2 and A

    Scenario: Areas that do not meet on the border are no place for her
      Given the Moon Princess stands between M1, B and C
      When somebody wants to move the Moon Princess between M1, B and X
      Then the rules refuse it: "In three areas at once"
      And the Moon Princess stands between M1, B and C

  @rule.princess.control
  Rule: She controls her three areas

    @ex.princess-control
    Scenario: Two player tokens stay but do not count while she is there
      Given B carries a territory token of the Nomads
      And C carries a territory token of the Boarlords
      And the Moon Princess stands between M1, D and E
      And the Moon Princess card "Tide" moves her 2 steps counterclockwise
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M1, B and C
      And M1, B and C are controlled by the Oni
      And B carries a territory token of the Nomads
      And C carries a territory token of the Boarlords

    Scenario: Tokens count again when she moves away
      Given B carries a territory token of the Nomads
      And C carries a territory token of the Boarlords
      And the Moon Princess stands between M1, B and C
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then B is controlled by the Nomads
      And C is controlled by the Oni

    Scenario: Tokens count again when she is destroyed
      Given B carries a territory token of the Nomads
      And the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      When the Boarlords play the combat card "Annihilation" in C and deal 60 damage
      Then the Moon Princess is not on the board
      And B is controlled by the Nomads

    Scenario: The Oni attack a player's area that she controls
      Given B carries a territory token of the Nomads
      And A, C, D, E, F, G, H and X carry an Oni territory token
      And the Moon Princess stands between M1, B and C
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked B

    @question
    Scenario: Without any token the Oni control the Moon and just the two areas outside where she stands
      Given the Moon Princess stands between M1, A and B
      And the Moon Princess card "Tide" moves her 1 step clockwise
      Then just M1, M2, A and B are controlled by the Oni
      When the Moon Princess card "Tide" is carried out
      Then just M1, M2, B and C are controlled by the Oni

  @rule.princess.control-always
  Rule: Blocks and stronger units do not end her control

    Scenario: She controls areas behind Blocks and with strong units
      Given a Block separates M1 from B
      And a Block separates B from C
      And these player units are in play
        | area | faction | number | conquest points | life |
        | C    | Nomads  | 5      | 30              | 10   |
      And C carries a territory token of the Nomads
      And the Moon Princess stands between M1, C and D
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And the Moon Princess card "Tide" moves her 1 step counterclockwise
      When the Moon Princess card "Tide" is carried out
      Then M1, B and C are controlled by the Oni

  @rule.princess.no-conquest
  Rule: Her control is not an attack

    Scenario: No token, no damage and no counterattack come with her
      Given C carries a territory token of the Nomads
      And these player units are in play
        | area | faction | number | conquest points | life |
        | C    | Nomads  | 2      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      And the Moon Princess stands between M1, D and E
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And the Moon Princess card "Tide" moves her 1 step counterclockwise
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M1, C and D
      And nobody has anything to choose
      And C carries a territory token of the Nomads
      And D carries no territory token
      And these player units are in C
        | faction | number |
        | Nomads  | 2      |

  @rule.princess.border
  Rule: She moves along the purple border, one intersection a step

    Scenario Outline: Each step leads to the next intersection
      Given the Moon Princess stands between M1, A and B
      And the Moon Princess card "Tide" moves her <steps> steps <direction>
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between <end>

      Examples:
        | steps | direction        | end         |
        | 1     | clockwise        | M1, B and C |
        | 4     | clockwise        | M1, M2 and E |
        | 5     | clockwise        | M2, E and F |
        | 1     | counterclockwise | M1, M2 and A |
        | 2     | counterclockwise | M2, A and H |
        | 10    | clockwise        | M1, A and B |

    Scenario: A card with a destination takes her to the first intersection there
      Given the Moon Princess stands between M1, A and B
      And the Moon Princess card "Tide" moves her clockwise until she is in F
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M2, E and F

  @rule.princess.always-moves
  Rule: She always moves at least one step

    @ex.princess-on-target
    Scenario: Where she is already on target she still moves one step
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess card "Tide" moves her clockwise until she is in B
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M1, C and D

    Scenario: One step from the target she stops on it
      Given the Moon Princess stands between M1, C and D
      And the Moon Princess card "Tide" moves her counterclockwise until she is in B
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M1, B and C

  @rule.princess.unhindered
  Rule: Units and Blocks neither stop nor damage her

    Scenario: She passes units and Blocks unharmed
      Given a Block separates B from C
      And a Block separates M1 from C
      And these player units are in play
        | area | faction | number | conquest points | life |
        | C    | Nomads  | 4      | 30              | 10   |
      And the Moon Princess stands between M1, A and B
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 10 life
      And the Moon Princess card "Tide" moves her 3 steps clockwise
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M1, D and E

  @rule.princess.back
  Rule: She comes back near the last player in initiative

    Scenario: Due to act and not on the board, she is placed and no card is drawn
      Given the initiative order is Nomads and Boarlords
      And the Homezone of the Boarlords lies next to F
      And F carries a territory token of the Nomads
      And E carries a territory token of the Nomads
      And the Moon Princess deck is, from the top, "Tide"
      And the white phase has begun
      When the phase of the Nomads begins
      Then no Moon Princess card is discarded
      And the Moon Princess stands between M2, E and F

    @ex.princess-again
    Scenario: She comes back nearest to the Homezone of the last player, where it is worst
      Given the initiative order is Nomads and Boarlords
      And the Homezone of the Nomads lies next to C
      And the Homezone of the Boarlords lies next to X
      And A carries a territory token of the Nomads
      When the Moon Princess comes back
      Then the Moon Princess stands between M2, A and H

    Scenario: She comes back only when she is next due to act
      Given the initiative order is Nomads
      And the Homezone of the Nomads lies next to B
      And the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      When the Nomads play the combat card "Annihilation" in C and deal 60 damage
      Then the Moon Princess is not on the board

    @reading.C99=b
    Scenario: Read the other way, she comes back as soon as she is destroyed
      Given the initiative order is Nomads
      And the Homezone of the Nomads lies next to B
      And C carries a territory token of the Nomads
      And the Moon Princess stands between M1, D and E
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      When the Nomads play the combat card "Annihilation" in D and deal 60 damage
      Then the Moon Princess stands between M1, B and C

    @reading.C39=b
    Scenario: Read the other way, she comes back on any intersection
      Given the initiative order is Nomads
      And the Homezone of the Nomads lies next to B
      When the Moon Princess comes back
      Then the players choose one of these intersections
        | areas     |
        | M1, M2, A |
        | M1, A, B  |
        | M1, B, C  |
        | M1, C, D  |
        | M1, D, E  |
        | M1, M2, E |
        | M2, E, F  |
        | M2, F, G  |
        | M2, G, H  |
        | M2, H, A  |

    Scenario: She comes back next to a Home token as next to a Homezone
      Given the initiative order is Nomads and Sentinels
      And the Homezone of the Nomads lies next to D
      And the Home token of the Sentinels lies in X
      And G carries a territory token of the Nomads
      When the Moon Princess comes back
      Then the Moon Princess stands between M2, G and H

  @rule.princess.back-tie
  Rule: Of equally near places she takes the worst for the players

    Scenario: The place that cancels most player tokens is taken
      Given the initiative order is Nomads
      And the Homezone of the Nomads lies next to C
      And B and C carry a territory token of the Nomads
      When the Moon Princess comes back
      Then the Moon Princess stands between M1, B and C

    Scenario: Between equally bad places the players choose
      Given the initiative order is Nomads
      And the Homezone of the Nomads lies next to C
      When the Moon Princess comes back
      Then the players choose one of these intersections
        | areas    |
        | M1, B, C |
        | M1, C, D |
      When the players put the Moon Princess between M1, C and D
      Then the Moon Princess stands between M1, C and D

  @rule.princess.placement
  Rule: No effect changes where she comes into play

    @ex.rocket-attack
    Scenario: Rocket Attack does not divert the Moon Princess
      When the Cybersamurai want to change with "Rocket Attack" where the Moon Princess comes into play
      Then the rules refuse it: "Nobody diverts her"
      And the Moon Princess is not on the board

  @rule.princess.battles
  Rule: She takes part in every battle in her areas

    Scenario Outline: Her conquest points count for the Oni in their attack
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth <points> conquest points and 30 damage, and has 60 life
      And A, C, D, E, F, G, H and X carry an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 6      | 10              | 10   |
      When the Oni make 1 attack
      Then the Nomads have taken <damage> damage in B

      Examples:
        | points | damage |
        | 50     | 40     |
        | 49     | 0      |

    Scenario: Alone she attacks nothing
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      When the Oni make their attacks
      Then the Oni have attacked no area

    Scenario: With another Oni beside her the area falls
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And A, C, D, E, F, G, H and X carry an Oni territory token
      And B carries a territory token of the Nomads
      And these Oni are in play
        | area | Oni       | number |
        | D    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | D    | B  |

    @reading.C100=b
    Scenario: Read the other way, she alone is enough in her own areas
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And A, C, D, E, F, G, H and X carry an Oni territory token
      And B and M1 carry a territory token of the Nomads
      And these player units are in play
        | area | faction | number | conquest points | life |
        | M1   | Nomads  | 6      | 10              | 10   |
      And these Oni are in play
        | area | Oni       | number |
        | D    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And no Oni has moved

    Scenario: Her conquest points defend an area against the players
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 4      | 10              | 10   |
      When the Nomads play the combat card "Conquest" in B and conquer it
      Then the rules refuse it: "Part of every battle"
      And B carries no territory token

  @rule.princess.counter
  Rule: She answers every combat action with her standard counter

    @ex.standard-counter
    Scenario Outline: Half of the attacker's units, rounded up, become Oni
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | number  | conquest points | life |
        | B    | Nomads  | <units> | 10              | 10   |
      When the Nomads play the combat card "Devastation" in B
      Then <replaced> Large Oni and 0 Small Oni are left in B

      Examples:
        | units | replaced |
        | 1     | 1        |
        | 2     | 1        |
        | 3     | 2        |
        | 4     | 2        |
        | 5     | 3        |
        | 6     | 3        |
        | 7     | 4        |

    Scenario: The attacker's other half stays, and so do all others
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | B    | Nomads    | 3      | 10              | 10   |
        | B    | Boarlords | 2      | 10              | 10   |
        | C    | Nomads    | 4      | 10              | 10   |
      When the Nomads play the combat card "Devastation" in B
      Then these player units are in B
        | faction   | number |
        | Nomads    | 1      |
        | Boarlords | 2      |
      And these player units are in C
        | faction | number |
        | Nomads  | 4      |

    @reading.C42=b
    Scenario: Read the other way, all of the attacker's units count
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 1      | 10              | 10   |
        | F    | Nomads  | 2      | 10              | 10   |
      When the Nomads play the combat card "Devastation" in B
      Then the Nomads choose which unit becomes an Oni
        | area |
        | B    |
        | F    |
      When the Nomads turn a unit "Nomads" in F into an Oni
      And the Nomads turn a unit "Nomads" in F into an Oni
      Then no player units are in F
      And these Oni are in F
        | Oni       | number |
        | Large Oni | 2      |

    Scenario: Between units that differ the attacker chooses
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | unit    | number | conquest points | life |
        | B    | Nomads  | "Rider" | 1      | 10              | 10   |
        | B    | Nomads  | "Scout" | 1      | 5               | 10   |
      When the Nomads play the combat card "Devastation" in B
      Then the Nomads choose which unit becomes an Oni
        | unit    | area |
        | "Rider" | B    |
        | "Scout" | B    |
      When the Nomads turn a unit "Scout" in B into an Oni
      Then these player units are in B
        | faction | unit    | number |
        | Nomads  | "Rider" | 1      |

    Scenario: She answers even an attack that destroys her
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 2      | 10              | 10   |
      When the Nomads play the combat card "Annihilation" in B and deal 60 damage
      Then the Moon Princess is not on the board
      And these player units are in B
        | faction | number |
        | Nomads  | 1      |

    Scenario: She does not answer an attack without a combat card, nor one elsewhere
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 2      | 10              | 10   |
        | D    | Nomads  | 2      | 10              | 10   |
      And these Oni are in play
        | area | Oni       | number |
        | D    | Small Oni | 1      |
      When the Nomads use mines in B
      And the Nomads play the combat card "Devastation" in D
      Then momentum is 2
      Then these player units are in B
        | faction | number |
        | Nomads  | 2      |
      And these player units are in D
        | faction | number |
        | Nomads  | 2      |

    Scenario: Nobody else chooses which of the attacker's units becomes an Oni
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And the initiative order is Nomads and Boarlords
      And these player units are in play
        | area | faction | unit    | number | conquest points | life |
        | B    | Nomads  | "Rider" | 1      | 10              | 10   |
        | B    | Nomads  | "Scout" | 1      | 10              | 10   |
      When the Nomads play the combat card "Devastation" in B
      And the Boarlords turn a unit "Rider" in B into an Oni
      Then the rules refuse it: "The standard counter"
      When the Nomads turn a unit "Scout" in B into an Oni
      Then 1 unit "Rider" of the Nomads is in B
      And 0 units "Scout" of the Nomads are in B

    Scenario: She answers Snipe like any other combat card
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction        | number | conquest points | life |
        | B    | Kampfgruppe 03 | 2      | 10              | 10   |
      When the Kampfgruppe 03 use Snipe in B
      Then 1 Large Oni is in B
      And 1 unit "Kampfgruppe 03" of the Kampfgruppe 03 is in B
      And the reason for no momentum is "Ranged attacks"

  @rule.princess.counter-oni
  Rule: Units become the largest available Oni

    Background:
      Given the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 7      | 10              | 10   |

    Scenario: After the last Large Oni come Medium and Small ones
      Given only these Oni are available
        | Oni        | number |
        | Large Oni  | 2      |
        | Medium Oni | 1      |
        | Small Oni  | 5      |
      When the Nomads play the combat card "Devastation" in B
      Then these Oni are in B
        | Oni        | number |
        | Large Oni  | 2      |
        | Medium Oni | 1      |
        | Small Oni  | 1      |

    Scenario: Units stay when no Oni is available
      Given only these Oni are available
        | Oni       | number |
        | Large Oni | 1      |
      When the Nomads play the combat card "Devastation" in B
      Then these player units are in B
        | faction | number |
        | Nomads  | 6      |

    @question
    Scenario: With one Large Oni left the second unit becomes a Medium one
      Given only these Oni are available
        | Oni        | number |
        | Medium Oni | 3      |
        | Large Oni  | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | C    | Nomads  | 3      | 10              | 10   |
      When the Nomads play the combat card "Devastation" in C
      Then 1 Large Oni is in C
      And 1 Medium Oni is in C
      And 1 unit "Nomads" of the Nomads is in C

  @rule.princess.attack
  Rule: She attacks in all her areas at once, then players counterattack in initiative order

    Background:
      Given the initiative order is Boarlords, Nomads and Fireborn
      And the Moon Princess stands between M1, B and C
      And the Moon Princess is worth 50 conquest points and 20 damage, and has 60 life
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | M1   | Nomads    | 3      | 10              | 10   |
        | B    | Boarlords | 3      | 10              | 10   |
        | D    | Fireborn  | 3      | 10              | 10   |

    @ex.princess-attacks
    Scenario: The players attacked answer in initiative order after all three areas
      Given the counterattack "Protection" prevents 10 damage
      When the Moon Princess attacks
      Then the Boarlords may counterattack with "Protection"
      When the Boarlords answer with "Protection"
      Then the Nomads may counterattack with "Protection"
      When the Nomads answer with "Protection"
      Then the Moon Princess has been answered
        | faction   | counterattack | area |
        | Boarlords | "Protection"  | B    |
        | Nomads    | "Protection"  | M1   |

    Scenario: Of two players in one area only one answers the Moon Princess
      Given the initiative order is Nomads, Boarlords and Fireborn
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | M1   | Boarlords | 1      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      When the Moon Princess attacks
      Then the Nomads may counterattack with "Protection"
      When the Nomads answer with "Protection"
      Then the Boarlords may counterattack with "Protection"
      When the Boarlords answer with "Protection"
      Then the Moon Princess has been answered
        | faction   | counterattack | area |
        | Nomads    | "Protection"  | M1   |
        | Boarlords | "Protection"  | B    |
      And nobody has anything to choose

    Scenario: A counterattack against the Moon Princess saves units in its area
      Given the counterattack "Protection" prevents 10 damage
      When the Moon Princess attacks
      And the Boarlords answer with "Protection"
      And the Nomads answer with "Protection"
      Then these player units are in B
        | faction   | number |
        | Boarlords | 2      |
      And these player units are in M1
        | faction | number |
        | Nomads  | 2      |

    Scenario: Her damage strikes each of her areas and no other
      When the Moon Princess attacks
      Then the Nomads have taken 20 damage in M1
      And the Boarlords have taken 20 damage in B
      And these player units are in D
        | faction  | number |
        | Fireborn | 3      |

    Scenario: Nobody else answers the Moon Princess for a player
      Given the counterattack "Protection" prevents 10 damage
      When the Moon Princess attacks
      And the Nomads choose no counterattack
      Then the rules refuse it: "She attacks in three areas"
      When the Boarlords choose no counterattack
      And the Nomads answer with "Protection"
      Then the Moon Princess has been answered
        | faction | counterattack | area |
        | Nomads  | "Protection"  | M1   |
      And these player units are in B
        | faction   | number |
        | Boarlords | 1      |

    Scenario: Her attack is none of the attacks that the Oni make before a player
      Given A carries an Oni territory token
      And C, D, E, F, G, H and X carry an Oni territory token
      When the Oni make 1 attack
      Then the Oni have attacked no area
      When the Moon Princess attacks
      Then the Oni have attacked no area
      And the Boarlords have taken 20 damage in B

    Scenario: While the game is being set up she does not attack
      Given the game is being set up
      When the Moon Princess attacks
      Then the rules refuse it: "The steps of a round"
      And the Boarlords have taken 0 damage in B
