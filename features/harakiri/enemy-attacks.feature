Feature: Enemy attacks

  Background:
    Given a green oracle card is in play
    And these creatures
      | sign | creature  | life | armour |
      | T    | Tomoe     | 10   | 2      |
      | k    | the kachi | 9    |        |
    And the zone
      |   | A | B | C | D |
      | 1 | T | k | . | . |
    And the kachi has a movement of 2
    And the board of the kachi shows the attack dice orange and red
    And on a 1 the kachi prefers the least life and reads
      | sequence | does            |
      | 1        | attack adjacent |
    And on a 2 the kachi prefers the least life and reads
      | sequence | does                                          |
      | 1        | attack adjacent and roll the concentrated die |

  @rule.element.attacked
  Rule: One resistance token fewer

    Scenario: An attack takes one resistance token, without dice
      Given these creatures
        | sign | creature     | resistance |
        | c    | the civilian | 2          |
      And the zone
        |   | A | B | C | D |
        | 1 | T | k | c | . |
      When the kachi activates and rolls 1
      Then the kachi attacks the civilian
      And the civilian has 1 resistance token
      And the civilian stands on C1
      And Tomoe has 10 life

    Scenario: The concentrated die changes nothing about it
      Given these creatures
        | sign | creature     | resistance |
        | c    | the civilian | 3          |
      And the zone
        |   | A | B | C | D |
        | 1 | T | k | c | . |
      When the kachi activates and rolls 2
      Then the civilian has 2 resistance tokens

  @rule.element.defeated
  Rule: An element is defeated

    Scenario: With its last token the element leaves play
      Given these creatures
        | sign | creature | resistance |
        | d    | the door | 1          |
      And the zone
        |   | A | B | C | D |
        | 1 | T | k | d | . |
      When the kachi activates and rolls 1
      Then the door is defeated
      And C1 is not occupied for the kachi

    Scenario: Nobody attacks a defeated element or interacts with it
      Given these creatures
        | sign | creature | resistance |
        | d    | the door | 1          |
      And the zone
        |   | A | B | C | D |
        | 1 | T | d | k | . |
      And the door has been defeated
      And Tomoe has 3 action points
      And it is the activation of Tomoe
      Then an attack of range 1 by the kachi cannot be aimed at the door: "An element is defeated"
      When Tomoe interacts with the door
      Then the rules refuse it: "An element is defeated"
      And Tomoe has 3 action points

  @rule.enemy-attack.dice
  Rule: The dice of the enemy

    Scenario: The dice are those of the board
      Given the attack dice show orange 2 and red 3
      When the kachi activates and rolls 1
      Then the dice pool is orange and red
      And the attack does 3 damage

    Scenario: The concentrated die is rolled if the sequence shows it
      Given the attack dice show orange 2, red 3 and concentrated armour break
      When the kachi activates and rolls 2
      Then the dice pool is orange and red with the concentrated die

  @rule.enemy-attack.miss
  Rule: The enemy misses

    Scenario: A blank ends the attack without damage or states
      Given the board of the kachi shows these abilities
        | ability | kind    | leaves   |
        | "Venom" | passive | poisoned |
      And the attack dice show orange 5, red 5 and concentrated blank
      When the kachi activates and rolls 2
      Then the attack misses
      And Tomoe has 10 life
      And Tomoe has 0 tokens of poisoned
      And nobody counterattacks

  @rule.enemy-attack.critical-failure
  Rule: The enemy fails critically

    Scenario: A critical failure does no damage, leaves no state, and lets the target counterattack
      Given these weapons
        | character | weapon | quick |
        | Tomoe     | "fan"  | green |
      And the board of the kachi shows these abilities
        | ability | kind    | leaves   |
        | "Venom" | passive | poisoned |
      And the attack dice show orange 5, red 5, concentrated critical failure and green 2
      When the kachi activates and rolls 2
      Then Tomoe may counterattack
      When Tomoe counterattacks
      Then the attack fails critically
      And Tomoe has 10 life
      And Tomoe has 0 tokens of poisoned
      And Tomoe has 2 armour
      And the kachi has 7 life

    Scenario: Somebody without a weapon cannot counterattack
      Given the attack dice show orange 5, red 5 and concentrated critical failure
      When the kachi activates and rolls 2
      Then nobody counterattacks
      And Tomoe has 10 life

    Scenario: All characters that a failed sweep was aimed at may counterattack
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 9    |
      And the zone
        |   | A | B | C |
        | 1 | T | k | H |
      And these weapons
        | character | weapon  | quick  |
        | Tomoe     | "fan"   | green  |
        | Hikaru    | "staff" | purple |
      And the board of the kachi shows these abilities
        | ability | kind   | more targets |
        | "Sweep" | attack | 1            |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                                                       |
        | 1        | attack adjacent and roll the concentrated die with "Sweep" |
      And the attack dice show orange 2, red 2, concentrated critical failure, purple 3 and green 1
      When the kachi activates and rolls 3
      Then Hikaru may counterattack
      When Hikaru counterattacks
      Then Tomoe may counterattack
      When Tomoe counterattacks
      Then the kachi has 5 life

    @question
    Scenario: If the first of two counterattacks defeats the enemy, the second is not offered
      Given these creatures
        | sign | creature | life |
        | A    | Akira    | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | k | T |
      And these weapons
        | character | weapon   | quick  |
        | Akira     | "katana" | orange |
        | Tomoe     | "fan"    | orange |
      And the board of the kachi shows the attack die green
      And the board of the kachi shows these abilities
        | ability | kind   | more targets |
        | "Sweep" | attack | 1            |
      And on a 4 the kachi prefers the most life and reads
        | sequence | does                         |
        | 1        | attack adjacent and roll the concentrated die with "Sweep" |
      And the attack dice show green 3, concentrated critical failure, orange 9
      When the kachi activates and rolls 4
      Then Tomoe may counterattack
      When Tomoe counterattacks
      Then the kachi is defeated
      And Akira has 9 life

  @rule.enemy-attack.hit
  Rule: The enemy hits

    Scenario: Without the concentrated die the attack hits
      Given the attack dice show orange 3 and red 0
      When the kachi activates and rolls 1
      Then the attack hits
      And Tomoe has 9 life

    Scenario Outline: With it the attack hits on every other face
      Given the attack dice show orange 3, red 0 and <face>
      When the kachi activates and rolls 2
      Then the attack hits
      And Tomoe has <life> life

      Examples:
        | face                      | life |
        | concentrated critical     | 7    |
        | concentrated armour break | 9    |

  @rule.enemy-attack.ability
  Rule: The abilities of the attack

    Scenario: The ability that the attack names adds its effects
      Given the board of the kachi shows these abilities
        | ability | kind   | hits | leaves   |
        | "Slice" | attack | 1    | bleeding |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Slice" |
      And the attack dice show orange 2 and red 2
      When the kachi activates and rolls 3
      Then the attack does 3 damage
      And Tomoe has 1 token of bleeding

    @ex.blood-oni
    Scenario: The Blood Oni draws Hatred with another Hatred in play
      Given these creatures
        | sign | creature      | life |
        | A    | Akira         | 9    |
        | o    | the Blood Oni | 30   |
      And the zone
        |   | A | B | C | D | E | F |
        | 1 | o | . | . | . | A | . |
        | 2 | T |   |   |   |   |   |
      And the initiative is the Blood Oni, Akira and Tomoe
      And these abilities
        | character | ability | kind      | from |
        | Akira     | "Storm" | technique | Kami |
      And the Blood Oni has a movement of 3
      And the board of the Blood Oni shows the attack die purple
      And the board of the Blood Oni shows these abilities
        | ability          | kind    |
        | "Growing Hatred" | passive |
      And "Growing Hatred" of the Blood Oni keeps those it damages from using Kami abilities
      And the AI cards of the Blood Oni are "Hatred" and "Roar"
      And the AI card "Hatred" of the Blood Oni stays in play
      And the AI card "Hatred" of the Blood Oni is in play
      And on the AI card "Hatred" the Blood Oni prefers the next in the initiative and reads
        | sequence | does         |
        | 1        | move towards |
      And with another "Hatred" in play the Blood Oni prefers the next in the initiative and reads instead
        | sequence | does                                                                        |
        | 1        | move within range 2 and attack within range 2 and roll the concentrated die |
        | 2        | move towards                                                                |
      And the attack dice show purple 3 and concentrated armour break
      When the Blood Oni activates
      Then the Blood Oni draws "Hatred"
      And the Blood Oni heads for Akira
      And the Blood Oni stands on C1
      And sequence 1 is resolved
      And the Blood Oni attacks Akira
      And the dice pool is purple with the concentrated die
      And the attack does 3 damage
      And Akira has 6 life
      And Akira can use no abilities
      And the AI cards "Hatred" and "Hatred" of the Blood Oni are in play
      And the Blood Oni has no discards

    Scenario: Without damage nobody is kept from Kami abilities
      Given these creatures
        | sign | creature      | life |
        | o    | the Blood Oni | 30   |
      And the zone
        |   | A | B |
        | 1 | T | o |
      And these abilities
        | character | ability | kind      | from |
        | Tomoe     | "Storm" | technique | Kami |
      And the board of the Blood Oni shows the attack die purple
      And the board of the Blood Oni shows these abilities
        | ability          | kind    |
        | "Growing Hatred" | passive |
      And "Growing Hatred" of the Blood Oni keeps those it damages from using Kami abilities
      And the AI cards of the Blood Oni are "Roar" and "Hatred"
      And on the AI card "Roar" the Blood Oni prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      And the attack die shows purple 2
      When the Blood Oni activates
      Then the attack does 0 damage
      And Tomoe can use the ability "Storm"

    Scenario: A sweep hits as many more as it says, by the priority and with one roll
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 9    |
        | A    | Akira    | 6    |
      And the zone
        |   | A | B | C |
        | 1 | T | k | H |
        | 2 | . | A | . |
      And the board of the kachi shows these abilities
        | ability | kind   | more targets |
        | "Sweep" | attack | 1            |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Sweep" |
      And the attack dice show orange 2 and red 2
      When the kachi activates and rolls 3
      Then the kachi attacks Akira and Hikaru
      And the kachi attacks Hikaru, among others
      And the kachi attacks Akira and Hikaru with "Sweep"
      And the kachi attacks Akira with "Sweep", among others
      And Akira has 2 life
      And Hikaru has 5 life
      And Tomoe has 10 life

    Scenario: The players break a tie for the second target of a sweep
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 10   |
        | A    | Akira    | 6    |
      And the zone
        |   | A | B | C |
        | 1 | T | k | H |
        | 2 | . | A | . |
      And the board of the kachi shows these abilities
        | ability | kind   | more targets |
        | "Sweep" | attack | 1            |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Sweep" |
      And the attack dice show orange 2 and red 2
      When the kachi activates and rolls 3
      Then the players choose between Tomoe and Hikaru
      When the players choose Tomoe
      Then the kachi attacks Akira and Tomoe
      And Tomoe has 8 life

  @rule.enemy-damage.formula
  Rule: Hits minus armour

    Scenario Outline: Armour is subtracted from the hits
      Given the attack dice show orange <orange> and red 0
      When the kachi activates and rolls 1
      Then the attack does <damage> damage

      Examples:
        | orange | damage |
        | 1      | 0      |
        | 2      | 0      |
        | 3      | 1      |
        | 5      | 3      |

    @reading.C17=b
    Scenario: Under the other reading armour does not protect, defence would
      Given these creatures
        | sign | creature | life | armour | defence |
        | H    | Hikaru   | 8    | 2      | 1       |
      And the zone
        |   | A | B |
        | 1 | H | k |
      And the attack dice show orange 3 and red 0
      When the kachi activates and rolls 1
      Then the attack does 2 damage

  @rule.enemy-damage.critical
  Rule: The enemy's critical

    Scenario: On a critical armour is not subtracted
      Given the attack dice show orange 2, red 1 and concentrated critical
      When the kachi activates and rolls 2
      Then the attack does 3 damage

  @rule.enemy-damage.effects
  Rule: Other effects on damage

    Scenario: Events and passives change the hits
      Given an event adds 2 hits to the attacks of the kachi
      And the board of the kachi shows these abilities
        | ability | kind    | hits |
        | "Anger" | passive | 1    |
      And the attack dice show orange 1 and red 1
      When the kachi activates and rolls 1
      Then the attack does 3 damage

    Scenario: An event that hinders an enemy takes hits away
      Given an event adds -2 hits to the attacks of the kachi
      And the attack dice show orange 3 and red 2
      When the kachi activates and rolls 1
      Then the attack does 1 damage

    Scenario: An ability that ignores armour lets every hit through
      Given the board of the kachi shows these abilities
        | ability  | kind    | ignores |
        | "Needle" | passive | armour  |
      And the attack dice show orange 1 and red 1
      When the kachi activates and rolls 1
      Then the attack does 2 damage

  @rule.enemy-damage.high
  Rule: The enemy from above

    Scenario Outline: Only a higher square adds a hit for the enemy
      Given the zone
        |   | A | B | C |
        | 1 | T | . | k |
      And its levels
        |   | A       | B | C      |
        | 1 | <yours> | 0 | <mine> |
      And on a 5 the kachi prefers the least life and reads
        | sequence | does                  |
        | 1        | attack within range 3 |
      And the attack dice show orange 3 and red 0
      When the kachi activates and rolls 5
      Then the attack does <damage> damage

      Examples:
        | mine | yours | damage |
        | 1    | 0     | 2      |
        | 0    | 0     | 1      |
        | 0    | 1     | 1      |

    @question
    Scenario: From above, a knocked-down character with 1 armour takes all hits and 1 more
      Given these creatures
        | sign | creature     | life | armour |
        | H    | Hikaru       | 9    | 1      |
        | q    | the kappa    | 9    |        |
      And the zone
        |   | A | B | C | D |
        | 1 | q | . | . | H |
      And its levels
        |   | A | B | C | D |
        | 1 | 1 | 0 | 0 | 0 |
      And Hikaru has 1 token of knocked down
      And the board of the kappa shows the attack die red
      And on a 3 the kappa prefers the least life and reads
        | sequence | does                  |
        | 1        | attack within range 3 |
      And the attack die shows red 2
      When the kappa activates and rolls 3
      Then Hikaru has 6 life

  @rule.enemy-damage.life
  Rule: Life drops

    Scenario: Life drops by the damage
      Given the attack dice show orange 3 and red 3
      When the kachi activates and rolls 1
      Then Tomoe has 6 life
      And nobody is defeated

    Scenario Outline: At 0 life the character is defeated
      Given the attack dice show orange 9 and red <red>
      When the kachi activates and rolls 1
      Then Tomoe is defeated

      Examples:
        | red |
        | 3   |
        | 5   |

    Scenario: With 1 life left it still stands
      Given the attack dice show orange 9 and red 2
      When the kachi activates and rolls 1
      Then Tomoe has 1 life
      And Tomoe stands on A1

  @rule.enemy-damage.states
  Rule: States of the enemy's attack

    Scenario: A character that still stands gets the states of the attack
      Given the board of the kachi shows these abilities
        | ability | kind    | leaves                |
        | "Venom" | passive | poisoned and bleeding |
      And the attack dice show orange 3 and red 0
      When the kachi activates and rolls 1
      Then Tomoe has 1 token of poisoned
      And Tomoe has 1 token of bleeding

    Scenario: A defeated character gets none
      Given the board of the kachi shows these abilities
        | ability | kind    | leaves   |
        | "Venom" | passive | poisoned |
      And the attack dice show orange 9 and red 9
      When the kachi activates and rolls 1
      Then Tomoe is defeated
      And Tomoe has 0 tokens of poisoned

  @rule.enemy-damage.armour
  Rule: Armour wears down

    Scenario Outline: A critical or an armour break costs 1 armour after the damage
      Given the attack dice show orange <orange>, red 0 and <face>
      When the kachi activates and rolls 2
      Then the attack does <damage> damage
      And Tomoe has 1 armour

      Examples:
        | orange | face                      | damage |
        | 3      | concentrated critical     | 3      |
        | 3      | concentrated armour break | 1      |
        | 1      | concentrated armour break | 0      |

    Scenario: Without the concentrated die armour stays
      Given the attack dice show orange 3 and red 0
      When the kachi activates and rolls 1
      Then Tomoe has 2 armour

    Scenario: A character without armour loses none
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 8    |
      And the zone
        |   | A | B |
        | 1 | H | k |
      And the attack dice show orange 1, red 0 and concentrated critical
      When the kachi activates and rolls 2
      Then Hikaru has 0 armour
      And Hikaru has 7 life

    Scenario: A defeated character keeps its armour
      Given the attack dice show orange 9, red 9 and concentrated critical
      When the kachi activates and rolls 2
      Then Tomoe is defeated
      And Tomoe has 2 armour
