Feature: The turn

  Background:
    Given the players are Tanuki and Kappa
    And the islands
      | island  | next to |
      | Earth 3 | Earth 4 |
      | Earth 4 |         |
    And Tanuki has 5 Meeples in the supply
    And Kappa has 5 Meeples in the supply

  @rule.turn.phases
  Rule: A turn has five phases in a fixed order

    Scenario: Nothing can be placed before a Parade is active
      Given Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Tanuki places a Meeple on Earth 3
      Then the rules refuse it: "The five phases"
      And Tanuki has 5 Meeples in the supply
      And it is Tanuki's turn, phase 1

    Scenario: The turn cannot end while a card is waiting
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Place  |
        | "B"  | Spirit |
      When Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 3
      And Tanuki ends the turn
      Then the rules refuse it: "The five phases"
      And it is Tanuki's turn, phase 2
      And Tanuki's next icon is Spirit on "B"

    Scenario: The last icon of the last card opens the recruit phase
      Given Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Tanuki activates the Earth Parade
      And Tanuki places a Meeple on Earth 3
      Then it is Tanuki's turn, phase 3

    Scenario: Only one Parade is activated in a turn
      Given Tanuki's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Tanuki activates the Earth Parade
      And Tanuki activates the Wood Parade
      Then the rules refuse it: "The five phases"
      And Tanuki's green Scroll is not flipped

    @question
    Scenario: The last two phases come one after the other
      Given Tanuki has 3 Talismans
      And Tanuki's green Scroll is flipped
      When Tanuki activates the Earth Parade
      And Tanuki goes on to phase 4
      Then it is Tanuki's turn, phase 4
      And Tanuki has only 2 Spirits
      And Tanuki's green Scroll is flipped
      When Tanuki goes on to phase 5
      Then it is Tanuki's turn, phase 5
      And Tanuki's green Scroll is not flipped
      When Tanuki ends the turn
      Then it is Kappa's turn, phase 1

    Scenario Outline: No phase is jumped over, repeated or gone back to
      Given it is Tanuki's turn, phase <now>
      And Tanuki has activated the Earth Parade
      When Tanuki goes on to phase <wanted>
      Then the rules refuse it: "The five phases"
      And it is Tanuki's turn, phase <now>

      Examples:
        | now | wanted |
        | 3   | 5      |
        | 3   | 3      |
        | 4   | 3      |
        | 5   | 1      |

    @question
    Scenario Outline: After phase 3 nothing more is bought
      Given the Spirit Dimension
        | card  | element | level | price    |
        | "Oni" | Wood    | 1     | 1 Spirit |
      And Kappa's Earth Parade
        | card | level |
        | "K"  | 1     |
      And Tanuki has 1 Spirit, 1 Exile token and 1 Invoke token
      And it is Tanuki's turn, phase <phase>
      And Tanuki has activated the Earth Parade
      When Tanuki <buys>
      Then the rules refuse it: "The five phases"
      And Tanuki has 1 Spirit, 1 Exile token and 1 Invoke token

      Examples:
        | phase | buys                |
        | 4     | recruits "Oni"      |
        | 4     | exiles "K" of Kappa |
        | 5     | invokes "Oni"       |

    Scenario: The cards of the active Parade come before phase 3
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Spirit |
      And Tanuki has activated the Earth Parade
      When Tanuki goes on to phase 3
      Then the rules refuse it: "The five phases"
      And Tanuki's next icon is Spirit on "A"

  @rule.turn.activate
  Rule: A Parade is activated by flipping its Scroll

    Scenario: Activating a Parade flips its Scroll and turns to its first card
      Given Tanuki's Wood Parade
        | card | icons  |
        | "A"  | Spirit |
      When Tanuki activates the Wood Parade
      Then Tanuki's green Scroll is flipped
      And Tanuki's brown Scroll is not flipped
      And Tanuki's next icon is Spirit on "A"

    Scenario: A Parade whose Scroll is flipped is not available
      Given Tanuki's green Scroll is flipped
      When Tanuki activates the Wood Parade
      Then the rules refuse it: "Activating a Parade"
      And it is Tanuki's turn, phase 1

    Scenario: An empty Parade can be activated, and its phase 2 ends at once
      When Tanuki activates the Water Parade
      Then it is Tanuki's turn, phase 3

  @rule.turn.scroll-colours
  Rule: The brown Scroll is that of Earth, the green one that of Wood

    Scenario Outline: Each Scroll activates the Parade of its colour
      Given Tanuki's Earth Parade
        | card    | icons  |
        | "Earth" | Spirit |
      And Tanuki's Wood Parade
        | card   | icons  |
        | "Wood" | Spirit |
      When Tanuki flips the <colour> Scroll
      Then Tanuki's next icon is Spirit on <card>

      Examples:
        | colour | card    |
        | brown  | "Earth" |
        | green  | "Wood"  |

  @rule.turn.cards
  Rule: Every card is resolved, one at a time, from left to right

    Scenario: Two cards are resolved from left to right
      Given Tanuki's Earth Parade
        | card | icons    |
        | "A"  | Spirit   |
        | "B"  | Talisman |
      When Tanuki activates the Earth Parade
      Then Tanuki's next icon is Spirit on "A"
      When Tanuki takes 1 Spirit
      Then Tanuki's next icon is Talisman on "B"
      When Tanuki takes 1 Talisman
      Then it is Tanuki's turn, phase 3
      And Tanuki has 1 Spirit and 1 Talisman

  @rule.turn.icons
  Rule: The icons of a card are followed from top to bottom

    Scenario: A lower icon waits for the one above it
      Given Tanuki's Earth Parade
        | card | icons         |
        | "A"  | Place, Spirit |
      When Tanuki activates the Earth Parade
      And Tanuki takes 1 Spirit
      Then the rules refuse it: "From top to bottom"
      And Tanuki has 0 Spirits
      When Tanuki places a Meeple on Earth 3
      And Tanuki takes 1 Spirit
      Then Tanuki has 1 Spirit

  @rule.turn.order
  Rule: The order of cards cannot be changed

    Scenario: A card further right cannot be used first
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Place  |
        | "B"  | Spirit |
      When Tanuki activates the Earth Parade
      And Tanuki takes 1 Spirit
      Then the rules refuse it: "The order is fixed"
      And Tanuki has 0 Spirits
      And Tanuki's next icon is Place on "A"

    Scenario: An icon that was skipped is gone
      Given Tanuki's Earth Parade
        | card | icons  |
        | "A"  | Place  |
        | "B"  | Spirit |
      When Tanuki activates the Earth Parade
      And Tanuki skips Place
      And Tanuki places a Meeple on Earth 3
      Then the rules refuse it: "The order is fixed"
      And Tanuki has 0 Meeples on Earth 3

  @rule.turn.optional
  Rule: An icon may be left unused

    Scenario Outline: Any icon but Change may be skipped
      Given Tanuki's Earth Parade
        | card | icons          |
        | "A"  | <icon>, Spirit |
      When Tanuki activates the Earth Parade
      And Tanuki skips <icon>
      Then Tanuki's next icon is Spirit on "A"
      And Tanuki has 5 Meeples in the supply

      Examples:
        | icon     |
        | Place    |
        | Move     |
        | Fight    |
        | Talisman |
        | Hide     |
        | Reign    |
        | Exile    |
        | Invoke   |

    @question
    Scenario: What is left of a card may be left in one go
      Given Tanuki's Earth Parade
        | card | icons                   |
        | "A"  | Spirit, Place, Talisman |
        | "B"  | Spirit                  |
      When Tanuki activates the Earth Parade
      And Tanuki leaves the rest of "B" unused
      Then the rules refuse it: "One card at a time"
      When Tanuki takes 1 Spirit
      And Tanuki leaves the rest of "A" unused
      Then Tanuki's next icon is Spirit on "B"
      And Tanuki has only 1 Spirit
      When Tanuki leaves the rest of "B" unused
      Then it is Tanuki's turn, phase 3

  @rule.turn.recruit
  Rule: Spirits and Talismans recruit Yokai in phase 3

    Background:
      Given the Spirit Dimension
        | card  | element | icons | price                  |
        | "Oni" | Wood    | Place | 2 Spirits, 1 Talisman  |
      And Tanuki's Wood Parade
        | card | icons |
        | "A"  | Move  |

    Scenario: The whole price buys the card
      Given Tanuki has 3 Spirits and 1 Talisman
      When Tanuki activates the Earth Parade
      And Tanuki recruits "Oni"
      Then Tanuki has 1 Spirit and 0 Talismans
      And Tanuki's Wood Parade is "A" and "Oni"

    Scenario Outline: Less than the price buys nothing
      Given Tanuki has <spirits> Spirits and <talismans> Talismans
      When Tanuki activates the Earth Parade
      And Tanuki recruits "Oni"
      Then the rules refuse it: "Recruiting Yokai"
      And Tanuki has <spirits> Spirits and <talismans> Talismans
      And Tanuki's Wood Parade is "A"

      Examples:
        | spirits | talismans |
        | 1       | 1         |
        | 2       | 0         |
        | 4       | 0         |
        | 1       | 3         |

    @reading.C7=b
    Scenario Outline: If Talismans and Spirits added up, Spirits alone would do
      Given Tanuki has <spirits> Spirits and <talismans> Talismans
      When Tanuki activates the Earth Parade
      And Tanuki recruits "Oni"
      Then Tanuki has <left> Spirits and 0 Talismans
      And Tanuki's Wood Parade is "A" and "Oni"

      Examples:
        | spirits | talismans | left |
        | 4       | 0         | 1    |
        | 1       | 2         | 0    |

    Scenario: A card is recruited once
      Given Tanuki has 4 Spirits and 2 Talismans
      When Tanuki activates the Earth Parade
      And Tanuki recruits "Oni"
      And Tanuki recruits "Oni"
      Then the rules refuse it: "Recruiting Yokai"
      And Tanuki has 2 Spirits and 1 Talisman
      And Tanuki cannot recruit "Oni"

    Scenario: Recruiting waits for phase 3
      Given Tanuki has 2 Spirits and 1 Talisman
      When Tanuki activates the Wood Parade
      And Tanuki recruits "Oni"
      Then the rules refuse it: "The five phases"

    @question
    Scenario: Only what you can pay for can be recruited, and its place stays empty without a deck
      Given the Spirit Dimension
        | card  | element | price    |
        | "Fox" | Water   | 1 Spirit |
      And Tanuki has 1 Spirit
      When Tanuki activates the Earth Parade
      Then Tanuki may recruit "Fox"
      And Tanuki cannot recruit "Oni"
      When Tanuki recruits "Fox"
      Then Tanuki has no tokens
      And Tanuki's Water Parade has 1 card
      And the Spirit Dimension has 1 card
      And "Oni" is in the Spirit Dimension
      And "Fox" is not in the Spirit Dimension

  @rule.tokens.release
  Rule: Talismans, Exile and Invoke tokens do not outlast the turn

    Scenario: All three kinds are discarded
      Given Tanuki has 2 Talismans, 1 Exile token and 3 Invoke tokens
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has 0 Talismans, 0 Exile tokens and 0 Invoke tokens

  @rule.tokens.rate
  Rule: Two discarded tokens give one Spirit, rounded up

    @ex.token-conversion
    Scenario Outline: Expiring tokens become half as many Spirits, rounded up
      Given Tanuki has <talismans> Talismans, <exile> Exile tokens and <invoke> Invoke tokens
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has <spirits> Spirits and 0 Talismans
      And it is Kappa's turn, phase 1

      Examples: told in the book
        | talismans | exile | invoke | spirits |
        | 1         | 0     | 0      | 1       |
        | 1         | 1     | 0      | 1       |
        | 0         | 0     | 0      | 0       |

    Scenario Outline: The same formula goes on for more tokens
      Given Tanuki has <talismans> Talismans
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has <spirits> Spirits and 0 Talismans

      Examples:
        | talismans | spirits |
        | 2         | 1       |
        | 3         | 2       |
        | 5         | 3       |

    @reading.C1=b
    Scenario: Read the other way, each token would give two Spirits
      Given Tanuki has 1 Talisman
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has 2 Spirits

    @reading.C2=b
    Scenario: Rounded down, a lone token would be worth nothing
      Given Tanuki has 1 Talisman
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has no tokens

  @rule.tokens.together
  Rule: The three kinds of token are counted together

    Scenario: Three odd kinds are rounded only once
      Given Tanuki has 1 Talisman, 1 Exile token and 1 Invoke token
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has 2 Spirits

    @reading.C3=b
    Scenario: Counted by kind, each odd token would be worth a Spirit
      Given Tanuki has 1 Talisman, 1 Exile token and 1 Invoke token
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has 3 Spirits

  @rule.tokens.spirits-stay
  Rule: Spirits are kept

    Scenario: Spirits outlast the turn
      Given Tanuki has 4 Spirits and 1 Talisman
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki has 5 Spirits and 0 Talismans

  @rule.turn.unflip
  Rule: The Scroll of the other Parade is unflipped

    Scenario: The Scroll of last turn is unflipped, that of this turn is not
      Given Tanuki's green Scroll is flipped
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki's green Scroll is not flipped
      And Tanuki's brown Scroll is flipped

    Scenario: On the first turn there is nothing to unflip
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then Tanuki's brown Scroll is flipped
      And Tanuki's blue Scroll is not flipped
      And Tanuki's green Scroll is not flipped
      And it is Kappa's turn, phase 1

    Scenario: The Parade of this turn is not available on the next
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      And Kappa activates the Earth Parade
      And Kappa ends the turn
      And Tanuki activates the Earth Parade
      Then the rules refuse it: "Activating a Parade"

  @rule.turn.pass
  Rule: The turn passes to the next player

    Scenario: The next player begins with phase 1
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then it is Kappa's turn, phase 1

    Scenario: Nobody acts in another player's turn
      When Kappa activates the Earth Parade
      Then the rules refuse it: "Passing the turn"
      And Kappa's brown Scroll is not flipped

    Scenario: After the last player the first one plays again
      When Tanuki activates the Earth Parade
      And Tanuki ends the turn
      Then it is Kappa's turn, phase 1
      When Kappa activates the Wood Parade
      And Kappa ends the turn
      Then it is Tanuki's turn, phase 1

    Scenario: A scenario may begin in anybody's turn
      Given it is Kappa's turn, phase 1
      When Tanuki activates the Earth Parade
      Then the rules refuse it: "Passing the turn"
      When Kappa activates the Earth Parade
      Then it is Kappa's turn, phase 3

    Scenario Outline: In the middle of a turn, too, only its player acts
      Given Tanuki's Earth Parade
        | card | icons       |
        | "A"  | Place, Move |
      And Tanuki has activated the Earth Parade
      And Kappa has 1 Meeple on Earth 3
      When Kappa <acts>
      Then the rules refuse it: "Passing the turn"
      And Tanuki's next icon is Place on "A"
      And Kappa has 1 Meeple on Earth 3

      Examples:
        | acts                                    |
        | places a Meeple on Earth 3              |
        | skips Place                             |
        | leaves the rest of "A" unused           |
        | moves 1 Meeple from Earth 3 to Earth 4  |
        | goes on to phase 3                      |
        | ends the turn                           |
