Feature: Leaf: The Nightmare

  Background:
    Given the mode is The Nightmare
    And the sample board

  @rule.leaf.champion
  Rule: Only Leaf has this nightmare

    Scenario: Leaf can be played in The Nightmare
      When the player takes Leaf
      Then the player plays Leaf

    Scenario: Nobody else can be played in The Nightmare
      When the player takes Oric
      Then the rules refuse it: "Leaf's arena"

  @rule.leaf.goal
  Rule: All six Worlds connected and the Versus Arena condition

    Scenario: Leaf wins in the turn in which she reconnects the last World
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 1 Spirit
      And Leaf has 10 Energy of each colour
      And The Drear is disconnected
      When Leaf reconnects The Drear
      And the player ends the turn
      Then the game is won

    Scenario: One disconnected World keeps Leaf from winning
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 1 Spirit
      And Leaf has 10 Energy of each colour
      And The Drear is disconnected
      When the player ends the turn
      Then the game goes on

    Scenario: All Worlds connected without the Energy is not enough
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 1 Spirit
      And Leaf has 9 Energy of each colour
      When the player ends the turn
      Then the game goes on

  @rule.leaf.start
  Rule: The game starts with two connected Worlds

    Scenario: Oakenmoor and The Baiyu lie at the top, connected
      Given the player plays Leaf
      And the World die will show Lunaridge, Arechi Wastes, The Drear and Oppenheim
      When Leaf's board is laid out
      And Leaf picks the place right
      And Leaf picks the place left
      And Leaf picks the place lower left
      Then Oakenmoor lies upper left
      And The Baiyu lies upper right
      And the connected Worlds are Oakenmoor and The Baiyu

  @rule.leaf.others
  Rule: The other Worlds lie disconnected, at random

    Scenario: You choose the place, the die chooses the World
      Given the player plays Leaf
      And the World die will show Oppenheim, The Drear, Arechi Wastes and Lunaridge
      When Leaf's board is laid out
      Then Leaf may pick the place right, lower right, lower left and left
      When Leaf picks the place left
      Then Leaf may pick the place right, lower right and lower left
      When Leaf picks the place lower right
      And Leaf picks the place right
      Then Oppenheim lies left
      And The Drear lies lower right
      And Arechi Wastes lies right
      And Lunaridge lies lower left
      And the connected Worlds are Oakenmoor and The Baiyu

    Scenario: A World that has its place is rolled again
      Given the player plays Leaf
      And the World die will show The Baiyu, Oppenheim, Oppenheim, The Drear, Arechi Wastes, Oakenmoor and Lunaridge
      When Leaf's board is laid out
      And Leaf picks the place right
      And Leaf picks the place lower right
      And Leaf picks the place lower left
      Then Oppenheim lies right
      And The Drear lies lower right
      And Arechi Wastes lies lower left
      And Lunaridge lies left

    Scenario: Nobody but Leaf picks the place
      Given the player plays Leaf
      And the World die will show Oppenheim, The Drear, Arechi Wastes and Lunaridge
      When Leaf's board is laid out
      And Oric picks the place left
      Then the rules refuse it: "The other four Worlds"
      When Leaf picks the place left
      And Leaf picks the place lower right
      And Leaf picks the place right
      Then Oppenheim lies left

    Scenario: The board is laid out once, before the first Dawn
      Given the player plays Leaf
      And the Day is at this step: turns at Dawn
      When Leaf's board is laid out
      Then the rules refuse it: "The other four Worlds"

  @rule.leaf.reconnect
  Rule: A free action brings a World back

    Scenario: A World is reconnected although no Activation is left, and can be entered
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 2 Spirit
      And Leaf has 0 Activations left
      And Leaf has 1 movement point
      And The Drear and Lunaridge are disconnected
      When Leaf reconnects The Drear
      And Leaf moves to The Drear 1
      Then Leaf stands on The Drear 1
      And the connected Worlds are Oakenmoor, The Baiyu, Arechi Wastes, The Drear and Oppenheim

    Scenario: A connected World cannot be reconnected
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 2 Spirit
      When Leaf reconnects The Drear
      Then the rules refuse it: "Reconnecting a World"
      And Leaf has 4 Health and 2 Spirit

    Scenario Outline: Only Leaf's own arena has Worlds to reconnect
      Given the mode is <mode>
      And Leaf has 4 Health and 2 Spirit
      When Leaf reconnects The Drear
      Then the rules refuse it: "Reconnecting a World"

      Examples:
        | mode           |
        | Artifact Hunt  |
        | Homecoming     |

  @rule.leaf.adjacent
  Rule: Leaf must be beside the World

    Scenario Outline: A space that borders the place of the World will do
      Given the player plays Leaf
      And Leaf stands on <space>
      And Leaf has 4 Health and 2 Spirit
      And Lunaridge is disconnected
      When Leaf reconnects Lunaridge
      Then the connected Worlds are Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

      Examples:
        | space           |
        | the Dojo        |
        | The Baiyu 2     |
        | The Baiyu 3     |
        | Arechi Wastes 1 |
        | Arechi Wastes 6 |

    Scenario Outline: A space that does not border it will not
      Given the player plays Leaf
      And Leaf stands on <space>
      And Leaf has 4 Health and 2 Spirit
      And Lunaridge is disconnected
      When Leaf reconnects Lunaridge
      Then the rules refuse it: "Beside the World"
      And Leaf has 4 Health and 2 Spirit

      Examples:
        | space           |
        | The Baiyu 4     |
        | Arechi Wastes 2 |
        | Oakenmoor 2     |

    @reading.C24=b
    Scenario: Read the other way, the Dojo borders no disconnected World
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 2 Spirit
      And Lunaridge is disconnected
      When Leaf reconnects Lunaridge
      Then the rules refuse it: "Beside the World"

    @reading.C24=b
    Scenario: Read the other way, a World beside it still will do
      Given the player plays Leaf
      And Leaf stands on The Baiyu 2
      And Leaf has 4 Health and 2 Spirit
      And Lunaridge is disconnected
      When Leaf reconnects Lunaridge
      Then Leaf has 4 Health and 1 Spirit

  @rule.leaf.cost
  Rule: Reconnecting costs 1 Spirit

    Scenario: The last Spirit pays for it
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 1 Spirit
      And Lunaridge is disconnected
      When Leaf reconnects Lunaridge
      Then Leaf has 4 Health and 0 Spirit

    Scenario: Without Spirit no World is reconnected
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 4 Health and 0 Spirit
      And Lunaridge is disconnected
      When Leaf reconnects Lunaridge
      Then the rules refuse it: "The price of reconnecting"
      And the connected Worlds are Oakenmoor, The Baiyu, Arechi Wastes, The Drear and Oppenheim

  @rule.leaf.no-shift
  Rule: No World Shift card is drawn

    Scenario: The swap comes instead of a World Shift card
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And the World Shift deck holds, from the top
        | card    | World     | with      |
        | "Storm" | Oppenheim | The Drear |
      And Lunaridge, Arechi Wastes and Oppenheim are disconnected
      When it is time for World Shift
      And Leaf chooses The Baiyu
      Then the Worlds lie clockwise around the Dojo: Oakenmoor, The Drear, Lunaridge, Arechi Wastes, The Baiyu and Oppenheim

  @rule.leaf.swap
  Rule: One of the two fast Worlds changes places with another

    Scenario: You choose between Oakenmoor and The Baiyu, then among the other connected Worlds
      Given the player plays Leaf
      And Leaf stands on The Drear 3
      And Lunaridge is disconnected
      When it is time for World Shift
      Then Leaf may choose Oakenmoor and The Baiyu
      When Leaf chooses Oakenmoor
      Then Leaf may choose Arechi Wastes and Oppenheim
      When Leaf chooses Arechi Wastes
      Then the Worlds lie clockwise around the Dojo: Arechi Wastes, The Baiyu, Lunaridge, Oakenmoor, The Drear and Oppenheim

    Scenario: The World Leaf stands on cannot be chosen
      Given the player plays Leaf
      And Leaf stands on The Drear 3
      When it is time for World Shift
      And Leaf chooses Oakenmoor
      And Leaf chooses The Drear
      Then the rules refuse it: "The swap"
      And Leaf may choose Lunaridge, Arechi Wastes and Oppenheim

    Scenario: On a fast World Leaf travels with the tile
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 3
      And Lunaridge, Arechi Wastes and Oppenheim are disconnected
      When it is time for World Shift
      And Leaf chooses Oakenmoor
      Then Leaf stands on Oakenmoor 3
      And the Worlds lie clockwise around the Dojo: The Drear, The Baiyu, Lunaridge, Arechi Wastes, Oakenmoor and Oppenheim

    Scenario: Nobody but Leaf chooses for the swap, and nothing else happens meanwhile
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Lunaridge, Arechi Wastes and Oppenheim are disconnected
      When it is time for World Shift
      And Thomas chooses Oakenmoor
      Then the rules refuse it: "The swap"
      When Dawn of Day 2 begins
      Then the rules refuse it: "The swap"
      And Leaf may choose Oakenmoor and The Baiyu
      When Leaf chooses Oakenmoor
      And Leaf chooses The Drear
      And Dawn of Day 2 begins
      Then the connected Worlds are Oakenmoor and The Baiyu

    Scenario: The next Day does not begin before the swap is made
      Given the player plays Leaf
      And it is Dusk of Day 1
      And Leaf stands on the Dojo
      When the round ends
      And Dawn of Day 2 begins
      Then the rules refuse it: "The swap"
      And the Day is at this step: World Shift
      When it is time for World Shift
      And Leaf chooses The Baiyu
      And Leaf chooses Lunaridge
      And Dawn of Day 2 begins
      Then the Day is at this step: turns at Dawn
      And the connected Worlds are, among others, Oakenmoor and The Baiyu

    Scenario: There is nothing to swap in the middle of a Day
      Given the player plays Leaf
      When Leaf chooses Oakenmoor
      Then the rules refuse it: "The swap"

  @rule.leaf.disconnect
  Rule: The other World is disconnected

    Scenario: After the swap the other World is disconnected
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Lunaridge is disconnected
      When it is time for World Shift
      And Leaf chooses Oakenmoor
      And Leaf chooses Oppenheim
      Then the connected Worlds are Oakenmoor, The Baiyu, Arechi Wastes and The Drear

  @rule.leaf.fast
  Rule: Oakenmoor and The Baiyu stay connected

    Scenario: The World that was moved can still be entered from the Dojo
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 1 movement point
      And Lunaridge, Arechi Wastes and Oppenheim are disconnected
      When it is time for World Shift
      And Leaf chooses The Baiyu
      And Dawn of Day 2 begins
      And Leaf moves to The Baiyu 1
      Then Leaf stands on The Baiyu 1
      And the connected Worlds are Oakenmoor and The Baiyu

    Scenario: A fast World cannot be the one that drifts away
      Given the player plays Leaf
      And Leaf stands on the Dojo
      When it is time for World Shift
      And Leaf chooses Oakenmoor
      And Leaf chooses The Baiyu
      Then the rules refuse it: "Two Worlds always connected"
      And Leaf may choose Lunaridge, Arechi Wastes, The Drear and Oppenheim

  @rule.leaf.lost
  Rule: Without a swap the game is lost

    @ex.leaf-lost
    Scenario: With only Oakenmoor and The Baiyu connected the game is lost
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Lunaridge, Arechi Wastes, The Drear and Oppenheim are disconnected
      When it is time for World Shift
      Then the game is lost

    Scenario: Standing on the only other connected World loses the game too
      Given the player plays Leaf
      And Leaf stands on The Drear 2
      And Lunaridge, Arechi Wastes and Oppenheim are disconnected
      When it is time for World Shift
      Then the game is lost

    @reading.C23=b
    Scenario: Read the other way, no swap is made while Leaf stands on the only other World
      Given the player plays Leaf
      And Leaf stands on The Drear 2
      And Lunaridge, Arechi Wastes and Oppenheim are disconnected
      When it is time for World Shift
      Then the game goes on
      And the connected Worlds are Oakenmoor, The Baiyu and The Drear

  @rule.disconnected.access
  Rule: Nobody gets to a disconnected World

    Scenario: Nobody moves to a disconnected World
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 1 movement point
      And Lunaridge is disconnected
      When Leaf moves to Lunaridge 1
      Then the rules refuse it: "Out of bounds"
      And Leaf stands on the Dojo

    Scenario: Nobody transports to a disconnected World
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Lunaridge is disconnected
      When Leaf transports to Lunaridge 4
      Then the rules refuse it: "Out of bounds"
      And Leaf stands on the Dojo

    Scenario: Cards are still placed there
      Given Lunaridge is disconnected
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Storm" | Rift |
      When a Dusk card comes onto Lunaridge 4
      Then "Storm" lies on Lunaridge 4

    Scenario: Within a disconnected World nothing is cut off
      Given the player plays Leaf
      And Leaf stands on Lunaridge 1
      And Leaf has 1 movement point
      And Lunaridge is disconnected
      When Leaf transports to Lunaridge 4
      And Leaf moves to Lunaridge 5
      Then Leaf stands on Lunaridge 5
      When Leaf transports to the Dojo
      And Leaf transports to Lunaridge 5
      Then the rules refuse it: "Out of bounds"
      And Leaf stands on the Dojo

  @rule.disconnected.attack
  Rule: Nobody attacks into a disconnected World

    Scenario: A target on a disconnected World cannot be attacked from outside
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Lunaridge is disconnected
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 1 |
      When Leaf attacks "Wolf" for 2 damage at range 3
      Then the rules refuse it: "No attack across the gap"
      And "Wolf" has taken 0 damage

    Scenario: Once the World is connected the same attack hits
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 3 Health and 1 Spirit
      And Lunaridge is disconnected
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 1 |
      When Leaf reconnects Lunaridge
      And Leaf attacks "Wolf" for 2 damage at range 3
      Then no card is on the board

    Scenario: Inside a disconnected World attacks work
      Given the player plays Leaf
      And Leaf stands on Lunaridge 2
      And Lunaridge is disconnected
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 1 |
      When Leaf attacks "Wolf" for 2 damage at range 1
      Then no card is on the board

  @rule.disconnected.range
  Rule: Monsters on a disconnected World have Range 0

    Scenario: A Monster loses its Range with the connection of its World
      Given Lunaridge is disconnected
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1      | 3     | Lunaridge 1 |
        | "Bear" | Monster | 2      | 1      | 3     | The Drear 1 |
      Then the Monster "Wolf" has 2 Health, 1 Attack and 0 Range
      And the Monster "Bear" has 2 Health, 1 Attack and 3 Range

    Scenario: Within its World it still hits its own space only
      Given the player plays Leaf
      And Leaf stands on Lunaridge 2
      And Leaf has 5 Health and 1 Spirit
      And Lunaridge is disconnected
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 1      | 3     | Lunaridge 1 |
        | "Hare" | Monster | 2      | 2      | 3     | Lunaridge 2 |
      When the player ends the turn
      Then Leaf has 3 Health and 1 Spirit

    @question
    Scenario: The swap takes the Range of the Monsters on the World that drifts away
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "Bear" | Monster | 2      | 1      | 3     | Lunaridge 1 |
      When it is time for World Shift
      And Leaf chooses Oakenmoor
      And Leaf chooses Lunaridge
      Then the Monster "Bear" has 2 Health, 1 Attack and 0 Range
