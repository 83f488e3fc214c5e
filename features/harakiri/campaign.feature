Feature: Wanderers, changing Kami and Yomi mode

  @rule.wanderer.side
  Rule: Whose side a wanderer is on

    Scenario: A wanderer attacks those whom the campaign book makes its enemies
      Given these creatures
        | sign | creature  |
        | L    | Landolfo  |
        | T    | Tomoe     |
        | k    | the kachi |
      And the zone
        |   | A | B | C |
        | 1 | T | L | k |
      And Landolfo fights the followers of the Shōgun
      And on a 2 Landolfo prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When Landolfo activates and rolls 2
      Then Landolfo attacks the kachi

    Scenario: The same wanderer attacks characters when it fights them
      Given these creatures
        | sign | creature  |
        | L    | Landolfo  |
        | T    | Tomoe     |
        | k    | the kachi |
      And the zone
        |   | A | B | C |
        | 1 | T | L | k |
      And Landolfo fights the characters
      And on a 2 Landolfo prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When Landolfo activates and rolls 2
      Then Landolfo attacks Tomoe

  @rule.wanderer.activate
  Rule: Activated like a servant

    Scenario Outline: A wanderer rolls and reads, whatever the colour of the oracle card
      Given these creatures
        | sign | creature |
        | S    | Sedik    |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C | D |
        | 1 | S | . | . | T |
      And Sedik fights the characters
      And a <colour> oracle card is in play
      And Sedik has a movement of 2
      And on a 3 Sedik prefers nobody in particular and reads
        | sequence | does                           |
        | 1        | attack adjacent                |
        | 2        | move adjacent, attack adjacent |
      And on a 4 Sedik prefers nobody in particular and reads
        | sequence | does      |
        | 1        | move away |
      When Sedik activates and rolls <roll>
      Then Sedik stands on <square>

      Examples:
        | colour | roll | square |
        | green  | 3    | C1     |
        | red    | 3    | C1     |
        | green  | 4    | A1     |

  @rule.wanderer.target
  Rule: A preferred target

    Scenario: An enemy attacks a wanderer before a character
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi |      |
        | T    | Tomoe     | 1    |
        | L    | Landolfo  | 9    |
      And the zone
        |   | A | B | C |
        | 1 | T | k | L |
      And Landolfo fights the followers of the Shōgun
      And a green oracle card is in play
      And on a 1 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks Landolfo

    Scenario: Between a wanderer and a vulnerable element the players choose
      Given these creatures
        | sign | creature     | life | resistance |
        | k    | the kachi    |      |            |
        | T    | Tomoe        | 1    |            |
        | L    | Landolfo     | 9    |            |
        | c    | the civilian |      | 1          |
      And the zone
        |   | A | B | C |
        | 1 | T | k | L |
        | 2 | . | c | . |
      And Landolfo fights the followers of the Shōgun
      And a green oracle card is in play
      And on a 1 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the players choose between Landolfo and the civilian

    Scenario: A wanderer on its own side is no target
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
        | L    | Landolfo  |
      And the zone
        |   | A | B | C |
        | 1 | T | k | L |
      And Landolfo fights the characters
      And a green oracle card is in play
      And on a 1 the kachi prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks Tomoe

    Scenario: A wanderer is damaged like a servant
      Given these creatures
        | sign | creature  | life | full life |
        | k    | the kachi |      |           |
        | L    | Landolfo  | 9    | 9         |
      And the zone
        |   | A | B |
        | 1 | k | L |
      And Landolfo fights the followers of the Shōgun
      And a green oracle card is in play
      And the board of the kachi shows the attack die orange
      And the attack die shows orange 2
      And on a 1 the kachi prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then Landolfo has 7 life

    @reading.C97=b
    Scenario: Under the other reading even a wanderer of its own side comes first
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
        | L    | Landolfo  |
      And the zone
        |   | A | B | C |
        | 1 | T | k | L |
      And Landolfo fights the characters
      And a green oracle card is in play
      And on a 1 the kachi prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      When the kachi activates and rolls 1
      Then the kachi attacks Landolfo

  @rule.wanderer.no-head
  Rule: It leaves no head

    Scenario Outline: A wanderer leaves no head, a servant leaves a boss head
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | x    | <enemy>  |
      And the zone
        |   | A | B |
        | 1 | T | x |
      And Landolfo fights the characters
      And these weapons
        | character | weapon     | quick  |
        | Tomoe     | "Naginata" | orange |
      And the attack die shows orange 3
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe makes a quick attack on <enemy>
      Then <enemy> is defeated
      And Tomoe owns 0 heads
      And Tomoe owns <heads> boss heads
      And 0 boss heads lie on B1

      Examples:
        | enemy    | heads |
        | Landolfo | 0     |
        | the nue  | 1     |

    @question
    Scenario: Not even a wanderer whose defeat ends it all leaves a head
      Given these creatures
        | sign | creature  | life |
        | A    | Akira     | 9    |
        | s    | Sedik     | 2    |
      And the zone
        |   | A | B |
        | 1 | A | s |
      And Sedik fights the characters
      And the defeat of Sedik ends the zone or the phase
      And these weapons
        | character | weapon   | quick  |
        | Akira     | "katana" | orange |
      And Akira has 3 action points
      And it is the activation of Akira
      And the attack die shows orange 4
      When Akira makes a quick attack on Sedik
      Then Sedik is defeated
      And Akira owns 0 boss heads
      And 0 boss heads lie on B1

  @rule.kami-change.mission
  Rule: A Kami from a personal mission

    Scenario: The character of the mission may change, nobody else
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And these character boards
        | character | affinity |
        | Tomoe     | 4        |
      And the Kami of Tomoe is "Inari"
      And the personal mission of Tomoe unlocks the Kami "Susanoo"
      And the phase has ended in victory
      When Hikaru changes to the Kami "Susanoo"
      Then the rules refuse it: "A Kami from a personal mission"
      When Tomoe changes to the Kami "Susanoo"
      Then Tomoe has the Kami "Susanoo" and an affinity of 4

    Scenario: Not before the end of the phase
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the Kami of Tomoe is "Inari"
      And the personal mission of Tomoe unlocks the Kami "Susanoo"
      When Tomoe changes to the Kami "Susanoo"
      Then the rules refuse it: "A Kami from a personal mission"
      And Tomoe has the Kami "Inari" and an affinity of 0

  @rule.kami-change.other
  Rule: A Kami from elsewhere

    Scenario: Any one character may take a Kami that something else unlocked
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the Kami of Hikaru is "Inari"
      And an effect unlocks the Kami "Susanoo"
      And the phase has ended in failure
      When Hikaru changes to the Kami "Susanoo"
      Then Hikaru has the Kami "Susanoo" and an affinity of 0
      When Tomoe changes to the Kami "Susanoo"
      Then the rules refuse it: "A Kami from elsewhere"

    Scenario: A Kami that nothing unlocked is out of reach, and so is one in the middle of a phase
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the Kami of Tomoe is "Inari"
      And an effect unlocks the Kami "Susanoo"
      When Tomoe changes to the Kami "Susanoo"
      Then the rules refuse it: "A Kami from elsewhere"
      Given the phase has ended in victory
      When Tomoe changes to the Kami "Raijin"
      Then the rules refuse it: "A Kami from elsewhere"
      And Tomoe has the Kami "Inari" and an affinity of 0

    @question
    Scenario: A Kami unlocked in an earlier phase cannot be taken in the next
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And an effect unlocks the Kami "Raijin"
      And the phase has ended in victory
      When the end of the phase is settled
      And the next chapter begins
      And the objective is reached
      And Tomoe changes to the Kami "Raijin"
      Then the rules refuse it: "A Kami from elsewhere"

  @rule.kami-change.affinity
  Rule: Affinity stays

    Scenario: A new Kami starts with the affinity of the old one, without its abilities
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these character boards
        | character | affinity |
        | Tomoe     | 5        |
      And the Kami of Tomoe is "Inari"
      And these abilities
        | character | ability  | kind      | from      |
        | Tomoe     | "Leap"   | technique | character |
        | Tomoe     | "Plenty" | technique | Kami      |
      And an effect unlocks the Kami "Susanoo"
      And the phase has ended in victory
      When Tomoe changes to the Kami "Susanoo"
      Then Tomoe has the Kami "Susanoo" and an affinity of 5
      And Tomoe has the ability tokens "Leap"

  @rule.special-token.use
  Rule: What a special token does

    Scenario: Two effects give the same token two uses
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      When the effect "Blood moon" gives Tomoe a special token "discard it to reroll a die"
      And the effect "Cursed idol" gives Tomoe a special token "lose 1 life at the end"
      Then the special tokens of Tomoe are "discard it to reroll a die", "lose 1 life at the end"
      And Tomoe has this many special tokens: 2

    @question
    Scenario: A special token that changes hands stays for what it is for
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And Tomoe has 2 action points
      And it is the activation of Tomoe
      When the effect "Blood moon" gives Tomoe a special token "discard it to reroll a die"
      And the effect "Cursed idol" gives Tomoe a special token "lose 1 life at the end"
      And Tomoe interacts with Akira to exchange
        | giver | number | tokens         |
        | Tomoe | 1      | special tokens |
      Then Tomoe chooses between the special tokens "discard it to reroll a die" and "lose 1 life at the end"
      When Akira hands over the special token "lose 1 life at the end"
      Then the rules refuse it: "What a special token does"
      When Tomoe hands over the special token "lose 1 life at the end"
      Then the special tokens of Akira are "lose 1 life at the end"
      And the special tokens of Tomoe are "discard it to reroll a die"
      When Tomoe interacts with Akira to exchange
        | giver | number | tokens         |
        | Tomoe | 1      | special tokens |
      Then the special tokens of Akira are "discard it to reroll a die" and "lose 1 life at the end"
      And Tomoe has this many special tokens: 0

  @rule.yomi.mark
  Rule: Yomi marks

    Scenario Outline: One box is marked for each character that was defeated
      Given these creatures
        | sign | creature  | life | full life |
        | A    | Akira     | 5    | 10        |
        | H    | Hikaru    | 5    | 10        |
        | T    | Tomoe     | 5    | 10        |
        | k    | the kachi | 3    | 3         |
      And Yomi mode is played
      And 2 boxes of the Yomi track are marked
      And the kachi has been defeated
      And Hikaru and Tomoe have been defeated
      And the phase has ended in <outcome>
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1, 1
      When the end of the phase is settled
      Then 4 boxes of the Yomi track are marked

      Examples:
        | outcome |
        | victory |
        | failure |

    Scenario: Without Yomi mode no box is marked
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 5    | 10        |
      And Tomoe has been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      Then 0 boxes of the Yomi track are marked

  @rule.yomi.bold
  Rule: Bold boxes

    Scenario Outline: A bold box brings the Shinigami, also in passing
      Given these creatures
        | sign | creature | life | full life |
        | H    | Hikaru   | 5    | 10        |
        | T    | Tomoe    | 5    | 10        |
      And Yomi mode is played
      And <marked> boxes of the Yomi track are marked
      And the bold boxes of the Yomi track are 5, 9
      And Hikaru and Tomoe have been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1, 1
      When the end of the phase is settled
      Then the Shinigami <comes>

      Examples:
        | marked | comes         |
        | 2      | does not come |
        | 3      | comes         |
        | 4      | comes         |
        | 5      | does not come |
        | 7      | comes         |

    Scenario: Without a bold box nobody faces the Shinigami
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And Yomi mode is played
      And the phase has ended in victory
      When the end of the phase is settled
      And the characters face the Shinigami
      Then the rules refuse it: "Bold boxes"

    Scenario: Nobody goes on before the Shinigami has been faced
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 5    | 10        |
        | T    | Tomoe    | 5    | 10        |
      And Yomi mode is played
      And the bold boxes of the Yomi track are 1
      And Akira has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 6
      When the end of the phase is settled
      And the next chapter begins
      Then the rules refuse it: "Bold boxes"
      When the characters face the Shinigami
      And the fight against the Shinigami is over
      And the next chapter begins
      Then the phase goes on

    @question
    Scenario: A mark that goes on past a bold box still brings the Shinigami
      Given these creatures
        | sign | creature | life | full life |
        | A    | Akira    | 5    | 10        |
        | T    | Tomoe    | 5    | 10        |
        | H    | Hikaru   | 5    | 10        |
      And Yomi mode is played
      And 2 boxes of the Yomi track are marked
      And the bold boxes of the Yomi track are 3
      And Akira and Tomoe have been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 6, 6
      When the end of the phase is settled
      Then 4 boxes of the Yomi track are marked
      And the Shinigami comes

  @rule.yomi.before
  Rule: Before the Shinigami

    Scenario: Life and armour are whole before the fight
      Given these creatures
        | sign | creature | life | full life | armour |
        | H    | Hikaru   | 5    | 10        | 1      |
        | T    | Tomoe    | 5    | 11        | 0      |
      And these armour cards
        | character | armour card | armour |
        | Hikaru    | "Robe"      | 2      |
        | Tomoe     | "Plates"    | 3      |
      And Yomi mode is played
      And the bold boxes of the Yomi track are 1
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      Then Hikaru has 1 armour
      When the characters face the Shinigami
      Then Hikaru has 2 armour
      And Tomoe has 3 armour
      And Tomoe has 11 of 11 life

  @rule.yomi.no-test
  Rule: Defeated by the Shinigami

    Scenario: Whoever falls in that fight takes no test and marks no box
      Given these creatures
        | sign | creature | life | full life |
        | H    | Hikaru   | 5    | 10        |
        | T    | Tomoe    | 5    | 11        |
      And these character boards
        | character | level |
        | Hikaru    | 5     |
      And Yomi mode is played
      And the bold boxes of the Yomi track are 1, 2
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      And the characters face the Shinigami
      Given the zone
        |   | A | B |
        | 1 | T | H |
      When an effect takes the test die from the life of Hikaru, and it shows 6
      And an effect takes the test die from the life of Hikaru, and it shows 4
      Then Hikaru is defeated
      When the fight against the Shinigami is over
      Then nobody is defeated
      And 1 box of the Yomi track is marked
      And the Shinigami does not come

  @rule.yomi.after
  Rule: After the Shinigami

    Scenario: Life and armour are whole after the fight
      Given these creatures
        | sign | creature | life | full life | armour |
        | H    | Hikaru   | 5    | 10        | 1      |
        | T    | Tomoe    | 5    | 11        | 0      |
      And these armour cards
        | character | armour card | armour |
        | Hikaru    | "Robe"      | 2      |
      And Yomi mode is played
      And the bold boxes of the Yomi track are 1
      And Tomoe has been defeated
      And the phase has ended in victory
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      And the characters face the Shinigami
      Given the zone
        |   | A | B |
        | 1 | T | H |
      When an effect takes the test die from the life of Hikaru, and it shows 6
      Then Hikaru has 4 life
      When the fight against the Shinigami is over
      Then Hikaru has 10 of 10 life
      And Hikaru has 2 armour

    Scenario: Without that fight a victory in Yomi mode leaves armour worn
      Given these creatures
        | sign | creature | armour |
        | H    | Hikaru   | 1      |
      And these armour cards
        | character | armour card | armour |
        | Hikaru    | "Robe"      | 2      |
      And Yomi mode is played
      And the phase has ended in victory
      When the end of the phase is settled
      Then Hikaru has 1 armour

    @reading.C44=b
    Scenario: By the other reading Yomi mode repairs armour before every chapter
      Given these creatures
        | sign | creature | armour |
        | H    | Hikaru   | 1      |
      And these armour cards
        | character | armour card | armour |
        | Hikaru    | "Robe"      | 2      |
      And Yomi mode is played
      And the phase has ended in victory
      When the end of the phase is settled
      Then Hikaru has 2 armour

    Scenario: A fight that is not fought is not over
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the phase has ended in victory
      When the fight against the Shinigami is over
      Then the rules refuse it: "After the Shinigami"

    Scenario: Nothing goes on before the fight is over, not even when it is lost
      Given these creatures
        | sign | creature | life | full life |
        | T    | Tomoe    | 4    | 6         |
      And Yomi mode is played
      And the bold boxes of the Yomi track are 1
      And Tomoe has been defeated
      And the phase has ended in failure
      And the resurrection test is one of spirit
      And the resurrection tests will roll 1
      When the end of the phase is settled
      And the phase is repeated
      Then the rules refuse it: "Bold boxes"
      When the characters face the Shinigami
      Given the zone
        |   | A |
        | 1 | T |
      When an effect takes the test die from the life of Tomoe, and it shows 6
      Then the phase ends in failure
      When the phase is repeated
      Then the rules refuse it: "After the Shinigami"
      When the fight against the Shinigami is over
      And the phase is repeated
      Then the phase has been repeated 1 time
