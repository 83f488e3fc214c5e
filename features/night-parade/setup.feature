Feature: Setup

  @rule.setup.plots
  Rule: Two Hidden Plots are dealt before clans are chosen

    Background:
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus", "Crane" and "Mask"

    Scenario: Each player is dealt two, not one
      When the Hidden Plots are dealt
      Then "Ana" holds the Hidden Plots "Moon" and "Fox"
      And "Beto" holds the Hidden Plots "Lotus" and "Crane"

    Scenario: Nobody chooses a clan before the deal
      When "Ana" chooses Tanuki
      Then the rules refuse it: "Two Hidden Plots"
      And "Ana" plays no clan
      And "Ana" holds no Hidden Plot

    Scenario: The Hidden Plots are dealt only once
      When the Hidden Plots are dealt
      And the Hidden Plots are dealt
      Then the rules refuse it: "Two Hidden Plots"
      And "Ana" holds the Hidden Plots "Moon" and "Fox"

  @rule.setup.keep-plot
  Rule: With the clan chosen, one Hidden Plot is kept

    Background:
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus" and "Crane"
      When the Hidden Plots are dealt

    Scenario: One is kept, the other discarded
      When "Ana" chooses Tanuki
      And "Ana" keeps the Hidden Plot "Fox"
      Then "Ana" holds the Hidden Plot "Fox"
      And the box holds the Hidden Plot "Moon"

    Scenario: Nobody discards before choosing a clan
      When "Ana" keeps the Hidden Plot "Fox"
      Then the rules refuse it: "Keeping one of the two"
      And "Ana" holds the Hidden Plots "Moon" and "Fox"

    Scenario: Nobody keeps a Hidden Plot dealt to somebody else
      When "Ana" chooses Tanuki
      And "Ana" keeps the Hidden Plot "Lotus"
      Then the rules refuse it: "Keeping one of the two"
      And "Ana" holds the Hidden Plots "Moon" and "Fox"

    Scenario: The choice is made once
      When "Ana" chooses Tanuki
      And "Ana" keeps the Hidden Plot "Fox"
      And "Ana" keeps the Hidden Plot "Fox"
      Then the rules refuse it: "Keeping one of the two"

  @rule.setup.unseen
  Rule: Unused Hidden Plots go back to the box unseen

    Scenario: Discarded and undealt Hidden Plots end in the box, and nobody sees another player's
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus", "Crane" and "Mask"
      When the Hidden Plots are dealt
      And "Ana" chooses Tanuki
      And "Ana" keeps the Hidden Plot "Fox"
      Then the box holds the Hidden Plot "Moon"
      When "Beto" chooses Kappa
      And "Beto" keeps the Hidden Plot "Lotus"
      Then the box holds the Hidden Plots "Moon", "Crane" and "Mask"
      And "Ana" has seen the Hidden Plots "Moon" and "Fox"
      And "Beto" has seen the Hidden Plots "Lotus" and "Crane"

  @rule.setup.side
  Rule: The group plays on one side of the Challenge Board

    Scenario Outline: Either side may be chosen
      Given "Ana" and "Beto" sit down to a new game
      When the group chooses the <side> side
      Then the game is played on the <side> side

      Examples:
        | side        |
        | Jigoku      |
        | Pandemonium |

    Scenario: The side is chosen once
      Given "Ana" and "Beto" sit down to a new game
      When the group chooses the Jigoku side
      And the group chooses the Pandemonium side
      Then the rules refuse it: "The side of the board"
      And the game is played on the Jigoku side

  @rule.setup.throne-pile
  Rule: The shuffled Throne Cards lie face up on the Throne

    Background:
      Given "Ana" and "Beto" sit down to a new game

    Scenario: All nine Throne Cards make the pile
      When the Throne Cards are shuffled and piled as 4, 9, 1, 7, 2, 8, 3, 6 and 5
      Then the Throne pile is 4, 9, 1, 7, 2, 8, 3, 6 and 5

    Scenario: No Throne Card is left out
      When the Throne Cards are shuffled and piled as 4, 9, 1, 7, 2, 8, 3 and 6
      Then the rules refuse it: "The Throne pile"
      And the Throne is empty

    Scenario: The pile is laid once
      When the Throne Cards are shuffled and piled as 4, 1, 2, 3, 6 and 5
      And the Throne Cards are shuffled and piled as 1, 2, 3, 4, 5 and 6
      Then the rules refuse it: "The Throne pile"
      And the Throne pile has 6 cards
      And Throne Cards 7, 8 and 9 are not in the Throne pile

  @rule.setup.first-game
  Rule: The first game is played on Jigoku with Throne Cards 1 to 6

    Background:
      Given "Ana" and "Beto" sit down to a new game
      And it is their first game with Cursed Throne

    Scenario: The first game is not played on Pandemonium
      When the group chooses the Pandemonium side
      Then the rules refuse it: "The first game"
      And no side is chosen
      When the group chooses the Jigoku side
      Then the game is played on the Jigoku side

    Scenario: Six Throne Cards make the pile of the first game
      When the Throne Cards are shuffled and piled as 4, 1, 2, 3, 6 and 5
      Then the Throne pile is 4, 1, 2, 3, 6 and 5

    Scenario: Throne Card 7 waits for later games
      When the Throne Cards are shuffled and piled as 4, 1, 2, 3, 6, 5 and 7
      Then the rules refuse it: "The first game"
      And the Throne is empty

    Scenario: Six are enough until the group knows the rules, not only in the first game
      Given "Caio" and "Duda" sit down to a new game
      When the group chooses the Pandemonium side
      And the Throne Cards are shuffled and piled as 4, 1, 2, 3, 6 and 5
      Then the game is played on the Pandemonium side
      And the Throne pile is 4, 1, 2, 3, 6 and 5

  @rule.setup.new-yokai
  Rule: New Yokai are shuffled into the decks of their levels

    Background:
      Given "Ana" and "Beto" sit down to a new game
      And the decks
        | card   | element | level |
        | "Frog" | Water   | 1     |
        | "Crow" | Wood    | 2     |
      And the new Yokai
        | card   | element | level |
        | "Wolf" | Earth   | 1     |
        | "Moth" | Wood    | 3     |

    Scenario: Each new Yokai joins the deck of its level
      When the new Yokai are shuffled into the decks
        | level | cards            |
        | 1     | "Wolf" and "Frog" |
        | 2     | "Crow"           |
        | 3     | "Moth"           |
      Then the deck of level 1 is "Wolf" and "Frog"
      And the deck of level 2 is "Crow"
      And the deck of level 3 is "Moth"

    Scenario: A new Yokai in the deck of another level is refused
      When the new Yokai are shuffled into the decks
        | level | cards                     |
        | 1     | "Wolf", "Moth" and "Frog" |
        | 2     | "Crow"                    |
      Then the rules refuse it: "The new Yokai"
      And the deck of level 1 is "Frog"

    Scenario: No new Yokai is left out
      When the new Yokai are shuffled into the decks
        | level | cards  |
        | 1     | "Frog" |
        | 2     | "Crow" |
        | 3     | "Moth" |
      Then the rules refuse it: "The new Yokai"
      And the deck of level 3 is empty

    Scenario: They are shuffled in once
      When the new Yokai are shuffled into the decks
        | level | cards             |
        | 1     | "Wolf" and "Frog" |
        | 2     | "Crow"            |
        | 3     | "Moth"            |
      And the new Yokai are shuffled into the decks
        | level | cards             |
        | 1     | "Frog" and "Wolf" |
        | 2     | "Crow"            |
        | 3     | "Moth"            |
      Then the rules refuse it: "The new Yokai"
      And the deck of level 1 has 2 cards
      And the deck of level 1 is "Wolf" and "Frog"

  @rule.setup.champion-card
  Rule: Each player starts the Champion Card of their clan in a Parade of their choice

    Background:
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus" and "Crane"
      And the Challenge Board
        | from | arrow | to |
        | 1    | ↔     | 2  |
      And the bottom space is space 1
      When the Hidden Plots are dealt
      And "Ana" chooses Tanuki
      And "Beto" chooses Kappa

    Scenario Outline: The Champion Card may start in any Parade
      When "Ana" puts the Champion Card of Tanuki into the <parade> Parade
      Then Tanuki's <parade> Parade is Champion Card
      And Tanuki's Parades have <earth> Earth, <water> Water and <wood> Wood cards

      Examples:
        | parade | earth | water | wood |
        | Earth  | 1     | 0     | 0    |
        | Water  | 0     | 1     | 0    |
        | Wood   | 0     | 0     | 1    |

    Scenario: Nobody receives the Champion Card of another clan
      When "Ana" puts the Champion Card of Kappa into the Earth Parade
      Then the rules refuse it: "Everyone's Champion Card"
      And Kappa's Parades have 0 Earth, 0 Water and 0 Wood cards

    Scenario: There is one Champion Card for each player
      When "Ana" puts the Champion Card of Tanuki into the Earth Parade
      And "Ana" puts the Champion Card of Tanuki into the Wood Parade
      Then the rules refuse it: "Everyone's Champion Card"
      And Tanuki's Parades have 1 Earth, 0 Water and 0 Wood cards

  @rule.setup.champion-start
  Rule: Champions start on the bottom space

    Scenario: Every Champion starts on the bottom space
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus" and "Crane"
      And the Challenge Board
        | from | arrow | to |
        | 2    | ↔     | 1  |
      And the bottom space is space 1
      When the Hidden Plots are dealt
      And "Ana" chooses Tanuki
      And "Beto" chooses Kappa
      And "Ana" puts the Champion Card of Tanuki into the Earth Parade
      And "Beto" puts the Champion Card of Kappa into the Wood Parade
      Then Tanuki's Champion is on space 1
      And Kappa's Champion is on space 1

    @question
    Scenario: No game begins while something of the setup is left undone
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus", "Crane" and "Mask"
      And the Challenge Board
        | from | arrow | to |
        | 1    | ↔     | 2  |
      And the bottom space is space 1
      And the new Yokai
        | card   | element | level |
        | "Wolf" | Earth   | 1     |
      When the Hidden Plots are dealt
      And "Ana" chooses Tanuki
      And "Beto" chooses Kappa
      And "Ana" keeps the Hidden Plot "Fox"
      And Tanuki begins the game
      Then the rules refuse it: "Keeping one of the two"
      When "Beto" keeps the Hidden Plot "Lotus"
      Then the box holds 3 Hidden Plots
      When Tanuki begins the game
      Then the rules refuse it: "The side of the board"
      When the group chooses the Jigoku side
      And Tanuki begins the game
      Then the rules refuse it: "The Throne pile"
      When the Throne Cards are shuffled and piled as 4, 1, 2, 3, 6 and 5
      And Tanuki begins the game
      Then the rules refuse it: "The new Yokai"
      When the new Yokai are shuffled into the decks
        | level | cards  |
        | 1     | "Wolf" |
      And "Ana" puts the Champion Card of Tanuki into the Earth Parade
      And Tanuki begins the game
      Then the rules refuse it: "Everyone's Champion Card"
      When "Beto" puts the Champion Card of Kappa into the Wood Parade
      And Kappa begins the game
      Then it is Kappa's turn, phase 1
      When Tanuki activates the Earth Parade
      Then the rules refuse it: "Passing the turn"
      When Kappa activates the Earth Parade
      Then it is Kappa's turn, phase 3
      When the Throne Cards are shuffled and piled as 1, 2, 3, 4, 5 and 6
      Then the rules refuse it: "The Throne pile"

    @question
    Scenario: Whoever plays first once all is set up begins the game
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus" and "Crane"
      And the Challenge Board
        | from | arrow | to |
        | 1    | ↔     | 2  |
      And the bottom space is space 1
      When the Hidden Plots are dealt
      And "Ana" chooses Tanuki
      And "Ana" keeps the Hidden Plot "Fox"
      And "Beto" chooses Kappa
      And "Beto" keeps the Hidden Plot "Lotus"
      And the group chooses the Jigoku side
      And the Throne Cards are shuffled and piled as 4, 1, 2, 3, 6 and 5
      And "Ana" puts the Champion Card of Tanuki into the Earth Parade
      And "Beto" puts the Champion Card of Kappa into the Wood Parade
      And Tanuki ends the turn
      Then the rules refuse it: "The five phases"
      When Tanuki activates the Earth Parade
      Then Tanuki's next icon is Champion on Champion Card

    Scenario: Nobody plays before the game is set up
      Given "Ana" and "Beto" sit down to a new game
      And the shuffled Hidden Plots are "Moon", "Fox", "Lotus" and "Crane"
      When the Hidden Plots are dealt
      And "Ana" chooses Tanuki
      And Tanuki activates the Earth Parade
      Then the rules refuse it: "Keeping one of the two"
