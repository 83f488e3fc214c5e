Feature: Fight and Hide

  Background:
    Given the players are Kappa, Tanuki and Onikuma
    And the islands
      | island  | next to          | first builder |
      | Wood 3  | Wood 4, Water 6  |               |
      | Wood 4  | Wood 5           | 2 Spirits     |
      | Wood 5  | Water 6          |               |
      | Water 6 |                  |               |
    And Kappa has 5 Meeples in the supply

  @rule.icon.fight
  Rule: Fight needs an enemy on an island where you stand too

    Background:
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Fight |

    Scenario: Every enemy on a shared island can be fought, and nobody else
      Given Kappa has 1 Meeple on Wood 3
      And Tanuki has 2 Meeples on Wood 3
      And Onikuma has 1 hidden Meeple on Wood 3
      And Tanuki has 1 Meeple on Wood 4
      When Kappa activates the Wood Parade
      Then Kappa may fight
        | piece           | clan    | island |
        | a Meeple        | Tanuki  | Wood 3 |
        | a hidden Meeple | Onikuma | Wood 3 |
      When Kappa fights a Meeple of Tanuki on Wood 3
      Then Tanuki has 1 Meeple on Wood 3
      And Onikuma has 1 Meeple on Wood 3
      And it is Kappa's turn, phase 3

    Scenario: Where you do not stand you cannot fight
      Given Kappa has 1 Meeple on Wood 3
      And Tanuki has 1 Meeple on Wood 4
      When Kappa activates the Wood Parade
      Then Kappa may fight nobody
      When Kappa fights a Meeple of Tanuki on Wood 4
      Then the rules refuse it: "Fight"
      And Tanuki has 1 Meeple on Wood 4

    Scenario: Nobody fights their own Meeples
      Given Kappa has 2 Meeples on Wood 3
      When Kappa activates the Wood Parade
      And Kappa fights a Meeple of Kappa on Wood 3
      Then the rules refuse it: "Fight"
      And Kappa has 2 Meeples on Wood 3

    Scenario: A piece that is not there cannot be fought
      Given Kappa has 1 Meeple on Wood 3
      And Tanuki has 1 hidden Meeple on Wood 3
      When Kappa activates the Wood Parade
      And Kappa fights a Meeple of Tanuki on Wood 3
      Then the rules refuse it: "Fight"
      And Tanuki has 1 hidden Meeple on Wood 3

    Scenario: A hidden Meeple of your own is enough to fight
      Given Kappa has 1 hidden Meeple on Wood 3
      And Tanuki has 1 Meeple on Wood 3
      When Kappa activates the Wood Parade
      And Kappa fights a Meeple of Tanuki on Wood 3
      Then Tanuki has 0 Meeples on Wood 3
      And Kappa has 1 hidden Meeple on Wood 3

    @question
    Scenario: Each kind of enemy piece on the island is one way to fight
      Given Kappa has 1 Meeple on Wood 3
      And Tanuki has 2 Meeples on Wood 3
      And Onikuma has 1 hidden Meeple on Wood 3
      And Onikuma's Champion is on Wood 3
      When Kappa activates the Wood Parade
      Then Kappa may fight the Champion of Onikuma on Wood 3
      And Kappa has 3 ways to use Fight

    Scenario: Of two alike, the one named is fought
      Given Kappa has 1 Meeple on Wood 3
      And Tanuki has the Meeple "Ko" on Wood 3
      And Tanuki has the Meeple "Ro" on Wood 3
      When Kappa activates the Wood Parade
      And Kappa fights the Meeple "Ro" of Tanuki
      Then Tanuki's Meeple "Ko" is on Wood 3
      And on Wood 3 are
        | clan   | piece    | count |
        | Kappa  | a Meeple | 1     |
        | Tanuki | a Meeple | 1     |

  @rule.fight.return
  Rule: A Meeple that was fought goes back to its owner

    Scenario: The Meeple returns to its owner's supply
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Fight |
      And Kappa has 1 Meeple on Wood 3
      And Tanuki has 1 Meeple on Wood 3
      And Tanuki has 2 Meeples in the supply
      When Kappa activates the Wood Parade
      And Kappa fights a Meeple of Tanuki on Wood 3
      Then Tanuki has 3 Meeples in the supply
      And Kappa has 5 Meeples in the supply

  @rule.icon.hide
  Rule: Hide lays a Meeple of yours down

    Background:
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Hide  |
      And Kappa has 2 Meeples on Wood 4
      And Kappa has 1 hidden Meeple on Wood 5
      And Tanuki has 1 Meeple on Wood 3

    Scenario: Any standing Meeple of yours can be hidden
      When Kappa activates the Wood Parade
      Then Kappa may hide
        | piece    | island |
        | a Meeple | Wood 4 |
      When Kappa hides a Meeple on Wood 4
      Then Kappa has 1 hidden Meeple on Wood 4
      And Kappa has 2 Meeples on Wood 4
      And Kappa has 5 Meeples in the supply

    Scenario: An enemy Meeple cannot be hidden
      When Kappa activates the Wood Parade
      And Kappa hides a Meeple on Wood 3
      Then the rules refuse it: "Hiding a Meeple"
      And Tanuki has 0 hidden Meeples on Wood 3
      And Kappa's next icon is Hide on "A"

    Scenario: A hidden Meeple is not hidden again
      When Kappa activates the Wood Parade
      And Kappa hides a hidden Meeple on Wood 5
      Then the rules refuse it: "Hiding a Meeple"
      And Kappa has 1 hidden Meeple on Wood 5

    Scenario: Without a standing Meeple on the islands nothing can be hidden
      Given Onikuma has 1 hidden Meeple on Wood 3
      And Onikuma's Wood Parade
        | card | icons |
        | "B"  | Hide  |
      When Kappa activates the Earth Parade
      And Kappa ends the turn
      And Tanuki activates the Earth Parade
      And Tanuki ends the turn
      And Onikuma activates the Wood Parade
      Then Onikuma may hide no Meeple

    Scenario: Hide may be left unused
      When Kappa activates the Wood Parade
      And Kappa skips Hide
      Then Kappa has 0 hidden Meeples on Wood 4
      And it is Kappa's turn, phase 3

    @reading.C63=b
    Scenario: If the Meeple came from the supply, another one would lie on the island
      When Kappa activates the Wood Parade
      And Kappa hides a Meeple on Wood 3
      Then Kappa has 1 hidden Meeple on Wood 3
      And Kappa has 4 Meeples in the supply

    @reading.C63=b
    Scenario: If it came from the supply, an empty supply would hide nothing
      Given Kappa has 0 Meeples in the supply
      When Kappa activates the Wood Parade
      Then Kappa may hide no Meeple
      When Kappa hides a Meeple on Wood 4
      Then the rules refuse it: "Hiding a Meeple"

    @reading.C63=b
    Scenario: Put down from the supply, a hidden Meeple would complete a Torii
      Given Kappa has 1 Meeple on Wood 4
      When Kappa activates the Wood Parade
      And Kappa hides a Meeple on Wood 4
      Then Kappa has a Torii on Wood 4

    @question
    Scenario: Of two alike, the one named lies down, and only that one
      Given Kappa's Earth Parade
        | card | icons |
        | "H"  | Hide  |
      And Kappa has the Meeple "Ko" on Water 6
      And Kappa has the Meeple "Ro" on Water 6
      When Kappa activates the Earth Parade
      Then Kappa may hide a Meeple on Water 6
      When Kappa hides the Meeple "Ro"
      Then Kappa's Meeple "Ro" is hidden on Water 6
      And Kappa's Meeple "Ko" is on Water 6

  @rule.hide.move
  Rule: Hide may move a hidden Meeple instead

    Background:
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Hide  |
      And Kappa has 1 Meeple on Wood 4
      And Kappa has 1 hidden Meeple on Wood 5

    Scenario: A hidden Meeple goes to an adjacent island and stays hidden
      When Kappa activates the Wood Parade
      Then Kappa may use Hide to move
        | piece           | from   | to      |
        | a hidden Meeple | Wood 5 | Wood 4  |
        | a hidden Meeple | Wood 5 | Water 6 |
      When Kappa uses Hide to move a hidden Meeple from Wood 5 to Water 6
      Then Kappa has 1 hidden Meeple on Water 6
      And Kappa has 0 Meeples on Wood 5
      And it is Kappa's turn, phase 3

    Scenario Outline: Hide moves neither a standing Meeple nor further than one island
      When Kappa activates the Wood Parade
      And Kappa uses Hide to move <piece> from <origin> to <target>
      Then the rules refuse it: "Moving a hidden Meeple"
      And Kappa has 1 Meeple on <origin>

      Examples:
        | piece           | origin | target |
        | a Meeple        | Wood 4 | Wood 5 |
        | a hidden Meeple | Wood 5 | Wood 3 |

    Scenario: One icon hides or moves, not both
      When Kappa activates the Wood Parade
      And Kappa hides a Meeple on Wood 4
      And Kappa uses Hide to move a hidden Meeple from Wood 5 to Wood 4
      Then the rules refuse it: "The five phases"
      And Kappa has 1 hidden Meeple on Wood 5

  @rule.hidden.moves
  Rule: A hidden Meeple may be moved

    Scenario: Move takes a hidden Meeple along, hidden
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Move  |
      And Kappa has 1 hidden Meeple on Wood 5
      When Kappa activates the Wood Parade
      Then Kappa may move a hidden Meeple from Wood 5 to Wood 4 and Water 6
      And Kappa may move a Meeple from Wood 5 to no island
      When Kappa moves a hidden Meeple from Wood 5 to Wood 4
      Then Kappa has 1 hidden Meeple on Wood 4
      And Kappa has 0 Meeples on Wood 5

  @rule.hidden.counts
  Rule: A hidden Meeple counts for a Torii

    Scenario: Hidden Meeples complete a Torii and go back to the supply
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Kappa has 3 hidden Meeples on Wood 4
      When Kappa activates the Wood Parade
      And Kappa places a Meeple on Wood 4
      Then Kappa has a Torii on Wood 4
      And Kappa has 8 Meeples in the supply

    Scenario: A hidden Meeple that moves in completes a Torii too
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Hide  |
      And Kappa has 3 Meeples on Wood 4
      And Kappa has 1 hidden Meeple on Wood 5
      When Kappa activates the Wood Parade
      And Kappa uses Hide to move a hidden Meeple from Wood 5 to Wood 4
      Then Kappa has a Torii on Wood 4

  @rule.hidden.twice
  Rule: A hidden Meeple has to be fought twice

    @ex.kappa-hide
    Scenario: Kappa hides, builds, moves a hidden Meeple and fights twice
      Given Kappa's Wood Parade
        | card | icons               |
        | "A"  | Place, Hide         |
        | "B"  | Place, Hide         |
        | "C"  | Place, Fight, Fight |
      And Kappa's brown Scroll is flipped
      And Kappa has 3 Meeples on Wood 4
      And Kappa has 1 hidden Meeple on Wood 5
      And Tanuki has 1 hidden Meeple on Water 6
      And the Spirit Dimension
        | card  | element | level | price                 |
        | "Oni" | Wood    | 1     | 2 Spirits, 1 Talisman |
      When Kappa flips the green Scroll
      And Kappa places a Meeple on Wood 3
      And Kappa hides a Meeple on Wood 3
      Then Kappa has 1 hidden Meeple on Wood 3
      And Kappa has 1 Meeple on Wood 3
      When Kappa places a Meeple on Wood 4
      Then Kappa has a Torii on Wood 4
      And Kappa has 0 Meeples on Wood 4
      And Kappa has 2 Spirits
      When Kappa uses Hide to move a hidden Meeple from Wood 5 to Water 6
      And Kappa places a Meeple on Wood 5
      And Kappa fights a hidden Meeple of Tanuki on Water 6
      Then Tanuki has 1 Meeple on Water 6
      And Tanuki has 0 hidden Meeples on Water 6
      When Kappa fights a Meeple of Tanuki on Water 6
      Then Tanuki has 0 Meeples on Water 6
      And Tanuki has 1 Meeple in the supply
      When Kappa recruits "Oni"
      Then the rules refuse it: "Recruiting Yokai"
      When Kappa ends the turn
      Then Kappa's brown Scroll is not flipped
      And Kappa's green Scroll is flipped
      And Kappa has 2 Spirits
      And Kappa has 6 Meeples in the supply

    Scenario: One fight only stands it up
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Fight |
      And Kappa has 1 Meeple on Wood 3
      And Tanuki has 1 hidden Meeple on Wood 3
      When Kappa activates the Wood Parade
      And Kappa fights a hidden Meeple of Tanuki on Wood 3
      Then Tanuki has 1 Meeple on Wood 3
      And Tanuki has 0 hidden Meeples on Wood 3
      And Tanuki has 0 Meeples in the supply

    Scenario: Two icons of different cards do as well
      Given Kappa's Wood Parade
        | card | icons |
        | "A"  | Fight |
        | "B"  | Fight |
      And Kappa has 1 Meeple on Wood 3
      And Tanuki has 1 hidden Meeple on Wood 3
      When Kappa activates the Wood Parade
      And Kappa fights a hidden Meeple of Tanuki on Wood 3
      And Kappa fights a Meeple of Tanuki on Wood 3
      Then Tanuki has 0 Meeples on Wood 3
      And Tanuki has 1 Meeple in the supply
