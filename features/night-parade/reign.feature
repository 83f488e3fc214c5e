Feature: Reign

  Background:
    Given the players are Gamanoke, Onikuma, Nekomata and Nogitsune
    And the islands
      | island  | next to          |
      | Wood 4  | Wood 6           |
      | Wood 6  | Water 6          |
      | Earth 3 | Earth 4          |
      | Earth 4 | Water 4          |
      | Earth 5 |                  |
      | Water 4 | Water 6          |
      | Water 6 |                  |
    And Gamanoke has 5 Meeples in the supply
    And Onikuma has 5 Meeples in the supply
    And Nekomata has 5 Meeples in the supply
    And Nogitsune has 5 Meeples in the supply

  @rule.reign.effect
  Rule: Reign uses the Throne Card on the Throne

    Background:
      Given Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman

    Scenario Outline: Only the top card of the pile reigns
      Given the Throne pile is <pile>
      When Gamanoke activates the Wood Parade
      Then Gamanoke may reign with Throne Card <card>
      When Gamanoke reigns with Throne Card <other>
      Then the rules refuse it: "The King on the Throne"
      And Gamanoke's next icon is Reign on "A"
      And Gamanoke has 0 Spirits and 1 Talisman

      Examples:
        | pile    | card | other |
        | 8 and 3 | 8    | 3     |
        | 3 and 8 | 3    | 8     |

    Scenario: Without a Throne Card nobody reigns
      When Gamanoke activates the Wood Parade
      Then Gamanoke may reign with no Throne Card
      When Gamanoke reigns with Throne Card 3
      Then the rules refuse it: "The King on the Throne"

    Scenario: One Reign uses one Throne Card
      Given the Throne pile is 8 and 3
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 8
      And Gamanoke reigns with Throne Card 8
      Then the rules refuse it: "The five phases"
      And Gamanoke has 2 Exile tokens

    Scenario: A space of the Challenge Board can give Reign as well
      Given the Challenge Board
        | from | arrow | to |
        | 1    | →     | 2  |
      And the actions of the Challenge Board
        | space | action |
        | 2     | Reign  |
      And Gamanoke's Champion is on space 1
      And Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And the Throne pile is 8 and 3
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 2
      And Gamanoke reigns with Throne Card 8
      Then Gamanoke has 2 Exile tokens
      And Gamanoke's Water Parade ends with Champion Card

    @question
    Scenario: A Throne Card with nothing to work on is no choice
      Given the Throne pile is 1 and 8
      And Gamanoke has 1 Meeple on Earth 3
      When Gamanoke activates the Wood Parade
      Then Gamanoke may reign with no Throne Card
      And Gamanoke cannot reign with Throne Cards 1 and 8

  @rule.reign.rescued
  Rule: A rescued Throne Card is an alternative

    Background:
      Given Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has rescued Throne Card 8
      And the Throne pile is 2 and 5

    Scenario: Either card may be used, not both
      Given Gamanoke has 2 Talismans
      And Gamanoke has 1 Meeple on Earth 4
      When Gamanoke activates the Wood Parade
      Then Gamanoke may reign with Throne Cards 2 and 8
      When Gamanoke reigns with Throne Card 8
      Then Gamanoke has 2 Exile tokens and 1 Talisman
      And it is Gamanoke's turn, phase 3
      And Gamanoke has rescued Throne Card 8

    Scenario: Without the Talisman it costs, a card is not available
      When Gamanoke activates the Wood Parade
      Then Gamanoke may reign with no Throne Card
      When Gamanoke reigns with Throne Card 8
      Then the rules refuse it: "Throne Card 8"

  @rule.reign.own-only
  Rule: Nobody uses a Throne Card that another player rescued

    Scenario: Another player's rescued card is out of reach
      Given Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Onikuma has rescued Throne Card 3
      And the Throne pile is 9 and 5
      When Gamanoke activates the Wood Parade
      Then Gamanoke may reign with Throne Card 9
      When Gamanoke reigns with Throne Card 3
      Then the rules refuse it: "Only your own Throne Card"
      And Gamanoke has 0 Spirits
      And Onikuma has 0 Spirits

  @rule.reign.decline
  Rule: Reign may be left unused, and then nobody gets anything

    @ex.decline-reign
    Scenario Outline: Without Reign the others get nothing either
      Given Gamanoke's Wood Parade
        | card | icons         |
        | "A"  | Reign, Spirit |
      And the Throne pile is <card> and 1
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Wood 4
      When Gamanoke activates the Wood Parade
      And Gamanoke skips Reign
      Then Gamanoke's next icon is Spirit on "A"
      And Gamanoke has 0 Spirits, 0 Talismans and 0 Invoke tokens
      And Onikuma has 0 Spirits
      And Nekomata has 0 Spirits
      And Nogitsune has 0 Spirits
      And Onikuma has 1 Meeple on Wood 4
      And Onikuma has 0 hidden Meeples on Wood 4

      Examples:
        | card |
        | 3    |
        | 5    |
        | 7    |
        | 9    |

    Scenario: A Champion on the board need not reign
      Given the Challenge Board
        | from | arrow | to |
        | 1    | →     | 2  |
      And the actions of the Challenge Board
        | space | action |
        | 2     | Reign  |
      And Gamanoke's Champion is on space 1
      And Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Wood Parade has 1 more card without icons
      And the Throne pile is 3 and 8
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 2
      And Gamanoke skips Reign
      Then Gamanoke has 0 Spirits
      And Onikuma has 0 Spirits
      And Gamanoke's Water Parade ends with Champion Card

  @rule.reign.others
  Rule: The others take their benefit clockwise, or decline

    Background:
      Given Onikuma's Wood Parade
        | card | icons         |
        | "A"  | Reign, Spirit |
      And the Throne pile is 3 and 1
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And Onikuma activates the Wood Parade

    Scenario: Clockwise from the player who reigns, back to the one before
      When Onikuma reigns with Throne Card 3
      Then Nekomata may take 1 Spirit or decline
      When Nekomata takes 1 Spirit
      Then Nogitsune may take 1 Spirit or decline
      When Nogitsune declines
      Then Gamanoke may take 1 Spirit or decline
      When Gamanoke takes 1 Spirit
      Then Nekomata has 1 Spirit
      And Nogitsune has 0 Spirits
      And Gamanoke has 1 Spirit
      And Onikuma's next icon is Spirit on "A"

    Scenario: Nobody takes out of turn
      When Onikuma reigns with Throne Card 3
      And Nogitsune takes 1 Spirit
      Then the rules refuse it: "The others, clockwise"
      And Nekomata may take 1 Spirit or decline

    Scenario: Nobody takes more than the benefit
      When Onikuma reigns with Throne Card 3
      And Nekomata takes 2 Spirits
      Then the rules refuse it: "The others, clockwise"
      And Nekomata may take 1 Spirit or decline

    Scenario: Nobody takes before their turn comes
      When Onikuma reigns with Throne Card 3
      And Nogitsune takes 1 Spirit
      Then the rules refuse it: "The others, clockwise"
      And Nekomata may decline
      When Nekomata takes 1 Spirit
      Then Nogitsune may take 1 Spirit or decline
      And Nogitsune has 0 Spirits

    Scenario: Nobody declines for another
      When Onikuma reigns with Throne Card 3
      And Gamanoke declines
      Then the rules refuse it: "The others, clockwise"
      And Nekomata may take 1 Spirit or decline

    Scenario: Without Reign there is nothing to decline
      When Nekomata declines
      Then the rules refuse it: "The others, clockwise"
      And Onikuma's next icon is Reign on "A"

    Scenario: The one who reigns goes on only after the others
      When Onikuma reigns with Throne Card 3
      And Onikuma skips Spirit
      Then the rules refuse it: "The others, clockwise"
      And Nekomata may decline

    Scenario Outline: A benefit that the card does not give is refused by the rule against it, and the choice stays open
      Given the Throne pile is <card> and 1
      And Nekomata has 1 Meeple on Wood 4
      When Onikuma reigns with Throne Card <card>
      And Nekomata <acts>
      Then the rules refuse it: <rule>
      And Nekomata may decline
      And Nekomata has 1 Meeple on Wood 4
      And Nekomata has no tokens

      Examples:
        | card | acts                                     | rule            |
        | 3    | takes 2 Spirits                          | "Throne Card 3" |
        | 9    | takes 1 Talisman                         | "Throne Card 9" |
        | 5    | moves a Meeple from Wood 4 to Earth 5    | "Move"          |
        | 5    | moves the Champion from Wood 4 to Wood 6 | "Move"          |

    Scenario: A Meeple that lies hidden already is not hidden as a benefit
      Given the Throne pile is 7 and 1
      And Onikuma has 1 Meeple on Wood 4
      And Nekomata has 1 Meeple on Wood 4
      And Nekomata has 1 hidden Meeple on Wood 6
      When Onikuma reigns with Throne Card 7 on Wood 4
      And Nekomata hides a hidden Meeple on Wood 6
      Then the rules refuse it: "Hiding a Meeple"
      And Nekomata may decline

  @rule.reign.card-1
  Rule: Throne Card 1 returns a Meeple of each enemy on an island

    @ex.throne-1
    Scenario: Onikuma returns a Nekomata by a fight and three enemies by Reign
      Given the Throne pile is 1 and 2
      And Onikuma's Earth Parade
        | card | icons                  |
        | "A"  | Place, Fight, Talisman |
        | "B"  | Place, Reign           |
      And Nekomata has 1 Meeple on Earth 3
      And Nekomata has 1 Meeple on Earth 4
      And Gamanoke has 1 Meeple on Earth 4
      And Nogitsune has 1 Meeple on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And Onikuma flips the brown Scroll
      And Onikuma places a Meeple on Earth 3
      And Onikuma fights a Meeple of Nekomata on Earth 3
      And Onikuma takes 1 Talisman
      Then Nekomata has 6 Meeples in the supply
      When Onikuma places a Meeple on Earth 4
      And Onikuma reigns with Throne Card 1 on Earth 4
      Then Onikuma has 0 Talismans
      And Nekomata has 7 Meeples in the supply
      And Gamanoke has 6 Meeples in the supply
      And Nogitsune has 6 Meeples in the supply
      And Nekomata has 0 Meeples on Earth 4
      And Onikuma has 1 Meeple on Earth 3
      And Onikuma has 1 Meeple on Earth 4

    Scenario: One Meeple of each enemy, on one island, even if it is hidden
      Given the Throne pile is 1 and 2
      And Gamanoke's Earth Parade
        | card | icons         |
        | "A"  | Reign, Spirit |
      And Gamanoke has 1 Talisman
      And Gamanoke has 1 Meeple on Earth 3
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 2 Meeples on Earth 3
      And Nekomata has 1 hidden Meeple on Earth 3
      And Nogitsune has 1 Meeple on Wood 4
      And Nogitsune has 1 Meeple on Wood 6
      When Gamanoke activates the Earth Parade
      Then Gamanoke may reign with Throne Card 1 on Earth 3 and Wood 4
      When Gamanoke reigns with Throne Card 1 on Earth 3
      Then Onikuma has 1 Meeple on Earth 3
      And Nekomata has 0 Meeples on Earth 3
      And Nekomata has 6 Meeples in the supply
      And Nogitsune has 1 Meeple on Wood 4
      And Gamanoke's next icon is Spirit on "A"

    Scenario: The player who reigns chooses which piece of an enemy returns
      Given the Throne pile is 1 and 2
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman
      And Gamanoke has 1 Meeple on Earth 3
      And Onikuma has 1 Meeple on Earth 3
      And Onikuma's Champion is on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 1 on Earth 3
      Then Gamanoke must choose
        | piece        | clan    |
        | a Meeple     | Onikuma |
        | the Champion | Onikuma |
      When Gamanoke chooses the Champion of Onikuma
      Then Onikuma's Champion is in the supply
      And Onikuma has 1 Meeple on Earth 3

    Scenario Outline: It needs a Meeple of yours and an enemy on the island
      Given the Throne pile is 1 and 2
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman
      And Gamanoke has 1 Meeple on Earth 3
      And Onikuma has 1 Meeple on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 1 on <island>
      Then the rules refuse it: "Throne Card 1"
      And Gamanoke has 1 Talisman

      Examples:
        | island  |
        | Earth 3 |
        | Earth 4 |

    Scenario: It costs a Talisman
      Given the Throne pile is 1 and 2
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Earth 3
      And Onikuma has 1 Meeple on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 1 on Earth 3
      Then the rules refuse it: "Throne Card 1"
      And Onikuma has 1 Meeple on Earth 3

    Scenario: The enemy does not choose which piece returns
      Given the Throne pile is 1 and 2
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman
      And Gamanoke has 1 Meeple on Earth 3
      And Onikuma has 1 Meeple on Earth 3
      And Onikuma's Champion is on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 1 on Earth 3
      And Onikuma chooses a Meeple of Onikuma
      Then the rules refuse it: "Throne Card 1"
      When Gamanoke chooses the Champion of Onikuma
      Then Onikuma's Champion is in the supply

  @rule.reign.card-2
  Rule: Throne Card 2 moves all your Meeples of an island

    @ex.throne-2
    Scenario: Gamanoke moves three Meeples and completes a Torii
      Given the Throne pile is 2 and 1
      And Gamanoke's Wood Parade
        | card | icons           |
        | "A"  | Place, Talisman |
        | "B"  | Place, Reign    |
      And Gamanoke has 2 Meeples on Wood 6
      When Gamanoke activates the Wood Parade
      And Gamanoke places a Meeple on Wood 4
      And Gamanoke takes 1 Talisman
      And Gamanoke places a Meeple on Wood 6
      And Gamanoke reigns with Throne Card 2 from Wood 6 to Wood 4
      Then Gamanoke has a Torii on Wood 4
      And Gamanoke has 0 Meeples on Wood 6
      And Gamanoke has 0 Meeples on Wood 4
      And Gamanoke has 0 Talismans
      And Gamanoke has 7 Meeples in the supply

    Scenario: All go together, hidden ones and the Champion too, and more than needed go back as well
      Given the Throne pile is 2 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman
      And Gamanoke has 3 Meeples on Wood 6
      And Gamanoke has 1 hidden Meeple on Wood 6
      And Gamanoke's Champion is on Wood 6
      And Onikuma has 1 Meeple on Wood 6
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 2 from Wood 6 to Wood 4
      Then Gamanoke has a Torii on Wood 4
      And Gamanoke has 0 Meeples on Wood 4
      And Gamanoke has 0 Meeples on Wood 6
      And Gamanoke has 9 Meeples in the supply
      And Gamanoke's Champion is in the supply
      And Onikuma has 1 Meeple on Wood 6

    Scenario: What was hidden stays hidden
      Given the Throne pile is 2 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke has 1 hidden Meeple on Wood 4
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 2 from Wood 4 to Wood 6
      Then Gamanoke has 2 Meeples on Wood 6
      And Gamanoke has 1 hidden Meeple on Wood 6

    Scenario Outline: The Meeples are your own and go to an adjacent island, for a Talisman
      Given the Throne pile is 2 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has <talismans> Talismans
      And Gamanoke has 2 Meeples on Wood 4
      And Onikuma has 2 Meeples on Wood 6
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 2 from <origin> to <target>
      Then the rules refuse it: "Throne Card 2"
      And Gamanoke has 2 Meeples on Wood 4
      And Gamanoke has <talismans> Talismans

      Examples:
        | talismans | origin | target  |
        | 1         | Wood 6 | Wood 4  |
        | 1         | Wood 4 | Water 6 |
        | 0         | Wood 4 | Wood 6  |

    @question
    Scenario: Throne Card 2 leaves nobody behind
      Given the Throne pile is 2 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Talisman
      And Gamanoke has 3 Meeples on Wood 6
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 2 and moves 2 Meeples from Wood 6 to Wood 4
      Then the rules refuse it: "Throne Card 2"
      And Gamanoke has 1 Talisman
      When Gamanoke reigns with Throne Card 2 and moves 3 Meeples from Wood 6 to Wood 4
      Then Gamanoke's pieces are
        | piece    | island | count |
        | a Meeple | Wood 4 | 3     |
      And Gamanoke has no tokens

  @rule.reign.card-3
  Rule: Throne Card 3 gives two Spirits, and the others one each

    @ex.throne-3
    Scenario: Gamanoke takes two Spirits and the others one each
      Given the Throne pile is 3 and 1
      And Gamanoke's Wood Parade
        | card | icons           |
        | "A"  | Place, Talisman |
        | "B"  | Place, Reign    |
      When Gamanoke activates the Wood Parade
      And Gamanoke places a Meeple on Wood 4
      And Gamanoke takes 1 Talisman
      And Gamanoke places a Meeple on Wood 6
      And Gamanoke reigns with Throne Card 3
      And Onikuma takes 1 Spirit
      And Nekomata takes 1 Spirit
      And Nogitsune takes 1 Spirit
      Then Gamanoke has 2 Spirits and 1 Talisman
      And Onikuma has 1 Spirit
      And Nekomata has 1 Spirit
      And Nogitsune has 1 Spirit

  @rule.reign.card-4
  Rule: Throne Card 4 swaps two Meeples

    @ex.throne-4
    Scenario: Nekomata swaps with a Nogitsune and completes a Torii
      Given the Throne pile is 4 and 1
      And Nekomata's Water Parade
        | card | icons        |
        | "A"  | Place, Move  |
        | "B"  | Place, Reign |
      And Nekomata has 1 Meeple on Water 4
      And Nekomata has 1 Meeple on Earth 4
      And Nogitsune has 1 Meeple on Water 4
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And Onikuma activates the Earth Parade
      And Onikuma ends the turn
      And Nekomata activates the Water Parade
      And Nekomata places a Meeple on Water 6
      And Nekomata moves a Meeple from Water 6 to Water 4
      And Nekomata places a Meeple on Water 4
      Then Nekomata has 3 Meeples on Water 4
      When Nekomata reigns with Throne Card 4 and swaps a Meeple on Earth 4 with a Meeple of Nogitsune on Water 4
      Then Nekomata has a Torii on Water 4
      And Nekomata has 0 Meeples on Water 4
      And Nogitsune has 1 Meeple on Earth 4
      And Nogitsune has 0 Meeples on Water 4
      And Nekomata has 7 Meeples in the supply

    Scenario: The islands need not be adjacent, and hidden pieces stay hidden
      Given the Throne pile is 4 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 1 hidden Meeple on Earth 5
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 4 and swaps a Meeple on Wood 4 with a hidden Meeple of Onikuma on Earth 5
      Then Gamanoke has 1 Meeple on Earth 5
      And Onikuma has 1 hidden Meeple on Wood 4
      And Onikuma has 0 Meeples on Earth 5

    Scenario: The enemy's Torii waits for the enemy's own phase 2
      Given the Throne pile is 4 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Earth 3
      And Onikuma has 2 Meeples on Earth 3
      And Onikuma has 1 Meeple on Wood 4
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 4 and swaps a Meeple on Earth 3 with a Meeple of Onikuma on Wood 4
      Then Onikuma has no Torii on Earth 3
      And Onikuma has 3 Meeples on Earth 3
      When Gamanoke ends the turn
      And Onikuma activates the Wood Parade
      Then Onikuma has a Torii on Earth 3
      And Onikuma has 8 Meeples in the supply

    Scenario Outline: It swaps a Meeple of yours with an enemy on another island
      Given the Throne pile is 4 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Wood 6
      And Onikuma has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Earth 3
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 4 and swaps a Meeple on <origin> with a Meeple of <enemy> on <target>
      Then the rules refuse it: "Throne Card 4"
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Wood 4

      Examples:
        | origin  | enemy    | target  |
        | Wood 4  | Onikuma  | Wood 4  |
        | Wood 4  | Gamanoke | Wood 6  |
        | Earth 4 | Onikuma  | Earth 3 |
        | Wood 4  | Nekomata | Earth 3 |

  @rule.reign.card-5
  Rule: Throne Card 5 gives two Talismans, and the others a move each

    @ex.throne-5
    Scenario: Gamanoke takes two Talismans and the others move a Meeple each
      Given the players are Gamanoke, Nogitsune, Nekomata and Onikuma
      And Gamanoke has 5 Meeples in the supply
      And the Throne pile is 5 and 1
      And Gamanoke's Earth Parade
        | card | icons        |
        | "A"  | Place, Reign |
      And Nogitsune has 1 Meeple on Earth 3
      And Nekomata has 1 Meeple on Water 4
      And Onikuma has 1 Meeple on Wood 6
      When Gamanoke activates the Earth Parade
      And Gamanoke places a Meeple on Earth 5
      And Gamanoke reigns with Throne Card 5
      Then Nogitsune may decline or move
        | piece    | from    | to      |
        | a Meeple | Earth 3 | Earth 4 |
      When Nogitsune moves a Meeple from Earth 3 to Earth 4
      Then Nekomata may decline or move
        | piece    | from    | to      |
        | a Meeple | Water 4 | Earth 4 |
        | a Meeple | Water 4 | Water 6 |
      When Nekomata moves a Meeple from Water 4 to Water 6
      Then Onikuma may decline or move
        | piece    | from   | to      |
        | a Meeple | Wood 6 | Wood 4  |
        | a Meeple | Wood 6 | Water 6 |
      When Onikuma moves a Meeple from Wood 6 to Wood 4
      Then Gamanoke has 2 Talismans
      And Nogitsune has 1 Meeple on Earth 4
      And Nekomata has 1 Meeple on Water 6
      And Onikuma has 1 Meeple on Wood 4

    Scenario: Who has nothing to move is passed over, and a hidden Meeple moves hidden
      Given the Throne pile is 5 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Nekomata has 1 hidden Meeple on Earth 3
      And Nekomata has 1 Meeple on Earth 3
      And Nogitsune has 1 Meeple on Earth 5
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 5
      Then Nekomata may decline or move
        | piece           | from    | to      |
        | a Meeple        | Earth 3 | Earth 4 |
        | a hidden Meeple | Earth 3 | Earth 4 |
      When Nekomata moves a hidden Meeple from Earth 3 to Earth 4
      Then Nekomata has 1 hidden Meeple on Earth 4
      And Gamanoke has 2 Talismans
      And it is Gamanoke's turn, phase 3

    Scenario: An island that is not adjacent is out of reach
      Given the Throne pile is 5 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Nekomata has 1 Meeple on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 5
      And Nekomata moves a Meeple from Earth 3 to Water 4
      Then the rules refuse it: "The others, clockwise"
      When Nekomata declines
      Then Nekomata has 1 Meeple on Earth 3

    Scenario: A Torii completed by such a move is built in its owner's next phase 2
      Given the Throne pile is 5 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Onikuma has 2 Meeples on Earth 3
      And Onikuma has 1 Meeple on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 5
      And Onikuma moves a Meeple from Earth 4 to Earth 3
      Then Onikuma has 3 Meeples on Earth 3
      And Onikuma has no Torii on Earth 3
      When Gamanoke ends the turn
      And Onikuma activates the Water Parade
      Then Onikuma has a Torii on Earth 3

    Scenario: Nobody moves before their turn comes
      Given the Throne pile is 5 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Nekomata has 1 Meeple on Earth 3
      And Nogitsune has 1 Meeple on Water 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 5
      And Nogitsune moves a Meeple from Water 4 to Water 6
      Then the rules refuse it: "The others, clockwise"
      When Nekomata declines
      And Nogitsune moves a Meeple from Water 4 to Water 6
      Then Nogitsune has 1 Meeple on Water 6

    Scenario: What the others may move is asked like any move, and a Meeple may be named
      Given the Throne pile is 5 and 1
      And Gamanoke's Wood Parade
        | card | icons |
        | "A"  | Reign |
      And Onikuma has the Meeple "first" on Wood 4
      And Onikuma has the Meeple "second" on Wood 4
      When Gamanoke activates the Wood Parade
      And Gamanoke reigns with Throne Card 5
      Then Onikuma may move a Meeple from Wood 4 to Wood 6, among others
      And Onikuma may move a hidden Meeple from Wood 4 to no island
      When Onikuma moves the Meeple "second" to Wood 6
      Then Onikuma's Meeple "second" is on Wood 6
      And Onikuma's Meeple "first" is on Wood 4

  @rule.reign.card-6
  Rule: Throne Card 6 renews cards of the Spirit Dimension

    Background:
      Given the Throne pile is 6 and 1
      And the Spirit Dimension
        | card   | element | level |
        | "Frog" | Water   | 1     |
        | "Crow" | Wood    | 1     |
        | "Wolf" | Earth   | 2     |
      And the decks
        | card    | element | level |
        | "Hare"  | Earth   | 1     |
        | "Newt"  | Water   | 1     |
        | "Moth"  | Wood    | 1     |
        | "Heron" | Water   | 2     |

    @ex.throne-6
    Scenario: Gamanoke renews the whole Spirit Dimension
      Given Gamanoke's Earth Parade
        | card | icons                         |
        | "A"  | Place, Spirit, Spirit, Spirit |
        | "B"  | Place, Reign                  |
      When Gamanoke activates the Earth Parade
      And Gamanoke places a Meeple on Earth 3
      And Gamanoke takes 3 Spirits
      And Gamanoke places a Meeple on Earth 4
      And Gamanoke reigns with Throne Card 6 and discards "Frog", "Crow" and "Wolf"
      Then the Spirit Dimension is "Hare", "Newt" and "Heron"
      And the deck of level 1 is "Moth", "Frog" and "Crow"
      And the deck of level 2 is "Wolf"
      And Gamanoke has 3 Spirits

    Scenario: Any number may be discarded
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 6 and discards "Crow"
      Then the Spirit Dimension is "Frog", "Hare" and "Wolf"
      And the deck of level 1 is "Newt", "Moth" and "Crow"

    Scenario: Even none
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 6 and discards nothing
      Then the Spirit Dimension is "Frog", "Crow" and "Wolf"
      And it is Gamanoke's turn, phase 3

    Scenario: From an empty deck the discarded card comes back
      Given the Spirit Dimension
        | card    | element | level |
        | "Tiger" | Earth   | 3     |
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 6 and discards "Tiger"
      Then the Spirit Dimension is "Frog", "Crow", "Wolf" and "Tiger"
      And the deck of level 3 is empty
      And it is Gamanoke's turn, phase 3

  @rule.reign.card-7
  Rule: Throne Card 7 hides all your Meeples of an island, and the others one each

    @ex.throne-7
    Scenario: Nekomata hides three, Nogitsune and Onikuma one each
      Given the players are Nekomata, Nogitsune, Onikuma and Gamanoke
      And Nekomata has 5 Meeples in the supply
      And the Throne pile is 7 and 1
      And Nekomata's Water Parade
        | card | icons        |
        | "A"  | Place, Move  |
        | "B"  | Place, Reign |
      And Nekomata has 1 Meeple on Water 4
      And Nogitsune has 1 Meeple on Earth 4
      And Nogitsune has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Wood 6
      When Nekomata activates the Water Parade
      And Nekomata places a Meeple on Water 6
      And Nekomata moves a Meeple from Water 6 to Water 4
      And Nekomata places a Meeple on Water 4
      And Nekomata reigns with Throne Card 7 on Water 4
      Then Nekomata has 3 hidden Meeples on Water 4
      And Nogitsune may decline or hide
        | piece    | island  |
        | a Meeple | Earth 4 |
        | a Meeple | Wood 4  |
      When Nogitsune hides a Meeple on Wood 4
      And Onikuma hides a Meeple on Wood 6
      Then Nogitsune has 1 hidden Meeple on Wood 4
      And Nogitsune has 0 hidden Meeples on Earth 4
      And Onikuma has 1 hidden Meeple on Wood 6
      And Nekomata has no Torii on Water 4

    Scenario: The Champion hides with the others, on that island only
      Given the Throne pile is 7 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Earth 4
      And Gamanoke's Champion is on Earth 4
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Earth 4
      When Gamanoke activates the Earth Parade
      Then Gamanoke may reign with Throne Card 7 on Earth 4 and Wood 4
      When Gamanoke reigns with Throne Card 7 on Earth 4
      And Onikuma declines
      Then Onikuma has 0 hidden Meeples on Earth 4
      And Gamanoke's Champion is hidden on Earth 4
      And Gamanoke has 2 hidden Meeples on Earth 4
      And Gamanoke has 0 hidden Meeples on Wood 4

    Scenario: Without a Meeple of yours there is nothing to hide
      Given the Throne pile is 7 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Onikuma has 1 Meeple on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 7 on Earth 4
      Then the rules refuse it: "Throne Card 7"
      And Onikuma has 0 hidden Meeples on Earth 4

    Scenario: A hidden Meeple gives its owner nothing more to hide
      Given the Throne pile is 7 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Earth 4
      And Onikuma has 1 hidden Meeple on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 7 on Earth 4
      Then it is Gamanoke's turn, phase 3
      And Gamanoke has 1 hidden Meeple on Earth 4

    Scenario: Nobody hides before their turn comes
      Given the Throne pile is 7 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Earth 3
      And Nekomata has 1 Meeple on Earth 3
      And Nogitsune has 1 Meeple on Water 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 7 on Earth 3
      And Nogitsune hides a Meeple on Water 4
      Then the rules refuse it: "The others, clockwise"
      When Nekomata declines
      And Nogitsune hides a Meeple on Water 4
      Then Nogitsune has 1 hidden Meeple on Water 4

    Scenario: What the others may hide is asked like any hiding, and a Meeple may be named
      Given the Throne pile is 7 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      And Gamanoke has 1 Meeple on Earth 4
      And Onikuma has the Meeple "first" on Earth 4
      And Onikuma has the Meeple "second" on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 7 on Earth 4
      Then Onikuma may hide a Meeple on Earth 4
      When Onikuma hides the Meeple "second"
      Then Onikuma's Meeple "second" is hidden on Earth 4
      And Onikuma's Meeple "first" is on Earth 4

  @rule.reign.card-8
  Rule: Throne Card 8 turns a Talisman into two Exile tokens

    @ex.throne-8
    Scenario: Onikuma gets two Exile tokens and exiles a card of level 2
      Given the Throne pile is 8 and 1
      And Onikuma's Earth Parade
        | card | icons                  |
        | "A"  | Place, Fight, Talisman |
        | "B"  | Place, Reign           |
      And Nekomata has 1 Meeple on Earth 3
      And Nekomata's Wood Parade
        | card | icons | level |
        | "X"  | Place | 2     |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And Onikuma activates the Earth Parade
      And Onikuma places a Meeple on Earth 3
      And Onikuma fights a Meeple of Nekomata on Earth 3
      And Onikuma takes 1 Talisman
      And Onikuma places a Meeple on Earth 4
      And Onikuma reigns with Throne Card 8
      Then Onikuma has 0 Talismans and 2 Exile tokens
      And Nekomata has 6 Meeples in the supply
      When Onikuma exiles "X" of Nekomata
      Then Nekomata's "X" is exiled
      And Onikuma has 0 Exile tokens

    Scenario: Without a Talisman there are no Exile tokens
      Given the Throne pile is 8 and 1
      And Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke reigns with Throne Card 8
      Then the rules refuse it: "Throne Card 8"
      And Gamanoke has 0 Exile tokens

  @rule.reign.card-9
  Rule: Throne Card 9 gives two Invoke tokens, and the others a Spirit each

    Background:
      Given the Throne pile is 9 and 1
      And Gamanoke's Wood Parade
        | card | icons           |
        | "A"  | Place, Talisman |
        | "B"  | Place, Reign    |
      When Gamanoke activates the Wood Parade
      And Gamanoke places a Meeple on Wood 4
      And Gamanoke takes 1 Talisman
      And Gamanoke places a Meeple on Wood 6
      And Gamanoke reigns with Throne Card 9
      And Onikuma takes 1 Spirit
      And Nekomata takes 1 Spirit
      And Nogitsune takes 1 Spirit

    Scenario: Gamanoke takes two Invoke tokens, the three others a Spirit each
      Then Gamanoke has 2 Invoke tokens, 0 Spirits and 1 Talisman
      And Onikuma has 1 Spirit
      And Nekomata has 1 Spirit
      And Nogitsune has 1 Spirit
      And it is Gamanoke's turn, phase 3

    @ex.throne-9 @reading.C4=b
    Scenario: As the example tells it, Gamanoke takes two Spirits
      Then Gamanoke has 2 Spirits, 0 Invoke tokens and 1 Talisman
      And Onikuma has 1 Spirit
      And Nekomata has 1 Spirit
      And Nogitsune has 1 Spirit
      And it is Gamanoke's turn, phase 3

    @reading.C5=b
    Scenario: If all players benefited, Gamanoke would take a Spirit as well
      Then Gamanoke may take 1 Spirit or decline
      When Gamanoke takes 1 Spirit
      Then Gamanoke has 1 Spirit and 2 Invoke tokens
