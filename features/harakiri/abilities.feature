Feature: Abilities

  Background:
    Given a green oracle card is in play
    And these creatures
      | sign | creature  | life | armour |
      | A    | Akira     | 10   |        |
      | k    | the kachi | 9    | 1      |
    And the zone
      |   | A | B | C | D |
      | 1 | A | k | . | . |
    And these weapons
      | character | weapon   | quick  | strong |
      | Akira     | "katana" | orange | red    |
    And it is the activation of Akira
    And Akira has 3 action points

  @rule.ability.sources
  Rule: Three origins

    @ex.ability-sources
    Scenario: A character's ability goes by its ki die, a Kami's by affinity, an enemy's by nothing
      Given these character boards
        | character | affinity | action points |
        | Akira     | 4        | 3             |
      And these abilities
        | character | ability | kind      | from      | ki | die | affinity |
        | Akira     | "Calm"  | passive   | character | 2  | 2   |          |
        | Akira     | "Storm" | technique | Kami      |    |     | 4        |
        | Akira     | "Flood" | technique | Kami      |    |     | 5        |
      And the board of the kachi shows the attack die red
      And the board of the kachi shows these abilities
        | ability | kind    | hits |
        | "Anger" | passive | 3    |
      And the attack dice show orange 0, concentrated critical failure and red 1
      When Akira makes a quick attack on the kachi with the concentrated die
      Then the kachi counterattacks and does 4 damage
      And Akira can use the abilities "Calm" and "Storm"

  @rule.ability.kinds
  Rule: Three kinds

    Scenario Outline: Only an attack ability goes with an attack
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Gust"  | <kind> | 6   |
      When Akira makes a quick attack on the kachi using "Gust"
      Then the rules refuse it: "Three kinds"
      And Akira has 3 action points

      Examples:
        | kind      |
        | passive   |
        | technique |

    Scenario: An attack ability does
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Gust"  | attack | 6   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Gust"  | 2    |
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi using "Gust"
      Then the attack does 2 damage

  @rule.ability.requirements
  Rule: Requirements must be met

    Scenario: A passive whose requirements are not met adds nothing
      Given these abilities
        | character | ability | kind    | ki | die |
        | Akira     | "Calm"  | passive | 4  | 3   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Calm"  | 2    |
      And the attack die shows orange 2
      When Akira makes a quick attack on the kachi
      Then the attack does 1 damage
      And Akira can use no abilities

    Scenario: A technique whose requirements are met can be used
      Given these abilities
        | character | ability | kind      | ki | die |
        | Akira     | "Leap"  | technique | 4  | 4   |
      When Akira uses the technique "Leap"
      Then Akira carries out "Leap"

    Scenario: Somebody kept from using Kami abilities still has the others
      Given Akira is kept from using Kami abilities
      And these abilities
        | character | ability | kind      | from      | die |
        | Akira     | "Leap"  | technique | character | 2   |
        | Akira     | "Storm" | technique | Kami      |     |
      When Akira uses the technique "Storm"
      Then the rules refuse it: "Requirements must be met"
      And Akira has 3 action points
      And Akira can use the ability "Leap"

  @rule.ability.ki
  Rule: The ki die in its slot

    Scenario Outline: The ki die must equal or exceed the number asked for
      Given these abilities
        | character | ability | kind   | ki   | die   |
        | Akira     | "Stab"  | attack | <ki> | <die> |
      And the effects of these abilities
        | character | ability | ignores |
        | Akira     | "Stab"  | armour  |
      And the attack die shows orange 3
      When Akira makes a quick attack on the kachi using "Stab"
      Then the attack does 3 damage

      Examples:
        | ki | die |
        | 3  | 3   |
        | 3  | 6   |

    Scenario Outline: A lower die, or none, is not enough
      Given these abilities
        | character | ability | kind   | ki | die   |
        | Akira     | "Stab"  | attack | 3  | <die> |
      When Akira makes a quick attack on the kachi using "Stab"
      Then the rules refuse it: "The ki die in its slot"
      And Akira has 3 action points

      Examples:
        | die |
        | 2   |
        |     |

    Scenario: A die that drops below the number stays, but the ability is lost
      Given these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 3  | 3   |
      And part 3 of the round has been played
      When the ki dice drop
      Given part 2 of the next round has been played
      When the activation of Akira begins
      And Akira makes a quick attack on the kachi using "Stab"
      Then the rules refuse it: "The ki die in its slot"
      And the slot of "Stab" of Akira holds a 2

    Scenario: Using the ability leaves the die in its slot
      Given these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 3  | 3   |
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi using "Stab"
      Then the slot of "Stab" of Akira holds a 3

  @rule.ability.affinity
  Rule: Affinity with the Kami

    Scenario Outline: Affinity decides what a Kami lends
      Given these character boards
        | character | affinity   | action points |
        | Akira     | <affinity> | 3             |
      And these abilities
        | character | ability | kind    | from | affinity |
        | Akira     | "Storm" | passive | Kami | 4        |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Storm" | 2    |
      And the attack die shows orange 2
      When Akira makes a quick attack on the kachi
      Then the attack does <damage> damage

      Examples:
        | affinity | damage |
        | 3        | 1      |
        | 4        | 3      |
        | 5        | 3      |

    Scenario: With too little affinity the ability is refused
      Given these character boards
        | character | affinity | action points |
        | Akira     | 3        | 3             |
      And these abilities
        | character | ability | kind   | from | affinity |
        | Akira     | "Storm" | attack | Kami | 4        |
      When Akira makes a quick attack on the kachi using "Storm"
      Then the rules refuse it: "Affinity with the Kami"

    Scenario: A Kami ability keeps its level and its affinity, whichever is stated first
      Given these character boards
        | character | affinity |
        | Akira     | 2        |
      And "Gale" is a technique ability of level 2 of the Kami of Akira
      And these abilities
        | character | ability | kind      | from | affinity |
        | Akira     | "Gale"  | technique | Kami | 3        |
        | Akira     | "Dusk"  | technique | Kami | 2        |
        | Akira     | "Dawn"  | technique | Kami | 2        |
      And "Dawn" is a technique ability of level 1 of the Kami of Akira
      And "Dusk" is a technique ability of level 2 of the Kami of Akira
      Then Akira can use the ability "Dusk"
      And Akira can use the ability "Dusk", among others

  @rule.ability.kami-once
  Rule: Once a phase

    Scenario: A Kami ability used once is used up for the phase
      Given these abilities
        | character | ability | kind      | from | affinity |
        | Akira     | "Storm" | technique | Kami | 0        |
      When Akira uses the technique "Storm"
      Then Akira has 2 action points
      When Akira uses the technique "Storm"
      Then the rules refuse it: "Once a phase"
      And Akira has 2 action points

    Scenario: So is one used in an earlier activation
      Given these abilities
        | character | ability | kind   | from |
        | Akira     | "Storm" | attack | Kami |
      And Akira has already used "Storm" in this phase
      When Akira makes a quick attack on the kachi using "Storm"
      Then the rules refuse it: "Once a phase"

    Scenario: A character's own ability can be used again
      Given these abilities
        | character | ability | kind      | die |
        | Akira     | "Leap"  | technique | 2   |
      When Akira uses the technique "Leap"
      And Akira uses the technique "Leap"
      Then Akira has 1 action point

    Scenario: A passive of a Kami works every time
      Given these abilities
        | character | ability | kind    | from |
        | Akira     | "Storm" | passive | Kami |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Storm" | 2    |
      And Akira has already used "Storm" in this phase
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi
      Then the attack does 2 damage

    @reading.C29=b
    Scenario: Under the other reading a passive of a Kami works once, too
      Given these abilities
        | character | ability | kind    | from |
        | Akira     | "Storm" | passive | Kami |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Storm" | 2    |
      And Akira has already used "Storm" in this phase
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi
      Then the attack does 0 damage

    @question
    Scenario: In the repetition of the phase a Kami ability works anew
      Given these character boards
        | character | affinity | action points |
        | Akira     | 4        | 3             |
      And these abilities
        | character | ability | kind      | from | affinity |
        | Akira     | "Gale"  | technique | Kami | 3        |
      And Akira has already used "Gale" in this phase
      Then Akira can use no abilities
      Given the phase has ended in failure
      When the end of the phase is settled
      And the phase is repeated
      Then Akira can use the ability "Gale"

    @question
    Scenario: An attack ability of a Kami is used up by an attack that misses
      Given these abilities
        | character | ability | kind   | from | affinity |
        | Akira     | "Fury"  | attack | Kami | 0        |
      And the attack dice show orange 2, concentrated blank
      When Akira makes a quick attack on the kachi using "Fury" and the concentrated die
      Then the attack misses
      And Akira can use no abilities

  @rule.ability.enemy-free
  Rule: Enemies have no requirements

    Scenario: An enemy uses an ability of its board with nothing spent or placed
      Given the board of the kachi shows the attack die red
      And the board of the kachi shows these abilities
        | ability | kind   | hits |
        | "Slice" | attack | 2    |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Slice" |
      And the attack die shows red 1
      When the activation of Akira ends
      And the kachi activates and rolls 3
      Then the attack does 3 damage

  @rule.ability.passive
  Rule: Passives of characters

    Scenario Outline: A passive works while its ki die is there, without action points
      Given Akira has 1 action point
      And these abilities
        | character | ability | kind    | ki | die   |
        | Akira     | "Calm"  | passive | 2  | <die> |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Calm"  | 3    |
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi
      Then the attack does <damage> damage
      And Akira has 0 action points

      Examples:
        | die | damage |
        | 2   | 3      |
        |     | 0      |

    Scenario: Several passives work together
      Given these abilities
        | character | ability | kind    | die |
        | Akira     | "Calm"  | passive | 2   |
        | Akira     | "Focus" | passive | 2   |
      And the effects of these abilities
        | character | ability | hits | ignores |
        | Akira     | "Calm"  | 1    |         |
        | Akira     | "Focus" |      | armour  |
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi
      Then the attack does 2 damage

  @rule.ability.enemy-passive
  Rule: Passives of enemies

    Scenario: An enemy's passive counts in every attack, named or not
      Given the board of the kachi shows the attack die red
      And the board of the kachi shows these abilities
        | ability | kind    | hits |
        | "Anger" | passive | 2    |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      And the attack die shows red 1
      When the activation of Akira ends
      And the kachi activates and rolls 3
      Then the attack does 3 damage

  @rule.ability.technique
  Rule: Techniques of characters

    Scenario: A technique of the character and one of the Kami cost 1 action point each
      Given these abilities
        | character | ability | kind      | from      | die |
        | Akira     | "Leap"  | technique | character | 2   |
        | Akira     | "Storm" | technique | Kami      |     |
      When Akira uses the technique "Leap"
      And Akira uses the technique "Storm"
      Then Akira has 1 action point
      And Akira carries out "Leap" and "Storm"

    Scenario: A technique may state another cost
      Given these abilities
        | character | ability | kind      | die | cost |
        | Akira     | "Leap"  | technique | 2   | 2    |
      When Akira uses the technique "Leap"
      Then Akira has 1 action point

  @rule.ability.enemy-technique
  Rule: Techniques of enemies

    Scenario: An enemy uses a technique where its sequence names it
      Given on a 3 the kachi prefers the least life and reads
        | sequence | does                             |
        | 1        | use a skill adjacent with "Jeer" |
      When the activation of Akira ends
      And the kachi activates and rolls 3
      Then the kachi uses "Jeer" on Akira

  @rule.ability.attack
  Rule: Attack abilities of characters

    Scenario Outline: An attack ability goes with a quick attack or a strong one
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Stab"  | attack | 2   |
      And the effects of these abilities
        | character | ability | ignores |
        | Akira     | "Stab"  | armour  |
      And the attack die shows <die>
      When Akira makes a <kind> attack on the kachi using "Stab"
      Then the attack does 2 damage
      And Akira has <points> action points

      Examples:
        | kind   | die      | points |
        | quick  | orange 2 | 2      |
        | strong | red 2    | 1      |

    Scenario: Two attack abilities are one too many
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Stab"  | attack | 2   |
        | Akira     | "Fury"  | attack | 2   |
      When Akira makes a quick attack on the kachi using "Stab" and "Fury"
      Then the rules refuse it: "Attack abilities of characters"
      And Akira has 3 action points

    @reading.C31=b
    Scenario: Under the other reading several of one origin go together
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Stab"  | attack | 2   |
        | Akira     | "Fury"  | attack | 2   |
      And the effects of these abilities
        | character | ability | hits | ignores |
        | Akira     | "Stab"  |      | armour  |
        | Akira     | "Fury"  | 1    |         |
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi using "Stab" and "Fury"
      Then the attack does 2 damage

  @rule.ability.enemy-attack
  Rule: Attack abilities of enemies

    Scenario: The attack ability that the sequence names counts, another one does not
      Given the board of the kachi shows the attack die red
      And the board of the kachi shows these abilities
        | ability    | kind   | hits |
        | "Slice"    | attack | 1    |
        | "Kenjutsu" | attack | 4    |
      And on a 3 the kachi prefers the least life and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Slice" |
      And the attack die shows red 2
      When the activation of Akira ends
      And the kachi activates and rolls 3
      Then the kachi attacks Akira with "Slice"
      And the attack does 3 damage

  @rule.ability.not-both
  Rule: Character or Kami, not both

    Scenario: An attack ability of the character and one of the Kami do not go together
      Given these abilities
        | character | ability | kind   | from      | die |
        | Akira     | "Stab"  | attack | character | 2   |
        | Akira     | "Storm" | attack | Kami      |     |
      When Akira makes a quick attack on the kachi using "Stab" and "Storm"
      Then the rules refuse it: "Character or Kami, not both"
      And Akira has 3 action points

    @reading.C31=b
    Scenario: Not even under the reading that allows several
      Given these abilities
        | character | ability | kind   | from      | die |
        | Akira     | "Stab"  | attack | character | 2   |
        | Akira     | "Storm" | attack | Kami      |     |
      When Akira makes a quick attack on the kachi using "Stab" and "Storm"
      Then the rules refuse it: "Character or Kami, not both"

  @rule.ability.blue
  Rule: Conditions in blue

    Scenario Outline: The most demanding condition that the ki die meets applies alone
      Given these abilities
        | character | ability | kind   | ki | die   |
        | Akira     | "Wave"  | attack | 2  | <die> |
      And the effects of these abilities
        | character | ability | from ki | hits |
        | Akira     | "Wave"  | 2       | 1    |
        | Akira     | "Wave"  | 4       | 3    |
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi using "Wave"
      Then the attack does <damage> damage

      Examples:
        | die | damage |
        | 2   | 1      |
        | 3   | 1      |
        | 4   | 3      |

  @rule.ability.accumulate
  Rule: The word accumulates

    Scenario Outline: With the word, all conditions that the ki die meets add up
      Given these abilities
        | character | ability | kind   | ki | die   |
        | Akira     | "Wave"  | attack | 2  | <die> |
      And the effects of these abilities
        | character | ability | from ki | hits |
        | Akira     | "Wave"  | 2       | 1    |
        | Akira     | "Wave"  | 4       | 3    |
      And "Wave" of Akira accumulates
      And the attack die shows orange 1
      When Akira makes a quick attack on the kachi using "Wave"
      Then the attack does <damage> damage

      Examples:
        | die | damage |
        | 3   | 1      |
        | 4   | 4      |
