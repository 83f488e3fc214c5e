Feature: Enemy activations

  Background:
    Given a green oracle card is in play

  @rule.minion.roll
  Rule: A minion rolls

    Scenario Outline: A minion reads the sequences of the number it rolls
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
      And the kachi has a movement of 1
      And on a 2 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      And on a 5 the kachi prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      When the kachi activates and rolls <roll>
      Then sequence 1 is resolved
      And the kachi stands on <square>

      Examples:
        | roll | square |
        | 2    | B1     |
        | 5    | A1     |

  @rule.minion.behaviour
  Rule: Normal or aggressive behaviour

    @ex.two-tables
    Scenario Outline: The colour of the oracle card decides between two behaviours for the same roll
      Given a <colour> oracle card is in play
      And these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E |
        | 1 | . | . | k | . | T |
      And the kachi has a movement of 2
      And on a 3 with a green oracle card the kachi prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      And on a 3 with a red oracle card the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
      When the kachi activates and rolls 3
      Then the kachi stands on <square>

      Examples:
        | colour | square |
        | green  | A1     |
        | red    | D1     |

  @rule.servant.roll
  Rule: A servant rolls

    Scenario Outline: The colour of the oracle card does not matter to a servant
      Given a <colour> oracle card is in play
      And these creatures
        | sign | creature        |
        | g    | the gravedigger |
        | T    | Tomoe           |
      And the zone
        |   | A | B | C | D |
        | 1 | . | g | T | . |
      And the gravedigger has a movement of 1
      And on a 4 the gravedigger prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      And on a 5 the gravedigger prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      When the gravedigger activates and rolls <roll>
      Then the gravedigger attacks <target>
      And the gravedigger stands on <square>

      Examples:
        | colour | roll | target | square |
        | green  | 4    | Tomoe  | B1     |
        | red    | 4    | Tomoe  | B1     |
        | green  | 5    | nobody | A1     |
        | red    | 5    | nobody | A1     |

  @rule.elect.draw
  Rule: An elect draws

    Scenario Outline: An elect reads the top card of its deck, whatever the oracle card
      Given a <colour> oracle card is in play
      And these creatures
        | sign | creature         |
        | d    | the Demon Hunter |
        | T    | Tomoe            |
      And the zone
        |   | A | B | C | D |
        | 1 | d | . | . | T |
      And the Demon Hunter has a movement of 1
      And the AI cards of the Demon Hunter are "Hunt" and "Wait"
      And on the AI card "Hunt" the Demon Hunter prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
        | 2        | move towards    |
      And on the AI card "Wait" the Demon Hunter prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      When the Demon Hunter activates
      Then the Demon Hunter draws "Hunt"
      And sequence 1 is skipped
      And sequence 2 is resolved
      And the Demon Hunter stands on B1
      Given part 2 of the next round has been played
      When the Demon Hunter activates
      Then the Demon Hunter draws "Wait"
      And the Demon Hunter stands on A1

      Examples:
        | colour |
        | green  |
        | red    |

  @rule.elect.reshuffle
  Rule: The elect's deck runs out

    Scenario: With an empty deck the discards are shuffled into a new one
      Given these creatures
        | sign | creature         |
        | d    | the Demon Hunter |
        | T    | Tomoe            |
      And the zone
        |   | A | B | C | D |
        | 1 | d | . | . | T |
      And the discards of the Demon Hunter are "Hunt" and "Wait"
      And the AI cards are shuffled into "Wait" and "Hunt"
      And on the AI card "Wait" the Demon Hunter prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      When the Demon Hunter activates
      Then the Demon Hunter draws "Wait"
      And the AI cards of the Demon Hunter lie in the order "Hunt"
      And the discards of the Demon Hunter are "Wait"

  @rule.elect.discard
  Rule: The card that was used

    Scenario: The card drawn goes behind the other discards
      Given these creatures
        | sign | creature         |
        | d    | the Demon Hunter |
        | T    | Tomoe            |
      And the zone
        |   | A | B | C | D |
        | 1 | d | . | . | T |
      And the AI cards of the Demon Hunter are "Wait" and "Leap"
      And the discards of the Demon Hunter are "Hunt"
      And on the AI card "Wait" the Demon Hunter prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      When the Demon Hunter activates
      Then the discards of the Demon Hunter are "Hunt" and "Wait"

    Scenario: A card that stays in play is not discarded
      Given these creatures
        | sign | creature         |
        | d    | the Demon Hunter |
        | T    | Tomoe            |
      And the zone
        |   | A | B | C | D |
        | 1 | d | . | . | T |
      And the AI cards of the Demon Hunter are "Wait" and "Leap"
      And the AI card "Wait" of the Demon Hunter stays in play
      And on the AI card "Wait" the Demon Hunter prefers the least life and reads
        | sequence | does      |
        | 1        | move away |
      When the Demon Hunter activates
      Then the Demon Hunter has no discards
      And the AI card "Wait" of the Demon Hunter is in play

  @rule.sequence.first
  Rule: The first that works

    Scenario: Of two sequences that work only the upper one is resolved
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | . | . | k | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
        | 2        | move away       |
      When the kachi activates and rolls 1
      Then sequence 1 is resolved
      And the kachi attacks Tomoe
      And the kachi stands on C1

    Scenario: A sequence is resolved in its order, move and attack or attack and move
      Given these creatures
        | sign | creature                    |
        | r    | the kachi with the red ring |
        | T    | Tomoe                       |
      And the zone
        |   | A | B | C | D |
        | 1 | . | . | r | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                          |
        | 1        | move away and attack adjacent |
        | 2        | attack adjacent and move away |
      When the kachi with the red ring activates and rolls 1
      Then sequence 1 is skipped
      And sequence 2 is resolved
      And the kachi with the red ring attacks Tomoe
      And the kachi with the red ring stands on A1

  @rule.sequence.skip
  Rule: All or nothing

    Scenario: A sequence whose attack has no target does not even move
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E |
        | 1 | k | . | . | . | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                             |
        | 1        | move towards and attack adjacent |
        | 2        | move adjacent                    |
      When the kachi activates and rolls 1
      Then sequences 1 and 2 are skipped
      And no sequence is resolved
      And the kachi stands on A1
      And the kachi attacks nobody

    Scenario: One square nearer the same sequence works
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                             |
        | 1        | move towards and attack adjacent |
      When the kachi activates and rolls 1
      Then sequence 1 is resolved
      And the kachi stands on C1
      And the kachi attacks Tomoe

    Scenario: Of the sequences skipped one may be named among others
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                  |
        | 1        | attack adjacent       |
        | 2        | attack within range 2 |
        | 3        | move away             |
      When the kachi activates and rolls 3
      Then sequence 2 is skipped, among others
      And sequence 3 is resolved

  @rule.sequence.complete
  Rule: Resolved completely

    @ex.kachi-six
    Scenario: A kachi that rolls a 6 skips what it cannot complete
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 4    |
        | H    | Hikaru    | 6    |
      And the zone
        |   | A | B | C | D | E |
        | 1 | k | . | . | . | T |
        | 2 | . | . | . | . | H |
      And the kachi has a movement of 3
      And on a 6 with a green oracle card the kachi prefers the least life and reads
        | sequence | does                                                                                   |
        | 1        | attack adjacent with "Kenjutsu"                                                        |
        | 2        | move adjacent to another of its kind with "Apoyar" and attack adjacent with "Kenjutsu" |
        | 3        | move adjacent and attack adjacent with "Rebanar"                                       |
        | 4        | move towards                                                                           |
      When the kachi activates and rolls 6
      Then sequences 1 and 2 are skipped
      And the kachi heads for Tomoe
      And the players choose between D1 and D2
      When the players choose D2
      Then sequence 3 is resolved
      And the kachi stands on D2
      And the kachi spends 3 movement points
      And the kachi attacks Tomoe with "Rebanar"

    Scenario: With another kachi in play the second sequence works
      Given these creatures
        | sign | creature                       | life |
        | k    | the kachi with the red ring    |      |
        | p    | the kachi with the purple ring |      |
        | T    | Tomoe                          | 4    |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | . |
        | 2 | . | . | T | p |
      And the kachi has a movement of 3
      And on a 6 the kachi prefers the least life and reads
        | sequence | does                                                                                   |
        | 1        | attack adjacent with "Kenjutsu"                                                        |
        | 2        | move adjacent to another of its kind with "Apoyar" and attack adjacent with "Kenjutsu" |
      When the kachi with the red ring activates and rolls 6
      Then sequence 1 is skipped
      And sequence 2 is resolved
      And the kachi with the red ring heads for the kachi with the purple ring
      And the kachi with the red ring stands on C1
      And the kachi with the red ring attacks Tomoe with "Kenjutsu"

    Scenario: A minion of another kind is no help for it
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | p    | the kappa |      |
        | T    | Tomoe     | 4    |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | . |
        | 2 | . | . | T | p |
      And the kachi has a movement of 3
      And on a 6 the kachi prefers the least life and reads
        | sequence | does                                                     |
        | 1        | move adjacent to another of its kind and attack adjacent |
      When the kachi activates and rolls 6
      Then no sequence is resolved

    Scenario: An ability that is no attack needs a target too
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | T | . | . |
      And on a 6 the kachi prefers the least life and reads
        | sequence | does                                                                  |
        | 1        | use a skill on an ally within range 3 with "Kiai" and attack adjacent |
        | 2        | use a skill within range 1 with "Noroi" and attack adjacent           |
      When the kachi activates and rolls 6
      Then sequence 1 is skipped
      And the kachi uses "Noroi" on Tomoe
      And the kachi attacks Tomoe

    @reading.C49=b
    Scenario: Under the other reading only attacks need a target
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | T | . | . |
      And on a 6 the kachi prefers the least life and reads
        | sequence | does                                                                  |
        | 1        | use a skill on an ally within range 3 with "Kiai" and attack adjacent |
      When the kachi activates and rolls 6
      Then sequence 1 is resolved
      And the kachi attacks Tomoe

  @rule.sequence.heal
  Rule: Healing does not count

    Scenario: An enemy at full life resolves a sequence that would heal it
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 5    |
        | T    | Tomoe     | 4    |
      And the zone
        |   | A | B |
        | 1 | k | T |
      And on a 2 the kachi prefers the least life and reads
        | sequence | does                       |
        | 1        | attack adjacent and heal 2 |
      When the kachi activates and rolls 2
      Then sequence 1 is resolved
      And the kachi attacks Tomoe
      And the kachi has 5 life

    @ex.desecrator
    Scenario Outline: The gravedigger desecrates the grave only with less than 15 life
      Given these creatures
        | sign | creature        | life   | full life |
        | g    | the gravedigger | <life> | 30        |
        | T    | Tomoe           | 4      |           |
      And the zone
        |   | A | B | C | D |
        | 1 | g | . | . | T |
      And the gravedigger has a movement of 2
      And on a 3 the gravedigger prefers the least life and reads
        | sequence | does                                                          |
        | 1        | only with less than 15 life, move to C1, heal 8 and gain "+4" |
        | 2        | move away                                                     |
      When the gravedigger activates and rolls 3
      Then sequence <sequence> is resolved
      And the gravedigger stands on <square>
      And the gravedigger has <after> life

      Examples:
        | life | sequence | square | after |
        | 14   | 1        | C1     | 22    |
        | 15   | 2        | A1     | 15    |

    Scenario: Recovered life stops at the full value
      Given these creatures
        | sign | creature        | life | full life |
        | g    | the gravedigger | 14   | 20        |
        | T    | Tomoe           | 4    |           |
      And the zone
        |   | A | B | C |
        | 1 | g | . | T |
      And the gravedigger has a movement of 1
      And on a 3 the gravedigger prefers the least life and reads
        | sequence | does                             |
        | 1        | move to B1, heal 8 and gain "+4" |
      When the gravedigger activates and rolls 3
      Then the gravedigger has 20 life
      And the gravedigger gains "+4"

    @question
    Scenario: An enemy that cannot recover anything still resolves the sequence
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 5    |
        | T    | Tomoe     | 9    |
      And the zone
        |   | A | B |
        | 1 | k | T |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | heal 3          |
        | 2        | attack adjacent |
      When the kachi activates and rolls 3
      Then sequence 1 is resolved
      And the kachi has 5 life
      And the kachi attacks nobody

  @rule.target.eligible
  Rule: Only those who will do

    @ex.gravedigger-one
    Scenario: The gravedigger attacks who is adjacent although another comes first
      Given these creatures
        | sign | creature        |
        | g    | the gravedigger |
        | A    | Akira           |
        | T    | Tomoe           |
      And the zone
        |   | A | B | C | D |
        | 1 | T | g | . | A |
      And the initiative is Akira, the gravedigger and Tomoe
      And the gravedigger has a movement of 3
      And on a 1 the gravedigger prefers the first in the initiative and reads
        | sequence | does                              |
        | 1        | attack adjacent                   |
        | 2        | move adjacent and attack adjacent |
      When the gravedigger activates and rolls 1
      Then sequence 1 is resolved
      And the gravedigger attacks Tomoe
      And the gravedigger stands on B1

    Scenario: Where both will do the first in the initiative is attacked
      Given these creatures
        | sign | creature        |
        | g    | the gravedigger |
        | A    | Akira           |
        | T    | Tomoe           |
      And the zone
        |   | A | B | C |
        | 1 | T | g | A |
      And the initiative is the gravedigger, Akira and Tomoe
      And on a 1 the gravedigger prefers the first in the initiative and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the gravedigger activates and rolls 1
      Then the gravedigger attacks Akira

    Scenario: A target whom the enemy could move for but not attack afterwards will not do
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 2    |
        | H    | Hikaru    | 9    |
      And the zone
        |   | A | B | C | D | E | F | G | H |
        | 1 | T | . | . | . | k | . | . | H |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                             |
        | 1        | move towards and attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi heads for Hikaru
      And the kachi stands on G1
      And the kachi attacks Hikaru

    Scenario: Next to somebody it cannot see an enemy has nobody to attack
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E |
        | 1 | . | . | . | # | T |
        | 2 | k | . | . | . | # |
        | 3 | . | . | . | . | . |
      And the kachi has a movement of 4
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
        | 2        | move adjacent                     |
      When the kachi activates and rolls 1
      Then sequence 1 is skipped
      And sequence 2 is resolved
      And the kachi stands on D2

    Scenario: The enemy does not stop where the rest of its sequence has no target
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | # |
        | 2 | . | . | # | T |
        | 3 | . | . | . | . |
      And the kachi has a movement of 4
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi stands on C3
      And the kachi spends 3 movement points
      And the kachi attacks Tomoe

    Scenario: Somebody out of reach cannot be chosen as the target
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | A    | Akira     | 4    |
        | T    | Tomoe     | 4    |
        | H    | Hikaru    | 4    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | k | T | H |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 3
      And the players choose Hikaru
      Then the rules refuse it: "Only those who will do"
      When the players choose Akira
      Then the kachi attacks Akira

  @rule.target.single
  Rule: A single target

    Scenario Outline: With one target nobody asks for the priority
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 9    |
        | H    | Hikaru    | 1    |
      And the zone
        |   | A | B | C | D | E |
        | 1 | k | T | . | . | H |
      And on a 1 the kachi prefers <priority> and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks Tomoe

      Examples:
        | priority                    |
        | the least life              |
        | the first in the initiative |

  @rule.target.element
  Rule: Vulnerable elements first

    Scenario: A vulnerable element comes before the characters
      Given these creatures
        | sign | creature     | life | resistance |
        | k    | the kachi    |      |            |
        | T    | Tomoe        | 1    |            |
        | c    | the civilian |      | 1          |
      And the zone
        |   | A | B | C |
        | 1 | T | k | c |
      And on a 1 the kachi prefers the most life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks the civilian

    Scenario: Without resistance tokens it is no target
      Given these creatures
        | sign | creature     | life | resistance |
        | k    | the kachi    |      |            |
        | T    | Tomoe        | 1    |            |
        | c    | the civilian |      | 0          |
      And the zone
        |   | A | B | C |
        | 1 | T | k | c |
      And on a 1 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks Tomoe

    Scenario: Among several vulnerable elements the players choose, whatever icon the sequence has
      Given these creatures
        | sign | creature              | life | resistance |
        | k    | the kachi             |      |            |
        | T    | Tomoe                 | 1    |            |
        | c    | the civilian          |      | 1          |
        | e    | the civilian number 2 |      | 3          |
        | d    | the door              |      | 2          |
      And the zone
        |   | A | B | C |
        | 1 | T | k | c |
        | 2 | e | . | d |
      And on a 1 the kachi prefers the least life and reads
        | sequence | does            | priority      |
        | 1        | attack adjacent | the most life |
      When the kachi activates and rolls 1
      Then the players choose between the civilian, the civilian number 2 and the door
      When the players choose Tomoe
      Then the rules refuse it: "Vulnerable elements first"
      When the players choose the door
      Then the kachi attacks the door

    Scenario: A vulnerable element is attacked from as far as the attack reaches
      Given these creatures
        | sign | creature     | resistance |
        | k    | the kachi    |            |
        | c    | the civilian | 2          |
        | T    | Tomoe        |            |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | c |
        | 2 | . | T | . | . |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                  |
        | 1        | attack within range 3 |
      Then an attack of range 3 by the kachi can be aimed at the civilian
      And an attack of range 2 by the kachi cannot be aimed at the civilian: "The target is within reach"
      When the kachi activates and rolls 3
      Then the kachi attacks the civilian
      And the civilian has 1 resistance token

    Scenario: Nothing without resistance and nobody of its own side is aimed at
      Given these creatures
        | sign | creature     | resistance |
        | k    | the kachi    |            |
        | a    | the ashigaru |            |
        | c    | the civilian | 0          |
      And the zone
        |   | A | B | C |
        | 1 | a | k | c |
      Then an attack of range 1 by the kachi cannot be aimed at the civilian: "Vulnerable elements first"
      And an attack of range 1 by the kachi cannot be aimed at the ashigaru: "Enemies of a follower"

  @rule.target.priority
  Rule: Priority icons

    Scenario Outline: The icon picks the character with the most or the least of something
      Given these creatures
        | sign | creature  | life | armour | power | knowledge | dexterity | spirit |
        | k    | the kachi |      |        |       |           |           |        |
        | T    | Tomoe     | 4    | 2      | 1     | 3         | 0         | 2      |
        | H    | Hikaru    | 6    | 1      | 2     | 1         | 1         | 0      |
      And the zone
        |   | A | B | C |
        | 1 | T | k | H |
      And on a 1 the kachi prefers <priority> and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks <target>

      Examples:
        | priority            | target |
        | the most life       | Hikaru |
        | the least life      | Tomoe  |
        | the most armour     | Tomoe  |
        | the least armour    | Hikaru |
        | the most power      | Hikaru |
        | the least power     | Tomoe  |
        | the most knowledge  | Tomoe  |
        | the least knowledge | Hikaru |
        | the most dexterity  | Hikaru |
        | the least dexterity | Tomoe  |
        | the most spirit     | Tomoe  |
        | the least spirit    | Hikaru |

    Scenario: A target that the icon does not prefer cannot be chosen
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | A    | Akira     | 4    |
        | T    | Tomoe     | 4    |
        | H    | Hikaru    | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | k | T |
        | 2 | . | H | . |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 3
      And the players choose Hikaru
      Then the rules refuse it: "Priority icons"
      And the players choose between Akira and Tomoe
      When the players choose Tomoe
      Then the kachi attacks Tomoe

    @question
    Scenario: The least armour is the armour that being knocked down leaves
      Given these creatures
        | sign | creature  | life | armour |
        | k    | the kachi | 5    |        |
        | T    | Tomoe     | 9    | 2      |
        | H    | Hikaru    | 9    | 2      |
      And the zone
        |   | A | B | C |
        | 1 | H | k | T |
      And Hikaru has 1 token of knocked down
      And on a 3 the kachi prefers the least armour and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 3
      Then the kachi attacks Hikaru

  @rule.target.override
  Rule: The icon of the sequence rules

    Scenario Outline: The icon inside a sequence applies instead of the general one
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 4    |
        | H    | Hikaru    | 6    |
      And the zone
        |   | A | B | C |
        | 1 | T | k | H |
      And on a 1 the kachi prefers the least life and reads
        | sequence | does            | priority   |
        | 1        | attack adjacent | <priority> |
      When the kachi activates and rolls 1
      Then the kachi attacks <target>

      Examples:
        | priority      | target |
        |               | Tomoe  |
        | the most life | Hikaru |

  @rule.target.tie
  Rule: In case of a tie

    @ex.kachi-tie
    Scenario: The players choose between the tied targets of a kachi
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | A    | Akira     | 5    |
        | T    | Tomoe     | 5    |
        | H    | Hikaru    | 6    |
      And the zone
        |   | A | B | C | D | E |
        | 1 | A | . | k | . | T |
        | 2 | . | . | . | . | . |
        | 3 | . | . | H | . | . |
      And the kachi has a movement of 3
      And on a 4 the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
      When the kachi activates and rolls 4
      Then the players choose between Akira and Tomoe
      When the players choose Hikaru
      Then the rules refuse it: "In case of a tie"
      And the kachi stands on C1
      When the players choose Akira
      Then the players choose between B1 and B2
      When the players choose B1
      Then the kachi attacks Akira

    Scenario: Without a priority icon the players choose among all targets
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | A    | Akira     | 5    |
        | T    | Tomoe     | 2    |
      And the zone
        |   | A | B | C |
        | 1 | A | k | T |
      And on a 4 the kachi prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 4
      Then the players choose between Akira and Tomoe
      When the players choose Tomoe
      Then the kachi attacks Tomoe

  @rule.target.each
  Rule: A target for each part

    Scenario: Whoever is hidden after the movement is not attacked
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 7    |
        | H    | Hikaru    | 2    |
      And the zone
        |   | A | B | C | D | E | F | G |
        | 1 | k | . | . | T | . | . | H |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                                    |
        | 1        | move adjacent and attack within range 4 |
      When the kachi activates and rolls 1
      Then the kachi heads for Tomoe
      And the kachi stands on C1
      And the kachi attacks Tomoe

    Scenario: Another than the target of the movement is attacked if the priority prefers them
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 7    |
        | H    | Hikaru    | 2    |
      And the zone
        |   | A | B | C | D | E | F | G |
        | 1 | k | . | . | . | . | . | H |
        | 2 | # | # | # | T | # | # | # |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                                    |
        | 1        | move adjacent and attack within range 4 |
      When the kachi activates and rolls 1
      Then the kachi heads for Tomoe
      And the kachi stands on C1
      And the kachi attacks Hikaru

  @rule.move.condition
  Rule: The four conditions

    Scenario Outline: Each condition leads the same enemy elsewhere
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E | F |
        | 1 | . | . | k | . | . | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does   |
        | 1        | <does> |
      When the kachi activates and rolls 1
      Then the kachi stands on <square>
      And the kachi spends <points> movement points

      Examples:
        | does                | square | points |
        | move adjacent       | E1     | 2      |
        | move towards        | E1     | 2      |
        | move away           | A1     | 2      |
        | move within range 2 | D1     | 1      |
        | move within range 3 | C1     | 0      |

  @rule.move.target
  Rule: The target first

    Scenario: The target is chosen before the enemy moves
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 5    |
        | H    | Hikaru    | 5    |
      And the zone
        |   | A | B | C | D | E | F | G |
        | 1 | T | . | . | k | . | . | H |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      When the kachi activates and rolls 1
      Then the players choose between Tomoe and Hikaru
      And the kachi stands on D1
      When the players choose Hikaru
      Then the kachi stands on F1

    Scenario: With nobody to move for, even a movement alone does not work
      Given these creatures
        | sign | creature     | resistance |
        | k    | the kachi    |            |
        | c    | the civilian | 0          |
      And the zone
        |   | A | B | C |
        | 1 | k | . | c |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      When the kachi activates and rolls 1
      Then no sequence is resolved
      And the kachi stands on A1

    Scenario: A movement whose only target has just been defeated is not made
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 1    |
        | H    | Hikaru    | 9    |
      And the zone
        |   | A | B | C | D | E | F |
        | 1 | T | k | . | . | . | H |
      And the kachi has a movement of 1
      And the board of the kachi shows the attack die red
      And the attack die shows red 1
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | attack adjacent and move adjacent |
      When the kachi activates and rolls 1
      Then Tomoe is defeated
      And sequence 1 is resolved
      And the kachi stands on B1

  @rule.move.adjacent
  Rule: Condition adjacent

    Scenario Outline: Only somebody the enemy can get next to will do
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 9    |
        | H    | Hikaru    | 1    |
      And the zone
        |   | A | B | C | D | E | F | G |
        | 1 | T | . | k | . | . | . | H |
      And the kachi has a movement of <movement>
      And on a 1 the kachi prefers the least life and reads
        | sequence | does          |
        | 1        | move adjacent |
      When the kachi activates and rolls 1
      Then the kachi heads for <target>
      And the kachi stands on <square>

      Examples:
        | movement | target | square |
        | 2        | Tomoe  | B1     |
        | 3        | Hikaru | F1     |

  @rule.move.towards
  Rule: Condition towards

    Scenario: Somebody out of reach will do, and the range of the last square counts
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E | F | G |
        | 1 | k | . | . | . | . | . | T |
        | 2 | . | . | . | . | . | . | . |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      When the kachi activates and rolls 1
      Then the kachi stands on C1

    Scenario: The enemy walks into a dead end if the range is smaller there
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | # | T |
        | 2 | . | # | # | . |
        | 3 | . | . | . | . |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      When the kachi activates and rolls 1
      Then the kachi stands on B1

  @rule.move.away
  Rule: Condition away

    Scenario: The enemy ends where the range is greatest
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 3    |
        | H    | Hikaru    | 8    |
      And the zone
        |   | A | B | C | D | E | F | G |
        | 1 | H | . | . | k | . | . | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the most life and reads
        | sequence | does      |
        | 1        | move away |
      When the kachi activates and rolls 1
      Then the kachi heads for Hikaru
      And the kachi stands on F1

  @rule.move.range
  Rule: Condition range (X)

    Scenario: The enemy needs range and line of sight
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E |
        | 1 | k | . | # | . | T |
        | 2 | . | . | . | . | . |
      And the kachi has a movement of 4
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                                          |
        | 1        | move within range 3 and attack within range 3 |
      When the kachi activates and rolls 1
      Then the kachi stands on B2
      And the kachi spends 1 movement point
      And the kachi attacks Tomoe

    Scenario: Somebody who cannot be got into range will not do
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D | E | F |
        | 1 | k | . | . | . | . | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                |
        | 1        | move within range 2 |
        | 2        | move within range 3 |
      When the kachi activates and rolls 1
      Then sequence 1 is skipped
      And the kachi stands on C1

  @rule.move.steps
  Rule: Up to its movement value

    Scenario Outline: A square beyond its movement is out of reach
      Given these creatures
        | sign | creature        |
        | g    | the gravedigger |
      And the zone
        |   | A | B | C | D |
        | 1 | g | ~ | . | . |
      And the gravedigger has a movement of <movement>
      And on a 1 the gravedigger prefers the least life and reads
        | sequence | does       |
        | 1        | move to C1 |
        | 2        | move to B1 |
      When the gravedigger activates and rolls 1
      Then the gravedigger stands on <square>

      Examples:
        | movement | square |
        | 2        | B1     |
        | 3        | C1     |

    @reading.C48=b
    Scenario: Under the other reading enemies count steps and difficult terrain does not slow them
      Given these creatures
        | sign | creature        |
        | g    | the gravedigger |
      And the zone
        |   | A | B | C | D |
        | 1 | g | ~ | . | . |
      And the gravedigger has a movement of 2
      And on a 1 the gravedigger prefers the least life and reads
        | sequence | does       |
        | 1        | move to C1 |
      When the gravedigger activates and rolls 1
      Then the gravedigger stands on C1
      And the gravedigger spends 2 movement points

  @rule.move.shortest
  Rule: The shortest way

    @ex.kappa
    Scenario: A kappa goes for whom it can reach, on the cheapest square
      Given these creatures
        | sign | creature  | life |
        | p    | the kappa |      |
        | A    | Akira     | 9    |
        | T    | Tomoe     | 8    |
        | H    | Hikaru    | 7    |
      And the zone
        |   | A | B | C | D | E |
        | 1 | p | . | . | T | . |
        | 2 | . | * | . | . | . |
        | 3 | . | . | . | . | A |
        | 4 | H | . | . | . | . |
      And the kappa has a movement of 3
      And on a 2 the kappa prefers the most life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
      When the kappa activates and rolls 2
      Then the kappa heads for Tomoe
      And the kappa stands on C1
      And the kappa spends 2 movement points
      And the kappa attacks Tomoe

    Scenario: An enemy that already meets its condition stays
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C |
        | 1 | k | T | . |
        | 2 | . | . | . |
      And the kachi has a movement of 3
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi stands on A1
      And the kachi spends 0 movement points
      And the kachi attacks Tomoe

    Scenario: Difficult terrain makes a way longer
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | ~ | . | T |
        | 2 | # | # | # | # |
      And the kachi has a movement of 3
      And on a 1 the kachi prefers the least life and reads
        | sequence | does          |
        | 1        | move adjacent |
      When the kachi activates and rolls 1
      Then the kachi stands on C1
      And the kachi spends 3 movement points

    Scenario: A square that costs more cannot be chosen
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | . | . | . | . |
        | 2 | k | . | . | T |
        | 3 | . | . | . | . |
      And the kachi has a movement of 4
      And on a 3 the kachi prefers the least life and reads
        | sequence | does          |
        | 1        | move adjacent |
      When the kachi activates and rolls 3
      And the players choose D1
      Then the rules refuse it: "The shortest way"
      When the players choose A1
      Then the rules refuse it: "The four conditions"
      And the players choose between C1, C2 and C3

  @rule.move.tie
  Rule: Squares equally near

    Scenario: The players choose among the squares that cost the same, and no other
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | . | . | . | . |
        | 2 | k | . | . | T |
        | 3 | . | . | . | . |
      And the kachi has a movement of 4
      And on a 1 the kachi prefers the least life and reads
        | sequence | does          |
        | 1        | move adjacent |
      When the kachi activates and rolls 1
      Then the players choose between C1, C2 and C3
      When the players choose D1
      Then the rules refuse it: "Squares equally near"
      And the kachi stands on A2
      When the players choose C3
      Then the kachi stands on C3

  @rule.move.allies
  Rule: Through allies

    Scenario: An enemy passes through its allies
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | p    | the kappa |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | p | . | T |
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                              |
        | 1        | move adjacent and attack adjacent |
      Then the kachi can stop on A1 and C1 with 2 movement points
      When the kachi activates and rolls 1
      Then the kachi stands on C1

    Scenario: An enemy does not pass through characters
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | H    | Hikaru    |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | H | . | T |
      Then the kachi can stop on A1 with 3 movement points

  @rule.move.end
  Rule: Ending on an empty square

    Scenario: The nearest square does not do while an ally stands on it
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | p    | the kappa |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | p | T |
        | 2 | # | # | . | . |
      And the kachi has a movement of 4
      And on a 1 the kachi prefers the least life and reads
        | sequence | does          |
        | 1        | move adjacent |
      Then the kachi can stop on A1 and B1 with 2 movement points
      When the kachi activates and rolls 1
      Then the kachi stands on C2
      And the kachi spends 3 movement points

  @rule.move.diagonal
  Rule: Closed diagonals

    Scenario Outline: One occupied square beside the step closes the diagonal, an ally does not
      Given these creatures
        | sign | creature     | resistance |
        | k    | the kachi    |            |
        | p    | the kappa    |            |
        | T    | Tomoe        |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B        |
        | 1 | k | <beside> |
        | 2 | . | .        |
      Then the kachi needs <points> movement points to get to B2

      Examples:
        | beside | points |
        | .      | 1      |
        | p      | 1      |
        | *      | 2      |
        | #      | 2      |
        | T      | 2      |
        | c      | 2      |

    Scenario: Between two occupied squares there is no way at all
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B |
        | 1 | k | T |
        | 2 | * | . |
      Then the kachi cannot get to B2

  @rule.attack.sight
  Rule: The attacker sees its target

    Scenario: A target in range but out of sight is not attacked
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 1    |
        | H    | Hikaru    | 9    |
      And the zone
        |   | A | B | C |
        | 1 | k | # | T |
        | 2 | . | . | . |
        | 3 | H | . | . |
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                  |
        | 1        | attack within range 2 |
      When the kachi activates and rolls 1
      Then the kachi attacks Hikaru

  @rule.attack.reach
  Rule: The target is within reach

    Scenario Outline: A target beyond the range is not attacked
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 1    |
        | H    | Hikaru    | 9    |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
        | 2 | . | . | . | . |
        | 3 | H | . | . | . |
      And on a 1 the kachi prefers the least life and reads
        | sequence | does                        |
        | 1        | attack within range <range> |
      When the kachi activates and rolls 1
      Then the kachi attacks <target>

      Examples:
        | range | target |
        | 2     | Hikaru |
        | 3     | Tomoe  |
