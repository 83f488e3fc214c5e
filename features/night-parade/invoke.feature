Feature: Invoke

  Background:
    Given the players are Inugami and Kappa
    And the islands
      | island  | next to |
      | Earth 4 | Earth 5 |
      | Earth 5 |         |
      | Wood 4  | Wood 5  |
      | Wood 5  |         |
      | Water 4 | Water 5 |
      | Water 5 |         |
    And Inugami has 5 Meeples in the supply

  @rule.invoke.use
  Rule: Invoke tokens call Shikigami from the Spirit Dimension in phase 3

    Background:
      Given the Spirit Dimension
        | card  | element | icons | level |
        | "Oni" | Wood    | Place | 1     |
        | "Eel" | Water   | Move  | 2     |
      And the decks
        | card   | element | icons | level |
        | "Frog" | Water   | Place | 1     |

    Scenario: The card invoked is replaced at once from its deck
      Given Inugami has 2 Invoke tokens
      When Inugami activates the Earth Parade
      Then Inugami may invoke "Oni" and "Eel"
      When Inugami invokes "Oni"
      Then the Spirit Dimension is "Frog" and "Eel"
      And the deck of level 1 is empty
      And Inugami may invoke "Frog"

    Scenario: A place whose deck is empty stays empty
      Given Inugami has 2 Invoke tokens
      When Inugami activates the Earth Parade
      And Inugami invokes "Eel"
      Then the Spirit Dimension is "Oni"

    Scenario: Invoking waits for phase 3
      Given Inugami has 2 Invoke tokens
      And Inugami's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Inugami activates the Earth Parade
      And Inugami invokes "Oni"
      Then the rules refuse it: "The five phases"
      And Inugami holds no Shikigami

    Scenario: A recruited card is replaced as well
      Given Inugami has 2 Spirits and 1 Talisman
      And the Spirit Dimension
        | card   | element | icons | level | price                 |
        | "Wolf" | Wood    | Place | 1     | 2 Spirits, 1 Talisman |
      When Inugami activates the Earth Parade
      And Inugami recruits "Wolf"
      Then the Spirit Dimension is "Oni", "Eel" and "Frog"

    Scenario: A card is invoked once
      Given Inugami has 2 Invoke tokens
      When Inugami activates the Earth Parade
      And Inugami invokes "Oni"
      And Inugami invokes "Oni"
      Then the rules refuse it: "Invoking a Shikigami"
      And Inugami has 1 Invoke token
      And Inugami cannot invoke "Oni"

    @question
    Scenario: With one token the dearer card is out of reach
      Given Inugami has 1 Invoke token
      When Inugami activates the Earth Parade
      Then Inugami cannot invoke "Eel"
      And Inugami may invoke "Oni", among others
      When Inugami invokes "Oni"
      Then the deck of level 1 has 0 cards
      And "Frog" and "Eel" are in the Spirit Dimension

    @reading.C80=b
    Scenario: If spending were a duty, Invoke tokens would be spent too
      Given Inugami has 1 Invoke token
      When Inugami activates the Earth Parade
      And Inugami goes on to phase 4
      Then the rules refuse it: "Invoking a Shikigami"
      When Inugami invokes "Oni"
      And Inugami goes on to phase 4
      Then it is Inugami's turn, phase 4

  @rule.invoke.price
  Rule: Invoking costs as many tokens as the card's level

    @ex.invoke-prices
    Scenario Outline: The price of invoking is the card's level
      Given Inugami has <level> Invoke tokens
      And the Spirit Dimension
        | card  | element | icons | level   |
        | "Oni" | Wood    | Place | <level> |
      When Inugami activates the Earth Parade
      And Inugami invokes "Oni"
      Then Inugami holds the Shikigami "Oni"
      And Inugami has 0 Invoke tokens

      Examples:
        | level |
        | 1     |
        | 2     |
        | 3     |

    Scenario Outline: One token too few calls nobody
      Given Inugami has <tokens> Invoke tokens
      And the Spirit Dimension
        | card  | element | icons | level   |
        | "Oni" | Wood    | Place | <level> |
      When Inugami activates the Earth Parade
      Then Inugami may invoke no card
      When Inugami invokes "Oni"
      Then the rules refuse it: "The price of invoking"
      And Inugami has <tokens> Invoke tokens
      And the Spirit Dimension is "Oni"

      Examples:
        | level | tokens |
        | 1     | 0      |
        | 2     | 1      |
        | 3     | 2      |

  @rule.invoke.hand
  Rule: A Shikigami goes to the hand

    @ex.inugami-invoke
    Scenario: Inugami invokes two cards for four tokens
      Given Inugami's Earth Parade
        | card | icons                 |
        | "A"  | Place, Invoke, Invoke |
        | "B"  | Place, Invoke, Invoke |
      And the Spirit Dimension
        | card     | element | icons                     | level |
        | "Serpent" | Water  | Place, Move, Move, Change | 3     |
        | "Monkey"  | Wood   | Place, Move               | 1     |
      When Inugami flips the brown Scroll
      And Inugami places a Meeple on Earth 4
      And Inugami takes 2 Invoke tokens
      And Inugami places a Meeple on Earth 5
      And Inugami takes 2 Invoke tokens
      Then Inugami has 4 Invoke tokens
      When Inugami invokes "Serpent"
      Then Inugami has 1 Invoke token
      When Inugami invokes "Monkey"
      Then Inugami holds the Shikigami "Serpent" and "Monkey"
      And Inugami has 0 Invoke tokens
      And Inugami's Parades have 2 Earth, 0 Water and 0 Wood cards
      When Inugami ends the turn
      Then Inugami has 0 Spirits
      And it is Kappa's turn, phase 1

  @rule.invoke.limit
  Rule: Nobody holds more than five Shikigami

    Background:
      Given the Spirit Dimension
        | card  | element | icons | level |
        | "Oni" | Wood    | Place | 1     |
      And Inugami has 2 Invoke tokens
      And Inugami's Shikigami
        | card | element | icons | level |
        | "1"  | Wood    | Place | 1     |
        | "2"  | Wood    | Place | 1     |
        | "3"  | Wood    | Place | 1     |
        | "4"  | Wood    | Place | 1     |

    @ex.invoke-prices
    Scenario: The fifth Shikigami is taken, the sixth is not
      Given the decks
        | card   | element | icons | level |
        | "Frog" | Water   | Place | 1     |
      When Inugami activates the Earth Parade
      And Inugami invokes "Oni"
      Then Inugami holds the Shikigami "1", "2", "3", "4" and "Oni"
      When Inugami invokes "Frog"
      Then the rules refuse it: "At most five Shikigami"
      And Inugami has 1 Invoke token
      And Inugami holds the Shikigami "1", "2", "3", "4" and "Oni"

    Scenario: The hand is full with five
      When Inugami activates the Earth Parade
      And Inugami invokes "Oni"
      Then Inugami holds 5 Shikigami
      And Inugami holds the Shikigami "Oni", among others

  @rule.invoke.play
  Rule: A Shikigami is played between cards of a Parade of its element

    Background:
      Given Inugami's Shikigami
        | card   | element | icons  | level |
        | "Wood" | Wood    | Spirit | 1     |
        | "Eel"  | Water   | Spirit | 1     |
      And Inugami's Wood Parade
        | card | icons           |
        | "A"  | Talisman, Place |
        | "B"  | Talisman        |

    Scenario: Only Shikigami of the active Parade's element can be played
      When Inugami activates the Wood Parade
      Then Inugami may play the Shikigami "Wood"
      When Inugami plays the Shikigami "Eel"
      Then the rules refuse it: "Playing a Shikigami"
      And Inugami holds the Shikigami "Wood" and "Eel"

    Scenario: Played before the first card, it is resolved first
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      Then Inugami's next icon is Spirit on "Wood"
      And Inugami holds the Shikigami "Eel"
      When Inugami takes 1 Spirit
      Then Inugami's next icon is Talisman on "A"
      And Inugami has 1 Spirit

    Scenario: A card that is being resolved is finished first
      When Inugami activates the Wood Parade
      And Inugami takes 1 Talisman
      Then Inugami may play no Shikigami
      When Inugami plays the Shikigami "Wood"
      Then the rules refuse it: "Playing a Shikigami"
      When Inugami places a Meeple on Wood 4
      Then Inugami may play the Shikigami "Wood"

    Scenario: Played between two cards, it delays the next
      When Inugami activates the Wood Parade
      And Inugami takes 1 Talisman
      And Inugami places a Meeple on Wood 4
      And Inugami plays the Shikigami "Wood"
      And Inugami takes 1 Spirit
      Then Inugami's next icon is Talisman on "B"

    Scenario: One Shikigami is resolved before another is played
      Given Inugami's Shikigami
        | card    | element | icons  | level |
        | "Other" | Wood    | Spirit | 1     |
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami plays the Shikigami "Other"
      Then the rules refuse it: "Playing a Shikigami"
      When Inugami takes 1 Spirit
      And Inugami plays the Shikigami "Other"
      Then Inugami's next icon is Spirit on "Other"

    Scenario: A Shikigami is played once
      Given Inugami's Shikigami
        | card    | element | icons  | level |
        | "Other" | Wood    | Spirit | 1     |
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami takes 1 Spirit
      And Inugami plays the Shikigami "Wood"
      Then the rules refuse it: "Playing a Shikigami"
      And Inugami cannot play the Shikigami "Wood"
      And Inugami may play the Shikigami "Other"

    Scenario: After the last card phase 2 waits for a Shikigami that fits
      When Inugami activates the Wood Parade
      And Inugami takes 1 Talisman
      And Inugami places a Meeple on Wood 4
      And Inugami takes 1 Talisman
      Then it is Inugami's turn, phase 2
      When Inugami plays the Shikigami "Wood"
      And Inugami takes 1 Spirit
      Then it is Inugami's turn, phase 3

    Scenario: A Shikigami that is not played stays in hand
      When Inugami activates the Wood Parade
      And Inugami takes 1 Talisman
      And Inugami places a Meeple on Wood 4
      And Inugami takes 1 Talisman
      And Inugami ends the turn
      Then Inugami holds the Shikigami "Wood" and "Eel"
      And it is Kappa's turn, phase 1

    Scenario: No icon is left to use when only a Shikigami could follow
      When Inugami activates the Wood Parade
      And Inugami takes 1 Talisman
      And Inugami places a Meeple on Wood 4
      And Inugami takes 1 Talisman
      And Inugami takes 1 Spirit
      Then the rules refuse it: "One card at a time"
      And Inugami has 0 Spirits

    Scenario: It may be played before an exiled card
      Given Inugami's Earth Parade
        | card | icons | level |
        | "X"  | Move  | 1     |
      And Inugami's "X" is exiled
      And Inugami's Shikigami
        | card   | element | icons  | level |
        | "Mole" | Earth   | Spirit | 1     |
      When Inugami activates the Earth Parade
      Then Inugami may play the Shikigami "Mole"
      And Inugami's "X" is exiled
      When Inugami plays the Shikigami "Mole"
      And Inugami takes 1 Spirit
      Then Inugami's "X" is face up
      And Inugami has 1 Talisman
      And it is Inugami's turn, phase 3

    Scenario: The exiled card may come first
      Given Inugami's Earth Parade
        | card | icons | level |
        | "X"  | Move  | 1     |
      And Inugami's "X" is exiled
      And Inugami's Shikigami
        | card   | element | icons  | level |
        | "Mole" | Earth   | Spirit | 1     |
      When Inugami activates the Earth Parade
      And Inugami goes on to "X"
      Then Inugami's "X" is face up
      And Inugami has 1 Talisman
      And Inugami may play the Shikigami "Mole"

    Scenario: It may be played before a card that only changes
      Given Inugami's Earth Parade
        | card | icons  |
        | "X"  | Change |
        | "Y"  |        |
      And Inugami's Water Parade has 1 more card without icons
      And Inugami's Wood Parade has 1 more card without icons
      And Inugami's Shikigami
        | card   | element | icons  | level |
        | "Mole" | Earth   | Spirit | 1     |
      When Inugami activates the Earth Parade
      Then Inugami's Earth Parade is "X" and "Y"
      When Inugami plays the Shikigami "Mole"
      And Inugami takes 1 Spirit
      Then Inugami's Earth Parade is "Y"
      And Inugami's Water Parade ends with "X"

    Scenario Outline: The card that waits has to come before anything else
      Given Inugami's Earth Parade
        | card | icons  | level |
        | "X"  | Move   | 1     |
        | "Y"  | Spirit | 1     |
      And Inugami's "X" is exiled
      And Inugami's Shikigami
        | card   | element | icons  | level |
        | "Mole" | Earth   | Spirit | 1     |
      When Inugami activates the Earth Parade
      And Inugami <acts>
      Then the rules refuse it: <rule>
      And Inugami's "X" is exiled

      Examples:
        | acts           | rule                 |
        | takes 1 Spirit | "One card at a time" |
        | goes on to "Y" | "One card at a time" |
        | ends the turn  | "The five phases"    |

    Scenario: Nothing is played in phase 3
      Given Inugami has 1 Invoke token
      And the Spirit Dimension
        | card  | element | icons | level |
        | "Oni" | Earth   | Place | 1     |
      When Inugami activates the Earth Parade
      And Inugami invokes "Oni"
      And Inugami plays the Shikigami "Oni"
      Then the rules refuse it: "The five phases"
      And Inugami holds the Shikigami "Wood", "Eel" and "Oni"

    @question
    Scenario: No Shikigami is played in an opponent's Parade
      Given Kappa's Wood Parade
        | card | icons  |
        | "K"  | Spirit |
      And it is Kappa's turn, phase 1
      When Kappa activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      Then the rules refuse it: "Passing the turn"
      And Inugami holds 2 Shikigami
      And Kappa's next icon is Spirit on "K"

    @question
    Scenario: To look at what can be invoked does not end phase 2
      Given Inugami has 1 Invoke token
      And the Spirit Dimension
        | card  | element | level |
        | "Oni" | Wood    | 1     |
      When Inugami activates the Wood Parade
      Then Inugami cannot play the Shikigami "Eel"
      When Inugami leaves the rest of "A" unused
      And Inugami leaves the rest of "B" unused
      Then Inugami may invoke "Oni"
      And it is Inugami's turn, phase 2
      And Inugami may play the Shikigami "Wood"
      When Inugami goes on to phase 3
      And Inugami plays the Shikigami "Wood"
      Then the rules refuse it: "The five phases"

  @rule.invoke.any-parade
  Rule: A Shikigami with Change fits any Parade

    @ex.inugami-play
    Scenario: Inugami plays two Shikigami around a card
      Given Inugami's Shikigami
        | card      | element | icons                     | level |
        | "Monkey"  | Wood    | Place, Move               | 1     |
        | "Serpent" | Water   | Place, Move, Move, Change | 3     |
      And Inugami's Wood Parade
        | card | icons           |
        | "A"  | Place, Talisman |
      And Inugami's brown Scroll is flipped
      And Inugami has 1 Meeple on Earth 4
      When Inugami flips the green Scroll
      Then Inugami may play the Shikigami "Monkey" and "Serpent"
      When Inugami plays the Shikigami "Monkey"
      And Inugami places a Meeple on Wood 4
      And Inugami moves a Meeple from Earth 4 to Earth 5
      And Inugami places a Meeple on Wood 5
      And Inugami takes 1 Talisman
      And Inugami plays the Shikigami "Serpent"
      And Inugami places a Meeple on Water 4
      And Inugami moves a Meeple from Earth 5 to Earth 4
      And Inugami moves a Meeple from Water 4 to Water 5
      Then it is Inugami's turn, phase 3
      And Inugami has 1 Talisman
      And Inugami has 2 Meeples in the supply
      And Inugami holds no Shikigami
      And the deck of level 1 is "Monkey"
      And the deck of level 3 is "Serpent"
      And Inugami's Parades have 0 Earth, 0 Water and 1 Wood cards

    Scenario: It still places on its own element
      Given Inugami's Shikigami
        | card      | element | icons         | level |
        | "Serpent" | Water   | Place, Change | 3     |
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Serpent"
      Then Inugami may place a Meeple on Water 4 and Water 5

  @rule.invoke.no-move
  Rule: A Shikigami joins no Parade

    Scenario: Its Change moves nothing
      Given Inugami's Shikigami
        | card      | element | icons          | level |
        | "Serpent" | Wood    | Spirit, Change | 3     |
      And Inugami's Wood Parade has 2 more cards without icons
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Serpent"
      And Inugami takes 1 Spirit
      Then Inugami's Parades have 0 Earth, 0 Water and 2 Wood cards
      And the deck of level 3 is "Serpent"

  @rule.invoke.all-icons
  Rule: Every icon of a Shikigami that can be resolved must be

    Scenario Outline: An icon that can be used cannot be skipped
      Given Inugami's Shikigami
        | card   | element | icons  | level |
        | "Wood" | Wood    | <icon> | 1     |
      And Inugami has 1 Meeple on Wood 4
      And Kappa has 1 Meeple on Wood 4
      And the Throne pile is 3 and 1
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami skips <icon>
      Then the rules refuse it: "All icons of a Shikigami"
      And Inugami's next icon is <icon> on "Wood"

      Examples:
        | icon     |
        | Place    |
        | Move     |
        | Fight    |
        | Hide     |
        | Reign    |
        | Spirit   |
        | Talisman |
        | Exile    |
        | Invoke   |

    Scenario Outline: An icon that cannot be used is left
      Given Inugami's Shikigami
        | card   | element | icons          | level |
        | "Wood" | Wood    | <icon>, Spirit | 1     |
      And Inugami has 0 Meeples in the supply
      And the Throne pile is <throne>
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami skips <icon>
      Then Inugami's next icon is Spirit on "Wood"

      Examples:
        | icon  | throne |
        | Place | 3      |
        | Move  | 3      |
        | Fight | 3      |
        | Hide  | 3      |
        | Reign | 4      |
        | Reign | 7      |
        | Reign | 8      |

    Scenario Outline: A Throne Card that lacks its target cannot be used either
      Given Inugami's Shikigami
        | card   | element | icons         | level |
        | "Wood" | Wood    | Reign, Spirit | 1     |
      And Inugami has 1 Talisman
      And Kappa has 1 Meeple on Wood 4
      And the Throne pile is <throne>
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami skips Reign
      Then Inugami's next icon is Spirit on "Wood"

      Examples:
        | throne |
        | 1      |
        | 2      |
        | 4      |
        | 7      |

    Scenario: A hidden Meeple that can move makes Hide mandatory
      Given Inugami's Shikigami
        | card   | element | icons        | level |
        | "Wood" | Wood    | Hide, Spirit | 1     |
      And Inugami has 1 hidden Meeple on Wood 4
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami skips Hide
      Then the rules refuse it: "All icons of a Shikigami"

  @rule.invoke.discard
  Rule: Played Shikigami go under their decks at the end of phase 2

    Scenario: It waits for the end of phase 2 and goes to the bottom
      Given Inugami's Shikigami
        | card   | element | icons  | level |
        | "Wood" | Wood    | Spirit | 1     |
      And Inugami's Wood Parade
        | card | icons    |
        | "A"  | Talisman |
      And the decks
        | card   | element | icons | level |
        | "Frog" | Water   | Place | 1     |
      When Inugami activates the Wood Parade
      And Inugami plays the Shikigami "Wood"
      And Inugami takes 1 Spirit
      Then the deck of level 1 is "Frog"
      And Inugami holds no Shikigami
      When Inugami takes 1 Talisman
      Then it is Inugami's turn, phase 3
      And the deck of level 1 is "Frog" and "Wood"
