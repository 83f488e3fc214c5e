Feature: Kaoru & Kuma: the separation

  Background:
    Given the sample board
    And the mode is The Separation

  @rule.kaoru.champion
  Rule: Kaoru & Kuma are played

    Scenario: Kaoru & Kuma can be played in their arena
      When the player takes Kaoru & Kuma
      Then the player plays Kaoru & Kuma

    Scenario: Nobody else can be played in Kaoru's arena
      When the player takes Oric
      Then the rules refuse it: "Kaoru's arena"

  @rule.kaoru.goal
  Rule: Kuma is found and the Versus Arena condition is met

    Scenario Outline: In the Dojo with full gauges Kaoru wins only with all four Clues
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 6 Health and 4 Spirit
      And Kaoru & Kuma stands on the Dojo
      And Kaoru & Kuma has 10 Energy of each colour
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      And the Inventory of Kaoru & Kuma holds the <fourth>
      When the player ends the turn
      Then <outcome>

      Examples:
        | fourth           | outcome          |
        | Scenario token 4 | the game is won  |
        | Scenario token 5 | the game goes on |

    Scenario: With Kuma found, Kaoru still needs the Versus Arena condition
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 6 Health and 4 Spirit
      And Kaoru & Kuma stands on Lunaridge 1
      And Kaoru & Kuma has 10 Energy of each colour
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      And the Inventory of Kaoru & Kuma holds the Scenario token 4
      When the player ends the turn
      Then the game goes on

  @rule.kuma.missing
  Rule: Kuma is missing until 4 Clues are collected

    Scenario: What needs Kuma does nothing while he is missing
      Given the player plays Kaoru & Kuma
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      When Kaoru uses an effect that needs Kuma
      Then the rules refuse it: "Kuma is missing"
      And Kuma is not found

    Scenario: With the fourth Clue Kuma can be used
      Given the player plays Kaoru & Kuma
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      And the Inventory of Kaoru & Kuma holds the Scenario token 4
      When Kaoru uses an effect that needs Kuma
      Then Kuma can be used
      And Kuma is found

    @reading.C55=b
    Scenario: Read the other way, Kuma can be used before he is found
      Given the player plays Kaoru & Kuma
      When Kaoru uses an effect that needs Kuma
      Then Kuma can be used
      And Kuma is not found

    Scenario: Kuma can be used in Kaoru's turn only
      Given the player plays Kaoru & Kuma
      And the Inventory of Kaoru & Kuma holds, in this order: Scenario token 1, Scenario token 2, Scenario token 3 and Scenario token 4
      And the Day is at this step: start of Dusk
      Then Kuma is found
      And Kuma cannot be used
      When Kaoru uses an effect that needs Kuma
      Then the rules refuse it: "Six Days of two rounds"
      When Dusk begins
      Then Kuma can be used

  @rule.clue.tokens
  Rule: Scenario tokens 1 to 4, shuffled face down, are the Clues

    Scenario: Four tokens go face down on the board in the order of the shuffle
      Given the player plays Kaoru & Kuma
      And the Clues are shuffled into this order: Scenario token 3, Scenario token 1, Scenario token 4 and Scenario token 2
      And the World die will show Oakenmoor
      And the D6 will show 2, 5, 5 and 6
      When the player places the Clues
      And Kaoru & Kuma chooses The Baiyu
      Then these tokens are on the board
        | token            | space           |
        | Scenario token 3 | Oakenmoor 2     |
        | Scenario token 1 | The Baiyu 5     |
        | Scenario token 4 | Lunaridge 5     |
        | Scenario token 2 | Arechi Wastes 6 |
      And the Scenario token 1 is face down
      And the Scenario token 2 is face down
      And the Scenario token 3 is face down
      And the Scenario token 4 is face down

  @rule.clue.first
  Rule: The World die and the D6 place the first Clue

    Scenario Outline: The first Clue goes where both dice say
      Given the player plays Kaoru & Kuma
      And the Clues are shuffled into this order: Scenario token 1, Scenario token 2, Scenario token 3 and Scenario token 4
      And the World die will show <world>
      And the D6 will show <number>
      When the player places the Clues
      Then Kaoru & Kuma may choose <neighbours>
      And these tokens are on the board
        | token            | space            |
        | Scenario token 1 | <world> <number> |

      Examples:
        | world         | number | neighbours                  |
        | The Drear     | 6      | Arechi Wastes and Oppenheim |
        | Oakenmoor     | 1      | Oppenheim and The Baiyu     |
        | Arechi Wastes | 3      | Lunaridge and The Drear     |

  @rule.clue.next
  Rule: Each further Clue goes to an adjacent World without a Clue

    Scenario: After the second Clue only the World farther on is free
      Given the player plays Kaoru & Kuma
      And the Clues are shuffled into this order: Scenario token 1, Scenario token 2, Scenario token 3 and Scenario token 4
      And the World die will show Oakenmoor
      And the D6 will show 4, 3, 2 and 6
      When the player places the Clues
      Then Kaoru & Kuma may choose Oppenheim and The Baiyu
      When Kaoru & Kuma chooses Oppenheim
      Then these tokens are on the board
        | token            | space           |
        | Scenario token 1 | Oakenmoor 4     |
        | Scenario token 2 | Oppenheim 3     |
        | Scenario token 3 | The Drear 2     |
        | Scenario token 4 | Arechi Wastes 6 |

    Scenario: A World that is not adjacent cannot be chosen
      Given the player plays Kaoru & Kuma
      And the Clues are shuffled into this order: Scenario token 1, Scenario token 2, Scenario token 3 and Scenario token 4
      And the World die will show Oakenmoor
      And the D6 will show 4
      When the player places the Clues
      And Kaoru & Kuma chooses Arechi Wastes
      Then the rules refuse it: "The next Clue next door"
      And Kaoru & Kuma may choose Oppenheim and The Baiyu
      And these tokens are on the board
        | token            | space       |
        | Scenario token 1 | Oakenmoor 4 |

    Scenario: Nobody but Kaoru's player chooses the World of the next Clue
      Given the player plays Kaoru & Kuma
      And the Clues are shuffled into this order: Scenario token 1, Scenario token 2, Scenario token 3 and Scenario token 4
      And the World die will show Oakenmoor
      And the D6 will show 4, 3, 2 and 6
      When the player places the Clues
      And Soff chooses Oppenheim
      Then the rules refuse it: "The next Clue next door"
      When Kaoru & Kuma chooses Oppenheim
      Then these tokens are on the board, among others
        | token            | space       |
        | Scenario token 2 | Oppenheim 3 |

  @rule.clue.all
  Rule: Placing goes on until no Clue is left

    Scenario: Of three Clues still in play, all three are placed anew
      Given the player plays Kaoru & Kuma
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Scenario token 2 lies face down on Oakenmoor 1
      And the Scenario token 3 lies face down on The Baiyu 1
      And the Scenario token 4 lies face down on Lunaridge 1
      And the Clues are shuffled into this order: Scenario token 4, Scenario token 3 and Scenario token 2
      And the World die will show The Drear
      And the D6 will show 1, 2 and 3
      When it is time for World Shift
      And Kaoru & Kuma chooses Oppenheim
      Then these tokens are on the board
        | token            | space       |
        | Scenario token 4 | The Drear 1 |
        | Scenario token 3 | Oppenheim 2 |
        | Scenario token 2 | Oakenmoor 3 |
      And the Inventory of Kaoru & Kuma holds these tokens: Scenario token 1

  @rule.investigate.free
  Rule: Kaoru may investigate on the space of a face-down Clue

    Scenario: Kaoru can investigate where a Clue lies, but not on the next space
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has 2 Grit
      And Kaoru & Kuma stands on Lunaridge 3
      And the Scenario token 1 lies face down on Lunaridge 4
      Then Kaoru could not investigate
      When Kaoru investigates for 1 Grit
      Then the rules refuse it: "Investigating is free"
      And Kaoru has 2 Grit
      And the Inventory of Kaoru & Kuma holds no token

    Scenario: Kaoru investigates although no Activation is left
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 0 Activations left
      And Kaoru has 1 Grit
      And Kaoru & Kuma stands on Lunaridge 4
      And the Scenario token 1 lies face down on Lunaridge 4
      When Kaoru investigates for 1 Grit
      Then the Inventory of Kaoru & Kuma holds these tokens: Scenario token 1
      And Kaoru & Kuma has 0 Activations left

    Scenario: Kaoru can investigate the same Clue again and again
      Given the player plays Kaoru & Kuma
      And Kaoru has 2 Grit
      And Kaoru & Kuma stands on Lunaridge 4
      And the Scenario token 2 lies face down on Lunaridge 4
      When Kaoru investigates for 1 Grit
      And Kaoru investigates for 1 Grit
      Then Kaoru has 0 Grit
      And the Scenario token 2 is face down

    Scenario: A Clue that lies face up is no longer investigated
      Given the player plays Kaoru & Kuma
      And Kaoru has 2 Grit
      And Kaoru & Kuma stands on Lunaridge 4
      And the Scenario token 1 lies on Lunaridge 4
      When Kaoru investigates for 1 Grit
      Then the rules refuse it: "Investigating is free"

    Scenario: A token that is no Clue is not investigated
      Given the player plays Kaoru & Kuma
      And Kaoru has 2 Grit
      And Kaoru & Kuma stands on Lunaridge 4
      And the Scenario token 5 lies face down on Lunaridge 4
      Then Kaoru could not investigate

    Scenario: Kaoru investigates in his turn only
      Given the player plays Kaoru & Kuma
      And the Day is at this step: start of Dawn
      And Kaoru has 1 Grit
      And Kaoru & Kuma stands on Lunaridge 4
      And the Scenario token 1 lies face down on Lunaridge 4
      Then Kaoru could not investigate
      When Kaoru investigates for 1 Grit
      Then the rules refuse it: "Six Days of two rounds"
      When Dawn of Day 1 begins
      Then Kaoru could investigate for 1 Grit
      When Kaoru investigates for 1 Grit
      Then the Inventory of Kaoru & Kuma holds, among others: Scenario token 1

  @rule.investigate.grit
  Rule: Turning a Clue costs 1 Grit

    Scenario Outline: Kaoru pays 1 Grit as long as he has any
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has <before> Grit
      And Kaoru & Kuma stands on Oppenheim 2
      And the Scenario token 1 lies face down on Oppenheim 2
      Then Kaoru could investigate for 1 Grit
      When Kaoru investigates for 1 Grit
      Then Kaoru has <after> Grit
      And Kaoru & Kuma has 5 Health and 4 Spirit

      Examples:
        | before | after |
        | 3      | 2     |
        | 1      | 0     |

    Scenario: Without Grit none can be paid
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has 0 Grit
      And Kaoru & Kuma stands on Oppenheim 2
      And the Scenario token 1 lies face down on Oppenheim 2
      When Kaoru investigates for 1 Grit
      Then the rules refuse it: "Paying Grit"
      And the Inventory of Kaoru & Kuma holds no token

  @rule.investigate.health
  Rule: Without Grit, 1 Health turns the Clue

    @ex.no-grit
    Scenario: Kaoru without Grit gives 1 Health and collects the Clue
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has 0 Grit
      And Kaoru & Kuma stands on The Baiyu 6
      And the Scenario token 1 lies face down on The Baiyu 6
      Then Kaoru could investigate for 1 Health
      When Kaoru investigates for 1 Health
      Then Kaoru & Kuma has 4 Health and 4 Spirit
      And Kaoru has 0 Grit
      And the Inventory of Kaoru & Kuma holds these tokens: Scenario token 1

    @ex.no-grit
    Scenario: Kaoru without Grit gives 1 Health and turns a wrong Clue back
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has 0 Grit
      And Kaoru & Kuma stands on The Baiyu 6
      And the Scenario token 4 lies face down on The Baiyu 6
      When Kaoru investigates for 1 Health
      Then Kaoru & Kuma has 4 Health and 4 Spirit
      And the Scenario token 4 is face down
      And the Inventory of Kaoru & Kuma holds no token

    Scenario: Kaoru cannot give Health while he has Grit
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has 1 Grit
      And Kaoru & Kuma stands on The Baiyu 6
      And the Scenario token 1 lies face down on The Baiyu 6
      When Kaoru investigates for 1 Health
      Then the rules refuse it: "Health for want of Grit"
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru could investigate for 1 Grit

    Scenario: The last Health still turns the Clue, then Kaoru is defeated
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 1 Health and 4 Spirit
      And Kaoru & Kuma stands on The Baiyu 6
      And the Scenario token 1 lies face down on The Baiyu 6
      When Kaoru investigates for 1 Health
      Then the Inventory of Kaoru & Kuma holds these tokens: Scenario token 1
      And Kaoru & Kuma is defeated

    Scenario: With neither Grit nor Health Kaoru cannot investigate
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 0 Health and 4 Spirit
      And Kaoru & Kuma stands on The Baiyu 6
      And the Scenario token 1 lies face down on The Baiyu 6
      When Kaoru investigates for 1 Health
      Then the rules refuse it: "Health for want of Grit"

  @rule.investigate.collect
  Rule: The next number is collected

    Scenario Outline: The Clue that follows those collected goes into the Inventory
      Given the player plays Kaoru & Kuma
      And Kaoru has 3 Grit
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And Kaoru & Kuma stands on The Drear 2
      And the <clue> lies face down on The Drear 2
      When Kaoru investigates for 1 Grit
      Then the Inventory of Kaoru & Kuma holds these tokens: <held>

      Examples:
        | clue             | held                                                     |
        | Scenario token 3 | Scenario token 1, Scenario token 2 and Scenario token 3 |
        | Scenario token 4 | Scenario token 1 and Scenario token 2                   |

    Scenario: A collected Clue leaves the board
      Given the player plays Kaoru & Kuma
      And Kaoru has 1 Grit
      And Kaoru & Kuma stands on The Drear 2
      And the Scenario token 1 lies face down on The Drear 2
      When Kaoru investigates for 1 Grit
      Then no token is on the board

  @rule.investigate.back
  Rule: Any other Clue is turned back

    @ex.wrong-clue
    Scenario: With Clue 1 collected, Clue 3 is turned face down again
      Given the player plays Kaoru & Kuma
      And Kaoru & Kuma has 6 Health and 4 Spirit
      And Kaoru has 2 Grit
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And Kaoru & Kuma stands on Lunaridge 5
      And the Scenario token 3 lies face down on Lunaridge 5
      When Kaoru investigates for 1 Grit
      Then Kaoru has 1 Grit
      And the Inventory of Kaoru & Kuma holds these tokens: Scenario token 1
      And these tokens are on the board
        | token            | space       |
        | Scenario token 3 | Lunaridge 5 |
      And the Scenario token 3 is face down
      And Kaoru & Kuma has 6 Health and 4 Spirit

  @rule.clue.move
  Rule: While Kuma is missing, the Clues move instead of World Shift

    Scenario: The Clues left are placed anew and no World moves
      Given the player plays Kaoru & Kuma
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Scenario token 3 lies face down on Oakenmoor 1
      And the Scenario token 4 lies face down on The Baiyu 1
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      And the Clues are shuffled into this order: Scenario token 4 and Scenario token 3
      And the World die will show Lunaridge
      And the D6 will show 4 and 4
      When it is time for World Shift
      Then Kaoru & Kuma may choose The Baiyu and Arechi Wastes
      When Kaoru & Kuma chooses The Baiyu
      Then these tokens are on the board
        | token            | space       |
        | Scenario token 4 | Lunaridge 4 |
        | Scenario token 3 | The Baiyu 4 |
      And the Scenario token 3 is face down
      And the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

    Scenario: The next Day does not begin before the Clues have moved
      Given the player plays Kaoru & Kuma
      And it is Dusk of Day 2
      And the Scenario token 4 lies face down on The Baiyu 1
      When the round ends
      And Dawn of Day 3 begins
      Then the rules refuse it: "The Clues move"
      And these tokens are on the board
        | token            | space       |
        | Scenario token 4 | The Baiyu 1 |
      Given the World die will show Lunaridge
      And the D6 will show 4
      When it is time for World Shift
      And Dawn of Day 3 begins
      Then the Day is at this step: turns at Dawn
      And these tokens are on the board
        | token            | space       |
        | Scenario token 4 | Lunaridge 4 |

  @rule.kuma.found
  Rule: The fourth Clue finds Kuma

    Scenario: Kuma is found with the fourth Clue
      Given the player plays Kaoru & Kuma
      And Kaoru has 1 Grit
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      And Kaoru & Kuma stands on Arechi Wastes 1
      And the Scenario token 4 lies face down on Arechi Wastes 1
      Then Kuma is not found
      When Kaoru investigates for 1 Grit
      Then Kuma is found

  @rule.kuma.world-shift
  Rule: Once Kuma is found, World Shift is played

    Scenario: With Kuma found the World Shift card moves the Worlds
      Given the player plays Kaoru & Kuma
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      And the Inventory of Kaoru & Kuma holds the Scenario token 4
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      When it is time for World Shift
      Then the Worlds lie clockwise around the Dojo: Lunaridge, The Baiyu, Oakenmoor, Arechi Wastes, The Drear and Oppenheim

    @question
    Scenario: On the Day on which Kuma is found World Shift is back already
      Given the player plays Kaoru & Kuma
      And it is Dusk of Day 2
      And Kaoru & Kuma has 5 Health and 4 Spirit
      And Kaoru has 1 Grit
      And the Inventory of Kaoru & Kuma holds the Scenario token 1
      And the Inventory of Kaoru & Kuma holds the Scenario token 2
      And the Inventory of Kaoru & Kuma holds the Scenario token 3
      And Kaoru & Kuma stands on Arechi Wastes 1
      And the Scenario token 4 lies face down on Arechi Wastes 1
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      When Kaoru investigates for 1 Grit
      And the player ends the turn
      And the round ends
      And it is time for World Shift
      Then the Worlds lie clockwise around the Dojo: Lunaridge, The Baiyu, Oakenmoor, Arechi Wastes, The Drear and Oppenheim
      And it is Dawn of Day 3
