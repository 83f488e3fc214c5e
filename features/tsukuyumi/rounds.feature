Feature: The round

  @rule.round.steps
  Rule: A round has its steps in order

    @ex.one-round
    Scenario: Cards are chosen, the turn card is carried out, both phases are played, the objective is checked
      Given the players are, clockwise, Nomads, Fireborn and Boarlords
      And the initiative order is Nomads, Fireborn and Boarlords
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And A and B carry an Oni territory token
      And the Moon Princess stands between A, B and M
      And the Moon Princess is worth 40 conquest points and 40 damage, and has 40 life
      And the action deck is, from the top, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14" and "15"
      And the Oni turn card "Night" says
        | section         | says           | points |
        | round objective | "Hold an area" | 2      |
      And the Moon Princess deck is, from the top, "Tide", "Wave" and "Ebb"
      When the action cards are dealt
      And the Nomads choose the action card "1"
      And the Fireborn choose the action card "6"
      And the Boarlords choose the action card "11"
      Then the Fireborn hold the action cards "2", "3", "4" and "5"
      When the Oni turn card is turned over
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Fireborn begins
      And the Fireborn end their phase
      And the phase of the Boarlords begins
      And the Boarlords end their phase
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Fireborn begins
      And the Fireborn end their phase
      And the phase of the Boarlords begins
      And the Boarlords end their phase
      And the round ends with its objective reached
      Then this has happened so far
        | event                | player    |
        | action cards chosen  |           |
        | Oni turn card        |           |
        | Moon Princess action | Nomads    |
        | player actions       | Nomads    |
        | Moon Princess action | Fireborn  |
        | player actions       | Fireborn  |
        | Moon Princess action | Boarlords |
        | player actions       | Boarlords |
        | Oni attacks          | Nomads    |
        | player actions       | Nomads    |
        | Oni attacks          | Fireborn  |
        | player actions       | Fireborn  |
        | Oni attacks          | Boarlords |
        | player actions       | Boarlords |
        | round objective      |           |
      And 2 tokens lie on the victory board

    Scenario: The next round begins only when this one is over
      Given it is the black phase of the Nomads
      When the next round begins
      Then the rules refuse it: "The steps of a round"
      And it is round 1

    Scenario: After the objective the next round begins
      Given the round objective has been checked
      When the next round begins
      Then it is round 2

    Scenario: No round begins after the last
      Given it is round 3
      And the round objective has been checked
      When the next round begins
      Then the rules refuse it: "The steps of a round"
      And it is round 3

    Scenario: Nobody chooses a card before the objective is checked
      Given the players are, clockwise, Nomads
      And the initiative order is Nomads
      And everybody has ended the black phase
      And the action deck is, from the top, "1", "2" and "3"
      When everybody chooses a new action card
      Then the rules refuse it: "The steps of a round"

    Scenario: After the last round nobody chooses a card
      Given the players are, clockwise, Nomads
      And it is round 3
      And the round objective has been checked
      And the action deck is, from the top, "1", "2" and "3"
      When everybody chooses a new action card
      Then the rules refuse it: "The steps of a round"

    Scenario: The next round waits for the new action cards
      Given the players are, clockwise, Nomads and Fireborn
      And the action deck is, from the top, "7", "8", "9", "10", "11" and "12"
      And the round objective has been checked
      When the next round begins
      Then the rules refuse it: "Three new cards"
      When everybody chooses a new action card
      And the Nomads choose the action card "7"
      And the Fireborn choose the action card "10"
      And everybody chooses a new action card
      Then the rules refuse it: "The steps of a round"
      When the next round begins
      Then it is round 2

    Scenario: The Oni turn card waits for the action cards
      Given the players are, clockwise, Nomads
      And the action deck is, from the top, "1", "2" and "3"
      And the Oni turn card "Night" says
        | section     | says        |
        | turn effect | "No events" |
      When the Oni turn card is turned over
      Then the rules refuse it: "The steps of a round"
      When the action cards are dealt
      And the Nomads choose the action card "2"
      And the Oni turn card is turned over
      Then the turn effect "No events" is in force

    Scenario Outline: While the game is being set up no Oni and no mines strike
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the card of the Abyssal places it in A
      And the game is being set up
      When <act>
      Then the rules refuse it: "The steps of a round"
      And no legendary Oni are in A

      Examples:
        | act                                      |
        | the Abyssal comes into play              |
        | a card brings a legendary Oni into play  |
        | the Nomads use mines in A                |
        | the Nomads use a counterattack in A      |

  @rule.round.oni
  Rule: The Oni act on three occasions

    @ex.oni-occasions
    Scenario: A round of two players has 1 card, 2 Moon Princess actions and 4 attacks
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | X       |
        | X    | Ocean Floor | B       |
        | B    | Ocean Floor | Y       |
        | Y    | Ocean Floor | C       |
        | C    | Ocean Floor | Z       |
        | Z    | Ocean Floor | D       |
        | D    | Ocean Floor |         |
        | M    | moon area   | P, Q    |
        | P    | Ocean Floor | Q       |
        | Q    | Ocean Floor |         |
      And P, Q, X, Y and Z carry an Oni territory token
      And the Moon Princess stands between P, Q and M
      And the Moon Princess is worth 40 conquest points and 40 damage, and has 40 life
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the Oni turn card "Night" says
        | section         | says           | points |
        | round objective | "Hold an area" | 2      |
      And the Moon Princess deck is, from the top, "Tide" and "Wave"
      When the Oni turn card is turned over
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Fireborn begins
      And the Fireborn end their phase
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Fireborn begins
      Then this has happened so far
        | event                | player   |
        | Oni turn card        |          |
        | Moon Princess action | Nomads   |
        | player actions       | Nomads   |
        | Moon Princess action | Fireborn |
        | player actions       | Fireborn |
        | Oni attacks          | Nomads   |
        | player actions       | Nomads   |
        | Oni attacks          | Fireborn |
        | player actions       | Fireborn |
      And the Oni have made 4 attacks in this round

    Scenario Outline: The Oni attack in the black phase only
      Given the initiative order is Nomads
      And <moment>
      When the Oni make their attacks
      Then the rules refuse it: "When the Oni act"

      Examples:
        | moment                                |
        | the game is being set up              |
        | the round has just begun              |
        | the white phase has begun             |
        | everybody has ended the black phase   |
        | the round objective has been checked  |

    Scenario Outline: The Moon Princess acts in the white phase only
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the Moon Princess card "Tide" moves her 1 step clockwise
      And the initiative order is Nomads
      And <moment>
      When the Moon Princess card "Tide" is carried out
      Then the rules refuse it: "When the Oni act"
      And no Moon Princess card is discarded

      Examples:
        | moment                               |
        | the round has just begun             |
        | the black phase has begun            |
        | it is the black phase of the Nomads  |
        | everybody has ended the black phase  |

    Scenario Outline: Attacks of the Oni are still due in the black phase only
      Given the initiative order is Nomads and Fireborn
      And <moment>
      Then the Oni still make <number> attacks before the next player

      Examples:
        | moment                                | number |
        | the round has just begun              | 0      |
        | the white phase has begun             | 0      |
        | the black phase has begun             | 2      |
        | it is the black phase of the Nomads   | 0      |
        | everybody has ended the black phase   | 0      |

  @rule.round.own-will
  Rule: Nobody commands the Oni

    Scenario: A player cannot move or attack with Oni
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And it is the black phase of the Nomads
      When the Nomads want to command the Oni in A
      Then the rules refuse it: "Nobody commands the Oni"
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

    Scenario: Nobody moves the Moon Princess at will
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | C, M    |
        | C    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      When somebody wants to move the Moon Princess between B, C and M
      Then the rules refuse it: "Nobody commands the Oni"
      And the Moon Princess stands between A, B and M

  @rule.round.initiative
  Rule: The players act in initiative order

    Scenario Outline: Nobody acts before it is for them
      Given the initiative order is Nomads and Fireborn
      And the <phase> phase has begun
      When the phase of the Fireborn begins
      Then the rules refuse it: "In initiative order"

      Examples:
        | phase |
        | white |
        | black |

    Scenario: The second player follows the first
      Given the initiative order is Nomads and Fireborn
      And it is the black phase of the Nomads
      When the Nomads end their phase
      And the phase of the Fireborn begins
      Then this has happened so far
        | event          | player   |
        | Oni attacks    | Fireborn |
        | player actions | Fireborn |

    Scenario Outline: Nobody fights, moves, conquers or passes before the players ahead
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | unit    | number | conquest points | life |
        | A    | Nomads   | "Guard" | 1      | 10              | 10   |
        | A    | Fireborn | "Guard" | 1      | 10              | 10   |
      And the unit "Guard" of the Nomads in A has movement 1
      And the unit "Guard" of the Fireborn in A has movement 1
      And the black phase has begun
      When <act>
      Then the rules refuse it: "In initiative order"
      And momentum is 1
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | act |
        | the Fireborn play the combat card "Conquest" in A |
        | the Fireborn move a unit "Guard" along A and B |
        | the Fireborn conquer A without a fight |
        | the Fireborn use the Tetsuo Orbital Laser in A |
        | the Fireborn lower momentum by 1 |
        | the Fireborn remove 1 Small Oni from A |
        | the Fireborn move 1 Small Oni from A to B |
        | the Fireborn end their phase |
        | the Fireborn pass |

    Scenario: Whoever acts first in a scenario comes after those ahead in the order
      Given the initiative order is Nomads and Fireborn
      When the Fireborn pass
      Then next the round objective is checked

  @rule.round.phases
  Rule: Each phase ends for all before the next begins

    Scenario: No white phase before the Oni turn card is carried out
      Given the initiative order is Nomads and Fireborn
      And the round has just begun
      When the phase of the Nomads begins
      Then the rules refuse it: "One phase after the other"

    Scenario: While a player is still to play the white phase, nobody plays the black one
      Given the initiative order is Nomads and Fireborn
      And it is the white phase of the Nomads
      When the Nomads end their phase
      And the phase of the Nomads begins
      Then the rules refuse it: "One phase after the other"
      And it is the white phase

    Scenario: When all have ended the white phase the black one begins
      Given the initiative order is Nomads and Fireborn
      And it is the white phase of the Fireborn
      When the Fireborn end their phase
      Then it is the black phase

    Scenario Outline: Before the Oni turn card is carried out nobody fights, moves, conquers or passes
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | unit    | number | conquest points | life |
        | A    | Nomads   | "Guard" | 1      | 10              | 10   |
        | A    | Fireborn | "Guard" | 1      | 10              | 10   |
      And the unit "Guard" of the Nomads in A has movement 1
      And the unit "Guard" of the Fireborn in A has movement 1
      And the round has just begun
      When <act>
      Then the rules refuse it: "One phase after the other"
      And momentum is 1
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | act |
        | the Nomads play the combat card "Conquest" in A |
        | the Nomads move a unit "Guard" along A and B |
        | the Nomads conquer A without a fight |
        | the Nomads use the Tetsuo Orbital Laser in A |
        | the Nomads lower momentum by 1 |
        | the Nomads remove 1 Small Oni from A |
        | the Nomads move 1 Small Oni from A to B |
        | the Nomads end their phase |
        | the Nomads pass |

    @question
    Scenario: After the last white phase comes the black phase of the first player
      Given the initiative order is Nomads and Fireborn
      And it is the white phase of the Fireborn
      When the Fireborn pass
      Then the phase of the Fireborn is over
      And the phase of the Nomads is over
      And next comes the black phase of the Nomads

  @rule.turn.card
  Rule: All instructions of the Oni turn card are carried out in order

    Scenario: Every line of the card takes effect
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the Moon Princess deck is, from the top, "Tide" and "Wave"
      And the Oni turn card "Night" says
        | section              | says                | Oni        | number | area | points |
        | turn effect          | "No events"         |            |        |      |        |
        | production           |                     | Medium Oni | 2      | A    |        |
        | Moon Princess action |                     |            |        |      |        |
        | round objective      | "Hold the centre"   |            |        |      | 3      |
      When the Oni turn card is turned over
      Then the turn effect "No events" is in force
      And these Oni are in A
        | Oni        | number |
        | Medium Oni | 2      |
      And the discarded Moon Princess cards are "Tide"
      And it is the white phase

    Scenario: The order on the card decides who gets the last Oni
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And only these Oni are available
        | Oni       | number |
        | Small Oni | 1      |
      And the Oni turn card "Night" says
        | section    | Oni       | number | area |
        | production | Small Oni | 1      | B    |
        | production | Small Oni | 1      | A    |
      When the Oni turn card is turned over
      Then these Oni are in B
        | Oni       | number |
        | Small Oni | 1      |
      And no Oni are in A

    Scenario: The top card is turned over, and only one a round
      Given the Oni turn card "Night" says
        | section     | says        |
        | turn effect | "No events" |
      And the Oni turn card "Dawn" says
        | section     | says       |
        | turn effect | "No moves" |
      When the Oni turn card is turned over
      Then the turn effect "No events" is in force
      When the Oni turn card is turned over
      Then the rules refuse it: "Carrying out the card"
      And the Oni turn cards are, from the top, "Dawn"

  @rule.turn.sections
  Rule: An Oni turn card has three sections

    Scenario: A card brings an effect, new Oni and an objective
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the initiative order is Nomads
      And the Oni turn card "Night" says
        | section         | says              | Oni       | number | area | points |
        | turn effect     | "No events"       |           |        |      |        |
        | production      |                   | Small Oni | 1      | A    |        |
        | round objective | "Hold the centre" |           |        |      | 3      |
      And the Moon Princess deck is, from the top, "Tide"
      When the Oni turn card is turned over
      Then the turn effect "No events" is in force
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |
      And the round objective is worth 3 points

    Scenario: The objective says what to do and what it is worth
      Given the Oni turn card "Night" says
        | section         | says              | points |
        | round objective | "Hold the centre" | 3      |
      When the Oni turn card is turned over
      Then the round objective is "Hold the centre"
      And the round objective is worth 3 points

  @rule.turn.effect
  Rule: The turn effect holds for the whole round and prevails

    Scenario: The turn effect is still in force in the black phase
      Given the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And A and B carry an Oni territory token
      And the Moon Princess stands between A, B and M
      And the Moon Princess is worth 40 conquest points and 40 damage, and has 40 life
      And the Oni turn card "Night" says
        | section     | says        |
        | turn effect | "No events" |
      And the Moon Princess deck is, from the top, "Tide"
      When the Oni turn card is turned over
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Nomads begins
      And the Nomads end their phase
      Then the turn effect "No events" is in force
      When the round ends with its objective missed
      Then no turn effect is in force

    Scenario: The turn effect prevails over a modification card
      Given these rules contradict each other
        | source            | says               |
        | modification card | "Nomads may fly"   |
        | turn effect       | "Nobody may fly"   |
        | base game         | "Some units fly"   |
      When the players look up which rule holds
      Then what holds is "Nobody may fly"

  @rule.turn.production
  Rule: Production places the Oni of the card

    Scenario: Produced Oni come from the available ones
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the Oni turn card "Night" says
        | section    | Oni       | number | area |
        | production | Large Oni | 2      | A    |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni       | number |
        | Large Oni | 2      |
      And these Oni are available
        | Oni        | number |
        | Small Oni  | 15     |
        | Medium Oni | 12     |
        | Large Oni  | 5      |

    Scenario: A size that is used up gives way to the next larger, then to smaller ones
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And only these Oni are available
        | Oni       | number |
        | Small Oni | 5      |
        | Large Oni | 1      |
      And the Oni turn card "Night" says
        | section    | Oni        | number | area |
        | production | Medium Oni | 2      | A    |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni       | number |
        | Large Oni | 1      |
        | Small Oni | 1      |

    @question
    Scenario: With too few Small Oni the last new one is a Medium Oni
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And only these Oni are available
        | Oni        | number |
        | Small Oni  | 2      |
        | Medium Oni | 5      |
      And the Oni turn card "Mist" says
        | section    | Oni       | number | area |
        | production | Small Oni | 3      | A    |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni        | number |
        | Small Oni  | 2      |
        | Medium Oni | 1      |

  @rule.turn.princess
  Rule: Some cards ask for one more Moon Princess action

    Scenario: The turn card makes the Moon Princess act before the white phase
      Given the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the Moon Princess deck is, from the top, "Tide", "Wave" and "Ebb"
      And the Oni turn card "Night" says
        | section              |
        | Moon Princess action |
      When the Oni turn card is turned over
      Then the discarded Moon Princess cards are "Tide"
      When the phase of the Nomads begins
      Then the discarded Moon Princess cards are "Tide" and "Wave"
      And the Moon Princess cards are, from the top, "Ebb"

  @rule.phases.two
  Rule: An action card has a white and a black phase

    Background:
      Given the action card "Storm" offers
        | phase | action    | kind       |
        | white | "Scout"   | other      |
        | black | "Produce" | production |
      And the Nomads have chosen "Storm"

    Scenario: An action of the white phase is used in the white phase
      Given it is the white phase of the Nomads
      When the Nomads use the action "Scout"
      Then the Nomads have used 1 of the action "Scout"

    Scenario: An action of the black phase has to wait for it
      Given it is the white phase of the Nomads
      When the Nomads use the action "Produce"
      Then the rules refuse it: "Only white and black"
      And the Nomads have used 0 of the action "Produce"

    Scenario: An action of the white phase is no use in the black one
      Given it is the black phase of the Nomads
      When the Nomads use the action "Scout"
      Then the rules refuse it: "Only white and black"

    Scenario: What one player has used does not count for the next
      Given the initiative order is Nomads and Fireborn
      And the Fireborn have chosen "Storm"
      And it is the white phase of the Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the Moon Princess deck is, from the top, "Tide"
      When the Nomads use the action "Scout"
      And the Nomads end their phase
      And the phase of the Fireborn begins
      Then the Fireborn have used 0 of the action "Scout"
      When the Fireborn use the action "Scout"
      Then the Fireborn have used 1 of the action "Scout"

  @rule.phases.colours
  Rule: The black phase counts as blue, green and red

    Background:
      Given the action card "Storm" offers
        | phase | action    | kind       | points |
        | white | "Recruit" | production | 1      |
        | black | "Fight"   | combat     | 2      |
        | black | "Produce" | production | 3      |
      And the Nomads have chosen "Storm"
      And the Nomads have the ability "Free combat": 1 more combat in the red phase
      And the Nomads have the ability "Workshops": 2 more production in the green phase
      And the Nomads have the ability "Currents": 1 more movement in the blue phase

    @ex.three-colours
    Scenario: Free combat of the red phase and production of the green phase apply in the black phase
      Given it is the black phase of the Nomads
      Then of the abilities of the Nomads now "Free combat", "Workshops" and "Currents" apply
      When the Nomads use 5 of the action "Produce"
      And the Nomads use 3 of the action "Fight"
      Then the Nomads have used 5 of the action "Produce"
      And the Nomads have used 3 of the action "Fight"

    Scenario: In the white phase no coloured ability applies
      Given it is the white phase of the Nomads
      Then of the abilities of the Nomads now none applies
      When the Nomads use 2 of the action "Recruit"
      Then the rules refuse it: "Two different actions"

    Scenario: More than card and abilities offer is refused
      Given it is the black phase of the Nomads
      When the Nomads use 6 of the action "Produce"
      Then the rules refuse it: "Free use of actions"

    Scenario: A bonus for a kind of action comes once, however many such actions the card has
      Given the action card "Gale" offers
        | phase | action  | kind   | points |
        | black | "Fight" | combat | 2      |
        | black | "Duel"  | combat | 1      |
      And the Nomads have chosen "Gale"
      And it is the black phase of the Nomads
      When the Nomads use 3 of the action "Fight"
      Then the Nomads can use 1 more of the action "Duel"

  @rule.white.princess
  Rule: The Moon Princess acts before each player in the white phase

    @ex.white-order
    Scenario: The Moon Princess acts before the first player and again before the second
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the white phase has begun
      And the Moon Princess deck is, from the top, "Tide", "Wave" and "Ebb"
      When the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Fireborn begins
      Then this has happened so far
        | event                | player   |
        | Moon Princess action | Nomads   |
        | player actions       | Nomads   |
        | Moon Princess action | Fireborn |
        | player actions       | Fireborn |
      And the discarded Moon Princess cards are "Tide" and "Wave"
      And the Moon Princess cards are, from the top, "Ebb"

    Scenario: What the drawn card says is carried out
      Given a solo mode with 1 player
      And the Moon lies in the centre
      And these area tiles lie around the Moon
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 1      |
      And clockwise around the Moon lie T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11 and T12
      And the initiative order is Nomads
      And the Moon Princess stands between M1, T1 and T2
      And the Moon Princess card "Tide" moves her 1 step clockwise
      And the Moon Princess deck is, from the top, "Tide" and "Wave"
      And the white phase has begun
      When the phase of the Nomads begins
      Then the Moon Princess stands between M1, M2 and T2
      And the discarded Moon Princess cards are "Tide"

    Scenario: Nobody acts before the Moon Princess
      Given the initiative order is Nomads and Fireborn
      And the white phase has begun
      And the action card "Storm" offers
        | phase | action  | kind  |
        | white | "Scout" | other |
      And the Nomads have chosen "Storm"
      When the Nomads use the action "Scout"
      Then the rules refuse it: "The Moon Princess goes first"

    Scenario Outline: Before the Moon Princess has acted nobody fights, moves, conquers or passes
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | unit    | number | conquest points | life |
        | A    | Nomads   | "Guard" | 1      | 10              | 10   |
        | A    | Fireborn | "Guard" | 1      | 10              | 10   |
      And the unit "Guard" of the Nomads in A has movement 1
      And the unit "Guard" of the Fireborn in A has movement 1
      And the white phase has begun
      When <act>
      Then the rules refuse it: "The Moon Princess goes first"
      And momentum is 1
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | act |
        | the Nomads play the combat card "Conquest" in A |
        | the Nomads move a unit "Guard" along A and B |
        | the Nomads conquer A without a fight |
        | the Nomads use the Tetsuo Orbital Laser in A |
        | the Nomads lower momentum by 1 |
        | the Nomads remove 1 Small Oni from A |
        | the Nomads move 1 Small Oni from A to B |
        | the Nomads end their phase |
        | the Nomads pass |

    Scenario: The Moon Princess acts just once before a player, with the top card
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | C, M    |
        | C    | Ocean Floor | M       |
        | M    | moon area   |         |
      And clockwise around the Moon lie A, B and C
      And the Moon Princess stands between A, B and M
      And the Moon Princess card "Tide" moves her 1 step clockwise
      And the Moon Princess card "Wave" moves her 1 step clockwise
      And the Moon Princess deck is, from the top, "Tide" and "Wave"
      When the Moon Princess card "Wave" is carried out
      Then the rules refuse it: "The Moon Princess goes first"
      When the Moon Princess card "Tide" is carried out
      Then the Moon Princess stands between B, C and M
      When the Moon Princess card "Wave" is carried out
      Then the rules refuse it: "The Moon Princess goes first"
      And the discarded Moon Princess cards are "Tide"

    Scenario: A Moon Princess who has acted does not act again when the player's phase begins
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | C, M    |
        | C    | Ocean Floor | M       |
        | M    | moon area   |         |
      And clockwise around the Moon lie A, B and C
      And the initiative order is Nomads
      And the Moon Princess stands between A, B and M
      And the Moon Princess card "Tide" moves her 1 step clockwise
      And the Moon Princess deck is, from the top, "Tide" and "Wave"
      When the Moon Princess card "Tide" is carried out
      And the phase of the Nomads begins
      Then the discarded Moon Princess cards are "Tide"
      And the Moon Princess cards are, from the top, "Wave"
      And it is the white phase of the Nomads

  @rule.white.deck
  Rule: Discarded Moon Princess cards form a new deck

    Scenario: With an empty deck the discards are shuffled
      Given the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the white phase has begun
      And the Moon Princess cards "Tide", "Wave" and "Ebb" are discarded
      And shuffling the Moon Princess cards gives "Ebb", "Tide" and "Wave"
      When the phase of the Nomads begins
      Then the discarded Moon Princess cards are "Ebb"
      And the Moon Princess cards are, from the top, "Tide" and "Wave"

    Scenario: The last card is drawn without shuffling
      Given the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the white phase has begun
      And the Moon Princess deck is, from the top, "Ebb"
      And the Moon Princess cards "Tide" and "Wave" are discarded
      When the phase of the Nomads begins
      Then the discarded Moon Princess cards are "Tide", "Wave" and "Ebb"
      And no Moon Princess cards are left to draw

    @question
    Scenario: A reshuffled deck lacks just the card that is carried out
      Given the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      And the white phase has begun
      And the Moon Princess cards "Tide", "Wave" and "Ebb" are discarded
      And shuffling the Moon Princess cards gives "Wave", "Tide" and "Ebb"
      When the phase of the Nomads begins
      Then the pile of Moon Princess cards holds 2 cards
      And the discard pile of Moon Princess cards holds 1 card
      And "Wave" is not in the pile of Moon Princess cards

    Scenario: From a deck that is used up only a discarded card can come
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | C, M    |
        | C    | Ocean Floor | A, M    |
        | M    | moon area   |         |
      And clockwise around the Moon lie A, B and C
      And the Moon Princess stands between A, B and M
      And the Moon Princess card "Tide" moves her 1 step clockwise
      And the Moon Princess card "Ebb" moves her 1 step clockwise
      And the Moon Princess deck is, from the top, "Tide"
      And the white phase has begun
      When the Moon Princess card "Tide" is carried out
      And the Nomads pass
      And the Moon Princess card "Ebb" is carried out
      Then the rules refuse it: "The Moon Princess goes first"
      When the Moon Princess card "Tide" is carried out
      Then the discarded Moon Princess cards are "Tide"
      And the Moon Princess stands between A, C and M

  @rule.white.absent
  Rule: A Moon Princess who is not there is put back instead

    @ex.princess-absent
    Scenario: No card is drawn for a Moon Princess who is not on the board
      Given the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Homezone of the Nomads lies next to A
      And the white phase has begun
      And the Moon Princess deck is, from the top, "Tide" and "Wave"
      When the phase of the Nomads begins
      Then the Moon Princess cards are, from the top, "Tide" and "Wave"
      And no Moon Princess card is discarded
      And the Moon Princess stands between A, B and M

    Scenario: A Moon Princess who is on the board does not come back
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess stands between A, B and M
      When the Moon Princess comes back
      Then the rules refuse it: "The Moon Princess is not there"
      And the Moon Princess stands between A, B and M

    Scenario: For a Moon Princess who is not on the board no card is carried out
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And the Moon Princess card "Tide" moves her 1 step clockwise
      When the Moon Princess card "Tide" is carried out
      Then the rules refuse it: "The Moon Princess is not there"
      And the Moon Princess is not on the board

  @rule.white.actions
  Rule: Two different actions may be used in the white phase

    Background:
      Given the action card "Storm" offers
        | phase | action    | kind       | points |
        | white | "Scout"   | other      | 1      |
        | white | "Recruit" | production | 2      |
        | white | "March"   | movement   | 1      |
      And the Nomads have chosen "Storm"
      And it is the white phase of the Nomads

    Scenario: Two different actions are allowed
      When the Nomads use the action "Scout"
      And the Nomads use 2 of the action "Recruit"
      Then the Nomads have used 1 of the action "Scout"
      And the Nomads have used 2 of the action "Recruit"

    Scenario: A third action is refused
      When the Nomads use the action "Scout"
      And the Nomads use the action "Recruit"
      And the Nomads use the action "March"
      Then the rules refuse it: "Two different actions"
      And the Nomads have used 0 of the action "March"

    Scenario: The same action twice is refused
      When the Nomads use the action "Scout"
      And the Nomads use the action "Scout"
      Then the rules refuse it: "Two different actions"
      And the Nomads have used 1 of the action "Scout"

    Scenario: Two actions of the white phase go in any order
      When the Nomads use the action "March"
      And the Nomads use the action "Scout"
      Then the Nomads have used 1 of the action "March"
      And the Nomads have used 1 of the action "Scout"

    Scenario: In the white phase too nobody moves after a combat
      Given the action card "Flood" offers
        | phase | action   | kind     | points |
        | white | "March"  | movement | 1      |
        | white | "Strike" | combat   | 1      |
      And the Nomads have chosen "Flood"
      When the Nomads use the action "Strike"
      And the Nomads use the action "March"
      Then the rules refuse it: "Movement before combat"
      And the Nomads have used 0 of the action "March"

    Scenario: A combat in the white phase does not stop movement in the black one
      Given the initiative order is Nomads
      And the action card "Flood" offers
        | phase | action   | kind     | points |
        | white | "Strike" | combat   | 1      |
        | black | "March"  | movement | 1      |
      And the Nomads have chosen "Flood"
      When the Nomads use the action "Strike"
      And the Nomads end their phase
      And the phase of the Nomads begins
      And the Nomads use the action "March"
      Then the Nomads have used 1 of the action "March"

    Scenario: One action, or none, is enough
      When the Nomads end their phase
      Then it is the black phase

    @reading.C103=b
    Scenario: Read the other way, movement may follow a combat in the white phase
      Given the action card "Flood" offers
        | phase | action   | kind     | points |
        | white | "March"  | movement | 1      |
        | white | "Strike" | combat   | 1      |
      And the Nomads have chosen "Flood"
      When the Nomads use the action "Strike"
      And the Nomads use the action "March"
      Then the Nomads have used 1 of the action "March"

    Scenario: Passing is enough
      Given the initiative order is Nomads and Fireborn
      When the Nomads pass
      Then the phase of the Nomads is over
      And next comes the white phase of the Fireborn

  @rule.black.attacks
  Rule: Two Oni attacks come before each player in the black phase

    @ex.black-order
    Scenario: The Oni attack twice before the first player and twice before the second
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | X       |
        | X    | Ocean Floor | B       |
        | B    | Ocean Floor | Y       |
        | Y    | Ocean Floor | C       |
        | C    | Ocean Floor | Z       |
        | Z    | Ocean Floor | D       |
        | D    | Ocean Floor |         |
      And X, Y and Z carry an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the black phase has begun
      When the phase of the Nomads begins
      Then the Oni have attacked A and B
      And the Oni have made 2 attacks in this round
      When the Nomads end their phase
      And the phase of the Fireborn begins
      Then the Oni have attacked C and D
      And the Oni have made 4 attacks in this round
      And this has happened so far
        | event          | player   |
        | Oni attacks    | Nomads   |
        | player actions | Nomads   |
        | Oni attacks    | Fireborn |
        | player actions | Fireborn |

    Scenario: Nobody acts before the Oni have attacked
      Given the initiative order is Nomads and Fireborn
      And the black phase has begun
      And the action card "Storm" offers
        | phase | action    | kind       |
        | black | "Produce" | production |
      And the Nomads have chosen "Storm"
      When the Nomads use the action "Produce"
      Then the rules refuse it: "Before each player acts"
      When the Nomads want to act without waiting
      Then the rules refuse it: "Before each player acts"

    Scenario Outline: Before the Oni have attacked nobody fights, moves, conquers or passes
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | unit    | number | conquest points | life |
        | A    | Nomads   | "Guard" | 1      | 10              | 10   |
        | A    | Fireborn | "Guard" | 1      | 10              | 10   |
      And the unit "Guard" of the Nomads in A has movement 1
      And the unit "Guard" of the Fireborn in A has movement 1
      And the black phase has begun
      When <act>
      Then the rules refuse it: "Before each player acts"
      And momentum is 1
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | act |
        | the Nomads play the combat card "Conquest" in A |
        | the Nomads move a unit "Guard" along A and B |
        | the Nomads conquer A without a fight |
        | the Nomads use the Tetsuo Orbital Laser in A |
        | the Nomads lower momentum by 1 |
        | the Nomads remove 1 Small Oni from A |
        | the Nomads move 1 Small Oni from A to B |
        | the Nomads end their phase |
        | the Nomads pass |

    Scenario: While a player acts the Oni do not attack again
      Given it is the black phase of the Nomads
      When the Oni make their attacks
      Then the rules refuse it: "Before each player acts"

    Scenario: Attacks made one by one leave the rest to be made before the player acts
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make 1 attack
      Then the Oni still make 1 attack before the next player
      When the Nomads pass
      Then the rules refuse it: "Before each player acts"
      When the phase of the Nomads begins
      Then the Oni have attacked A and B
      And it is the black phase of the Nomads
      And the Oni have made 2 attacks in this round

    Scenario: Attacks that are made are not made again when the player's phase begins
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the initiative order is Nomads
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Oni make their attacks
      And the phase of the Nomads begins
      Then the Oni have attacked A and B
      And C carries no territory token
      And this has happened so far
        | event          | player |
        | player actions | Nomads |

  @rule.black.actions
  Rule: Any number of actions in any order, as far as wanted

    Background:
      Given the action card "Storm" offers
        | phase | action    | kind       | points |
        | black | "March"   | movement   | 2      |
        | black | "Fight"   | combat     | 2      |
        | black | "Produce" | production | 3      |
        | black | "Trade"   | other      | 1      |
      And the Nomads have chosen "Storm"
      And it is the black phase of the Nomads

    Scenario: All actions can be used, in an order of the player's choice
      When the Nomads use the action "Trade"
      And the Nomads use 3 of the action "Produce"
      And the Nomads use 2 of the action "March"
      And the Nomads use 2 of the action "Fight"
      Then the Nomads have used 1 of the action "Trade"
      And the Nomads have used 3 of the action "Produce"
      And the Nomads have used 2 of the action "March"
      And the Nomads have used 2 of the action "Fight"

    Scenario: An action need not be used up
      When the Nomads use 1 of the action "Produce"
      And the Nomads use the action "Trade"
      Then the Nomads have used 1 of the action "Produce"
      When the Nomads use 2 of the action "Produce"
      Then the Nomads have used 3 of the action "Produce"

    Scenario: An action gives no more than the card shows
      When the Nomads use 3 of the action "Produce"
      And the Nomads use 1 of the action "Produce"
      Then the rules refuse it: "Free use of actions"
      And the Nomads have used 3 of the action "Produce"

    Scenario: An action card with two combats allows no third combat card
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the Nomads play the combat card "Conquest" in A
      Then the Nomads can use 1 more of the action "Fight"
      When the Nomads play the combat card "Raid" in A
      And the Nomads play the combat card "Raid" in A
      Then the rules refuse it: "Free use of actions"
      And the Nomads have used 2 of the action "Fight"

    Scenario: An action card without combat allows no combat card
      Given the action card "Calm" offers
        | phase | action    | kind       | points |
        | black | "Produce" | production | 3      |
      And the Nomads have chosen "Calm"
      And the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the Nomads play the combat card "Conquest" in A
      Then the rules refuse it: "Free use of actions"

    Scenario: Of two combat actions the player says which one a combat card belongs to
      Given the action card "War" offers
        | phase | action  | kind   | points |
        | black | "Fight" | combat | 1      |
        | black | "Duel"  | combat | 1      |
      And the Nomads have chosen "War"
      And the areas
        | area | ground      |
        | A    | Ocean Floor |
      And these player units are in play
        | area | faction  | number | conquest points | life |
        | A    | Fireborn | 1      | 10              | 10   |
      When the Nomads play the combat card "Conquest" in A
      And the Fireborn take it from the action "Duel"
      Then the rules refuse it: "Free use of actions"
      When the Nomads take it from the action "Duel"
      Then the Nomads have used 1 of the action "Duel"
      When the Nomads play the combat card "Conquest" in A
      Then the Nomads have used 1 of the action "Fight"

  @rule.black.movement-first
  Rule: Movement comes before combat

    Background:
      Given the action card "Storm" offers
        | phase | action    | kind       | points |
        | black | "March"   | movement   | 2      |
        | black | "Fight"   | combat     | 2      |
        | black | "Produce" | production | 3      |
      And the Nomads have chosen "Storm"
      And it is the black phase of the Nomads

    Scenario: After a combat nobody moves
      When the Nomads use the action "Fight"
      And the Nomads use the action "March"
      Then the rules refuse it: "Movement before combat"
      And the Nomads have used 0 of the action "March"

    Scenario: Other actions can come between movement and combat, and after it
      When the Nomads use the action "March"
      And the Nomads use the action "Produce"
      And the Nomads use the action "Fight"
      And the Nomads use the action "Produce"
      Then the Nomads have used 1 of the action "March"
      And the Nomads have used 1 of the action "Fight"
      And the Nomads have used 2 of the action "Produce"

    Scenario: After a combat card no unit moves
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these player units are in play
        | area | faction | unit    | number | conquest points | life |
        | A    | Nomads  | "Rider" | 3      | 10              | 10   |
      And the unit "Rider" of the Nomads in A has movement 1
      When the Nomads move 2 units "Rider" along A and B
      Then 1 unit "Rider" of the Nomads is in A
      And 2 units "Rider" of the Nomads are in B
      When the Nomads play the combat card "Conquest" in B
      And the Nomads move a unit "Rider" along A and B
      Then the rules refuse it: "Movement before combat"
      And 1 unit "Rider" of the Nomads is in A

  @rule.black.unbroken
  Rule: Movement and combat are not interrupted

    Background:
      Given the action card "Storm" offers
        | phase | action    | kind       | points |
        | black | "March"   | movement   | 2      |
        | black | "Fight"   | combat     | 2      |
        | black | "Produce" | production | 3      |
      And the Nomads have chosen "Storm"
      And it is the black phase of the Nomads

    Scenario Outline: What was interrupted is not taken up again
      When the Nomads use the action "<action>"
      And the Nomads use the action "Produce"
      And the Nomads use the action "<action>"
      Then the rules refuse it: "No interruptions"
      And the Nomads have used 1 of the action "<action>"

      Examples:
        | action |
        | March  |
        | Fight  |

    Scenario: Without another action in between, movement goes on
      When the Nomads use the action "March"
      And the Nomads use the action "March"
      Then the Nomads have used 2 of the action "March"

    Scenario: A combat card is not the next part of an interrupted combat
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the Nomads play the combat card "Conquest" in A
      And the Nomads use the action "Produce"
      And the Nomads play the combat card "Conquest" in A
      Then the rules refuse it: "No interruptions"
      And the Nomads have used 1 of the action "Fight"

  @rule.black.active
  Rule: Others do not act during a player's phase

    Scenario: Another player cannot act in the middle of a phase
      Given the initiative order is Nomads and Fireborn
      And it is the black phase of the Nomads
      And the action card "Storm" offers
        | phase | action    | kind       |
        | black | "Produce" | production |
      And the Fireborn have chosen "Storm"
      When the Fireborn use the action "Produce"
      Then the rules refuse it: "Others do not step in"
      When the phase of the Fireborn begins
      Then the rules refuse it: "Others do not step in"

    Scenario Outline: In somebody else's phase nobody fights, moves, conquers or passes
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | unit    | number | conquest points | life |
        | A    | Nomads   | "Guard" | 1      | 10              | 10   |
        | A    | Fireborn | "Guard" | 1      | 10              | 10   |
      And the unit "Guard" of the Nomads in A has movement 1
      And the unit "Guard" of the Fireborn in A has movement 1
      And it is the black phase of the Nomads
      When <act>
      Then the rules refuse it: "Others do not step in"
      And momentum is 1
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | act |
        | the Fireborn play the combat card "Conquest" in A |
        | the Fireborn move a unit "Guard" along A and B |
        | the Fireborn conquer A without a fight |
        | the Fireborn use the Tetsuo Orbital Laser in A |
        | the Fireborn lower momentum by 1 |
        | the Fireborn remove 1 Small Oni from A |
        | the Fireborn move 1 Small Oni from A to B |
        | the Fireborn end their phase |
        | the Fireborn pass |

  @rule.black.one-turn
  Rule: Each player has one turn in the black phase

    Background:
      Given the initiative order is Nomads and Fireborn
      And the action card "Storm" offers
        | phase | action    | kind       |
        | black | "Produce" | production |
      And the Nomads have chosen "Storm"

    Scenario: A turn that is ended cannot be taken up again
      Given it is the black phase of the Nomads
      When the Nomads end their phase
      And the Nomads use the action "Produce"
      Then the rules refuse it: "A single turn"
      When the phase of the Nomads begins
      Then the rules refuse it: "A single turn"

    Scenario: Nobody acts once the black phase is over for all
      Given it is the black phase of the Fireborn
      When the Fireborn end their phase
      And the Nomads use the action "Produce"
      Then the rules refuse it: "A single turn"

    Scenario Outline: Once a turn is over nobody fights, moves, conquers or passes
      Given the initiative order is Nomads and Fireborn
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these player units are in play
        | area | faction  | unit    | number | conquest points | life |
        | A    | Nomads   | "Guard" | 1      | 10              | 10   |
        | A    | Fireborn | "Guard" | 1      | 10              | 10   |
      And the unit "Guard" of the Nomads in A has movement 1
      And the unit "Guard" of the Fireborn in A has movement 1
      And the Nomads have finished their turns of the round
      When <act>
      Then the rules refuse it: "A single turn"
      And momentum is 1
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | act |
        | the Nomads play the combat card "Conquest" in A |
        | the Nomads move a unit "Guard" along A and B |
        | the Nomads conquer A without a fight |
        | the Nomads use the Tetsuo Orbital Laser in A |
        | the Nomads lower momentum by 1 |
        | the Nomads remove 1 Small Oni from A |
        | the Nomads move 1 Small Oni from A to B |
        | the Nomads end their phase |
        | the Nomads pass |

    @question
    Scenario: Whoever passes without an action has had the turn all the same
      Given it is the black phase of the Nomads
      When the Nomads pass
      Then next comes the black phase of the Fireborn
      When the Nomads use the action "Produce"
      Then the rules refuse it: "A single turn"

  @rule.event.options
  Rule: An event card can be used in four ways

    Background:
      Given a cooperative game with 2 players
      And the Moon lies in the centre
      And these area tiles lie around the Moon
        | ground         | number |
        | Ocean Floor    | 12     |
        | Fertile Ground | 2      |
      And the action card "Storm" offers
        | phase | action   | kind        | points |
        | white | "Omens"  | event cards | 1      |
        | black | "Events" | event cards | 3      |
      And the Nomads have chosen "Storm"
      And the event cards "Rain" and "Hail" lie face up
      And the event deck is, from the top, "Snow" and "Wind"

    @ex.event-split @reading.C104=a
    Scenario: Three event cards are split between three ways
      Given it is the black phase of the Nomads
      And the Moon Princess stands between M1, T1 and T2
      And momentum is 4
      When the Nomads use an event card
      Then the Nomads can use it to play an event card, move the Moon Princess and lower the momentum
      When the Nomads use it to move the Moon Princess
      Then the Nomads can take the event cards "Rain" and "Hail" or the top one of the deck
      When the Nomads take the event card "Hail"
      And the Nomads send the Moon Princess between M2, T2 and T3
      And the Nomads use an event card
      And the Nomads use it to lower the momentum
      And the Nomads take the top event card of the deck
      And the Nomads use an event card
      And the Nomads use it to play an event card
      And the Nomads take the event card "Rain"
      Then the Moon Princess stands between M2, T2 and T3
      And momentum is 3
      And the event cards played for their effect are "Rain"
      And the discarded event cards are "Hail", "Snow" and "Rain"

    Scenario: All event cards can go into one way
      Given it is the black phase of the Nomads
      And momentum is 4
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      And the Nomads take the event card "Rain"
      And the Nomads use an event card
      And the Nomads use it to lower the momentum
      And the Nomads take the event card "Hail"
      And the Nomads use an event card
      And the Nomads use it to lower the momentum
      Then momentum is 1

    Scenario: One event card more than the action is worth is refused
      Given it is the white phase of the Nomads
      And momentum is 4
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      And the Nomads take the event card "Rain"
      And the Nomads use an event card
      Then the rules refuse it: "Two different actions"
      And momentum is 3

    Scenario: All four ways are offered where all are possible
      Given it is the black phase of the Nomads
      And the Moon Princess stands between M1, T1 and T2
      And momentum is 4
      And T5 carries a priority token
      When the Nomads use an event card
      Then the Nomads can use it to play an event card, move the Moon Princess, lower the momentum and remove a priority token

    @reading.C95=a
    Scenario: Read the other way, the new effect comes on top of playing a card
      Given it is the black phase of the Nomads
      And momentum is 4
      When the Nomads use an event card
      Then the Nomads can take the event cards "Rain" and "Hail" or the top one of the deck
      When the Nomads take the event card "Rain"
      And the Nomads use it to lower the momentum
      And the Nomads take the event card "Hail"
      Then momentum is 3
      And the event cards played for their effect are "Rain"
      And the discarded event cards are "Rain" and "Hail"
      And the Nomads have used 1 of the action "Events"

    Scenario: Nobody else says what an event card is for
      Given it is the black phase of the Nomads
      And the initiative order is Nomads and Fireborn
      And momentum is 4
      When the Nomads use an event card
      And the Fireborn use it to lower the momentum
      Then the rules refuse it: "Four ways to use the action"
      When the Nomads use it to lower the momentum
      And the Fireborn take the event card "Rain"
      Then the rules refuse it: "Which card is discarded"
      When the Fireborn take the top event card of the deck
      Then the rules refuse it: "Which card is discarded"
      When the Nomads take the event card "Rain"
      Then momentum is 3

    Scenario: While an event card is open nothing else is done
      Given it is the black phase of the Nomads
      And the initiative order is Nomads and Fireborn
      And momentum is 4
      When the Nomads use an event card
      And the Nomads end their phase
      Then the rules refuse it: "Four ways to use the action"
      When the Nomads use it to lower the momentum
      And the Nomads take the event card "Rain"
      And the Nomads end their phase
      Then the phase of the Nomads is over

    Scenario: Without an event card in use there is nothing to say or take
      Given it is the black phase of the Nomads
      When the Nomads use it to lower the momentum
      Then the rules refuse it: "Four ways to use the action"
      When the Nomads take the event card "Rain"
      Then the rules refuse it: "Which card is discarded"

    @ex.event-split @reading.C104=b
    Scenario: Read the other way, three event cards are taken first and then split between three ways
      Given it is the black phase of the Nomads
      And the Moon Princess stands between M1, T1 and T2
      And momentum is 4
      When the Nomads use an event card
      And the Nomads take the event card "Hail"
      And the Nomads use it to move the Moon Princess
      And the Nomads send the Moon Princess between M2, T2 and T3
      And the Nomads use an event card
      And the Nomads take the top event card of the deck
      And the Nomads use it to lower the momentum
      And the Nomads use an event card
      And the Nomads take the event card "Rain"
      And the Nomads use it to play an event card
      Then the Moon Princess stands between M2, T2 and T3
      And momentum is 3
      And the event cards played for their effect are "Rain"
      And the discarded event cards are "Hail", "Snow" and "Rain"

  @rule.event.princess
  Rule: An event card can move the Moon Princess 2 steps

    Scenario: She can be sent 2 steps one way or the other
      Given a solo mode with 1 player
      And the Moon lies in the centre
      And these area tiles lie around the Moon
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 1      |
      And the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow" and "Wind"
      And it is the black phase of the Nomads
      And the Moon Princess stands between M1, T1 and T2
      When the Nomads use an event card
      And the Nomads use it to move the Moon Princess
      Then the Nomads can send the Moon Princess
        | areas         |
        | M2, T2 and T3 |
        | M1, M6 and T12 |
      When the Nomads send the Moon Princess between M1, M2 and T2
      Then the rules refuse it: "Moving the Moon Princess"
      And the Moon Princess stands between M1, T1 and T2
      When the Nomads send the Moon Princess between M1, M6 and T12
      Then the Moon Princess stands between M1, M6 and T12

    Scenario: Nobody else sends the Moon Princess
      Given the areas
        | area | ground      | next to |
        | M    | moon area   | A, B, C, D, E |
        | A    | Ocean Floor | B, E    |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor | E       |
        | E    | Ocean Floor |         |
      And the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow"
      And the initiative order is Nomads and Fireborn
      And it is the black phase of the Nomads
      And the Moon Princess stands between M, A and B
      When the Nomads use an event card
      And the Nomads use it to move the Moon Princess
      And the Fireborn send the Moon Princess between M, C and D
      Then the rules refuse it: "Moving the Moon Princess"
      When the Nomads send the Moon Princess between M, C and D
      Then the Moon Princess stands between M, C and D

  @rule.event.momentum
  Rule: An event card can lower the momentum by 1

    Scenario: Momentum falls by exactly 1
      Given the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow"
      And it is the black phase of the Nomads
      And momentum is 2
      When the Nomads use an event card
      Then the Nomads can use it to play an event card and lower the momentum
      When the Nomads use it to lower the momentum
      Then momentum is 1

    Scenario: Momentum on 1 cannot be lowered
      Given the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow"
      And it is the black phase of the Nomads
      When the Nomads use an event card
      Then nobody has anything to choose
      And the event cards played for their effect are "Snow"
      And momentum is 1

    Scenario: A way that would change nothing is refused by its own rule
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And A carries a priority token
      And the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow"
      And it is the black phase of the Nomads
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      Then the rules refuse it: "Lowering the momentum"
      When the Nomads use it to move the Moon Princess
      Then the rules refuse it: "Moving the Moon Princess"
      When the Nomads use it to remove a priority token
      Then A carries no priority token

  @rule.event.priority
  Rule: An event card can remove a priority token

    Scenario: The player chooses which priority token goes
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And A and C carry a priority token
      And the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow"
      And it is the black phase of the Nomads
      When the Nomads use an event card
      And the Nomads use it to remove a priority token
      Then the Nomads choose between A and C
      When the Nomads choose B
      Then the rules refuse it: "Removing a priority token"
      When the Nomads choose C
      Then priority tokens lie in just A

    Scenario: Nobody else chooses the priority token
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And A and B carry a priority token
      And the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Snow"
      And the initiative order is Nomads and Fireborn
      And it is the black phase of the Nomads
      When the Nomads use an event card
      And the Nomads use it to remove a priority token
      And the Fireborn choose A
      Then the rules refuse it: "Removing a priority token"
      When the players choose A
      Then the rules refuse it: "Removing a priority token"
      When the Nomads choose B
      Then priority tokens lie in just A

  @rule.event.discard
  Rule: A face-up card or the top one of the deck is discarded, without its effect

    Background:
      Given the action card "Storm" offers
        | phase | action   | kind        |
        | black | "Events" | event cards |
      And the Nomads have chosen "Storm"
      And it is the black phase of the Nomads
      And momentum is 4

    Scenario: The discarded card is not played
      Given the event cards "Rain" and "Hail" lie face up
      And the event deck is, from the top, "Snow" and "Wind"
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      Then the Nomads can take the event cards "Rain" and "Hail" or the top one of the deck
      When the Nomads take the event card "Wind"
      Then the rules refuse it: "Which card is discarded"
      When the Nomads take the top event card of the deck
      Then the discarded event cards are "Snow"
      And no event card was played for its effect

    Scenario: With an empty deck only face-up cards are left
      Given the event cards "Rain" and "Hail" lie face up
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      Then the Nomads can take the event cards "Rain" and "Hail"

    Scenario: Without any event card there is nothing to discard
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      Then the rules refuse it: "Which card is discarded"
      And momentum is 4
      And the Nomads can use it to play an event card and lower the momentum

    @reading.C104=b
    Scenario: Read the other way, the card is taken before it is said what for
      Given the event cards "Rain" and "Hail" lie face up
      And the event deck is, from the top, "Snow"
      When the Nomads use an event card
      Then the Nomads can take the event cards "Rain" and "Hail" or the top one of the deck
      When the Nomads take the top event card of the deck
      Then the Nomads can use it to play an event card and lower the momentum
      When the Nomads use it to lower the momentum
      Then momentum is 3
      And the discarded event cards are "Snow"

    @question
    Scenario: The top event card that is discarded is gone from its pile
      Given the event deck is, from the top, "Snow", "Wind" and "Fog"
      When the Nomads use an event card
      And the Nomads use it to lower the momentum
      Then the pile of event cards holds 2 cards
      And "Snow" is not in the pile of event cards
      And the discard pile of event cards holds 1 card

  @rule.end.objective
  Rule: The round objective is checked when all have ended the black phase

    Background:
      Given the initiative order is Nomads
      And the Oni turn card "Night" says
        | section         | says           | points |
        | round objective | "Hold an area" | 3      |
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, M    |
        | B    | Ocean Floor | M       |
        | M    | moon area   |         |
      And A and B carry an Oni territory token
      And the Moon Princess stands between A, B and M
      And the Moon Princess is worth 40 conquest points and 40 damage, and has 40 life
      And the Moon Princess deck is, from the top, "Tide"

    Scenario Outline: An objective brings its points at once, or none
      When the Oni turn card is turned over
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the round ends with its objective <result>
      Then <tokens> tokens lie on the victory board
      And the round is over

      Examples:
        | result  | tokens |
        | reached | 3      |
        | missed  | 0      |

    Scenario: The objective is not checked while somebody still plays
      When the Oni turn card is turned over
      And the phase of the Nomads begins
      And the Nomads end their phase
      And the phase of the Nomads begins
      And the round ends with its objective reached
      Then the rules refuse it: "Checking the round objective"
      And 0 tokens lie on the victory board

    Scenario: The objective is checked just once
      Given the round objective has been checked
      When the round ends with its objective reached
      Then the rules refuse it: "Checking the round objective"
      When the players reach the round objective, worth 2 victory points
      Then the rules refuse it: "Checking the round objective"
      And 0 tokens lie on the victory board

    Scenario: Cards drawn in the last phase are revealed before the objective is checked
      Given the Oni are worth
        | Oni       | conquest points | damage | life |
        | Small Oni | 10              | 10     | 10   |
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind                |
        | 2     | legendary Oni space |
        | 9     |                     |
      And the legendary Oni cards from the top are Gambler
      And the card of the Gambler places it in B
      And the Gambler's die shows 3
      And it is the black phase of the Nomads
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      Then these legendary Oni are in B: Gambler
      And next the round objective is checked
      When the players reach the round objective, worth 3 victory points
      Then 0 tokens lie on the victory board
      And the round is over

  @rule.end.no-card
  Rule: The next Oni turn card waits for the next round

    Scenario: At the end of the round no new card is turned over
      Given the Oni turn card "Night" says
        | section     | says        |
        | turn effect | "No events" |
      And the round objective has been checked
      When the Oni turn card is turned over
      Then the rules refuse it: "Not the next card yet"
      And the Oni turn cards are, from the top, "Night"
      When the next round begins
      And the Oni turn card is turned over
      Then the turn effect "No events" is in force

    Scenario: Nor while the objective is still to be checked
      Given the Oni turn card "Night" says
        | section     | says        |
        | turn effect | "No events" |
      And the initiative order is Nomads
      And everybody has ended the black phase
      When the Oni turn card is turned over
      Then the rules refuse it: "Not the next card yet"

  @rule.end.choose
  Rule: Everybody chooses a new action card and passes the others

    Scenario: The passed cards are chosen from and passed on
      Given the players are, clockwise, Nomads, Fireborn and Boarlords
      And the Nomads hold the action cards "1", "2", "3" and "4"
      And the Fireborn hold the action cards "5", "6", "7" and "8"
      And the Boarlords hold the action cards "9", "10", "11" and "12"
      And the round objective has been checked
      When everybody chooses a new action card
      Then the Nomads choose between the action cards "1", "2", "3" and "4"
      When the Nomads choose the action card "4"
      And the Fireborn choose the action card "5"
      And the Boarlords choose the action card "9"
      Then the Nomads have chosen "4"
      And the Fireborn hold the action cards "1", "2" and "3"
      And the Boarlords hold the action cards "6", "7" and "8"
      And the Nomads hold the action cards "10", "11" and "12"

  @rule.end.few
  Rule: Two players or one draw three new cards

    @ex.three-cards
    Scenario: Two players discard everything and draw three new cards each
      Given the players are, clockwise, Nomads and Fireborn
      And the Nomads have chosen "2"
      And the Fireborn have chosen "4"
      And the action deck is, from the top, "7", "8", "9", "10", "11", "12" and "13"
      And the round objective has been checked
      When everybody chooses a new action card
      Then the Nomads choose between the action cards "7", "8" and "9"
      When the Nomads choose the action card "9"
      Then the Fireborn choose between the action cards "10", "11" and "12"
      When the Fireborn choose the action card "10"
      Then the Nomads have chosen "9"
      And the Fireborn have chosen "10"
      And the Nomads hold no action cards
      And the Fireborn hold no action cards
      And the discarded action cards are "2", "4", "7", "8", "11" and "12"
