Feature: Defeat, end of the phase and level-up

  @rule.defeat.character
  Rule: A character is defeated

    Scenario Outline: At 0 life a character leaves the zone, at 1 it stays
      Given these creatures
        | sign | creature | life   |
        | T    | Tomoe    | <life> |
        | H    | Hikaru   | 5      |
      And the zone
        |   | A | B |
        | 1 | T | H |
      When an effect takes the test die from the life of Tomoe, and it shows 3
      Then Tomoe has <left> life
      And <standing> in play

      Examples:
        | life | left | standing             |
        | 2    | 0    | Hikaru is            |
        | 3    | 0    | Hikaru is            |
        | 4    | 1    | Tomoe and Hikaru are |

  @rule.defeat.out
  Rule: Out until the end

    Scenario: A defeated character does not activate any more
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone
        |   | A | B |
        | 1 | T | H |
      And Tomoe has been defeated
      When the activation of Tomoe begins
      Then the rules refuse it: "Out until the end"
      When the activation of Hikaru begins
      Then Hikaru has 3 action points

    Scenario: Nothing more happens to the defeated in this phase
      Given these creatures
        | sign | creature  | life |
        | A    | Akira     | 9    |
        | T    | Tomoe     | 9    |
        | k    | the kachi | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | T | k |
      And Akira and the kachi have been defeated
      When an effect puts poisoned on Akira
      Then the rules refuse it: "Out until the end"
      When Akira takes a test of power (3) and rolls 4
      Then the rules refuse it: "Out until the end"
      When an effect takes the test die from the life of Akira, and it shows 2
      Then the rules refuse it: "Out until the end"
      When the kachi activates and rolls 1
      Then the rules refuse it: "An enemy is defeated"

    Scenario: A defeated character is not brought back, gets nothing and gives nothing
      Given these creatures
        | sign | creature | life |
        | A    | Akira    | 9    |
        | T    | Tomoe    | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | T | . |
      And the spawn point "red" is on C1
      And these character boards
        | character | action points | coins |
        | Akira     | 3             | 5     |
      And Tomoe has 1 token of bleeding
      And Tomoe has been defeated
      And it is the activation of Akira
      When an effect brings Tomoe to C1
      Then the rules refuse it: "Out until the end"
      When Tomoe appears at the spawn point "red"
      Then the rules refuse it: "Out until the end"
      When Akira interacts with Tomoe to exchange
        | giver | number | tokens |
        | Akira | 5      | coins  |
      Then the rules refuse it: "Out until the end"
      And Akira has 3 action points
      When an effect gives Tomoe the object "Sake"
      Then the rules refuse it: "Out until the end"
      When the effect "Blood moon" gives Tomoe a special token "to swim"
      Then the rules refuse it: "Out until the end"
      When a section says that Tomoe gains a level
      Then the rules refuse it: "Out until the end"
      When an effect adds 1 power to Tomoe
      Then the rules refuse it: "Out until the end"
      When Tomoe discards bleeding
      Then the rules refuse it: "Out until the end"
      And Tomoe is defeated

  @rule.end.objective
  Rule: The objective is reached

    Scenario: With the objective the phase ends at once, in the middle of an activation
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | H    | Hikaru    |
        | k    | the kachi |
      And the zone
        |   | A | B | C |
        | 1 | T | H | k |
      And a green oracle card is in play
      When the objective is reached
      Then the phase ends in victory
      When the activation of Hikaru begins
      Then the rules refuse it: "The objective is reached"
      When the kachi activates and rolls 1
      Then the rules refuse it: "The objective is reached"
      When part 1 of the round is played
      Then the rules refuse it: "The objective is reached"

    Scenario: Once the phase is over nobody does anything more in it
      Given these creatures
        | sign | creature  | life |
        | A    | Akira     | 9    |
        | k    | the kachi | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | k | . |
      And the spawn point "P" is on C1
      And it is the activation of Akira
      When the objective is reached
      And Akira starts to move
      Then the rules refuse it: "The objective is reached"
      When the activation of Akira ends
      Then the rules refuse it: "The objective is reached"
      When the kachi activates and rolls 1
      Then the rules refuse it: "The objective is reached"
      When part 4 of the round is played
      Then the rules refuse it: "The objective is reached"
      When an effect takes the test die from the life of Akira, and it shows 1
      Then the rules refuse it: "The objective is reached"
      When the players swap Akira and Tomoe
      Then the rules refuse it: "The objective is reached"
      And Akira has 9 life

  @rule.end.condition
  Rule: Other ending conditions

    Scenario: An ending condition of the setup ends the phase in failure
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the setup ends the phase when "the village burns"
      When this ending condition is met: "the village burns"
      Then the phase ends in failure
      When the objective is reached
      Then the rules refuse it: "Other ending conditions"

    Scenario: The campaign book may give its own condition another meaning
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the setup ends the phase in victory when "the sun rises"
      When this ending condition is met: "the sun rises"
      Then the phase ends in victory

    Scenario Outline: Malice ends the phase on its last position only
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Camp" has the tile "1A"
        |   | A | B |
        | 1 | T | . |
      And the oracle deck is green
      And malice is at <malice>
      When part 1 of the round is played
      Then <outcome>

      Examples:
        | malice | outcome                   |
        | 5      | the phase ends in failure |
        | 4      | the phase goes on         |

  @rule.end.all-defeated
  Rule: Everybody is defeated

    Scenario: The phase ends with the last character, not with the one before
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 2    |
        | H    | Hikaru   | 5    |
      And the zone
        |   | A | B |
        | 1 | T | H |
      When an effect takes the test die from the life of Tomoe and Hikaru, and it shows 4
      Then Tomoe is defeated
      And the phase goes on
      When an effect takes the test die from the life of Hikaru, and it shows 1
      Then the phase ends in failure
      When the objective is reached
      Then the rules refuse it: "Everybody is defeated"

    Scenario: The last defeat stops an enemy in the middle of its sequence
      Given these creatures
        | sign | creature  | life | full life |
        | k    | the kachi | 3    | 5         |
        | T    | Tomoe     | 1    | 10        |
      And the zone
        |   | A | B | C |
        | 1 | . | k | T |
      And a green oracle card is in play
      And the board of the kachi shows the attack die orange
      And the kachi has a movement of 1
      And on a 1 the kachi prefers nobody in particular and reads
        | sequence | does                    |
        | 1        | attack adjacent, heal 2 |
      And the attack die shows orange 2
      When the kachi activates and rolls 1
      Then Tomoe is defeated
      And the phase ends in failure
      And the kachi has 3 life

    Scenario: Kami mode that runs out may be the last defeat
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 2    | 10        |
      And the zone
        |   | A |
        | 1 | T |
      And it is the activation of Tomoe
      And Tomoe is in Kami mode since the activation before
      Then the phase goes on
      When the activation of Tomoe ends
      Then the phase ends in failure

  @rule.end.victory
  Rule: What a victory is

    Scenario: The objective makes a victory although somebody was defeated
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And Hikaru has been defeated
      When the objective is reached
      Then the phase ends in victory

    Scenario: Kami mode just ends when the phase ends in victory and others stand
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 3    | 10        |
        | H    | Hikaru   | 8    | 8         |
      And Tomoe is in Kami mode since this activation
      When the objective is reached
      And the end of the phase is settled
      Then Tomoe is not in Kami mode
      And nobody takes a test
      And Tomoe has 10 of 10 life

  @rule.end.failure
  Rule: What a failure is

    Scenario: A phase that ends without its objective has failed
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the setup ends the phase when "night falls"
      When this ending condition is met: "night falls"
      Then the phase ends in failure

  @rule.end.states
  Rule: States go

    Scenario Outline: All state tokens are discarded, positive and negative
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And Tomoe has 2 tokens of bleeding
      And Tomoe has 1 token of blessed
      And Hikaru has 1 token of blinded
      And the phase has ended in <outcome>
      When the end of the phase is settled
      Then Tomoe has no state tokens
      And Hikaru has no state tokens

      Examples:
        | outcome |
        | victory |
        | failure |

    Scenario: Before the phase has ended there is nothing to settle
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And Tomoe has 1 token of blessed
      When the end of the phase is settled
      Then the rules refuse it: "States go"
      And Tomoe has 1 token of blessed

    Scenario: Poison is gone before the resurrection test
      Given these creatures
        | sign | creature | life | full life | spirit |
        | T    | Tomoe    | 5    | 8         | 0      |
      And these character boards
        | character | level |
        | Tomoe     | 3     |
      And Tomoe has 2 tokens of poisoned
      And Tomoe has been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 3
      When the end of the phase is settled
      Then Tomoe succeeds in the test with 3

    Scenario: When the phase is over nothing puts states on anybody, and nobody discards any
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A |
        | 1 | T |
      And Tomoe has 1 token of bleeding
      When the objective is reached
      And an effect puts poisoned on Tomoe
      Then the rules refuse it: "The objective is reached"
      When Tomoe discards bleeding
      Then the rules refuse it: "The objective is reached"
      When the end of the phase is settled
      Then Tomoe has no state tokens

  @rule.resurrect.life
  Rule: Resurrected with full life

    Scenario Outline: Defeated characters come back with full life, after a victory and after a failure
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 11        |
        | H    | Hikaru   | 6    | 10        |
      And Tomoe has been defeated
      And the phase has ended in <outcome>
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      Then nobody is defeated
      And Tomoe has 11 of 11 life

      Examples:
        | outcome |
        | victory |
        | failure |

  @rule.resurrect.test
  Rule: The resurrection test

    @ex.resurrection
    Scenario Outline: The difficulty of the test is the level of the character
      Given these creatures
        | sign | creature | life | full life | power | spirit  |
        | T    | Tomoe    | 5    | 10        | 2     | <score> |
      And these character boards
        | character | level   |
        | Tomoe     | <level> |
      And the class of Tomoe starts with 1 point of spirit
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll <roll>
      When the end of the phase is settled
      Then Tomoe <result> the test with <total>
      And the attributes of Tomoe are
        | power   | knowledge | dexterity | spirit  |
        | <power> | 0         | 0         | <score> |

      Examples:
        | level | score | roll | result      | total | power |
        | 1     | 0     | 1    | succeeds in | 1     | 2     |
        | 5     | 0     | 5    | succeeds in | 5     | 2     |
        | 5     | 0     | 4    | fails       | 4     | 1     |
        | 5     | 1     | 4    | succeeds in | 5     | 2     |
        | 5     | 1     | 3    | fails       | 4     | 1     |

    Scenario: Whoever was not defeated takes no test
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 1    | 10        |
      And the phase has ended in victory
      When the end of the phase is settled
      Then nobody takes a test

    @question
    Scenario: A poisoned character is cured before its resurrection test
      Given these creatures
        | sign | creature | life | full life | power |
        | T    | Tomoe    | 5    | 10        | 1     |
      And these character boards
        | character | level |
        | Tomoe     | 4     |
      And Tomoe has 2 tokens of poisoned
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 4
      When the end of the phase is settled
      Then Tomoe succeeds in the test with 4

  @rule.resurrect.lose
  Rule: The price of coming back

    Scenario: The player chooses the attribute that loses a point
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 5    | 10        | 2     | 0         | 1         | 1      |
      And these character boards
        | character | level |
        | Tomoe     | 4     |
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of knowledge
      And the resurrection tests will roll 3
      When the end of the phase is settled
      Then Tomoe chooses between power, dexterity and spirit
      When Tomoe chooses knowledge
      Then the rules refuse it: "The price of coming back"
      When Tomoe chooses spirit
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 2     | 0         | 1         | 0      |

    Scenario: Without a point to lose nothing is lost
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 10        |
      And these character boards
        | character | level |
        | Tomoe     | 4     |
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of knowledge
      And the resurrection tests will roll 1
      When the end of the phase is settled
      Then Tomoe fails the test with 1
      And the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 0     | 0         | 0         | 0      |

    Scenario: Nobody else chooses what somebody resurrected loses
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 5    | 10        | 1     | 0         | 1         | 1      |
      And these character boards
        | character | level |
        | Tomoe     | 4     |
      And the class of Tomoe starts with 1 point of power
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of knowledge
      And the resurrection tests will roll 3
      When the end of the phase is settled
      And Akira chooses spirit
      Then the rules refuse it: "The price of coming back"
      And Tomoe chooses between dexterity and spirit
      When Tomoe chooses dexterity
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 1     | 0         | 0         | 1      |

  @rule.resurrect.protected
  Rule: The starting point is safe

    Scenario: The starting point cannot be chosen, a second point of that attribute can
      Given these creatures
        | sign | creature | life | full life | power | dexterity |
        | T    | Tomoe    | 5    | 10        | 1     | 2         |
        | H    | Hikaru   | 5    | 10        | 2     | 2         |
      And these character boards
        | character | level |
        | Tomoe     | 5     |
        | Hikaru    | 5     |
      And the class of Tomoe starts with 1 point of power
      And the class of Hikaru starts with 1 point of power
      And Tomoe and Hikaru have been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1, 2
      When the end of the phase is settled
      Then Hikaru chooses between power and dexterity
      When Hikaru chooses power
      Then the attributes of Hikaru are
        | power | knowledge | dexterity | spirit |
        | 1     | 0         | 2         | 0      |
      And the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 1     | 0         | 1         | 0      |

    Scenario: Choosing the starting point is refused by the rule that protects it
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 5    | 10        | 1     | 0         | 1         | 1      |
      And these character boards
        | character | level |
        | Tomoe     | 4     |
      And the class of Tomoe starts with 1 point of power
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of knowledge
      And the resurrection tests will roll 3
      When the end of the phase is settled
      And Tomoe chooses power
      Then the rules refuse it: "The starting point is safe"
      When Tomoe chooses spirit
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 1     | 0         | 1         | 0      |

  @rule.kami.level-one
  Rule: Kami abilities of level 1

    Scenario: A Kami ability of level 1 cannot be used, one of level 2 can
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the Kami of Tomoe is "Amaterasu"
      And "Dawn" is a technique ability of level 1 of the Kami of Tomoe
      And "Noon" is a technique ability of level 2 of the Kami of Tomoe
      Then Tomoe can use the ability "Noon"
      Given it is the activation of Tomoe
      And Tomoe has 2 action points
      When Tomoe uses the technique "Dawn"
      Then the rules refuse it: "Kami abilities of level 1"
      When Tomoe uses the technique "Noon"
      Then Tomoe has 1 action point

    Scenario: Another Kami's passive of level 1 does not help to come back
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 10        |
      And these character boards
        | character | level |
        | Tomoe     | 5     |
      And the Kami of Tomoe is "Amaterasu"
      And "Warm Light" is a passive ability of level 1 of the Kami of Tomoe
      And "Warm Light" adds 2 to the resurrection test of Tomoe
      And Tomoe has been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 3
      When the end of the phase is settled
      Then Tomoe fails the test with 3

  @rule.kami.known-path
  Rule: Known Path

    Scenario: Izanami's passive of level 1 applies to somebody defeated
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 10        |
      And these character boards
        | character | level |
        | Tomoe     | 5     |
      And the Kami of Tomoe is "Izanami"
      And "Known Path" is a passive ability of level 1 of the Kami of Tomoe
      And "Known Path" adds 2 to the resurrection test of Tomoe
      And Tomoe has been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 3
      When the end of the phase is settled
      Then Tomoe succeeds in the test with 5

    Scenario: Only the passive of Izanami is excepted
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the Kami of Tomoe is "Izanami"
      And "Known Path" is a passive ability of level 1 of the Kami of Tomoe
      And "Gate" is a technique ability of level 1 of the Kami of Tomoe
      Then Tomoe can use the ability "Known Path"

  @rule.victory.order
  Rule: Order of a victory

    Scenario: Resurrection comes before the section, and Yomi mode last
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 10        |
      And Tomoe has been defeated
      And the phase has ended in victory
      And Yomi mode is played
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      Then the end is settled in this order: discarding states, resurrecting, applying the section, recovering and marking the Yomi track

    Scenario: Without Yomi mode nothing is marked
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the phase has ended in victory
      When the end of the phase is settled
      Then the end is settled in this order: discarding states, resurrecting, applying the section and recovering

    Scenario: A new level comes after the test of resurrection, so that the old level counts
      Given these creatures
        | sign | creature | life | full life | power |
        | T    | Tomoe    | 5    | 10        | 1     |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      And the section of the victory says that the characters gain a level
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      And Tomoe chooses power
      And Tomoe takes the side "Leap"
      Then Tomoe succeeds in the test with 1
      And Tomoe is of level 2

    Scenario: The end of a victory is settled once, and only then the next chapter begins
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the phase has ended in victory
      When the next chapter begins
      Then the rules refuse it: "Order of a victory"
      When the end of the phase is settled
      And the end of the phase is settled
      Then the rules refuse it: "Order of a victory"
      When the next chapter begins
      Then the phase goes on
      When the activation of Tomoe begins
      Then the rules refuse it: "The 4 parts of a round"
      When the next chapter begins
      Then the rules refuse it: "Order of a victory"

  @rule.victory.section
  Rule: The section of the victory

    Scenario Outline: The section applies after a victory and not after a failure
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the section of the victory says "each character gains 5 coins", "keep the map"
      And the phase has ended in <outcome>
      When the end of the phase is settled
      Then the section applies <effects>

      Examples:
        | outcome | effects                                        |
        | victory | "each character gains 5 coins", "keep the map" |
        | failure | nothing                                        |

  @rule.victory.life
  Rule: Life is recovered

    Scenario: After a victory everybody has full life
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 2    | 11        |
        | H    | Hikaru   | 10   | 10        |
      And the phase has ended in victory
      When the end of the phase is settled
      Then Tomoe has 11 of 11 life
      And Hikaru has 10 of 10 life

  @rule.victory.armour
  Rule: Armour stays as it is

    Scenario: After a victory worn armour goes into the next chapter as it is
      Given these creatures
        | sign | creature | armour |
        | T    | Tomoe    | 1      |
      And these armour cards
        | character | armour card | armour |
        | Tomoe     | "Plates"    | 3      |
      And the phase has ended in victory
      When the end of the phase is settled
      Then Tomoe has 1 armour
      When the next chapter begins
      And Tomoe is set up and rolls 4 with the ki dice
      Then Tomoe has 1 armour

  @rule.level-up.when
  Rule: When characters level up

    Scenario: Each character gains a level when the section says so
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | H    | Hikaru   | 4    | 10        | 3     | 3         | 3         |
        | T    | Tomoe    | 4    | 10        | 3     | 3         | 3         |
      And Hikaru is of the class "Monk"
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Hikaru for level 2 offers "Calm" or "Fury"
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      And the section of the victory says that the characters gain a level
      And the phase has ended in victory
      When the end of the phase is settled
      And Hikaru takes the side "Calm"
      And Tomoe takes the side "Roar"
      Then Hikaru is of level 2
      And Tomoe is of level 2

    Scenario: Without such a section nobody gains a level
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the phase has ended in victory
      When the end of the phase is settled
      Then Tomoe is of level 1

    Scenario: Level 5 is the highest
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 4    | 18        |
      And these character boards
        | character | level |
        | Tomoe     | 5     |
      When a section says that Tomoe gains a level
      Then Tomoe is of level 5
      And Tomoe has 4 of 18 life

  @rule.level-up.attribute
  Rule: One attribute point

    Scenario: The player raises one of the four attributes
      Given these creatures
        | sign | creature | life | full life | power | spirit |
        | T    | Tomoe    | 4    | 10        | 1     | 2      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      Then Tomoe chooses between power, knowledge, dexterity and spirit
      When Tomoe chooses spirit
      And Tomoe takes the side "Leap"
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 1     | 0         | 0         | 3      |

    Scenario: Nobody else chooses the attribute of a character that levels up
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 3    | 10        | 3     | 0         | 0         | 0      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Akira chooses spirit
      Then the rules refuse it: "One attribute point"
      When Tomoe chooses spirit
      And Tomoe takes the side "Roar"
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 3     | 0         | 0         | 1      |

    Scenario: A choice that only one attribute is left for may be stated
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 3    | 10        | 3     | 3         | 3         | 0      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe takes the side "Leap"
      And Tomoe chooses spirit
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 3     | 3         | 3         | 1      |

  @rule.level-up.most
  Rule: Three points at most

    Scenario: An attribute of 3 cannot be raised by levelling up
      Given these creatures
        | sign | creature | life | full life | power | knowledge | spirit |
        | T    | Tomoe    | 4    | 10        | 3     | 2         | 3      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      Then Tomoe chooses between knowledge and dexterity

    Scenario: With all four at 3 the point is lost
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 4    | 10        | 3     | 3         | 3         | 3      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      Then Tomoe chooses between the sides "Leap", "Roar"
      And the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 3     | 3         | 3         | 3      |

    Scenario: Choosing an attribute of 3 points is refused by the maximum
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 3    | 10        | 3     | 0         | 0         | 0      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe chooses power
      Then the rules refuse it: "Three points at most"
      And Tomoe chooses between knowledge, dexterity and spirit

  @rule.level-up.above
  Rule: More than three with help

    Scenario: An effect takes a score above 3, and does not use up the points of the board
      Given these creatures
        | sign | creature | life | full life | power | knowledge |
        | T    | Tomoe    | 4    | 10        | 3     | 2         |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When an effect adds 1 power to Tomoe
      And an effect adds 1 knowledge to Tomoe
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 4     | 3         | 0         | 0      |
      When a section says that Tomoe gains a level
      Then Tomoe chooses between knowledge, dexterity and spirit
      When Tomoe chooses knowledge
      And Tomoe takes the side "Leap"
      Then the attributes of Tomoe are
        | power | knowledge | dexterity | spirit |
        | 4     | 4         | 0         | 0      |

  @rule.level-up.ability
  Rule: A new ability

    Scenario: The player takes one side of the token of the new level
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 4    | 10        | 3     | 3         | 3         |
      And these character boards
        | character | level |
        | Tomoe     | 2     |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      And the ability token of Tomoe for level 3 offers "Storm" or "Veil"
      When a section says that Tomoe gains a level
      Then Tomoe chooses between the sides "Storm", "Veil"
      When Tomoe takes the side "Leap"
      Then the rules refuse it: "A new ability"
      When Tomoe takes the side "Veil"
      Then Tomoe has the ability tokens "Veil"

    Scenario: Nobody else chooses the side of an ability token
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 3    | 10        | 3     | 0         | 0         | 0      |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe chooses spirit
      And Akira takes the side "Leap"
      Then the rules refuse it: "A new ability"
      When Tomoe takes the side "Leap"
      Then Tomoe has the ability tokens "Leap"

  @rule.level-up.kept
  Rule: The choice is for good

    Scenario: An ability chosen cannot be changed, unless something allows it
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these abilities
        | character | ability | kind      |
        | Tomoe     | "Leap"  | technique |
      When Tomoe changes the ability "Leap" for "Roar"
      Then the rules refuse it: "The choice is for good"
      And Tomoe has the ability tokens "Leap"
      Given something allows Tomoe to change an ability
      When Tomoe changes the ability "Leap" for "Roar"
      Then Tomoe has the ability tokens "Roar"

    Scenario: Abilities are kept for the next chapter
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these abilities
        | character | ability | kind      |
        | Tomoe     | "Leap"  | technique |
      And the phase has ended in victory
      When the end of the phase is settled
      And the next chapter begins
      And Tomoe is set up and rolls 4 with the ki dice
      Then Tomoe has the ability tokens "Leap"

  @rule.level-up.life
  Rule: More life

    Scenario: A new level raises the maximum and refills life
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 2    | 10        | 3     | 3         | 3         |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe takes the side "Leap"
      Then Tomoe has 11 of 11 life

  @rule.level-up.life-table
  Rule: The life of each level

    @ex.life-table
    Scenario Outline: The table of the book gives each level its life
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 3    | <before>  | 3     | 3         | 3         |
      And these character boards
        | character | level |
        | Tomoe     | <old> |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level <new> offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe takes the side "Leap"
      Then Tomoe is of level <new>
      And Tomoe has <life> of <life> life

      Examples:
        | old | before | new | life |
        | 1   | 10     | 2   | 11   |
        | 2   | 11     | 3   | 13   |
        | 3   | 13     | 4   | 15   |
        | 4   | 15     | 5   | 18   |

    Scenario: Another class has another table
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 3    | 12        | 3     | 3         | 3         |
      And Tomoe is of the class "Samurai"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the class "Samurai" has 12, 14, 16, 18, 20 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe takes the side "Leap"
      Then Tomoe has 14 of 14 life

  @rule.level-up.smithy
  Rule: New cards at the smithy

    Scenario: The smithy deck gains the cards of the new level and of no higher one
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 3    | 10        | 3     | 3         | 3         |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the smithy has these cards
        | card     | kind   | class     | level |
        | "Staff"  | weapon | "Monk"    | 1     |
        | "Fan"    | weapon | "Monk"    | 2     |
        | "Glaive" | weapon | "Monk"    | 3     |
        | "Katana" | weapon | "Samurai" | 2     |
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      When a section says that Tomoe gains a level
      And Tomoe takes the side "Leap"
      Then the smithy deck of Tomoe holds "Staff", "Fan"

  @rule.level-up.lower-cards
  Rule: Earlier cards are still there

    Scenario: A card of a lower level stays in the smithy deck of a higher level
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 3    | 11        | 3     | 3         | 3         |
      And these character boards
        | character | level |
        | Tomoe     | 2     |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the smithy has these cards
        | card     | kind   | class  | level |
        | "Staff"  | weapon | "Monk" | 1     |
        | "Fan"    | weapon | "Monk" | 2     |
        | "Glaive" | weapon | "Monk" | 3     |
      And the ability token of Tomoe for level 3 offers "Leap" or "Roar"
      And the ability token of Tomoe for level 4 offers "Storm" or "Veil"
      When a section says that Tomoe gains a level
      And Tomoe takes the side "Leap"
      And a section says that Tomoe gains a level
      And Tomoe takes the side "Veil"
      Then the smithy deck of Tomoe holds "Staff", "Fan", "Glaive"

  @rule.level-up.ki
  Rule: One more ki die

    Scenario: The next setup rolls as many ki dice as the new level
      Given these creatures
        | sign | creature | life | full life | power | knowledge | dexterity |
        | T    | Tomoe    | 3    | 10        | 3     | 3         | 3         |
      And Tomoe is of the class "Monk"
      And the class "Monk" has 10, 11, 13, 15, 18 life at the levels 1 to 5
      And the ability token of Tomoe for level 2 offers "Leap" or "Roar"
      And the section of the victory says that the characters gain a level
      And the phase has ended in victory
      When the end of the phase is settled
      And Tomoe takes the side "Leap"
      And the next chapter begins
      And Tomoe is set up and rolls 2, 6 with the ki dice
      Then the reserve of Tomoe holds the ki dice 2, 6

  @rule.failure.order
  Rule: Order of a failure

    Scenario: Resurrection comes first and Yomi mode before the repetition
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 10        |
      And Tomoe has been defeated
      And the phase has ended in failure
      And Yomi mode is played
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the phase is repeated
      Then the rules refuse it: "Order of a failure"
      When the end of the phase is settled
      Then the end is settled in this order: discarding states, resurrecting, recovering and marking the Yomi track
      When the phase is repeated
      Then the phase has been repeated 1 time

  @rule.failure.life
  Rule: Life back to the maximum

    Scenario: After a failure everybody has full life
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 2    | 11        |
      And the phase has ended in failure
      When the end of the phase is settled
      Then Tomoe has 11 of 11 life

  @rule.failure.armour
  Rule: Armour is repaired

    Scenario: After a failure armour is whole again, and none without a card
      Given these creatures
        | sign | creature | armour |
        | T    | Tomoe    | 1      |
        | H    | Hikaru   | 1      |
      And these armour cards
        | character | armour card | armour |
        | Tomoe     | "Plates"    | 3      |
      And the phase has ended in failure
      When the end of the phase is settled
      Then Tomoe has 3 armour
      And Hikaru has 0 armour

  @rule.failure.repeat
  Rule: The phase is repeated

    Scenario: After a failure the phase starts anew with nothing on the table
      Given these creatures
        | sign | creature  | life | full life |
        | T    | Tomoe     | 2    | 10        |
        | k    | the kachi | 4    | 4         |
      And the zone "Camp" has the tile "1A"
        |   | A | B |
        | 1 | T | k |
      And malice is at 4
      And 1 head lies on B1
      And the phase has ended in failure
      When the end of the phase is settled
      And the phase is repeated
      Then the phase goes on
      And malice is at 0
      And 0 heads lie on B1
      Given the campaign book has the zone "Camp" with the tile "1A"
        |   | A | B |
        | 1 | . | . |
      And the zone "Camp" brings
        | sign | creature  | square | life |
        | k    | the kachi | B1     | 4    |
      And the zone "Camp" adds 1 green and 0 red oracle cards
      And the oracle deck is shuffled into green
      When the phase begins in the zone "Camp"
      Then the kachi is in play

    Scenario: In the repetition a Kami ability may be used again
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these abilities
        | character | ability | kind      | from |
        | Tomoe     | "Noon"  | technique | Kami |
      And Tomoe has already used "Noon" in this phase
      And the phase has ended in failure
      Then Tomoe can use no abilities
      When the end of the phase is settled
      And the phase is repeated
      And Tomoe is set up and rolls 3 with the ki dice
      Then Tomoe can use the ability "Noon"

    Scenario: A Kami taken after the failure is there in the repetition
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the Kami of Tomoe is "Inari"
      And an effect unlocks the Kami "Susanoo"
      And the phase has ended in failure
      When the end of the phase is settled
      And Tomoe changes to the Kami "Susanoo"
      And the phase is repeated
      And Tomoe is set up and rolls 3 with the ki dice
      Then Tomoe has the Kami "Susanoo" and an affinity of 0

    Scenario: A victory is not repeated
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the phase has ended in victory
      When the end of the phase is settled
      And the phase is repeated
      Then the rules refuse it: "The phase is repeated"

    Scenario: After a failure no new chapter begins
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the phase has ended in failure
      When the end of the phase is settled
      And the next chapter begins
      Then the rules refuse it: "Order of a victory"
      When the phase is repeated
      Then the phase has been repeated 1 time

  @rule.failure.spent
  Rule: Spent is spent

    Scenario: A consumable used in the failed phase does not come back
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A |
        | 1 | T |
      And these objects
        | character | object |
        | Tomoe     | "Rope" |
        | Tomoe     | "Sake" |
      And "Sake" is a consumable
      And the market deck is shuffled into the order "Sake"
      And the setup ends the phase when "night falls"
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe uses the object "Sake"
      And this ending condition is met: "night falls"
      And the end of the phase is settled
      And the phase is repeated
      And Tomoe is set up and rolls 3 with the ki dice
      Then Tomoe has the objects "Rope"
      And the market deck is "Sake"

  @rule.failure.kept
  Rule: What was gained is kept

    Scenario: Cards gained in the failed phase are there in the repetition
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the last phase left Tomoe with the objects "Rope"
      And the setup ends the phase when "night falls"
      When Tomoe is set up and rolls 3 with the ki dice
      And an effect gives Tomoe the object "Lamp"
      And an effect gives Tomoe the weapon "Bow"
      And this ending condition is met: "night falls"
      And the end of the phase is settled
      And the phase is repeated
      And Tomoe is set up and rolls 5 with the ki dice
      Then Tomoe has the objects "Rope", "Lamp"
      And Tomoe carries the weapons "Bow"
