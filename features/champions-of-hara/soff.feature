Feature: Soff: dance with the Demon

  Background:
    Given the sample board
    And the mode is Dance with the Demon
    And Enoki has 12 Health, 2 Attack and 1 Range

  @rule.soff.champion
  Rule: Soff is played

    Scenario: Soff can be played in her arena
      When the player takes Soff
      Then the player plays Soff

    Scenario: Nobody else can be played in Soff's arena
      When the player takes Persephone
      Then the rules refuse it: "Soff's arena"

  @rule.soff.goal
  Rule: Enoki is defeated and the Versus Arena condition is met

    Scenario: Soff wins once Enoki is defeated
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      And Enoki is on Oppenheim 4
      When Soff deals 12 damage to Enoki
      Then Enoki is not on the board
      When the player ends the turn
      Then the game is won

    Scenario: While Enoki has 1 Health left, Soff has not won
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      And Enoki is on Oppenheim 4
      When Soff deals 11 damage to Enoki
      Then Enoki has 1 Health left
      And Enoki is on Oppenheim 4
      When the player ends the turn
      Then the game goes on

    Scenario: Before Enoki has come, the Versus Arena condition alone does not win
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on the Dojo
      And Soff has 10 Energy of each colour
      When the player ends the turn
      Then the game goes on

    Scenario: Enoki defeated outside the Dojo does not win yet
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oppenheim 4
      And Soff has 10 Energy of each colour
      And Enoki has been defeated
      When the player ends the turn
      Then the game goes on

    Scenario: Nobody deals damage to Enoki before he has come
      Given the player plays Soff
      When Soff deals 1 damage to Enoki
      Then the rules refuse it: "Enoki defeated"

    @question
    Scenario Outline: An attack reaches Enoki only within its range
      Given the player plays Soff
      And Soff stands on <space>
      And Enoki is on The Drear 4
      When Soff attacks Enoki for 3 damage at range 2
      Then Enoki has 9 Health left

      Examples:
        | space       |
        | The Drear 4 |
        | The Drear 2 |

    @question
    Scenario: An Ability card is used against Enoki
      Given the player plays Soff
      And Soff stands on The Drear 5
      And Enoki is on The Drear 4
      And the player has these Ability cards
        | card        | colour | where |
        | "Sun Lance" | Red    | hand  |
      And this is printed
        | on          | damage | range |
        | "Sun Lance" | 12     | 1     |
      When the player uses the card "Sun Lance" against "Enoki"
      Then Enoki is not on the board
      And Soff has 2 Activations left

  @rule.enoki.arrival
  Rule: Enoki arrives at the start of Day 3

    Scenario: At Dawn of Day 3 the dice place Enoki
      Given the player plays Soff
      And Soff stands on the Dojo
      And the World die will show The Drear
      And the D6 will show 4
      When Dawn of Day 3 begins
      Then Enoki is on The Drear 4

    Scenario Outline: On no other Day does Enoki arrive
      Given the player plays Soff
      When Dawn of Day <day> begins
      Then Enoki is not on the board

      Examples:
        | day |
        | 2   |
        | 4   |

    Scenario: Dusk of Day 3 is too late
      Given the player plays Soff
      When Dusk of Day 3 begins
      Then Enoki is not on the board

    Scenario: Enoki does not come twice
      Given the player plays Soff
      And Enoki is on Oppenheim 4
      When Dawn of Day 3 begins
      Then the rules refuse it: "Enoki arrives on Day 3"
      And Enoki is on Oppenheim 4

  @rule.enoki.occupied
  Rule: On an occupied space the dice are rolled again

    Scenario: A Monster, a Rift and Soff herself each send the dice rolling again
      Given the player plays Soff
      And Soff stands on Lunaridge 1
      And these cards are in play
        | card    | kind    | space       |
        | "Wolf"  | Monster | The Drear 4 |
        | "Chasm" | Rift    | Oppenheim 2 |
      And the World die will show The Drear, Oppenheim, Lunaridge and The Drear
      And the D6 will show 4, 2, 1 and 5
      When Dawn of Day 3 begins
      Then Enoki is on The Drear 5

  @rule.enoki.turn
  Rule: The Corrupted Turn is an Activation, then the Scenario Effect

    Scenario: The ability comes first, the effect after it
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 4
      And Soff has 3 Green Energy
      And Enoki is on Oakenmoor 5
      And the next abilities of Enoki are Whirling Axes
      And the D6 will show 1
      When Enoki takes his Corrupted Turn
      Then Enoki is on Oakenmoor 4
      And Soff has 4 Health and 4 Spirit
      And Soff has 2 Green Energy

    Scenario: There is no Corrupted Turn before Enoki has come
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      When Enoki takes his Corrupted Turn
      Then the rules refuse it: "Activation, then Scenario Effect"

    @question
    Scenario: A defeated Enoki takes no Corrupted Turn
      Given the player plays Soff
      And Enoki has been defeated
      When Enoki takes his Corrupted Turn
      Then the rules refuse it: "Activation, then Scenario Effect"

  @rule.enoki.monsters
  Rule: Enoki's abilities affect Monsters

    Scenario: A Monster beside Soff takes the damage of the ability as well
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 4
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 3      | Red    | Oakenmoor 3 |
        | "Bear" | Monster | 2      | Red    | Oakenmoor 4 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then "Wolf" has taken 2 damage
      And these cards are on the board
        | card   | space       |
        | "Wolf" | Oakenmoor 3 |
      And the Dusk discard pile holds "Bear"
      And Soff has 0 Red Energy

    Scenario: An Allied Monster is an enemy of Enoki like any other Monster
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 2
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card     | kind           | Health | space       |
        | "Friend" | Allied Monster | 3      | Oakenmoor 6 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then Enoki is on Oakenmoor 6
      And "Friend" has taken 2 damage

    Scenario: A Monster can be the closest enemy
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 2
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Oakenmoor 6 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then Enoki is on Oakenmoor 6
      And "Wolf" has taken 2 damage
      And Soff has 6 Health and 4 Spirit

    Scenario: A Rift is no target
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 2
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 6 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then Enoki is on Oakenmoor 2
      And these cards are on the board
        | card    | space       |
        | "Chasm" | Oakenmoor 6 |

  @rule.enoki.normal-attack
  Rule: After Soff's turn Enoki attacks if she is in range

    Scenario Outline: Enoki's normal attack reaches as far as his Range
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on <space>
      And Enoki is on Lunaridge 4
      When the player ends the turn
      Then Soff has <health> Health and 4 Spirit

      Examples:
        | space       | health |
        | Lunaridge 4 | 4      |
        | Lunaridge 5 | 4      |
        | Lunaridge 6 | 6      |

    Scenario: With other values on his sheet Enoki strikes harder and farther
      Given the player plays Soff
      And Enoki has 12 Health, 3 Attack and 2 Range
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Lunaridge 6
      And Enoki is on Lunaridge 4
      When the player ends the turn
      Then Soff has 3 Health and 4 Spirit

    Scenario: In the Dojo Enoki's normal attack does not hurt Soff
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on the Dojo
      And Enoki is on Lunaridge 1
      When the player ends the turn
      Then Soff has 6 Health and 4 Spirit

    Scenario: Enoki attacks after the effects at the end of Soff's turn
      Given the player plays Soff
      And Soff stands on Oakenmoor 1
      And Soff has 2 Health and 3 Spirit
      And Enoki is on Oakenmoor 1
      And this is printed
        | on     | Health |
        | "Rest" | 1      |
      And the effect "Rest" waits for the end of the turn
      When the player ends the turn
      Then Soff has 1 Health and 3 Spirit
      And Soff is not defeated

    @reading.C60=b
    Scenario: Read the other way, Enoki attacks before the effects at the end of Soff's turn
      Given the player plays Soff
      And Soff stands on Oakenmoor 1
      And Soff has 2 Health and 3 Spirit
      And Enoki is on Oakenmoor 1
      And this is printed
        | on     | Health |
        | "Rest" | 1      |
      And the effect "Rest" waits for the end of the turn
      When the player ends the turn
      Then Soff is defeated

  @rule.enoki.normal-spares
  Rule: The normal attack does not affect Monsters

    Scenario: The normal attack strikes Soff and leaves the Monster beside her alone
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Lunaridge 5
      And Enoki is on Lunaridge 4
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 5 |
      When the player ends the turn
      Then Soff has 4 Health and 4 Spirit
      And "Wolf" has taken 0 damage

  @rule.enoki.whirling-axes
  Rule: Whirling Axes: to the closest enemy, 2 damage within range 1

    @ex.whirling-axes @reading.C30=a
    Scenario: Enoki goes to Soff and strikes everybody within range 1
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 4
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Oakenmoor 4 |
        | "Bear" | Monster | 3      | Oakenmoor 3 |
        | "Boar" | Monster | 3      | Oakenmoor 2 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then Enoki is on Oakenmoor 4
      And Soff has 4 Health and 4 Spirit
      And "Wolf" has taken 2 damage
      And "Bear" has taken 2 damage
      And "Boar" has taken 0 damage

    Scenario: Between two closest enemies the player chooses
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 4
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Oakenmoor 6 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then Soff may choose Oakenmoor 4 and Oakenmoor 6
      When Soff chooses Oakenmoor 6
      Then Enoki is on Oakenmoor 6
      And "Wolf" has taken 2 damage
      And Soff has 6 Health and 4 Spirit

    @reading.C30=b
    Scenario: Read the other way, the axes spare the enemy Enoki went to
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 4
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Bear" | Monster | 3      | Oakenmoor 3 |
      And the next abilities of Enoki are Whirling Axes
      When Enoki activates
      Then Soff has 6 Health and 4 Spirit
      And "Bear" has taken 2 damage

  @rule.enoki.cull-and-harvest
  Rule: Cull and Harvest: to the farthest enemy, damage on its space

    Scenario: Only targets on the space of the farthest enemy are struck
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 3
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Oakenmoor 4 |
      And the next abilities of Enoki are Cull and Harvest
      When Enoki activates
      Then Enoki is on Oakenmoor 3
      And Soff has 4 Health and 4 Spirit
      And "Wolf" has taken 0 damage

    Scenario: A Monster can be the farthest enemy
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 4
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 4      | Oakenmoor 2 |
      And the next abilities of Enoki are Cull and Harvest
      When Enoki activates
      Then Enoki is on Oakenmoor 2
      And Soff has 6 Health and 4 Spirit
      And "Wolf" has taken 3 damage

    @reading.C30=b
    Scenario: Read the other way, the harvest misses the enemy Enoki went to
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 3
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Oakenmoor 3 |
      And the next abilities of Enoki are Cull and Harvest
      When Enoki activates
      Then Soff may choose "Soff" and "Wolf"
      When Soff chooses "Soff"
      Then Soff has 6 Health and 4 Spirit
      And "Wolf" has taken 2 damage

    Scenario: Between two farthest enemies the player chooses, and only the chosen space is struck
      Given the player plays Soff
      And Soff stands on Oakenmoor 4
      And Soff has 9 Health and 3 Spirit
      And Enoki is on the Dojo
      And the next abilities of Enoki are Cull and Harvest
      And these cards are in play
        | card  | kind    | Health | space       |
        | "Owl" | Monster | 9      | Lunaridge 4 |
      When Enoki activates
      Then Soff may choose Oakenmoor 4 and Lunaridge 4
      When Soff chooses Lunaridge 4
      Then "Owl" has taken 3 damage
      And Soff has 9 Health and 3 Spirit

  @rule.enoki.harvest-damage
  Rule: The damage is the number of spaces transported

    @ex.cull-and-harvest @reading.C30=a
    Scenario: Soff, 5 spaces away, takes 5 damage, and so does the Monster with her
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Arechi Wastes 3
      And Enoki is on Oakenmoor 5
      And these cards are in play
        | card   | kind    | Health | space           |
        | "Wolf" | Monster | 6      | Arechi Wastes 3 |
      And the next abilities of Enoki are Cull and Harvest
      Then the range from Oakenmoor 5 to Arechi Wastes 3 is 5
      When Enoki activates
      Then Enoki is on Arechi Wastes 3
      And Soff has 1 Health and 4 Spirit
      And "Wolf" has taken 5 damage

    Scenario: Enoki goes to Soff in the Dojo, but she takes no damage there
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on the Dojo
      And Enoki is on Oakenmoor 5
      And the next abilities of Enoki are Cull and Harvest
      When Enoki activates
      Then Enoki is on the Dojo
      And Soff has 6 Health and 4 Spirit

    Scenario: Enoki who is already there deals no damage
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 5
      And Enoki is on Oakenmoor 5
      And the next abilities of Enoki are Cull and Harvest
      When Enoki activates
      Then Soff has 6 Health and 4 Spirit

  @rule.effect.roll
  Rule: The D6 gives exactly one Scenario Effect

    @ex.scenario-effects
    Scenario Outline: On 1 or 2 Soff loses Energy, and nothing else happens
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Soff has 2 Blue Energy
      And Enoki is on Oakenmoor 1
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Chasm" | Rift |
      And the next abilities of Enoki are Cull and Harvest
      And the D6 will show <roll>
      When Enoki takes his Corrupted Turn
      Then Soff has 1 Blue Energy
      And the Dusk deck holds, from the top: "Chasm"
      And Enoki is on Oakenmoor 1

      Examples:
        | roll |
        | 1    |
        | 2    |

    @ex.scenario-effects
    Scenario Outline: On 3 or 4 a Dusk card arrives, and nothing else happens
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Soff has 2 Blue Energy
      And Enoki is on Oakenmoor 1
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Chasm" | Rift |
      And the next abilities of Enoki are Cull and Harvest
      And the World die will show Lunaridge
      And the D6 will show <roll> and 6
      When Enoki takes his Corrupted Turn
      Then Soff has 2 Blue Energy
      And these cards are on the board
        | card    | space       |
        | "Chasm" | Lunaridge 6 |

      Examples:
        | roll |
        | 3    |
        | 4    |

    @ex.scenario-effects @reading.C29=a @reading.C30=a
    Scenario Outline: On 5 or 6 Enoki activates once more, and nothing else happens
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Soff has 2 Blue Energy
      And Enoki is on Oakenmoor 1
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Chasm" | Rift |
      And the next abilities of Enoki are Cull and Harvest, Whirling Axes
      And the D6 will show <roll>
      When Enoki takes his Corrupted Turn
      Then Soff has 2 Blue Energy
      And the Dusk deck holds, from the top: "Chasm"
      And Soff has 4 Health and 4 Spirit

      Examples:
        | roll |
        | 5    |
        | 6    |

    Scenario: After the Activation nothing happens before the Scenario Effect
      Given the player plays Soff
      And Soff stands on Oakenmoor 1
      And Soff has 9 Health and 3 Spirit
      And Soff has 1 movement point
      And Enoki is on Oakenmoor 1
      And the next abilities of Enoki are Cull and Harvest
      When Enoki activates
      And Soff moves to the Dojo
      Then the rules refuse it: "The die of the Scenario Effect"
      When Enoki activates
      Then the rules refuse it: "The die of the Scenario Effect"
      Given the D6 will show 2
      When the Scenario Effect is rolled
      And Soff moves to the Dojo
      Then Soff stands on the Dojo

    Scenario: There is no Scenario Effect without an Activation
      Given the player plays Soff
      And Enoki is on Oakenmoor 1
      When the Scenario Effect is rolled
      Then the rules refuse it: "The die of the Scenario Effect"

  @rule.effect.energy
  Rule: 1 or 2: Soff loses 1 Energy of her choice

    Scenario: Soff chooses among the colours she has
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Soff has 3 Green Energy
      And Soff has 1 Red Energy
      And Enoki is on Oakenmoor 1
      And the next abilities of Enoki are Cull and Harvest
      And the D6 will show 2
      When Enoki takes his Corrupted Turn
      Then Soff may choose Green and Red
      When Soff chooses Red
      Then Soff has 0 Red Energy
      And Soff has 3 Green Energy

    Scenario: A colour that she has none of cannot be chosen
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Soff has 3 Green Energy
      And Soff has 1 Red Energy
      And Enoki is on Oakenmoor 1
      And the next abilities of Enoki are Cull and Harvest
      And the D6 will show 2
      When Enoki takes his Corrupted Turn
      And Soff chooses Blue
      Then the rules refuse it: "1 or 2: Energy lost"
      And Soff may choose Green and Red

    Scenario: Without Energy Soff loses nothing
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Enoki is on Oakenmoor 1
      And the next abilities of Enoki are Cull and Harvest
      And the D6 will show 1
      When Enoki takes his Corrupted Turn
      Then Soff has 0 Green Energy
      And Soff has 6 Health and 4 Spirit

    Scenario: Nobody but Soff names the colour
      Given the player plays Soff
      And Soff stands on Oakenmoor 1
      And Soff has 9 Health and 3 Spirit
      And Soff has 2 Green Energy
      And Soff has 2 Red Energy
      And Enoki is on Oakenmoor 1
      And the next abilities of Enoki are Cull and Harvest
      And the D6 will show 1
      When Enoki takes his Corrupted Turn
      And Thomas chooses Red
      Then the rules refuse it: "1 or 2: Energy lost"
      When Soff chooses Red
      Then Soff has 1 Red Energy

  @rule.effect.dusk
  Rule: 3 or 4: a Dusk card arrives on a random space

    Scenario: The top Dusk card goes where the dice say, even beside another card
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Enoki is on Oakenmoor 1
      And these cards are in play
        | card   | kind    | space       |
        | "Wolf" | Monster | Oakenmoor 1 |
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Chasm" | Rift    |
        | "Bear"  | Monster |
      And the next abilities of Enoki are Cull and Harvest
      And the World die will show Oakenmoor
      And the D6 will show 3 and 1
      When Enoki takes his Corrupted Turn
      Then these cards are on the board
        | card    | space       |
        | "Wolf"  | Oakenmoor 1 |
        | "Chasm" | Oakenmoor 1 |
      And the Dusk deck holds, from the top: "Bear"

    Scenario: An empty Dusk deck is made anew from its discard pile
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Enoki is on Oakenmoor 1
      And the Dusk discard pile holds
        | card    | kind |
        | "Chasm" | Rift |
        | "Abyss" | Rift |
      And the Dusk deck will be shuffled to "Abyss" and "Chasm"
      And the next abilities of Enoki are Cull and Harvest
      And the World die will show Lunaridge
      And the D6 will show 4 and 6
      When Enoki takes his Corrupted Turn
      Then these cards are on the board
        | card    | space       |
        | "Abyss" | Lunaridge 6 |
      And the Dusk deck holds, from the top: "Chasm"
      And the Dusk discard pile is empty

    Scenario: With neither Dusk deck nor discard pile no card arrives
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 1
      And Enoki is on Oakenmoor 1
      And the next abilities of Enoki are Cull and Harvest
      And the D6 will show 4
      When Enoki takes his Corrupted Turn
      Then no card is on the board
      And the Dusk deck is empty

  @rule.effect.activation
  Rule: 5 or 6: Enoki activates once more

    Scenario: The extra Activation brings no second roll
      Given the player plays Soff
      And Soff has 6 Health and 4 Spirit
      And Soff stands on Oakenmoor 2
      And Enoki is on Oakenmoor 5
      And the next abilities of Enoki are Cull and Harvest, Whirling Axes
      And the D6 will show 6
      When Enoki takes his Corrupted Turn
      Then Enoki is on Oakenmoor 2
      And Soff has 1 Health and 4 Spirit

    @reading.C29=b
    Scenario: Read the other way, each extra Activation is followed by a roll
      Given the player plays Soff
      And Soff has 9 Health and 4 Spirit
      And Soff stands on Oakenmoor 2
      And Soff has 1 Green Energy
      And Enoki is on Oakenmoor 5
      And the next abilities of Enoki are Cull and Harvest, Whirling Axes, Whirling Axes
      And the D6 will show 6, 5 and 1
      When Enoki takes his Corrupted Turn
      Then Soff has 2 Health and 4 Spirit
      And Soff has 0 Green Energy
