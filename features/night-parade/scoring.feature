Feature: End of the game and scoring

  Background:
    Given the players are Kappa, Tanuki and Inugami
    And the islands
      | island  | next to         |
      | Earth 2 | Water 2, Fire 3 |
      | Water 2 | Wood 2          |
      | Wood 2  |                 |
      | Earth 3 | Water 3         |
      | Water 3 |                 |
      | Wood 4  |                 |
      | Fire 3  |                 |

  @rule.end.fifth-torii
  Rule: The fifth Torii brings the end of the game

    Background:
      Given Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
      And Tanuki has 3 Meeples in the supply
      And Tanuki has 1 Meeple on Earth 2
      And Tanuki has a Torii on Water 2
      And Tanuki has a Torii on Wood 2
      And Tanuki has a Torii on Water 3
      When Kappa activates the Earth Parade
      And Kappa ends the turn

    Scenario: The fifth Torii makes this round the last
      Given Tanuki has a Torii on Wood 4
      When Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 2
      And Tanuki ends the turn
      Then the game goes on
      When Inugami activates the Earth Parade
      And Inugami ends the turn
      Then the game is over

    Scenario: The fourth Torii ends nothing
      When Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 2
      Then Tanuki has a Torii on Earth 2
      When Tanuki ends the turn
      And Inugami activates the Earth Parade
      And Inugami ends the turn
      Then the game goes on
      And it is Kappa's turn, phase 1

  @rule.end.round
  Rule: The round is finished, then the game is over

    Scenario: After the first player's fifth Torii everybody else plays once
      Given Kappa has a Torii on Water 2
      And Kappa has a Torii on Wood 2
      And Kappa has a Torii on Water 3
      And Kappa has a Torii on Earth 3
      And Kappa has a Torii on Wood 4
      When Kappa activates the Earth Parade
      And Kappa ends the turn
      Then it is Tanuki's turn, phase 1
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then it is Inugami's turn, phase 1
      When Inugami activates the Earth Parade
      And Inugami ends the turn
      Then the game is over

    Scenario: Once it is over nobody plays on
      Given the game is over
      When Kappa activates the Earth Parade
      Then the rules refuse it: "The last round"

    Scenario: Before it is over nobody has won
      Given Kappa has a Torii on Water 2
      And Kappa has a Torii on Wood 2
      And Kappa has a Torii on Water 3
      And Kappa has a Torii on Earth 3
      And Kappa has a Torii on Wood 4
      When the winner is sought
      Then the rules refuse it: "The last round"

    @reading.C61=b
    Scenario: If everybody else had one more turn, the first player would play again
      Given Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
      And Tanuki has 1 Meeple in the supply
      And Tanuki has 1 Meeple on Earth 2
      And Tanuki has a Torii on Water 2
      And Tanuki has a Torii on Wood 2
      And Tanuki has a Torii on Water 3
      And Tanuki has a Torii on Wood 4
      When Kappa activates the Earth Parade
      And Kappa ends the turn
      And Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 2
      And Tanuki ends the turn
      And Inugami activates the Earth Parade
      And Inugami ends the turn
      Then it is Kappa's turn, phase 1
      When Kappa activates the Water Parade
      And Kappa ends the turn
      Then the game is over

    @reading.C61=b
    Scenario: Even so, a second player's fifth Torii gives nobody a further turn
      Given Kappa has a Torii on Water 2
      And Kappa has a Torii on Wood 2
      And Kappa has a Torii on Water 3
      And Kappa has a Torii on Earth 3
      And Kappa has a Torii on Wood 4
      And Tanuki has a Torii on Water 2
      And Tanuki has a Torii on Wood 2
      And Tanuki has a Torii on Water 3
      And Tanuki has a Torii on Wood 4
      And Tanuki has 1 Meeple on Earth 2
      And Tanuki has 1 Meeple in the supply
      And Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Kappa activates the Earth Parade
      And Kappa ends the turn
      And Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 2
      Then Tanuki has a Torii on Earth 2
      When Tanuki ends the turn
      And Inugami activates the Earth Parade
      And Inugami ends the turn
      Then the game is over

  @rule.score.sum
  Rule: Hidden Plot, Mystery Bonus and Throne Cards are added

    Background:
      Given Kappa has a Torii on Water 2
      And Kappa has a Torii on Earth 2

    Scenario: All three parts count
      Given Kappa's Hidden Plot scores every Torii and Torii on Water
      And Kappa has 4 points of Mystery Bonus
      And Kappa has rescued Throne Card 2
      And Tanuki has betrayed Throne Card 3
      Then Kappa scores 8 points in all
      And Tanuki scores 2 points in all
      And Inugami scores 0 points in all

    Scenario: Only the icons of your own Hidden Plot score
      Given Kappa's Hidden Plot scores Torii on Wood
      And Tanuki's Hidden Plot scores every Torii
      Then Kappa scores 0 points in all
      And Tanuki scores 0 points in all

  @rule.score.winner
  Rule: Most points win

    Background:
      Given the game is over

    Scenario: One point decides
      Given Kappa has 6 points of Mystery Bonus
      And Tanuki has 5 points of Mystery Bonus
      And Tanuki has betrayed Throne Card 3
      Then the winner is Tanuki

    Scenario: With equal points this book names nobody before the others
      Given Kappa has 6 points of Mystery Bonus
      And Inugami has 6 points of Mystery Bonus
      And Tanuki has 5 points of Mystery Bonus
      Then the winners are Kappa and Inugami

    @question
    Scenario: Two with most points are both among the winners
      Given the game is over
      And Kappa has 3 points of Mystery Bonus
      And Tanuki has 1 point of Mystery Bonus
      And Tanuki has betrayed Throne Card 2
      And Inugami has 2 points of Mystery Bonus
      Then Kappa is among the winners
      And Tanuki is among the winners
      And the winners are Kappa and Tanuki

    @rule.solo.power @question
    Scenario: Without the King there is no power level
      Given the game is over
      And Kappa has 9 points of Mystery Bonus
      When the power level is read
      Then the rules refuse it: "Your power"

  @rule.plot.torii
  Rule: Each Torii gives a point

    Scenario: Only your own are counted
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Wood 4
      And Kappa has a Torii on Fire 3
      And Tanuki has a Torii on Wood 4
      Then Kappa scores 3 points for every Torii
      And Tanuki scores 1 point for every Torii
      And Inugami scores 0 points for every Torii

    @ex.plot-icons
    Scenario Outline: Each icon that looks at islands pays for each case, Fire four times
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Water 2
      And Kappa has a Torii on Wood 4
      And Kappa has a Torii on Fire 3
      And Tanuki has a Torii on Water 2
      And Kappa has 2 Meeples on Earth 3
      And Kappa has 1 Meeple on Wood 4
      And Kappa's Champion is on Wood 2
      Then Kappa scores <points> points for <icon>

      Examples:
        | icon                            | points |
        | every Torii                     | 4      |
        | Torii beside another clan's     | 1      |
        | Torii alone on their island     | 3      |
        | Torii apart from your others    | 1      |
        | Torii next to your others       | 3      |
        | Torii on Water                  | 1      |
        | Torii on Earth                  | 1      |
        | Torii on Wood                   | 1      |
        | Torii next to Fire              | 1      |
        | Torii on Fire                   | 4      |
        | Meeples gathered without Torii  | 1      |
        | Meeples beside your Torii       | 1      |
        | Torii next to the Champion      | 1      |

    @ex.plot-icons
    Scenario Outline: Each icon that looks at cards pays for each full set
      Given Kappa's Earth Parade
        | card | icons                           |
        | "A"  | Move, Move, Move, Reign, Reign  |
        | "B"  | Spirit, Spirit, Spirit          |
      And Kappa's Water Parade
        | card | icons                           |
        | "C"  | Fight, Fight, Fight, Hide, Hide |
        | "D"  | Talisman, Talisman, Change      |
      And Kappa's Wood Parade
        | card | icons                           |
        | "E"  | Exile, Exile, Change            |
        | "F"  | Invoke, Invoke                  |
      Then Kappa scores 1 point for <icon>
      And Tanuki scores 0 points for <icon>

      Examples:
        | icon           |
        | Water Yokai    |
        | Earth Yokai    |
        | Wood Yokai     |
        | Move icons     |
        | Spirit icons   |
        | Fight icons    |
        | Talisman icons |
        | Change icons   |
        | Hide icons     |
        | Exile icons    |
        | Invoke icons   |
        | Reign icons    |

  @rule.plot.shared
  Rule: A Torii beside another one gives a point

    Scenario: An island of your own does not count, nor one that is not yours
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Wood 4
      And Tanuki has a Torii on Wood 4
      And Tanuki has a Torii on Water 3
      And Inugami has a Torii on Water 3
      Then Kappa scores 1 point for Torii beside another clan's
      And Tanuki scores 2 points for Torii beside another clan's

  @rule.plot.alone
  Rule: A Torii alone on its island gives a point

    Scenario: An island shared with another Torii does not count
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Wood 4
      And Tanuki has a Torii on Wood 4
      Then Kappa scores 1 point for Torii alone on their island
      And Tanuki scores 0 points for Torii alone on their island

  @rule.plot.apart
  Rule: A Torii apart from your others gives a point

    Scenario: Only your own Torii come too near
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Water 2
      And Kappa has a Torii on Earth 3
      And Tanuki has a Torii on Water 3
      Then Kappa scores 1 point for Torii apart from your others

  @rule.plot.connected
  Rule: A Torii next to another of yours gives a point

    Scenario: Both of two neighbours count
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Water 2
      And Kappa has a Torii on Earth 3
      And Tanuki has a Torii on Water 3
      Then Kappa scores 2 points for Torii next to your others

  @rule.plot.element
  Rule: Torii on islands of one element give a point each

    Scenario Outline: Each icon counts its own element
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Earth 3
      And Kappa has a Torii on Water 2
      And Kappa has a Torii on Fire 3
      Then Kappa scores <points> points for <icon>

      Examples:
        | icon           | points |
        | Torii on Earth | 2      |
        | Torii on Water | 1      |
        | Torii on Wood  | 0      |

  @rule.plot.next-to-fire
  Rule: A Torii next to Fire gives a point

    Scenario: On Fire itself it is not next to Fire
      Given Kappa has a Torii on Earth 2
      And Kappa has a Torii on Water 2
      And Kappa has a Torii on Fire 3
      Then Kappa scores 1 point for Torii next to Fire

  @rule.plot.fire
  Rule: A Torii on Fire gives four points

    Scenario: A Torii next to Fire is not on it
      Given Kappa has a Torii on Fire 3
      And Tanuki has a Torii on Earth 2
      Then Kappa scores 4 points for Torii on Fire
      And Tanuki scores 0 points for Torii on Fire

  @rule.plot.champion
  Rule: A Torii next to your Champion gives a point

    Scenario: The Champion's own island and other Champions do not count
      Given Kappa's Champion is on Water 2
      And Tanuki's Champion is on Water 3
      And Kappa has a Torii on Earth 2
      And Kappa has a Torii on Wood 2
      And Kappa has a Torii on Water 2
      And Kappa has a Torii on Earth 3
      And Tanuki has a Torii on Wood 2
      Then Kappa scores 2 points for Torii next to the Champion
      And Tanuki scores 0 points for Torii next to the Champion

    Scenario: A Champion in the supply is next to nothing
      Given Kappa's Champion is in the supply
      And Kappa has a Torii on Earth 2
      Then Kappa scores 0 points for Torii next to the Champion

  @rule.plot.gathered
  Rule: Two Meeples without a Torii give a point

    Scenario: One is too few, and where your Torii stands none counts
      Given Kappa has 2 Meeples on Earth 3
      And Kappa has 3 Meeples on Wood 4
      And Kappa has 1 Meeple on Water 2
      And Kappa has 2 Meeples on Wood 2
      And Kappa has a Torii on Wood 2
      And Tanuki has a Torii on Earth 3
      Then Kappa scores 2 points for Meeples gathered without Torii

    Scenario: The Champion makes the second
      Given Kappa has 1 Meeple on Earth 3
      And Kappa's Champion is on Earth 3
      Then Kappa scores 1 point for Meeples gathered without Torii

    Scenario: Hidden pieces count too
      Given Kappa has 1 hidden Meeple on Earth 3
      And Kappa's Champion is hidden on Earth 3
      Then Kappa scores 1 point for Meeples gathered without Torii

  @rule.plot.guarded
  Rule: A Meeple beside your Torii gives a point

    Scenario: The island counts once, and another's Torii does not count
      Given Kappa has a Torii on Wood 4
      And Kappa has 2 Meeples on Wood 4
      And Kappa has a Torii on Wood 2
      And Kappa has 1 Meeple on Wood 2
      And Kappa has a Torii on Water 2
      And Kappa has 1 Meeple on Earth 3
      And Tanuki has a Torii on Earth 3
      Then Kappa scores 2 points for Meeples beside your Torii

  @rule.plot.yokai
  Rule: Every two Yokai of an element give a point

    Scenario Outline: The third gives nothing more, the fourth does
      Given Kappa's Wood Parade has <count> more cards without icons
      Then Kappa scores <points> points for Wood Yokai
      And Kappa scores 0 points for Earth Yokai

      Examples:
        | count | points |
        | 1     | 0      |
        | 2     | 1      |
        | 3     | 1      |
        | 4     | 2      |

    Scenario: The card's own element counts, in whichever Parade it is
      Given Kappa's Wood Parade
        | card          | element | icons  |
        | "A"           | Water   | Change |
        | "B"           |         |        |
        | Champion Card |         |        |
      And Kappa's Water Parade
        | card | icons |
        | "C"  |       |
      Then Kappa scores 1 point for Water Yokai
      And Kappa scores 0 points for Wood Yokai

    Scenario: An exiled card counts, a Shikigami in hand does not
      Given Kappa's Water Parade
        | card | icons | level |
        | "A"  |       | 1     |
        | "B"  |       | 1     |
      And Kappa's "A" is exiled
      And Kappa's Shikigami
        | card | element | icons | level |
        | "C"  | Earth   |       | 1     |
        | "D"  | Earth   |       | 1     |
      Then Kappa scores 1 point for Water Yokai
      And Kappa scores 0 points for Earth Yokai

  @rule.plot.threes
  Rule: Every three Move, Spirit or Fight icons give a point

    Scenario Outline: Two are too few, and five are still one set
      Given Kappa's Earth Parade
        | card | icons                       |
        | "A"  | <icon>, <icon>              |
      And Tanuki's Earth Parade
        | card | icons                       |
        | "B"  | <icon>, <icon>              |
      And Tanuki's Wood Parade
        | card | icons                       |
        | "C"  | <icon>, <icon>, <icon>      |
      Then Kappa scores 0 points for <icon> icons
      And Tanuki scores 1 point for <icon> icons

      Examples:
        | icon   |
        | Move   |
        | Spirit |
        | Fight  |

    Scenario: Icons of an exiled card count, those of a Shikigami in hand do not
      Given Kappa's Water Parade
        | card | icons            | level |
        | "A"  | Move, Move, Move | 1     |
      And Kappa's "A" is exiled
      And Kappa's Shikigami
        | card | element | icons               | level |
        | "C"  | Earth   | Fight, Fight, Fight | 1     |
      Then Kappa scores 1 point for Move icons
      And Kappa scores 0 points for Fight icons

  @rule.plot.twos
  Rule: Every two of the other icons give a point

    Scenario Outline: One is too few, and three are still one set
      Given Kappa's Earth Parade
        | card | icons            |
        | "A"  | <icon>           |
      And Tanuki's Earth Parade
        | card | icons            |
        | "B"  | <icon>           |
      And Tanuki's Wood Parade
        | card | icons            |
        | "C"  | <icon>, <icon>   |
      Then Kappa scores 0 points for <icon> icons
      And Tanuki scores 1 point for <icon> icons

      Examples:
        | icon     |
        | Talisman |
        | Change   |
        | Hide     |
        | Exile    |
        | Invoke   |
        | Reign    |

    Scenario: Symbols of the Challenge Board do not count
      Given the Challenge Board
        | from | arrow | to |
        | 1    | ↔     | 2  |
      And the actions of the Challenge Board
        | space | action       |
        | 1     | Reign, Reign |
        | 2     | Reign, Reign |
      And Kappa's Champion is on space 1
      Then Kappa scores 0 points for Reign icons

    Scenario: The Champion Card shows no Change
      Given Kappa's Earth Parade
        | card          | icons  |
        | Champion Card |        |
        | "A"           | Change |
      Then Kappa scores 0 points for Change icons
