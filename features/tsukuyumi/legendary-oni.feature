Feature: Legendary Oni

  Background:
    Given the Oni are worth
      | Oni        | conquest points | damage | life |
      | Small Oni  | 10              | 10     | 10   |
      | Medium Oni | 20              | 20     | 20   |
      | Large Oni  | 30              | 30     | 30   |
    And the legendary Oni are worth
      | legendary Oni | conquest points | damage | life |
      | Ronin         | 40              | 30     | 40   |
      | Dark Observer | 40              | 30     | 40   |
      | Three Shadows | 20              | 20     | 20   |
      | Merchant      | 30              | 20     | 30   |
      | Abyssal       | 50              | 40     | 50   |
      | Gambler       | 30              | 20     | 30   |
      | Skybound      | 80              | 50     | 60   |
      | Defiler       | 40              | 30     | 40   |

  @rule.legendary.cards
  Rule: Each legendary Oni has its card, if there is a figure

    Scenario: A card without any figure is removed before the game
      Given the legendary Oni cards from the top are Ronin, Gambler and Merchant
      And there is neither a miniature nor a standee of the Gambler
      When the legendary Oni cards without a figure are removed
      Then the legendary Oni left to draw are Ronin and Merchant

    Scenario: Cards with a figure all stay
      Given the legendary Oni cards from the top are Ronin, Gambler and Merchant
      When the legendary Oni cards without a figure are removed
      Then the legendary Oni left to draw are Ronin, Gambler and Merchant

    Scenario: A legendary Oni in play does not come a second time
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And the card of the Ronin places it in A
      When the Ronin comes into play
      Then the rules refuse it: "One card each"
      And these legendary Oni are in A: Ronin

  @rule.legendary.pile
  Rule: The pile stays face down

    Scenario: Nobody looks at the pile
      Given the legendary Oni cards from the top are Ronin and Gambler
      When somebody wants to look at the legendary Oni cards
      Then the rules refuse it: "The face-down pile"
      And the legendary Oni left to draw are Ronin and Gambler

  @rule.legendary.any-number
  Rule: Any number can be in play at once

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the card of the Defiler places it in B

    Scenario: A seventh legendary Oni joins six
      Given these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Ronin         |        |
        | A    | Dark Observer |        |
        | A    | Three Shadows | 3      |
        | A    | Merchant      |        |
        | A    | Abyssal       |        |
        | A    | Gambler       |        |
      When the Defiler comes into play
      Then these legendary Oni are in B: Defiler

    Scenario: An eighth does not come
      Given these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Ronin         |        |
        | A    | Dark Observer |        |
        | A    | Three Shadows | 3      |
        | A    | Merchant      |        |
        | A    | Abyssal       |        |
        | A    | Gambler       |        |
        | A    | Skybound      |        |
      And the legendary Oni cards from the top are Defiler
      When the Defiler comes into play
      Then no legendary Oni are in B
      And no legendary Oni cards are left to draw

  @rule.legendary.are-oni
  Rule: Legendary Oni count as Oni

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Merchant      |

    Scenario: A legendary Oni moves, conquers and deals damage
      Given these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 3      | 10              | 10   |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Merchant      | A    | B  |
      And the Nomads have taken 20 damage in B
      And these legendary Oni are in B: Merchant

    Scenario: The smallest sufficient Oni moves, legendary or not
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And no legendary Oni has moved

    Scenario: Between a legendary Oni and an equal one the players choose
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 3      | 10              | 10   |
      When the Oni make 1 attack
      And the players send the Merchant from A
      Then these legendary Oni are in B: Merchant
      And no Oni are in B

  @rule.legendary.never-available
  Rule: Legendary Oni are never available

    Scenario: With no Oni left, no legendary Oni is placed in a conquered area
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Merchant      |
      And the legendary Oni cards from the top are Ronin
      And only these Oni are available
        | Oni       | number |
      When the Oni make 1 attack
      Then A carries an Oni territory token
      And no Oni are in A
      And these legendary Oni are in A: Merchant
      And the legendary Oni left to draw are Ronin

    Scenario: The strongest available Oni is a Large one, not a legendary one
      Given the areas
        | area | ground      | next to |
        | M    | moon area   | A, B    |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the Moon Princess stands between M, A and B
      And the Moon Princess is worth 50 conquest points and 30 damage, and has 60 life
      And the legendary Oni cards from the top are Ronin
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Nomads play the combat card "Devastation" in A
      Then these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |
      And no legendary Oni are in A
      And the legendary Oni left to draw are Ronin

  @rule.legendary.enter
  Rule: The top card says where a legendary Oni enters

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, C    |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And the card of the Ronin places it in B
      And the card of the Three Shadows places it in A, B and C

    Scenario: The card drawn is revealed and followed
      Given the legendary Oni cards from the top are Ronin and Merchant
      When a card brings a legendary Oni into play
      Then these legendary Oni are in B: Ronin
      And the legendary Oni left to draw are Merchant

    Scenario: The Three Shadows enter with all their figures
      Given the legendary Oni cards from the top are Three Shadows
      When a card brings a legendary Oni into play
      Then these legendary Oni are in A: Three Shadows
      And these legendary Oni are in B: Three Shadows
      And these legendary Oni are in C: Three Shadows

    Scenario: Another legendary Oni than the top card does not come
      Given the legendary Oni cards from the top are Ronin and Merchant
      When the Merchant comes into play
      Then the rules refuse it: "Coming into play"
      When the Ronin comes into play
      Then these legendary Oni are in B: Ronin
      And the legendary Oni left to draw are Merchant

    Scenario: From an empty pile nobody comes
      Given the legendary Oni cards from the top are Ronin
      And the card of the Merchant places it in C
      When a card brings a legendary Oni into play
      And the Merchant comes into play
      Then the rules refuse it: "Coming into play"
      And no legendary Oni are in C

  @rule.legendary.placement
  Rule: No effect changes where a legendary Oni comes into play

    @ex.rocket-attack
    Scenario: Rocket Attack does not divert a legendary Oni
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the Cybersamurai want to change with "Rocket Attack" where the Ronin comes into play
      Then the rules refuse it: "Nobody diverts them"
      And no legendary Oni are in A

  @rule.legendary.destroyed
  Rule: Legendary Oni are destroyed like others

    Background:
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Merchant      |
      And the legendary Oni cards from the top are Ronin

    Scenario: Enough damage destroys it, with the additional momentum, and its card is gone
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      Then no legendary Oni are in A
      And momentum is 4
      And the legendary Oni left to draw are Ronin

    Scenario: Less damage does not destroy it
      When the Nomads play the combat card "Annihilation" in A and deal 29 damage
      Then these legendary Oni are in A: Merchant
      And momentum is 3

    Scenario: A legendary Oni that was destroyed does not come again
      Given the card of the Merchant places it in A
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      And the Merchant comes into play
      Then the rules refuse it: "Destroying them"
      And no legendary Oni are in A

  @rule.ronin.range
  Rule: The Ronin moves up to three areas

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor | E       |
        | E    | Ocean Floor |         |
      And A, B and C carry an Oni territory token

    @ex.ronin
    Scenario: The Ronin alone reaches an area three away
      Given E carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      When the Oni make 1 attack
      Then the Oni have attacked D
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Ronin         | A    | D  |

    Scenario: Other Oni beside him keep their range
      Given E carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      When the Oni make 1 attack
      Then these legendary Oni have moved
        | legendary Oni | from | to |
        | Ronin         | A    | D  |

    Scenario: Four areas are too far for him
      Given D carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      When the Oni make 1 attack
      Then the Oni have attacked no area

    @reading.C46=b
    Scenario: Read the other way, every Oni moves up to three areas with him in play
      Given E carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | E    | Ronin         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And a Block separates D from E
      When the Oni make 1 attack
      Then these Oni have moved
        | Oni       | number | from | to |
        | Small Oni | 1      | A    | D  |

    Scenario: The Moon Princess moves no farther because of him
      Given the areas
        | area | ground      | next to |
        | M    | moon area   | T1, T2, T3, T4 |
        | T1   | Ocean Floor | T2, T4  |
        | T2   | Ocean Floor | T3      |
        | T3   | Ocean Floor | T4      |
        | T4   | Ocean Floor |         |
      And clockwise around the Moon lie T1, T2, T3 and T4
      And these legendary Oni are in play
        | area | legendary Oni |
        | T1   | Ronin         |
      And the Moon Princess stands between M, T1 and T2
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between M, T2 and T3

    @question
    Scenario: A Block stops the Ronin too
      Given the areas
        | area | ground      | next to |
        | P    | Ocean Floor | Q       |
        | Q    | Ocean Floor | R       |
        | R    | Ocean Floor | S       |
        | S    | Ocean Floor |         |
      And a Block separates Q from R
      And Q, R and S carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | S    | Ronin         |
      When the Oni make their attacks
      Then P is ruled out: "Range 2"
      And these legendary Oni are in S: Ronin

  @rule.observer.attacks
  Rule: The Dark Observer's group always attacks

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
        | Z    | Ocean Floor |         |

    @ex.dark-observer
    Scenario: His group attacks although elsewhere nobody would have to move
      Given A and C carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
        | Z    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And these Oni have moved
        | Oni           | number | from | to |
        | Large Oni     | 1      | A    | B  |
        | Dark Observer | 1      | A    | B  |
      And these legendary Oni are in B: Dark Observer

    Scenario: The second attack is a normal one
      Given A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
      And these Oni are in play
        | area | Oni       | number |
        | Z    | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked B and Z

    Scenario: His group goes no farther than its slowest Oni
      Given the areas
        | area | ground      | next to |
        | D    | Ocean Floor | C       |
      And A, B and C carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
        | A    | Ronin         |
      When the Oni make 1 attack
      Then the Oni have attacked D
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Ronin         | A    | D  |

    Scenario: His own area comes first
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
      And these Oni are in play
        | area | Oni       | number |
        | Z    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked A

    Scenario: Where his group cannot conquer, the attack is a normal one
      Given A and C carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 5      | 10              | 10   |
      And these Oni are in play
        | area | Oni       | number |
        | Z    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked Z

    Scenario: His whole group counts together
      Given A and C carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 5      | 10              | 10   |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And these Oni have moved, among others
        | Oni       | number | from | to |
        | Small Oni | 1      | A    | B  |

    Scenario: Nobody can have the first attack made elsewhere
      Given A and C carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Dark Observer |
      And these Oni are in play
        | area | Oni       | number |
        | Z    | Small Oni | 1      |
      When somebody wants the Oni to attack Z
      Then the rules refuse it: "His group always attacks"
      When somebody wants the Oni to attack B
      And somebody wants the Oni to attack Z
      Then the Oni have attacked B and Z

  @rule.shadows.spawn
  Rule: Each area with a shadow gets two Oni at the start of the round

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, C    |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And the Oni turn card "Night" says
        | section         | says           | points |
        | round objective | "Hold an area" | 2      |

    @ex.three-shadows
    Scenario: Three shadows in three areas bring six Oni
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Three Shadows |
        | B    | Three Shadows |
        | C    | Three Shadows |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni       | number |
        | Small Oni | 2      |
      And these Oni are in B
        | Oni       | number |
        | Small Oni | 2      |
      And these Oni are in C
        | Oni       | number |
        | Small Oni | 2      |

    Scenario: Two shadows in one area bring two Oni, the smallest available
      Given these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Three Shadows | 2      |
      And only these Oni are available
        | Oni        | number |
        | Small Oni  | 1      |
        | Medium Oni | 3      |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni        | number |
        | Small Oni  | 1      |
        | Medium Oni | 1      |

    Scenario: The shadows are served before the production of the card
      Given only these Oni are available
        | Oni        | number |
        | Small Oni  | 2      |
        | Medium Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Three Shadows |
      And the Oni turn card "Night" says
        | section    | Oni       | number | area |
        | production | Small Oni | 2      | B    |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni       | number |
        | Small Oni | 2      |
      And these Oni are in B
        | Oni        | number |
        | Medium Oni | 1      |

  @rule.merchant.production
  Rule: The Merchant takes a production point in the black phase

    Background:
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the initiative order is Nomads
      And the action card "1" offers
        | phase | action    | kind       | points |
        | white | "Recruit" | production | 3      |
        | black | "Build"   | production | 3      |
      And the action card "2" offers
        | phase | action    | kind       | points |
        | black | "Forge"   | production | 2      |
      And the Nomads have chosen "1"
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Merchant      |

    @ex.merchant
    Scenario: Of three production points two are left
      Given it is the black phase of the Nomads
      When the Nomads use 3 of the action "Build"
      Then the rules refuse it: "One production point fewer"
      When the Nomads use 2 of the action "Build"
      Then the Nomads have used 2 of the action "Build"

    Scenario: Of two production points one is left
      Given the Nomads have chosen "2"
      And it is the black phase of the Nomads
      When the Nomads use 2 of the action "Forge"
      Then the rules refuse it: "One production point fewer"

    Scenario: Of all production points of a card he takes one, whatever action they belong to
      Given the action card "3" offers
        | phase | action    | kind       | points |
        | black | "Build"   | production | 3      |
        | black | "Forge"   | production | 2      |
      And the Nomads have chosen "3"
      And it is the black phase of the Nomads
      When the Nomads use 3 of the action "Build"
      And the Nomads use 2 of the action "Forge"
      Then the rules refuse it: "One production point fewer"
      When the Nomads use 1 of the action "Forge"
      Then the Nomads can use 0 more of the action "Forge"

    @reading.C48=b
    Scenario: Read the other way, two production points stay two
      Given the Nomads have chosen "2"
      And it is the black phase of the Nomads
      When the Nomads use 2 of the action "Forge"
      Then the Nomads have used 2 of the action "Forge"

    @reading.C48=b
    Scenario Outline: Read the other way, what the card shows decides, not what a bonus adds
      Given the Nomads have chosen <card>
      And it is the black phase of the Nomads
      And the Nomads have the ability "Forges": 1 more production in the green phase
      When the Nomads use <used> of the action <action>
      Then the Nomads have used <used> of the action <action>
      When the Nomads use 1 of the action <action>
      Then the rules refuse it: "Free use of actions"

      Examples:
        | card | action  | used |
        | "1"  | "Build" | 3    |
        | "2"  | "Forge" | 3    |

    Scenario: In the white phase he takes nothing
      Given it is the white phase of the Nomads
      When the Nomads use 3 of the action "Recruit"
      Then the Nomads have used 3 of the action "Recruit"

    @question
    Scenario: A bonus makes up for the point that the Merchant takes
      Given it is the black phase of the Nomads
      And the Nomads have the ability "Forges": 1 more production in the green phase
      Then the Nomads can use 3 more of the action "Build"
      When the Nomads use 1 of the action "Build"
      Then the Nomads can use 2 more of the action "Build"

  @rule.abyssal.third
  Rule: The Abyssal makes a third attack

    Scenario: After two attacks the Abyssal makes its own
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
        | Y    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | Y    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between Y and Z
      When the players choose Z
      Then the Oni have attacked Z, Y and B
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Abyssal       | A    | B  |

    Scenario: In its own area the Abyssal attacks together with the Oni there
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | Y    | Ocean Floor |
        | Z    | Ocean Floor |
      And Y and Z carry a priority token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | Y    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 6      | 10              | 10   |
      When the Oni make their attacks
      And the players choose Y
      Then the Oni have attacked Y, Z and A
      And no legendary Oni has moved

    Scenario: Oni that are there already help the Abyssal
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
        | Y    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
        | Y    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 6      | 10              | 10   |
      When the Oni make their attacks
      And the players choose Y
      Then the Oni have attacked Y, Z and B
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Abyssal       | A    | B  |

    Scenario: The Abyssal goes where other Oni could conquer without moving
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, Y, Z |
        | B    | Ocean Floor |         |
        | Y    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A carries an Oni territory token
      And B carries a priority token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
        | Y    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      When the Oni make their attacks
      Then the players choose between Y and Z
      When the players choose Z
      Then the Oni have attacked B, Z and Y
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Abyssal       | A    | Y  |

    @question
    Scenario: With the Abyssal in play three attacks come before a player
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | Z    | Small Oni | 1      |
      And the black phase has begun
      Then the Oni still make 3 attacks before the next player
      When the Oni make 1 attack
      Then the Oni have attacked Z
      And the Oni still make 2 attacks before the next player
      When the Oni make 2 attacks
      Then the Oni have attacked Z, B and C
      And these Oni have moved
        | Oni     | number | from | to |
        | Abyssal | 1      | A    | B  |
        | Abyssal | 1      | B    | C  |

    Scenario: The Abyssal attacks once before each player
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor |         |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And the black phase has begun
      When the Oni make their attacks
      And the Oni make 1 attack
      Then the rules refuse it: "Two Oni attacks"
      When the phase of the Nomads begins
      And the Nomads pass
      Then the Oni still make 3 attacks before the next player

    Scenario: Nobody acts before the Abyssal has made its attack
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A and Z carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | Z    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the black phase has begun
      When the Oni make 2 attacks
      And the Nomads pass
      Then the rules refuse it: "Before each player acts"
      And the Oni still make 1 attack before the next player
      When the phase of the Nomads begins
      Then it is the black phase of the Nomads
      And the Oni still make 0 attacks before the next player

    @question
    Scenario: With Dark Observer and Abyssal there are his attack, a normal one and the Abyssal's
      Given the areas
        | area | ground      | next to |
        | O    | Ocean Floor | P       |
        | P    | Ocean Floor |         |
        | X    | Ocean Floor | Y       |
        | Y    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And O and X carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | O    | Dark Observer |
        | X    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | Z    | Small Oni | 1      |
      When the Oni make their attacks
      Then the Oni have attacked P, Z and Y

  @rule.abyssal.transfer
  Rule: The third attack passes to a group that the players choose

    @ex.abyssal
    Scenario: The players choose who attacks for a blocked Abyssal
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
        | W    | Ocean Floor |         |
        | X    | Ocean Floor | Y, Z    |
        | Y    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A, C and X carry an Oni territory token
      And a Block separates A from B
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni        | number |
        | C    | Medium Oni | 1      |
        | X    | Small Oni  | 1      |
        | W    | Small Oni  | 1      |
        | Y    | Small Oni  | 1      |
      When the Oni make their attacks
      Then the players choose between W and Y
      When the players choose W
      Then the players choose between C, X and Y
      When the players choose C
      Then the Oni have attacked W, Y and B
      And these Oni have moved
        | Oni        | number | from | to |
        | Medium Oni | 1      | C    | B  |

    Scenario: The Abyssal takes no part in the attack that passes to others
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
        | Y    | Ocean Floor |         |
        | Z    | Ocean Floor |         |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | Y    | Small Oni | 1      |
        | Z    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 6      | 10              | 10   |
      When the Oni make their attacks
      And the players choose Y
      Then the Oni have attacked Y and Z
      And nobody has anything to choose

    Scenario: If no group can conquer either, there is no third attack
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Abyssal       |
      When the Oni make their attacks
      Then the Oni have attacked no area

  @rule.gambler.roll
  Rule: A die decides the Gambler's effect

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the card of the Gambler places it in B
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |

    Scenario Outline: The roll decides, here whether attacks bring one more momentum
      Given the Gambler's die shows <face>
      When the Gambler comes into play
      And the Nomads play the combat card "Conquest" in A
      Then momentum is <momentum>

      Examples:
        | face | momentum |
        | 2    | 3        |
        | 3    | 2        |
        | 4    | 2        |
        | 5    | 2        |

  @rule.gambler.one
  Rule: Gambler 1 strikes a unit that the players choose

    @ex.gambler-one
    Scenario: Any unit in any area can be chosen
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the card of the Gambler places it in B
      And these player units are in play
        | area | faction   | unit    | number | conquest points | life |
        | A    | Nomads    |         | 2      | 10              | 10   |
        | A    | Boarlords | "Tusk"  | 1      | 10              | 10   |
        | B    | Nomads    |         | 1      | 10              | 10   |
      And the Gambler's die shows 1
      When the Gambler comes into play
      Then the players choose the unit that the Gambler strikes
        | faction   | unit   | area |
        | Nomads    |        | A    |
        | Boarlords | "Tusk" | A    |
        | Nomads    |        | B    |
      When the players let the Gambler strike a unit "Tusk" of the Boarlords in A
      Then the Gambler has struck a unit "Tusk" of the Boarlords in A

  @rule.gambler.two
  Rule: Gambler 2 adds momentum to every attack

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these legendary Oni are in play
        | area | legendary Oni |
        | B    | Gambler       |
      And the Gambler's die has shown 2
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |

    @ex.gambler-two
    Scenario: Annihilation brings three momentum and Conquest two
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 4
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 6

    Scenario Outline: Attacks that bring no momentum bring one, other acts none
      When the <faction> use <means> in A
      Then momentum is <momentum>

      Examples:
        | faction | means                     | momentum |
        | Nomads  | the Target Finder Missile | 2        |
        | Nomads  | mines                     | 2        |
        | Nomads  | the Tetsuo Orbital Laser  | 2        |
        | Nomads  | a counterattack           | 2        |
        | Nomads  | a Block                   | 1        |
        | Nomads  | an event                  | 1        |

    Scenario: Where there are no Oni he adds nothing
      Given the areas
        | area | ground      | next to |
        | C    | Ocean Floor | A       |
      When the Nomads play the combat card "Conquest" in C
      Then momentum is 1
      And the reason for no momentum is "Areas without Oni"

    Scenario: Once he is destroyed his effect is over
      When the Nomads play the combat card "Annihilation" in B and deal 30 damage
      Then momentum is 5
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 6

    @question
    Scenario: A counterattack that destroys an Oni brings his one momentum and no other
      When the Nomads use a counterattack in A and deal 10 damage
      Then momentum is 2

  @rule.gambler.three
  Rule: Gambler 3 bars round objectives

    Background:
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the initiative order is Nomads
      And the Oni turn card "Night" says
        | section         | says           | points |
        | round objective | "Hold an area" | 3      |
      And the Gambler's die has shown 3
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Gambler       |

    @ex.gambler-three
    Scenario: A met objective brings nothing while he is in play
      Given A carries an Oni territory token
      When the Oni turn card is turned over
      Given everybody has ended the black phase
      When the round ends with its objective reached
      Then 0 tokens lie on the victory board
      And the round is over

    Scenario: Once he is destroyed objectives count again
      Given it is the black phase of the Nomads
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      And the Nomads end their phase
      And the players reach the round objective, worth 3 victory points
      Then 3 tokens lie on the victory board

  @rule.gambler.four
  Rule: Gambler 4 takes an attack in the black phase

    Background:
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the initiative order is Nomads
      And the action card "1" offers
        | phase | action   | kind   | points |
        | white | "Raid"   | combat | 3      |
        | black | "Battle" | combat | 3      |
      And the action card "3" offers
        | phase | action   | kind   | points |
        | black | "Duel"   | combat | 1      |
      And the Nomads have chosen "1"
      And the Gambler's die has shown 4
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Gambler       |

    @ex.gambler-four
    Scenario: Of three attacks two are left
      Given it is the black phase of the Nomads
      When the Nomads use 3 of the action "Battle"
      Then the rules refuse it: "Gambler 4: one attack fewer"
      When the Nomads use 2 of the action "Battle"
      Then the Nomads have used 2 of the action "Battle"

    @ex.gambler-four-least
    Scenario: A single attack stays
      Given the Nomads have chosen "3"
      And it is the black phase of the Nomads
      When the Nomads use 1 of the action "Duel"
      Then the Nomads have used 1 of the action "Duel"

    @ex.gambler-four
    Scenario: In the white phase he takes no attack
      Given it is the white phase of the Nomads
      When the Nomads use 3 of the action "Raid"
      Then the Nomads have used 3 of the action "Raid"

    Scenario: Of all attacks of a card he takes one, whatever action they belong to
      Given the action card "2" offers
        | phase | action   | kind   | points |
        | black | "Battle" | combat | 2      |
        | black | "Duel"   | combat | 1      |
      And the Nomads have chosen "2"
      And it is the black phase of the Nomads
      When the Nomads use 2 of the action "Battle"
      And the Nomads use the action "Duel"
      Then the rules refuse it: "Gambler 4: one attack fewer"
      And the Nomads can use 0 more of the action "Duel"

    Scenario: Of two combats in the black phase he leaves one combat card
      Given the action card "2" offers
        | phase | action   | kind   | points |
        | black | "Battle" | combat | 2      |
      And the Nomads have chosen "2"
      And it is the black phase of the Nomads
      When the Nomads play the combat card "Conquest" in A
      And the Nomads play the combat card "Conquest" in A
      Then the rules refuse it: "Gambler 4: one attack fewer"
      And momentum is 3

  @rule.gambler.five
  Rule: Gambler 5 slows units down

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
        | G    | Ocean Floor |         |
      And these player units are in play
        | area | faction | unit    | number | conquest points | life |
        | A    | Nomads  | "Rider" | 1      | 10              | 10   |
      And the unit "Rider" of the Nomads in A has movement 3
      And the unit "Rider" of the Nomads in A flies over Blocks

    @ex.gambler-five
    Scenario: A unit with movement 3 moves one area
      Given the Gambler's die has shown 5
      And these legendary Oni are in play
        | area | legendary Oni |
        | G    | Gambler       |
      When the Nomads move a unit "Rider" along A, B and C
      Then the rules refuse it: "Gambler 5: one area at a time"
      And no player units are in C
      When the Nomads move a unit "Rider" along A and B
      Then these player units are in B
        | faction | unit    | number |
        | Nomads  | "Rider" | 1      |

    @ex.gambler-five
    Scenario: A flying unit no longer crosses Blocks
      Given the Gambler's die has shown 5
      And these legendary Oni are in play
        | area | legendary Oni |
        | G    | Gambler       |
      And a Block separates A from B
      When the Nomads move a unit "Rider" along A and B
      Then the rules refuse it: "Gambler 5: one area at a time"
      And no player units are in B

    Scenario: Without him units move and fly as before
      Given a Block separates A from B
      When the Nomads move a unit "Rider" along A, B and C
      Then these player units are in C
        | faction | unit    | number |
        | Nomads  | "Rider" | 1      |

    Scenario: The Oni keep their range of two areas
      Given the Gambler's die has shown 5
      And these legendary Oni are in play
        | area | legendary Oni |
        | G    | Gambler       |
      And A, B and G carry an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked C

    @reading.C50=b
    Scenario: Read the other way, the Oni move one area too
      Given the Gambler's die has shown 5
      And these legendary Oni are in play
        | area | legendary Oni |
        | G    | Gambler       |
      And A, B and G carry an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni have attacked no area

    @question
    Scenario: Two of three alike units move together and one stays
      Given these player units are in play
        | area | faction | unit    | number | conquest points | life |
        | A    | Nomads  | "Scout" | 3      | 10              | 10   |
      And the unit "Scout" of the Nomads in A has movement 2
      And the Gambler's die has shown 5
      And these legendary Oni are in play
        | area | legendary Oni |
        | G    | Gambler       |
      When the Nomads move 2 units "Scout" along A, B and C
      Then the rules refuse it: "Gambler 5: one area at a time"
      When the Nomads move 2 units "Scout" along A and B
      Then 1 unit "Scout" of the Nomads is in A
      And 2 units "Scout" of the Nomads are in B

  @rule.gambler.six
  Rule: Gambler 6 brings a counter card

    Background:
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the card of the Gambler places it in A
      And the initiative order is Nomads, Boarlords and Fireborn
      And the counter cards from the top
        | card    | effect    |
        | "Storm" | permanent |
      And the Gambler's die shows 6

    @ex.gambler-six
    Scenario: A counter for all players strikes them all
      Given the counter card "Storm" applies to all players
      When the Gambler comes into play
      Then the counter card "Storm" strikes Nomads, Boarlords and Fireborn

    Scenario: Another counter strikes only the last in initiative
      When the Gambler comes into play
      Then the counter card "Storm" strikes Fireborn
      And these counter cards are in force
        | card    | faction  |
        | "Storm" | Fireborn |

    Scenario: In the last round it is a last-round counter card
      Given the last-round counter cards from the top
        | card        | effect  |
        | "Nightfall" | at once |
      And it is round 3
      When the Gambler comes into play
      Then the counter card "Nightfall" strikes Fireborn
      And these counter cards have been resolved: "Nightfall"

    Scenario: Without any counter card left nobody is struck
      Given it is round 3
      When the Gambler comes into play
      Then no counter card is in force
      And no counter card has been resolved

  @rule.skybound.preferred
  Rule: The Skybound alone does what takes several others

    Scenario: The area that the Skybound conquers alone comes before one that takes two
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
        | Y    | Ocean Floor | Z       |
        | Z    | Ocean Floor |         |
      And A and Y carry an Oni territory token
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
      And these Oni are in play
        | area | Oni       | number |
        | Y    | Large Oni | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 6      | 10              | 10   |
        | Z    | Nomads  | 6      | 10              | 10   |
      When the Oni make 1 attack
      Then the Oni have attacked B
      And these legendary Oni have moved
        | legendary Oni | from | to |
        | Skybound      | A    | B  |

  @rule.skybound.observer
  Rule: With the Dark Observer in play the Skybound does not attack

    Background:
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
        | Y    | Ocean Floor | Z       |
        | Z    | Ocean Floor |         |
      And A and Y carry an Oni territory token

    @ex.skybound-observer
    Scenario: The Dark Observer's group attacks and the Skybound stays
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
        | Y    | Dark Observer |
      When the Oni make their attacks
      Then the Oni have attacked Z
      And these legendary Oni are in A: Skybound
      And these legendary Oni are in Z: Dark Observer

    Scenario: In his area the Skybound attacks with him
      Given these legendary Oni are in play
        | area | legendary Oni |
        | Y    | Skybound      |
        | Y    | Dark Observer |
      When the Oni make 1 attack
      Then the Oni have attacked Z
      And these legendary Oni are in Z: Skybound and Dark Observer

  @rule.skybound.circles
  Rule: The Skybound circles the Moon with the Moon Princess

    Background:
      Given the areas
        | area | ground      | next to            |
        | M    | moon area   | A, B, C, D, E, F   |
        | A    | Ocean Floor | B, F, X            |
        | B    | Ocean Floor | C                  |
        | C    | Ocean Floor | D                  |
        | D    | Ocean Floor | E                  |
        | E    | Ocean Floor | F                  |
        | F    | Ocean Floor |                    |
        | X    | Ocean Floor |                    |
      And clockwise around the Moon lie A, B, C, D, E and F
      And the Moon Princess stands between M, C and D

    Scenario Outline: It moves two areas in her direction
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
      And the Moon Princess card "Tide" moves her 1 step <direction>
      When the Moon Princess card "Tide" is carried out
      Then these legendary Oni are in <end>: Skybound

      Examples:
        | direction        | end |
        | clockwise        | C   |
        | counterclockwise | E   |

    Scenario: It follows her also when an event card moves her
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
      And the initiative order is Nomads
      And the action card "1" offers
        | phase | action   | kind        | points |
        | black | "Events" | event cards | 1      |
      And the Nomads have chosen "1"
      And the event cards "Storm" lie face up
      And it is the black phase of the Nomads
      When the Nomads use an event card
      And the Nomads use it to move the Moon Princess
      And the Nomads send the Moon Princess between M, E and F
      Then these legendary Oni are in C: Skybound

    Scenario: Away from the Moon it stays
      Given these legendary Oni are in play
        | area | legendary Oni |
        | X    | Skybound      |
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then these legendary Oni are in X: Skybound
      And the Moon Princess stands between M, D and E

    Scenario: The Dark Observer does not stop the circle
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
        | X    | Dark Observer |
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then these legendary Oni are in C: Skybound

    @reading.C51=b
    Scenario: Read the other way, the Dark Observer stops the circle too
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
        | X    | Dark Observer |
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then these legendary Oni are in A: Skybound
      And the Moon Princess stands between M, D and E

  @rule.skybound.tokens
  Rule: The Skybound removes player tokens where it enters

    @ex.skybound
    Scenario: Two tokens go without a fight
      Given the areas
        | area | ground      | next to            |
        | M    | moon area   | A, B, C, D, E, F   |
        | A    | Ocean Floor | B, F               |
        | B    | Ocean Floor | C                  |
        | C    | Ocean Floor | D                  |
        | D    | Ocean Floor | E                  |
        | E    | Ocean Floor | F                  |
        | F    | Ocean Floor |                    |
      And clockwise around the Moon lie A, B, C, D, E and F
      And the Moon Princess stands between M, D and E
      And A, B and D carry a territory token of the Nomads
      And C carries a territory token of the Boarlords
      And these player units are in play
        | area | faction | number | conquest points | life |
        | B    | Nomads  | 2      | 10              | 10   |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then B and C carry no territory token
      And A and D carry a territory token of the Nomads
      And these player units are in B
        | faction | number |
        | Nomads  | 2      |

    Scenario: In an attack it takes away the token of an area it only passes
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, C, D |
        | B    | Ocean Floor | E       |
        | C    | Ocean Floor | E       |
        | D    | Ocean Floor |         |
        | E    | Ocean Floor |         |
      And A and D carry an Oni territory token
      And B carries a territory token of the Nomads
      And C carries a territory token of the Boarlords
      And these player units are in play
        | area | faction   | number | conquest points | life |
        | B    | Nomads    | 9      | 10              | 10   |
        | C    | Boarlords | 9      | 10              | 10   |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Skybound      |
      When the Oni make 1 attack
      Then the players choose between B and C
      When the players choose C
      Then the Oni have attacked E
      And C carries no territory token
      And B carries a territory token of the Nomads
      And E carries an Oni territory token

  @rule.defiler.no-conquest
  Rule: With the Defiler in play nobody conquers areas of the Oni

    Background:
      Given the areas
        | area | ground      | next to |
        | M    | moon area   | A       |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And A carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 5      | 10              | 10   |
        | B    | Nomads  | 5      | 10              | 10   |
        | M    | Nomads  | 5      | 10              | 10   |

    @ex.defiler
    Scenario: Oni are destroyed but their area is not conquered
      Given these legendary Oni are in play
        | area | legendary Oni |
        | M    | Defiler       |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then no Oni are in A
      When the Nomads play the combat card "Conquest" in A and conquer it
      Then the rules refuse it: "Destroy, but not conquer"
      And A carries an Oni territory token

    Scenario: A moon area without a token is the Oni's too, an empty area is not
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Defiler       |
      When the Nomads conquer M without a fight
      Then the rules refuse it: "Destroy, but not conquer"
      When the Nomads conquer B without a fight
      Then B carries a territory token of the Nomads

    Scenario: Without him the area is conquered
      When the Nomads play the combat card "Conquest" in A and conquer it
      Then A carries a territory token of the Nomads

    @question
    Scenario: Nobody conquers their own area back while the Moon Princess is there
      Given the areas
        | area | ground      | next to |
        | P    | Ocean Floor | Q, R    |
        | Q    | Ocean Floor | R       |
        | R    | moon area   |         |
      And the Moon Princess stands between P, Q and R
      And the Moon Princess is worth 10 conquest points and 40 damage, and has 40 life
      And P carries a territory token of the Nomads
      And these legendary Oni are in play
        | area | legendary Oni |
        | M    | Defiler       |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | P    | Nomads  | 5      | 10              | 10   |
      When the Nomads play the combat card "Conquest" in P and conquer it
      Then the rules refuse it: "Destroy, but not conquer"
