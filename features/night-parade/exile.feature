Feature: Exile

  Background:
    Given the players are Kotengu and Gamanoke
    And the islands
      | island  | next to |
      | Wood 4  |         |
      | Wood 5  |         |
      | Wood 6  |         |
      | Earth 4 |         |
    And Kotengu has 5 Meeples in the supply
    And Gamanoke has 5 Meeples in the supply

  @rule.exile.use
  Rule: Exile tokens turn opponents' cards face down in phase 3

    Background:
      Given Gamanoke's Earth Parade
        | card | icons  | level |
        | "A"  | Place  | 1     |
        | "B"  | Spirit | 2     |
      And Gamanoke's Wood Parade
        | card | icons | level |
        | "C"  | Move  | 1     |

    Scenario: Several cards are exiled while the tokens last
      Given Kotengu has 2 Exile tokens
      When Kotengu activates the Wood Parade
      Then Kotengu may exile "A", "B" and "C" of Gamanoke
      When Kotengu exiles "A" of Gamanoke
      Then Gamanoke's "A" is exiled
      And Gamanoke's "B" is face up
      And Kotengu may exile "C" of Gamanoke
      When Kotengu exiles "C" of Gamanoke
      Then Gamanoke's "C" is exiled
      And Kotengu has 0 Exile tokens
      And Kotengu may exile no card of Gamanoke

    Scenario: Your own cards are not exiled
      Given Kotengu has 1 Exile token
      And Kotengu's Earth Parade
        | card | icons | level |
        | "D"  | Place | 1     |
      When Kotengu activates the Wood Parade
      And Kotengu exiles "D" of Kotengu
      Then the rules refuse it: "Turning an enemy card down"
      And Kotengu's "D" is face up

    Scenario: A card that is face down cannot be exiled again
      Given Kotengu has 2 Exile tokens
      And Gamanoke's "A" is exiled
      When Kotengu activates the Wood Parade
      And Kotengu exiles "A" of Gamanoke
      Then the rules refuse it: "Turning an enemy card down"
      And Kotengu has 2 Exile tokens

    Scenario: A Shikigami in hand is in no Parade and is not exiled
      Given Kotengu has 1 Exile token
      And Gamanoke's Shikigami
        | card | element | icons | level |
        | "S"  | Earth   | Place | 1     |
      When Kotengu activates the Wood Parade
      And Kotengu exiles "S" of Gamanoke
      Then the rules refuse it: "Turning an enemy card down"
      And Kotengu has 1 Exile token

    Scenario: Exile waits for phase 3
      Given Kotengu has 1 Exile token
      And Kotengu's Wood Parade
        | card | icons |
        | "D"  | Place |
      When Kotengu activates the Wood Parade
      And Kotengu exiles "A" of Gamanoke
      Then the rules refuse it: "The five phases"
      And Gamanoke's "A" is face up

    Scenario: An exiled card still counts in the size of its Parade
      Given Gamanoke's "A" is exiled
      And Gamanoke's Water Parade
        | card | icons  |
        | "E"  | Change |
      And Gamanoke's Water Parade has 2 more cards without icons
      When Kotengu activates the Earth Parade
      And Kotengu ends the turn
      And Gamanoke activates the Water Parade
      Then Gamanoke's Wood Parade ends with "E"

    @question
    Scenario: In one turn cards of two opponents may be exiled
      Given the players are Kotengu, Gamanoke and Tanuki
      And Tanuki's Earth Parade
        | card | level |
        | "T"  | 1     |
      And Kotengu has 2 Exile tokens
      When Kotengu activates the Wood Parade
      Then Kotengu may exile "A" of Gamanoke, among others
      When Kotengu exiles "A" of Gamanoke
      And Kotengu exiles "T" of Tanuki
      Then Gamanoke's "A" is exiled
      And Tanuki's "T" is exiled
      And Kotengu cannot exile "B" and "C" of Gamanoke

    @reading.C83=b
    Scenario: If a turn aimed at one opponent only, the second would be safe
      Given the players are Kotengu, Gamanoke and Tanuki
      And Tanuki's Earth Parade
        | card | level |
        | "T"  | 1     |
      And Kotengu has 3 Exile tokens
      When Kotengu activates the Wood Parade
      And Kotengu exiles "A" of Gamanoke
      And Kotengu exiles "T" of Tanuki
      Then the rules refuse it: "Turning an enemy card down"
      When Kotengu exiles "C" of Gamanoke
      Then Tanuki's "T" is face up
      And Gamanoke's "C" is exiled

    Scenario: Exile tokens may be left unspent
      Given Kotengu has 1 Exile token
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      Then Gamanoke's "A" is face up
      And Kotengu has only 1 Spirit

    @reading.C80=b
    Scenario: If spending were a duty, the turn would not end before it
      Given Kotengu has 1 Exile token
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      Then the rules refuse it: "Turning an enemy card down"
      When Kotengu exiles "A" of Gamanoke
      And Kotengu ends the turn
      Then it is Gamanoke's turn, phase 1

  @rule.exile.price
  Rule: Exile costs as many tokens as the card's level

    @ex.exile-prices
    Scenario Outline: The price of exile is the card's level
      Given Kotengu has <level> Exile tokens
      And Gamanoke's Earth Parade
        | card | icons | level   |
        | "A"  | Place | <level> |
      When Kotengu activates the Wood Parade
      And Kotengu exiles "A" of Gamanoke
      Then Gamanoke's "A" is exiled
      And Kotengu has 0 Exile tokens

      Examples:
        | level |
        | 1     |
        | 2     |
        | 3     |

    Scenario Outline: One token too few exiles nothing
      Given Kotengu has <tokens> Exile tokens
      And Gamanoke's Earth Parade
        | card | icons | level   |
        | "A"  | Place | <level> |
      When Kotengu activates the Wood Parade
      And Kotengu exiles "A" of Gamanoke
      Then the rules refuse it: "The price of exile"
      And Gamanoke's "A" is face up
      And Kotengu has <tokens> Exile tokens

      Examples:
        | level | tokens |
        | 1     | 0      |
        | 2     | 1      |
        | 3     | 2      |

    @ex.kotengu-exile
    Scenario: Kotengu exiles two cards and converts what is left
      Given Kotengu's Wood Parade
        | card | icons                  |
        | "A"  | Place, Talisman, Exile |
        | "B"  | Place, Exile, Exile    |
        | "C"  | Place, Exile           |
      And Gamanoke's Earth Parade
        | card | icons  | level |
        | "X"  |        |       |
        | "Y"  | Place  | 2     |
        | "Z"  | Spirit | 1     |
      When Kotengu flips the green Scroll
      And Kotengu places a Meeple on Wood 4
      And Kotengu takes 1 Talisman
      And Kotengu takes 1 Exile token
      And Kotengu places a Meeple on Wood 5
      And Kotengu takes 2 Exile tokens
      And Kotengu places a Meeple on Wood 6
      And Kotengu takes 1 Exile token
      Then Kotengu has 1 Talisman and 4 Exile tokens
      When Kotengu exiles "Y" of Gamanoke
      Then Kotengu has 2 Exile tokens
      When Kotengu exiles "Z" of Gamanoke
      Then Gamanoke's "Y" is exiled
      And Gamanoke's "Z" is exiled
      And Kotengu has 1 Talisman and 1 Exile token
      When Kotengu ends the turn
      Then Kotengu has 1 Spirit, 0 Talismans and 0 Exile tokens

  @rule.exile.never
  Rule: Starting Yokai and Moonlight Whisper cards are never exiled

    @ex.exile-prices
    Scenario Outline: No number of tokens exiles a protected card
      Given Kotengu has 6 Exile tokens
      And Gamanoke's Earth Parade
        | card | icons | level   | kind   |
        | "A"  | Place | <level> | <kind> |
      When Kotengu activates the Wood Parade
      And Kotengu exiles "A" of Gamanoke
      Then the rules refuse it: "What cannot be exiled"
      And Gamanoke's "A" is face up
      And Kotengu has 6 Exile tokens
      And Kotengu may exile no card of Gamanoke

      Examples:
        | level | kind              |
        |       | Starting Yokai    |
        | 1     | Starting Yokai    |
        | 1     | Moonlight Whisper |
        | 3     | Moonlight Whisper |

    Scenario: The Champion Card has no level and is not exiled
      Given Kotengu has 6 Exile tokens
      And Gamanoke's Earth Parade
        | card          |
        | Champion Card |
      When Kotengu activates the Wood Parade
      And Kotengu exiles Champion Card of Gamanoke
      Then the rules refuse it: "What cannot be exiled"
      And Gamanoke's Champion Card is face up

  @rule.exile.end
  Rule: Exile ends when the owner activates the card

    Background:
      Given Gamanoke's Earth Parade
        | card | icons | level |
        | "A"  | Place | 1     |
      And Gamanoke's Wood Parade
        | card | icons | level |
        | "B"  | Place | 1     |
      And Gamanoke's "A" is exiled
      And Gamanoke's "B" is exiled

    Scenario: Only the cards of the active Parade are turned up
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      And Gamanoke activates the Earth Parade
      Then Gamanoke's "A" is face up
      And Gamanoke's "B" is exiled

    Scenario: Once turned up, the card works again at its next activation
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      And Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And Kotengu activates the Earth Parade
      And Kotengu ends the turn
      And Gamanoke activates the Water Parade
      And Gamanoke ends the turn
      And Kotengu activates the Wood Parade
      And Kotengu ends the turn
      And Gamanoke activates the Earth Parade
      Then Gamanoke's next icon is Place on "A"

  @rule.exile.no-icons
  Rule: No icon of an exiled card is resolved

    Scenario: The next card follows at once
      Given Gamanoke's Earth Parade
        | card | icons         | level |
        | "A"  | Place, Spirit | 1     |
        | "B"  | Spirit        | 1     |
      And Gamanoke's "A" is exiled
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      And Gamanoke activates the Earth Parade
      Then Gamanoke's next icon is Spirit on "B"
      When Gamanoke places a Meeple on Earth 4
      Then the rules refuse it: "The order is fixed"

    Scenario: An exiled card with Change does not change
      Given Gamanoke's Earth Parade
        | card | icons  | level |
        | "A"  | Change | 1     |
        | "B"  |        | 1     |
      And Gamanoke's "A" is exiled
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      And Gamanoke activates the Earth Parade
      Then Gamanoke's Earth Parade is "A" and "B"
      And Gamanoke's "A" is face up

  @rule.exile.talisman
  Rule: Its owner takes a Talisman instead

    @ex.gamanoke-exiled
    Scenario: Gamanoke turns two exiled cards up and recruits
      Given Gamanoke's Earth Parade
        | card | icons                         | level |
        | "X"  | Place, Spirit, Spirit, Spirit |       |
        | "Y"  | Place                         | 2     |
        | "Z"  | Spirit                        | 1     |
      And Gamanoke's "Y" is exiled
      And Gamanoke's "Z" is exiled
      And the Spirit Dimension
        | card  | element | level | price                 |
        | "Oni" | Wood    | 1     | 2 Spirits, 1 Talisman |
      When Kotengu activates the Earth Parade
      And Kotengu ends the turn
      And Gamanoke flips the brown Scroll
      And Gamanoke places a Meeple on Earth 4
      And Gamanoke takes 3 Spirits
      Then Gamanoke has 3 Spirits and 2 Talismans
      And Gamanoke's "Y" is face up
      And Gamanoke's "Z" is face up
      And it is Gamanoke's turn, phase 3
      When Gamanoke recruits "Oni"
      Then Gamanoke has 1 Spirit and 1 Talisman
      And Gamanoke's Wood Parade is "Oni"
      And the Spirit Dimension is empty
      When Gamanoke ends the turn
      Then Gamanoke has 2 Spirits and 0 Talismans

    Scenario: A card that is not exiled gives no Talisman
      Given Gamanoke's Earth Parade
        | card | icons  | level |
        | "A"  | Spirit | 1     |
        | "B"  | Spirit | 1     |
      And Gamanoke's "A" is exiled
      When Kotengu activates the Wood Parade
      And Kotengu ends the turn
      And Gamanoke activates the Earth Parade
      Then Gamanoke has 1 Talisman
      When Gamanoke takes 1 Spirit
      Then Gamanoke has 1 Talisman and 1 Spirit
