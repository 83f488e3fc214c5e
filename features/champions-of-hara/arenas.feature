Feature: The solo arenas

  Background:
    Given the sample board

  @rule.arena.precedence
  Rule: The arena comes before Versus Arena

    Scenario: Where the arena contradicts Versus Arena, the arena decides
      Given the mode is Homecoming
      And Versus Arena has a rule on "cards on a space"
      And the mode has a rule of its own on "cards on a space"
      Then the rule on "cards on a space" is that of the mode

    Scenario: Where the arena is silent, Versus Arena decides
      Given the mode is Homecoming
      And Versus Arena has a rule on "levelling up"
      Then the rule on "levelling up" is that of Versus Arena

    Scenario Outline: What belongs to another mode does not work in an arena
      Given the mode is Homecoming
      And the player plays Oric
      When <act>
      Then the rules refuse it: <rule>

      Examples:
        | act                               | rule                               |
        | the Dawn cards are placed         | "One card for each World"          |
        | the marker moves to Dusk          | "From Dawn to Dusk"                |
        | Dusk ends                         | "On to the next Day"               |
        | the World Shift card is drawn     | "The World Shift card"             |
        | the Turn Order cards are swapped  | "First the swap, then the card"    |
        | the Day ends                      | "The end of the Day"               |
        | the Phantom takes its turn        | "One turn a round"                 |
        | an effect targets the Phantom     | "Out of reach"                     |
        | the turn is played                | "A mode of its own"                |

    Scenario: What only another character has to do is refused, whoever is in the game
      Given the mode is Dance with the Demon
      And the player plays Soff
      When Kaoru investigates for 1 Grit
      Then the rules refuse it: "Investigating is free"
      When Leaf reconnects The Drear
      Then the rules refuse it: "Reconnecting a World"
      When Leaf moves to Oakenmoor 2
      Then the rules refuse it: "Soff's arena"

    Scenario: Even Kaoru investigates in his own arena only
      Given the mode is Artifact Hunt
      And the player plays Kaoru & Kuma
      And Kaoru has 1 Grit
      And the Scenario token 1 lies face down on the Dojo
      Then Kaoru could not investigate
      When Kaoru investigates for 1 Grit
      Then the rules refuse it: "Investigating is free"
      And Kaoru has 1 Grit

  @rule.arena.goal
  Rule: The arena's own goal comes on top

    Scenario: The arena's goal and the Versus Arena condition together win
      Given the mode is The Nightmare
      And the player plays Leaf
      And Leaf has 4 Health and 2 Spirit
      And Leaf stands on the Dojo
      And Leaf has 10 Energy of each colour
      When the player ends the turn
      Then the game is won

    Scenario: The Versus Arena condition alone does not win an arena
      Given the mode is The Nightmare
      And the player plays Leaf
      And Leaf has 4 Health and 2 Spirit
      And The Drear is disconnected
      And Leaf stands on the Dojo
      And Leaf has 10 Energy of each colour
      When the player ends the turn
      Then the game goes on

    Scenario: The arena's goal alone does not win it either
      Given the mode is The Nightmare
      And the player plays Leaf
      And Leaf has 4 Health and 2 Spirit
      And Leaf stands on the Dojo
      And Leaf has 9 Energy of each colour
      When the player ends the turn
      Then the game goes on

    Scenario: After the victory nothing more happens
      Given the mode is Flood of Rifts
      And the player plays Thomas
      And Thomas has 10 Energy of each colour
      When the player ends the turn
      Then the game is won
      When the round ends
      Then the rules refuse it: "Two goals to meet"

  @rule.arena.no-ultimate
  Rule: No Ultimate on Day 3 in a solo arena

    Scenario Outline: In no solo arena does Dusk of Day 3 bring the Ultimate
      Given the mode is <mode>
      And the player plays <champion>
      When Dusk of Day 3 begins
      Then <champion> does not have the Ultimate

      Examples:
        | mode                 | champion     |
        | Homecoming           | Oric         |
        | The Nightmare        | Leaf         |
        | The Oneroi Assault   | Persephone   |
        | Dance with the Demon | Soff         |
        | The Separation       | Kaoru & Kuma |
        | Flood of Rifts       | Thomas       |

    Scenario: The Artifact Hunt is no solo arena, so Versus Arena gives the Ultimate
      Given the mode is Artifact Hunt
      And the player plays Oric
      When Dusk of Day 3 begins
      Then Oric has the Ultimate

    Scenario Outline: Dusk of any other Day gives nothing anywhere
      Given the mode is Artifact Hunt
      And the player plays Oric
      When Dusk of Day <day> begins
      Then Oric does not have the Ultimate

      Examples:
        | day |
        | 2   |
        | 4   |

    @question
    Scenario: What Day 3 does not give, 10 in the main colour does
      Given the mode is Flood of Rifts
      And the player plays Thomas
      And Thomas has 10 Red Energy
      And the main colour of the player is Red
      When Dusk of Day 3 begins
      Then Thomas does not have the Ultimate
      When the player takes a turn without doing anything
      Then Thomas has the Ultimate
