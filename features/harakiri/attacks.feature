Feature: Attacks and counterattacks

  Background:
    Given these creatures
      | sign | creature     | life | armour | defence | power | dexterity |
      | A    | Akira        | 10   |        |         | 1     | 1         |
      | a    | the ashigaru | 5    | 1      | 1       |       |           |
    And the zone
      |   | A | B | C | D |
      | 1 | A | a | . | . |
      | 2 | . | . | . | . |
    And these weapons
      | character | weapon   | range | quick            | strong                 |
      | Akira     | "katana" | 1     | orange and green | orange, purple and red |
    And it is the activation of Akira
    And Akira has 3 action points

  @rule.attack.target
  Rule: An enemy within reach

    Scenario Outline: The range of the weapon decides how far an attack reaches
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon   | range   | quick  |
        | Akira     | "katana" | <range> | orange |
      And the attack die shows orange 4
      When Akira makes a quick attack on the ashigaru
      Then the attack does 3 damage

      Examples:
        | range |
        | 2     |
        | 3     |

    Scenario: An enemy 2 squares away is out of reach for a weapon of range 1
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "An enemy within reach"
      And Akira has 3 action points
      And the ashigaru has 5 life

    Scenario: An enemy behind an obstacle cannot be attacked
      Given the zone
        |   | A | B | C | D |
        | 1 | A | * | a | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "An enemy within reach"
      And Akira has 3 action points

    Scenario Outline: Only enemies can be attacked
      Given these creatures
        | sign | creature     | life | resistance |
        | T    | Tomoe        | 10   |            |
        | c    | the civilian |      | 2          |
      And the zone
        |   | A | B | C |
        | 1 | A | T | a |
        | 2 | c | . | . |
      When Akira makes a quick attack on <target>
      Then the rules refuse it: "An enemy within reach"

      Examples:
        | target       |
        | Tomoe        |
        | the civilian |

    Scenario: Without a weapon there is no attack
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 10   |
      And the zone
        |   | A | B |
        | 1 | T | a |
      And it is the activation of Tomoe
      And Tomoe has 3 action points
      When Tomoe makes a quick attack on the ashigaru
      Then the rules refuse it: "An enemy within reach"
      And Tomoe has 3 action points

    Scenario: A weapon of range 2 does not reach another level
      Given its levels
        |   | A | B | C | D |
        | 1 | 1 | 0 | 0 | 0 |
        | 2 | 0 | 0 | 0 | 0 |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 2     | orange |
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "Short range and levels"

    Scenario: One roll holds for all targets that an ability allows
      Given these creatures
        | sign | creature  | life | armour |
        | k    | the kachi | 6    |        |
      And the zone
        |   | A | B |
        | 1 | A | a |
        | 2 | . | k |
      And these abilities
        | character | ability | kind   | die |
        | Akira     | "Sweep" | attack | 2   |
      And the effects of these abilities
        | character | ability | more targets |
        | Akira     | "Sweep" | 1            |
      And the attack dice show orange 2 and green 1
      When Akira makes a quick attack on the ashigaru and also on the kachi using "Sweep"
      Then the ashigaru has 2 damage tokens
      And the kachi has 4 damage tokens
      And Akira has 2 action points

    Scenario: Without such an effect an attack has one target
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 6    |
      And the zone
        |   | A | B |
        | 1 | A | a |
        | 2 | . | k |
      When Akira makes a quick attack on the ashigaru and also on the kachi
      Then the rules refuse it: "An enemy within reach"
      And Akira has 3 action points

    Scenario: Each of the targets must be within reach
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 6    |
      And the zone
        |   | A | B | C |
        | 1 | A | a | k |
      And these weapons
        | character | weapon   | quick  | more targets |
        | Akira     | "katana" | orange | 1            |
      When Akira makes a quick attack on the ashigaru and also on the kachi
      Then the rules refuse it: "An enemy within reach"

    Scenario: A character aims at enemies in range and sight, by its own rule
      Then an attack of range 1 by Akira can be aimed at the ashigaru
      Given these creatures
        | sign | creature | life |
        | H    | Hikaru   | 9    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | H | . | a |
      Then an attack of range 2 by Akira cannot be aimed at the ashigaru: "An enemy within reach"
      And an attack of range 3 by Akira can be aimed at the ashigaru
      And an attack of range 3 by Akira cannot be aimed at Hikaru: "An enemy within reach"

  @rule.weapon.card
  Rule: The weapon card

    Scenario: The equipped weapon counts, not the other one
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon | range | quick |
        | Akira     | "bow"  | 4     | green |
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "An enemy within reach"
      When Akira changes weapons
      Then Akira has "bow" equipped

    Scenario: After changing weapons the dice and the range are those of the new one
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon | range | quick |
        | Akira     | "bow"  | 4     | green |
      And the attack die shows green 3
      When Akira changes weapons
      And Akira makes a quick attack on the ashigaru
      Then the dice pool is green
      And the attack does 2 damage
      And Akira has 1 action point

  @rule.attack.kinds
  Rule: Quick or strong attack

    Scenario: A quick attack costs 1 action point
      Given the attack dice show orange 1 and green 1
      When Akira makes a quick attack on the ashigaru
      Then Akira has 2 action points

    Scenario: A strong attack costs 2 action points
      Given the attack dice show orange 1, purple 1 and red 1
      When Akira makes a strong attack on the ashigaru
      Then Akira has 1 action point

    Scenario Outline: Without the action points there is no attack
      Given Akira has <points> action points
      When Akira makes a <kind> attack on the ashigaru
      Then the rules refuse it: "Quick or strong attack"
      And Akira has <points> action points
      And the ashigaru has 5 life

      Examples:
        | kind   | points |
        | quick  | 0      |
        | strong | 1      |

    Scenario: The attack of an activation is made once, even if it missed
      Given the attack dice show orange 1, green 1 and concentrated blank
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack misses
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "Attacking only once"
      And Akira has 2 action points

  @rule.attack.allowed
  Rule: What the weapon allows

    Scenario Outline: A weapon without dice for it allows no such attack
      Given these weapons
        | character | weapon   | quick   | strong   |
        | Akira     | "katana" | <quick> | <strong> |
      When Akira makes a <kind> attack on the ashigaru
      Then the rules refuse it: "What the weapon allows"
      And Akira has 3 action points

      Examples:
        | kind   | quick  | strong |
        | quick  |        | red    |
        | strong | orange |        |

  @rule.attack.pool
  Rule: Build and roll the pool

    Scenario: The pool of a quick attack has the quick dice
      Given the attack dice show orange 2 and green 1
      When Akira makes a quick attack on the ashigaru
      Then the dice pool is orange and green
      And the attack does 2 damage

    Scenario: The pool of a strong attack has the strong dice
      Given the attack dice show orange 1, purple 2 and red 2
      When Akira makes a strong attack on the ashigaru
      Then the dice pool is orange, purple and red
      And the attack does 4 damage

  @rule.attack.concentrated
  Rule: Adding the concentrated die

    Scenario: The concentrated die is rolled with the pool when it is added
      Given the attack dice show orange 2, green 1 and concentrated armour break
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the dice pool is orange and green with the concentrated die

    Scenario: Without it the pool is the weapon's alone
      Given the attack dice show orange 2 and green 1
      When Akira makes a quick attack on the ashigaru
      Then the dice pool is orange and green

  @rule.attack.ability
  Rule: Attacking with an ability

    Scenario: An attack ability adds its effect to the attack
      Given these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Fury"  | attack | 2  | 2   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Fury"  | 2    |
      And the attack dice show orange 1 and green 1
      When Akira makes a quick attack on the ashigaru using "Fury"
      Then the attack does 3 damage

    Scenario: Left alone, the ability adds nothing
      Given these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Fury"  | attack | 2  | 2   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Fury"  | 2    |
      And the attack dice show orange 1 and green 1
      When Akira makes a quick attack on the ashigaru
      Then the attack does 1 damage

    Scenario: Ability and concentrated die go together
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Fury"  | attack | 1   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Fury"  | 1    |
      And the attack dice show orange 1, green 0 and concentrated critical
      When Akira makes a quick attack on the ashigaru using "Fury" and the concentrated die
      Then the attack does 3 damage

  @rule.attack.miss
  Rule: The attack misses

    Scenario: A blank on the concentrated die ends the attack without damage or states
      Given these weapons
        | character | weapon   | quick            | leaves   |
        | Akira     | "katana" | orange and green | bleeding |
      And the attack dice show orange 4, green 4 and concentrated blank
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack misses
      And the ashigaru has 5 life
      And the ashigaru has 0 tokens of bleeding
      And nobody counterattacks
      And Akira has 2 action points

    Scenario: A miss ends the attack before any reroll
      Given these weapons
        | character | weapon   | quick            | rerolls |
        | Akira     | "katana" | orange and green | 1       |
      And the attack dice show orange 0, green 2 and concentrated blank
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack misses
      And the attack does 0 damage

  @rule.attack.critical-failure
  Rule: The failure is critical

    Scenario: A critical failure does nothing to the target, which counterattacks
      Given these weapons
        | character | weapon   | quick            | leaves   |
        | Akira     | "katana" | orange and green | bleeding |
      And the board of the ashigaru shows the attack die red
      And the attack dice show orange 4, green 4, concentrated critical failure and red 2
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack fails critically
      And the ashigaru has 5 life
      And the ashigaru has 0 tokens of bleeding
      And the ashigaru counterattacks and does 2 damage
      And Akira has 8 life

  @rule.attack.hit
  Rule: The attack hits

    Scenario: An attack without the concentrated die always hits
      Given the attack dice show orange 0 and green 0
      When Akira makes a quick attack on the ashigaru
      Then the attack hits
      And the attack does 0 damage

    Scenario Outline: With the concentrated die it hits on every other face
      Given the attack dice show orange 3, green 0 and <face>
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack hits
      And the attack does <damage> damage

      Examples:
        | face                      | damage |
        | concentrated critical     | 4      |
        | concentrated armour break | 2      |

  @rule.yin-yang.effect
  Rule: Applying the yin-yang effect

    Scenario: With a yin and a yang the effect may be applied
      Given the yin-yang effect of "katana" is
        | hits |
        | 2    |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      Then Akira may apply the yin-yang effect
      When Akira applies the yin-yang effect
      Then the attack does 4 damage

    Scenario: The effect may be left alone
      Given the yin-yang effect of "katana" is
        | hits |
        | 2    |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      And Akira does without the yin-yang effect
      Then the attack does 2 damage

    Scenario Outline: Yin and yang are both needed
      Given the yin-yang effect of "katana" is
        | hits |
        | 2    |
      And the attack dice show <one> and <other>
      When Akira makes a quick attack on the ashigaru
      Then the attack does 2 damage

      Examples:
        | one           | other       |
        | orange 2 yin  | green 1 yin |
        | orange 2 yang | green 1     |

    Scenario: One die with both signs is enough
      Given the yin-yang effect of "katana" is
        | hits |
        | 1    |
      And the attack dice show orange 2 yin yang and green 1
      When Akira makes a quick attack on the ashigaru
      Then Akira may apply the yin-yang effect

    Scenario: A weapon without such an effect offers nothing
      Given the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      Then the attack does 2 damage

    Scenario: A condition of the weapon counts too, at its boundary
      Given the yin-yang effect of "katana" is
        | from damage | action points |
        | 3           | 1             |
      And the attack dice show orange 3 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      Then Akira may apply the yin-yang effect

    Scenario: Below the damage that the weapon asks for there is no effect
      Given the yin-yang effect of "katana" is
        | from damage | action points |
        | 3           | 1             |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      Then the attack does 2 damage
      And Akira has 2 action points

    Scenario: Action points won by the effect do not go beyond 4
      Given Akira has 4 action points
      And the yin-yang effect of "katana" is
        | action points |
        | 3             |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      And Akira applies the yin-yang effect
      Then Akira has 4 action points

    Scenario: Against several targets the effect is applied once
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 6    |
      And the zone
        |   | A | B |
        | 1 | A | a |
        | 2 | . | k |
      And these weapons
        | character | weapon   | quick            | more targets |
        | Akira     | "katana" | orange and green | 1            |
      And the yin-yang effect of "katana" is
        | action points |
        | 1             |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru and also on the kachi
      And Akira applies the yin-yang effect
      Then Akira has 3 action points
      And the kachi has 4 damage tokens

    Scenario: Only the attacker decides about its yin-yang effect
      Given the yin-yang effect of "katana" is
        | hits |
        | 2    |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      And Tomoe applies the yin-yang effect
      Then the rules refuse it: "Applying the yin-yang effect"
      When Tomoe does without the yin-yang effect
      Then the rules refuse it: "Applying the yin-yang effect"
      And Akira may apply the yin-yang effect
      When Akira applies the yin-yang effect
      Then the attack does 4 damage

    Scenario: Until the attacker has decided nothing else happens
      Given the yin-yang effect of "katana" is
        | hits |
        | 2    |
      And the attack dice show orange 2 yin and green 1 yang
      When Akira makes a quick attack on the ashigaru
      And Akira starts to move
      Then the rules refuse it: "Applying the yin-yang effect"
      When Akira counterattacks
      Then the rules refuse it: "Applying the yin-yang effect"
      When Akira does without the yin-yang effect
      Then the attack does 2 damage
      When Akira does without the yin-yang effect
      Then the rules refuse it: "Applying the yin-yang effect"

  @rule.yin-yang.reroll
  Rule: Rerolling without losing yin-yang

    Scenario: An effect lets one of the attack dice be rerolled
      Given these weapons
        | character | weapon   | quick            | rerolls |
        | Akira     | "katana" | orange and green | 1       |
      And the attack dice show orange 0, green 2 and orange 3
      When Akira makes a quick attack on the ashigaru
      Then Akira may reroll one of orange 0 and green 2
      When Akira rerolls orange 0
      Then the attack does 4 damage

    Scenario: Rerolling is never forced
      Given these weapons
        | character | weapon   | quick            | rerolls |
        | Akira     | "katana" | orange and green | 2       |
      And the attack dice show orange 0 and green 2
      When Akira makes a quick attack on the ashigaru
      And Akira rerolls no more attack dice
      Then the attack does 1 damage

    Scenario: Keeping a yin and a yang keeps the yin-yang effect
      Given these weapons
        | character | weapon   | quick                   | rerolls |
        | Akira     | "katana" | orange, green and green | 1       |
      And the yin-yang effect of "katana" is
        | hits |
        | 1    |
      And the attack dice show orange 1 yin, green 1 yang, green 0 and green 2
      When Akira makes a quick attack on the ashigaru
      And Akira rerolls green 0
      Then Akira may apply the yin-yang effect

    Scenario: Rerolling the only yang loses the yin-yang effect
      Given these weapons
        | character | weapon   | quick            | rerolls |
        | Akira     | "katana" | orange and green | 1       |
      And the yin-yang effect of "katana" is
        | hits |
        | 1    |
      And the attack dice show orange 1 yin, green 0 yang and green 2
      When Akira makes a quick attack on the ashigaru
      And Akira rerolls green 0 yang
      Then the attack does 2 damage

    Scenario: Only the attacker rerolls its dice
      Given these weapons
        | character | weapon   | quick            | rerolls |
        | Akira     | "katana" | orange and green | 1       |
      And the attack dice show orange 0, green 2 and orange 3
      When Akira makes a quick attack on the ashigaru
      And Tomoe rerolls orange 0
      Then the rules refuse it: "Rerolling without losing yin-yang"
      When Tomoe rerolls no more attack dice
      Then the rules refuse it: "Rerolling without losing yin-yang"
      When Akira rerolls orange 0
      Then the attack does 4 damage

  @rule.damage.formula
  Rule: How much damage an attack does

    @ex.damage-formula
    Scenario Outline: Hits minus defence and armour is the damage
      Given the attack dice show orange <orange> and green 0
      When Akira makes a quick attack on the ashigaru
      Then the attack does <damage> damage
      And the ashigaru has <damage> damage tokens

      Examples: 5 and 2 hits with a power of 1, and the boundary
        | orange | damage |
        | 4      | 3      |
        | 2      | 1      |
        | 1      | 0      |
        | 0      | 0      |

    @ex.akira-katana
    Scenario: Akira stabs an ashigaru and wins an action point
      Given these creatures
        | sign | creature                       | life | armour | defence |
        | r    | the ashigaru with the red ring | 5    | 1      | 1       |
      And the zone
        |   | A | B |
        | 1 | A | r |
        | 2 | . | a |
      And these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 1  | 1   |
      And the effects of these abilities
        | character | ability | ignores |
        | Akira     | "Stab"  | armour  |
      And the yin-yang effect of "katana" is
        | from damage | action points |
        | 3           | 1             |
      And the attack dice show orange 2 yin and green 2 yang
      When Akira makes a quick attack on the ashigaru with the red ring using "Stab"
      Then Akira has 2 action points
      And Akira may apply the yin-yang effect
      When Akira applies the yin-yang effect
      Then the dice pool is orange and green
      And the attack does 4 damage
      And the ashigaru with the red ring has 4 damage tokens
      And the ashigaru with the red ring has 1 life
      And the ashigaru has 0 damage tokens
      And the ashigaru with the red ring has 0 -1 armour tokens
      And Akira owns 0 heads
      And Akira has 3 action points

    Scenario Outline: What an ability ignores is not subtracted
      Given these creatures
        | sign | creature  | life | armour | defence |
        | k    | the kachi | 9    | 2      | 1       |
      And the zone
        |   | A | B |
        | 1 | A | k |
      And these abilities
        | character | ability  | kind   | die |
        | Akira     | "Pierce" | attack | 1   |
      And the effects of these abilities
        | character | ability  | ignores   |
        | Akira     | "Pierce" | <ignored> |
      And the attack dice show orange 4 and green 0
      When Akira makes a quick attack on the kachi using "Pierce"
      Then the attack does <damage> damage

      Examples:
        | ignored            | damage |
        | armour             | 4      |
        | defence            | 3      |
        | armour and defence | 5      |

    Scenario: Events add hits as well
      Given an event adds 2 hits to the attacks of Akira
      And the attack dice show orange 1 and green 0
      When Akira makes a quick attack on the ashigaru
      Then the attack does 2 damage

    Scenario Outline: Power is added to the hits, dexterity is not
      Given these creatures
        | sign | creature | life | power   | dexterity   |
        | H    | Hikaru   | 10   | <power> | <dexterity> |
      And the zone
        |   | A | B |
        | 1 | H | a |
      And these weapons
        | character | weapon  | quick |
        | Hikaru    | "staff" | green |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      And the attack die shows green 2
      When Hikaru makes a quick attack on the ashigaru
      Then the attack does <damage> damage

      Examples:
        | power | dexterity | damage |
        | 3     | 0         | 3      |
        | 1     | 3         | 1      |

    @reading.C3=b
    Scenario: Under the other reading dexterity is added, not power
      Given these creatures
        | sign | creature | life | power | dexterity |
        | H    | Hikaru   | 10   | 1     | 3         |
      And the zone
        |   | A | B |
        | 1 | H | a |
      And these weapons
        | character | weapon  | quick |
        | Hikaru    | "staff" | green |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      And the attack die shows green 1
      When Hikaru makes a quick attack on the ashigaru
      Then the attack does 2 damage

  @rule.damage.critical
  Rule: A critical goes through

    Scenario: On a critical neither defence nor armour is subtracted
      Given the attack dice show orange 2, green 1 and concentrated critical
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack does 4 damage

    Scenario: An armour break does not go through
      Given the attack dice show orange 2, green 1 and concentrated armour break
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack does 2 damage

    @question
    Scenario: Poison weakens a critical too
      Given Akira has 1 token of poisoned
      And the attack dice show orange 2, green 1 and concentrated critical
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack does 3 damage
      And the ashigaru has 2 life
      And the ashigaru has 0 armour

  @rule.damage.high
  Rule: Attacking from above

    Scenario Outline: Only a higher square adds a hit
      Given the zone
        |   | A | B | C |
        | 1 | A | . | a |
      And its levels
        |   | A      | B | C       |
        | 1 | <mine> | 0 | <yours> |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 3
      When Akira makes a quick attack on the ashigaru
      Then the attack does <damage> damage

      Examples:
        | mine | yours | damage |
        | 1    | 0     | 3      |
        | 0    | 0     | 2      |
        | 0    | 1     | 2      |

    Scenario: Protection can swallow the hit from above
      Given the zone
        |   | A | B | C |
        | 1 | A | . | a |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 0 | 0 |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 0
      When Akira makes a quick attack on the ashigaru
      Then the attack does 0 damage

    @reading.C14=b
    Scenario: Under the other reading the damage itself grows
      Given the zone
        |   | A | B | C |
        | 1 | A | . | a |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 0 | 0 |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 0
      When Akira makes a quick attack on the ashigaru
      Then the attack does 1 damage

    Scenario: The hit from above counts with a critical too
      Given the zone
        |   | A | B | C |
        | 1 | A | . | a |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 0 | 0 |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack dice show orange 1 and concentrated critical
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack does 3 damage

  @rule.defeat.enemy
  Rule: An enemy is defeated

    Scenario Outline: Damage equal to the life left is enough to defeat an enemy
      Given the attack dice show orange <orange> and green 0
      When Akira makes a quick attack on the ashigaru
      Then the ashigaru is defeated
      And the attack does <damage> damage

      Examples:
        | orange | damage |
        | 6      | 5      |
        | 7      | 6      |

    Scenario: One damage less leaves it standing
      Given the attack dice show orange 5 and green 0
      When Akira makes a quick attack on the ashigaru
      Then nobody is defeated
      And the ashigaru has 1 life
      And the ashigaru stands on B1

    Scenario: The life that is left counts, not the full life
      Given these creatures
        | sign | creature  | life | full life |
        | k    | the kachi | 2    | 9         |
      And the zone
        |   | A | B |
        | 1 | A | k |
      And the attack dice show orange 1 and green 0
      When Akira makes a quick attack on the kachi
      Then the kachi is defeated

    Scenario: The defeated cannot be aimed at any more
      Given the ashigaru has been defeated
      Then an attack of range 3 by Akira cannot be aimed at the ashigaru: "An enemy is defeated"
      When Akira makes a quick attack on the ashigaru
      Then the rules refuse it: "An enemy is defeated"
      And Akira has 3 action points

  @rule.head.left
  Rule: Heads of the defeated

    Scenario: A minion leaves a head where it stood
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 6
      When Akira makes a quick attack on the ashigaru
      Then 1 head lies on C1
      And 0 boss heads lie on C1

    Scenario Outline: A servant or an elect leaves a boss head
      Given these creatures
        | sign | creature | life |
        | b    | <boss>   | 3    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | . | b | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 6
      When Akira makes a quick attack on <boss>
      Then 1 boss head lies on C1
      And 0 heads lie on C1

      Examples:
        | boss          |
        | the nue       |
        | the Blood Oni |

    Scenario: An ally of the characters leaves no head
      Given these creatures
        | sign | creature | life |
        | y    | the ally | 3    |
      And the zone
        |   | A | B | C |
        | 1 | A | a | y |
      When an effect takes the test die from the life of the ally, and it shows 3
      Then the ally is defeated
      And 0 heads lie on C1
      And 0 boss heads lie on C1

  @rule.head.taken
  Rule: Who takes the head

    Scenario: The active character takes the head from an adjacent square
      Given the attack dice show orange 6 and green 0
      When Akira makes a quick attack on the ashigaru
      Then Akira owns 1 head
      And 0 heads lie on B1

    Scenario: From farther away the head stays in the square
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 6
      When Akira makes a quick attack on the ashigaru
      Then Akira owns 0 heads
      And 1 head lies on C1

    Scenario: A square on another level is not adjacent
      Given its levels
        |   | A | B | C | D |
        | 1 | 1 | 0 | 0 | 0 |
        | 2 | 0 | 0 | 0 | 0 |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the attack die shows orange 6
      When Akira makes a quick attack on the ashigaru
      Then Akira owns 0 heads
      And 1 head lies on B1

    @question
    Scenario Outline: An effect in the activation of a character leaves the head to it if it stands beside the enemy
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 2    |
      And the zone
        |   | A | B    | C    |
        | 1 | A | <B1> | <C1> |
      When an effect takes the test die from the life of the kachi, and it shows 3
      Then Akira owns <owned>
      And <left> on <square>

      Examples:
        | B1 | C1 | owned   | left         | square |
        | k  | .  | 1 head  | 0 heads lie  | B1     |
        | .  | k  | 0 heads | 1 head lies  | C1     |

  @rule.head.last
  Rule: The last head

    Scenario: If the defeat ends it all, the head is taken from afar
      Given these creatures
        | sign | creature      | life |
        | b    | the Blood Oni | 3    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | . | . | b |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the defeat of the Blood Oni ends the zone or the phase
      And the attack die shows orange 6
      When Akira makes a quick attack on the Blood Oni
      Then Akira owns 1 boss head
      And 0 boss heads lie on D1

  @rule.damage.tokens
  Rule: Damage tokens

    Scenario: Only the minion of that ring is damaged
      Given these creatures
        | sign | creature                      | life |
        | r    | the kachi with the red ring   | 6    |
        | g    | the kachi with the green ring | 6    |
      And the zone
        |   | A | B |
        | 1 | A | r |
        | 2 | . | g |
      And the attack dice show orange 1 and green 1
      When Akira makes a quick attack on the kachi with the red ring
      Then the kachi with the red ring has 3 damage tokens
      And the kachi with the green ring has 0 damage tokens

    Scenario Outline: A servant or an elect keeps its damage on its board
      Given these creatures
        | sign | creature | life | armour |
        | b    | <boss>   | 20   | 1      |
      And the zone
        |   | A | B |
        | 1 | A | b |
      And the attack dice show orange 2 and green 2
      When Akira makes a quick attack on <boss>
      Then <boss> has 4 damage tokens
      And <boss> has 16 life

      Examples:
        | boss             |
        | the gravedigger  |
        | the Demon Hunter |

  @rule.damage.states
  Rule: States the attack leaves

    Scenario: A weapon that leaves a state puts its token on a minion that still stands
      Given these weapons
        | character | weapon   | quick            | leaves   |
        | Akira     | "katana" | orange and green | bleeding |
      And the attack dice show orange 2 and green 0
      When Akira makes a quick attack on the ashigaru
      Then the attack does 1 damage
      And the ashigaru has 1 token of bleeding

    Scenario: Abilities and weapon leave their states together
      Given these weapons
        | character | weapon   | quick            | leaves   |
        | Akira     | "katana" | orange and green | bleeding |
      And these abilities
        | character | ability | kind   | die |
        | Akira     | "Trip"  | attack | 1   |
      And the effects of these abilities
        | character | ability | leaves                   |
        | Akira     | "Trip"  | knocked down and blinded |
      And the attack dice show orange 2 and green 0
      When Akira makes a quick attack on the ashigaru using "Trip"
      Then the ashigaru has 1 token of bleeding
      And the ashigaru has 1 token of knocked down
      And the ashigaru has 1 token of blinded

  @rule.armour.break
  Rule: Breaking armour

    Scenario Outline: A critical or an armour break takes armour, whatever the damage
      Given the attack dice show orange <orange>, green 0 and <face>
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru has 1 -1 armour token
      And the attack does <damage> damage

      Examples:
        | orange | face                      | damage |
        | 1      | concentrated critical     | 2      |
        | 3      | concentrated armour break | 2      |
        | 0      | concentrated armour break | 0      |

    Scenario: Without the concentrated die armour stays whole
      Given the attack dice show orange 3 and green 0
      When Akira makes a quick attack on the ashigaru
      Then the ashigaru has 0 -1 armour tokens

    Scenario: Servants and elects lose armour in the same way
      Given these creatures
        | sign | creature | life | armour |
        | n    | the nue  | 20   | 3      |
      And the zone
        |   | A | B |
        | 1 | A | n |
      And the attack dice show orange 2, green 1 and concentrated armour break
      When Akira makes a quick attack on the nue with the concentrated die
      Then the nue has 1 -1 armour token
      And the attack does 1 damage

  @rule.armour.minus
  Rule: Each token takes 1 away

    Scenario: The next attack meets less armour
      Given these creatures
        | sign | creature | life | armour |
        | n    | the nue  | 20   | 3      |
        | T    | Tomoe    | 9    |        |
      And the zone
        |   | A | B | C |
        | 1 | A | n | T |
      And these weapons
        | character | weapon | quick  |
        | Tomoe     | "fan"  | orange |
      And the attack dice show orange 2, green 1 and concentrated armour break
      When Akira makes a quick attack on the nue with the concentrated die
      Then the attack does 1 damage
      Given it is the activation of Tomoe
      And Tomoe has 1 action point
      And the attack die shows orange 3
      When Tomoe makes a quick attack on the nue
      Then the attack does 1 damage
      And the nue has 18 life

    Scenario Outline: Armour is what the tokens leave of it, and no less than 0
      Given these creatures
        | sign | creature | life | armour |
        | n    | the nue  | 20   | 2      |
      And the zone
        |   | A | B |
        | 1 | A | n |
      And the nue has <tokens> -1 armour tokens
      And the attack dice show orange 2 and green 2
      When Akira makes a quick attack on the nue
      Then the attack does <damage> damage

      Examples:
        | tokens | damage |
        | 0      | 3      |
        | 1      | 4      |
        | 2      | 5      |

    Scenario: The armour of an enemy is what its tokens and being knocked down leave
      Given these creatures
        | sign | creature | life | armour |
        | n    | the nue  | 20   | 3      |
      And the zone
        |   | A | B |
        | 1 | A | n |
      Then the nue has 3 armour
      Given the nue has 1 -1 armour token
      Then the nue has 2 armour
      Given the nue has 1 token of knocked down
      Then the nue has 1 armour

  @rule.armour.none
  Rule: Nothing to break

    Scenario: A creature without armour gets no such token
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 9    |
      And the zone
        |   | A | B |
        | 1 | A | k |
      And the attack dice show orange 1, green 0 and concentrated critical
      When Akira makes a quick attack on the kachi with the concentrated die
      Then the kachi has 0 -1 armour tokens
      And the attack does 2 damage

    Scenario: Knocked down, a creature still has the armour a token can take
      Given the ashigaru has 1 token of knocked down
      And the attack dice show orange 0, green 0 and concentrated critical
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru has 1 -1 armour token

    Scenario: The token that takes the last armour is the last one
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 9    |
      And the zone
        |   | A | B | C |
        | 1 | A | a | T |
      And these weapons
        | character | weapon | quick  |
        | Tomoe     | "fan"  | orange |
      And the attack dice show orange 0, green 0 and concentrated critical
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru has 1 -1 armour token
      Given it is the activation of Tomoe
      And Tomoe has 1 action point
      And the attack dice show orange 0 and concentrated critical
      When Tomoe makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru has 1 -1 armour token

  @rule.counter.enemy
  Rule: The enemy counterattacks

    Scenario: Within its range the enemy counterattacks at once
      Given the board of the ashigaru shows the attack dice red and purple
      And the attack dice show orange 1, green 1, concentrated critical failure, red 2 and purple 1
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru counterattacks and does 3 damage
      And Akira has 7 life

    Scenario: Out of its range there is no counterattack
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the board of the ashigaru shows the attack die red
      And the attack dice show orange 1 and concentrated critical failure
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the attack fails critically
      And nobody counterattacks
      And Akira has 10 life

    Scenario: Without line of sight there is no counterattack
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 9    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | T | a | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the board of the ashigaru shows the attack die red
      And the board of the ashigaru shows the range 3
      And the attack dice show orange 1 and concentrated critical failure
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then nobody counterattacks

    Scenario: Several targets of a critical failure counterattack in the order the players choose
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 6    |
      And the zone
        |   | A | B |
        | 1 | A | a |
        | 2 | . | k |
      And these weapons
        | character | weapon   | quick  | more targets |
        | Akira     | "katana" | orange | 1            |
      And the board of the ashigaru shows the attack die red
      And the board of the kachi shows the attack die purple
      And the attack dice show orange 1, concentrated critical failure, red 2 and purple 1
      When Akira makes a quick attack on the ashigaru and also on the kachi with the concentrated die
      Then the players choose between the ashigaru and the kachi
      When the players choose the ashigaru
      Then the kachi counterattacks and does 1 damage
      And Akira has 7 life

    Scenario: A character that falls to the first counterattack meets no second one
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 6    |
        | T    | Tomoe     | 2    |
      And the zone
        |   | A | B |
        | 1 | T | a |
        | 2 | . | k |
      And these weapons
        | character | weapon | quick  | more targets |
        | Tomoe     | "fan"  | orange | 1            |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      And the board of the ashigaru shows the attack die red
      And the board of the kachi shows the attack die purple
      And the attack dice show orange 1, concentrated critical failure and red 2
      When Tomoe makes a quick attack on the ashigaru and also on the kachi with the concentrated die
      And the players choose the ashigaru
      Then Tomoe is defeated
      And the ashigaru counterattacks and does 2 damage

  @rule.counter.enemy-range
  Rule: The greatest of its ranges

    Scenario Outline: Of several ranges the greatest decides
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And these weapons
        | character | weapon   | range | quick  |
        | Akira     | "katana" | 3     | orange |
      And the board of the ashigaru shows the attack die red
      And the board of the ashigaru shows the ranges <ranges>
      And the attack dice show orange 1, concentrated critical failure and red 2
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru counterattacks and does 2 damage

      Examples:
        | ranges  |
        | 1 and 2 |
        | 2 and 1 |

  @rule.counter.enemy-dice
  Rule: With the dice of the board

    Scenario: Passives and techniques count in a counterattack, attack abilities do not
      Given the board of the ashigaru shows the attack die red
      And the board of the ashigaru shows these abilities
        | ability  | kind      | hits |
        | "Anger"  | passive   | 1    |
        | "Stance" | technique | 2    |
        | "Lunge"  | attack    | 4    |
      And the attack dice show orange 1, green 1, concentrated critical failure and red 1
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru counterattacks and does 4 damage

    @reading.C53=b
    Scenario: Under the other reading only passives count
      Given the board of the ashigaru shows the attack die red
      And the board of the ashigaru shows these abilities
        | ability  | kind      | hits |
        | "Anger"  | passive   | 1    |
        | "Stance" | technique | 2    |
      And the attack dice show orange 1, green 1, concentrated critical failure and red 1
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru counterattacks and does 2 damage

    Scenario: Armour protects against a counterattack as against an attack
      Given these creatures
        | sign | creature | life | armour |
        | T    | Tomoe    | 9    | 2      |
      And the zone
        |   | A | B |
        | 1 | T | a |
      And these weapons
        | character | weapon | quick  |
        | Tomoe     | "fan"  | orange |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      And the board of the ashigaru shows the attack die red
      And the attack dice show orange 1, concentrated critical failure and red 3
      When Tomoe makes a quick attack on the ashigaru with the concentrated die
      Then the ashigaru counterattacks and does 1 damage

  @rule.counter.character
  Rule: The character counterattacks

    Scenario: After the enemy's critical failure a character in range may counterattack
      Given a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure, orange 2 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      Then Akira may counterattack
      When Akira counterattacks
      Then Akira counterattacks and does 2 damage
      And the ashigaru has 3 life
      And Akira has 10 life
      And Akira has 1 action point

    Scenario: The character may let it be
      Given a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3 and concentrated critical failure
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira does not counterattack
      Then nobody counterattacks
      And the ashigaru has 5 life

    Scenario: Out of the range of the equipped weapon there is no counterattack
      Given the zone
        |   | A | B | C | D |
        | 1 | A | . | a | . |
      And a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                                |
        | 1        | attack within range 3 and roll the concentrated die |
      And the attack dice show red 3 and concentrated critical failure
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      Then the attack fails critically
      And nobody counterattacks

    Scenario: The head of an enemy that a counterattack defeats stays in its square
      Given a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure, orange 6 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira counterattacks
      Then the ashigaru is defeated
      And 1 head lies on B1
      And Akira owns 0 heads

    Scenario: Only the character attacked decides whether it counterattacks
      Given a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure, orange 2 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Tomoe counterattacks
      Then the rules refuse it: "The character counterattacks"
      When Tomoe does not counterattack
      Then the rules refuse it: "The character counterattacks"
      When Akira counterattacks
      Then Akira counterattacks and does 2 damage

    Scenario: Where nothing calls for it nobody counterattacks
      When Akira counterattacks
      Then the rules refuse it: "The character counterattacks"
      And Akira has 3 action points

    @question
    Scenario: A knocked-down character may counterattack
      Given a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And Akira has 1 token of knocked down
      And the attack dice show red 3, concentrated critical failure, orange 2 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      Then Akira may counterattack
      When Akira counterattacks
      Then Akira counterattacks and does 2 damage
      And Akira has 1 token of knocked down

  @rule.counter.quick
  Rule: Like a quick attack

    Scenario: A weapon without a quick attack cannot counterattack
      Given these weapons
        | character | weapon   | strong |
        | Akira     | "katana" | red    |
      And a green oracle card is in play
      And the board of the ashigaru shows the attack die purple
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show purple 3 and concentrated critical failure
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      Then the attack fails critically
      And nobody counterattacks

    Scenario: The quick dice are rolled, at no cost, and yin-yang may be applied
      Given Akira has 0 action points
      And the yin-yang effect of "katana" is
        | hits |
        | 2    |
      And a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure, orange 1 yin and green 1 yang
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira counterattacks
      Then Akira may apply the yin-yang effect
      When Akira applies the yin-yang effect
      Then Akira counterattacks and does 3 damage
      And Akira has 0 action points

  @rule.counter.no-abilities
  Rule: Counterattacking without abilities

    Scenario: An attack ability that is ready adds nothing to a counterattack
      Given these abilities
        | character | ability | kind   | die |
        | Akira     | "Fury"  | attack | 6   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Fury"  | 3    |
      And a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure, orange 1 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira counterattacks
      Then Akira counterattacks and does 1 damage

  @rule.counter.power
  Rule: What does count

    Scenario: Power and passives add to a counterattack
      Given these abilities
        | character | ability | kind    | die |
        | Akira     | "Calm"  | passive | 2   |
      And the effects of these abilities
        | character | ability | hits |
        | Akira     | "Calm"  | 2    |
      And a green oracle card is in play
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                          |
        | 1        | attack adjacent and roll the concentrated die |
      And the attack dice show red 3, concentrated critical failure, orange 1 and green 0
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira counterattacks
      Then Akira counterattacks and does 2 damage

  @rule.counter.continue
  Rule: The activation goes on

    Scenario: After a counterattack the active character goes on
      Given the board of the ashigaru shows the attack die red
      And the attack dice show orange 1, green 1, concentrated critical failure and red 2
      When Akira makes a quick attack on the ashigaru with the concentrated die
      Then it is still the activation of Akira
      And Akira has 2 action points
      When Akira starts to move
      And Akira goes to A2
      Then Akira stands on A2

    Scenario: A character that the counterattack defeats does not go on
      Given these creatures
        | sign | creature | life |
        | T    | Tomoe    | 2    |
      And the zone
        |   | A | B |
        | 1 | T | a |
      And these weapons
        | character | weapon | quick  |
        | Tomoe     | "fan"  | orange |
      And it is the activation of Tomoe
      And Tomoe has 2 action points
      And the board of the ashigaru shows the attack die red
      And the attack dice show orange 1, concentrated critical failure and red 2
      When Tomoe makes a quick attack on the ashigaru with the concentrated die
      Then Tomoe is defeated
      When Tomoe starts to move
      Then the rules refuse it: "Out until the end"

    Scenario: After a counterattack the active enemy carries on with its sequence
      Given the zone
        |   | A | B | C | D |
        | 1 | A | a | . | . |
      And a green oracle card is in play
      And the ashigaru has a movement of 2
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                                        |
        | 1        | attack adjacent and roll the concentrated die and move away |
      And the attack dice show red 3, concentrated critical failure, orange 1 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira counterattacks
      Then the ashigaru stands on D1
      And sequence 1 is resolved

    Scenario: An enemy that the counterattack defeats does nothing more
      Given a green oracle card is in play
      And the ashigaru has a movement of 2
      And the board of the ashigaru shows the attack die red
      And on a 4 the ashigaru prefers the least life and reads
        | sequence | does                                                        |
        | 1        | attack adjacent and roll the concentrated die and move away |
      And the attack dice show red 3, concentrated critical failure, orange 6 and green 1
      When the activation of Akira ends
      And the ashigaru activates and rolls 4
      And Akira counterattacks
      Then the ashigaru is defeated
      And the ashigaru spends 0 movement points
