Feature: The Champion on the Challenge Board

  Background:
    Given the players are Gamanoke and Tanuki
    And the Challenge Board
      | from | arrow | to |
      | 1    | ↔     | 2  |
      | 2    | →     | 3  |
      | 3    | ↔     | 4  |
      | 4    | →     | 5  |
    And the actions of the Challenge Board
      | space | action           |
      | 1     | Move             |
      | 3     | Talisman, Spirit |
    And the islands
      | island  | next to | first builder |
      | Earth 3 | Earth 4 | 1 Spirit      |
      | Earth 4 |         |               |
      | Water 4 | Water 5 |               |
      | Water 5 |         |               |
    And Gamanoke has 5 Meeples in the supply

  @rule.board.arrows
  Rule: Arrows make spaces adjacent, one way or both

    Background:
      Given Gamanoke's Wood Parade
        | card          |
        | Champion Card |

    Scenario Outline: A double arrow leads both ways, a single one only the way it points
      Given Gamanoke's Champion is on space <from>
      When Gamanoke activates the Wood Parade
      Then Gamanoke may move the Champion to spaces <spaces>

      Examples:
        | from | spaces  |
        | 1    | 2       |
        | 2    | 1 and 3 |
        | 3    | 4       |
        | 4    | 3 and 5 |

    Scenario: No Champion leaves a space that no arrow leaves
      Given Gamanoke's Champion is on space 5
      When Gamanoke activates the Wood Parade
      Then Gamanoke may move the Champion to no space

    Scenario: No Champion moves against a single arrow
      Given Gamanoke's Champion is on space 3
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 2
      Then the rules refuse it: "Arrows"
      And Gamanoke's Champion is on space 3

  @rule.champion.move
  Rule: The Champion Card moves the Champion to an adjacent space

    Background:
      Given Gamanoke's Wood Parade
        | card          |
        | Champion Card |
        | "B"           |
      And Gamanoke's Earth Parade has 1 more card without icons
      And Gamanoke's Champion is on space 1

    Scenario: The Champion moves one space
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 2
      Then Gamanoke's Champion is on space 2

    Scenario: The Champion does not jump two spaces
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 3
      Then the rules refuse it: "Moving the Champion"
      And Gamanoke's Champion is on space 1

    Scenario: A Champion left where it is gives nothing, and its card stays
      When Gamanoke activates the Wood Parade
      And Gamanoke skips Champion
      Then Gamanoke's Champion is on space 1
      And Gamanoke's Wood Parade is Champion Card and "B"
      And it is Gamanoke's turn, phase 3

    Scenario: From space 2 there are two ways
      Given Gamanoke's Wood Parade has 1 more card without icons
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 2
      And Gamanoke chooses the Water Parade
      Then Gamanoke's Water Parade is Champion Card
      When Gamanoke ends the turn
      And Tanuki activates the Earth Parade
      And Tanuki ends the turn
      And Gamanoke activates the Water Parade
      Then Gamanoke has 2 ways to use Champion
      And Gamanoke may move the Champion to space 3, among others

  @rule.champion.action
  Rule: The space entered gives its action at once

    Background:
      Given Gamanoke's Wood Parade
        | card          |
        | Champion Card |
        | "B"           |
      And Gamanoke's Earth Parade has 1 more card without icons

    Scenario: The icons of the space come next
      Given Gamanoke's Champion is on space 2
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 3
      Then Gamanoke's next icon is Talisman on Champion Card
      When Gamanoke takes 1 Talisman
      And Gamanoke takes 1 Spirit
      Then Gamanoke has 1 Talisman and 1 Spirit

    Scenario: The action of the space left behind is not given
      Given Gamanoke's Champion is on space 3
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 4
      Then it is Gamanoke's turn, phase 3
      And Gamanoke has 0 Talismans and 0 Spirits

    Scenario: The action cannot be kept for later
      Given Gamanoke's Champion is on space 2
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 1
      And Gamanoke keeps Move for later
      Then the rules refuse it: "The action of the space"
      And Gamanoke's next icon is Move on Champion Card

    @question
    Scenario: The icons of a space are followed from top to bottom as well
      Given Gamanoke's Champion is on space 2
      When Gamanoke activates the Wood Parade
      And Gamanoke moves the Champion to space 3
      Then Gamanoke's next icon is Talisman on space 3
      When Gamanoke takes 1 Spirit
      Then the rules refuse it: "From top to bottom"
      When Gamanoke takes 1 Talisman
      Then Gamanoke's next icon is Spirit on space 3
      When Gamanoke takes 1 Spirit
      Then Gamanoke has only 1 Spirit and 1 Talisman

  @rule.champion.share
  Rule: Champions may share a space

    Scenario: An occupied space gives its action as usual
      Given Gamanoke's Wood Parade
        | card          |
        | Champion Card |
      And Gamanoke's Champion is on space 2
      And Tanuki's Champion is on space 3
      When Gamanoke activates the Wood Parade
      Then Gamanoke may move the Champion to spaces 1 and 3
      When Gamanoke moves the Champion to space 3
      And Gamanoke takes 1 Talisman
      Then Gamanoke has 1 Talisman
      And Gamanoke's Champion is on space 3
      And Tanuki's Champion is on space 3

  @rule.champion.change
  Rule: The Champion Card changes after the action of the space

    Background:
      Given Gamanoke's Water Parade has 1 more card without icons
      And Gamanoke's Wood Parade has 2 more cards without icons

    @ex.gamanoke-champion
    Scenario: Gamanoke moves the Champion, changes its card and builds a Torii
      Given Gamanoke's Earth Parade
        | card          | icons                         |
        | "A"           | Place, Spirit, Spirit, Spirit |
        | Champion Card |                               |
        | "C"           | Place, Move                   |
      And Gamanoke's green Scroll is flipped
      And Gamanoke's Champion is on space 2
      And Gamanoke has 1 Meeple on Earth 3
      And Gamanoke has 1 Meeple on Water 4
      When Gamanoke flips the brown Scroll
      And Gamanoke places a Meeple on Earth 3
      And Gamanoke takes 3 Spirits
      Then Gamanoke has 3 Spirits
      When Gamanoke moves the Champion to space 1
      And Gamanoke moves a Meeple from Water 4 to Water 5
      Then Gamanoke's Champion is on space 1
      And Gamanoke's Water Parade ends with Champion Card
      And Gamanoke's Parades have 2 Earth, 2 Water and 2 Wood cards
      When Gamanoke places a Meeple on Earth 4
      And Gamanoke moves a Meeple from Earth 4 to Earth 3
      Then Gamanoke has a Torii on Earth 3
      And Gamanoke has 0 Meeples on Earth 3
      And Gamanoke has 6 Meeples in the supply
      And Gamanoke has 4 Spirits
      When Gamanoke ends the turn
      Then Gamanoke's green Scroll is not flipped
      And Gamanoke's brown Scroll is flipped

    @reading.C11=b
    Scenario: If the action could be kept, its Move would serve a later card
      Given Gamanoke's Earth Parade
        | card          | icons                         |
        | "A"           | Place, Spirit, Spirit, Spirit |
        | Champion Card |                               |
        | "C"           | Place, Talisman               |
      And Gamanoke's Champion is on space 2
      And Gamanoke has 1 Meeple on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke places a Meeple on Earth 3
      And Gamanoke takes 3 Spirits
      And Gamanoke moves the Champion to space 1
      And Gamanoke keeps Move for later
      Then Gamanoke's Water Parade ends with Champion Card
      When Gamanoke places a Meeple on Earth 4
      And Gamanoke moves a Meeple from Earth 4 to Earth 3
      Then Gamanoke has a Torii on Earth 3
      And Gamanoke has 4 Spirits
      And Gamanoke's next icon is Talisman on "C"

    Scenario: The Champion Card cannot stay when its Champion has moved
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
        | "B"           |
      And Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 1
      And Gamanoke skips Change
      Then the rules refuse it: "Change after the space"
      When Gamanoke skips Move
      Then Gamanoke's Water Parade ends with Champion Card

    Scenario: The Champion Card changes after a space without action, too
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
        | "B"           |
      And Gamanoke's Champion is on space 1
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 2
      Then Gamanoke's Water Parade ends with Champion Card

    Scenario: In the strictly shortest Parade the Champion Card stays
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Water Parade has 1 more card without icons
      And Gamanoke's Champion is on space 1
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 2
      Then Gamanoke's Earth Parade is Champion Card
      And Gamanoke's Parades have 1 Earth, 2 Water and 2 Wood cards
      And it is Gamanoke's turn, phase 3

  @rule.champion.board-limits
  Rule: A Champion on the Challenge Board takes no part on the islands

    Scenario Outline: A Champion on the Challenge Board cannot Move, Fight or Hide
      Given Gamanoke's Earth Parade
        | card | icons  |
        | "A"  | <icon> |
      And Gamanoke's Champion is on space 2
      And Tanuki's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke uses <icon> with the Champion
      Then the rules refuse it: "No Move, Fight or Hide on the board"
      And Gamanoke's Champion is on space 2
      And Tanuki's Champion is on space 2
      And Gamanoke's next icon is <icon> on "A"

      Examples:
        | icon  |
        | Move  |
        | Fight |
        | Hide  |

    @question
    Scenario: Two Champions on one space do not fight each other
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Fight |
      And Gamanoke's Champion is on space 2
      And Tanuki's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke fights the Champion of Tanuki on space 2
      Then the rules refuse it: "No Move, Fight or Hide on the board"
      And Tanuki's Champion is on space 2
      And Gamanoke may fight nobody

    Scenario: On a space where no Champion stands nobody is fought
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Fight |
      And Gamanoke's Champion is on space 2
      And Tanuki's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke fights the Champion of Tanuki on space 1
      Then the rules refuse it: "No Move, Fight or Hide on the board"
      And Gamanoke's next icon is Fight on "A"

    @question
    Scenario: No Move icon takes the Champion from the board to an island
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Move  |
      And Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion from space 2 to Earth 3
      Then the rules refuse it: "No Move, Fight or Hide on the board"
      And Gamanoke's Champion is on space 2

    Scenario: The Champion does not hide on its space
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Hide  |
      And Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke hides the Champion on space 2
      Then the rules refuse it: "No Move, Fight or Hide on the board"
      And Gamanoke may hide no Meeple
