Feature: The Oni attack

  Background:
    Given the Oni are worth
      | Oni        | conquest points | damage |
      | Small Oni  | 10              | 10     |
      | Medium Oni | 20              | 20     |
      | Large Oni  | 30              | 30     |

  @rule.attack.single
  Rule: One attack both conquers and damages

    Scenario: The Oni damage the units of an area in the attack that conquers it
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Small Oni  | 1      |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 4      | 5               | 10   |
      When the Oni make their attacks
      Then the Oni have attacked A
      And A carries an Oni territory token
      And the Nomads have taken 30 damage in A
      And these player units are in A
        | faction | number |
        | Nomads  | 1      |

  @rule.attack.two
  Rule: The Oni make two attacks

    Scenario: After a single best area the second is looked for anew
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked A and B
      And these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | A    | B  |
      And C carries no territory token

    Scenario: A third attack before one player is refused
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make 3 attacks
      Then the rules refuse it: "Two Oni attacks"
      When the Oni make 1 attack
      And the Oni make 1 attack
      Then the Oni have attacked A and B
      When the Oni make 1 attack
      Then the rules refuse it: "Two Oni attacks"
      And C carries no territory token

    Scenario: With no attack under way there is no area to choose
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the players choose A
      Then the rules refuse it: "Then the players choose"
      When the players send a Small Oni from A
      Then the rules refuse it: "The smallest Oni"
      When the Nomads answer with "Protection"
      Then the rules refuse it: "The defenders' counterattack"
      When the Nomads give up a unit "Nomads"
      Then the rules refuse it: "Area with units"

    @question
    Scenario: After the first of two attacks one is left, and then none
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the black phase has begun
      Then the Oni still make 2 attacks before the next player
      When the Oni make 1 attack
      Then the Oni have attacked A, among others
      And the Oni still make 1 attack before the next player
      When the Oni make 1 attack
      Then the Oni have attacked A and B
      And the Oni still make 0 attacks before the next player

  @rule.attack.counterattack
  Rule: The counterattack comes last

    @ex.nomads-protection
    Scenario: Three Nomads answer a Large Oni with Protection and one survives
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 3      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      When the Oni make 1 attack
      Then A carries an Oni territory token
      And these player units are in A
        | faction | number |
        | Nomads  | 3      |
      And the Nomads may counterattack with "Protection"
      When the Nomads answer with "Protection"
      Then the Oni have attacked A
      And A carries an Oni territory token
      And the Nomads have taken 30 damage in A
      And these player units are in A
        | faction | number |
        | Nomads  | 1      |
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |

    @reading.C52=b
    Scenario: Read strictly, a counterattack after the losses saves nobody
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 3      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      When the Oni make their attacks
      Then no player units are in A
      And A carries an Oni territory token
      And the Nomads may counterattack with "Protection"
      When the Nomads answer with "Protection"
      Then no player units are in A

  @rule.attack.before-damage
  Rule: Conquest points are compared before the damage

    Scenario: Oni that would destroy every unit still need the conquest points first
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 16              | 10   |
      When the Oni make their attacks
      Then A is ruled out: "Compared before the damage"
      And the Oni have attacked no area
      And these player units are in A
        | faction | number |
        | Nomads  | 2      |

    Scenario: Oni with enough conquest points conquer although units survive the damage
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 15              | 20   |
      When the Oni make their attacks
      Then A carries an Oni territory token
      And these player units are in A
        | faction | number |
        | Nomads  | 1      |

  @rule.target.all
  Rule: An area must meet all conditions

    Scenario: Each area that misses one condition is ruled out for it
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor | E       |
        | E    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 2      |
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | A    | Boarlords | 3      | 10              | 20   |
        | C    | Nomads    | 2      | 10              | 20   |
      When the Oni make 1 attack
      Then A is ruled out: "Only what they can conquer"
      And B is ruled out: "Areas the Oni already hold"
      And C is ruled out: "As few Oni as possible"
      And E is ruled out: "Range 2"
      And the Oni have attacked D

  @rule.target.conquer
  Rule: The Oni attack only what they can conquer

    Scenario: Oni that are too weak stay where they are
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 21              | 30   |
      When the Oni make their attacks
      Then the Oni have attacked no area
      And A is ruled out: "Only what they can conquer"
      And these Oni are in B
        | Oni       | number |
        | Small Oni | 2      |

    Scenario: Nobody can send the Oni against an area they cannot conquer
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 21              | 30   |
      When somebody wants the Oni to attack A
      Then the rules refuse it: "Only what they can conquer"
      And the Oni have attacked no area
      And A carries no territory token

  @rule.target.equal
  Rule: A tie is enough to conquer

    Scenario: As many conquest points as the units are enough
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Small Oni  | 1      |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 30              | 40   |
      When the Oni make their attacks
      Then the Oni have attacked A

    Scenario: One conquest point less than the units is not enough
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Small Oni  | 1      |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 31              | 40   |
      When the Oni make their attacks
      Then the Oni have attacked no area

    @ex.nobody-moves
    Scenario: Oni that are stronger on the spot attack without moving anybody
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 10              | 10   |
      When the Oni make 1 attack
      Then the Oni have attacked A
      And B is ruled out: "As few Oni as possible"
      And no Oni has moved

  @rule.target.strongest
  Rule: Only the strongest player counts

    Scenario: Units of two factions are not added up
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 2      | 10              | 50   |
        | A    | Fireborn | 1      | 15              | 50   |
      And the initiative order is Nomads and Fireborn
      When the Oni make their attacks
      Then the Oni have attacked A

    Scenario: The strongest faction alone can hold an area
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries a territory token of the Nomads
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 3      | 7               | 50   |
        | A    | Fireborn | 1      | 15              | 50   |
      When the Oni make their attacks
      Then the Oni have attacked no area
      And A carries a territory token of the Nomads

    @reading.C55=b
    Scenario: Added up, two factions hold the area that neither holds alone
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 2      | 10              | 50   |
        | A    | Fireborn | 1      | 15              | 50   |
      When the Oni make their attacks
      Then the Oni have attacked no area

  @rule.target.moon
  Rule: A moon area is attacked only with a player's token

    Scenario: The Oni leave a moon area without tokens alone
      Given the areas
        | area | ground    |
        | M1   | moon area |
      And these Oni are in play
        | area | Oni       | number |
        | M1   | Small Oni | 1      |
      When the Oni make their attacks
      Then M1 is ruled out: "Moon areas"
      And the Oni have attacked no area

    Scenario: A player's territory token opens a moon area to attack
      Given the areas
        | area | ground    |
        | M1   | moon area |
      And M1 carries a territory token of the Nomads
      And these Oni are in play
        | area | Oni       | number |
        | M1   | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked M1
      And M1 carries an Oni territory token

    Scenario: Player units without a token do not open a moon area
      Given the areas
        | area | ground    |
        | M1   | moon area |
      And these Oni are in play
        | area | Oni       | number |
        | M1   | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | M1   | Nomads  | 1      | 10              | 10   |
      When somebody wants the Oni to attack M1
      Then the rules refuse it: "Moon areas"
      And these player units are in M1
        | faction | number |
        | Nomads  | 1      |

    @reading.C94=b
    Scenario: Read the other way, units alone open a moon area
      Given the areas
        | area | ground    |
        | M1   | moon area |
      And these Oni are in play
        | area | Oni       | number |
        | M1   | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | M1   | Nomads  | 1      | 10              | 10   |
      When somebody wants the Oni to attack M1
      Then the Oni have attacked M1
      And no player units are in M1

  @rule.target.oni-token
  Rule: Areas with an Oni token are not attacked

    Scenario: The Oni do not attack what they already hold, even against units
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When somebody wants the Oni to attack A
      Then the rules refuse it: "Areas the Oni already hold"
      And these player units are in A
        | faction | number |
        | Nomads  | 1      |

    @reading.C56=b
    Scenario: Read the other way, units on an Oni token are attacked
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Oni make their attacks
      Then the Oni have attacked A
      And no player units are in A

  @rule.target.protected
  Rule: Protection must be matched as well

    Scenario Outline: A Stronghold adds its protection to the units in it
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the protection of A is worth <protection> conquest points
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | A    | Boarlords | 1      | 10              | 50   |
      When the Oni make their attacks
      Then <outcome>

      Examples:
        | protection | outcome                           |
        | 20         | the Oni have attacked A           |
        | 21         | A is ruled out: "Protected areas" |

  @rule.range.two
  Rule: The Oni move up to two areas

    Scenario: An Oni 2 areas away reaches the area
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | C    | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked A
      And these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | C    | A  |

    Scenario: An Oni 3 areas away does not reach the area
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   | D       |
        | D    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | D    | Small Oni | 1      |
      When the Oni make their attacks
      Then A is ruled out: "Range 2"
      And the Oni have attacked no area

    Scenario Outline: A Block lets the Oni through only where there is another way
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, C    |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And B and C carry an Oni territory token
      And these Oni are in play
        | area    | Oni       | number |
        | <start> | Small Oni | 1      |
      And a Block separates A from B
      And a Block separates <one> from <other>
      When the Oni make their attacks
      Then <outcome>

      Examples:
        | start | one | other | outcome                      |
        | B     | A   | B     | the Oni have attacked A      |
        | B     | B   | C     | the Oni have attacked no area |
        | B     | A   | C     | the Oni have attacked no area |
        | C     | B   | C     | the Oni have attacked A      |

    Scenario: Oni beyond the range do not help those within it
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   | D       |
        | D    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
        | D    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 20              | 20   |
      When somebody wants the Oni to attack A
      Then the rules refuse it: "Range 2"
      And no Oni are in A

  @rule.range.sources
  Rule: Moving Oni may come from different areas

    @ex.four-against-boarlords
    Scenario: Four Oni from different areas move against the Boarlords
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B and C |
        | B    | moon area   |         |
        | C    | moon area   | D       |
        | D    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 2      |
        | C    | Small Oni | 1      |
        | D    | Small Oni | 1      |
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | A    | Boarlords | 2      | 20              | 50   |
      Then the Oni could conquer A by moving 4 Oni
      When the Oni make 1 attack
      Then the Oni have attacked A
      And these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 2      | B    | A  |
        | Small Oni | 1      | C    | A  |
        | Small Oni | 1      | D    | A  |

  @rule.fewest.moved
  Rule: As few Oni as possible move

    @ex.large-before-small
    Scenario: The Oni move 1 Large Oni rather than 2 Small Oni
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   |         |
        | C    | Ocean Floor | D       |
        | D    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 2      |
        | D    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 20              | 50   |
        | C    | Nomads  | 1      | 20              | 50   |
      When the Oni make 1 attack
      Then the Oni have attacked C
      And A is ruled out: "As few Oni as possible"
      And these Oni have moved
        | Oni       | number | from | to |
        | Large Oni | 1      | D    | C  |

    @ex.medium-before-large
    Scenario: The Oni move 2 Medium Oni rather than 3 Large Oni
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   |         |
        | C    | Ocean Floor | D       |
        | D    | moon area   |         |
      And these Oni are in play
        | area | Oni        | number |
        | B    | Large Oni  | 3      |
        | D    | Medium Oni | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 90              | 90   |
        | C    | Nomads  | 1      | 40              | 50   |
      When the Oni make 1 attack
      Then the Oni have attacked C
      And A is ruled out: "As few Oni as possible"
      And these Oni have moved
        | Oni        | number | from | to |
        | Medium Oni | 2      | D    | C  |

    @ex.one-reinforces
    Scenario: One Oni joins three that cannot conquer alone
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |
        | B    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 4      | 10              | 20   |
      When the Oni make 1 attack
      Then the Oni have attacked A
      And these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | B    | A  |
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 4      |

    @ex.two-areas-away
    Scenario: One Oni goes 2 areas where elsewhere two Oni would have to move
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   | D       |
        | D    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | C    | Small Oni | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | D    | Nomads  | 1      | 20              | 30   |
      When the Oni make 1 attack
      Then the Oni have attacked A
      And D is ruled out: "As few Oni as possible"
      And these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | C    | A  |
      And A carries an Oni territory token
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 2      |

    Scenario: Nobody can have the Oni attack while a player acts
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And it is the black phase of the Nomads
      When somebody wants the Oni to attack A
      Then the rules refuse it: "Before each player acts"
      And A carries no territory token

  @rule.fewest.distance
  Rule: Among equally few Oni the shortest way

    Scenario: The nearer of two areas comes first
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   | D       |
        | D    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | C    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked D
      And A is ruled out: "The shortest way"

    Scenario: The nearest Oni move even when smaller ones are farther away
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Large Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make 1 attack
      Then these Oni have moved
        | Oni       | number | from | to |
        | Large Oni | 1      | B    | A  |

    Scenario: The way of all Oni that move is added up
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   | D       |
        | D    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 2      |
        | C    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 20              | 30   |
        | D    | Nomads  | 1      | 20              | 30   |
      When the Oni make 1 attack
      Then the Oni have attacked A
      And D is ruled out: "The shortest way"

    @reading.C57=b
    Scenario: If only the number counts, near and far areas are tied
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   | D       |
        | D    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | C    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the players choose between A and D

    @reading.C57=b
    Scenario: If only the number counts, the smallest Oni moves from however far
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Large Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make 1 attack
      Then these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | C    | A  |

  @rule.tie.list
  Rule: Ties are broken down a list, among eligible areas only

    Scenario: A priority token does not help an area that needs more Oni
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | D       |
        | B    | Ocean Floor |         |
        | C    | Ocean Floor |         |
        | D    | Ocean Floor |         |
      And D carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A, B and C
      And D is ruled out: "As few Oni as possible"
      When the players choose D
      Then the rules refuse it: "Then the players choose"

    Scenario: With 1 attack left two tied areas need a tie-break
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | X       |
        | B    | Ocean Floor | X       |
        | X    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And X carries an Oni territory token
      And B carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | X    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked Z and B
      And A carries no territory token

    @reading.C102=b
    Scenario: Read the other way, the players choose between two areas whatever token lies there
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | X       |
        | B    | Ocean Floor | X       |
        | X    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And X carries an Oni territory token
      And B carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | X    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A and B
      When the players choose A
      Then the Oni have attacked Z and A

    Scenario: What is left of a tie comes before an area that the first attack brings nearer
      Given the areas
        | area | ground      | next to |
        | X    | Ocean Floor | A, B    |
        | A    | Ocean Floor | C       |
        | B    | Ocean Floor |         |
        | C    | Ocean Floor |         |
      And X carries an Oni territory token
      And C carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | X    | Large Oni | 2      |
      When the Oni make 1 attack
      And the players choose A
      And somebody wants the Oni to attack C
      Then the rules refuse it: "The list of tie-breaks"
      When the Oni make 1 attack
      Then the Oni have attacked A and B

  @rule.tie.two
  Rule: Exactly two tied areas are both attacked

    @ex.two-tied
    Scenario: Two tied areas are both attacked, priority token or not
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And B carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A and B
      When the players choose A
      Then the Oni have attacked A and B
      And A and B carry an Oni territory token

    Scenario: Of two tied areas the one without a priority token can be attacked too
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And B carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
      When somebody wants the Oni to attack A
      Then the Oni have attacked A

    Scenario: When the other tied area now takes more Oni, the second area is looked for anew
      Given the areas
        | area | ground      | next to |
        | P    | Ocean Floor | D       |
        | D    | Ocean Floor | A       |
        | A    | Ocean Floor | E       |
        | E    | Ocean Floor | Q       |
        | Q    | Ocean Floor | F       |
        | F    | Ocean Floor | S       |
        | S    | Ocean Floor | X       |
        | X    | Ocean Floor |         |
      And A, D, E, F and S carry an Oni territory token
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
        | S    | Small Oni  | 2      |
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | P    | Nomads    | 1      | 20              | 30   |
        | Q    | Boarlords | 1      | 20              | 30   |
        | X    | Fireborn  | 1      | 20              | 30   |
      When the Oni make their attacks
      Then the players choose between P and Q
      When the players choose P
      Then the Oni have attacked P and X

    Scenario: Three tied areas are not all attacked
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A, B and C
      When the players choose B
      Then the players choose between A and C
      When the players choose C
      Then the Oni have attacked B and C
      And A carries no territory token

    Scenario: One Oni makes both attacks when the second area is still within range
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni        | number |
        | B    | Medium Oni | 1      |
      And D carries an Oni territory token
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 20              | 30   |
        | C    | Nomads  | 1      | 20              | 30   |
      When the Oni make their attacks
      Then the players choose between A and C
      When the players choose A
      Then the Oni have attacked A and C
      And these Oni have moved
        | Oni        | number | from | to |
        | Medium Oni | 1      | B    | A  |
        | Medium Oni | 1      | A    | C  |

    Scenario: A tied area that the first attack puts out of reach gives way to another
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | M1      |
        | M1   | moon area   | M2      |
        | M2   | moon area   | M3      |
        | M3   | moon area   | C       |
        | C    | Ocean Floor |         |
        | D    | Ocean Floor | M4      |
        | M4   | moon area   |         |
      And these Oni are in play
        | area | Oni        | number |
        | M2   | Medium Oni | 1      |
        | M4   | Small Oni  | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 20              | 30   |
        | C    | Nomads  | 1      | 20              | 30   |
        | D    | Nomads  | 1      | 20              | 30   |
      When the Oni make their attacks
      Then the players choose between A and C
      When the players choose A
      Then the Oni have attacked A and D
      And C is ruled out: "Range 2"
      And these Oni have moved
        | Oni        | number | from | to |
        | Medium Oni | 1      | M2   | A  |
        | Small Oni  | 2      | M4   | D  |

  @rule.tie.priority-token
  Rule: Priority tokens come first

    @ex.token-areas
    Scenario: Of four tied areas only those with a priority token can be chosen
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
        | D    | Ocean Floor |
      And A, B and C carry a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
        | D    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A, B and C
      And D is ruled out: "Priority tokens first"
      When the players choose D
      Then the rules refuse it: "Priority tokens first"
      When the players choose C
      Then the players choose between A and B
      When the players choose A
      Then the Oni have attacked C and A
      And A, B and C carry a priority token

    @ex.token-areas
    Scenario: Two areas with a priority token are both attacked
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
        | D    | Ocean Floor |
      And B and D carry a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
        | D    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between B and D
      When the players choose D
      Then the Oni have attacked D and B

    Scenario: A single priority token decides the first area, the players the second
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And B carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked B
      And the players choose between A and C

    Scenario: Nobody can send the Oni past a priority token
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And B carries a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      When somebody wants the Oni to attack A
      Then the rules refuse it: "Priority tokens first"
      And A carries no territory token

    @question
    Scenario: Of three tied areas the one without a priority token is no choice
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And A and B carry a priority token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A and B
      And C is not among the choices
      When the players choose B
      Then the Oni have attacked B and A
      And C carries no territory token

  @rule.tie.players
  Rule: Without priority tokens the players choose

    @ex.fireborn-tie
    Scenario: The players choose between a Fireborn and two empty areas
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 4      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Fireborn | 1      | 20              | 20   |
      When the Oni make their attacks
      Then the players choose between A, B and C
      When the players choose A
      Then no player units are in A
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 4      |
      And the players choose between B and C
      When the players choose B
      Then the Oni have attacked A and B
      And these Oni are in B
        | Oni       | number |
        | Small Oni | 2      |
      And these Oni are in C
        | Oni       | number |
        | Small Oni | 1      |

    @ex.fireborn-tie
    Scenario: The players spare the Fireborn and give the Oni two new units
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 4      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Fireborn | 1      | 20              | 20   |
      When the Oni make their attacks
      Then the players choose between A, B and C
      When the players choose B
      Then the players choose between A and C
      When the players choose C
      Then the Oni have attacked B and C
      And these player units are in A
        | faction  | number |
        | Fireborn | 1      |
      And these Oni are in B
        | Oni       | number |
        | Small Oni | 2      |
      And these Oni are in C
        | Oni       | number |
        | Small Oni | 2      |

    Scenario: While the players choose an area the Oni do nothing else, and any player may say it
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
        | C    | Ocean Floor |
      And the initiative order is Nomads and Fireborn
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
      When the Oni make their attacks
      And the Oni make their attacks
      Then the rules refuse it: "Then the players choose"
      When the phase of the Nomads begins
      Then the rules refuse it: "Then the players choose"
      And there are 3 things to choose from
      When the Boarlords choose A
      Then the rules refuse it: "Then the players choose"
      When the Fireborn choose A
      And the players choose C
      Then the Oni have attacked A and C
      And just A and C carry an Oni territory token

  @rule.oni.after-area
  Rule: First the area, then the Oni

    Scenario: Areas for a Small and for a Large Oni are tied all the same
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | D       |
        | B    | Ocean Floor | E       |
        | C    | Ocean Floor | F       |
        | D    | moon area   |         |
        | E    | moon area   |         |
        | F    | moon area   |         |
      And these Oni are in play
        | area | Oni        | number |
        | D    | Small Oni  | 1      |
        | E    | Medium Oni | 1      |
        | F    | Large Oni  | 1      |
      When the Oni make their attacks
      Then the players choose between A, B and C
      When the players choose C
      Then the players choose between A and B
      And these Oni have moved
        | Oni       | number | from | to |
        | Large Oni | 1      | F    | C  |

  @rule.oni.smallest
  Rule: The smallest sufficient Oni move

    @ex.medium-is-enough
    Scenario: Against 20 conquest points a Medium Oni moves, not a Large one
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   |         |
      And these Oni are in play
        | area | Oni        | number |
        | B    | Small Oni  | 2      |
        | B    | Medium Oni | 1      |
        | B    | Large Oni  | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 10              | 20   |
      When the Oni make 1 attack
      Then the Oni have attacked A
      And these Oni have moved
        | Oni        | number | from | to |
        | Medium Oni | 1      | B    | A  |

    Scenario: Between equal Oni of different areas the players choose
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B and C |
        | B    | moon area   |         |
        | C    | moon area   |         |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
        | C    | Small Oni | 1      |
        | C    | Large Oni | 1      |
      When the Oni make their attacks
      Then the players choose which Oni moves
        | Oni       | from |
        | Small Oni | B    |
        | Small Oni | C    |
      When the players send a Large Oni from C
      Then the rules refuse it: "The smallest Oni"
      When the players send a Small Oni from C
      Then these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | C    | A  |

    Scenario: Of several Oni the group with the fewest conquest points moves
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   |         |
      And these Oni are in play
        | area | Oni        | number |
        | B    | Medium Oni | 2      |
        | B    | Large Oni  | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 45              | 50   |
      When the Oni make their attacks
      Then these Oni have moved
        | Oni        | number | from | to |
        | Medium Oni | 1      | B    | A  |
        | Large Oni  | 1      | B    | A  |

    Scenario: Groups worth the same are left to the players
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | moon area   |         |
      And these Oni are in play
        | area | Oni        | number |
        | B    | Small Oni  | 1      |
        | B    | Medium Oni | 2      |
        | B    | Large Oni  | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 40              | 50   |
      When the Oni make their attacks
      Then the players choose which Oni moves
        | Oni        | from |
        | Small Oni  | B    |
        | Medium Oni | B    |
        | Large Oni  | B    |
      When the players send a Small Oni from B
      Then these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | B    | A  |
        | Large Oni | 1      | B    | A  |

  @rule.resolve.empty
  Rule: An empty area gets a token and the smallest available Oni

    Scenario: A conquered empty area gets a token and a new Small Oni
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      When the Oni make their attacks
      Then A carries an Oni territory token
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |
        | Large Oni | 1      |
      And these Oni are available
        | Oni        | number |
        | Small Oni  | 14     |
        | Medium Oni | 12     |
        | Large Oni  | 6      |

    Scenario: Without Small Oni the next size is placed
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries a territory token of the Nomads
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And only these Oni are available
        | Oni        | number |
        | Medium Oni | 2      |
        | Large Oni  | 1      |
      When the Oni make their attacks
      Then A carries an Oni territory token
      And these Oni are in A
        | Oni        | number |
        | Medium Oni | 1      |
        | Large Oni  | 1      |

    Scenario: With no Oni available the area is conquered without a new one
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And only these Oni are available
        | Oni       | number |
        | Small Oni | 0      |
      When the Oni make their attacks
      Then A carries an Oni territory token
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |

    @question
    Scenario: Two empty areas conquered bring two new Oni, and these are all
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Large Oni | 1      |
      When the Oni make their attacks
      And the players choose B
      Then these are all the Oni in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
        | B    | Large Oni | 1      |
        | B    | Small Oni | 1      |
      And these Oni are available
        | Oni        | number |
        | Small Oni  | 12     |
        | Medium Oni | 12     |
        | Large Oni  | 6      |

  @rule.resolve.units
  Rule: Units take damage, then the area gets a token

    Scenario: Units fall as far as the damage covers them
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries a territory token of the Nomads
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 3      | 10              | 20   |
      When the Oni make their attacks
      Then the Nomads have taken 30 damage in A
      And these player units are in A
        | faction | number |
        | Nomads  | 2      |
      And A carries an Oni territory token

    Scenario: A player chooses which of their units fall
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | unit     | number | conquest points | life |
        | A    | Nomads  | "scout"  | 1      | 5               | 10   |
        | A    | Nomads  | "rider"  | 1      | 5               | 20   |
        | A    | Nomads  | "leader" | 1      | 10              | 30   |
      When the Oni make their attacks
      Then the Nomads choose which unit falls: "scout" and "rider"
      When the Nomads give up a unit "leader"
      Then the rules refuse it: "Area with units"
      When the Nomads give up a unit "rider"
      Then these player units are in A
        | faction | unit     | number |
        | Nomads  | "scout"  | 1      |
        | Nomads  | "leader" | 1      |

    Scenario: Nobody else chooses which unit falls
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the initiative order is Nomads and Fireborn
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | unit    | number | conquest points | life |
        | A    | Nomads  | "Rider" | 1      | 5               | 20   |
        | A    | Nomads  | "Scout" | 1      | 5               | 20   |
      When the Oni make their attacks
      And the Fireborn give up a unit "Rider"
      Then the rules refuse it: "Area with units"
      And the Nomads choose which unit falls: "Rider" and "Scout"
      When the Nomads give up a unit "Scout"
      Then 1 unit "Rider" of the Nomads is in A

  @rule.resolve.no-new-oni
  Rule: No new Oni where there were units

    Scenario: Conquering an area with units brings no new Oni even when all of them fall
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Oni make their attacks
      Then no player units are in A
      And these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |
      And these Oni are available
        | Oni        | number |
        | Small Oni  | 15     |
        | Medium Oni | 12     |
        | Large Oni  | 6      |

  @rule.resolve.tokens
  Rule: Oni tokens never run out

    @ex.tokens-run-out
    Scenario: Without tokens the Oni conquer with those of an unused faction
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And 0 Oni territory tokens are left
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make their attacks
      Then A carries an Oni territory token
      And the Oni territory token of A is borrowed from an unused faction

    Scenario: The last Oni token is used before any other
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And 1 Oni territory token is left
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between A and B
      When the players choose B
      Then A and B carry an Oni territory token
      And the Oni territory token of A is borrowed from an unused faction

  @rule.defend.counterattack
  Rule: Defenders may choose a counterattack

    Scenario: A defender may choose a counterattack or none
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      And the counterattack "Ambush" prevents 0 damage
      When the Oni make their attacks
      Then the Nomads may counterattack with "Protection" and "Ambush"
      When the Nomads choose no counterattack
      Then no player units are in A

    Scenario: Nobody else counterattacks for the defender
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 2      | 10              | 10   |
        | B    | Fireborn | 2      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      When the Oni make their attacks
      And the Fireborn answer with "Protection"
      Then the rules refuse it: "The defenders' counterattack"
      When the players choose no counterattack
      Then the rules refuse it: "The defenders' counterattack"
      When the Nomads answer with "Protection"
      Then these player units are in A
        | faction | number |
        | Nomads  | 1      |

    Scenario: A chosen counterattack takes effect
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 10              | 10   |
      And the counterattack "Protection" prevents 10 damage
      When the Oni make their attacks
      And the Nomads answer with "Protection"
      Then these player units are in A
        | faction | number |
        | Nomads  | 1      |

    Scenario: A counterattack answers only an attack that has just been made there
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And it is the black phase of the Nomads
      When the Nomads use a counterattack in A
      Then the rules refuse it: "The defenders' counterattack"

    Scenario Outline: Only who was attacked in an area counterattacks there
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
        | B    | Small Oni  | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 10              | 10   |
      When the Oni make 1 attack
      And the players choose <area>
      And the <faction> use a counterattack in <area>
      Then the rules refuse it: "The defenders' counterattack"

      Examples:
        | area | faction  |
        | A    | Fireborn |
        | B    | Nomads   |

  @rule.defend.one
  Rule: Only one player counterattacks

    Scenario: Of two defenders only one may choose a counterattack
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 1      | 10              | 10   |
        | A    | Fireborn | 1      | 20              | 20   |
      And the initiative order is Fireborn and Nomads
      And the counterattack "Protection" prevents 20 damage
      When the Oni make their attacks
      Then one counterattack may be chosen
        | faction  | counterattack |
        | Nomads   | "Protection"  |
        | Fireborn | "Protection"  |
      When the Boarlords answer with "Protection"
      Then the rules refuse it: "Only one counterattack"
      When the Fireborn answer with "Protection"
      Then nobody has anything to choose
      And these player units are in A
        | faction  | number |
        | Fireborn | 1      |

    Scenario: The players may leave an attack on two defenders unanswered
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 1      | 10              | 10   |
        | A    | Fireborn | 1      | 20              | 20   |
      And the initiative order is Fireborn and Nomads
      And the counterattack "Protection" prevents 20 damage
      When the Oni make their attacks
      And the players choose no counterattack
      Then no player units are in A

    Scenario: Nobody counterattacks a second time
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni        | number |
        | A    | Medium Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 2      | 10              | 10   |
      When the Oni make 1 attack
      And the Nomads use a counterattack in A
      And the Nomads use a counterattack in A
      Then the rules refuse it: "Only one counterattack"

  @rule.defend.damage-order
  Rule: The lowest initiative takes damage first

    Scenario: The player last in the order takes damage first and the rest passes on
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 2      | 10              | 10   |
        | A    | Fireborn | 2      | 10              | 10   |
      And the initiative order is Nomads, Boarlords and Fireborn
      When the Oni make their attacks
      Then the Fireborn have taken 20 damage in A
      And the Nomads have taken 10 damage in A
      And these player units are in A
        | faction | number |
        | Nomads  | 1      |

    Scenario: Damage passes on only when a player has no unit left
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 2      | 10              | 10   |
        | A    | Fireborn | 2      | 10              | 20   |
      And the initiative order is Nomads and Fireborn
      When the Oni make their attacks
      Then the Fireborn have taken 30 damage in A
      And the Nomads have taken 0 damage in A
      And these player units are in A
        | faction  | number |
        | Nomads   | 2      |
        | Fireborn | 1      |

    @reading.C69=b
    Scenario: Read the other way, the player first in the order takes damage first
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 2      | 10              | 10   |
        | A    | Fireborn | 2      | 10              | 10   |
      And the initiative order is Nomads, Boarlords and Fireborn
      When the Oni make their attacks
      Then the Nomads have taken 20 damage in A
      And the Fireborn have taken 10 damage in A

    @question
    Scenario: While the last in initiative has a unit left, no damage passes on
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground         | next to | value |
        | A    | Mountain Range | B       | 10    |
        | B    | Ocean Floor    |         |       |
      And B carries an Oni territory token
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Nomads   | 1      | 10              | 10   |
        | A    | Fireborn | 2      | 10              | 20   |
      And these Oni are in play
        | area | Oni        | number |
        | B    | Large Oni  | 1      |
        | B    | Medium Oni | 1      |
      When the Oni make 1 attack
      Then these Oni have moved
        | Oni       | number | from | to |
        | Large Oni | 1      | B    | A  |
      And the Fireborn have taken 30 damage in A
      And the Nomads have taken 0 damage in A
      And 1 unit "Fireborn" of the Fireborn is in A
