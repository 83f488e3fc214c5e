Feature: Oric: Homecoming

  Background:
    Given the mode is Homecoming
    And the sample board

  @rule.oric.champion
  Rule: Only Oric comes home

    Scenario: Oric can be played in Homecoming
      When the player takes Oric
      Then the player plays Oric

    Scenario: Nobody else can be played in Homecoming
      When the player takes Leaf
      Then the rules refuse it: "Oric's arena"

  @rule.oric.goal
  Rule: All six tokens in order and the Versus Arena condition

    Scenario: With all six tokens and the Versus Arena condition Oric wins
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 10 Energy of each colour
      And the Inventory of Oric holds, in this order: Scenario token 1, Scenario token 2, Scenario token 3, Scenario token 4, Scenario token 5 and Scenario token 6
      When the player ends the turn
      Then the game is won

    Scenario: Five tokens are not enough
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 10 Energy of each colour
      And the Inventory of Oric holds, in this order: Scenario token 1, Scenario token 2, Scenario token 3, Scenario token 4 and Scenario token 5
      When the player ends the turn
      Then the game goes on

    Scenario: Six tokens without the Energy are not enough
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 9 Energy of each colour
      And the Inventory of Oric holds, in this order: Scenario token 1, Scenario token 2, Scenario token 3, Scenario token 4, Scenario token 5 and Scenario token 6
      When the player ends the turn
      Then the game goes on

    @reading.C20=c
    Scenario: Read the third way, tokens taken out of order do not meet the goal
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 10 Energy of each colour
      And the Inventory of Oric holds, in this order: Scenario token 2, Scenario token 1, Scenario token 3, Scenario token 4, Scenario token 5 and Scenario token 6
      When the player ends the turn
      Then the game goes on

  @rule.oric.order
  Rule: Guards are fought in the order of their tokens

    Scenario: The guard of the lowest token can be fought
      Given the player plays Oric
      And Oric stands on Lunaridge 2
      And the Scenario token 2 lies on Lunaridge 2
      And the Scenario token 3 lies on The Drear 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 2 |
      When Oric attacks "Wolf" for 1 damage at range 0
      Then "Wolf" has taken 1 damage

    Scenario: The guard of a later token cannot be fought yet
      Given the player plays Oric
      And Oric stands on The Drear 3
      And the Scenario token 2 lies on Lunaridge 2
      And the Scenario token 3 lies on The Drear 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Bear" | Monster | 2      | The Drear 3 |
      When Oric attacks "Bear" for 1 damage at range 0
      Then the rules refuse it: "One guard after the other"
      And "Bear" has taken 0 damage

    @reading.C20=b
    Scenario: Read the other way, a later guard falls but its token stays
      Given the player plays Oric
      And Oric stands on The Drear 3
      And the Scenario token 2 lies on Lunaridge 2
      And the Scenario token 3 lies on The Drear 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Bear" | Monster | 2      | The Drear 3 |
      When Oric attacks "Bear" for 2 damage at range 0
      Then no card is on the board
      And the Inventory of Oric holds no token
      And these tokens are on the board
        | token            | space       |
        | Scenario token 2 | Lunaridge 2 |
        | Scenario token 3 | The Drear 3 |

    @reading.C20=c
    Scenario: Read the third way, a later guard gives its token at once
      Given the player plays Oric
      And Oric stands on The Drear 3
      And the Scenario token 2 lies on Lunaridge 2
      And the Scenario token 3 lies on The Drear 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Bear" | Monster | 2      | The Drear 3 |
      When Oric attacks "Bear" for 2 damage at range 0
      Then the Inventory of Oric holds these tokens: Scenario token 3

  @rule.oric.others
  Rule: Monsters without a token can be fought at any time

    Scenario: A Monster beside the tokens can be fought before the first token
      Given the player plays Oric
      And Oric stands on The Drear 4
      And the Scenario token 1 lies on Lunaridge 1
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Bear" | Monster | 2      | The Drear 4 |
      When Oric attacks "Bear" for 2 damage at range 0
      Then no card is on the board
      And the Inventory of Oric holds no token

  @rule.oric.sixth-place
  Rule: Token 6 lies in Oppenheim

    Scenario: Six tokens lie face up, the sixth in Oppenheim
      Given the World die will show The Drear, Lunaridge, The Baiyu, Oakenmoor and Arechi Wastes
      When Oric's tokens are placed
      Then these tokens are on the board
        | token            | space           |
        | Scenario token 6 | Oppenheim 6     |
        | Scenario token 1 | The Drear 1     |
        | Scenario token 2 | Lunaridge 2     |
        | Scenario token 3 | The Baiyu 3     |
        | Scenario token 4 | Oakenmoor 4     |
        | Scenario token 5 | Arechi Wastes 5 |
      And all tokens lie face up

  @rule.oric.tokens
  Rule: Each other token goes to a World of its own, on the space of its number

    @ex.oric-tokens
    Scenario: Oppenheim and Worlds that have a token are rolled again
      Given the World die will show Oppenheim, Oakenmoor, Oakenmoor, The Baiyu, Lunaridge, Oppenheim, Arechi Wastes and The Drear
      When Oric's tokens are placed
      Then these tokens are on the board
        | token            | space           |
        | Scenario token 6 | Oppenheim 6     |
        | Scenario token 1 | Oakenmoor 1     |
        | Scenario token 2 | The Baiyu 2     |
        | Scenario token 3 | Lunaridge 3     |
        | Scenario token 4 | Arechi Wastes 4 |
        | Scenario token 5 | The Drear 5     |

    Scenario: The tokens are placed before the first Dawn, and Dawn waits for them
      Given the player plays Oric
      And the Day is at this step: setup
      When Dawn of Day 1 begins
      Then the rules refuse it: "Tokens 1 to 5"
      Given the World die will show Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes and The Drear
      When Oric's tokens are placed
      And Dawn of Day 1 begins
      Then the Day is at this step: turns at Dawn
      When Oric's tokens are placed
      Then the rules refuse it: "Tokens 1 to 5"

  @rule.oric.replace
  Rule: Only a Monster comes onto a token

    Scenario Outline: An Event, a Rift or an Allied Monster gives way to the next Monster
      Given the Scenario token 2 lies on Lunaridge 2
      And the deck of Lunaridge holds, from the top
        | card    | kind           |
        | "First" | <kind>         |
        | "Other" | Allied Monster |
        | "Wolf"  | Monster        |
        | "Last"  | Event          |
      And the deck of Lunaridge will be shuffled to "Last", "First" and "Other"
      When a card of the Lunaridge deck comes onto Lunaridge 2
      Then these cards are on the board
        | card   | space       |
        | "Wolf" | Lunaridge 2 |

      Examples:
        | kind           |
        | Event          |
        | Rift           |
        | Allied Monster |

    Scenario: A Monster comes onto a token without further ado
      Given the Scenario token 2 lies on Lunaridge 2
      And the deck of Lunaridge holds, from the top
        | card   | kind    |
        | "Wolf" | Monster |
        | "Fair" | Event   |
      When a card of the Lunaridge deck comes onto Lunaridge 2
      Then these cards are on the board
        | card   | space       |
        | "Wolf" | Lunaridge 2 |
      And the deck of Lunaridge is "Fair"

    Scenario: Beside the tokens an Event is placed as usual
      Given the Scenario token 2 lies on Lunaridge 2
      And the deck of Lunaridge holds, from the top
        | card   | kind    |
        | "Fair" | Event   |
        | "Wolf" | Monster |
      When a card of the Lunaridge deck comes onto Lunaridge 3
      Then these cards are on the board
        | card   | space       |
        | "Fair" | Lunaridge 3 |

    Scenario: The Dusk deck gives a Monster as well
      Given the Scenario token 2 lies on Lunaridge 2
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Storm" | Rift    |
        | "Shade" | Monster |
      When a Dusk card comes onto Lunaridge 2
      Then these cards are on the board
        | card    | space       |
        | "Shade" | Lunaridge 2 |
      And the Dusk deck holds, from the top: "Storm"

    Scenario: Without a Monster in the deck its discard pile is shuffled in
      Given the Scenario token 2 lies on Lunaridge 2
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Storm" | Rift |
      And the Dusk discard pile holds
        | card    | kind    |
        | "Shade" | Monster |
      And the Dusk deck will be shuffled to "Storm" and "Shade"
      When a Dusk card comes onto Lunaridge 2
      Then these cards are on the board
        | card    | space       |
        | "Shade" | Lunaridge 2 |
      And the Dusk deck holds, from the top: "Storm"

    Scenario: Without any Monster no card comes onto the token
      Given the Scenario token 2 lies on Lunaridge 2
      And the deck of Lunaridge holds, from the top
        | card   | kind  |
        | "Fair" | Event |
      When a card of the Lunaridge deck comes onto Lunaridge 2
      Then no card is on the board
      And the deck of Lunaridge is "Fair"

    Scenario: From an empty deck no card comes
      Given the player plays Oric
      And the Scenario token 1 lies on Lunaridge 1
      When a card of the Lunaridge deck comes onto Lunaridge 1
      Then no card is on the board
      And nothing comes of it: "Always a Monster on a token"

  @rule.oric.passed-over
  Rule: Cards passed over go back into their deck

    Scenario: All cards that were not used are shuffled back
      Given the Scenario token 2 lies on Lunaridge 2
      And the deck of Lunaridge holds, from the top
        | card   | kind    |
        | "Fair" | Event   |
        | "Tear" | Rift    |
        | "Wolf" | Monster |
        | "Bear" | Monster |
      And the deck of Lunaridge will be shuffled to "Tear", "Bear" and "Fair"
      When a card of the Lunaridge deck comes onto Lunaridge 2
      Then the deck of Lunaridge is "Tear", "Bear" and "Fair"

  @rule.oric.armored
  Rule: Guards are Armored

    Scenario: A Monster on a token is Armored, a Monster beside it is not
      Given the Scenario token 2 lies on Lunaridge 2
      And these cards are in play
        | card   | kind    | keywords   | space       |
        | "Wolf" | Monster | Aggressive | Lunaridge 2 |
        | "Bear" | Monster | Aggressive | Lunaridge 3 |
        | "Hare" | Monster |            | Lunaridge 4 |
      Then the keywords of "Wolf" are Aggressive and Armored
      And the keywords of "Bear" are Aggressive
      And "Hare" has no keywords

    Scenario: A Boss on token 6 is Armored too
      Given the Scenario token 6 lies on Oppenheim 6
      And these cards are in play
        | card   | kind    | space       |
        | "King" | Monster | Oppenheim 6 |
      And the Monster "King" is a Boss
      Then the keywords of "King" are Armored

    @reading.C21=b
    Scenario: Read the other way, a Boss on token 6 is not Armored
      Given the Scenario token 6 lies on Oppenheim 6
      And these cards are in play
        | card   | kind    | space       |
        | "King" | Monster | Oppenheim 6 |
      And the Monster "King" is a Boss
      Then "King" has no keywords

    @reading.C21=b
    Scenario: Read the other way, a Boss on another token is still Armored
      Given the Scenario token 5 lies on The Drear 5
      And these cards are in play
        | card   | kind    | space       |
        | "King" | Monster | The Drear 5 |
      And the Monster "King" is a Boss
      Then the keywords of "King" are Armored

  @rule.oric.take
  Rule: A defeated guard gives its token

    Scenario: Oric takes the token of the guard he defeats
      Given the player plays Oric
      And Oric stands on Lunaridge 2
      And the Scenario token 2 lies on Lunaridge 2
      And the Scenario token 3 lies on The Drear 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 2 |
      When Oric attacks "Wolf" for 2 damage at range 0
      Then the Inventory of Oric holds these tokens: Scenario token 2
      And these tokens are on the board
        | token            | space       |
        | Scenario token 3 | The Drear 3 |

    Scenario: A guard that survives keeps its token
      Given the player plays Oric
      And Oric stands on Lunaridge 2
      And the Scenario token 2 lies on Lunaridge 2
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 2 |
      When Oric attacks "Wolf" for 1 damage at range 0
      Then the Inventory of Oric holds no token

    @question
    Scenario: A guard gives its reward besides its token
      Given the player plays Oric
      And Oric stands on Lunaridge 1
      And the Scenario token 1 lies on Lunaridge 1
      And the Scenario token 6 lies on Oppenheim 6
      And these cards are in play
        | card    | kind    | Health | reward | space       |
        | "Guard" | Monster | 2      | Red    | Lunaridge 1 |
        | "Other" | Monster | 2      |        | Lunaridge 3 |
      When Oric attacks "Guard" for 2 damage at range 0
      Then Oric has 1 Red Energy
      And the Inventory of Oric holds these tokens: Scenario token 1
      And these cards are on the board, among others
        | card    | space       |
        | "Other" | Lunaridge 3 |

  @rule.oric.sixth
  Rule: The guard of token 6 is stronger

    Scenario: The guard of token 6 has +1 on every value
      Given the Scenario token 6 lies on Oppenheim 6
      And the Scenario token 5 lies on The Drear 5
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "King" | Monster | 3      | 2      | 0     | Oppenheim 6 |
        | "Bear" | Monster | 3      | 2      | 0     | The Drear 5 |
      Then the Monster "King" has 4 Health, 3 Attack and 1 Range
      And the Monster "Bear" has 3 Health, 2 Attack and 0 Range

    Scenario: A Boss goes without the bonus
      Given the Scenario token 6 lies on Oppenheim 6
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "King" | Monster | 3      | 2      | 0     | Oppenheim 6 |
      And the Monster "King" is a Boss
      Then the Monster "King" has 3 Health, 2 Attack and 0 Range

    Scenario: The bonus counts when it attacks and when it is attacked
      Given the player plays Oric
      And Oric has 5 Health and 1 Spirit
      And Oric stands on Oppenheim 5
      And the Scenario token 6 lies on Oppenheim 6
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "King" | Monster | 3      | 2      | 0     | Oppenheim 6 |
      When Oric attacks "King" for 3 damage at range 1
      And the player ends the turn
      Then the Monster "King" has 1 Health, 3 Attack and 1 Range
      And Oric has 2 Health and 1 Spirit

    Scenario: The guard of token 6 reaches and hurts by 1 more
      Given the player plays Oric
      And the Scenario token 6 lies on Oppenheim 6
      And Oric stands on Oppenheim 5
      And Oric has 9 Health and 3 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Ogre" | Monster | 2      | 0     | Oppenheim 6 |
      When the Monsters attack the player
      Then Oric has 6 Health and 3 Spirit
