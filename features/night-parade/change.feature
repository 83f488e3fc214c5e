Feature: Change

  Background:
    Given the players are Tanuki and Kappa
    And the islands
      | island  | next to         |
      | Earth 5 | Wood 4, Water 4 |
      | Wood 4  |                 |
      | Water 4 |                 |
    And Tanuki has 5 Meeples in the supply

  @rule.change.mandatory
  Rule: Change must be used

    Scenario: Change cannot be skipped
      Given Tanuki's Earth Parade
        | card | icons         |
        | "A"  | Place, Change |
        | "B"  |               |
      When Tanuki activates the Earth Parade
      And Tanuki skips Change
      Then the rules refuse it: "Change is mandatory"
      And Tanuki's Earth Parade is "A" and "B"

    Scenario: A card changes even when its other icons are left unused
      Given Tanuki's Earth Parade
        | card | icons         |
        | "A"  | Place, Change |
        | "B"  |               |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      And Tanuki skips Place
      Then Tanuki's Water Parade is "A"

    Scenario: A card without the icon stays in its Parade
      Given Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
        | "B"  |       |
      When Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 5
      Then Tanuki's Earth Parade is "A" and "B"
      And it is Tanuki's turn, phase 3

    Scenario: Place may be skipped, Change may not
      Given Tanuki's Earth Parade
        | card | icons         |
        | "A"  | Place, Change |
        | "B"  |               |
      When Tanuki activates the Earth Parade
      Then Tanuki may skip Place
      And Tanuki cannot skip Change

  @rule.change.after-use
  Rule: The card changes right after it is used

    Scenario: The card has left before the next one is resolved
      Given Tanuki's Earth Parade
        | card | icons         |
        | "A"  | Place, Change |
        | "B"  | Spirit        |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's Earth Parade is "A" and "B"
      When Tanuki places a Meeple on Earth 5
      Then Tanuki's Water Parade is "A"
      And Tanuki's Earth Parade is "B"
      And Tanuki's next icon is Spirit on "B"

    Scenario: Icons below Change are resolved before the card leaves
      Given Tanuki's Earth Parade
        | card | icons                  |
        | "A"  | Place, Change, Spirit  |
        | "B"  |                        |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 5
      Then Tanuki's next icon is Spirit on "A"
      And Tanuki's Earth Parade is "A" and "B"
      When Tanuki takes 1 Spirit
      Then Tanuki's Water Parade is "A"

  @rule.change.without-throne
  Rule: The new Change holds in games without Cursed Throne

    Scenario: Without Cursed Throne a card must change all the same
      Given the game is played without Cursed Throne
      And Tanuki's Earth Parade
        | card | icons         |
        | "A"  | Place, Change |
        | "B"  |               |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      And Tanuki skips Change
      Then the rules refuse it: "Change is mandatory"
      When Tanuki skips Place
      Then Tanuki's Water Parade is "A"

  @rule.change.shortest
  Rule: The card goes to the shortest Parade

    Scenario Outline: The card goes where the fewest cards are
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Earth Parade has 4 more cards without icons
      And Tanuki's Water Parade has <water> more cards without icons
      And Tanuki's Wood Parade has <wood> more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's <target> Parade ends with "A"

      Examples:
        | water | wood | target |
        | 1     | 2    | Water  |
        | 3     | 2    | Wood   |
        | 0     | 6    | Water  |
        | 4     | 3    | Wood   |

    @question
    Scenario: Exiled cards count, so their Parade is not the shortest
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
        | "C"  |        |
      And Tanuki's Water Parade
        | card | level |
        | "X"  | 1     |
        | "Y"  | 1     |
      And Tanuki's Wood Parade has 1 more card without icons
      And Tanuki's "X" is exiled
      And Tanuki's "Y" is exiled
      When Tanuki activates the Earth Parade
      Then Tanuki's Wood Parade ends with "A"

    Scenario: A longer Parade cannot be chosen, and the only choice may be stated
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      And Tanuki chooses the Wood Parade
      Then the rules refuse it: "To the shortest Parade"
      When Tanuki chooses the Water Parade
      Then Tanuki's Water Parade is "A"

  @rule.change.stay
  Rule: A card in the shortest Parade stays

    Scenario: A card that is alone in the shortest Parade stays, and the turn goes on
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Water Parade has 2 more cards without icons
      And Tanuki's Wood Parade has 2 more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's Earth Parade is "A"
      And Tanuki's Parades have 1 Earth, 2 Water and 2 Wood cards
      And it is Tanuki's turn, phase 3

    @reading.C25=b
    Scenario: If any equal Parades could be chosen, even longer ones would be open
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Water Parade has 2 more cards without icons
      And Tanuki's Wood Parade has 2 more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki must choose between the Parades Water and Wood

  @rule.change.leaving-counts
  Rule: The leaving card counts in its Parade

    Scenario: Counting the leaving card, the other Parade is not longer
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
      And Tanuki's Water Parade has 2 more cards without icons
      And Tanuki's Wood Parade has 3 more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's Water Parade ends with "A"
      And Tanuki's Parades have 1 Earth, 3 Water and 3 Wood cards

    @reading.C24=b
    Scenario: Not counting the leaving card, its Parade would be the shortest
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
      And Tanuki's Water Parade has 2 more cards without icons
      And Tanuki's Wood Parade has 3 more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's Parades have 2 Earth, 2 Water and 3 Wood cards
      And it is Tanuki's turn, phase 3

    Scenario: The Champion Card counts like any other card
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
        | "C"  |        |
      And Tanuki's Water Parade
        | card          |
        | Champion Card |
        | "D"           |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's Wood Parade ends with "A"

    @reading.C19=b
    Scenario: If the Champion Card did not count, its Parade could tie for the shortest
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
        | "C"  |        |
      And Tanuki's Water Parade
        | card          |
        | Champion Card |
        | "D"           |
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      Then Tanuki must choose between the Parades Water and Wood

  @rule.change.same-parade
  Rule: A card never goes to the Parade it is in

    @ex.tanuki-change
    Scenario: Tanuki's cards change three times and the last one stays
      Given the Challenge Board
        | from | arrow | to |
        | 1    | ↔     | 2  |
      And the actions of the Challenge Board
        | space | action |
        | 2     | Spirit |
      And Tanuki's Champion is on space 1
      And Tanuki's Earth Parade
        | card          | element | icons                         |
        | "A"           |         | Place, Change                 |
        | "B"           | Wood    | Place, Talisman, Move, Change |
        | Champion Card |         |                               |
        | "D"           | Water   | Place, Move, Change           |
      And Tanuki's Water Parade has 1 more card without icons
      And Tanuki's Wood Parade has 2 more cards without icons
      And the Spirit Dimension
        | card  | element | price                 |
        | "Oni" | Wood    | 2 Spirits, 1 Talisman |
      When Tanuki flips the brown Scroll
      And Tanuki places a Meeple on Earth 5
      Then Tanuki's Water Parade ends with "A"
      And Tanuki's Parades have 3 Earth, 2 Water and 2 Wood cards
      When Tanuki places a Meeple on Wood 4
      And Tanuki takes 1 Talisman
      And Tanuki moves a Meeple from Earth 5 to Wood 4
      Then Tanuki must choose between the Parades Water and Wood
      When Tanuki chooses the Wood Parade
      Then Tanuki's Wood Parade ends with "B"
      And Tanuki's Parades have 2 Earth, 2 Water and 3 Wood cards
      When Tanuki moves the Champion to space 2
      And Tanuki takes 1 Spirit
      Then Tanuki's Water Parade ends with Champion Card
      And Tanuki's Parades have 1 Earth, 3 Water and 3 Wood cards
      When Tanuki places a Meeple on Water 4
      And Tanuki moves a Meeple from Wood 4 to Earth 5
      Then Tanuki's Earth Parade is "D"
      And it is Tanuki's turn, phase 3
      And Tanuki has 1 Spirit and 1 Talisman
      When Tanuki recruits "Oni"
      Then the rules refuse it: "Recruiting Yokai"
      When Tanuki ends the turn
      Then Tanuki has 2 Spirits and 0 Talismans
      And Tanuki's Parades have 1 Earth, 3 Water and 3 Wood cards
      And Tanuki has 2 Meeples in the supply
      And it is Kappa's turn, phase 1

    Scenario: Tied with both other Parades, a card still leaves
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Water Parade has 1 more card without icons
      And Tanuki's Wood Parade has 1 more card without icons
      When Tanuki activates the Earth Parade
      Then Tanuki must choose between the Parades Water and Wood

    @reading.C23=b
    Scenario: If a tie kept the card, it would stay
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Water Parade has 1 more card without icons
      And Tanuki's Wood Parade has 2 more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki's Earth Parade is "A"
      And it is Tanuki's turn, phase 3

  @rule.change.tie
  Rule: Among tied Parades the owner chooses

    Scenario Outline: The owner chooses between two equally short Parades
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Earth Parade has 3 more cards without icons
      And Tanuki's Water Parade has 2 more cards without icons
      And Tanuki's Wood Parade has 2 more cards without icons
      When Tanuki activates the Earth Parade
      Then Tanuki must choose between the Parades Water and Wood
      When Tanuki chooses the <target> Parade
      Then Tanuki's <target> Parade ends with "A"
      And Tanuki's Parades have 3 Earth, <water> Water and <wood> Wood cards

      Examples:
        | target | water | wood |
        | Water  | 3     | 2    |
        | Wood   | 2     | 3    |

    Scenario: A Parade that is not among the shortest cannot be chosen
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
      And Tanuki's Earth Parade has 3 more cards without icons
      And Tanuki's Water Parade has 2 more cards without icons
      And Tanuki's Wood Parade has 2 more cards without icons
      When Tanuki activates the Earth Parade
      And Tanuki chooses the Earth Parade
      Then the rules refuse it: "Never to the same Parade"
      And Tanuki must choose between the Parades Water and Wood
      And Tanuki's Parades have 4 Earth, 2 Water and 2 Wood cards

    Scenario: Nobody else chooses the Parade
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  |        |
      When Tanuki activates the Earth Parade
      And Kappa chooses the Water Parade
      Then the rules refuse it: "Ties between Parades"
      And Tanuki must choose between the Parades Water and Wood
      When Tanuki chooses the Water Parade
      Then Tanuki's Water Parade is "A"

    Scenario: Before the choice is made nothing else happens
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  | Spirit |
      When Tanuki activates the Earth Parade
      And Tanuki takes 1 Spirit
      Then the rules refuse it: "Ties between Parades"
      And Tanuki must choose between the Parades Water and Wood
      And Tanuki has 0 Spirits

    Scenario: Where no card changes, no Parade is chosen
      When Tanuki chooses the Wood Parade
      Then the rules refuse it: "Ties between Parades"

  @rule.change.right-end
  Rule: The card joins at the right end

    Scenario: A card joins its new Parade at the right end and is not activated there
      Given Tanuki's Earth Parade
        | card | icons          |
        | "A"  | Spirit, Change |
        | "B"  |                |
        | "C"  |                |
      And Tanuki's Water Parade
        | card | icons |
        | "D"  | Place |
      And Tanuki's Wood Parade has 2 more cards without icons
      When Tanuki activates the Earth Parade
      And Tanuki takes 1 Spirit
      Then Tanuki's Water Parade is "D" and "A"
      And Tanuki's Earth Parade is "B" and "C"
      And it is Tanuki's turn, phase 3
      And Tanuki has 1 Spirit
