Feature: Common rules and the board

  Background:
    Given the sample board

  @rule.solo.one
  Rule: You play one character

    Scenario: The player takes a character
      When the player takes Thomas
      Then the player plays Thomas

    Scenario: Nobody takes a second character
      Given the player plays Soff
      When the player takes Thomas
      Then the rules refuse it: "Only one character"
      And the player plays Soff

  @rule.solo.base
  Rule: The mode comes first, then Versus Arena

    Scenario: What the mode says takes precedence
      Given the mode is Artifact Hunt
      And Versus Arena has a rule on "setup"
      And the mode has a rule of its own on "setup"
      Then the rule on "setup" is that of the mode

    Scenario: What the mode does not mention is left to Versus Arena
      Given the mode is Artifact Hunt
      And Versus Arena has a rule on "levelling up"
      Then the rule on "levelling up" is that of Versus Arena

    Scenario: World Shift is played where the mode does not replace it
      Given the mode is Homecoming
      And the player plays Oric
      And the Scenario token 1 lies on Oakenmoor 1
      And the World Shift deck holds, from the top
        | card    | World     | with      |
        | "Storm" | Oakenmoor | Lunaridge |
        | "Flood" | The Drear | Oppenheim |
      When it is time for World Shift
      Then the Worlds lie clockwise around the Dojo: Lunaridge, The Baiyu, Oakenmoor, Arechi Wastes, The Drear and Oppenheim
      And these tokens are on the board
        | token            | space       |
        | Scenario token 1 | Oakenmoor 1 |
      When it is time for World Shift
      Then the Worlds lie clockwise around the Dojo: Lunaridge, The Baiyu, Oakenmoor, Arechi Wastes, Oppenheim and The Drear

    Scenario: A World Shift card gives its Energy to the player, and the discards make a new deck
      Given the mode is Homecoming
      And the player plays Oric
      And Oric has 3 Blue Energy
      And the World Shift deck holds, from the top
        | card    | World     | with      | for all players |
        | "Storm" | Oakenmoor | Lunaridge | Blue            |
      When it is time for World Shift
      Then Oric has 4 Blue Energy
      When it is time for World Shift
      Then Oric has 5 Blue Energy
      And the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

  @rule.arena.condition
  Rule: In the Dojo with 10 Energy of every colour

    Scenario: 10 Energy of each colour in the Dojo meet the condition
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      When the player's turn ends
      Then the game is won

    Scenario: 9 Energy of one colour are not enough
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      And Soff has 9 Blue Energy
      When the player's turn ends
      Then the game goes on

    Scenario: Full gauges outside the Dojo are not enough
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And Soff stands on Lunaridge 1
      And Soff has 10 Energy of each colour
      When the player's turn ends
      Then the game goes on

    Scenario: The condition counts the gauges of the player board
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And the Energy gauges are, from left to right, Red and Blue
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      When the player's turn ends
      Then the game is won

  @rule.board.worlds
  Rule: Six Worlds around the Dojo

    Scenario: The World on either side is adjacent
      Given the Worlds lie clockwise around the Dojo: Oakenmoor, Lunaridge, The Drear, The Baiyu, Oppenheim and Arechi Wastes
      Then the Worlds adjacent to Oakenmoor are Lunaridge and Arechi Wastes
      And the Worlds adjacent to The Drear are Lunaridge and The Baiyu

  @rule.board.adjacent
  Rule: Spaces that touch are adjacent

    Scenario Outline: Spaces 1 and 2 of a World touch the Dojo, the others do not
      Then the range from The Drear <number> to the Dojo is <range>

      Examples:
        | number | range |
        | 1      | 1     |
        | 2      | 1     |
        | 3      | 2     |
        | 6      | 2     |

    Scenario: On the sample board a space has exactly these neighbours
      Then the spaces adjacent to Oakenmoor 2 are the Dojo, Oakenmoor 1, Oakenmoor 3 and The Baiyu 1
      And the spaces adjacent to Oakenmoor 5 are Oakenmoor 4 and Oakenmoor 6

    Scenario: A scenario can state which spaces touch
      Given these spaces are adjacent
        | space       | next to                  |
        | the Dojo    | Lunaridge 1, Lunaridge 3 |
        | Lunaridge 3 | Lunaridge 6              |
      Then the spaces adjacent to Lunaridge 3 are the Dojo and Lunaridge 6

  @rule.board.move
  Rule: A movement point takes you to an adjacent space

    Scenario: Entering an adjacent space costs 1 movement point
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 2 movement points
      When Leaf moves to Oakenmoor 1
      Then Leaf stands on Oakenmoor 1
      And Leaf has 1 movement point

    Scenario: A space farther away cannot be entered in one step
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 2 movement points
      When Leaf moves to Oakenmoor 3
      Then the rules refuse it: "Moving"
      And Leaf stands on the Dojo
      And Leaf has 2 movement points

    Scenario: Without movement points nobody moves
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 0 movement points
      When Leaf moves to Oakenmoor 1
      Then the rules refuse it: "Moving"

  @rule.board.range
  Rule: Range counts the steps of the shortest way

    Scenario Outline: The range is the number of steps, 0 on the same space
      Then the range from <one> to <other> is <range>

      Examples:
        | one         | other       | range |
        | Lunaridge 4 | Lunaridge 4 | 0     |
        | Lunaridge 4 | Lunaridge 5 | 1     |
        | Lunaridge 1 | the Dojo    | 1     |
        | Lunaridge 5 | the Dojo    | 3     |
        | Oakenmoor 4 | Lunaridge 4 | 6     |

    Scenario: Where no way leads, nothing is in range
      Given these spaces are adjacent
        | space    | next to     |
        | the Dojo | Lunaridge 1 |
      When somebody measures the range from the Dojo to Oppenheim 4
      Then the rules refuse it: "Measuring range"

  @rule.board.transport
  Rule: Transporting is not walking

    Scenario: Transporting reaches a space far away for no movement points
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 2 movement points
      When Leaf transports to Oppenheim 4
      Then Leaf stands on Oppenheim 4
      And Leaf has 2 movement points

  @rule.board.random-space
  Rule: The dice give a random space

    Scenario: The World die gives the World, the D6 the number
      Given the World die will show Lunaridge
      And the D6 will show 4
      Then the dice give Lunaridge 4

  @rule.day.rounds
  Rule: Six Days of Dawn and Dusk

    Scenario Outline: Dusk follows Dawn, and a new Day follows Dusk
      Given it is <round> of Day <day>
      When the round ends
      Then it is <next round> of Day <next day>
      And the game goes on

      Examples:
        | round | day | next round | next day |
        | Dawn  | 1   | Dusk       | 1        |
        | Dusk  | 1   | Dawn       | 2        |
        | Dusk  | 5   | Dawn       | 6        |
        | Dawn  | 6   | Dusk       | 6        |

    Scenario: After Dusk of Day 6 the game is lost
      Given it is Dusk of Day 6
      When the round ends
      Then the game is lost

  @rule.energy.gauge
  Rule: A gauge goes from 0 to 10

    Scenario Outline: Energy adds up to 10 and no further
      Given the player plays Soff
      And Soff has <before> Red Energy
      When Soff gains Red Energy
      Then Soff has <after> Red Energy

      Examples:
        | before | after |
        | 0      | 1     |
        | 9      | 10    |
        | 10     | 10    |

  @rule.energy.gold
  Rule: Gold goes on a gauge of your choice

    Scenario: Gold Energy is offered to every gauge below 10
      Given the player plays Soff
      And Soff has 10 Red Energy
      When Soff gains Gold Energy
      Then Soff may choose Green and Blue

    Scenario: The chosen gauge goes up
      Given the player plays Soff
      And Soff has 2 Blue Energy
      When Soff gains Gold Energy
      And Soff chooses Blue
      Then Soff has 3 Blue Energy
      And Soff has 0 Green Energy

    Scenario: With every gauge full Gold Energy is lost
      Given the player plays Soff
      And Soff has 10 Energy of each colour
      When Soff gains Gold Energy
      And Soff chooses Red
      Then Soff has 10 Red Energy

  @rule.health.damage
  Rule: Damage takes Health

    Scenario Outline: At 0 Health a Champion is defeated, before that not
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And Soff has 3 Health and 1 Spirit
      When Soff takes <damage> damage
      Then Soff has <left> Health and 1 Spirit
      And Soff <state> defeated

      Examples:
        | damage | left | state  |
        | 2      | 1    | is not |
        | 3      | 0    | is     |
        | 5      | 0    | is     |

  @rule.dojo.shelter
  Rule: The Dojo protects from damage

    Scenario: A Monster in range does not hurt you in the Dojo
      Given the player plays Soff
      And Soff stands on the Dojo
      And Soff has 4 Health and 2 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1     | Lunaridge 1 |
      When the player's turn ends
      Then Soff has 4 Health and 2 Spirit

    Scenario: One step outside the Dojo it does
      Given the player plays Soff
      And Soff stands on Lunaridge 2
      And Soff has 4 Health and 2 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1     | Lunaridge 1 |
      When the player's turn ends
      Then Soff has 2 Health and 2 Spirit

  @rule.monster.attack
  Rule: Monsters in range attack

    Scenario: Every Monster in range deals its Attack, the others do not
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And Soff has 9 Health and 2 Spirit
      And these cards are in play
        | card     | kind           | Attack | Range | space       |
        | "Wolf"   | Monster        | 2      | 0     | Lunaridge 1 |
        | "Archer" | Monster        | 1      | 2     | Lunaridge 3 |
        | "Bear"   | Monster        | 4      | 1     | Lunaridge 3 |
        | "Friend" | Allied Monster | 3      | 3     | Lunaridge 1 |
      When the player's turn ends
      Then Soff has 6 Health and 2 Spirit

  @rule.monster.reward
  Rule: A defeated Monster gives its reward

    Scenario: The reward of a defeated Monster is gained
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And Soff has 4 Health and 2 Spirit
      And these cards are in play
        | card   | kind    | Health | reward        | space       |
        | "Wolf" | Monster | 3      | Red and Green | Lunaridge 1 |
      When Soff attacks "Wolf" for 3 damage at range 0
      Then no card is on the board
      And the Dusk discard pile holds "Wolf"
      And Soff has 1 Red Energy
      And Soff has 1 Green Energy

    Scenario: The reward is gained from top to bottom
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And Soff has 9 Red Energy
      And these cards are in play
        | card   | kind    | Health | reward       | space       |
        | "Wolf" | Monster | 3      | Red and Gold | Lunaridge 1 |
      When Soff attacks "Wolf" for 3 damage at range 0
      Then Soff has 10 Red Energy
      And Soff may choose Green and Blue

    Scenario: A Monster that survives gives nothing
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 3      | Red    | Lunaridge 1 |
      And the Monster "Wolf" has taken 1 damage
      When Soff attacks "Wolf" for 1 damage at range 0
      Then the Monster "Wolf" has 1 Health, 0 Attack and 0 Range
      And Soff has 0 Red Energy

    Scenario: A Monster out of range cannot be attacked
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Soff attacks "Wolf" for 3 damage at range 1
      Then the rules refuse it: "Measuring range"
      And "Wolf" lies on Lunaridge 3
