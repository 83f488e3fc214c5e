Feature: Chronicle: cards, relics and box

  @rule.archive.suit
  Rule: The suit is the most common one among the winner's advisers

    Scenario: The suit that occurs most often comes first
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the cards
        | card    | suit    | adviser |
        | "Bear"  | Beast   | Ana     |
        | "Clerk" | Order   | Ana     |
        | "Fox"   | Beast   | Ana     |
        | "Thief" | Discord | Bruno   |
        | "Liar"  | Discord | Bruno   |
        | "Spy"   | Discord | Bruno   |
      And in the Archive lie these cards
        | card    | suit    |
        | "Wolf"  | Beast   |
        | "Guard" | Order   |
        | "Rogue" | Discord |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lie just "Wolf" and "Rogue"
      And in the Archive lies just "Guard"

    Scenario: Facedown advisers do not count
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card    | suit  | adviser | facedown |
        | "Bear"  | Beast | Ana     | x        |
        | "Fox"   | Beast | Ana     | x        |
        | "Clerk" | Order | Ana     |          |
      And in the Archive lie these cards
        | card    | suit  |
        | "Guard" | Order |
        | "Ox"    | Nomad |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lies just "Guard"

    Scenario: Without a suit among the advisers the winner chooses any
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card   | suit  | adviser | facedown |
        | "Bear" | Beast | Ana     | x        |
      And in the Archive lie these cards
        | card   | suit  |
        | "Wolf" | Beast |
        | "Ox"   | Nomad |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then Ana chooses a suit among Discord, Arcane, Order, Hearth, Beast and Nomad
      When Ana chooses the suit Nomad
      Then in the world deck lies just "Ox"

    Scenario: For a Prince without Conspirators the players choose any suit
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Bruno      | Exile      |
      And in the Archive lie these cards
        | card   | suit  |
        | "Wolf" | Beast |
        | "Ox"   | Nomad |
      And the Prince has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then the players choose a suit among Discord, Arcane, Order, Hearth, Beast and Nomad
      When the players choose the suit Nomad
      Then in the world deck lies just "Ox"

  @rule.archive.tie
  Rule: The winner breaks a tie between suits

    Scenario: The winner chooses among the tied suits
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card    | suit    | adviser |
        | "Bear"  | Beast   | Ana     |
        | "Clerk" | Order   | Ana     |
        | "Fox"   | Beast   | Ana     |
        | "Judge" | Order   | Ana     |
        | "Thief" | Discord | Ana     |
      And in the Archive lie these cards
        | card     | suit   |
        | "Wolf"   | Beast  |
        | "Guard"  | Order  |
        | "Farmer" | Hearth |
        | "Ox"     | Nomad  |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then Ana chooses a suit among Beast and Order
      When Ana chooses the suit Discord
      Then the rules refuse it: "Tied suits"
      When Ana chooses the suit Order
      Then in the world deck lie just "Guard", "Farmer" and "Wolf"

    Scenario: The Prince takes the leftmost of his tied Conspirators
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Bruno      | Exile      |
      And the relationship spaces
        | column       | row | markers         |
        | Friends      | 1   | Nomad           |
        | Conspirators | 1   | Beast and Order |
      And in the Archive lie these cards
        | card    | suit  |
        | "Wolf"  | Beast |
        | "Guard" | Order |
      And the Prince has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lies just "Wolf"

  @rule.archive.cards
  Rule: Three cards, two and one join the world deck

    @ex.three-two-one
    Scenario: Order brings three of Order, two of Hearth and one of Beast
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card    | suit  | adviser |
        | "Clerk" | Order | Ana     |
        | "Judge" | Order | Ana     |
        | "Bear"  | Beast | Ana     |
      And in the Archive lie these cards
        | card   | suit    |
        | "D1"   | Discord |
        | "A1"   | Arcane  |
        | "O1"   | Order   |
        | "O2"   | Order   |
        | "O3"   | Order   |
        | "O4"   | Order   |
        | "H1"   | Hearth  |
        | "H2"   | Hearth  |
        | "H3"   | Hearth  |
        | "B1"   | Beast   |
        | "B2"   | Beast   |
        | "N1"   | Nomad   |
      And in the world deck lie these cards
        | card  |
        | "Old" |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And the shuffle of the Archive brings "O4", "H3", "O1", "O3", "B2" and "H1" to the top
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lie just "Old", "O4", "O1", "O3", "H3", "H1" and "B2"
      And in the Archive lie just "D1", "A1", "O2", "H2", "B1" and "N1"

    @ex.three-two-one
    Scenario: After Nomad the wheel starts over with Discord and Arcane
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card   | suit  | adviser |
        | "Herd" | Nomad | Ana     |
      And in the Archive lie these cards
        | card | suit    |
        | "D1" | Discord |
        | "D2" | Discord |
        | "D3" | Discord |
        | "A1" | Arcane  |
        | "A2" | Arcane  |
        | "O1" | Order   |
        | "N1" | Nomad   |
        | "N2" | Nomad   |
        | "N3" | Nomad   |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lie just "N1", "N2", "N3", "D1", "D2" and "A1"

    @reading.C17=b
    Scenario: In the other reading the last card is of the second suit too
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card    | suit  | adviser |
        | "Clerk" | Order | Ana     |
      And in the Archive lie these cards
        | card | suit   |
        | "O1" | Order  |
        | "H1" | Hearth |
        | "H2" | Hearth |
        | "H3" | Hearth |
        | "H4" | Hearth |
        | "B1" | Beast  |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lie just "O1", "H1", "H2" and "H3"

    Scenario: Edifices stay in the Archive, and missing cards are not made up for
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card    | suit  | adviser |
        | "Clerk" | Order | Ana     |
      And in the Archive lie these cards
        | card    | kind    | suit   |
        | "Court" | edifice | Order  |
        | "O1"    | denizen | Order  |
        | "H1"    | denizen | Hearth |
        | "B1"    | denizen | Beast  |
        | "B2"    | denizen | Beast  |
      And Ana has won
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lie just "O1", "H1" and "B1"
      And in the Archive lie just "Court" and "B2"

    Scenario: Suits that the count does not reach stay in the Archive
      Given the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the cards
        | card    | suit   | adviser |
        | "Baker" | Hearth | Ana     |
      And in the Archive lie these cards
        | card | suit    |
        | "D1" | Discord |
        | "A1" | Arcane  |
        | "O1" | Order   |
        | "H1" | Hearth  |
        | "B1" | Beast   |
        | "B2" | Beast   |
        | "B3" | Beast   |
        | "N1" | Nomad   |
        | "N2" | Nomad   |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 3
      When the players carry out step 4 of the Chronicle
      Then in the world deck lie "H1" and "N1", among others
      And in the world deck lie 4 cards
      And "D1", "A1", "O1" and "N2" do not lie in the world deck
      And in the Archive lie 5 cards

  @rule.dispossessed.visions
  Rule: Visions are set aside first

    Scenario: Visions are set aside wherever they lie
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
        | Célia  | Exile      |
      And the cards
        | card        | kind   | suit  | adviser | facedown |
        | "Faith"     | Vision |       | Ana     | x        |
        | "Clerk"     |        | Order | Ana     |          |
      And in the world deck lie these cards
        | card        | kind   | suit  |
        | "Conquest"  | Vision |       |
        | "Bear"      |        | Beast |
      And in the discard piles lie these cards
        | card        | kind   |
        | "Sanctuary" | Vision |
      And Bruno has the Conspiracy
      And Célia has won with the Vision "Rebellion", which matches the goal Devotion
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then among the Visions set aside lie just "Faith", "Conquest", "Sanctuary", "Rebellion" and the Conspiracy
      And Célia has no Vision revealed
      And in the world deck lies just "Bear"
      And in the Dispossessed section lies just "Clerk"

  @rule.dispossessed.shuffle
  Rule: Discards and losers' advisers make one stack

    Scenario: The advisers of the losers join the discards, those of the winner do not
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
        | Célia  | Exile      |
      And the cards
        | card    | suit   | adviser | facedown |
        | "Clerk" | Order  | Ana     |          |
        | "Judge" | Order  | Ana     | x        |
        | "Rider" | Nomad  | Bruno   |          |
        | "Baker" | Hearth | Célia   | x        |
      And in the discard piles lie these cards
        | card | suit  |
        | "B1" | Beast |
        | "B2" | Beast |
        | "B3" | Beast |
        | "B4" | Beast |
        | "B5" | Beast |
        | "B6" | Beast |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then Ana has the advisers "Clerk" and "Judge"
      And Bruno has no advisers
      And Célia has no advisers
      And in the discard piles lies nothing
      And in the stack of discards lie just "Rider" and "Baker"

    Scenario: Every adviser of the losers can be among the six
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the cards
        | card    | suit  | adviser |
        | "Rider" | Nomad | Bruno   |
      And in the discard piles lie 7 more denizens
      And the shuffle of the stack of discards brings "Rider" to the top
      And Ana has won
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then in the stack of discards lie 2 cards
      And in the Dispossessed section lie 6 cards
      And Bruno has no advisers

  @rule.dispossessed.six
  Rule: Six random cards go to the Dispossessed

    @ex.six-dispossessed
    Scenario: Six cards go to the Dispossessed, none of them a Vision
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the cards
        | card        | kind   | suit  | adviser | facedown |
        | "Clerk"     |        | Order | Ana     |          |
        | "Rider"     |        | Nomad | Bruno   |          |
        | "Rebellion" | Vision |       | Bruno   | x        |
      And in the discard piles lie these cards
        | card        | kind    | suit   |
        | "D1"        | denizen | Beast  |
        | "Sanctuary" | Vision  |        |
        | "D2"        | denizen | Order  |
        | "D3"        | denizen | Hearth |
        | "D4"        | denizen | Arcane |
        | "D5"        | denizen | Nomad  |
        | "D6"        | denizen | Beast  |
        | "D7"        | denizen | Order  |
      And Ana has won
      And the shuffle of the stack of discards brings "D7", "Rider", "D2", "D3", "D6" and "D1" to the top
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then in the Dispossessed section lie just "D7", "Rider", "D2", "D3", "D6" and "D1"
      And in the stack of discards lie just "D4" and "D5"
      And among the Visions set aside lie just "Rebellion" and "Sanctuary"
      And Ana has the adviser "Clerk"

    Scenario: With fewer than six cards all of them leave
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the discard piles lie 5 more denizens
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then in the Dispossessed section lie 5 cards
      And in the stack of discards lies nothing

    Scenario: Cards join those already dispossessed
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the Dispossessed section lie these cards
        | card   |
        | "Gone" |
      And in the discard piles lie 6 more denizens
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then in the Dispossessed section lie 7 cards

    Scenario: Which cards can be among the six is known before the shuffle
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the cards
        | card        | kind   | suit   | adviser | hand  |
        | "Clerk"     |        | Order  | Ana     |       |
        | "Rider"     |        | Nomad  | Bruno   |       |
        | "Rebellion" | Vision |        | Bruno   |       |
        | "Baker"     |        | Hearth |         | Bruno |
      And in the world deck lie these cards
        | card   | suit  |
        | "Bear" | Beast |
      And in the discard piles lie these cards
        | card    | suit    |
        | "Thief" | Discord |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      Then just "Rider" and "Thief" may go to the Dispossessed
      And "Clerk", "Rebellion", "Baker" and "Bear" cannot go to the Dispossessed
      When the players carry out step 5 of the Chronicle
      Then 2 of 2 cards have gone to the Dispossessed
      And in the Dispossessed section lie just "Rider" and "Thief"

    Scenario: Of eight cards six go to the Dispossessed
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the cards
        | card    | suit  | adviser |
        | "Rider" | Nomad | Bruno   |
      And in the discard piles lie 7 more denizens
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then 6 of 8 cards have gone to the Dispossessed

  @rule.relic-deck.losers
  Rule: The losers' relics are shuffled into the relic deck

    Scenario: The relics of every loser go into the relic deck
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
        | Célia  | Exile      |
      And Bruno has the relic "Cup" and the relic "Map"
      And Célia has the relic "Horn"
      And in the relic deck lie, from the top, "Crown" and "Ring"
      And Ana has won
      And the shuffle of the relic deck brings "Horn", "Ring" and "Cup" to the top
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then in the relic deck lie, from the top, "Horn", "Ring", "Cup", "Crown" and "Map"
      And Bruno has neither relics nor banners
      And Célia has neither relics nor banners

    Scenario Outline: The Grand Scepter is kept apart, whoever has it
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Ana has the Grand Scepter and the relic "Cup"
      And <winner> has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then in the relic deck lies just "Cup"
      And the Grand Scepter is kept for the next game

      Examples:
        | winner |
        | Ana    |
        | Bruno  |

    @reading.C8=b
    Scenario: In the other reading the Grand Scepter is shuffled like any relic
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Ana has the Grand Scepter
      And in the relic deck lies, from the top, "Crown"
      And Bruno has won
      And the shuffle of the relic deck brings the Grand Scepter to the top
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then in the relic deck lie, from the top, the Grand Scepter and "Crown"

  @rule.relic-deck.refill
  Rule: Sites get the relics they lack

    Scenario: Sites with too few relics are filled up from the relic deck
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     |
        | Cradle     | "Harbor" |
        | Provinces  | "Mine"   |
        | Hinterland | "Tundra" |
        | Hinterland | "Peak"   |
      And "Harbor" asks for 1 relic
      And "Mine" asks for 2 relics
      And "Tundra" asks for 1 relic
      And "Tundra" is facedown
      And at "Harbor" lies the relic "Cup"
      And at "Mine" lies the relic "Map"
      And Bruno has the relic "Horn"
      And in the relic deck lie, from the top, "Crown" and "Ring"
      And Ana has won
      And the shuffle of the relic deck brings "Horn" to the top
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then at "Harbor" lies just "Cup"
      And at "Mine" lie just "Map" and "Horn"
      And at "Tundra" lies nothing
      And at "Peak" lies nothing
      And in the relic deck lie, from the top, "Crown" and "Ring"

    Scenario: When relics run out, the sites nearest the Cradle have theirs
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "Mine"   |
      And "Harbor" asks for 2 relics
      And "Mine" asks for 1 relic
      And in the relic deck lie, from the top, "Crown" and "Ring"
      And Ana has the relic "Cup"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then at "Harbor" lie just "Crown" and "Ring"
      And at "Mine" lies nothing
      And in the relic deck lies just "Cup"

    Scenario: A site with more relics than it asks for gives none back
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site     |
        | Cradle | "Harbor" |
      And "Harbor" asks for 1 relic
      And at "Harbor" lie the relics "Cup" and "Map"
      And in the relic deck lies, from the top, "Crown"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then at "Harbor" lie just "Cup" and "Map"
      And in the relic deck lies just "Crown"

    @reading.C58=b
    Scenario: Read the other way, a facedown site is filled up too
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "Mine"   |
      And "Harbor" asks for 1 relic
      And "Harbor" is facedown
      And "Mine" asks for 1 relic
      And in the relic deck lie, from the top, "Crown" and "Ring"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then at "Harbor" lies just "Crown"
      And at "Mine" lies just "Ring"

  @rule.relic-deck.top
  Rule: The winner's relics and those of the Reliquary go on top

    Scenario: Winner's relics and Reliquary are shuffled together on top of the deck
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Ana has the relic "Cup" and the relic "Map"
      And in the Reliquary lie, from the top, "Sword" and "Shield"
      And Bruno has the relic "Horn"
      And in the relic deck lies, from the top, "Crown"
      And Ana has won
      And the shuffle of the relic deck brings "Crown" to the top
      And the shuffle of the winner's relics brings "Shield" and "Cup" to the top
      And the Chronicle has been carried out up to step 5
      When the players carry out step 6 of the Chronicle
      Then in the relic deck lie, from the top, "Shield", "Cup", "Map", "Sword", "Crown" and "Horn"
      And in the Reliquary lies nothing
      And Ana has neither relics nor banners

  @rule.world-box.sites
  Rule: The cards of each site are stacked on it

    Scenario: Denizens, edifices and relics lie on their site in the World Box
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site     |
        | Cradle     | "Harbor" |
        | Provinces  |          |
        | Hinterland | "Tundra" |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Tower" | edifice | Order | "Harbor" |
        | "Camp"  | ruin    | Nomad | "Tundra" |
      And at "Harbor" lies the relic "Cup"
      And Ana has won
      And the Chronicle has been carried out up to step 6
      When the players carry out step 7 of the Chronicle
      Then in the World Box lie, from the top, "Bear", "Tower", "Cup", "Harbor", "Camp" and "Tundra"
      And at "Harbor" lies nothing
      And the map is now
        | region     | site |
        | Cradle     |      |
        | Provinces  |      |
        | Hinterland |      |

  @rule.world-box.order
  Rule: The Cradle lies on top, the Hinterland at the bottom

    @ex.box-order
    Scenario: Eight sites go into the box in the order of the map
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site |
        | Hinterland | "H1" |
        | Hinterland | "H2" |
        | Hinterland | "H3" |
        | Cradle     | "C1" |
        | Cradle     | "C2" |
        | Provinces  | "P1" |
        | Provinces  | "P2" |
        | Provinces  | "P3" |
      And the cards
        | card   | suit  | site |
        | "Bear" | Beast | "C1" |
        | "Fox"  | Beast | "H3" |
      And Ana has won
      And the Chronicle has been carried out up to step 6
      When the players carry out step 7 of the Chronicle
      Then in the World Box lie, from the top, "Bear", "C1", "C2", "P1", "P2", "P3", "H1", "H2", "Fox" and "H3"

  @rule.world-deck.gather
  Rule: All denizens on the table make the new deck

    Scenario: Denizens come from the deck, the stack and the winner's advisers
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Ana   |
      And the cards
        | card    | suit   | adviser | site     |
        | "Clerk" | Order  | Ana     |          |
        | "Rider" | Nomad  | Bruno   |          |
        | "Baker" | Hearth |         | "Harbor" |
      And in the world deck lie these cards
        | card   | suit  |
        | "Bear" | Beast |
      And in the discard piles lie 6 more denizens
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then in the world deck lie just "Bear", "Rider" and "Clerk"
      And Ana has no advisers
      And in the stack of discards lies nothing
      And in the World Box lie, from the top, "Baker" and "Harbor"
      And in the Dispossessed section lie 6 cards

    Scenario: Denizens in a hand are on the table too
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the cards
        | card    | suit  | hand  |
        | "Rider" | Nomad | Bruno |
        | "Clerk" | Order | Ana   |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 7
      When the players carry out step 8 of the Chronicle
      Then in the world deck lie just "Rider" and "Clerk"
      And Bruno holds 0 cards

    Scenario: The cards the Prince drew and left lie on the table
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Ana        | Exile      |
      And the map
        | region | site     | capacity |
        | Cradle | "Harbor" | 3        |
      And the Mind guide
        | space   | quadrant   |
        | "March" | upper left |
      And both action markers are on "March"
      And the upper left quadrant asks for Friends
      And the relationship spaces
        | column  | row | markers         |
        | Friends | 1   | Order and Nomad |
        | Friends | 2   |                 |
      And the Tactics track reads 0 and 1 and its marker is on 0
      And the cards
        | card    | kind    | suit  |
        | "Clerk" | denizen | Order |
        | "Faith" | Vision  |       |
        | "Rider" | denizen | Nomad |
      And the top of the world deck is "Faith", "Rider" and "Clerk"
      And the Prince comes to the phase search and play a card
      When the Prince searches and plays a card
      Then "Clerk" lies at "Harbor"
      Given Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      Then among the Visions set aside lies just "Faith"
      When the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then in the world deck lie just "Rider" and "Faith"
      And in the World Box lie, from the top, "Clerk" and "Harbor"

    @reading.C20=b
    Scenario: In the other reading denizens at the sites join the deck
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Ana   |
      And the cards
        | card    | kind    | suit   | site     |
        | "Baker" | denizen | Hearth | "Harbor" |
        | "Hall"  | edifice | Hearth | "Harbor" |
      And in the world deck lie these cards
        | card   | suit  |
        | "Bear" | Beast |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 6
      When the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then in the world deck lie just "Bear" and "Baker"
      And in the World Box lie, from the top, "Hall" and "Harbor"

    Scenario: The gathered denizens are shuffled
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie these cards
        | card | suit  |
        | "B1" | Beast |
        | "B2" | Beast |
        | "B3" | Beast |
      And Ana has won
      And the shuffle of the denizens brings "B3" to the top
      And the shuffle of the pile of 10 brings "B3", "B1" and "B2" to the top
      And the Chronicle has been carried out up to step 7
      When the players carry out step 8 of the Chronicle
      Then in the world deck lie, from the top, "B3", "B1" and "B2"

  @rule.world-deck.piles
  Rule: The denizens make piles of ten, of fifteen and the rest

    Scenario: The eleventh denizen goes to the second pile, the twenty-sixth to the rest
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie 9 more denizens
      And in the world deck lie these cards
        | card         | suit  |
        | "Tenth"      | Beast |
        | "Eleventh"   | Beast |
      And in the world deck lie 13 more denizens
      And in the world deck lie these cards
        | card            | suit  |
        | "Twenty-fifth"  | Beast |
        | "Twenty-sixth"  | Beast |
      And Ana has won
      And no shuffle changes the order of the cards
      And the shuffle of the pile of 10 brings "Tenth" to the top
      And the shuffle of the pile of 15 brings "Twenty-fifth" and "Eleventh" to the top
      And the Chronicle has been carried out up to step 7
      When the players carry out step 8 of the Chronicle
      Then in the world deck lie 26 cards
      And card 1 of the world deck is "Tenth"
      And card 11 of the world deck is "Twenty-fifth"
      And card 12 of the world deck is "Eleventh"
      And card 26 of the world deck is "Twenty-sixth"

    Scenario: With twelve denizens the pile of ten is full and that of fifteen has two
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie 12 more denizens
      And in the discard piles lie these cards
        | card        | kind   |
        | "Conquest"  | Vision |
        | "Rebellion" | Vision |
        | "Faith"     | Vision |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then the piles of the new world deck have 12, 3 and 0 cards
      And the cards 13 to 15 of the world deck hold 1 Vision

  @rule.world-deck.visions
  Rule: Two Visions go into the first pile, three into the second

    Scenario: The shuffled Visions are split two and three
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie 25 more denizens
      And in the discard piles lie these cards
        | card         | kind   |
        | "Conquest"   | Vision |
        | "Rebellion"  | Vision |
        | "Faith"      | Vision |
        | "Sanctuary"  | Vision |
        | "Conspiracy" | Vision |
      And Ana has won
      And no shuffle changes the order of the cards
      And the shuffle of the Visions brings "Faith" and the Conspiracy to the top
      And the shuffle of the pile of 10 brings "Faith" to the top
      And the shuffle of the pile of 15 brings "Sanctuary" to the top
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then the cards 1 to 12 of the world deck hold 2 Visions
      And the cards 13 to 30 of the world deck hold 3 Visions
      And card 1 of the world deck is "Faith"
      And card 12 of the world deck is the Conspiracy
      And card 13 of the world deck is "Sanctuary"
      And among the Visions set aside lies nothing

    Scenario: With too few Visions the first pile gets its two
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie 30 more denizens
      And in the discard piles lie these cards
        | card        | kind   |
        | "Conquest"  | Vision |
        | "Rebellion" | Vision |
        | "Faith"     | Vision |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then the cards 1 to 12 of the world deck hold 2 Visions
      And the cards 13 to 28 of the world deck hold 1 Vision
      And the cards 29 to 33 of the world deck hold 0 Visions

  @rule.world-deck.order
  Rule: The pile of ten lies on that of fifteen, on the rest

    @ex.rebuild
    Scenario: Fifty-four denizens and five Visions make a deck of fifty-nine
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie 54 more denizens
      And in the discard piles lie these cards
        | card         | kind   |
        | "Conquest"   | Vision |
        | "Rebellion"  | Vision |
        | "Faith"      | Vision |
        | "Sanctuary"  | Vision |
        | "Conspiracy" | Vision |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then in the world deck lie 59 cards
      And the cards 1 to 12 of the world deck hold 2 Visions
      And the cards 13 to 30 of the world deck hold 3 Visions
      And the cards 31 to 59 of the world deck hold 0 Visions
      And the Chronicle is complete

    @reading.C19=b
    Scenario: In the other reading the rest lies on top
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And in the world deck lie 27 more denizens
      And in the discard piles lie these cards
        | card         | kind   |
        | "Conquest"   | Vision |
        | "Rebellion"  | Vision |
        | "Faith"      | Vision |
        | "Sanctuary"  | Vision |
        | "Conspiracy" | Vision |
      And Ana has won
      And no shuffle changes the order of the cards
      And the Chronicle has been carried out up to step 4
      When the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then the cards 1 to 2 of the world deck hold 0 Visions
      And the cards 3 to 20 of the world deck hold 3 Visions
      And the cards 21 to 32 of the world deck hold 2 Visions
