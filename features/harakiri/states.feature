Feature: States

  Background:
    Given a green oracle card is in play
    And these creatures
      | sign | creature  | life | armour | defence | power | dexterity |
      | A    | Akira     | 10   | 2      |         | 1     | 1         |
      | k    | the kachi | 9    | 2      | 1       |       |           |
    And the zone
      |   | A | B | C | D |
      | 1 | A | k | . | . |
    And these weapons
      | character | weapon   | quick  |
      | Akira     | "katana" | orange |
    And the kachi has a movement of 2
    And the board of the kachi shows the attack die red
    And on a 1 the kachi prefers the least life and reads
      | sequence | does            |
      | 1        | attack adjacent |

  @rule.state.who
  Rule: Who can have states

    Scenario Outline: Characters and minions receive states
      When an effect puts poisoned on <who>
      Then <who> has 1 token of poisoned

      Examples:
        | who       |
        | Akira     |
        | the kachi |

    Scenario Outline: Servants, wanderers and elects do not
      Given these creatures
        | sign | creature | life |
        | x    | <who>    | 20   |
      When an effect puts poisoned on <who>
      Then the rules refuse it: "Who can have states"
      And <who> has 0 tokens of poisoned

      Examples:
        | who           |
        | the nue       |
        | Sedik         |
        | the Blood Oni |

    Scenario: Unless the effect says so
      Given these creatures
        | sign | creature | life |
        | n    | the nue  | 20   |
      When an effect that says it can puts poisoned on the nue
      Then the nue has 1 token of poisoned

    Scenario: An attack that would leave a state leaves none on a servant
      Given these creatures
        | sign | creature | life |
        | n    | the nue  | 20   |
      And the zone
        |   | A | B |
        | 1 | A | n |
      And these weapons
        | character | weapon   | quick  | leaves   |
        | Akira     | "katana" | orange | bleeding |
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack die shows orange 3
      When Akira makes a quick attack on the nue
      Then the attack does 4 damage
      And the nue has 0 tokens of bleeding

  @rule.state.stack
  Rule: States add up

    Scenario: A second token of a state counts as well
      Given the kachi has 1 token of bleeding
      When an effect puts bleeding on the kachi
      Then the kachi has 2 tokens of bleeding

    Scenario: The effects of several tokens add up
      Given the kachi has 2 tokens of poisoned
      And the attack die shows red 6
      When the kachi activates and rolls 1
      Then the attack does 2 damage

  @rule.state.single
  Rule: A single token

    Scenario Outline: Nobody has two tokens of knocked down or of blinded
      Given Akira has 1 token of <state>
      When an effect puts <state> on Akira
      Then Akira has 1 token of <state>

      Examples:
        | state        |
        | knocked down |
        | blinded      |

    Scenario: Of two tokens that come at once only one stays
      When an effect puts knocked down and knocked down on Akira
      Then Akira has 1 token of knocked down

    Scenario Outline: Of the other states there can be more
      Given Akira has 1 token of <state>
      When an effect puts <state> on Akira
      Then Akira has 2 tokens of <state>

      Examples:
        | state    |
        | bleeding |
        | poisoned |
        | blessed  |

  @rule.state.discard
  Rule: All are discarded

    Scenario: Discarding a negative state discards all its tokens, and only those
      Given Akira has 3 tokens of poisoned
      And Akira has 1 token of bleeding
      When Akira discards poisoned
      Then Akira has 0 tokens of poisoned
      And Akira has 1 token of bleeding

    Scenario: Somebody without the state has nothing to discard
      When Akira discards poisoned
      Then the rules refuse it: "All are discarded"

    Scenario: A positive state goes token by token
      Given Akira has 2 tokens of blessed
      When Akira discards blessed
      Then Akira has 1 token of blessed

  @rule.state.no-damage
  Rule: No damage, no state

    Scenario Outline: An attack leaves its state only if it does damage
      Given these weapons
        | character | weapon   | quick  | leaves   |
        | Akira     | "katana" | orange | bleeding |
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack die shows orange <orange>
      When Akira makes a quick attack on the kachi
      Then the attack does <damage> damage
      And the kachi has <tokens> tokens of bleeding

      Examples:
        | orange | damage | tokens |
        | 2      | 0      | 0      |
        | 3      | 1      | 1      |

    Scenario Outline: The same holds for the attacks of enemies
      Given the board of the kachi shows these abilities
        | ability | kind    | leaves   |
        | "Venom" | passive | poisoned |
      And the attack die shows red <red>
      When the kachi activates and rolls 1
      Then Akira has <tokens> tokens of poisoned

      Examples:
        | red | tokens |
        | 2   | 0      |
        | 3   | 1      |

    @question
    Scenario: A blessing is not spent on a state that an attack without damage would leave
      Given Akira has 1 token of blessed
      And the board of the kachi shows these abilities
        | ability | kind   | leaves   |
        | "Bite"  | attack | poisoned |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                        |
        | 1        | attack adjacent with "Bite" |
      And the attack die shows red 2
      When the kachi activates and rolls 3
      Then the attack does 0 damage
      And Akira has 1 token of blessed
      And Akira has 0 tokens of poisoned

  @rule.state.other
  Rule: States that no attack brings

    Scenario: An effect that is no attack leaves its state without damage
      When an effect puts knocked down and bleeding on the kachi
      Then the kachi has 1 token of knocked down
      And the kachi has 1 token of bleeding
      And the kachi has 9 life

  @rule.state.bleeding
  Rule: Bleeding

    Scenario Outline: A character bleeds at the start of its activation, 1 for each token
      Given Akira has <tokens> tokens of bleeding
      When the activation of Akira begins
      Then Akira has <life> life
      And Akira has <tokens> tokens of bleeding
      And Akira has 3 action points

      Examples:
        | tokens | life |
        | 1      | 9    |
        | 2      | 8    |

    Scenario: An enemy bleeds before it acts
      Given the kachi has 1 token of bleeding
      And the attack die shows red 3
      When the kachi activates and rolls 1
      Then the kachi has 8 life
      And the attack does 1 damage

    Scenario: Armour does not stop bleeding, which can defeat
      Given these creatures
        | sign | creature | life | armour |
        | T    | Tomoe    | 1    | 3      |
      And the zone
        |   | A | B | C |
        | 1 | A | k | T |
      And Tomoe has 1 token of bleeding
      When the activation of Tomoe begins
      Then Tomoe is defeated

    Scenario: A minion that bleeds to death leaves its head where it stood and does nothing
      Given these creatures
        | sign | creature     | life | full life |
        | a    | the ashigaru | 1    | 5         |
      And the zone
        |   | A | B | C |
        | 1 | A | a | . |
      And the ashigaru has 1 token of bleeding
      When the ashigaru activates
      Then the ashigaru is defeated
      And 1 head lies on B1

    @question
    Scenario: An enemy that bleeds to death does nothing and leaves its head
      Given these creatures
        | sign | creature  | life |
        | a    | the ashigaru | 1 |
      And the zone
        |   | A | B | C |
        | 1 | A | k | a |
      And the ashigaru has 1 token of bleeding
      When the ashigaru activates
      Then the ashigaru is defeated
      And the ashigaru is defeated, among others
      And 1 head lies on C1
      And no sequence is resolved

  @rule.state.poisoned
  Rule: Poisoned

    Scenario Outline: Poison takes 1 from the attack of a character for each token
      Given Akira has <tokens> tokens of poisoned
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack die shows orange 5
      When Akira makes a quick attack on the kachi
      Then the attack does <damage> damage

      Examples:
        | tokens | damage |
        | 1      | 2      |
        | 2      | 1      |

    Scenario: The total does not drop below 0
      Given the kachi has 3 tokens of poisoned
      And the attack die shows red 1
      When the kachi activates and rolls 1
      Then the attack does 0 damage
      And Akira has 10 life

    Scenario: The roll of a behaviour is not touched
      Given the kachi has 1 token of poisoned
      And the attack die shows red 4
      When the kachi activates and rolls 1
      Then sequence 1 is resolved
      And the attack does 1 damage

    Scenario: Nor is the roll of the blinded
      Given the kachi has 1 token of poisoned
      And the kachi has 1 token of blinded
      And the blinded attacker will roll 4
      And the attack die shows red 4
      When the kachi activates and rolls 1
      Then the attack hits
      And the attack does 1 damage

  @rule.state.blinded
  Rule: Blinded

    @ex.blinded
    Scenario Outline: A blinded attacker misses on 1, 2 or 3 and goes on from 4
      Given Akira has 1 token of blinded
      And it is the activation of Akira
      And Akira has 2 action points
      And the blinded attacker will roll <roll>
      And the attack die shows orange 4
      When Akira makes a quick attack on the kachi
      Then the attack hits
      And the attack does 2 damage
      And Akira has 0 tokens of blinded

      Examples:
        | roll |
        | 4    |
        | 5    |
        | 6    |

    @ex.blinded
    Scenario Outline: On 1, 2 or 3 the attack has no effect and is used up
      Given Akira has 1 token of blinded
      And it is the activation of Akira
      And Akira has 2 action points
      And the blinded attacker will roll <roll>
      When Akira makes a quick attack on the kachi
      Then the attack fails blindly
      And the kachi has 9 life
      And Akira has 0 tokens of blinded
      And Akira has 1 action point
      When Akira makes a quick attack on the kachi
      Then the rules refuse it: "Attacking only once"

      Examples:
        | roll |
        | 1    |
        | 2    |
        | 3    |

    Scenario: A blinded enemy rolls before its attack, too
      Given the kachi has 1 token of blinded
      And the blinded attacker will roll 3
      When the kachi activates and rolls 1
      Then the attack fails blindly
      And Akira has 10 life

    Scenario: A counterattack needs no such roll
      Given Akira has 1 token of blinded
      And on a 2 the kachi prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure and orange 4
      When the kachi activates and rolls 2
      And Akira counterattacks
      Then Akira counterattacks and does 2 damage
      And Akira has 1 token of blinded

    Scenario: A blinded sweep misses everybody
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | k | H |
      And the board of the kachi shows these abilities
        | ability | kind   | more targets |
        | "Sweep" | attack | 1            |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Sweep" |
      And the kachi has 1 token of blinded
      And the blinded attacker will roll 2
      When the kachi activates and rolls 3
      Then the kachi attacks Hikaru and Akira
      And Hikaru has 9 life
      And Akira has 10 life

  @rule.state.blinded-end
  Rule: Blindness goes

    Scenario Outline: The token goes after the roll, whatever came up
      Given the kachi has 1 token of blinded
      And the blinded attacker will roll <roll>
      And the attack die shows red 4
      When the kachi activates and rolls 1
      Then the kachi has 0 tokens of blinded
      And the attack does 2 damage

      Examples:
        | roll |
        | 4    |
        | 6    |

    Scenario: It goes after a miss as well, so the next attack is not blind
      Given the kachi has 1 token of blinded
      And the blinded attacker will roll 1
      When the kachi activates and rolls 1
      Then the kachi has 0 tokens of blinded
      Given part 2 of the next round has been played
      And the attack die shows red 4
      When the kachi activates and rolls 1
      Then the attack does 2 damage

  @rule.state.knocked-down
  Rule: Knocked down

    Scenario: A knocked-down enemy has 1 armour less
      Given the kachi has 1 token of knocked down
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack die shows orange 3
      When Akira makes a quick attack on the kachi
      Then the attack does 2 damage

    Scenario: A knocked-down character has 1 armour less
      Given Akira has 1 token of knocked down
      And the attack die shows red 3
      When the kachi activates and rolls 1
      Then the attack does 2 damage

    Scenario: Armour does not drop below 0
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 9    |
      And the zone
        |   | A | B |
        | 1 | T | k |
      And Tomoe has 1 token of knocked down
      And the attack die shows red 3
      When the kachi activates and rolls 1
      Then the attack does 3 damage

    @reading.C18=b
    Scenario: Under the other reading it is defence that drops
      Given these creatures
        | sign | creature     | life | armour | defence |
        | a    | the ashigaru | 9    |        | 1       |
      And the zone
        |   | A | B |
        | 1 | A | a |
      And the ashigaru has 1 token of knocked down
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack die shows orange 3
      When Akira makes a quick attack on the ashigaru
      Then the attack does 4 damage

  @rule.state.get-up
  Rule: The character gets up

    Scenario: At the start of its activation the character gets up with 1 action point fewer
      Given Akira has 1 token of knocked down
      When the activation of Akira begins
      Then Akira has 0 tokens of knocked down
      And Akira has 2 action points

    Scenario: A point kept from before is not lost
      Given Akira has 1 token of knocked down
      And Akira has 1 action point
      When the activation of Akira begins
      Then Akira has 3 action points

    Scenario: Somebody who stands gains them all
      When the activation of Akira begins
      Then Akira has 3 action points

  @rule.state.knocked-down-enemy
  Rule: The knocked-down enemy

    Scenario: A knocked-down enemy does not move to its target
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | . | k |
      And the kachi has 1 token of knocked down
      And on a 2 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      When the kachi activates and rolls 2
      Then no sequence is resolved
      And the kachi stands on D1
      And the kachi attacks nobody

    Scenario: It attacks somebody adjacent with the dice of its board and its passives only
      Given the kachi has 1 token of knocked down
      And the board of the kachi shows these abilities
        | ability | kind    | hits |
        | "Anger" | passive | 1    |
        | "Slice" | attack  | 4    |
      And on a 2 the kachi prefers the least life and reads
        | sequence | does                                           |
        | 1        | move adjacent and attack adjacent with "Slice" |
      And the attack die shows red 3
      When the kachi activates and rolls 2
      Then the kachi attacks Akira
      And the attack does 2 damage

    Scenario: Events add nothing to its attack
      Given the kachi has 1 token of knocked down
      And an event adds 2 hits to the attacks of the kachi
      And the attack die shows red 3
      When the kachi activates and rolls 1
      Then the attack does 1 damage

    Scenario: It does not attack anybody farther away
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | k | . |
      And the kachi has 1 token of knocked down
      And on a 2 the kachi prefers the least life and reads
        | sequence | does                  |
        | 1        | attack within range 3 |
      When the kachi activates and rolls 2
      Then the kachi attacks nobody

    Scenario: The priority of its roll still chooses between adjacent targets
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 4    |
      And the zone
        |   | A | B | C |
        | 1 | A | k | T |
      And the kachi has 1 token of knocked down
      And the attack die shows red 1
      When the kachi activates and rolls 1
      Then the kachi attacks Tomoe
      And Tomoe has 3 life

    Scenario: Knocked down, it counterattacks somebody adjacent without techniques
      Given these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the kachi has 1 token of knocked down
      And the board of the kachi shows the range 3
      And the board of the kachi shows these abilities
        | ability  | kind      | hits |
        | "Stance" | technique | 2    |
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack dice show orange 3, concentrated critical failure and red 3
      When Akira makes a quick attack on the kachi with the concentrated die
      Then the kachi counterattacks and does 1 damage

    Scenario: Knocked down, it does not counterattack from afar
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | k | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the kachi has 1 token of knocked down
      And the board of the kachi shows the range 3
      And it is the activation of Akira
      And Akira has 1 action point
      And the attack dice show orange 3 and concentrated critical failure
      When Akira makes a quick attack on the kachi with the concentrated die
      Then nobody counterattacks

    Scenario: Knocked down, an enemy can aim only at somebody adjacent and stops where it lies
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 9    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | k | . | H |
      Then an attack of range 3 by the kachi can be aimed at Hikaru
      And the kachi can move 2
      Given the kachi has 1 token of knocked down
      Then an attack of range 3 by the kachi cannot be aimed at Hikaru: "The knocked-down enemy"
      And an attack of range 3 by the kachi can be aimed at Akira
      And the kachi can move 0
      And the kachi can stop on B1 with 2 movement points
      And the kachi cannot get to C1

  @rule.state.knocked-down-end
  Rule: The enemy gets up

    Scenario: After its activation the enemy gets up, and then moves again
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | . | k |
      And the kachi has 1 token of knocked down
      And on a 2 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      When the kachi activates and rolls 2
      Then the kachi has 0 tokens of knocked down
      And the kachi stands on D1
      Given part 2 of the next round has been played
      When the kachi activates and rolls 2
      Then the kachi stands on B1

    Scenario: Knocked down in the middle of its activation it moves no more, and gets up at the end of it
      Given these weapons
        | character | weapon   | quick  | leaves       |
        | Akira     | "katana" | orange | knocked down |
      And on a 2 the kachi prefers the least life and reads
        | sequence | does                                                         |
        | 1        | attack adjacent and roll the concentrated die, and move away |
      And the attack dice show red 3, concentrated critical failure and orange 4
      When the kachi activates and rolls 2
      And Akira counterattacks
      Then the kachi has 7 life
      And the kachi stands on B1
      And the kachi has 0 tokens of knocked down

  @rule.state.blessed
  Rule: Blessed

    Scenario: A blessed token is discarded instead of receiving a negative state
      Given Akira has 2 tokens of blessed
      When an effect puts poisoned on Akira
      Then Akira has 0 tokens of poisoned
      And Akira has 1 token of blessed

    Scenario: The blessing stops the state of an attack, not its damage
      Given Akira has 1 token of blessed
      And the board of the kachi shows these abilities
        | ability | kind    | leaves   |
        | "Venom" | passive | poisoned |
      And the attack die shows red 4
      When the kachi activates and rolls 1
      Then the attack does 2 damage
      And Akira has 0 tokens of poisoned
      And Akira has 0 tokens of blessed

    Scenario: Without a token left the state comes
      Given Akira has 1 token of blessed
      When an effect puts poisoned on Akira
      And an effect puts bleeding on Akira
      Then Akira has 1 token of bleeding
      And Akira has 0 tokens of poisoned

    Scenario: With one token and two states the players choose which one it stops
      Given Akira has 1 token of blessed
      When an effect puts poisoned and bleeding on Akira
      Then the players choose between poisoned and bleeding
      When the players choose bleeding
      Then Akira has 1 token of poisoned
      And Akira has 0 tokens of bleeding
      And Akira has 0 tokens of blessed

    Scenario: With two tokens both states are stopped
      Given Akira has 2 tokens of blessed
      When an effect puts poisoned and bleeding on Akira
      Then Akira has 0 tokens of poisoned
      And Akira has 0 tokens of bleeding
      And Akira has 0 tokens of blessed

    Scenario: No blessing is lost to a token that would not fit anyway
      Given Akira has 1 token of blessed
      And Akira has 1 token of blinded
      When an effect puts blinded on Akira
      Then Akira has 1 token of blessed
      And Akira has 1 token of blinded

    Scenario: Where no blessing has to choose the players choose nothing
      Given Akira has 1 token of blessed
      When an effect puts poisoned on Akira
      Then Akira has 0 tokens of blessed
      When the players choose bleeding
      Then the rules refuse it: "Blessed"
