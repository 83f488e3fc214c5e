Feature: Momentum

  Background:
    Given the Oni are worth
      | Oni        | conquest points | damage | life |
      | Small Oni  | 10              | 10     | 10   |
      | Medium Oni | 20              | 20     | 20   |
      | Large Oni  | 30              | 30     | 30   |
    And the areas
      | area | ground      | next to |
      | A    | Ocean Floor | B, C    |
      | B    | Ocean Floor | C       |
      | C    | Ocean Floor |         |

  @rule.momentum.instead
  Rule: Momentum takes the place of counterattacks

    Scenario: The Oni answer an attack with momentum and with no counterattack
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 2      |
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 3      | 10              | 10   |
      And the counterattack "Ambush" prevents 0 damage
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      Then nobody has anything to choose
      And momentum is 3
      And these player units are in A
        | faction | number |
        | Nomads  | 3      |

  @rule.momentum.track
  Rule: The marker moves 1 space for each reason

    Scenario: All reasons of an attack add up
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Merchant      |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Merchant      | 40              | 10     | 20   |
      And momentum is 4
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      Then momentum is 7

    Scenario: The marker stays on the last space of the track
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And the momentum track
        | space |
        | 9     |
      And momentum is 8
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 9
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 9

    Scenario Outline: The marker never falls below the first space
      Given momentum is <before>
      When the Nomads lower momentum by <steps>
      Then momentum is <after>

      Examples:
        | before | steps | after |
        | 3      | 1     | 2     |
        | 2      | 1     | 1     |
        | 2      | 2     | 1     |
        | 1      | 1     | 1     |
        | 3      | 5     | 1     |

  @rule.momentum.card
  Rule: Playing a combat card against Oni gives 1 momentum

    @ex.conquest-or-devastation
    Scenario Outline: A combat card that destroys no Oni gives 1 momentum, whichever it is
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      When the Nomads play the combat card <card> in A
      Then momentum is 2
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 2      |

      Examples:
        | card          |
        | "Conquest"    |
        | "Devastation" |
        | "Raid"        |

    Scenario: Each combat card played gives momentum again
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
      When the Nomads play the combat card "Devastation" in A
      And the Nomads play the combat card "Devastation" in B
      Then momentum is 3

  @rule.momentum.destroyed
  Rule: Destroying Oni gives 1 more

    @ex.annihilation
    Scenario Outline: Annihilation that destroys Oni gives 2 momentum, however many fall
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 4      |
      When the Nomads play the combat card "Annihilation" in A and deal <damage> damage
      Then momentum is <momentum>

      Examples:
        | damage | momentum |
        | 9      | 2        |
        | 10     | 3        |
        | 30     | 3        |
        | 40     | 3        |

    @question
    Scenario: Two combat cards that both destroy Oni in one area give 2 momentum each
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      And the Nomads play the combat card "Annihilation" in A and deal 20 damage
      Then momentum is 5
      And 0 Small Oni are in A

  @rule.momentum.legendary
  Rule: A legendary Oni or the Moon Princess in the area gives 1 more

    @ex.legendary-present
    Scenario: A combat card where a legendary Oni stands gives 2 momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 3

    @ex.legendary-and-destroyed
    Scenario: With a legendary Oni there and an Oni destroyed the attack gives 3 momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Large Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Ronin         | 20              | 20     | 20   |
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      Then momentum is 4
      And no Oni are in A
      And these legendary Oni are in A: Ronin

    Scenario: Several legendary Oni give no more than one
      Given these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Ronin         | 1      |
        | A    | Three Shadows | 3      |
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 3

    Scenario: A legendary Oni elsewhere gives nothing
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | B    | Ronin         |
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 2

    Scenario: Destroying the only legendary Oni of an area gives 3 momentum
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Ronin         | 20              | 20     | 20   |
      When the Nomads play the combat card "Annihilation" in A and deal 20 damage
      Then momentum is 4
      And no legendary Oni are in A

    @reading.C77=b
    Scenario: Read the other way, destroying only the legendary Oni gives 2 momentum
      Given these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Ronin         | 20              | 20     | 20   |
      When the Nomads play the combat card "Annihilation" in A and deal 20 damage
      Then momentum is 3

  @rule.momentum.no-oni
  Rule: Areas without Oni give no momentum

    @ex.no-momentum
    Scenario: A combat card in an area without Oni gives no momentum
      When the Nomads play the combat card "Annihilation" in A and deal 30 damage
      Then momentum is 1
      And the reason for no momentum is "Areas without Oni"

    @ex.no-momentum
    Scenario: Conquering an area without Oni gives no momentum
      Given these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Nomads conquer A without a fight
      Then momentum is 1
      And the reason for no momentum is "Areas without Oni"
      And A carries a territory token of the Nomads

    Scenario: Conquering an area without Oni by a combat card gives no momentum either
      Given these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
      And A carries an Oni territory token
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Nomads play the combat card "Conquest" in A and conquer it
      Then momentum is 1
      And A carries a territory token of the Nomads

    @question
    Scenario: Conquering two areas without Oni leaves momentum where it is, and these are all tokens
      Given these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
        | B    | Nomads  | 1      | 10              | 10   |
      When the Nomads conquer A without a fight
      And the Nomads conquer B without a fight
      Then just A and B carry a territory token of the Nomads
      And momentum is 1

  @rule.momentum.no-fight
  Rule: Conquering an area of the Oni without a fight gives no momentum

    @ex.no-momentum
    Scenario: An area of the Oni taken without a fight gives no momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And A carries an Oni territory token
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Nomads conquer A without a fight
      Then momentum is 1
      And the reason for no momentum is "Conquering without a fight"
      And A carries a territory token of the Nomads

    Scenario: The same area taken with a combat card gives momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And A carries an Oni territory token
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      When the Nomads play the combat card "Conquest" in A and conquer it
      Then momentum is 2
      And A carries a territory token of the Nomads

  @rule.momentum.ranged
  Rule: Ranged attacks give no momentum

    @ex.no-momentum
    Scenario Outline: A ranged attack destroys Oni without momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      When the <faction> use <means> in A and deal 10 damage
      Then momentum is 1
      And the reason for no momentum is "Ranged attacks"
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | faction        | means                     |
        | Cybersamurai   | the Target Finder Missile |
        | Kampfgruppe 03 | Snipe                     |

    Scenario: Snipe gives no momentum although it is a combat card
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      When the Kampfgruppe 03 play the combat card "Snipe" in A and deal 10 damage
      Then momentum is 1
      When the Kampfgruppe 03 play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 3

    Scenario: Snipe is a combat of the action card
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And the action card "Storm" offers
        | phase | action  | kind   | points |
        | black | "Fight" | combat | 1      |
      And the Kampfgruppe 03 have chosen "Storm"
      When the Kampfgruppe 03 use Snipe in A and deal 10 damage
      And the Kampfgruppe 03 use Snipe in A and deal 10 damage
      Then the rules refuse it: "Free use of actions"
      And the reason for no momentum is "Ranged attacks"
      And 1 Small Oni is in A

  @rule.momentum.no-card
  Rule: Oni destroyed without a combat card give no momentum

    @ex.no-momentum
    Scenario Outline: What needs no combat card destroys Oni without momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
      And the legendary Oni are worth
        | legendary Oni | conquest points | damage | life |
        | Ronin         | 20              | 20     | 5    |
      When the <faction> use <means> in A and deal 10 damage
      Then momentum is 1
      And the reason for no momentum is "Without a combat card"
      And these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |

      Examples:
        | faction      | means                    |
        | Nomads       | mines                    |
        | Cybersamurai | the Tetsuo Orbital Laser |
        | Fireborn     | Flaming Skin             |
        | Boarlords    | a passive ability        |
        | Nomads       | a counterattack          |

  @rule.momentum.moved
  Rule: Moving or removing Oni gives no momentum

    @ex.no-momentum
    Scenario: Oni that a player moves to another area give no momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |
      When the Nomads move 2 Small Oni from A to B
      Then momentum is 1
      And the reason for no momentum is "Oni moved or removed"
      And these Oni are in B
        | Oni       | number |
        | Small Oni | 2      |

    @ex.no-momentum
    Scenario: Oni that a player removes give no momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |
      When the Nomads remove 3 Small Oni from A
      Then momentum is 1
      And the reason for no momentum is "Oni moved or removed"
      And no Oni are in A
      And these Oni are available
        | Oni        | number |
        | Small Oni  | 15     |
        | Medium Oni | 12     |
        | Large Oni  | 7      |

  @rule.momentum.blocks-events
  Rule: Blocks and events give no momentum

    @ex.no-momentum
    Scenario Outline: A Block or an event gives no momentum even when it destroys Oni
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Nomads use <means> in A and deal 10 damage
      Then momentum is 1
      And the reason for no momentum is "Blocks and events"
      And no Oni are in A

      Examples:
        | means    |
        | a Block  |
        | an event |

  @rule.momentum.faction-actions
  Rule: Cleansing and changed areas give no momentum

    @ex.no-momentum
    Scenario Outline: Cleansing and replaced or rotated areas give no momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the <faction> use <means> in A
      Then momentum is 1
      And the reason for no momentum is "Cleansing and changed areas"

      Examples:
        | faction               | means           |
        | Lords of the Lost Sea | Cleansing       |
        | Children of the Lion  | a replaced area |
        | Children of the Lion  | a rotated area  |

  @rule.momentum.sentinels
  Rule: Oni destroyed by the Sentinels' ability give no momentum

    @ex.no-momentum
    Scenario: The Sentinels destroy Oni by their ability without momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Sentinels use the Sentinels' ability in A and deal 10 damage
      Then momentum is 1
      And the reason for no momentum is "The Sentinels"
      And no Oni are in A

    Scenario: A combat card of the Sentinels gives momentum like any other
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Sentinels play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 3

    @reading.C76=b
    Scenario: Read the second way, the Sentinels get no extra momentum for Oni they destroy
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Sentinels play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 2

    @reading.C76=a
    Scenario: Read the first way, the Sentinels never give momentum
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      When the Sentinels play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 1
      And the reason for no momentum is "The Sentinels"

  @rule.space.kinds
  Rule: Two kinds of space are special

    Scenario: Each special space brings a card of its own kind
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 3      |
      And the momentum track
        | space | kind                |
        | 2     | counter space       |
        | 3     | legendary Oni space |
        | 9     |                     |
      And the counter cards from the top
        | card        | effect  |
        | "Eclipse"   | at once |
        | "Moonlight" | at once |
      And the legendary Oni cards from the top are Ronin and Merchant
      When the Nomads play the combat card "Conquest" in A
      Then the Nomads hold 1 card face down
      And 1 counter card and 0 last-round counter cards are left to draw
      When the Nomads play the combat card "Conquest" in A
      Then the Nomads hold 2 cards face down
      And 1 counter card and 0 last-round counter cards are left to draw
      And the legendary Oni left to draw are Merchant
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 4
      And the Nomads hold 2 cards face down

  @rule.space.reached
  Rule: Each special space reached or passed brings a card

    Scenario: A space that the marker passes brings its card too
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 3     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect  |
        | "Eclipse"   | at once |
        | "Moonlight" | at once |
        | "Tide"      | at once |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 3
      And the Nomads hold 2 cards face down

    @reading.C79=b
    Scenario: If passing does not count, only the space where the marker stops brings a card
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 3     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect  |
        | "Eclipse"   | at once |
        | "Moonlight" | at once |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then the Nomads hold 1 card face down

    Scenario: A space just ahead of the marker brings no card
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 4     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 3
      And the Nomads hold 0 cards face down

    Scenario: The space where the marker already stands brings no card
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 4     | counter space |
        | 9     |               |
      And momentum is 4
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 5
      And the Nomads hold 0 cards face down

    Scenario: Lowering momentum onto a special space brings no card
      Given the momentum track
        | space | kind          |
        | 4     | counter space |
        | 9     |               |
      And momentum is 5
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      When the Nomads lower momentum by 1
      Then momentum is 4
      And the Nomads hold 0 cards face down

    Scenario: An empty deck is made anew from the discarded counter cards
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
      And A, B and C carry an Oni territory token
      And the initiative order is Nomads and Boarlords
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 3     | counter space |
        | 4     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect  |
        | "Eclipse"   | at once |
        | "Moonlight" | at once |
      And the discarded counter cards are shuffled into "Moonlight" and "Eclipse"
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      And the Nomads end their phase
      Then these counter cards are discarded: "Eclipse" and "Moonlight"
      And 0 counter cards and 0 last-round counter cards are left to draw
      When the phase of the Boarlords begins
      And the Boarlords play the combat card "Conquest" in B
      And the Boarlords end their phase
      Then these counter cards have been resolved: "Eclipse", "Moonlight" and "Moonlight"
      And 1 counter card and 0 last-round counter cards are left to draw

    Scenario: With no counter card and no legendary Oni card left none is drawn
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind                |
        | 2     | counter space       |
        | 3     | legendary Oni space |
        | 9     |                     |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 3
      And the Nomads hold 0 cards face down

  @rule.space.drawer
  Rule: Whoever moved the marker draws

    Scenario: The card belongs to the player whose attack moved the marker
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
        | B    | Small Oni | 1      |
      And A, B and C carry an Oni territory token
      And the initiative order is Nomads and Boarlords
      And the momentum track
        | space | kind          |
        | 3     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect    |
        | "Eclipse" | permanent |
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      And the phase of the Boarlords begins
      And the Boarlords play the combat card "Conquest" in B
      Then the Nomads hold 0 cards face down
      And the Boarlords hold 1 card face down
      When the Boarlords end their phase
      Then these counter cards are in force
        | card      | faction   |
        | "Eclipse" | Boarlords |

  @rule.space.revealed
  Rule: Cards are revealed at the end of the phase

    @ex.two-cards-revealed
    Scenario: Two cards drawn in one phase are revealed together at its end
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And the momentum track
        | space | kind          |
        | 3     | counter space |
        | 5     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect    |
        | "Eclipse"   | at once   |
        | "Moonlight" | permanent |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then the Nomads hold 1 card face down
      And no counter card has been resolved
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then momentum is 5
      And the Nomads hold 2 cards face down
      And no counter card has been resolved
      And no counter card is in force
      When the Nomads end their phase
      Then the Nomads hold 0 cards face down
      And these counter cards have been resolved: "Eclipse"
      And these counter cards are in force
        | card        | faction |
        | "Moonlight" | Nomads  |

    Scenario: Who ends the phase reveals the cards drawn in it
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      And the initiative order is Nomads
      And it is the white phase of the Nomads
      When the Nomads play the combat card "Conquest" in A
      Then no counter card has been resolved
      When the Nomads end their phase
      Then these counter cards have been resolved: "Eclipse"
      And it is the black phase

    Scenario: Cards are revealed in the order in which they were drawn
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 3     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect  |
        | "Moonlight" | at once |
        | "Eclipse"   | at once |
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      And the Nomads end their phase
      Then these counter cards have been resolved: "Moonlight" and "Eclipse"

    Scenario: Nobody can reveal a card during the phase
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      When the Nomads play the combat card "Conquest" in A
      And the Nomads want to reveal a card during the phase
      Then the rules refuse it: "Revealed at the end of the phase"
      And the Nomads hold 1 card face down
      And no counter card has been resolved

    Scenario: Another player's phase reveals nothing
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      When the Nomads play the combat card "Conquest" in A
      And the Boarlords end their phase
      Then the rules refuse it: "Others do not step in"
      And the Nomads hold 1 card face down
      And no counter card has been resolved

    @question
    Scenario: A card drawn in the white phase is revealed before the next player's
      Given the initiative order is Nomads and Fireborn
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card  | effect    |
        | "Fog" | permanent |
      And it is the white phase of the Nomads
      When the Nomads play the combat card "Conquest" in A
      Then the Nomads hold 1 card face down
      And no counter card is in force
      When the Nomads pass
      Then these counter cards are in force
        | card  | faction |
        | "Fog" | Nomads  |
      And next comes the white phase of the Fireborn

  @rule.counter.last-round
  Rule: The last round has its own counter cards

    Scenario Outline: Counter cards come from the deck of the round
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      And the last-round counter cards from the top
        | card        | effect  |
        | "Nightfall" | at once |
      And it is round <round>
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      Then these counter cards have been resolved: <card>

      Examples:
        | round | card        |
        | 1     | "Eclipse"   |
        | 2     | "Eclipse"   |
        | 3     | "Nightfall" |

    Scenario: In the last round ordinary discards make no new deck
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 3     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      And it is round 2
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      Then these counter cards have been resolved: "Eclipse"
      Given it is round 3
      When the Nomads play the combat card "Conquest" in A
      Then momentum is 3
      And the Nomads hold 0 cards face down

    Scenario: In a game of 4 rounds the third still has ordinary counter cards
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 3     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      And the last-round counter cards from the top
        | card        | effect  |
        | "Nightfall" | at once |
      And it is round 3
      When the players agree on 4 rounds
      And the Nomads play the combat card "Conquest" in A
      Then 0 counter cards and 1 last-round counter card are left to draw

    @question
    Scenario: In the last round the pile of ordinary counter cards is left alone
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect  |
        | "Eclipse"   | at once |
        | "Moonlight" | at once |
      And the last-round counter cards from the top
        | card        | effect  |
        | "Nightfall" | at once |
      And it is round 3
      When the Nomads play the combat card "Conquest" in A
      And the Nomads pass
      Then the pile of counter cards holds 2 cards
      And the pile of last-round counter cards holds 0 cards
      And the discard pile of last-round counter cards holds 1 card

  @rule.counter.once
  Rule: An effect without duration is resolved at once

    Scenario: A counter card without a permanent effect is resolved and discarded
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect  |
        | "Eclipse" | at once |
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      Then these counter cards have been resolved: "Eclipse"
      And these counter cards are discarded: "Eclipse"
      And no counter card is in force

  @rule.counter.permanent
  Rule: A permanent counter card stays

    Scenario: A permanent counter card lies face up in front of the player and stays there
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And the momentum track
        | space | kind          |
        | 2     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card      | effect    |
        | "Eclipse" | permanent |
      And A, B and C carry an Oni territory token
      And the initiative order is Nomads
      And it is the white phase of the Nomads
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      And the phase of the Nomads begins
      And the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      Then these counter cards are in force
        | card      | faction |
        | "Eclipse" | Nomads  |
      And no counter card has been resolved

  @rule.counter.discard
  Rule: Falling below a counter space lets the players discard a counter card

    @ex.counter-discarded
    Scenario: A counter card is discarded when momentum falls and drawn anew when it rises
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And the momentum track
        | space | kind          |
        | 5     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect    |
        | "Eclipse"   | permanent |
        | "Moonlight" | permanent |
      And momentum is 4
      And A, B and C carry an Oni territory token
      And the initiative order is Nomads and Boarlords
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      And the phase of the Boarlords begins
      And the Boarlords lower momentum by 1
      And the players discard the counter card "Eclipse" of the Nomads
      Then momentum is 4
      And no counter card is in force
      When the Boarlords play the combat card "Conquest" in A
      Then momentum is 5
      And the Boarlords hold 1 card face down
      When the Boarlords end their phase
      Then these counter cards are in force
        | card        | faction   |
        | "Moonlight" | Boarlords |
      And these counter cards are discarded: "Eclipse"

    Scenario: The players may keep their counter cards or discard any one of them
      Given the momentum track
        | space | kind          |
        | 5     | counter space |
        | 9     |               |
      And momentum is 5
      And the permanent counter card "Eclipse" lies in front of the Nomads
      And the permanent counter card "Tide" lies in front of the Boarlords
      When the Nomads lower momentum by 1
      Then the players may discard a counter card
        | card      | faction   |
        | "Eclipse" | Nomads    |
        | "Tide"    | Boarlords |
      When the players discard no counter card
      Then these counter cards are in force
        | card      | faction   |
        | "Eclipse" | Nomads    |
        | "Tide"    | Boarlords |

    Scenario Outline: A counter card can be discarded only when momentum falls below a counter space
      Given the momentum track
        | space | kind                |
        | 5     | counter space       |
        | 7     | legendary Oni space |
        | 9     |                     |
      And momentum is <before>
      And the permanent counter card "Eclipse" lies in front of the Nomads
      When the Nomads lower momentum by 1
      Then nobody has anything to choose
      And these counter cards are in force
        | card      | faction |
        | "Eclipse" | Nomads  |
      And momentum is <after>

      Examples:
        | before | after |
        | 4      | 3     |
        | 6      | 5     |
        | 7      | 6     |

    Scenario: Falling below two counter spaces allows two counter cards to be discarded
      Given the momentum track
        | space | kind          |
        | 4     | counter space |
        | 5     | counter space |
        | 9     |               |
      And momentum is 5
      And the permanent counter card "Eclipse" lies in front of the Nomads
      And the permanent counter card "Tide" lies in front of the Boarlords
      When the Nomads lower momentum by 2
      And the players discard the counter card "Tide" of the Boarlords
      Then the players may discard a counter card
        | card      | faction |
        | "Eclipse" | Nomads  |
      When the players discard the counter card "Eclipse" of the Nomads
      Then no counter card is in force

    Scenario: A counter card that does not lie there cannot be discarded
      Given the momentum track
        | space | kind          |
        | 5     | counter space |
        | 9     |               |
      And momentum is 5
      And the permanent counter card "Eclipse" lies in front of the Nomads
      When the Nomads lower momentum by 1
      And the players discard the counter card "Tide" of the Boarlords
      Then the rules refuse it: "Discarding a counter card"
      And these counter cards are in force
        | card      | faction |
        | "Eclipse" | Nomads  |
      When the players discard no counter card
      Then momentum is 4

    @reading.C78=b
    Scenario: Read the other way, the player who lowered momentum chooses alone
      Given the momentum track
        | space | kind          |
        | 5     | counter space |
        | 9     |               |
      And momentum is 5
      And the permanent counter card "Eclipse" lies in front of the Nomads
      When the Boarlords lower momentum by 1
      Then the Boarlords may discard a counter card
        | card      | faction |
        | "Eclipse" | Nomads  |

    @reading.C78=b
    Scenario: Read the other way, nobody else discards for the player who lowered momentum
      Given the momentum track
        | space | kind          |
        | 4     | counter space |
        | 5     | counter space |
        | 9     |               |
      And momentum is 5
      And the permanent counter card "Eclipse" lies in front of the Nomads
      When the Boarlords lower momentum by 2
      And the Nomads discard the counter card "Eclipse" of the Nomads
      Then the rules refuse it: "Discarding a counter card"
      When the players discard no counter card
      Then the rules refuse it: "Discarding a counter card"
      When the Boarlords discard no counter card
      And the Boarlords discard the counter card "Eclipse" of the Nomads
      Then no counter card is in force

    Scenario: With momentum where it was nobody discards a counter card
      Given the permanent counter card "Eclipse" lies in front of the Nomads
      When the players discard the counter card "Eclipse" of the Nomads
      Then the rules refuse it: "Discarding a counter card"
      And these counter cards are in force
        | card      | faction |
        | "Eclipse" | Nomads  |

  @rule.counter.again
  Rule: The same counter space brings another card each time

    @ex.counter-space-twice
    Scenario: A counter space that is reached a second time brings a second card
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 2      |
      And the momentum track
        | space | kind          |
        | 5     | counter space |
        | 9     |               |
      And the counter cards from the top
        | card        | effect  |
        | "Eclipse"   | at once |
        | "Moonlight" | at once |
      And momentum is 4
      And A, B and C carry an Oni territory token
      And the initiative order is Nomads
      And it is the white phase of the Nomads
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      And the Nomads end their phase
      And the phase of the Nomads begins
      And the Nomads lower momentum by 2
      Then momentum is 4
      When the Nomads play the combat card "Annihilation" in A and deal 10 damage
      Then the Nomads hold 1 card face down
      When the Nomads end their phase
      Then these counter cards have been resolved: "Eclipse" and "Moonlight"

  @rule.legendary-space.placed
  Rule: A legendary Oni space brings a legendary Oni at the end of the phase

    Scenario: A legendary Oni enters at the end of the phase and not before
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind                |
        | 2     | legendary Oni space |
        | 9     |                     |
      And the legendary Oni cards from the top are Merchant and Ronin
      And the card of the Merchant places it in C
      When the Nomads play the combat card "Conquest" in A
      Then the Nomads hold 1 card face down
      And the legendary Oni left to draw are Ronin
      And no legendary Oni are in C
      When the Nomads end their phase
      Then these legendary Oni are in C: Merchant
      And the Nomads hold 0 cards face down

  @rule.legendary-space.stays
  Rule: Lowering momentum removes no legendary Oni

    @ex.legendary-stays
    Scenario: Lowering momentum does not remove a legendary Oni, and its space brings another
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind                |
        | 3     | legendary Oni space |
        | 9     |                     |
      And momentum is 2
      And the legendary Oni cards from the top are Merchant, Ronin and Defiler
      And the card of the Merchant places it in C
      And the card of the Ronin places it in B
      And A, B and C carry an Oni territory token
      And the initiative order is Nomads and Boarlords
      When the Nomads play the combat card "Conquest" in A
      And the Nomads end their phase
      And the phase of the Boarlords begins
      And the Boarlords lower momentum by 1
      Then momentum is 2
      And nobody has anything to choose
      And these legendary Oni are in C: Merchant
      When the Boarlords play the combat card "Conquest" in A
      And the Boarlords end their phase
      Then these legendary Oni are in C: Merchant
      And these legendary Oni are in B: Ronin
      And the legendary Oni left to draw are Defiler

  @rule.legendary-space.again
  Rule: A legendary Oni space brings a new legendary Oni each time

    Scenario: A legendary Oni space reached twice in one phase brings two legendary Oni
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the momentum track
        | space | kind                |
        | 3     | legendary Oni space |
        | 9     |                     |
      And momentum is 2
      And the legendary Oni cards from the top are Merchant and Ronin
      And the card of the Merchant places it in C
      And the card of the Ronin places it in C
      When the Nomads play the combat card "Conquest" in A
      And the Nomads lower momentum by 1
      And the Nomads play the combat card "Conquest" in A
      Then the Nomads hold 2 cards face down
      When the Nomads end their phase
      Then these legendary Oni are in C: Merchant and Ronin
