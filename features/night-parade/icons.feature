Feature: Icons and Torii

  Background:
    Given the players are Kappa and Tanuki
    And the islands
      | island  | next to          | first builder | Torii limit |
      | Earth 3 | Earth 4, Water 3 | 1 Spirit      |             |
      | Earth 4 |                  | 2 Spirits     | 1           |
      | Water 3 | Fire 5           |               |             |
      | Wood 4  | Wood 5           | 2 Spirits     |             |
      | Wood 5  |                  |               |             |
      | Fire 5  |                  |               |             |
    And Kappa has 4 Meeples in the supply

  @rule.icon.place
  Rule: Place puts a Meeple from the supply on an island of the card's element

    Scenario: A card of Earth places on any Earth island and on no other
      Given Kappa's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Kappa activates the Earth Parade
      Then Kappa may place a Meeple on Earth 3 and Earth 4
      When Kappa places a Meeple on Wood 4
      Then the rules refuse it: "Place"
      And Kappa has 0 Meeples on Wood 4
      When Kappa places a Meeple on Earth 4
      Then Kappa has 1 Meeple on Earth 4
      And Kappa has 3 Meeples in the supply

    Scenario: Without a Meeple in the supply nothing is placed
      Given Kappa's Earth Parade
        | card | icons |
        | "A"  | Place |
      And Kappa has 0 Meeples in the supply
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 4
      Then the rules refuse it: "Place"
      And Kappa has 0 Meeples on Earth 4

    Scenario: A Place icon on the Challenge Board takes the element of the active Parade
      Given the Challenge Board
        | from | arrow | to |
        | 1    | →     | 2  |
      And the actions of the Challenge Board
        | space | action |
        | 2     | Place  |
      And Kappa's Champion is on space 1
      And Kappa's Wood Parade
        | card          |
        | Champion Card |
      When Kappa activates the Wood Parade
      And Kappa moves the Champion to space 2
      Then Kappa may place a Meeple on Wood 4 and Wood 5

  @rule.place.own-element
  Rule: A card places on its own element in any Parade

    Scenario: A Wood card in the Earth Parade places on Wood islands
      Given Kappa's Earth Parade
        | card | element | icons |
        | "A"  | Wood    | Place |
      When Kappa activates the Earth Parade
      Then Kappa may place a Meeple on Wood 4 and Wood 5
      When Kappa places a Meeple on Earth 4
      Then the rules refuse it: "The card's own element"
      When Kappa places a Meeple on Wood 5
      Then Kappa has 1 Meeple on Wood 5

  @rule.place.once
  Rule: No second Meeple is placed on the same island in a turn

    Background:
      Given Kappa's Earth Parade
        | card | icons       |
        | "A"  | Place, Move |
        | "B"  | Place       |

    Scenario: The second Meeple of a turn goes to another island
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 4
      And Kappa skips Move
      Then Kappa may place a Meeple on Earth 3
      When Kappa places a Meeple on Earth 4
      Then the rules refuse it: "Once per island"
      And Kappa has 1 Meeple on Earth 4

    Scenario: The island stays closed after the Meeple has moved on
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 4
      And Kappa moves a Meeple from Earth 4 to Earth 3
      And Kappa places a Meeple on Earth 4
      Then the rules refuse it: "Once per island"

    Scenario: Every island placed on this turn stays closed
      Given Kappa's Earth Parade
        | card | icons |
        | "C"  | Place |
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 3
      And Kappa skips Move
      And Kappa places a Meeple on Earth 4
      Then Kappa may place a Meeple on no island
      When Kappa places a Meeple on Earth 3
      Then the rules refuse it: "Once per island"

    Scenario: Next turn the island is open again
      Given Kappa's Water Parade
        | card | element | icons |
        | "C"  | Earth   | Place |
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 4
      And Kappa skips Move
      And Kappa skips Place
      And Kappa ends the turn
      And Tanuki activates the Wood Parade
      And Tanuki ends the turn
      And Kappa activates the Water Parade
      Then Kappa may place a Meeple on Earth 3 and Earth 4

    Scenario: Where a Meeple was placed before, this turn no other is placed
      Given Kappa has activated the Earth Parade
      And Kappa has placed a Meeple on Earth 3 this turn
      Then Kappa cannot place a Meeple on Earth 3 and Wood 4
      And Kappa may place a Meeple on Earth 4, among others
      When Kappa places a Meeple on Earth 3
      Then the rules refuse it: "Once per island"

  @rule.icon.move
  Rule: Move takes a Meeple of yours to an adjacent island

    Background:
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Move  |
      And Kappa has 1 Meeple on Earth 3
      And Tanuki has 1 Meeple on Earth 4

    Scenario: A Meeple moves to an adjacent island of any element
      When Kappa activates the Wood Parade
      Then Kappa may move a Meeple from Earth 3 to Earth 4 and Water 3
      When Kappa moves a Meeple from Earth 3 to Water 3
      Then Kappa has 0 Meeples on Earth 3
      And Kappa has 1 Meeple on Water 3

    Scenario: A Meeple does not jump to an island further away
      When Kappa activates the Wood Parade
      And Kappa moves a Meeple from Earth 3 to Fire 5
      Then the rules refuse it: "Move"
      And Kappa has 1 Meeple on Earth 3

    Scenario: Only your own Meeples move
      When Kappa activates the Wood Parade
      Then Kappa may move a Meeple from Earth 4 to no island
      When Kappa moves a Meeple from Earth 4 to Earth 3
      Then the rules refuse it: "Move"
      And Tanuki has 1 Meeple on Earth 4

    @question
    Scenario: Two Move icons take two of three Meeples the same way
      Given Kappa's Water Parade
        | card | icons      |
        | "N"  | Move, Move |
      And Kappa has 3 Meeples on Wood 5
      When Kappa activates the Water Parade
      Then Kappa has 3 ways to use Move
      When Kappa moves 2 Meeples from Wood 5 to Wood 4
      Then Kappa's pieces are
        | piece    | island  | count |
        | a Meeple | Earth 3 | 1     |
        | a Meeple | Wood 5  | 1     |
        | a Meeple | Wood 4  | 2     |
      And it is Kappa's turn, phase 3

    Scenario: One Move icon takes one Meeple only
      Given Kappa's Water Parade
        | card | icons        |
        | "N"  | Move, Spirit |
      And Kappa has 3 Meeples on Wood 5
      When Kappa activates the Water Parade
      And Kappa moves 2 Meeples from Wood 5 to Wood 4
      Then the rules refuse it: "Move"
      And Kappa has 3 Meeples on Wood 5

    @question
    Scenario: Of Meeples that are alike, the one named moves and may go on to a Fire island
      Given Kappa's Water Parade
        | card | icons      |
        | "N"  | Move, Move |
      And Kappa has the Meeple "Mo" on Earth 3
      And Kappa has 1 Meeple on Water 3
      When Kappa activates the Water Parade
      And Kappa moves the Meeple "Mo" to Water 3
      Then Kappa's Meeple "Mo" is on Water 3
      And Kappa may move a Meeple from Water 3 to Fire 5, among others
      And Kappa has 4 ways to use Move
      When Kappa moves the Meeple "Mo" to Fire 5
      Then on Fire 5 are
        | clan  | piece    | count |
        | Kappa | a Meeple | 1     |
      And Kappa's Meeple "Mo" is on Fire 5

  @rule.move.not-place
  Rule: A Meeple that moves in is not placed

    Scenario: A Meeple may be placed where another has moved in
      Given Kappa's Earth Parade
        | card | icons       |
        | "A"  | Place, Move |
        | "B"  | Place       |
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 3
      And Kappa moves a Meeple from Earth 3 to Earth 4
      And Kappa places a Meeple on Earth 4
      Then Kappa has 2 Meeples on Earth 4

    Scenario: A Meeple may move in where another was placed
      Given Kappa's Earth Parade
        | card | icons       |
        | "A"  | Place, Move |
      And Kappa has 1 Meeple on Earth 3
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 4
      And Kappa moves a Meeple from Earth 3 to Earth 4
      Then Kappa has 2 Meeples on Earth 4

  @rule.icon.token
  Rule: A token icon gives the matching token

    Scenario Outline: Each token icon gives one token of its kind
      Given Kappa's Earth Parade
        | card | icons            |
        | "A"  | <icon> and Place |
      When Kappa activates the Earth Parade
      And Kappa takes <token>
      Then Kappa has <token>
      And Kappa's next icon is Place on "A"

      Examples:
        | icon     | token          |
        | Spirit   | 1 Spirit       |
        | Talisman | 1 Talisman     |
        | Exile    | 1 Exile token  |
        | Invoke   | 1 Invoke token |

    Scenario: No more tokens are taken than the card shows
      Given Kappa's Earth Parade
        | card | icons                 |
        | "A"  | Spirit, Spirit, Place |
      When Kappa activates the Earth Parade
      And Kappa takes 3 Spirits
      Then the rules refuse it: "Taking tokens"
      And Kappa has 0 Spirits
      When Kappa takes 2 Spirits
      Then Kappa has 2 Spirits

  @rule.torii.number
  Rule: An island's number is the Meeples it needs for a Torii

    Scenario Outline: A Torii stands on Wood 4 with the fourth Meeple, not before
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Kappa has <before> Meeples on Wood 4
      And Tanuki has 1 Meeple on Wood 4
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has <torii> Torii on Wood 4
      And Kappa has <after> Meeples on Wood 4
      And Tanuki has 1 Meeple on Wood 4

      Examples:
        | before | torii | after |
        | 2      | no    | 3     |
        | 3      | a     | 0     |

  @rule.torii.build
  Rule: A Torii is built at once and takes all your Meeples off the island

    Scenario: The Torii is built before the next icon of the card
      Given Kappa's Wood Parade
        | card | icons       |
        | "A"  | Place, Move |
      And Kappa has 3 Meeples on Wood 4
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has a Torii on Wood 4
      And Kappa has 0 Meeples on Wood 4
      And Kappa has 7 Meeples in the supply
      And Kappa's next icon is Move on "A"
      When Kappa moves a Meeple from Wood 4 to Wood 5
      Then the rules refuse it: "Move"

    Scenario: A Meeple that moves in completes a Torii too
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Move  |
      And Kappa has 2 Meeples on Earth 3
      And Kappa has 1 Meeple on Water 3
      When Kappa activates the Wood Parade
      And Kappa moves a Meeple from Water 3 to Earth 3
      Then Kappa has a Torii on Earth 3
      And Kappa has 7 Meeples in the supply

    Scenario: You build no second Torii on the same island
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Move  |
      And Kappa has a Torii on Earth 3
      And Kappa has 2 Meeples on Earth 3
      And Kappa has 1 Meeple on Water 3
      When Kappa activates the Wood Parade
      And Kappa moves a Meeple from Water 3 to Earth 3
      Then Kappa has 3 Meeples on Earth 3
      And Kappa has a Torii on Earth 3

    Scenario: An island at its Torii limit takes no further Torii
      Given Kappa's Earth Parade
        | card | icons |
        | "A"  | Place |
      And Tanuki has a Torii on Earth 4
      And Kappa has 3 Meeples on Earth 4
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 4
      Then Kappa has no Torii on Earth 4
      And Kappa has 4 Meeples on Earth 4

    @question
    Scenario: The Torii is the only one, and no piece is left
      Given Kappa's Earth Parade
        | card | icons |
        | "A"  | Place |
      And Kappa has 2 Meeples on Earth 3
      When Kappa activates the Earth Parade
      And Kappa places a Meeple on Earth 3
      Then Kappa's Torii are on Earth 3
      And Tanuki has no Torii
      And Kappa has only 1 Spirit
      And Kappa has 6 Meeples in the supply

  @rule.torii.bonus
  Rule: The first builder on an island gets its bonus

    Background:
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Kappa has 3 Meeples on Wood 4

    Scenario: The first to build on an island gets its bonus
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has 2 Spirits

    Scenario: The second to build there gets nothing
      Given Tanuki has a Torii on Wood 4
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has a Torii on Wood 4
      And Kappa has 0 Spirits

    Scenario: A player's second Torii also earns the bonus of a new island
      Given Kappa has a Torii on Earth 3
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has 2 Spirits

    @reading.C33=b
    Scenario: Read as a bonus for your own first Torii, the second would earn nothing
      Given Kappa has a Torii on Earth 3
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has a Torii on Wood 4
      And Kappa has 0 Spirits
