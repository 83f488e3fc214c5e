Feature: Characters and their ki dice

  @rule.turn.points
  Rule: Three action points

    Scenario: A character gains 3 action points at the start of its activation
      Given Akira has 0 action points
      When the activation of Akira begins
      Then Akira has 3 action points

    @question
    Scenario: A knocked-down character that kept a point has 3 in all
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A |
        | 1 | A |
      And Akira has 1 action point
      And Akira has 1 token of knocked down
      When the activation of Akira begins
      Then Akira has 3 action points

  @rule.turn.keep
  Rule: One point for later

    @ex.kept-point
    Scenario Outline: A character keeps at most 1 action point for its next activation
      Given it is the activation of Akira
      And Akira has <points> action points
      When the activation of Akira ends
      Then Akira has <kept> action points
      Given part 2 of the next round has been played
      When the activation of Akira begins
      Then Akira has <next> action points

      Examples:
        | points | kept | next |
        | 0      | 0    | 3    |
        | 1      | 1    | 4    |
        | 2      | 1    | 4    |
        | 3      | 1    | 4    |
        | 4      | 1    | 4    |

  @rule.turn.most
  Rule: Four at most

    Scenario Outline: Action points beyond 4 are lost
      Given Akira has <before> action points
      When the activation of Akira begins
      Then Akira has <after> action points

      Examples:
        | before | after |
        | 1      | 4     |
        | 2      | 4     |
        | 4      | 4     |

  @rule.turn.actions
  Rule: The six actions

    Scenario: A character acts only in its own activation
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | T |
      And it is the activation of Akira
      And Akira has 3 action points
      And Tomoe has 1 action point
      When Tomoe starts to move
      Then the rules refuse it: "The six actions"
      And Tomoe has 1 action point
      When Akira starts to move
      Then Akira has 3 movement points left

    Scenario: Nobody ends an activation that is not theirs
      Given it is the activation of Akira
      When the activation of Tomoe ends
      Then the rules refuse it: "The six actions"
      And it is still the activation of Akira

    Scenario: Whoever acts first is the active character, and nobody else is
      Given these objects
        | character | object |
        | Akira     | "Rope" |
        | Tomoe     | "Lamp" |
      And Akira has 2 action points
      And Tomoe has 2 action points
      When Akira uses the object "Rope"
      Then it is still the activation of Akira
      When Tomoe uses the object "Lamp"
      Then the rules refuse it: "The six actions"
      When the activation of Akira ends
      Then nobody is active
      When Akira uses the object "Rope"
      Then the rules refuse it: "The six actions"
      And Tomoe has 2 action points

  @rule.turn.any-order
  Rule: In any order

    Scenario: Actions are repeated and taken in any order while there are action points
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | . |
      And the interaction point "lever" is on B1
      And the interaction point "chest" is on B1
      And it is the activation of Akira
      And Akira has 3 action points
      When Akira interacts with "lever"
      And Akira starts to move
      And Akira goes to B1, A1
      And Akira ends the move
      And Akira interacts with "chest"
      Then Akira has 0 action points
      And "chest" is removed

  @rule.turn.one-move
  Rule: Moving only once

    Scenario: A second move in the same activation is refused
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | . |
      And it is the activation of Akira
      And Akira has 4 action points
      When Akira starts to move
      And Akira goes to B1
      And Akira ends the move
      And Akira starts to move
      Then the rules refuse it: "Moving only once"
      And Akira has 3 action points
      And Akira stands on B1

    Scenario: In its next activation a character may move again
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And it is the activation of Akira
      And in this activation Akira has already used the action move
      When the activation of Akira ends
      Given part 2 of the next round has been played
      When the activation of Akira begins
      And Akira starts to move
      And Akira goes to B1
      Then Akira stands on B1

  @rule.turn.one-attack
  Rule: Attacking only once

    Scenario: A second attack in the same activation is refused
      Given these creatures
        | sign | creature     | life |
        | A    | Akira        | 10   |
        | a    | the ashigaru | 5    |
      And the zone
        |   | A | B |
        | 1 | A | a |
      And these weapons
        | character | weapon   | quick  |
        | Akira     | "Katana" | orange |
      And it is the activation of Akira
      And Akira has 4 action points
      And the attack die shows orange 1
      When Akira makes a quick attack on the ashigaru
      Then the ashigaru has 4 life
      And Akira has 3 action points
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "Attacking only once"
      And the ashigaru has 4 life
      And Akira has 3 action points

  @rule.turn.complete
  Rule: One thing at a time

    Scenario: A character interacts in the middle of a move and goes on with the points left
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | . |
      And the interaction point "lever" is on C1
      And it is the activation of Akira
      And Akira has 3 action points
      When Akira starts to move
      And Akira goes to B1
      And Akira interacts with "lever"
      Then the section of "lever" is read
      And Akira has 1 action point
      And Akira has 2 movement points left
      When Akira goes to C1
      Then Akira stands on C1
      And Akira has 1 movement point left

    Scenario: No other action starts before a move has ended
      Given these abilities
        | character | ability      | kind      | ki | die |
        | Akira     | "Meditation" | technique | 3  | 4   |
      And these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | . |
      And it is the activation of Akira
      And Akira has 3 action points
      When Akira starts to move
      And Akira goes to B1
      And Akira uses the technique "Meditation"
      Then the rules refuse it: "One thing at a time"
      And Akira has 2 action points
      And Akira has 2 movement points left
      When Akira ends the move
      And Akira uses the technique "Meditation"
      Then Akira carries out "Meditation"
      And Akira has 1 action point

    @reading.C70=a
    Scenario: By the other reading a move ends before a character interacts, and the points left are lost
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | . |
      And the interaction point "lever" is on C1
      And it is the activation of Akira
      And Akira has 3 action points
      When Akira starts to move
      And Akira goes to B1
      And Akira interacts with "lever"
      Then the rules refuse it: "One thing at a time"
      And Akira has 2 action points
      When Akira ends the move
      And Akira interacts with "lever"
      Then the section of "lever" is read
      And Akira has 1 action point
      And Akira is not moving any more

  @rule.technique.cost
  Rule: A technique costs one point

    Scenario Outline: A technique costs 1 action point unless it says otherwise, however often it is used
      Given these abilities
        | character | ability      | kind      | ki | die | cost   |
        | Akira     | "Meditation" | technique | 3  | 4   | <cost> |
      And it is the activation of Akira
      And Akira has 4 action points
      When Akira uses the technique "Meditation"
      Then Akira carries out "Meditation"
      And Akira has <once> action points
      When Akira uses the technique "Meditation"
      Then Akira has <twice> action points
      And the slot of "Meditation" of Akira holds a 4

      Examples:
        | cost | once | twice |
        |      | 3    | 2     |
        | 2    | 2    | 0     |
        | 0    | 4    | 4     |

    Scenario: Without action points there is no technique
      Given these abilities
        | character | ability      | kind      | ki | die |
        | Akira     | "Meditation" | technique | 3  | 4   |
      And it is the activation of Akira
      And Akira has 0 action points
      When Akira uses the technique "Meditation"
      Then the rules refuse it: "A technique costs one point"

  @rule.technique.requirements
  Rule: A technique needs its requirements

    Scenario: A technique works with a ki die that meets its requirement
      Given these abilities
        | character | ability      | kind      | ki | die |
        | Akira     | "Meditation" | technique | 4  | 4   |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the technique "Meditation"
      Then Akira carries out "Meditation"

    Scenario Outline: A technique whose requirements are not met is refused and costs nothing
      Given these abilities
        | character | ability      | kind      | ki | die   |
        | Akira     | "Meditation" | technique | 4  | <die> |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the technique "Meditation"
      Then the rules refuse it: "The ki die in its slot"
      And Akira has 1 action point

      Examples:
        | die |
        | 3   |
        |     |

  @rule.free.actions
  Rule: The four free actions

    Scenario: The four free actions cost no action points
      Given these creatures
        | sign | creature | life | full life | spirit |
        | A    | Akira    | 4    | 10        | 1      |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And these character boards
        | character | affinity | dice in reserve |
        | Akira     | 6        | 5, 2            |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 3   |
        | Akira     | "Focus" | attack | 4  |     |
      And 1 head lies on B1
      And it is the activation of Akira
      And Akira has 0 action points
      When Akira places a 5 on "Focus"
      And Akira withdraws the ki die of "Stab"
      And Akira recovers the head on B1
      And Akira enters Kami mode
      Then the slot of "Focus" of Akira holds a 5
      And Akira has 1 exhausted ki die
      And Akira owns 1 head
      And Akira is in Kami mode
      And Akira has 0 action points

  @rule.free.when
  Rule: At any time

    Scenario: A free action is taken in the middle of a move, even on the square of an ally
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | T | . | . |
        | 2 | # | # | . | # |
      And 1 head lies on C2
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira starts to move
      And Akira goes to B1
      And Akira recovers the head on C2
      Then Akira owns 1 head
      When Akira goes to C1, D1
      Then Akira stands on D1
      And Akira has 0 movement points left

    Scenario: Nobody takes a free action in another's activation
      Given these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 3   |
      And it is the activation of Tomoe
      When Akira withdraws the ki die of "Stab"
      Then the rules refuse it: "At any time"
      And the slot of "Stab" of Akira holds a 3

  @rule.head.recover
  Rule: Recovering a head

    Scenario: One head at a time is taken from an adjacent square
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
        | 2 | . | . |
      And 2 heads lie on B2
      And 1 boss head lies on B2
      And it is the activation of Akira
      When Akira recovers the head on B2
      Then Akira owns 1 head
      And 1 head lies on B2
      When Akira recovers the boss head on B2
      Then Akira owns 1 boss head
      And 0 boss heads lie on B2
      And 1 head lies on B2

    Scenario Outline: A head that is not on an adjacent square stays where it is
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | . | A | . |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 0 | 0 |
      And 1 head lies on <square>
      And it is the activation of Akira
      When Akira recovers the head on <asked>
      Then the rules refuse it: "Recovering a head"
      And Akira owns 0 heads
      And 1 head lies on <square>

      Examples:
        | square | asked |
        | A1     | A1    |
        | B1     | B1    |
        | A1     | C1    |

    @question
    Scenario: Of two heads on a square one is recovered at a time
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And 2 heads lie on B1
      And it is the activation of Akira
      When Akira recovers the head on B1
      Then Akira owns 1 head
      And 1 head lies on B1
      When Akira recovers the head on B1
      Then Akira owns 2 heads
      When Akira recovers the head on B1
      Then the rules refuse it: "Recovering a head"

  @rule.ki.where
  Rule: The three places of a die

    Scenario: A ki die goes from the reserve to a slot and is exhausted by withdrawing it or by dropping to 0
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 1      |
      And these character boards
        | character | dice in reserve |
        | Akira     | 1, 6, 6         |
      And these abilities
        | character | ability | kind   | ki |
        | Akira     | "Stab"  | attack | 1  |
        | Akira     | "Focus" | attack | 2  |
      And it is the activation of Akira
      When Akira places a 1 on "Stab"
      And Akira places a 6 on "Focus"
      Then the reserve of Akira holds the ki dice 6
      And Akira has 0 exhausted ki dice
      When Akira withdraws the ki die of "Focus"
      Then Akira has 1 exhausted ki die
      When the activation of Akira ends
      And the ki dice drop
      Then Akira has 2 exhausted ki dice
      And the slot of "Stab" of Akira is empty
      And the slot of "Focus" of Akira is empty
      And the reserve of Akira holds the ki dice 6

  @rule.ki.place
  Rule: Placing a ki die

    Scenario: Only a die of the reserve can be placed
      Given these character boards
        | character | dice in reserve | exhausted dice |
        | Akira     | 4               | 1              |
      And these abilities
        | character | ability | kind   | ki |
        | Akira     | "Stab"  | attack | 2  |
      And it is the activation of Akira
      When Akira places a 5 on "Stab"
      Then the rules refuse it: "Placing a ki die"
      When Akira places a 4 on "Stab"
      Then the slot of "Stab" of Akira holds a 4
      And the reserve of Akira holds no ki dice

  @rule.ki.slot-empty
  Rule: An empty slot

    Scenario: A slot with a die takes no other, however good
      Given these character boards
        | character | dice in reserve |
        | Akira     | 6               |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 2   |
      And it is the activation of Akira
      When Akira places a 6 on "Stab"
      Then the rules refuse it: "An empty slot"
      And the slot of "Stab" of Akira holds a 2
      And the reserve of Akira holds the ki dice 6

  @rule.ki.requirement
  Rule: The ki requirement

    @ex.place-die
    Scenario: A slot that asks for 4 takes a 4 or more and no 3
      Given these character boards
        | character | dice in reserve |
        | Akira     | 3, 4            |
        | Tomoe     | 5               |
      And these abilities
        | character | ability | kind   | ki |
        | Akira     | "Stab"  | attack | 4  |
        | Tomoe     | "Arrow" | attack | 4  |
      And it is the activation of Akira
      When Akira places a 3 on "Stab"
      Then the rules refuse it: "The ki requirement"
      And the slot of "Stab" of Akira is empty
      When Akira places a 4 on "Stab"
      Then the slot of "Stab" of Akira holds a 4
      When the activation of Akira ends
      And the activation of Tomoe begins
      And Tomoe places a 5 on "Arrow"
      Then the slot of "Arrow" of Tomoe holds a 5

  @rule.ki.withdraw
  Rule: Withdrawing a ki die

    Scenario: An empty slot has no die to withdraw
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 3      |
      And these character boards
        | character | dice in reserve |
        | Akira     | 6               |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 2   |
      And it is the activation of Akira
      When Akira withdraws the ki die of "Stab"
      Then Akira has 1 exhausted ki die
      And the slot of "Stab" of Akira is empty
      When Akira withdraws the ki die of "Stab"
      Then the rules refuse it: "Withdrawing a ki die"
      And Akira has 1 exhausted ki die

  @rule.ki.withdraw-limit
  Rule: How many dice are withdrawn

    Scenario: In one activation a character withdraws as many dice as its spirit
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 2      |
      And these character boards
        | character | dice in reserve |
        | Akira     | 6               |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 2   |
        | Akira     | "Focus" | attack | 2  | 2   |
        | Akira     | "Whirl" | attack | 2  | 2   |
      And it is the activation of Akira
      When Akira withdraws the ki die of "Stab"
      And Akira withdraws the ki die of "Focus"
      And Akira withdraws the ki die of "Whirl"
      Then the rules refuse it: "How many dice are withdrawn"
      And Akira has 2 exhausted ki dice

    Scenario: Without spirit no die is withdrawn
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 0      |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 2   |
      And it is the activation of Akira
      When Akira withdraws the ki die of "Stab"
      Then the rules refuse it: "How many dice are withdrawn"

    Scenario: The limit counts anew in the next activation
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 1      |
      And these character boards
        | character | dice in reserve |
        | Akira     | 6               |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 2   |
        | Akira     | "Focus" | attack | 2  | 2   |
      And it is the activation of Akira
      When Akira withdraws the ki die of "Stab"
      And the activation of Akira ends
      Given part 2 of the next round has been played
      When the activation of Akira begins
      And Akira withdraws the ki die of "Focus"
      Then Akira has 2 exhausted ki dice

  @rule.ki.reroll
  Rule: Rerolling ki dice

    Scenario Outline: Rerolling ki dice costs 2 action points
      Given these character boards
        | character | action points | dice in reserve |
        | Akira     | <points>      | 1               |
      And it is the activation of Akira
      When Akira rerolls these ki dice
        | from        | shows | rolls |
        | the reserve | 1     | 5     |
      Then Akira has <left> action points
      And the reserve of Akira holds the ki dice 5

      Examples:
        | points | left |
        | 2      | 0    |
        | 3      | 1    |

    Scenario: With 1 action point no ki dice are rerolled
      Given these character boards
        | character | action points | dice in reserve |
        | Akira     | 1             | 1               |
      And it is the activation of Akira
      When Akira rerolls these ki dice
        | from        | shows | rolls |
        | the reserve | 1     | 5     |
      Then the rules refuse it: "Rerolling ki dice"
      And the reserve of Akira holds the ki dice 1
      And Akira has 1 action point

  @rule.ki.reroll-any
  Rule: As many dice as you like

    @ex.ki-places
    Scenario: Dice of all three places are rolled into the reserve, the others stay
      Given these character boards
        | character | action points | dice in reserve | exhausted dice |
        | Akira     | 3             | 1               | 2              |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 2   |
        | Akira     | "Focus" | attack | 2  | 6   |
      And it is the activation of Akira
      When Akira rerolls these ki dice
        | from               | shows | slot   | rolls |
        | the reserve        | 1     |        | 3     |
        | a slot             |       | "Stab" | 4     |
        | the exhausted ones |       |        | 5     |
      Then the reserve of Akira holds the ki dice 3, 4, 5
      And the slot of "Stab" of Akira is empty
      And the slot of "Focus" of Akira holds a 6
      And Akira has 1 exhausted ki die
      And Akira has 1 action point

    Scenario Outline: A die that is not there cannot be rerolled
      Given these character boards
        | character | action points | dice in reserve |
        | Akira     | 3             | 2               |
      And these abilities
        | character | ability | kind   | ki |
        | Akira     | "Stab"  | attack | 2  |
      And it is the activation of Akira
      When Akira rerolls these ki dice
        | from   | shows   | slot   | rolls |
        | <from> | <shows> | <slot> | 3     |
      Then the rules refuse it: "As many dice as you like"
      And the reserve of Akira holds the ki dice 2
      And Akira has 3 action points

      Examples:
        | from               | shows | slot   |
        | the reserve        | 6     |        |
        | a slot             |       | "Stab" |
        | the exhausted ones |       |        |

  @rule.ki.reduce
  Rule: The dice drop

    Scenario: At the end of the round every die in a slot drops by 1, the others do not
      Given these character boards
        | character | dice in reserve |
        | Akira     | 5               |
        | Tomoe     | 1               |
      And these abilities
        | character | ability | kind      | ki | die |
        | Akira     | "Stab"  | attack    | 2  | 6   |
        | Akira     | "Focus" | technique | 4  | 4   |
        | Tomoe     | "Arrow" | attack    | 2  | 2   |
      When the ki dice drop
      Then the slot of "Stab" of Akira holds a 5
      And the slot of "Focus" of Akira holds a 3
      And the slot of "Arrow" of Tomoe holds a 1
      And the reserve of Akira holds the ki dice 5
      And the reserve of Tomoe holds the ki dice 1

    Scenario: A die that drops below the requirement stays, but the technique does not work
      Given these abilities
        | character | ability | kind      | ki | die |
        | Akira     | "Focus" | technique | 4  | 4   |
      When the ki dice drop
      Given part 2 of the next round has been played
      When the activation of Akira begins
      And Akira uses the technique "Focus"
      Then the rules refuse it: "The ki die in its slot"
      And the slot of "Focus" of Akira holds a 3

  @rule.ki.zero
  Rule: A die that reaches zero

    Scenario: A 1 drops to 0 and is exhausted, a 2 stays as a 1
      Given these abilities
        | character | ability | kind      | ki | die |
        | Akira     | "Stab"  | attack    | 1  | 1   |
        | Akira     | "Focus" | technique | 1  | 2   |
      When the ki dice drop
      Then the slot of "Stab" of Akira is empty
      And Akira has 1 exhausted ki die
      And the slot of "Focus" of Akira holds a 1

  @rule.ki.all-exhausted
  Rule: All dice exhausted

    Scenario: Whoever has all dice exhausted at the end of the round rolls them again
      Given these character boards
        | character | exhausted dice | dice in reserve |
        | Akira     | 1              |                 |
        | Tomoe     | 1              | 3               |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 1  | 1   |
      And the next ki dice rolled show 2, 6
      When the ki dice drop
      Then the reserve of Akira holds the ki dice 2, 6
      And Akira has 0 exhausted ki dice
      And Tomoe has 1 exhausted ki die
      And the reserve of Tomoe holds the ki dice 3

    Scenario: Whoever withdraws the last die rolls all of them at once
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 1      |
      And these character boards
        | character | exhausted dice |
        | Akira     | 1              |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 1  | 1   |
      And it is the activation of Akira
      And the next ki dice rolled show 4, 4
      When Akira withdraws the ki die of "Stab"
      Then the reserve of Akira holds the ki dice 4, 4
      And Akira has 0 exhausted ki dice

    @reading.C32=b
    Scenario: By the second reading withdrawn dice wait for the end of the round
      Given these creatures
        | sign | creature | spirit |
        | A    | Akira    | 1      |
      And these character boards
        | character | exhausted dice | dice in reserve |
        | Akira     | 1              |                 |
        | Tomoe     |                | 3               |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 1  | 1   |
      And it is the activation of Akira
      When Akira withdraws the ki die of "Stab"
      Then Akira has 2 exhausted ki dice
      And the reserve of Akira holds no ki dice
      Given the next ki dice rolled show 5, 6
      When the activation of Akira ends
      And the ki dice drop
      Then the reserve of Akira holds the ki dice 5, 6

    @reading.C32=c
    Scenario: By the third reading dice are rolled again only when everybody's are exhausted
      Given these character boards
        | character | exhausted dice |
        | Akira     | 1              |
      And these abilities
        | character | ability | kind   | ki | die |
        | Tomoe     | "Arrow" | attack | 1  | 2   |
      When the ki dice drop
      Then Akira has 1 exhausted ki die
      Given part 3 of the next round has been played
      And the next ki dice rolled show 5, 6
      When the ki dice drop
      Then the reserve of Akira holds the ki dice 5
      And the reserve of Tomoe holds the ki dice 6

    @question
    Scenario: Dice rolled again because the last one was withdrawn can be placed at once
      Given these creatures
        | sign | creature | life | spirit |
        | A    | Akira    | 10   | 1      |
      And the zone
        |   | A |
        | 1 | A |
      And these abilities
        | character | ability | kind      | ki | die |
        | Akira     | "Leap"  | technique | 4  | 4   |
      And it is the activation of Akira
      And the next ki die rolled shows 6
      When Akira withdraws the ki die of "Leap"
      And Akira places a 6 on "Leap"
      Then the slot of "Leap" of Akira holds a 6
      When Akira withdraws the ki die of "Leap"
      Then the rules refuse it: "How many dice are withdrawn"

  @rule.kami.mode
  Rule: Entering Kami mode

    Scenario: A character enters Kami mode once
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
      And these character boards
        | character | affinity |
        | Akira     | 6        |
      And it is the activation of Akira
      When Akira enters Kami mode
      Then Akira is in Kami mode
      When Akira enters Kami mode
      Then the rules refuse it: "Entering Kami mode"

  @rule.kami.life
  Rule: Less than half your life

    Scenario Outline: Kami mode needs less life than half of the maximum, rounded down
      Given these creatures
        | sign | creature | life   | full life |
        | A    | Akira    | <life> | <full>    |
      And these character boards
        | character | affinity |
        | Akira     | 6        |
      And it is the activation of Akira
      When Akira enters Kami mode
      Then Akira is in Kami mode

      Examples:
        | life | full |
        | 4    | 10   |
        | 4    | 11   |
        | 5    | 13   |
        | 1    | 18   |

    Scenario Outline: With half of the maximum or more there is no Kami mode
      Given these creatures
        | sign | creature | life   | full life |
        | A    | Akira    | <life> | <full>    |
      And these character boards
        | character | affinity |
        | Akira     | 6        |
      And it is the activation of Akira
      When Akira enters Kami mode
      Then the rules refuse it: "Less than half your life"
      And Akira is not in Kami mode

      Examples:
        | life | full |
        | 5    | 10   |
        | 5    | 11   |
        | 6    | 13   |
        | 10   | 10   |

    @reading.C33=b
    Scenario Outline: By the other reading life is compared with the exact half
      Given these creatures
        | sign | creature | life   | full life |
        | A    | Akira    | <life> | <full>    |
      And these character boards
        | character | affinity |
        | Akira     | 6        |
      And it is the activation of Akira
      When Akira enters Kami mode
      Then Akira is in Kami mode

      Examples:
        | life | full |
        | 5    | 11   |
        | 6    | 13   |
        | 4    | 10   |

  @rule.kami.affinity
  Rule: Affinity six

    Scenario: With an affinity of 5 there is no Kami mode
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
      And these character boards
        | character | affinity |
        | Akira     | 5        |
      And it is the activation of Akira
      When Akira enters Kami mode
      Then the rules refuse it: "Affinity six"
      And Akira is not in Kami mode

  @rule.kami.only-one
  Rule: One Kami mode at a time

    Scenario: While another is in Kami mode nobody else enters it
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
        | T    | Tomoe    | 4    | 10        |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And these character boards
        | character | affinity |
        | Akira     | 6        |
        | Tomoe     | 6        |
      And it is the activation of Akira
      And Tomoe is in Kami mode since the activation before
      When Akira enters Kami mode
      Then the rules refuse it: "One Kami mode at a time"
      When the activation of Akira ends
      And the activation of Tomoe begins
      And the activation of Tomoe ends
      Then Tomoe is defeated
      Given part 2 of the next round has been played
      When the activation of Akira begins
      And Akira enters Kami mode
      Then Akira is in Kami mode

  @rule.kami.lasts
  Rule: How long Kami mode lasts

    Scenario: Kami mode lasts to the end of the next activation
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
      And the zone
        |   | A |
        | 1 | A |
      And these character boards
        | character | affinity |
        | Akira     | 6        |
      And it is the activation of Akira
      When Akira enters Kami mode
      And the activation of Akira ends
      Then Akira is in Kami mode
      And nobody is defeated
      Given part 2 of the next round has been played
      When the activation of Akira begins
      Then Akira is in Kami mode
      When the activation of Akira ends
      Then Akira is not in Kami mode

    Scenario: Whoever is defeated before that is not in Kami mode any more, and another may enter it
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
        | T    | Tomoe    | 4    | 10        |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And these character boards
        | character | affinity |
        | Tomoe     | 6        |
      And it is the activation of Tomoe
      And Akira is in Kami mode since the activation before
      When Tomoe enters Kami mode
      Then the rules refuse it: "One Kami mode at a time"
      When an effect takes the test die from the life of Akira, and it shows 4
      Then Akira is defeated
      And Akira is not in Kami mode
      When Tomoe enters Kami mode
      Then Tomoe is in Kami mode

  @rule.kami.end
  Rule: Kami mode ends in defeat

    Scenario: When Kami mode ends the character is defeated, whatever its life
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 9    | 10        |
        | T    | Tomoe    | 9    | 10        |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And it is the activation of Akira
      And Akira is in Kami mode since the activation before
      When the activation of Akira ends
      Then Akira is defeated

  @rule.kami.last-standing
  Rule: The last one standing

    Scenario: A victory of which only somebody in Kami mode is left is a failure
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
        | T    | Tomoe    | 9    | 10        |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And it is the activation of Akira
      And Akira is in Kami mode since this activation
      And Tomoe has been defeated
      When the objective is reached
      Then the phase ends in failure

    Scenario: With another character standing the victory counts
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
        | T    | Tomoe    | 9    | 10        |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And it is the activation of Akira
      And Akira is in Kami mode since this activation
      When the objective is reached
      Then the phase ends in victory

    Scenario: The last one standing without Kami mode wins
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 4    | 10        |
        | T    | Tomoe    | 9    | 10        |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And it is the activation of Akira
      And Tomoe has been defeated
      When the objective is reached
      Then the phase ends in victory
