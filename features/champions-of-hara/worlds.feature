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

    Scenario: Only the player's own character acts
      Given the player plays Soff
      And Thomas stands on Lunaridge 1
      And Thomas has 2 movement points
      When Thomas moves to Lunaridge 2
      Then the rules refuse it: "Only one character"
      And Thomas stands on Lunaridge 1

    Scenario: Nobody takes a character once the game has begun
      Given the Day is at this step: turns at Dawn
      When the player takes Soff
      Then the rules refuse it: "Only one character"

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
      Given the Day is at this step: World Shift
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
      Given the Day is at this step: World Shift
      When it is time for World Shift
      Then Oric has 5 Blue Energy
      And the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

    Scenario: World Shift comes once, at the end of the Day
      Given the mode is Homecoming
      And the player plays Oric
      And it is Dusk of Day 1
      When it is time for World Shift
      Then the Day is at this step: start of Dawn
      And it is Dawn of Day 2
      When it is time for World Shift
      Then the rules refuse it: "What the mode leaves alone"

    Scenario: In a mode that keeps World Shift the next Day waits for it
      Given the mode is Homecoming
      And the player plays Oric
      And the Day is at this step: World Shift
      When Dawn of Day 1 begins
      Then the rules refuse it: "What the mode leaves alone"

    @question
    Scenario: An item can make a character walk farther
      Given the player plays Soff
      And Soff stands on the Dojo
      And Soff has the item "Boots"
      And this is printed
        | on      | movement points |
        | "Boots" | 2               |
      When the player uses the item "Boots"
      And Soff moves to Oakenmoor 1
      And Soff moves to Oakenmoor 6
      Then Soff has 0 movement points
      And Soff stands on Oakenmoor 6

    @question
    Scenario: An item that deals damage obeys the range printed on it
      Given the player plays Soff
      And Soff stands on Oakenmoor 1
      And Soff has the item "Sling"
      And this is printed
        | on      | damage | range |
        | "Sling" | 1      | 1     |
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Oakenmoor 2 |
        | "Bear" | Monster | 2      | Oakenmoor 4 |
      When the player uses the item "Sling" against "Bear"
      Then the rules refuse it: "Measuring range"
      When the player uses the item "Sling" against "Wolf"
      Then "Wolf" has taken 1 damage
      And "Bear" has taken 0 damage

    Scenario: A World Shift card can move Worlds twice and give Energy
      Given the player plays Soff
      And the Day is at this step: World Shift
      And the World Shift deck holds, from the top
        | card    | World     | with      | for all players |
        | "Quake" | Oakenmoor | The Drear |                 |
        | "Quake" | Oakenmoor | Lunaridge | Red             |
      When it is time for World Shift
      Then the Worlds lie clockwise around the Dojo: The Drear, The Baiyu, Oakenmoor, Arechi Wastes, Lunaridge and Oppenheim
      And Soff has 1 Red Energy

  @rule.arena.condition
  Rule: In the Dojo with 10 Energy of every colour

    Scenario: 10 Energy of each colour in the Dojo meet the condition
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      When the player ends the turn
      Then the game is won

    Scenario: 9 Energy of one colour are not enough
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      And Soff has 9 Blue Energy
      When the player ends the turn
      Then the game goes on

    Scenario: Full gauges outside the Dojo are not enough
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And Soff stands on Lunaridge 1
      And Soff has 10 Energy of each colour
      When the player ends the turn
      Then the game goes on

    Scenario: The condition counts the gauges of the player board
      Given the player plays Soff
      And Soff has 3 Health and 3 Spirit
      And the Energy gauges are, from left to right, Red and Blue
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      When the player ends the turn
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

    @question
    Scenario: Nobody walks out of a World that has drifted away
      Given the mode is The Nightmare
      And the player plays Leaf
      And Leaf stands on Lunaridge 1
      And Leaf has 1 movement point
      And Lunaridge is disconnected
      When Leaf moves to the Dojo
      Then the rules refuse it: "Moving"
      When Leaf moves to Lunaridge 2
      Then Leaf stands on Lunaridge 2

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

    Scenario: A character takes one turn in a round
      Given the player plays Soff
      And Soff has 2 movement points
      When Soff moves to Oakenmoor 1
      And the player ends the turn
      Then it is not the turn of the player
      And the Day is at this step: turns at Dawn
      When Soff moves to Oakenmoor 2
      Then the rules refuse it: "Six Days of two rounds"
      When the player ends the turn
      Then the rules refuse it: "Six Days of two rounds"
      And Soff stands on Oakenmoor 1

    Scenario Outline: Nothing skips a step of the Day
      Given the player plays Soff
      And the Day is at this step: <step>
      When <act>
      Then the rules refuse it: "Six Days of two rounds"
      And the Day is at this step: <step>

      Examples:
        | step           | act                        |
        | start of Dawn  | Soff transports to the Dojo |
        | start of Dawn  | the round ends             |
        | start of Dawn  | Dusk begins                |
        | start of Dawn  | it is time for World Shift |
        | turns at Dawn  | Dawn of Day 1 begins       |
        | turns at Dawn  | the round ends             |
        | turns at Dawn  | it is time for World Shift |
        | start of Dusk  | the player ends the turn   |
        | start of Dusk  | the round ends             |
        | turns at Dusk  | Dusk of Day 1 begins       |
        | turns at Dusk  | Dawn of Day 2 begins       |

    Scenario: Another Day than the marker shows does not begin
      Given the player plays Soff
      And it is Dawn of Day 2
      When Dawn of Day 3 begins
      Then the rules refuse it: "Six Days of two rounds"
      And it is Dawn of Day 2

    @question
    Scenario: After the last Day nothing can be done
      Given the player plays Soff
      And it is Dusk of Day 6
      When the round ends
      Then the game is lost
      When Soff transports to the Dojo
      Then the rules refuse it: "Six Days of two rounds"

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

    Scenario: Nobody but the player's character chooses the gauge
      Given the player plays Soff
      When Soff gains Gold Energy
      And Leaf chooses Blue
      Then the rules refuse it: "Gold Energy"
      When Soff chooses Blue
      Then Soff has 1 Blue Energy

    Scenario: Without Gold Energy there is no gauge to choose
      Given the player plays Soff
      When Soff chooses Blue
      Then the rules refuse it: "Gold Energy"

    Scenario: With one gauge below 10 there is nothing to choose
      Given the player plays Soff
      And Soff has 10 Energy of each colour
      And Soff has 9 Blue Energy
      When Soff gains Gold Energy
      Then Soff has 10 Blue Energy

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

    Scenario: A defeated character does nothing more, but its turn ends
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And Soff has 2 Health and 1 Spirit
      And Soff has 2 movement points
      And Soff has the item "Whip"
      When Soff takes 2 damage
      And Soff moves to Lunaridge 2
      Then the rules refuse it: "Damage and defeat"
      When the player uses the item "Whip"
      Then the rules refuse it: "Damage and defeat"
      When the player uses the free effect "Whistle"
      Then the rules refuse it: "Damage and defeat"
      When the player ends the turn
      Then Soff stands on Lunaridge 1
      And Soff is defeated

  @rule.dojo.shelter
  Rule: The Dojo protects from damage

    Scenario: A Monster in range does not hurt you in the Dojo
      Given the player plays Soff
      And Soff stands on the Dojo
      And Soff has 4 Health and 2 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1     | Lunaridge 1 |
      When the player ends the turn
      Then Soff has 4 Health and 2 Spirit

    Scenario: One step outside the Dojo it does
      Given the player plays Soff
      And Soff stands on Lunaridge 2
      And Soff has 4 Health and 2 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1     | Lunaridge 1 |
      When the player ends the turn
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
      When the player ends the turn
      Then Soff has 6 Health and 2 Spirit

    Scenario: The round does not end before the Monsters have attacked
      Given the player plays Soff
      And Soff stands on Oakenmoor 1
      And Soff has 4 Health and 1 Spirit
      And Soff has 1 movement point
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1      | 1     | Oakenmoor 3 |
      When Soff moves to Oakenmoor 2
      And the round ends
      Then the rules refuse it: "Monsters attack"
      When the player ends the turn
      And the round ends
      Then Soff has 3 Health and 1 Spirit
      And these have attacked the player: "Wolf"

    @question
    Scenario: A turn in which nothing is done still brings the attacks
      Given the player plays Soff
      And Soff stands on Oakenmoor 2
      And Soff has 4 Health and 1 Spirit
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1      | 1     | Oakenmoor 3 |
        | "Bear" | Monster | 2      | 2      | 0     | Oakenmoor 2 |
      When the player takes a turn without doing anything
      Then Soff has 1 Health and 1 Spirit
      And these have attacked the player, among others: "Bear"

    Scenario: A character that one Monster has defeated is not attacked by the next
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And Soff has 2 Health and 1 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Ogre" | Monster | 3      | 0     | Lunaridge 1 |
        | "Imp"  | Monster | 1      | 0     | Lunaridge 1 |
      When the Monsters attack the player
      Then these have attacked the player: "Ogre"
      And Soff has 0 Health and 1 Spirit

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
