Feature: The Cursed Throne

  Background:
    Given the players are Gamanoke and Tanuki
    And the Challenge Board
      | from | arrow | to |
      | 1    | ↔     | 2  |
      | 2    | →     | 3  |
    And the Cursed Throne is space 3
    And the islands
      | island  | next to          |
      | Earth 3 | Earth 4, Water 4 |
      | Earth 4 |                  |
      | Water 4 | Fire 5           |
      | Fire 5  |                  |
    And Gamanoke has 5 Meeples in the supply
    And Tanuki has 5 Meeples in the supply

  @rule.throne.choice
  Rule: Whoever reaches the Throne rescues or betrays the King

    Background:
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Water Parade has 1 more card without icons
      And Gamanoke's Champion is on space 2

    Scenario: Nothing else happens before the choice is made
      Given the Throne pile is 4, 3 and 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      Then Gamanoke must rescue or betray the King

    Scenario: Another space asks for no choice
      Given the Throne pile is 4, 3 and 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 1
      Then the Throne pile is 4, 3 and 2
      And Gamanoke's Champion is on space 1

    Scenario: With no Throne Card left there is nothing to choose
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      Then Gamanoke's Champion is in the supply
      And Gamanoke's Throne Cards are worth 0 points

    Scenario: Nobody else decides about the King
      Given the Throne pile is 4, 3 and 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      And Tanuki rescues the King
      Then the rules refuse it: "Rescue or betray"
      And Gamanoke must rescue or betray the King
      When Gamanoke betrays the King
      Then Gamanoke has betrayed Throne Card 4
      And the Throne pile has 2 cards
      And Throne Card 4 is not in the Throne pile

    Scenario: The turn does not end before the decision
      Given the Throne pile is 4, 3 and 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      And Gamanoke ends the turn
      Then the rules refuse it: "Rescue or betray"
      And Gamanoke must rescue or betray the King

    Scenario: Away from the Throne nobody rescues the King
      Given the Throne pile is 4, 3 and 2
      When Gamanoke rescues the King
      Then the rules refuse it: "Rescue or betray"
      And the Throne pile has 3 cards

  @rule.throne.rescue
  Rule: A rescued King is kept face up

    @ex.gamanoke-rescue
    Scenario: Gamanoke rescues the King and uses both ways opened by it
      Given the Throne pile is 3, 9 and 1
      And Gamanoke's Earth Parade
        | card          | icons |
        | Champion Card |       |
        | "B"           |       |
      And Gamanoke's Water Parade
        | card | icons |
        | "C"  | Reign |
      And Gamanoke's Wood Parade has 3 more cards without icons
      And Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      Then Gamanoke must rescue or betray the King
      When Gamanoke rescues the King
      Then Gamanoke has rescued Throne Card 3
      And Gamanoke's Champion is in the supply
      And the Throne pile is 9 and 1
      And Gamanoke's Water Parade is "C" and Champion Card
      When Gamanoke ends the turn
      And Tanuki activates the Earth Parade
      And Tanuki ends the turn
      And Gamanoke activates the Water Parade
      Then Gamanoke may reign with Throne Cards 3 and 9
      When Gamanoke reigns with Throne Card 3
      And Tanuki takes 1 Spirit
      Then Gamanoke has 2 Spirits
      And Gamanoke may place the Champion on Earth 3, Earth 4, Water 4 and Fire 5
      When Gamanoke places the Champion on Earth 4
      Then Gamanoke's Champion is on Earth 4

    @ex.throne-values
    Scenario: A rescued Throne Card is worth one point
      Given Gamanoke has rescued Throne Card 3
      Then Gamanoke's Throne Cards are worth 1 point
      And Tanuki's Throne Cards are worth 0 points

  @rule.throne.betray
  Rule: A betrayed King is kept face down

    Scenario: A betrayed card gives no ability
      Given the Throne pile is 3, 9 and 1
      And Gamanoke's Earth Parade
        | card          | icons |
        | Champion Card |       |
        | "B"           | Reign |
      And Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      And Gamanoke betrays the King
      And Gamanoke chooses the Water Parade
      Then Gamanoke has betrayed Throne Card 3
      And Gamanoke may reign with Throne Card 9
      When Gamanoke reigns with Throne Card 3
      Then the rules refuse it: "The King on the Throne"

    @ex.throne-values
    Scenario: A betrayed Throne Card is worth two points
      Given Gamanoke has betrayed Throne Card 3
      And Tanuki has rescued Throne Card 4
      Then Gamanoke's Throne Cards are worth 2 points
      And Tanuki's Throne Cards are worth 1 point

  @rule.throne.reveal
  Rule: After the choice the next Throne Card is in view

    Scenario Outline: The next Throne Card reigns from now on
      Given the Throne pile is 3, 9 and 1
      And Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Champion is on space 2
      And Tanuki's Earth Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      And Gamanoke <verdict> the King
      And Gamanoke chooses the Wood Parade
      And Gamanoke ends the turn
      And Tanuki activates the Earth Parade
      Then the Throne pile is 9 and 1
      And Tanuki may reign with Throne Card 9

      Examples:
        | verdict |
        | rescues |
        | betrays |

  @rule.throne.return
  Rule: The Champion leaves the board for good

    Background:
      Given the Throne pile is 3, 9 and 1

    Scenario: After the choice the Champion is back and its card changes
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
        | "B"           |
      And Gamanoke's Wood Parade has 1 more card without icons
      And Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 3
      And Gamanoke betrays the King
      Then Gamanoke's Champion is in the supply
      And Gamanoke's Water Parade is Champion Card
      And it is Gamanoke's turn, phase 3

    Scenario: A Champion that has been on the Throne does not climb again
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Champion is in the supply
      When Gamanoke activates the Earth Parade
      Then Gamanoke may move the Champion to no space
      When Gamanoke moves the Champion to space 1
      Then the rules refuse it: "The Champion comes back"
      And Gamanoke's Champion is in the supply

    Scenario: Nor does one that stands on an island
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Champion is on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke moves the Champion to space 2
      Then the rules refuse it: "The Champion comes back"
      And Gamanoke's Champion is on Earth 4

  @rule.champion.islands
  Rule: The Champion in the supply goes to any island

    Background:
      Given Gamanoke's Earth Parade
        | card          | icons |
        | "A"           | Place |
        | Champion Card |       |
        | "C"           | Place |

    Scenario: Any island of any element will do, except where a Meeple was placed this turn
      Given Gamanoke's Champion is in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke places a Meeple on Earth 4
      Then Gamanoke may place the Champion on Earth 3, Water 4 and Fire 5
      When Gamanoke places the Champion on Earth 4
      Then the rules refuse it: "Once per island"
      And Gamanoke's Champion is in the supply
      When Gamanoke places the Champion on Fire 5
      And Gamanoke chooses the Wood Parade
      Then Gamanoke's Champion is on Fire 5
      And Gamanoke has 4 Meeples in the supply

    Scenario: Where the Champion was put, no Meeple is placed this turn
      Given Gamanoke's Champion is in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      And Gamanoke places the Champion on Earth 3
      And Gamanoke chooses the Wood Parade
      Then Gamanoke may place a Meeple on Earth 4
      When Gamanoke places a Meeple on Earth 3
      Then the rules refuse it: "Once per island"

    @reading.C16=b
    Scenario: If any island meant any, the Champion could follow a Meeple
      Given Gamanoke's Champion is in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke places a Meeple on Earth 4
      Then Gamanoke may place the Champion on Earth 3, Earth 4, Water 4 and Fire 5
      When Gamanoke places the Champion on Earth 4
      And Gamanoke chooses the Wood Parade
      Then Gamanoke has 2 Meeples on Earth 4

    @reading.C16=b
    Scenario: If putting the Champion down were no placement, a Meeple could follow it
      Given Gamanoke's Champion is in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      And Gamanoke places the Champion on Earth 3
      And Gamanoke chooses the Wood Parade
      Then Gamanoke may place a Meeple on Earth 3 and Earth 4

    Scenario: A Champion that has not reached the Throne goes to no island
      Given Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      Then Gamanoke may place the Champion on no island
      When Gamanoke places the Champion on Earth 3
      Then the rules refuse it: "Placing the Champion"
      And Gamanoke's Champion is on space 2

    @reading.C13=b
    Scenario: If the choice were free, a Champion could leave the board early
      Given Gamanoke's Champion is on space 2
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      And Gamanoke places the Champion on Earth 3
      And Gamanoke chooses the Wood Parade
      Then Gamanoke's Champion is on Earth 3

    Scenario: A Champion on an island stays there
      Given Gamanoke's Champion is on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      Then Gamanoke may place the Champion on no island
      When Gamanoke places the Champion on Earth 3
      Then the rules refuse it: "Placing the Champion"
      When Gamanoke skips Champion
      Then Gamanoke's Champion is on Earth 4
      And Gamanoke's Earth Parade is "A", Champion Card and "C"
      And Gamanoke's next icon is Place on "C"

    @reading.C14=b
    Scenario: If each activation placed it, the Champion would jump
      Given Gamanoke's Champion is hidden on Earth 4
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      And Gamanoke places the Champion on Fire 5
      And Gamanoke chooses the Wood Parade
      Then Gamanoke's Champion is on Fire 5
      And Gamanoke has 0 Meeples on Earth 4

    @question
    Scenario: The Champion has as many ways as there are islands, Fire among them
      Given Gamanoke's Champion is in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke skips Place
      Then Gamanoke has 4 ways to use Champion
      And Gamanoke may place the Champion on Fire 5, among others

  @rule.champion.islands-change
  Rule: The Champion Card changes after the Champion is put on an island

    Background:
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
        | "B"           |
      And Gamanoke's Wood Parade has 1 more card without icons
      And Gamanoke's Champion is in the supply

    Scenario: The Champion Card goes to the shortest Parade
      When Gamanoke activates the Earth Parade
      And Gamanoke places the Champion on Earth 3
      Then Gamanoke's Water Parade is Champion Card
      And Gamanoke's Earth Parade is "B"

    @reading.C15=b
    Scenario: If only the board called for it, the Champion Card would stay
      When Gamanoke activates the Earth Parade
      And Gamanoke places the Champion on Earth 3
      Then Gamanoke's Earth Parade is Champion Card and "B"
      And Gamanoke's Champion is on Earth 3

  @rule.champion.one-meeple
  Rule: The Champion counts as one Meeple for a Torii

    Background:
      Given Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      And Gamanoke's Water Parade has 1 more card without icons
      And Gamanoke's Champion is in the supply

    Scenario Outline: The Champion is the third Meeple, not the second and third
      Given Gamanoke has <before> Meeples on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke places the Champion on Earth 3
      Then Gamanoke has <torii> Torii on Earth 3
      And Gamanoke has <after> Meeples on Earth 3
      And Gamanoke has <supply> Meeples in the supply

      Examples:
        | before | torii | after | supply |
        | 1      | no    | 2     | 5      |
        | 2      | a     | 0     | 7      |

    Scenario: With the Torii built, the Champion waits for its next activation
      Given Gamanoke has 2 Meeples on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke places the Champion on Earth 3
      Then Gamanoke's Champion is in the supply
      And Gamanoke has a Torii on Earth 3

  @rule.champion.like-meeple
  Rule: On an island the Champion is a Meeple like any other

    Scenario: It moves
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Move  |
      And Gamanoke's Champion is on Earth 3
      When Gamanoke activates the Earth Parade
      Then Gamanoke may move the Champion from Earth 3 to Earth 4 and Water 4
      When Gamanoke moves the Champion from Earth 3 to Water 4
      Then Gamanoke's Champion is on Water 4

    Scenario: It fights
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Fight |
      And Gamanoke's Champion is on Earth 3
      And Tanuki has 1 Meeple on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke fights a Meeple of Tanuki on Earth 3
      Then Tanuki has 0 Meeples on Earth 3

    Scenario: It is fought, and goes back to its owner's supply
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Fight |
      And Gamanoke has 1 Meeple on Earth 3
      And Tanuki's Champion is on Earth 3
      When Gamanoke activates the Earth Parade
      Then Gamanoke may fight
        | piece        | clan   | island  |
        | the Champion | Tanuki | Earth 3 |
      When Gamanoke fights the Champion of Tanuki on Earth 3
      Then Tanuki's Champion is in the supply
      And Tanuki has 5 Meeples in the supply
      And Tanuki has 0 Meeples on Earth 3

    Scenario: It hides, and has to be fought twice
      Given Gamanoke's Earth Parade
        | card | icons |
        | "A"  | Hide  |
      And Gamanoke's Champion is on Earth 3
      And Tanuki has 1 Meeple on Earth 3
      And Tanuki's Earth Parade
        | card | icons |
        | "B"  | Fight |
      When Gamanoke activates the Earth Parade
      And Gamanoke hides the Champion on Earth 3
      Then Gamanoke's Champion is hidden on Earth 3
      When Gamanoke ends the turn
      And Tanuki activates the Earth Parade
      And Tanuki fights the hidden Champion of Gamanoke on Earth 3
      Then Gamanoke's Champion is on Earth 3
