Feature: Persephone: the Oneroi assault

  Background:
    Given the sample board
    And the mode is The Oneroi Assault

  @rule.persephone.champion
  Rule: Persephone is played

    Scenario: Persephone can be played in her arena
      When the player takes Persephone
      Then the player plays Persephone

    Scenario Outline: Nobody else can be played in Persephone's arena
      When the player takes <other>
      Then the rules refuse it: "Persephone's arena"

      Examples:
        | other        |
        | Soff         |
        | Kaoru & Kuma |

  @rule.persephone.goal
  Rule: All Scientists in play are defeated, and the Versus Arena condition is met

    Scenario: Persephone wins when no Scientist is left in play, however few have come
      Given the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on the Dojo
      And Persephone has 10 Energy of each colour
      And the Inventory of Persephone holds the Doom token 1
      When the player ends the turn
      Then the game is won

    Scenario: A Scientist in play delays the victory
      Given the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on the Dojo
      And Persephone has 10 Energy of each colour
      And the Inventory of Persephone holds the Doom token 1
      And the Scientist of the Doom token 2 is on The Drear 5
      When the player ends the turn
      Then the game goes on

    Scenario: Without the Versus Arena condition the Scientists alone are not enough
      Given the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on The Drear 1
      And Persephone has 10 Energy of each colour
      When the player ends the turn
      Then the game goes on

    @reading.C28=b
    Scenario Outline: Read the other way, all six Scientists must be in the Inventory
      Given the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on the Dojo
      And Persephone has 10 Energy of each colour
      And the Inventory of Persephone holds the Doom token 1
      And the Inventory of Persephone holds the Doom token 2
      And the Inventory of Persephone holds the Doom token 3
      And the Inventory of Persephone holds the Doom token 4
      And the Inventory of Persephone holds the Doom token 5
      And the Inventory of Persephone holds the <sixth>
      When the player ends the turn
      Then <outcome>

      Examples:
        | sixth            | outcome           |
        | Doom token 6     | the game is won   |
        | Scenario token 6 | the game goes on  |

  @rule.scientist.arrival
  Rule: Each Dawn brings the next Doom token

    @ex.scientist-days
    Scenario: Six Dawns bring the six tokens to the same space
      Given the player plays Persephone
      When Dawn of Day 1 begins
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 5 |
      Given it is Dawn of Day 2
      And the Day is at this step: start of Dawn
      When Dawn of Day 2 begins
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 5 |
        | Doom token 2 | The Drear 5 |
      Given it is Dawn of Day 3
      And the Day is at this step: start of Dawn
      When Dawn of Day 3 begins
      Given it is Dawn of Day 4
      And the Day is at this step: start of Dawn
      When Dawn of Day 4 begins
      Given it is Dawn of Day 5
      And the Day is at this step: start of Dawn
      When Dawn of Day 5 begins
      Given it is Dawn of Day 6
      And the Day is at this step: start of Dawn
      When Dawn of Day 6 begins
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 5 |
        | Doom token 2 | The Drear 5 |
        | Doom token 3 | The Drear 5 |
        | Doom token 4 | The Drear 5 |
        | Doom token 5 | The Drear 5 |
        | Doom token 6 | The Drear 5 |

    Scenario: A Scientist already defeated does not come a second time
      Given the player plays Persephone
      And the Inventory of Persephone holds the Doom token 2
      When Dawn of Day 2 begins
      Then the rules refuse it: "One Scientist a Day"
      And no Scientist is in play

    Scenario: Dusk brings no Scientist
      Given the player plays Persephone
      When Dusk of Day 2 begins
      Then no Scientist is in play

    Scenario: Nothing else happens before the Scientist of the Day has come
      Given the player plays Persephone
      And it is Dawn of Day 2
      And the Day is at this step: start of Dawn
      And Persephone has 1 movement point
      And Persephone stands on The Drear 1
      When Persephone moves to the Dojo
      Then the rules refuse it: "One Scientist a Day"
      When the player ends the turn
      Then the rules refuse it: "One Scientist a Day"
      And Persephone stands on The Drear 1

  @rule.scientist.monster
  Rule: A Scientist is a Monster

    Scenario: A Scientist in range attacks Persephone at the end of her turn like any Monster
      Given the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on The Drear 3
      And the Scientist of the Doom token 3 is on The Drear 5
      When the player ends the turn
      Then Persephone has 4 Health and 4 Spirit

    Scenario: A Scientist out of range does not attack
      Given the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on The Drear 2
      And the Scientist of the Doom token 3 is on The Drear 5
      When the player ends the turn
      Then Persephone has 6 Health and 4 Spirit

    Scenario: The token that Dawn brings is a Monster, which can be attacked
      Given the player plays Persephone
      And Persephone stands on The Drear 5
      When Dawn of Day 1 begins
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 5 |
      When Persephone attacks the Scientist of the Doom token 1 for 1 damage at range 0
      Then no Scientist is in play

  @rule.scientist.values
  Rule: Half the number, rounded up

    @ex.scientist-values
    Scenario Outline: The number of the token gives all three values
      Given the player plays Persephone
      And the Scientist of the <token> is on The Drear 5
      Then the Scientist of the <token> has <value> Health, <value> Attack and <value> Range

      Examples:
        | token        | value |
        | Doom token 1 | 1     |
        | Doom token 2 | 1     |
        | Doom token 3 | 2     |
        | Doom token 4 | 2     |
        | Doom token 5 | 3     |
        | Doom token 6 | 3     |

    Scenario Outline: The Scientist that Dawn brings has half the number of its token
      Given the player plays Persephone
      And it is Dawn of Day <day>
      When Dawn of Day <day> begins
      Then the Scientist of the Doom token <day> has <value> Health, <value> Attack and <value> Range

      Examples:
        | day | value |
        | 2   | 1     |
        | 5   | 3     |

  @rule.scientist.aggressive
  Rule: Scientists are Aggressive

    Scenario: A Scientist that has just arrived is Aggressive and Critical
      Given the player plays Persephone
      When Dawn of Day 4 begins
      Then the Scientist of the Doom token 4 has the keywords Aggressive and Critical

  @rule.scientist.critical
  Rule: The Critical of a Scientist costs 1 Spirit

    Scenario Outline: Persephone loses 1 Spirit, never more than she has
      Given the player plays Persephone
      And Persephone has 6 Health and <before> Spirit
      And the Scientist of the Doom token 6 is on The Drear 5
      When the Critical of the Doom token 6 triggers
      Then Persephone has 6 Health and <after> Spirit

      Examples:
        | before | after |
        | 4      | 3     |
        | 1      | 0     |
        | 0      | 0     |

  @rule.scientist.stack
  Rule: Scientists may share a space

    Scenario: Three Scientists stand on one space
      Given the player plays Persephone
      And the Scientist of the Doom token 1 is on The Drear 5
      And the Scientist of the Doom token 2 is on The Drear 5
      When Dawn of Day 3 begins
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 5 |
        | Doom token 2 | The Drear 5 |
        | Doom token 3 | The Drear 5 |

  @rule.scientist.defeated
  Rule: The token of a defeated Scientist goes into the Inventory

    Scenario Outline: Enough damage brings the token into the Inventory
      Given the player plays Persephone
      And Persephone stands on The Drear 5
      And the Scientist of the Doom token 4 is on The Drear 5
      When Persephone attacks the Scientist of the Doom token 4 for <damage> damage at range 0
      Then the Inventory of Persephone holds these tokens: Doom token 4
      And no Scientist is in play
      And the Dusk discard pile is empty

      Examples:
        | damage |
        | 2      |
        | 3      |

    Scenario: With less damage the Scientist stays in play
      Given the player plays Persephone
      And Persephone stands on The Drear 5
      And the Scientist of the Doom token 4 is on The Drear 5
      When Persephone attacks the Scientist of the Doom token 4 for 1 damage at range 0
      Then the Inventory of Persephone holds no token
      And the Scientist of the Doom token 4 has 1 Health, 2 Attack and 2 Range

  @rule.scientist.approach
  Rule: At the end of each round the Scientists close in by their Range

    @ex.scientist-approach
    Scenario: From 5 spaces away token 3 needs three rounds
      Given these spaces are adjacent
        | space       | next to     |
        | The Drear 5 | The Drear 4 |
        | The Drear 4 | The Drear 3 |
        | The Drear 3 | The Drear 2 |
        | The Drear 2 | The Drear 1 |
        | The Drear 1 | the Dojo    |
      And the player plays Persephone
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on the Dojo
      And the Scientist of the Doom token 3 is on The Drear 5
      Then the range from The Drear 5 to the Dojo is 5
      When the round ends
      Then these Scientists are in play
        | token        | space       |
        | Doom token 3 | The Drear 3 |
      And the range from The Drear 3 to the Dojo is 3
      When Dusk begins
      And the player ends the turn
      And the round ends
      Then these Scientists are in play
        | token        | space       |
        | Doom token 3 | The Drear 1 |
      And the range from The Drear 1 to the Dojo is 1
      Given the Day is at this step: turns at Dawn
      When the player takes a turn without doing anything
      And the round ends
      Then these Scientists are in play
        | token        | space    |
        | Doom token 3 | the Dojo |

    Scenario Outline: Scientists close in at the end of Dawn and of Dusk, and do not attack then
      Given the player plays Persephone
      And it is <round> of Day 2
      And Persephone has 6 Health and 4 Spirit
      And Persephone stands on The Drear 4
      And the Scientist of the Doom token 1 is on The Drear 5
      When the round ends
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 4 |
      And Persephone has 6 Health and 4 Spirit

      Examples:
        | round |
        | Dawn  |
        | Dusk  |

    Scenario: Every Scientist in play closes in, each by its own Range
      Given the player plays Persephone
      And Persephone stands on The Drear 2
      And the Scientist of the Doom token 1 is on The Drear 4
      And the Scientist of the Doom token 4 is on The Drear 6
      And the Scientist of the Doom token 2 is on The Drear 6
      When the round ends
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 3 |
        | Doom token 2 | The Drear 1 |
        | Doom token 4 | The Drear 2 |

    Scenario: Between two shortest ways the player chooses
      Given the player plays Persephone
      And Persephone stands on The Drear 2
      And the Scientist of the Doom token 1 is on The Drear 5
      When the round ends
      Then Persephone may choose The Drear 4 and The Drear 6
      When Persephone chooses The Drear 6
      Then these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 6 |

    Scenario: A space that brings the Scientist no nearer cannot be chosen
      Given the player plays Persephone
      And Persephone stands on The Drear 2
      And the Scientist of the Doom token 1 is on The Drear 5
      When the round ends
      And Persephone chooses The Drear 5
      Then the rules refuse it: "The Scientists close in"
      And Persephone may choose The Drear 4 and The Drear 6

    Scenario: Nobody but Persephone's player chooses between two ways
      Given the player plays Persephone
      And Persephone stands on The Drear 2
      And the Scientist of the Doom token 1 is on The Drear 5
      When the round ends
      And Leaf chooses The Drear 6
      Then the rules refuse it: "The Scientists close in"
      When Persephone chooses The Drear 6
      Then these Scientists are in play, among others
        | token        | space       |
        | Doom token 1 | The Drear 6 |

    @question
    Scenario: On a Day without a move a Scientist closes in at both ends of round
      Given the player plays Persephone
      And Persephone has 9 Health and 4 Spirit
      And Persephone stands on The Drear 3
      When a whole Day passes on which the player does nothing
      Then it is Dawn of Day 2
      And these Scientists are in play
        | token        | space       |
        | Doom token 1 | The Drear 3 |
      And Persephone has 8 Health and 4 Spirit

  @rule.scientist.arrived
  Rule: A Scientist on her space stays

    Scenario: Of two Scientists only the one that is not yet with her moves
      Given the player plays Persephone
      And Persephone stands on The Drear 4
      And the Scientist of the Doom token 5 is on The Drear 4
      And the Scientist of the Doom token 6 is on The Drear 5
      When the round ends
      Then these Scientists are in play
        | token        | space       |
        | Doom token 5 | The Drear 4 |
        | Doom token 6 | The Drear 4 |
      And the Scientist of the Doom token 5 stays: "Already with her"
