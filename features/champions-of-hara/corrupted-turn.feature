Feature: The Corrupted Champion: the turn and Ophion

  Background:
    Given a game of the Corrupted Champion

  @rule.corrupted.steps
  Rule: The five steps of a turn

    Scenario: Cards are dealt, Ophion acts, the Champions act, the others recover, the Day marker advances
      Given it is Dusk of Day 3
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Oppenheim |
      And these Champions are in the game
        | Champion     | Health | Spirit |
        | Soff         | 4      | 3      |
        | Thomas       | 5      | 1      |
        | Kaoru & Kuma | 6      | 3      |
        | Leaf         | 7      | 3      |
        | Persephone   | 8      | 3      |
        | Oric         | 9      | 3      |
      When the turn is played
      And Ophion removes the cube of Lunaridge
      Then Ophion may choose Arechi Wastes 1 and Arechi Wastes 3
      When Ophion chooses Arechi Wastes 3
      Then it is Dawn of Day 4
      And Ophion stands on Arechi Wastes 5
      And Ophion has 13 Health
      And these Champions are in the game
        | Champion     | space           | Health | Spirit | Turn Order cards |
        | Soff         | Lunaridge 3     | 3      | 3      | 1                |
        | Thomas       | Arechi Wastes 3 | 3      | 2      | 2                |
        | Kaoru & Kuma | The Baiyu 1     | 6      | 3      | 3                |
        | Leaf         | Oakenmoor 1     | 7      | 3      | 4                |
        | Persephone   | The Drear 5     | 9      | 3      |                  |
        | Oric         | Oppenheim 5     | 10     | 3      |                  |

    Scenario: A turn breaks off as soon as the game is lost
      Given it is Dusk of Day 3
      And Ophion has 1 Health
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Oric       | Oppenheim 1 | 5      |                  |
        | Persephone | The Drear 5 | 9      |                  |
      And the Turn Order cards in the game are 3
      And the cubes left on Ophion's sheet lie on The Drear
      When the turn is played
      Then the game is lost
      And it is Dusk of Day 3
      And these Champions are in the game
        | Champion   | Health |
        | Oric       | 3      |
        | Persephone | 9      |

    Scenario Outline: A step that is left undone comes first, and none is made twice
      Given it is Dusk of Day 2
      And these Champions are in the game
        | Champion | Turn Order cards |
        | Leaf     | 1                |
        | Oric     |                  |
      And it is step <step> of the turn
      When <act>
      Then the rules refuse it: <rule>
      And it is step <step> of the turn

      Examples:
        | step | act                            | rule                                   |
        | 1    | Ophion activates               | "From weakest to sturdiest"            |
        | 1    | the Champions activate         | "From weakest to sturdiest"            |
        | 2    | the Turn Order cards are dealt | "From weakest to sturdiest"            |
        | 2    | the turn is played             | "From weakest to sturdiest"            |
        | 2    | Leaf activates                 | "Ophion activates once"                |
        | 2    | step 4 of the turn is played   | "Ophion activates once"                |
        | 3    | Ophion activates               | "Ophion activates once"                |
        | 3    | step 4 of the turn is played   | "Each Champion with a card activates"  |
        | 3    | step 5 of the turn is played   | "Each Champion with a card activates"  |
        | 4    | Leaf activates                 | "Each Champion with a card activates"  |
        | 4    | step 5 of the turn is played   | "Without a card, recover"              |
        | 4    | the round ends                 | "Without a card, recover"              |
        | 5    | step 4 of the turn is played   | "Without a card, recover"              |
        | 5    | the Corrupted Champion is set up | "Where Ophion and the Champions start" |

    Scenario: Each step leads to the next
      Given it is Dusk of Day 2
      And the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Leaf     | 9      | 0      |
        | Oric     | 10     | 3      |
      When the Turn Order cards are dealt
      Then it is step 2 of the turn
      When Ophion activates
      Then it is step 3 of the turn
      Given Leaf and Oric have activated in this turn
      When step 4 of the turn is played
      Then it is step 5 of the turn
      When the round ends
      Then it is step 1 of the turn
      And it is Dawn of Day 3

  @rule.corrupted.first-turn
  Rule: Nothing to deal in the first turn

    Scenario: No cards are dealt at Dawn of Day 1
      Given it is Dawn of Day 1
      And these Champions are in the game
        | Champion   | Health | Turn Order cards |
        | Soff       | 9      | 1                |
        | Persephone | 2      | 2                |
      When the Turn Order cards are dealt
      Then the rules refuse it: "Nothing to deal in the first turn"
      And the Turn Order cards belong to
        | card | Champion   |
        | 1    | Soff       |
        | 2    | Persephone |

    Scenario: The first turn is played with the cards of the setup
      Given it is Dawn of Day 1
      And these Champions are in the game
        | Champion   | Health | Spirit | Turn Order cards |
        | Soff       | 9      | 3      | 1                |
        | Persephone | 8      | 1      |                  |
      And the cubes left on Ophion's sheet lie on Lunaridge
      When the turn is played
      Then it is Dusk of Day 1
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Soff       | Lunaridge 1 | 9      | 3      |
        | Persephone | The Drear 5 | 7      | 1      |

    Scenario: At Dusk of Day 1 the cards are dealt
      Given it is Dusk of Day 1
      And these Champions are in the game
        | Champion   | Health | Turn Order cards |
        | Soff       | 9      | 1                |
        | Persephone | 2      | 2                |
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion   |
        | 1    | Persephone |
        | 2    | Soff       |

  @rule.corrupted.least-health
  Rule: From weakest to sturdiest

    @ex.deal-by-health
    Scenario: Six Champions get four cards in the order of their Health
      Given it is Dawn of Day 2
      And these Champions are in the game
        | Champion     | Health |
        | Soff         | 5      |
        | Thomas       | 8      |
        | Kaoru & Kuma | 3      |
        | Leaf         | 7      |
        | Persephone   | 4      |
        | Oric         | 6      |
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion     |
        | 1    | Kaoru & Kuma |
        | 2    | Persephone   |
        | 3    | Soff         |
        | 4    | Oric         |

    Scenario: The lowest card in the game is the first to be dealt
      Given it is Dawn of Day 2
      And the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion     | Health |
        | Soff         | 5      |
        | Kaoru & Kuma | 3      |
        | Leaf         | 7      |
        | Persephone   | 4      |
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion     |
        | 2    | Kaoru & Kuma |
        | 3    | Persephone   |
        | 4    | Soff         |

    Scenario: With more cards than Champions each takes only one
      Given it is Dawn of Day 2
      And these Champions are in the game
        | Champion | Health |
        | Soff     | 5      |
        | Leaf     | 7      |
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion |
        | 1    | Soff     |
        | 2    | Leaf     |

    Scenario: Nobody keeps a card of the turn before
      Given it is Dusk of Day 3
      And these Champions are in the game
        | Champion | Health | Turn Order cards |
        | Soff     | 3      | 1                |
        | Thomas   | 7      | 2                |
        | Leaf     | 5      | 3                |
        | Oric     | 9      | 4                |
      When step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion |
        | 2    | Soff     |
        | 3    | Leaf     |
        | 4    | Thomas   |

  @rule.corrupted.deal-tie
  Rule: The die breaks ties in Health

    Scenario: The D6 picks one of the tied Champions for each card
      Given it is Dawn of Day 2
      And these Champions are in the game
        | Champion     | Health |
        | Soff         | 3      |
        | Thomas       | 3      |
        | Kaoru & Kuma | 9      |
        | Leaf         | 9      |
        | Persephone   | 8      |
        | Oric         | 3      |
      And the D6 will show 6 and 2
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion   |
        | 1    | Oric       |
        | 2    | Thomas     |
        | 3    | Soff       |
        | 4    | Persephone |

    Scenario: A number without a tied Champion is rolled again
      Given it is Dawn of Day 2
      And these Champions are in the game
        | Champion   | Health |
        | Soff       | 3      |
        | Persephone | 8      |
        | Oric       | 3      |
      And the D6 will show 5, 4 and 6
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion   |
        | 1    | Oric       |
        | 2    | Soff       |
        | 3    | Persephone |

    Scenario: The Champions can be numbered in another order
      Given it is Dawn of Day 2
      And for ties the Champions are numbered, from 1, Oric, Persephone, Leaf, Kaoru & Kuma, Thomas and Soff
      And these Champions are in the game
        | Champion | Health |
        | Soff     | 3      |
        | Oric     | 3      |
      And the D6 will show 6
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion |
        | 1    | Soff     |
        | 2    | Oric     |

  @rule.corrupted.ophion-once
  Rule: Ophion activates once

    Scenario: Ophion makes a single activation in a turn
      Given these Champions are in the game
        | Champion | Health | Spirit |
        | Leaf     | 5      | 3      |
      When Ophion activates
      And Ophion removes the cube of Lunaridge
      And Ophion activates
      Then the rules refuse it: "Ophion activates once"
      And the cubes left on Ophion's sheet lie on Oakenmoor, The Baiyu, Arechi Wastes, The Drear and Oppenheim

    Scenario: In the next turn Ophion activates again
      Given it is Dusk of Day 1
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Leaf     | 7      | 3      |
      When Ophion activates
      And Ophion removes the cube of Lunaridge
      And step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      And Ophion activates
      And Ophion removes the cube of Arechi Wastes
      Then these Champions are in the game
        | Champion | Health |
        | Leaf     | 4      |

  @rule.corrupted.champions-once
  Rule: Each Champion with a card activates

    Scenario: Only Champions with a card activate
      Given these Champions are in the game
        | Champion   | space       | Turn Order cards |
        | Soff       | Lunaridge 5 | 1                |
        | Oric       | Oppenheim 5 |                  |
        | Persephone | The Drear 5 | 2                |
      When the Champions activate
      Then the Champions have activated in the order Soff and Persephone
      And these Champions are in the game
        | Champion   | space       |
        | Soff       | Lunaridge 1 |
        | Oric       | Oppenheim 5 |
        | Persephone | The Drear 1 |

    Scenario: A Champion without a card cannot activate in step 3
      Given these Champions are in the game
        | Champion | Turn Order cards |
        | Soff     | 1                |
        | Oric     |                  |
      When Oric activates
      Then the rules refuse it: "Each Champion with a card activates"

    Scenario: A Champion cannot activate a second time in step 3
      Given these Champions are in the game
        | Champion | Turn Order cards |
        | Soff     | 1                |
        | Oric     | 2                |
      When Soff activates
      And Soff activates
      Then the rules refuse it: "Each Champion with a card activates"
      And the Champions have activated in the order Soff

    Scenario: In the next turn the same Champion activates again
      Given it is Dusk of Day 3
      And Ophion stands on The Drear 5
      And these Champions are in the game
        | Champion | space       | Health | Turn Order cards |
        | Soff     | Lunaridge 5 | 3      | 1                |
        | Leaf     | Oakenmoor 5 | 5      | 2                |
      When the Champions activate
      Then the Champions have activated in the order Soff and Leaf
      When step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      Given it is step 3 of the turn
      When Soff activates
      Then the Champions have activated in the order Soff
      And these Champions are in the game
        | Champion | space       |
        | Soff     | the Dojo    |
        | Leaf     | Oakenmoor 1 |

    Scenario: The card of a Champion that has fallen does nothing
      Given these Champions are in the game
        | Champion   | Health | Spirit | Turn Order cards |
        | Soff       | 2      | 1      | 1                |
        | Persephone | 9      | 3      | 2                |
      When Ophion activates
      And Ophion removes the cube of Lunaridge
      And the Champions activate
      Then the Champions have activated in the order Persephone
      And Soff, Thomas, Kaoru & Kuma, Leaf and Oric have left the game for good

  @rule.corrupted.card-order
  Rule: In the order of the cards

    Scenario: The Champions activate from the lowest card to the highest
      Given the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Oppenheim |
      And these Champions are in the game
        | Champion     | space           | Turn Order cards |
        | Thomas       | Arechi Wastes 5 | 4                |
        | Kaoru & Kuma | The Baiyu 5     | 3                |
        | Leaf         | Oakenmoor 5     | 1                |
        | Oric         | Oppenheim 5     | 2                |
      When the Champions activate
      Then the Champions have activated in the order Leaf, Oric, Kaoru & Kuma and Thomas

    Scenario: A Champion cannot activate before a lower card
      Given these Champions are in the game
        | Champion | Turn Order cards |
        | Soff     | 2                |
        | Oric     | 3                |
      When Oric activates
      Then the rules refuse it: "In the order of the cards"

  @rule.corrupted.rest
  Rule: Without a card, recover

    Scenario: Every Champion without a card gains 1 Health and nobody else does
      Given these Champions are in the game
        | Champion     | Health | Spirit | Turn Order cards |
        | Soff         | 3      | 2      | 1                |
        | Thomas       | 4      | 2      | 2                |
        | Kaoru & Kuma | 5      | 2      | 3                |
        | Leaf         | 6      | 2      | 4                |
        | Persephone   | 7      | 2      |                  |
        | Oric         | 8      | 2      |                  |
      When step 4 of the turn is played
      Then these Champions are in the game
        | Champion     | Health | Spirit |
        | Soff         | 3      | 2      |
        | Thomas       | 4      | 2      |
        | Kaoru & Kuma | 5      | 2      |
        | Leaf         | 6      | 2      |
        | Persephone   | 8      | 2      |
        | Oric         | 9      | 2      |
      And the Turn Order cards in the game are 1, 2, 3 and 4

    Scenario: With 4 Champions and 3 cards the sturdiest one recovers
      Given it is Dawn of Day 4
      And the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion   | Health |
        | Soff       | 3      |
        | Thomas     | 4      |
        | Leaf       | 6      |
        | Persephone | 5      |
      When the Turn Order cards are dealt
      Given it is step 4 of the turn
      When step 4 of the turn is played
      Then these Champions are in the game
        | Champion   | Health | Turn Order cards |
        | Soff       | 3      | 2                |
        | Thomas     | 4      | 3                |
        | Leaf       | 7      |                  |
        | Persephone | 5      | 4                |

    Scenario: With 3 Champions and 3 cards nobody recovers
      Given it is Dawn of Day 4
      And the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion   | Health |
        | Soff       | 3      |
        | Thomas     | 4      |
        | Leaf       | 6      |
      When the Turn Order cards are dealt
      Given it is step 4 of the turn
      When step 4 of the turn is played
      Then these Champions are in the game
        | Champion   | Health |
        | Soff       | 3      |
        | Thomas     | 4      |
        | Leaf       | 6      |

  @rule.corrupted.four-left
  Rule: Card 1 leaves the game

    @ex.cards-left
    Scenario: Cards leave the game as the Champions become fewer
      Given it is Dusk of Day 4
      And these Champions are in the game
        | Champion     | space           | Health | Spirit | Turn Order cards |
        | Soff         | Lunaridge 5     | 2      | 5      | 1                |
        | Thomas       | Arechi Wastes 5 | 7      | 5      | 2                |
        | Kaoru & Kuma | The Baiyu 5     | 7      | 5      | 3                |
        | Leaf         | Oakenmoor 5     | 7      | 5      | 4                |
        | Persephone   | The Drear 5     | 2      | 5      |                  |
        | Oric         | Oppenheim 5     | 2      | 5      |                  |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 1, 2, 3 and 4
      And these Champions are in the game
        | Champion     | Health |
        | Soff         | 2      |
        | Thomas       | 7      |
        | Kaoru & Kuma | 7      |
        | Leaf         | 7      |
        | Persephone   | 3      |
        | Oric         | 3      |

    @ex.cards-left
    Scenario Outline: So many Champions leave these cards in the game
      Given the Turn Order cards in the game are <cards before>
      And the Champions in the game are <Champions>
      When step 4 of the turn is played
      Then the Turn Order cards in the game are <cards after>

      Examples:
        | Champions                                | cards before  | cards after   |
        | Soff, Thomas, Leaf, Oric and Persephone  | 1, 2, 3 and 4 | 1, 2, 3 and 4 |
        | Soff, Thomas, Leaf and Oric              | 1, 2, 3 and 4 | 2, 3 and 4    |
        | Soff, Thomas and Leaf                    | 2, 3 and 4    | 2, 3 and 4    |
        | Soff and Thomas                          | 2, 3 and 4    | 3 and 4       |
        | Soff                                     | 3 and 4       | 3 and 4       |

    Scenario: The Champion that held card 1 does not recover in the turn the card leaves
      Given these Champions are in the game
        | Champion   | Health | Turn Order cards |
        | Soff       | 3      | 1                |
        | Thomas     | 4      | 2                |
        | Leaf       | 5      | 3                |
        | Persephone | 6      | 4                |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion   | Health |
        | Soff       | 3      |
        | Thomas     | 4      |
        | Leaf       | 5      |
        | Persephone | 6      |

    Scenario: Card 1 also leaves when the number of Champions jumps past 4
      Given these Champions are in the game
        | Champion |
        | Soff     |
        | Thomas   |
        | Leaf     |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 2, 3 and 4

    @reading.C35=b
    Scenario: Read to the letter, card 1 stays when the number of Champions jumps past 4
      Given these Champions are in the game
        | Champion |
        | Soff     |
        | Thomas   |
        | Leaf     |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 1, 2, 3 and 4

  @rule.corrupted.two-left
  Rule: Card 2 leaves the game

    Scenario: With 2 Champions card 2 leaves the game
      Given the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion |
        | Soff     |
        | Leaf     |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 3 and 4

    Scenario: With 3 Champions card 2 stays
      Given the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion |
        | Soff     |
        | Leaf     |
        | Oric     |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 2, 3 and 4

    Scenario: Card 2 also leaves when the number of Champions jumps past 2
      Given the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion |
        | Soff     |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 3 and 4

    @reading.C35=b
    Scenario: Read to the letter, card 2 stays when the number of Champions jumps past 2
      Given the Turn Order cards in the game are 2, 3 and 4
      And these Champions are in the game
        | Champion |
        | Soff     |
      When step 4 of the turn is played
      Then the Turn Order cards in the game are 2, 3 and 4

    Scenario: The last two Champions share cards 3 and 4 by their Health
      Given it is Dawn of Day 3
      And these Champions are in the game
        | Champion | Health | Turn Order cards |
        | Soff     | 3      | 3                |
        | Leaf     | 5      | 2                |
      And it is step 4 of the turn
      When step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion |
        | 3    | Soff     |
        | 4    | Leaf     |

  @rule.corrupted.last-champion
  Rule: The last Champion

    @ex.cards-left
    Scenario: The last Champion takes both cards
      Given it is Dawn of Day 5
      And the Turn Order cards in the game are 3 and 4
      And these Champions are in the game
        | Champion | Health |
        | Leaf     | 4      |
      When the Turn Order cards are dealt
      Then the Turn Order cards belong to
        | card | Champion |
        | 3    | Leaf     |
        | 4    | Leaf     |

    Scenario: The last Champion activates once with the effects of both cards
      Given the World Shift deck holds, from the top
        | card      | World     | with        |
        | "Tremors" | Oakenmoor | Oppenheim   |
        | "Tides"   | The Baiyu | The Drear   |
      And these Champions are in the game
        | Champion | space       | Health | Turn Order cards |
        | Leaf     | Oakenmoor 5 | 9      | 3 and 4          |
      When the Champions activate
      Then the Champions have activated in the order Leaf
      And Ophion has 13 Health
      And the World Shift cards are, from the top, "Tides"

    @reading.C36=b
    Scenario: Read the other way, the last Champion activates once for each card
      Given the World Shift deck holds, from the top
        | card      | World     | with        |
        | "Tremors" | Oakenmoor | Oppenheim   |
        | "Tides"   | The Baiyu | The Drear   |
      And these Champions are in the game
        | Champion | space       | Health | Turn Order cards |
        | Leaf     | Oakenmoor 4 | 9      | 3 and 4          |
      When the Champions activate
      Then the Champions have activated in the order Leaf and Leaf
      And Ophion has 11 Health
      And the World Shift cards are, from the top, "Tides"
      And these Champions are in the game
        | Champion | space       | Dash     | Attack card |
        | Leaf     | Oakenmoor 2 | On Board | In Hand     |

  @rule.corrupted.next-round
  Rule: On to the next round

    Scenario Outline: The Day marker moves from round to round
      Given it is <before>
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When step 5 of the turn is played
      Then it is <after>
      And the game goes on

      Examples:
        | before        | after         |
        | Dawn of Day 1 | Dusk of Day 1 |
        | Dusk of Day 1 | Dawn of Day 2 |
        | Dawn of Day 6 | Dusk of Day 6 |

  @rule.corrupted.day-six
  Rule: The end of Day 6

    Scenario: At the end of Day 6 the game is lost
      Given it is Dusk of Day 6
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When step 5 of the turn is played
      Then the game is lost

    Scenario: No turn follows the end of Day 6
      Given it is Dusk of Day 6
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When step 5 of the turn is played
      And the turn is played
      Then the rules refuse it: "The end of Day 6"

  @rule.turn-card.always
  Rule: Always used

    Scenario: A Champion applies its card without asking anybody
      Given Ophion stands on Lunaridge 4
      And these Champions are in the game
        | Champion | space       | Health | Spirit | Turn Order cards |
        | Oric     | Oppenheim 4 | 5      | 3      | 2                |
      When Oric activates
      Then these Champions are in the game
        | Champion | Health | Spirit |
        | Oric     | 6      | 4      |

    Scenario: A card that cannot be applied is passed over
      Given these Champions are in the game
        | Champion | space       | Health | Spirit | Turn Order cards |
        | Oric     | Oppenheim 5 | 5      | 3      | 4                |
      When Oric activates
      Then the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim
      And these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Oric     | Oppenheim 6 | 4      | 3      |

  @rule.turn-card.eager
  Rule: Eager

    Scenario: Card 1 changes nothing
      Given these Champions are in the game
        | Champion   | space       | Health | Spirit | Turn Order cards |
        | Persephone | The Drear 1 | 5      | 3      | 1                |
      When Persephone activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Persephone | The Drear 5 | 5      | 3      |

  @rule.turn-card.well-rested
  Rule: Well Rested

    Scenario: Card 2 gives 1 Health and 1 Spirit before the action
      Given these Champions are in the game
        | Champion   | space       | Health | Spirit | Turn Order cards |
        | Persephone | The Drear 1 | 5      | 0      | 2                |
      When Persephone activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion   | Health | Spirit |
        | Persephone | 6      | 1      |

  @rule.turn-card.meditation
  Rule: Morning Meditation

    Scenario: Card 3 adds 1 damage to the next attack on a single target
      Given these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Persephone | The Drear 1 | 5      | 3                |
      When Persephone activates
      Then Ophion has 12 Health

    Scenario: Card 3 is used up by the attack it helps
      Given it is Dawn of Day 2
      And the Turn Order cards in the game are 3
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Persephone | The Drear 1 | 9      | 3                |
        | Oric       | Oppenheim 5 | 5      |                  |
      And the cubes left on Ophion's sheet lie on Oakenmoor
      When Persephone activates
      Then Ophion has 12 Health
      When step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      Then Turn Order card 3 belongs to Oric
      When Ophion activates
      And Ophion chooses The Drear 4
      And Ophion chooses Persephone
      Then Ophion has 11 Health

    Scenario: Card 3 waits for an attack in a later turn
      Given it is Dawn of Day 2
      And Ophion stands on Lunaridge 4
      And the Turn Order cards in the game are 3
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Persephone | The Drear 5 | 9      | 3                |
        | Oric       | Oppenheim 5 | 5      |                  |
      And the cubes left on Ophion's sheet lie on Oakenmoor
      When Persephone activates
      Then Ophion has 16 Health
      When step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      Then Turn Order card 3 belongs to Oric
      When Ophion activates
      And Ophion chooses the Dojo
      And Ophion chooses Persephone
      Then Ophion has 12 Health

    Scenario: A bonus kept from an earlier turn is spent once
      Given these Champions are in the game
        | Champion   | space       | Health |
        | Persephone | The Drear 1 | 5      |
      And Persephone keeps the bonus of Morning Meditation
      When Persephone activates
      Then Ophion has 12 Health
      And Persephone has no bonus of Morning Meditation left

    Scenario: A bonus kept and card 3 again add no more than 1 damage
      Given these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Persephone | The Drear 1 | 5      | 3                |
      And Persephone keeps the bonus of Morning Meditation
      When Persephone activates
      Then Ophion has 12 Health
      And Persephone has no bonus of Morning Meditation left

    @reading.C41=b
    Scenario: Read the other way, card 3 helps only in the activation it starts
      Given it is Dawn of Day 2
      And Ophion stands on Lunaridge 4
      And the Turn Order cards in the game are 3
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Persephone | The Drear 5 | 9      | 3                |
        | Oric       | Oppenheim 5 | 5      |                  |
      And the cubes left on Ophion's sheet lie on Oakenmoor
      When Persephone activates
      And step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      And Ophion activates
      And Ophion chooses the Dojo
      And Ophion chooses Persephone
      Then Ophion has 13 Health

    Scenario: An attack on all other targets neither gains nor uses up card 3
      Given it is Dawn of Day 2
      And the Turn Order cards in the game are 3
      And these Champions are in the game
        | Champion | space       | Health | Attack card | Turn Order cards |
        | Leaf     | Oakenmoor 1 | 9      | On Board    | 3                |
        | Oric     | Oppenheim 5 | 5      |             |                  |
      And the cubes left on Ophion's sheet lie on Oakenmoor
      When Leaf activates
      Then Ophion has 14 Health
      And Leaf keeps the bonus of Morning Meditation
      When step 4 of the turn is played
      And step 5 of the turn is played
      And the Turn Order cards are dealt
      And Ophion activates
      And Ophion chooses the Dojo
      And Ophion chooses Leaf
      Then Ophion has 11 Health

  @rule.turn-card.prophetic-dream
  Rule: Prophetic Dream

    Scenario: Card 4 draws a World Shift card and moves its tiles before the action
      Given the World Shift deck holds, from the top
        | card      | World     | with          |
        | "Tremors" | Oakenmoor | Oppenheim     |
        | "Tides"   | The Baiyu | Arechi Wastes |
      And these Champions are in the game
        | Champion | space       | Turn Order cards |
        | Leaf     | Oakenmoor 4 | 4                |
      When Leaf activates
      Then the Worlds lie clockwise around the Dojo: Oppenheim, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oakenmoor
      And the World Shift cards are, from the top, "Tides"

    Scenario: Figures and Dreamstones move with their tile
      Given the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      And Ophion stands on Arechi Wastes 6
      And Dreamstones lie in Oakenmoor and Lunaridge
      And these Champions are in the game
        | Champion | space       | Turn Order cards |
        | Leaf     | Oakenmoor 4 | 4                |
        | Soff     | Lunaridge 5 |                  |
      When Leaf activates
      Then the range from Oakenmoor 3 to Arechi Wastes 6 is 1
      And Ophion has 13 Health
      And Dreamstones lie in Lunaridge
      And these Champions are in the game
        | Champion | space       |
        | Leaf     | Oakenmoor 6 |
        | Soff     | Lunaridge 5 |

    Scenario: Adjacent spaces that are stated follow the tiles
      Given these spaces are adjacent
        | space           | next to                     |
        | the Dojo        | Oakenmoor 1 and Lunaridge 1 |
        | Oakenmoor 1     | Oakenmoor 2                 |
        | Lunaridge 1     | Lunaridge 2                 |
        | Oakenmoor 2     | The Drear 1                 |
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      And Ophion stands on The Drear 1
      And these Champions are in the game
        | Champion | space       | Turn Order cards |
        | Soff     | Lunaridge 2 | 4                |
      When Soff activates
      Then the range from The Drear 1 to Lunaridge 2 is 1
      And the range from The Drear 1 to Oakenmoor 2 is 5
      And Ophion has 14 Health

    Scenario: Discarded World Shift cards are shuffled into a new deck
      Given the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      And these Champions are in the game
        | Champion | space       | Turn Order cards | Health |
        | Oric     | Oppenheim 5 | 4                | 9      |
      When Oric activates
      Then the Worlds lie clockwise around the Dojo: Lunaridge, The Baiyu, Oakenmoor, Arechi Wastes, The Drear and Oppenheim
      Given it is step 3 of the turn
      When Oric activates
      Then the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

    @question
    Scenario: A Dreamstone travels with its tile
      Given Dreamstones lie in The Drear
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | The Drear |
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Persephone | The Drear 1 | 9      | 4                |
      When Persephone activates
      Then Ophion has 12 Health
      And no Dreamstone is left

  @rule.ophion.ignored
  Rule: Abilities that do not count

    Scenario Outline: Passive abilities and the Weakness are never used
      Given these Champions are in the game
        | Champion |
        | Leaf     |
      When Ophion wants to use his <ability> ability
      Then the rules refuse it: "Abilities that do not count"

      Examples:
        | ability  |
        | Passive  |
        | Weakness |

  @rule.ophion.cubes-back
  Rule: Put the cubes back

    @ex.ophion-sheet
    Scenario: In twelve activations each symbol is used twice
      Given these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Leaf     | Oakenmoor 5 | 60     | 20     |
      When Ophion activates
      Then Ophion has 16 Health
      And Ophion may remove the cube of Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim
      When Ophion removes the cube of Lunaridge
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of Arechi Wastes
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of The Drear
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of Oppenheim
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of Oakenmoor
      And Ophion chooses the Dojo
      Then the cubes left on Ophion's sheet lie on The Baiyu
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion chooses the Dojo
      Then no cube is left on Ophion's sheet
      Given it is step 2 of the turn
      When Ophion activates
      Then Ophion may remove the cube of Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim
      When Ophion removes the cube of Lunaridge
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of Arechi Wastes
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of The Drear
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of Oppenheim
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion removes the cube of Oakenmoor
      And Ophion chooses Oakenmoor 3
      Then the cubes left on Ophion's sheet lie on The Baiyu
      Given it is step 2 of the turn
      When Ophion activates
      And Ophion chooses the Dojo
      Then no cube is left on Ophion's sheet

    Scenario: The last cube leaves the sheet empty
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When Ophion activates
      Then no cube is left on Ophion's sheet

    Scenario: An empty sheet gets all its cubes back before the choice
      Given no cube is left on Ophion's sheet
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When Ophion activates
      Then Ophion may remove the cube of Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

    Scenario: A sheet with a cube is not refilled
      Given the cubes left on Ophion's sheet lie on Lunaridge and The Drear
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When Ophion activates
      Then Ophion may remove the cube of Lunaridge and The Drear

  @rule.ophion.cube
  Rule: Remove a cube

    Scenario: The symbol decides which ability is used
      Given the symbols on Ophion's sheet belong to
        | symbol        | ability         |
        | Oakenmoor     | Shatter Will    |
        | The Baiyu     | Shatter Will    |
        | Lunaridge     | Sleepwalk       |
        | Arechi Wastes | Sleepwalk       |
        | The Drear     | Bleak Ultimatum |
        | Oppenheim     | Bleak Ultimatum |
      And these Champions are in the game
        | Champion | space       | Health |
        | Leaf     | Oakenmoor 5 | 5      |
      When Ophion activates
      And Ophion removes the cube of Oakenmoor
      Then Ophion stands on Oakenmoor 5
      And the cubes left on Ophion's sheet lie on The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim
      And these Champions are in the game
        | Champion | Health |
        | Leaf     | 3      |

    Scenario: A cube that is gone cannot be removed
      Given the cubes left on Ophion's sheet lie on Lunaridge and The Drear
      And these Champions are in the game
        | Champion |
        | Leaf     |
      When Ophion activates
      And Ophion removes the cube of Oakenmoor
      Then the rules refuse it: "Remove a cube"
      And Ophion may remove the cube of Lunaridge and The Drear

    Scenario: Nobody but Ophion removes a cube
      Given the cubes left on Ophion's sheet lie on Lunaridge and The Drear
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Leaf     | 5      | 3      |
      When Ophion activates
      And Leaf removes the cube of The Drear
      Then the rules refuse it: "Remove a cube"
      When Ophion removes the cube of Lunaridge
      Then the cubes left on Ophion's sheet lie on The Drear

    Scenario: No cube is removed outside of Ophion's activation
      Given these Champions are in the game
        | Champion |
        | Leaf     |
      When Ophion removes the cube of Lunaridge
      Then the rules refuse it: "Remove a cube"
      And the cubes left on Ophion's sheet lie on Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

  @rule.ophion.bleak-transport
  Rule: Bleak Ultimatum: transport

    Scenario: Ophion may go to any space at range 3 or less, or stay
      Given Ophion stands on The Drear 4
      And the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       |
        | Leaf     | Oakenmoor 5 |
        | Oric     | Oppenheim 6 |
      When Ophion activates
      Then Ophion may choose The Drear 1, The Drear 2, The Drear 3, The Drear 4, The Drear 5, The Drear 6, Oppenheim 1, Oppenheim 5, Oppenheim 6, Arechi Wastes 3 and the Dojo
      When Ophion chooses the Dojo
      Then Ophion stands on the Dojo
      And Ophion may choose Leaf and Oric

    Scenario: Ophion cannot go beyond range 3
      Given Ophion stands on The Drear 4
      And the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       |
        | Leaf     | Oakenmoor 5 |
      When Ophion activates
      And Ophion chooses Oppenheim 2
      Then the rules refuse it: "Measuring range"
      And Ophion stands on The Drear 4
      And Ophion may choose The Drear 1, The Drear 2, The Drear 3, The Drear 4, The Drear 5, The Drear 6, Oppenheim 1, Oppenheim 5, Oppenheim 6, Arechi Wastes 3 and the Dojo

    @question
    Scenario: Ophion need not transport at all
      Given Ophion stands on Oakenmoor 3
      And the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Oric     | Oppenheim 5 | 5      | 3      |
      When Ophion activates
      And Ophion stays where he is
      Then Ophion stands on Oakenmoor 3

    Scenario: Nobody but Ophion says where he goes
      Given the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       |
        | Oric     | Oppenheim 5 |
      When Ophion activates
      And Oric chooses Oakenmoor 1
      Then the rules refuse it: "Bleak Ultimatum: transport"
      When Ophion stays where he is
      Then Ophion stands on the Dojo

  @rule.ophion.bleak-champion
  Rule: Bleak Ultimatum: the Champion it strikes

    Scenario: The chosen Champion loses 1 Spirit and activates
      Given the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Persephone | The Drear 1 | 5      | 3      |
        | Oric       | Oppenheim 5 | 5      | 3      |
      When Ophion activates
      And Ophion chooses the Dojo
      And Ophion chooses Persephone
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Persephone | The Drear 5 | 5      | 2      |
        | Oric       | Oppenheim 5 | 5      | 3      |

    Scenario: Spirit does not fall below 0
      Given the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       | Spirit |
        | Oric     | Oppenheim 5 | 0      |
      When Ophion activates
      And Ophion chooses the Dojo
      Then these Champions are in the game
        | Champion | space       | Spirit |
        | Oric     | Oppenheim 6 | 0      |

    Scenario: A Champion with a card applies it when forced and activates again in step 3
      Given the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       | Health | Spirit | Turn Order cards |
        | Oric     | Oppenheim 4 | 5      | 3      | 2                |
      When Ophion activates
      And Ophion chooses The Drear 5
      Then these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Oric     | Oppenheim 6 | 6      | 3      |
      When the Champions activate
      Then the Champions have activated in the order Oric

    @reading.C40=b
    Scenario: Read the other way, a forced activation leaves the card aside
      Given the cubes left on Ophion's sheet lie on Oakenmoor
      And these Champions are in the game
        | Champion | space       | Health | Spirit | Turn Order cards |
        | Oric     | Oppenheim 4 | 5      | 3      | 2                |
      When Ophion activates
      And Ophion chooses The Drear 5
      Then these Champions are in the game
        | Champion | Health | Spirit |
        | Oric     | 5      | 2      |

  @rule.ophion.shatter-target
  Rule: Shatter Will: the least Spirit

    Scenario: Ophion goes to the Champion with the least Spirit, however far
      Given Ophion stands on The Drear 5
      And the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Soff     | Lunaridge 4 | 9      | 2      |
        | Oric     | Oppenheim 6 | 3      | 3      |
      When Ophion activates
      Then Ophion stands on Lunaridge 4
      And these Champions are in the game
        | Champion | Health |
        | Soff     | 7      |
        | Oric     | 3      |

    Scenario: Between equal Champions Ophion chooses
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Soff     | 9      | 2      |
        | Leaf     | 8      | 3      |
        | Oric     | 7      | 2      |
      When Ophion activates
      Then Ophion may choose Soff and Oric
      When Ophion chooses Leaf
      Then the rules refuse it: "Shatter Will: the least Spirit"
      When Ophion chooses Oric
      Then Ophion stands on Oppenheim 5
      And these Champions are in the game
        | Champion | Health |
        | Soff     | 9      |
        | Leaf     | 8      |
        | Oric     | 5      |

    Scenario: Nobody but Ophion chooses between equal Champions
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Leaf     | Oakenmoor 5 | 5      | 1      |
        | Thomas   | Lunaridge 5 | 5      | 1      |
      When Ophion activates
      And Thomas chooses Leaf
      Then the rules refuse it: "Shatter Will: the least Spirit"
      And Ophion may choose Leaf and Thomas
      When Ophion chooses Leaf
      Then these Champions are in the game
        | Champion | Health |
        | Leaf     | 3      |
        | Thomas   | 5      |

  @rule.ophion.shatter-damage
  Rule: Shatter Will: 2 damage, or 4

    @ex.shatter-will
    Scenario Outline: Without Spirit the damage is doubled
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | space       | Health | Spirit   |
        | Soff     | Lunaridge 4 | 9      | <Spirit> |
        | Oric     | Oppenheim 5 | 9      | 3        |
      When Ophion activates
      Then Ophion stands on Lunaridge 4
      And these Champions are in the game
        | Champion | Health   | Spirit   |
        | Soff     | <Health> | <Spirit> |
        | Oric     | 9        | 3        |

      Examples:
        | Spirit | Health |
        | 2      | 7      |
        | 1      | 7      |
        | 0      | 5      |

    Scenario: A Champion that falls to the first 2 damage takes no more
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Soff     | 2      | 0      |
        | Oric     | 9      | 3      |
      When Ophion activates
      Then these Champions are in the game
        | Champion | Health |
        | Oric     | 9      |

  @rule.ophion.sleepwalk-transport
  Rule: Sleepwalk: bring a Champion

    Scenario: The Champion with the least Health comes to Ophion
      Given Ophion stands on The Drear 5
      And the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Soff     | Lunaridge 4 | 6      | 3      |
        | Oric     | Oppenheim 6 | 7      | 3      |
      When Ophion activates
      Then Ophion stands on The Drear 5
      And these Champions are in the game
        | Champion | space       | Health |
        | Soff     | The Drear 5 | 4      |
        | Oric     | Oppenheim 6 | 7      |

    Scenario: Between equally weak Champions Ophion chooses
      Given the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion | space       | Health |
        | Soff     | Lunaridge 4 | 6      |
        | Leaf     | Oakenmoor 4 | 6      |
        | Oric     | Oppenheim 6 | 7      |
      When Ophion activates
      Then Ophion may choose Soff and Leaf
      When Ophion chooses Oric
      Then the rules refuse it: "Sleepwalk: bring a Champion"
      When Ophion chooses Leaf
      Then these Champions are in the game
        | Champion | space       | Health |
        | Soff     | Lunaridge 4 | 6      |
        | Leaf     | the Dojo    | 4      |
        | Oric     | Oppenheim 6 | 7      |

  @rule.ophion.sleepwalk-damage
  Rule: Sleepwalk: strike all around

    Scenario: Every Champion on Ophion's space takes 2 damage and no one next to it
      Given Ophion stands on The Drear 5
      And the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Soff       | Lunaridge 4 | 5      | 3      |
        | Persephone | The Drear 5 | 7      | 3      |
        | Oric       | The Drear 6 | 7      | 3      |
      When Ophion activates
      Then Ophion has 16 Health
      And these Champions are in the game
        | Champion   | space       | Health |
        | Soff       | The Drear 5 | 3      |
        | Persephone | The Drear 5 | 5      |
        | Oric       | The Drear 6 | 7      |

    @reading.C30=b
    Scenario: Read the other way, the Champion brought is spared
      Given Ophion stands on The Drear 5
      And the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Soff       | Lunaridge 4 | 5      | 3      |
        | Persephone | The Drear 5 | 7      | 3      |
      When Ophion activates
      Then these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Soff       | The Drear 5 | 5      | 3      |
        | Persephone | The Drear 5 | 5      | 1      |

  @rule.ophion.sleepwalk-spirit
  Rule: Sleepwalk: lose Spirit

    Scenario: Each Champion that took the damage loses 2 Spirit
      Given Ophion stands on The Drear 5
      And the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion   | space       | Health | Spirit |
        | Soff       | Lunaridge 4 | 5      | 1      |
        | Persephone | The Drear 5 | 7      | 3      |
        | Oric       | The Drear 6 | 7      | 3      |
      When Ophion activates
      Then these Champions are in the game
        | Champion   | Spirit |
        | Soff       | 0      |
        | Persephone | 1      |
        | Oric       | 3      |
