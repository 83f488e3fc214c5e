Feature: The Prince searches and plays a card

  Background:
    Given the players in turn order
      | player     | role       |
      | the Prince | Chancellor |
      | Ana        | Exile      |
    And the map
      | region     | site | capacity |
      | Cradle     | "C1" | 1        |
      | Cradle     | "C2" | 1        |
      | Provinces  | "P1" | 1        |
      | Provinces  | "P2" | 1        |
      | Hinterland | "H1" | 1        |
      | Hinterland | "H2" | 1        |
    And the cards
      | card | kind   | suit    | battle plan | restrictions  |
      | "D"  |        | Discord |             |               |
      | "L1" |        | Hearth  |             |               |
      | "L2" |        | Hearth  |             |               |
      | "A"  |        | Arcane  |             |               |
      | "B"  |        | Beast   |             |               |
      | "N"  |        | Nomad   |             |               |
      | "O"  |        | Order   |             |               |
      | "G1" |        | Order   | x           |               |
      | "G2" |        | Beast   | x           |               |
      | "S"  |        | Hearth  |             | advisers only |
      | "V1" | Vision |         |             |               |
      | "V2" | Vision |         |             |               |
      | "V3" | Vision |         |             |               |
      | "V4" | Vision |         |             |               |
    And the favor banks
      | suit    | favor |
      | Discord | 3     |
      | Arcane  | 3     |
      | Order   | 3     |
      | Hearth  | 3     |
      | Beast   | 3     |
      | Nomad   | 0     |
    And the relationship spaces
      | column       | row | actions | markers          |
      | Unaligned    | 0   |         | Arcane and Order |
      | Friends      | 1   | 3       | Discord          |
      | Friends      | 2   | 4       | Hearth           |
      | Friends      | 3   |         |                  |
      | Conspirators | 1   | 3       | Nomad and Beast  |
      | Conspirators | 2   | 4       |                  |
      | Conspirators | 3   |         |                  |
    And from Unaligned these suits go to
      | suit   | column       |
      | Arcane | Friends      |
      | Order  | Conspirators |
    And the Mind guide
      | space | quadrant    |
      | "A1"  | upper left  |
      | "A2"  | upper right |
      | "A3"  | lower left  |
    And the upper left quadrant asks for Friends, Conspirators and Unaligned
    And the upper right quadrant asks for Conspirators
    And both action markers are on "A1"
    And the Tactics track reads -1, 0, 1 and 2 and its marker is on 0
    And the Cannot Play Card boxes
      | quadrant    | favor | shields | other |
      | upper left  | 2     | 1       |       |
      | upper right |       |         | "3 ⚑" |
    And the Prince comes to the phase search and play a card

  @rule.prince-search.draw
  Rule: The Prince draws three cards

    Scenario: The Prince draws three cards and leaves the rest
      Given the top of the world deck is "L1", "D", "A" and "B"
      When the Prince searches and plays a card
      Then the Prince has revealed, from left to right, "L1", "D" and "A"
      And in the world deck lies 1 card

    Scenario: The Prince draws what a short deck has
      Given the top of the world deck is "L1" and "D"
      When the Prince searches and plays a card
      Then the Prince has revealed, from left to right, "L1" and "D"
      And "L1" lies at "C1"
      And in the world deck lies nothing

    Scenario: The Prince searches once in a turn
      Given the top of the world deck is "L1", "D", "A", "B", "N" and "O"
      When the Prince searches and plays a card
      And the Prince searches and plays a card
      Then the rules refuse it: "The Prince's four phases"
      And in the world deck lie 3 cards

  @rule.prince-search.vision
  Rule: A Vision does not end the draw

    Scenario: The Prince draws on after a Vision, and it counts among the three
      Given the top of the world deck is "V1", "L1", "D" and "A"
      When the Prince searches and plays a card
      Then the Prince has drawn face down "V1"
      And the Prince has revealed, from left to right, "L1" and "D"
      And in the world deck lies 1 card

  @rule.prince-search.denizen
  Rule: With only Visions the Prince draws until a denizen

    @ex.visions-in-a-row
    Scenario: After four Visions the fifth card is the denizen
      Given the top of the world deck is "V1", "V2", "V3", "V4", "D", "L1" and "A"
      When the Prince searches and plays a card
      Then the Prince has drawn face down "V1", "V2", "V3" and "V4"
      And the Prince has revealed, from left to right, "D"
      And "D" is the card that the Prince plays or discards
      And in the world deck lie 2 cards

    @ex.visions-in-a-row
    Scenario: With Vision, denizen and Vision the Prince stops at three cards
      Given the top of the world deck is "V1", "D", "V2", "L1" and "A"
      When the Prince searches and plays a card
      Then the Prince has drawn face down "V1" and "V2"
      And the Prince has revealed, from left to right, "D"
      And in the world deck lie 2 cards

    Scenario: A deck of Visions gives the Prince no card and no actions
      Given the top of the world deck is "V1", "V2", "V3" and "V4"
      When the Prince searches and plays a card
      Then the Prince has drawn face down "V1", "V2", "V3" and "V4"
      And the Prince has revealed no card
      And the Prince plays and discards no card
      When the Prince takes his actions
      Then the Prince has taken no action
      And the relationship markers are
        | column       | row | markers          |
        | Unaligned    | 0   | Arcane and Order |
        | Friends      | 1   | Discord          |
        | Friends      | 2   | Hearth           |
        | Conspirators | 1   | Nomad and Beast  |

  @rule.prince-search.reveal
  Rule: Visions are not revealed

    Scenario: The Prince keeps every Vision face down
      Given the top of the world deck is "L1", "V1" and "V2"
      When the Prince searches and plays a card
      Then the Prince has drawn face down "V1" and "V2"
      And the Prince has revealed, from left to right, "L1"

    Scenario: The Prince reveals every denizen
      Given the top of the world deck is "L1", "A" and "B"
      When the Prince searches and plays a card
      Then the Prince has drawn no card face down
      And the Prince has revealed, from left to right, "L1", "A" and "B"

  @rule.prince-search.row
  Rule: The revealed cards lie in drawing order

    Scenario Outline: The first card drawn lies on the left
      Given the top of the world deck is <drawn>
      When the Prince searches and plays a card
      Then the Prince has revealed, from left to right, <row>

      Examples:
        | drawn               | row                 |
        | "A", "B" and "D"    | "A", "B" and "D"    |
        | "D", "B" and "A"    | "D", "B" and "A"    |
        | "B", "V1" and "L1"  | "B" and "L1"        |

  @rule.prince-search.battle-plans
  Rule: Each battle plan revealed advances Tactics

    Scenario Outline: The tactics marker advances by one for each battle plan
      Given the top of the world deck is <drawn>
      When the Prince searches and plays a card
      Then the tactics marker is on <value>

      Examples:
        | drawn              | value |
        | "L1", "A" and "B"  | 0     |
        | "L1", "A" and "G1" | 1     |
        | "G1", "A" and "G2" | 2     |

    Scenario: At the end of its track the tactics marker stays
      Given the Tactics track reads -1, 0, 1 and 2 and its marker is on 2
      And the top of the world deck is "G1", "A" and "L1"
      When the Prince searches and plays a card
      Then the tactics marker is on 2

  @rule.prince-card.quadrant
  Rule: The Mind quadrant chooses the suit

    @ex.two-hearth
    Scenario Outline: Of one Discord and two Hearth cards the Prince plays the Hearth card drawn first
      Given the quadrants ask for what the book quotes
      And the top of the world deck is <drawn>
      When the Prince searches and plays a card
      Then the Prince has revealed, from left to right, <drawn>
      And "L1" is the card that the Prince plays or discards
      And "L1" lies at "C1"
      And the Hearth favor bank has 2 favor

      Examples:
        | drawn               |
        | "D", "L1" and "L2"  |
        | "L1", "D" and "L2"  |
        | "L1", "L2" and "D"  |

    Scenario: The same holds if Discord is no Friend at all
      Given the quadrants ask for what the book quotes
      And the relationship spaces
        | column    | row | actions | markers |
        | Unaligned | 0   |         | Discord |
        | Friends   | 1   | 3       | Hearth  |
        | Friends   | 2   |         |         |
      And the top of the world deck is "D", "L1" and "L2"
      When the Prince searches and plays a card
      Then "L1" is the card that the Prince plays or discards

    Scenario: A higher Friend is played before a lower one on its left
      Given the top of the world deck is "D", "A" and "L1"
      When the Prince searches and plays a card
      Then "L1" is the card that the Prince plays or discards

    Scenario: Without a Friend the Prince plays what the quadrant asks for next
      Given the top of the world deck is "A", "B" and "O"
      When the Prince searches and plays a card
      Then "B" is the card that the Prince plays or discards

    Scenario: Of two suits in the same space the one that entered first is played
      Given the top of the world deck is "B", "A" and "N"
      When the Prince searches and plays a card
      Then "N" is the card that the Prince plays or discards

    Scenario: Unaligned suits are all alike, so the card drawn first is played
      Given the top of the world deck is "O", "A" and "G1"
      When the Prince searches and plays a card
      Then "O" is the card that the Prince plays or discards

    Scenario: Where the current action marker stands decides the quadrant
      Given the current action marker is on "A2" and the start-of-action marker on "A1"
      And the top of the world deck is "L1", "D" and "B"
      When the Prince searches and plays a card
      Then "B" is the card that the Prince plays or discards

    Scenario: When nothing fits the quadrant, the leftmost card is played
      Given both action markers are on "A2"
      And the top of the world deck is "D", "L1" and "A"
      When the Prince searches and plays a card
      Then "D" is the card that the Prince plays or discards

    Scenario: The Prince plays no card but the one that his search brings
      Given the cards
        | card | suit  | hand       |
        | "K"  | Beast | the Prince |
      When the Prince plays "K" at "C1"
      Then the rules refuse it: "Which card the Prince plays"
      And the Prince holds 1 card

  @rule.prince-card.site
  Rule: The card goes to the topmost possible site

    Scenario: The topmost site of the Cradle comes first
      Given the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then "L1" lies at "C1"

    Scenario: The Cradle goes on before the Provinces
      Given the cards
        | card | suit  | site |
        | "F1" | Order | "C1" |
      And the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then "L1" lies at "C2"

    @ex.cradle-full
    Scenario: With the Cradle full the card goes to the topmost site of the Provinces with room
      Given the cards
        | card | suit  | site |
        | "F1" | Order | "C1" |
        | "F2" | Order | "C2" |
        | "F3" | Order | "P1" |
      And the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then "L1" lies at "P2"
      And the Hearth favor bank has 2 favor
      And the Ambition box holds 1 favor
      And the relationship markers are
        | column       | row | markers          |
        | Unaligned    | 0   | Arcane and Order |
        | Friends      | 1   | Discord          |
        | Friends      | 3   | Hearth           |
        | Conspirators | 1   | Nomad and Beast  |

    @ex.cradle-full
    Scenario: With every site full the card is discarded and the box counts
      Given the cards
        | card | suit  | site |
        | "F1" | Order | "C1" |
        | "F2" | Order | "C2" |
        | "F3" | Order | "P1" |
        | "F4" | Order | "P2" |
        | "F5" | Order | "H1" |
        | "F6" | Order | "H2" |
      And the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then the top card of the Cradle discard pile is "L1"
      And the Hearth favor bank has 1 favor
      And the Ambition box holds 2 favor
      And the tactics marker is on 1
      And the relationship markers are
        | column       | row | markers          |
        | Unaligned    | 0   | Arcane and Order |
        | Friends      | 1   | Discord          |
        | Friends      | 3   | Hearth           |
        | Conspirators | 1   | Nomad and Beast  |

    Scenario: The Hinterland comes last
      Given the cards
        | card | suit  | site |
        | "F1" | Order | "C1" |
        | "F2" | Order | "C2" |
        | "F3" | Order | "P1" |
        | "F4" | Order | "P2" |
      And the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then "L1" lies at "H1"

    Scenario: A facedown site takes no card
      Given "C1" is facedown
      And the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then "L1" lies at "C2"

  @rule.prince-card.favor
  Rule: A card played brings favor

    Scenario: The favor comes from the bank of the suit played
      Given the top of the world deck is "D", "A" and "O"
      When the Prince searches and plays a card
      Then "D" lies at "C1"
      And the Discord favor bank has 2 favor
      And the Arcane favor bank has 3 favor
      And the Ambition box holds 1 favor

    Scenario: An empty bank gives nothing
      Given the top of the world deck is "N", "A" and "O"
      When the Prince searches and plays a card
      Then "N" lies at "C1"
      And the Nomad favor bank has 0 favor
      And the Ambition box holds 0 favor

  @rule.cannot-play.discard
  Rule: A card that fits nowhere is discarded

    Scenario: A card for advisers only fits no site
      Given the top of the world deck is "S", "D" and "A"
      When the Prince searches and plays a card
      Then the top card of the Cradle discard pile is "S"
      And at "C1" lies nothing

    Scenario: The Prince does not look for another card that would fit
      Given the top of the world deck is "S", "L1" and "A"
      When the Prince searches and plays a card
      Then "S" is the card that the Prince plays or discards
      And the top card of the Cradle discard pile is "S"
      And at "C1" lies nothing

    Scenario: The discarded card lies on top of the pile
      Given the cards
        | card | suit  | site |
        | "F1" | Order | "C1" |
      And the top of the world deck is "S", "D" and "A"
      When "F1" is discarded to the Cradle discard pile
      And the Prince searches and plays a card
      Then the top card of the Cradle discard pile is "S"

  @rule.cannot-play.box
  Rule: The discarded card brings what the box shows

    Scenario: The box of the Prince's own quadrant counts
      Given both action markers are on "A2"
      And the top of the world deck is "S", "D" and "A"
      When the Prince searches and plays a card
      Then from the box the Prince gains "3 ⚑"
      And the Ambition box holds 0 favor
      And the tactics marker is on 0

    Scenario: A card played brings nothing from the box
      Given the top of the world deck is "L1", "D" and "A"
      When the Prince searches and plays a card
      Then the Ambition box holds 1 favor
      And the tactics marker is on 0

  @rule.cannot-play.favor
  Rule: Favor of the box comes from the bank of the discarded suit

    Scenario: The box brings favor of the discarded suit to the Ambition box
      Given the Ambition box holds 1 favor
      And the top of the world deck is "S", "D" and "A"
      When the Prince searches and plays a card
      Then the Hearth favor bank has 1 favor
      And the Discord favor bank has 3 favor
      And the Ambition box holds 3 favor

    Scenario: A bank that is too small gives what it has
      Given the favor banks
        | suit   | favor |
        | Hearth | 1     |
      And the top of the world deck is "S", "D" and "A"
      When the Prince searches and plays a card
      Then the Hearth favor bank has 0 favor
      And the Ambition box holds 1 favor

  @rule.cannot-play.shield
  Rule: A shield of the box advances Tactics

    Scenario Outline: Each shield advances the tactics marker by one
      Given the Cannot Play Card boxes
        | quadrant   | favor | shields   |
        | upper left | 1     | <shields> |
      And the top of the world deck is "S", "D" and "A"
      When the Prince searches and plays a card
      Then the tactics marker is on <value>

      Examples:
        | shields | value |
        | 0       | 0     |
        | 1       | 1     |
        | 2       | 2     |
        | 3       | 2     |

  @rule.relationship.advance
  Rule: The relationship marker of the card's suit advances

    Scenario: Only the suit of the card played advances
      Given the top of the world deck is "D", "A" and "B"
      When the Prince searches and plays a card
      Then the relationship markers are
        | column       | row | markers            |
        | Unaligned    | 0   | Arcane and Order   |
        | Friends      | 2   | Hearth and Discord |
        | Conspirators | 1   | Nomad and Beast    |

    Scenario: The suit of a discarded card advances too
      Given the top of the world deck is "S", "D" and "A"
      When the Prince searches and plays a card
      Then the relationship markers are
        | column       | row | markers          |
        | Unaligned    | 0   | Arcane and Order |
        | Friends      | 1   | Discord          |
        | Friends      | 3   | Hearth           |
        | Conspirators | 1   | Nomad and Beast  |

    Scenario: From Unaligned a marker goes to the first space of its column
      Given the top of the world deck is "A", "O" and "V1"
      When the Prince searches and plays a card
      Then the relationship markers are
        | column       | row | markers            |
        | Unaligned    | 0   | Order              |
        | Friends      | 1   | Discord and Arcane |
        | Friends      | 2   | Hearth             |
        | Conspirators | 1   | Nomad and Beast    |

    Scenario: Another suit goes from Unaligned to the other column
      Given the top of the world deck is "O", "A" and "V1"
      When the Prince searches and plays a card
      Then the relationship markers are
        | column       | row | markers                |
        | Unaligned    | 0   | Arcane                 |
        | Friends      | 1   | Discord                |
        | Friends      | 2   | Hearth                 |
        | Conspirators | 1   | Nomad, Beast and Order |

    Scenario: A battle plan left in the row advances Tactics, but not its suit
      Given the top of the world deck is "G1", "D" and "A"
      When the Prince searches and plays a card
      Then "D" is the card that the Prince plays or discards
      And the tactics marker is on 1
      And the relationship marker of Discord is in row 2 of Friends
      And the relationship marker of Order is in row 0 of Unaligned

  @rule.relationship.top
  Rule: At the top a marker stays

    Scenario: A marker on the top space does not advance
      Given the relationship spaces
        | column  | row | actions | markers |
        | Friends | 1   | 3       | Discord |
        | Friends | 2   | 4       |         |
        | Friends | 3   |         | Hearth  |
      And the top of the world deck is "L1", "D" and "V1"
      When the Prince searches and plays a card
      Then "L1" lies at "C1"
      And the relationship markers are
        | column  | row | markers |
        | Friends | 1   | Discord |
        | Friends | 3   | Hearth  |

    Scenario: A marker one space below the top advances to it
      Given the top of the world deck is "L1", "D" and "V1"
      When the Prince searches and plays a card
      Then the relationship markers are
        | column       | row | markers          |
        | Unaligned    | 0   | Arcane and Order |
        | Friends      | 1   | Discord          |
        | Friends      | 3   | Hearth           |
        | Conspirators | 1   | Nomad and Beast  |

  @rule.relationship.right
  Rule: A marker that arrives stands to the right

    Scenario: The marker that arrives stands to the right of all others
      Given the relationship spaces
        | column  | row | actions | markers          |
        | Friends | 1   | 3       | Discord          |
        | Friends | 2   | 4       | Nomad and Hearth |
        | Friends | 3   |         |                  |
      And the top of the world deck is "D", "V1" and "V2"
      When the Prince searches and plays a card
      Then the relationship markers are
        | column  | row | markers                   |
        | Friends | 2   | Nomad, Hearth and Discord |
