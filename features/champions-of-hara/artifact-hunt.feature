Feature: The Artifact Hunt

  Background:
    Given the mode is Artifact Hunt
    And the sample board

  @rule.hunt.character
  Rule: Any character can hunt

    Scenario Outline: Each of the six characters may be played
      When the player takes <champion>
      Then the player plays <champion>

      Examples:
        | champion     |
        | Soff         |
        | Thomas       |
        | Kaoru & Kuma |
        | Leaf         |
        | Persephone   |
        | Oric         |

  @rule.hunt.goal
  Rule: All Artifacts and the Versus Arena condition

    Scenario: The last Artifact and full gauges in the Dojo win the game
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 10 Energy of each colour
      And the Inventory of Oric holds all the Artifacts but the Doom token 3
      And the Inventory of Oric holds the Doom token 3
      When the player ends the turn
      Then the game is won

    Scenario: One Artifact too few
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 10 Energy of each colour
      And the Inventory of Oric holds all the Artifacts but the Doom token 3
      When the player ends the turn
      Then the game goes on

    Scenario: All Artifacts without the Energy
      Given the player plays Oric
      And Oric has 5 Health and 2 Spirit
      And Oric stands on the Dojo
      And Oric has 10 Energy of each colour
      And Oric has 9 Green Energy
      And the Inventory of Oric holds all the Artifacts but the Doom token 3
      And the Inventory of Oric holds the Doom token 3
      When the player ends the turn
      Then the game goes on

  @rule.hunt.tokens
  Rule: Three Scenario tokens and three Doom tokens

    Scenario: Only tokens 1, 2 and 3 of both kinds come onto the board
      Given the player plays Oric
      And the shuffled Scenario token pile will be Scenario token 1, Scenario token 2 and Scenario token 3
      And the shuffled Doom token pile will be Doom token 1, Doom token 2 and Doom token 3
      And the D6 will show 1, 2, 3, 4, 5 and 6
      When the Artifacts are placed
      And Oric begins with a Scenario token
      Then these tokens are on the board
        | token            | space           |
        | Scenario token 1 | Oakenmoor 1     |
        | Doom token 1     | The Baiyu 2     |
        | Scenario token 2 | Lunaridge 3     |
        | Doom token 2     | Arechi Wastes 4 |
        | Scenario token 3 | The Drear 5     |
        | Doom token 3     | Oppenheim 6     |

    Scenario: A Doom token that is no Artifact cannot be collected
      Given the player plays Thomas
      And Thomas stands on Lunaridge 3
      And the colour of Lunaridge is Blue
      And Thomas has 2 Blue Energy
      And the Doom token 4 lies on Lunaridge 3
      When Thomas collects the Doom token 4
      Then the rules refuse it: "The Artifact tokens"
      And Thomas has 2 Blue Energy

  @rule.hunt.deal
  Rule: One token in each World, the kinds alternate

    Scenario: Either kind may come first
      Given the player plays Oric
      And the shuffled Scenario token pile will be Scenario token 1, Scenario token 2 and Scenario token 3
      And the shuffled Doom token pile will be Doom token 1, Doom token 2 and Doom token 3
      When the Artifacts are placed
      Then Oric may begin with a Scenario token and Doom token

    Scenario: The shuffle decides which number goes where, the kinds alternate around the Dojo
      Given the player plays Oric
      And the Worlds lie clockwise around the Dojo: Oppenheim, Lunaridge, The Drear, The Baiyu, Oakenmoor and Arechi Wastes
      And the shuffled Scenario token pile will be Scenario token 3, Scenario token 1 and Scenario token 2
      And the shuffled Doom token pile will be Doom token 2, Doom token 3 and Doom token 1
      And the D6 will show 6, 6, 5, 2, 2 and 1
      When the Artifacts are placed
      And Oric begins with a Doom token
      Then these tokens are on the board
        | token            | space           |
        | Doom token 2     | Oppenheim 6     |
        | Scenario token 3 | Lunaridge 6     |
        | Doom token 3     | The Drear 5     |
        | Scenario token 1 | The Baiyu 2     |
        | Doom token 1     | Oakenmoor 2     |
        | Scenario token 2 | Arechi Wastes 1 |

    Scenario: Nobody but the player's character says which kind comes first, and only once
      Given the player plays Oric
      And the shuffled Scenario token pile will be Scenario token 1, Scenario token 2 and Scenario token 3
      And the shuffled Doom token pile will be Doom token 1, Doom token 2 and Doom token 3
      And the D6 will show 1, 1, 1, 1, 1 and 1
      When the Artifacts are placed
      And Leaf begins with a Doom token
      Then the rules refuse it: "One token in each World"
      And Oric may begin with a Scenario token and Doom token
      When Oric begins with a Doom token
      And the Artifacts are placed
      Then the rules refuse it: "One token in each World"

  @rule.hunt.space
  Rule: The D6 gives each space

    Scenario: Every World has a roll of its own
      Given the player plays Leaf
      And the shuffled Scenario token pile will be Scenario token 1, Scenario token 2 and Scenario token 3
      And the shuffled Doom token pile will be Doom token 1, Doom token 2 and Doom token 3
      And the D6 will show 4, 4, 4, 4, 4 and 2
      When the Artifacts are placed
      And Leaf begins with a Doom token
      Then these tokens are on the board
        | token            | space           |
        | Doom token 1     | Oakenmoor 4     |
        | Scenario token 1 | The Baiyu 4     |
        | Doom token 2     | Lunaridge 4     |
        | Scenario token 2 | Arechi Wastes 4 |
        | Doom token 3     | The Drear 4     |
        | Scenario token 3 | Oppenheim 2     |

  @rule.hunt.reveal
  Rule: In the end all tokens lie face up

    Scenario: The tokens are turned up once all are placed
      Given the player plays Oric
      And the shuffled Scenario token pile will be Scenario token 1, Scenario token 2 and Scenario token 3
      And the shuffled Doom token pile will be Doom token 1, Doom token 2 and Doom token 3
      And the D6 will show 1, 2, 3, 4, 5 and 6
      When the Artifacts are placed
      And Oric begins with a Scenario token
      Then all tokens lie face up

  @rule.hunt.collect
  Rule: A free action takes the token of your space

    Scenario: An Artifact is collected although no Activation is left
      Given the player plays Thomas
      And Thomas has 0 Activations left
      And Thomas stands on Lunaridge 3
      And the colour of Lunaridge is Blue
      And Thomas has 2 Blue Energy
      And the Scenario token 1 lies on Lunaridge 3
      When Thomas collects the Scenario token 1
      Then the Inventory of Thomas holds these tokens: Scenario token 1
      And no token is on the board
      And Thomas has 1 Blue Energy
      And Thomas has 0 Activations left

    Scenario: From another space an Artifact cannot be collected
      Given the player plays Thomas
      And Thomas stands on Lunaridge 4
      And the colour of Lunaridge is Blue
      And Thomas has 2 Blue Energy
      And the Scenario token 1 lies on Lunaridge 3
      When Thomas collects the Scenario token 1
      Then the rules refuse it: "Taking the token"
      And Thomas has 2 Blue Energy
      And the Inventory of Thomas holds no token

    Scenario: Artifacts are collected by the player's character, in this mode
      Given the player plays Thomas
      And the colour of Lunaridge is Red
      And Leaf stands on Lunaridge 4
      And the Doom token 1 lies on Lunaridge 4
      When Leaf collects the Doom token 1
      Then the rules refuse it: "Only one character"
      Given the mode is Flood of Rifts
      When Thomas collects the Doom token 1
      Then the rules refuse it: "Taking the token"

    @question
    Scenario: The price of the last Artifact can delay the victory
      Given the player plays Thomas
      And Thomas has 4 Health and 1 Spirit
      And the colour of Lunaridge is Red
      And Thomas has 10 Energy of each colour
      And Thomas has 1 movement point
      And Thomas stands on Lunaridge 1
      And the Inventory of Thomas holds all the Artifacts but the Doom token 3
      And the Doom token 3 lies on Lunaridge 1
      When Thomas collects the Doom token 3
      And Thomas moves to the Dojo
      And the player ends the turn
      Then Thomas has 9 Red Energy
      And the game goes on

  @rule.hunt.order
  Rule: The lowest number comes first, whatever its kind

    Scenario Outline: Either token with the lowest number may be collected
      Given the player plays Thomas
      And Thomas stands on <space>
      And the colour of Lunaridge is Blue
      And the colour of The Drear is Red
      And Thomas has 1 Energy of each colour
      And the Scenario token 2 lies on Lunaridge 3
      And the Doom token 2 lies on The Drear 5
      And the Doom token 3 lies on Oppenheim 1
      When Thomas collects the <token>
      Then the Inventory of Thomas holds these tokens: <token>

      Examples:
        | space       | token            |
        | Lunaridge 3 | Scenario token 2 |
        | The Drear 5 | Doom token 2     |

    Scenario: A higher number has to wait
      Given the player plays Thomas
      And Thomas stands on Oppenheim 1
      And the colour of Oppenheim is Green
      And Thomas has 1 Energy of each colour
      And the Scenario token 2 lies on Lunaridge 3
      And the Doom token 3 lies on Oppenheim 1
      When Thomas collects the Doom token 3
      Then the rules refuse it: "The lowest number first"
      And the Inventory of Thomas holds no token
      And Thomas has 1 Green Energy

  @rule.hunt.cost
  Rule: 1 Energy of the World's colour

    Scenario: Energy of another colour does not pay for an Artifact
      Given the player plays Thomas
      And Thomas stands on Lunaridge 3
      And the colour of Lunaridge is Blue
      And Thomas has 5 Red Energy
      And Thomas has 0 Blue Energy
      And the Scenario token 1 lies on Lunaridge 3
      When Thomas collects the Scenario token 1
      Then the rules refuse it: "The price of an Artifact"
      And Thomas has 5 Red Energy

    Scenario: The last Energy of the right colour pays for it
      Given the player plays Thomas
      And Thomas stands on Lunaridge 3
      And the colour of Lunaridge is Blue
      And Thomas has 5 Red Energy
      And Thomas has 1 Blue Energy
      And the Scenario token 1 lies on Lunaridge 3
      When Thomas collects the Scenario token 1
      Then Thomas has 0 Blue Energy
      And Thomas has 5 Red Energy

  @rule.dawn.roll
  Rule: An effect for the whole Day

    Scenario: The effect of Dawn still holds at Dusk
      Given the player plays Thomas
      And the D6 will show 4
      When Dawn of Day 1 begins
      And the player ends the turn
      And the round ends
      Then it is Dusk of Day 1
      And the effect of the Day is 4

    Scenario: The next Dawn brings a new effect
      Given the player plays Thomas
      And the effect of the Day is 4
      And the D6 will show 2
      When Dawn of Day 2 begins
      Then the effect of the Day is 2

  @rule.dawn.halt
  Rule: Effect 1 stops you at a Monster

    @ex.dawn-effects
    Scenario: Arriving at a Monster takes all movement points
      Given the player plays Thomas
      And the D6 will show 1
      And Thomas stands on Lunaridge 2
      And Thomas has 3 movement points
      And these cards are in play
        | card   | kind    | space       |
        | "Wolf" | Monster | Lunaridge 3 |
      When Dawn of Day 1 begins
      And Thomas moves to Lunaridge 3
      Then Thomas stands on Lunaridge 3
      And Thomas has 0 movement points

    Scenario: A Rift or an Event does not stop you
      Given the player plays Thomas
      And the effect of the Day is 1
      And Thomas stands on Lunaridge 2
      And Thomas has 3 movement points
      And these cards are in play
        | card    | kind  | space       |
        | "Storm" | Rift  | Lunaridge 3 |
        | "Fair"  | Event | Lunaridge 3 |
      When Thomas moves to Lunaridge 3
      Then Thomas has 2 movement points

    Scenario: An Allied Monster stops you like any other
      Given the player plays Thomas
      And the effect of the Day is 1
      And Thomas stands on Lunaridge 2
      And Thomas has 3 movement points
      And these cards are in play
        | card     | kind           | space       |
        | "Friend" | Allied Monster | Lunaridge 3 |
      When Thomas moves to Lunaridge 3
      Then Thomas has 0 movement points

    Scenario: Transporting to a Monster stops you as well
      Given the player plays Thomas
      And the effect of the Day is 1
      And Thomas stands on the Dojo
      And Thomas has 3 movement points
      And these cards are in play
        | card   | kind    | space       |
        | "Wolf" | Monster | Lunaridge 3 |
      When Thomas transports to Lunaridge 3
      Then Thomas has 0 movement points

    Scenario: Another effect does not stop you
      Given the player plays Thomas
      And the effect of the Day is 2
      And Thomas stands on Lunaridge 2
      And Thomas has 3 movement points
      And these cards are in play
        | card   | kind    | space       |
        | "Wolf" | Monster | Lunaridge 3 |
      When Thomas moves to Lunaridge 3
      Then Thomas has 2 movement points

    @question
    Scenario: Being transported to a Monster takes the movement points as well
      Given the player plays Thomas
      And the effect of the Day is 1
      And Thomas has 3 movement points
      And these cards are in play
        | card   | kind    | space       |
        | "Wolf" | Monster | The Drear 3 |
      When Thomas transports to The Drear 3
      Then Thomas has 0 movement points

  @rule.dawn.replace
  Rule: Effect 2 replaces a defeated Monster

    @ex.dawn-effects
    Scenario: The next Monster of the Dusk deck comes, Rifts before it are discarded
      Given the player plays Thomas
      And the D6 will show 2
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 3 |
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Storm" | Rift    |
        | "Shade" | Monster |
        | "Ghost" | Monster |
      When Dawn of Day 1 begins
      And Thomas attacks "Wolf" for 2 damage at range 0
      Then these cards are on the board
        | card    | space       |
        | "Shade" | Lunaridge 3 |
      And the Dusk deck holds, from the top: "Ghost"
      And the Dusk discard pile holds "Wolf" and "Storm"

    Scenario: A Monster that came as a replacement is replaced as well
      Given the player plays Thomas
      And the effect of the Day is 2
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 3 |
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Shade" | Monster |
        | "Ghost" | Monster |
      When Thomas attacks "Wolf" for 2 damage at range 0
      And Thomas attacks "Shade" for 1 damage at range 0
      Then these cards are on the board
        | card    | space       |
        | "Ghost" | Lunaridge 3 |

    Scenario: A Dusk deck without Monsters is shuffled with its discards
      Given the player plays Thomas
      And the effect of the Day is 2
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 3 |
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Storm" | Rift |
      And the Dusk deck will be shuffled to "Storm" and "Wolf"
      When Thomas attacks "Wolf" for 2 damage at range 0
      Then these cards are on the board
        | card   | space       |
        | "Wolf" | Lunaridge 3 |
      And the Dusk discard pile holds "Storm"

    Scenario: An Allied Monster is replaced too, but never replaces
      Given the player plays Thomas
      And the effect of the Day is 2
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card     | kind           | Health | space       |
        | "Friend" | Allied Monster | 2      | Lunaridge 3 |
      And the Dusk deck holds, from the top
        | card    | kind           |
        | "Pal"   | Allied Monster |
        | "Shade" | Monster        |
      When Thomas attacks "Friend" for 2 damage at range 0
      Then these cards are on the board
        | card    | space       |
        | "Shade" | Lunaridge 3 |
      And the Dusk discard pile holds "Friend" and "Pal"

    Scenario: Where no Monster is left at all, none appears
      Given the player plays Thomas
      And the effect of the Day is 2
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card     | kind           | Health | space       |
        | "Friend" | Allied Monster | 2      | Lunaridge 3 |
      When Thomas attacks "Friend" for 2 damage at range 0
      Then no card is on the board

    Scenario: Under another effect nothing replaces a Monster
      Given the player plays Thomas
      And the effect of the Day is 3
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Lunaridge 3 |
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Shade" | Monster |
      When Thomas attacks "Wolf" for 2 damage at range 0
      Then no card is on the board

  @rule.dawn.rifts
  Rule: Effect 3 lengthens the range of Monsters

    @ex.dawn-effects
    Scenario: A Monster of Range 1 with 2 Rifts at range 1 has Range 3
      Given the player plays Thomas
      And the D6 will show 3
      And these cards are in play
        | card     | kind    | Attack | Range | space       |
        | "Wolf"   | Monster | 1      | 1     | Lunaridge 3 |
        | "Storm"  | Rift    |        |       | Lunaridge 2 |
        | "Tear"   | Rift    |        |       | Lunaridge 4 |
        | "Crack"  | Rift    |        |       | Lunaridge 3 |
        | "Breach" | Rift    |        |       | Lunaridge 5 |
      When Dawn of Day 1 begins
      Then the Monster "Wolf" has 1 Health, 1 Attack and 3 Range

    Scenario: The longer range reaches the character
      Given the player plays Thomas
      And the effect of the Day is 3
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 6
      And these cards are in play
        | card    | kind    | Attack | Range | space       |
        | "Wolf"  | Monster | 1      | 2     | Lunaridge 3 |
        | "Storm" | Rift    |        |       | Lunaridge 2 |
      When the player ends the turn
      Then Thomas has 3 Health and 1 Spirit

    Scenario: Under another effect Rifts add no range
      Given the player plays Thomas
      And the effect of the Day is 4
      And these cards are in play
        | card    | kind    | Attack | Range | space       |
        | "Wolf"  | Monster | 1      | 2     | Lunaridge 3 |
        | "Storm" | Rift    |        |       | Lunaridge 2 |
      Then the Monster "Wolf" has 1 Health, 1 Attack and 2 Range

  @rule.dawn.gold
  Rule: Effect 4 takes Gold rewards away

    @ex.dawn-effects
    Scenario: A Gold reward is lost, the rest of the reward is not
      Given the player plays Thomas
      And the D6 will show 4
      And Thomas stands on Lunaridge 3
      And Thomas has 0 Energy of each colour
      And these cards are in play
        | card   | kind    | Health | reward       | space       |
        | "Wolf" | Monster | 2      | Gold and Red | Lunaridge 3 |
      When Dawn of Day 1 begins
      And Thomas attacks "Wolf" for 2 damage at range 0
      Then Thomas has 1 Red Energy
      And Thomas has 0 Green Energy
      And Thomas has 0 Blue Energy

    Scenario: The Energy you have already stays when a Gold reward is lost
      Given the player plays Thomas
      And the effect of the Day is 4
      And Thomas stands on Lunaridge 3
      And Thomas has 2 Energy of each colour
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 2      | Gold   | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 0
      Then Thomas has 2 Red Energy
      And Thomas has 2 Green Energy
      And Thomas has 2 Blue Energy

    @reading.C18=b
    Scenario: Read the other way, a Gold reward takes Energy of a chosen colour away
      Given the player plays Thomas
      And the effect of the Day is 4
      And Thomas stands on Lunaridge 3
      And Thomas has 2 Energy of each colour
      And Thomas has 0 Green Energy
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 2      | Gold   | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 0
      Then Thomas may choose Blue and Red
      When Thomas chooses Blue
      Then Thomas has 1 Blue Energy

    Scenario: Under another effect a Gold reward is gained
      Given the player plays Thomas
      And the effect of the Day is 5
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 2      | Gold   | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 0
      And Thomas chooses Green
      Then Thomas has 1 Green Energy

    @question
    Scenario: Gold that a World Shift card gives is no reward and is kept
      Given the player plays Thomas
      And the effect of the Day is 4
      And the World Shift deck holds, from the top
        | card    | for all players |
        | "Storm" | Gold Energy     |
      When it is time for World Shift
      And Thomas chooses Blue
      Then Thomas has 1 Blue Energy
      Given it is Dawn of Day 3
      And the Day is at this step: turns at Dawn
      And the effect of the Day is 4
      And these cards are in play
        | card   | kind    | Health | reward      | space    |
        | "Wolf" | Monster | 1      | Gold Energy | the Dojo |
      When Thomas attacks "Wolf" for 1 damage at range 0
      Then Thomas has 1 Blue Energy

  @rule.dawn.world
  Rule: Effect 5 puts the whole World in range

    @ex.dawn-effects
    Scenario: A Monster of Range 0 hits a character elsewhere in its World
      Given the player plays Thomas
      And the D6 will show 5
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 6
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Wolf" | Monster | 1      | 0     | Lunaridge 3 |
      When Dawn of Day 1 begins
      And the player ends the turn
      Then Thomas has 3 Health and 1 Spirit

    Scenario: In another World only the range counts
      Given the player plays Thomas
      And the effect of the Day is 5
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on The Drear 6
      And these cards are in play
        | card     | kind    | Attack | Range | space           |
        | "Wolf"   | Monster | 1      | 0     | Lunaridge 3     |
        | "Archer" | Monster | 2      | 1     | Arechi Wastes 3 |
      When the player ends the turn
      Then Thomas has 2 Health and 1 Spirit

    Scenario: Under another effect a Monster of Range 0 misses
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 6
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Wolf" | Monster | 1      | 0     | Lunaridge 3 |
      When the player ends the turn
      Then Thomas has 4 Health and 1 Spirit

    Scenario: Beyond its World a Monster still has its own range
      Given the player plays Soff
      And the effect of the Day is 5
      And Soff stands on Lunaridge 1
      And Soff has 9 Health and 3 Spirit
      And these cards are in play
        | card    | kind    | Attack | Range | space       |
        | "Imp"   | Monster | 1      | 0     | Lunaridge 4 |
        | "Eagle" | Monster | 2      | 2     | The Baiyu 2 |
        | "Wolf"  | Monster | 4      | 0     | The Baiyu 2 |
      When the Monsters attack the player
      Then these have attacked the player: "Imp" and "Eagle"
      And Soff has 6 Health and 3 Spirit

  @rule.dawn.double
  Rule: Effect 6 doubles the Health of a Monster attacked from afar

    @ex.dawn-effects
    Scenario: A Monster with 3 Health attacked from range 2 has 6
      Given the player plays Thomas
      And the D6 will show 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Dawn of Day 1 begins
      And Thomas attacks "Wolf" for 0 damage at range 2
      Then the Monster "Wolf" has 6 Health, 0 Attack and 0 Range
      When the player ends the turn
      Then the Monster "Wolf" has 3 Health, 0 Attack and 0 Range

    Scenario: Damage uses up the added Health first
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 2
      Then the Monster "Wolf" has 4 Health, 0 Attack and 0 Range
      When the player ends the turn
      Then the Monster "Wolf" has 3 Health, 0 Attack and 0 Range

    Scenario: On its own space a Monster keeps its Health
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas stands on Lunaridge 3
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 2
      Then the Monster "Wolf" has 1 Health, 0 Attack and 0 Range

    Scenario: Range 1 is enough, and what is left of a wounded Monster is doubled
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas stands on Lunaridge 4
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      And the Monster "Wolf" has taken 1 damage
      When Thomas attacks "Wolf" for 1 damage at range 1
      Then the Monster "Wolf" has 3 Health, 0 Attack and 0 Range

    Scenario: A second attack from afar does not double again
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas stands on Lunaridge 4
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 1
      And Thomas attacks "Wolf" for 2 damage at range 1
      Then the Monster "Wolf" has 2 Health, 0 Attack and 0 Range

    Scenario: In the next turn an attack from afar doubles the Health anew
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 4
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 4 damage at range 1
      And the player ends the turn
      And the round ends
      And Dusk begins
      And Thomas attacks "Wolf" for 2 damage at range 1
      Then the Monster "Wolf" has 2 Health, 0 Attack and 0 Range

    Scenario: As much damage as the double Health defeats the Monster
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas stands on Lunaridge 4
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 6 damage at range 1
      Then no card is on the board

    Scenario: Damage beyond what was added stays after the turn
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 4
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 5 damage at range 1
      And the player ends the turn
      Then the Monster "Wolf" has 1 Health, 0 Attack and 0 Range

    @reading.C19=b
    Scenario: Read the other way, the damage stays when the double Health ends
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 5
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 3      | Lunaridge 3 |
      When Thomas attacks "Wolf" for 2 damage at range 2
      And the player ends the turn
      Then the Monster "Wolf" has 1 Health, 0 Attack and 0 Range

    @reading.C19=b
    Scenario: Read the other way, a Monster can fall when its double Health ends
      Given the player plays Thomas
      And the effect of the Day is 6
      And Thomas has 4 Health and 1 Spirit
      And Thomas stands on Lunaridge 5
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 3      | Red    | Lunaridge 3 |
      When Thomas attacks "Wolf" for 3 damage at range 2
      And the player ends the turn
      Then no card is on the board
      And Thomas has 1 Red Energy
