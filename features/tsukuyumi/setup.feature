Feature: Setup

  @rule.scope.precedence
  Rule: The stronger rule holds

    Scenario: A rule of this expansion prevails over the base game
      Given these rules contradict each other
        | source         | says                     |
        | base game      | "Four phases a round"    |
        | this expansion | "Two phases a round"     |
      When the players look up which rule holds
      Then what holds is "Two phases a round"

    Scenario: What the expansion does not change stays as in the base game
      Given these rules contradict each other
        | source    | says                     |
        | base game | "Four phases a round"    |
      When the players look up which rule holds
      Then what holds is "Four phases a round"

    Scenario Outline: Of two sources the stronger one holds
      Given these rules contradict each other
        | source     | says   |
        | <weaker>   | "weak" |
        | <stronger> | "firm" |
      When the players look up which rule holds
      Then what holds is "firm"

      Examples:
        | stronger          | weaker            |
        | turn effect       | modification card |
        | modification card | this expansion    |
        | this expansion    | faction rule      |
        | faction rule      | base game         |

  @rule.scope.modes
  Rule: There are three ways to play

    Scenario: Several players play a cooperative game
      When the players want a cooperative game with 2 players
      Then it is a cooperative game with 2 players

    Scenario: One player plays in solo mode
      When the players want a solo mode with 1 player
      Then it is a solo mode with 1 player

    Scenario: Several players play a regular game
      When the players want a regular game with 4 players
      Then it is a regular game with 4 players

    Scenario: Solo mode is not for two
      When the players want a solo mode with 2 players
      Then the rules refuse it: "Three ways to play"

    Scenario: A cooperative game needs more than one
      When the players want a cooperative game with 1 player
      Then the rules refuse it: "Three ways to play"

    Scenario: A regular game is not played by these rules
      Given a regular game with 3 players
      And the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the Oni make their attacks
      Then the rules refuse it: "The regular game"

  @rule.scope.modules
  Rule: Some modules stay in the box

    Scenario Outline: A module that is left out cannot be used
      When the players want to use <module>
      Then the rules refuse it: "What stays in the box"
      And no other module is used

      Examples:
        | module                 |
        | mascots                |
        | Oni missions           |
        | Oni power cards        |
        | alternative objectives |
        | starting advantages    |
        | mission cards          |
        | faction events         |

    Scenario: Common event cards stay in the game
      When the players want to use event cards
      Then event cards are used

  @rule.scope.factions
  Rule: Factions released by September 2019 can play

    Scenario Outline: A faction that came out in time can be chosen
      Given the Fireborn came out in <month>
      When a player chooses the Fireborn
      Then the players are, clockwise, Fireborn

      Examples:
        | month   |
        | 2017-11 |
        | 2019-09 |

    Scenario: A faction that came out later cannot be chosen
      Given the Fireborn came out in 2019-10
      When a player chooses the Fireborn
      Then the rules refuse it: "Which factions can play"

    @reading.C2=a
    Scenario: Read literally, only factions from September 2019 on could be chosen
      Given the Fireborn came out in 2019-08
      And the Nomads came out in 2019-09
      When a player chooses the Fireborn
      Then the rules refuse it: "Which factions can play"
      When a player chooses the Nomads
      Then the players are, clockwise, Nomads

  @rule.parts.cards
  Rule: The box holds these cards

    @ex.component-sums
    Scenario: Standees and tarot cards add up, standard cards do not
      When somebody counts the box
        | part                                    | number |
        | modification cards                      | 9      |
        | action cards                            | 30     |
        | Moon Princess card for the regular game | 1      |
        | counter cards                           | 15     |
        | momentum cards                          | 4      |
        | Moon Princess cards                     | 7      |
        | Oni turn cards                          | 7      |
        | legendary Oni cards                     | 9      |
        | Moon Princess standees                  | 1      |
        | legendary Oni standees                  | 7      |
        | Small Oni standees                      | 4      |
        | Medium Oni standees                     | 4      |
        | Large Oni standees                      | 4      |
      Then nothing of it is missing
      And the Moon Princess standees, legendary Oni standees, Small Oni standees, Medium Oni standees and Large Oni standees of a whole box make 20
      And the momentum cards, Moon Princess cards, Oni turn cards and legendary Oni cards of a whole box make 27
      And the modification cards, action cards, Moon Princess card for the regular game and counter cards of a whole box make 55

    Scenario Outline: A box with one card fewer is not complete
      When somebody counts the box
        | part   | number |
        | <part> | <one>  |
      Then these parts are missing
        | part   | number |
        | <part> | 1      |

      Examples:
        | part                                    | one |
        | modification cards                      | 8   |
        | action cards                            | 29  |
        | Moon Princess card for the regular game | 0   |
        | counter cards                           | 14  |
        | Moon Princess combat card               | 0   |
        | momentum cards                          | 3   |
        | Moon Princess cards                     | 6   |
        | Oni turn cards                          | 6   |
        | legendary Oni cards                     | 8   |

  @rule.parts.figures
  Rule: The box holds these figures

    Scenario Outline: A box with one figure fewer is not complete
      When somebody counts the box
        | part   | number |
        | <part> | <one>  |
      Then these parts are missing
        | part   | number |
        | <part> | 1      |

      Examples:
        | part                     | one |
        | Moon Princess standees   | 0   |
        | legendary Oni standees   | 6   |
        | Small Oni standees       | 3   |
        | Medium Oni standees      | 3   |
        | Large Oni standees       | 3   |
        | Moon Princess miniatures | 0   |

  @rule.parts.tokens
  Rule: The box holds these tokens and sheets

    Scenario: A whole set of tokens and sheets
      When somebody counts the box
        | part            | number |
        | Home tokens     | 2      |
        | priority tokens | 28     |
        | momentum tokens | 2      |
        | overview sheets | 4      |
      Then nothing of it is missing

    Scenario: Tokens and sheets that are missing
      When somebody counts the box
        | part            | number |
        | Home tokens     | 1      |
        | priority tokens | 25     |
        | momentum tokens | 1      |
        | overview sheets | 3      |
      Then these parts are missing
        | part            | number |
        | Home tokens     | 1      |
        | priority tokens | 3      |
        | momentum tokens | 1      |
        | overview sheets | 1      |

    Scenario: Only two factions have a Home token
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And the starting area of the Nomads is A
      When the Nomads place their Home token
      Then the rules refuse it: "Tokens and sheets"

  @rule.faction.choose
  Rule: Each player has a faction of their own

    Scenario: Two players take two factions
      When a player chooses the Nomads
      And a player chooses the Boarlords
      Then the players are, clockwise, Nomads and Boarlords

    Scenario: Nobody takes a faction that is taken
      Given the players are, clockwise, Nomads
      When a player chooses the Nomads
      Then the rules refuse it: "One faction each"
      And the players are, clockwise, Nomads

    Scenario: No more factions than players
      Given a solo mode with 1 player
      And the players are, clockwise, Nomads
      When a player chooses the Boarlords
      Then the rules refuse it: "One faction each"
      And the players are, clockwise, Nomads

  @rule.faction.modification
  Rule: Each player follows the modification card of their faction

    Scenario: Every player takes a modification card
      Given the players are, clockwise, Nomads and Boarlords
      When the Nomads take the modification card of the Nomads
      Then the Boarlords still lack their modification card
      When the Boarlords take the modification card of the Boarlords
      Then every player has a modification card

    Scenario: The card of another faction does not fit
      Given the players are, clockwise, Nomads and Boarlords
      When the Nomads take the modification card of the Boarlords
      Then the rules refuse it: "The modification card"
      And the Nomads and Boarlords still lack their modification card

    Scenario: The modification card prevails over the faction's own rules
      Given these rules contradict each other
        | source            | says                   |
        | faction rule      | "Nomads move 2 areas"  |
        | modification card | "Nomads move 1 area"   |
      When the players look up which rule holds
      Then what holds is "Nomads move 1 area"

    Scenario: A modification card is taken once
      Given the players are, clockwise, Nomads
      When the Nomads take the modification card of the Nomads
      And the Nomads take the modification card of the Nomads
      Then the rules refuse it: "The modification card"
      And every player has a modification card

  @rule.board.moon
  Rule: Each moon area starts with a Small and a Medium Oni

    Scenario: The Moon has 7 areas with 2 Oni each
      When the players lay out the Moon
      Then M0 lies next to M1, M2, M3, M4, M5 and M6
      And these Oni are in M0
        | Oni        | number |
        | Small Oni  | 1      |
        | Medium Oni | 1      |
      And these Oni are in M6
        | Oni        | number |
        | Small Oni  | 1      |
        | Medium Oni | 1      |
      And these Oni are available
        | Oni        | number |
        | Small Oni  | 8      |
        | Medium Oni | 5      |
        | Large Oni  | 7      |

    Scenario: There is just one Moon
      Given the Moon lies in the centre
      When the players lay out the Moon
      Then the rules refuse it: "The Moon and its Oni"
      And these Oni are in M0
        | Oni        | number |
        | Small Oni  | 1      |
        | Medium Oni | 1      |

  @rule.board.princess
  Rule: The Moon Princess starts on any intersection of the purple border

    Scenario: The players may choose every intersection of Moon and tiles
      Given the areas
        | area | ground      | next to |
        | M1   | moon area   | M2, A, B |
        | M2   | moon area   | B, C    |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor |         |
      When the players place the Moon Princess
      Then the players choose one of these intersections
        | areas        |
        | M1, A and B  |
        | M1, M2 and B |
        | M2, B and C  |
      When the players put the Moon Princess between M1, M2 and B
      Then the Moon Princess stands between M1, M2 and B

    Scenario: She cannot start away from the purple border
      Given the areas
        | area | ground      | next to |
        | M1   | moon area   | A, B, C |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C, D    |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor |         |
      When the players place the Moon Princess
      And the players put the Moon Princess between B, C and D
      Then the rules refuse it: "The Moon Princess at the start"
      And the Moon Princess is not on the board
      And the players choose one of these intersections
        | areas       |
        | M1, A and B |
        | M1, B and C |

    Scenario Outline: Once the game has begun nothing more is set up
      Given the areas
        | area | ground      | next to |
        | M    | moon area   | A, B    |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the starting area of the Nomads is A
      And a cooperative game with 2 players
      And the players are, clockwise, Nomads and Sentinels
      And the portals of the Sentinels are in A
      And the white phase has begun
      When <act>
      Then the rules refuse it: <rule>

      Examples:
        | act                                                | rule                             |
        | the players place the Moon Princess                | "The Moon Princess at the start" |
        | the players lay out the Moon                       | "The Moon and its Oni"           |
        | a player chooses the Fireborn                      | "One faction each"               |
        | the Nomads take the modification card of the Nomads | "The modification card"         |
        | the players want a cooperative game with 3 players | "Three ways to play"             |
        | the players want to use event cards                | "What stays in the box"          |
        | the Sentinels mark B as starting area              | "Homezone and starting area"     |
        | the Sentinels place their Home token               | "What a Home token does"         |
        | the Nomads place a starting unit "Rider"           | "Starting units"                 |
        | the players take the momentum track for 2 players  | "The momentum track"             |
        | the players place the priority tokens              | "Where priority tokens go"       |
        | the decks are formed                               | "Five decks"                     |
        | the action cards are dealt                         | "Five cards and a draft"         |
        | somebody wants to play without the Merchant        | "All legendary Oni"              |
        | the legendary Oni cards without a figure are removed | "One card each"                |

    Scenario: A Moon Princess on the board is not placed again
      Given the areas
        | area | ground      | next to |
        | M    | moon area   | A, B    |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the Moon Princess stands between M, A and B
      When the players place the Moon Princess
      Then the rules refuse it: "The Moon Princess at the start"

  @rule.board.tiles
  Rule: 7 area tiles per player lie around the Moon

    @ex.tile-counts
    Scenario Outline: So many area tiles for so many players
      Given a cooperative game with <players> players
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number    |
        | Ocean Floor    | <others>  |
        | Fertile Ground | <players> |
      Then <tiles> area tiles lie around the Moon
      And the game is normal

      Examples:
        | players | others | tiles |
        | 2       | 12     | 14    |
        | 3       | 18     | 21    |
        | 4       | 24     | 28    |

    Scenario: The tiles lie in a circle around the Moon
      Given a cooperative game with 2 players
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number |
        | Ocean Floor    | 12     |
        | Fertile Ground | 2      |
      Then T1 lies next to M1, T2, T12, T13 and T14
      And M1 lies next to M0, M2, M6, T1, T2 and T12

    Scenario: Area tiles are laid out once
      Given a solo mode with 1 player
      And the Moon lies in the centre
      And these area tiles lie around the Moon
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 1      |
      When the players lay out these area tiles
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 1      |
      Then the rules refuse it: "Area tiles"
      And 12 area tiles lie around the Moon

  @rule.board.tiles-solo
  Rule: Solo mode has 12 area tiles

    @ex.tile-counts
    Scenario: One player plays with 12 area tiles
      Given a solo mode with 1 player
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 1      |
      Then 12 area tiles lie around the Moon
      And the game is normal

    Scenario: 7 area tiles are fewer than solo mode has
      Given a solo mode with 1 player
      Then with 7 area tiles the game would be harder
      And with 11 area tiles the game would be harder
      And with 12 area tiles the game would be normal
      And with 13 area tiles the game would be easier

  @rule.board.difficulty
  Rule: More area tiles are easier, fewer are harder

    @ex.difficulty
    Scenario Outline: Three players choose how hard the game is
      Given a cooperative game with 3 players
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number   |
        | Ocean Floor    | <others> |
        | Fertile Ground | 3        |
      Then <tiles> area tiles lie around the Moon
      And the game is <difficulty>

      Examples:
        | others | tiles | difficulty |
        | 20     | 23    | easier     |
        | 19     | 22    | easier     |
        | 18     | 21    | normal     |
        | 17     | 20    | harder     |
        | 16     | 19    | harder     |

  @rule.board.fertile
  Rule: One Fertile Ground per player is among the tiles

    Scenario Outline: More or fewer Fertile Grounds than players are refused
      Given a cooperative game with 3 players
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number    |
        | Ocean Floor    | 18        |
        | Fertile Ground | <fertile> |
      Then the rules refuse it: "One Fertile Ground each"
      And no area tiles lie around the Moon

      Examples:
        | fertile |
        | 2       |
        | 4       |

    @reading.C11=b
    Scenario: Read the other way, the Fertile Grounds come on top of 7 tiles each
      Given a cooperative game with 3 players
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number |
        | Ocean Floor    | 21     |
        | Fertile Ground | 3      |
      Then 24 area tiles lie around the Moon
      And the game is normal

  @rule.board.moonfall
  Rule: With After the Moonfall some tiles are left out

    Scenario Outline: After the Moonfall brings neither river lands nor toxic areas
      Given a cooperative game with 2 players
      And After the Moonfall is played too
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 2      |
        | <ground>       | 1      |
      Then the rules refuse it: "With After the Moonfall"
      And no area tiles lie around the Moon

      Examples:
        | ground     |
        | river land |
        | toxic area |

    Scenario: Other grounds can be used with After the Moonfall
      Given a cooperative game with 2 players
      And After the Moonfall is played too
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground           | number |
        | Ocean Floor      | 11     |
        | Fertile Ground   | 2      |
        | radioactive area | 1      |
      Then 14 area tiles lie around the Moon

    Scenario: Without After the Moonfall nothing keeps toxic areas out
      Given a cooperative game with 2 players
      And the Moon lies in the centre
      When the players lay out these area tiles
        | ground         | number |
        | Ocean Floor    | 11     |
        | Fertile Ground | 2      |
        | toxic area     | 1      |
      Then 14 area tiles lie around the Moon

  @rule.home.place
  Rule: Each player marks one starting area

    Scenario: One starting area is enough
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      When the Nomads mark A as starting area
      Then the Nomads start from A

    Scenario: Two starting areas are too many
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      When the Nomads mark A and B as starting areas
      Then the rules refuse it: "Homezone and starting area"
      And the Nomads have no starting area

    Scenario: A starting area is marked once
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      When the Nomads mark A as starting area
      And the Nomads mark B as starting area
      Then the rules refuse it: "Homezone and starting area"
      And the Nomads start from A

  @rule.home.lords
  Rule: The Lords of the Lost Sea have two starting areas and a Home token

    Scenario: The Lords of the Lost Sea choose which starting area gets their Home token
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      When the Lords of the Lost Sea mark A and B as starting areas
      And the Lords of the Lost Sea place their Home token
      Then the Lords of the Lost Sea choose between A and B
      When the Lords of the Lost Sea choose C
      Then the rules refuse it: "Lords of the Lost Sea"
      When the Lords of the Lost Sea choose B
      Then the Home token of the Lords of the Lost Sea lies in B

    Scenario: One starting area is too few for the Lords of the Lost Sea
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      When the Lords of the Lost Sea mark A as starting area
      Then the rules refuse it: "Lords of the Lost Sea"

    Scenario: Nobody else places the Home token of the Lords of the Lost Sea, and they place it once
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the initiative order is Nomads and Lords of the Lost Sea
      When the Lords of the Lost Sea mark A and B as starting areas
      And the Lords of the Lost Sea place their Home token
      And the Nomads choose A
      Then the rules refuse it: "Lords of the Lost Sea"
      When the Lords of the Lost Sea choose B
      And the Lords of the Lost Sea place their Home token
      Then the rules refuse it: "Lords of the Lost Sea"
      And the Home token of the Lords of the Lost Sea lies in B

  @rule.home.sentinels
  Rule: The Sentinels put their Home token on a portal

    Scenario: The Sentinels choose one of their portals
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And the portals of the Sentinels are in A and C
      When the Sentinels place their Home token
      Then the Sentinels choose between A and C
      When the Sentinels choose B
      Then the rules refuse it: "Sentinels"
      When the Sentinels choose C
      Then the Home token of the Sentinels lies in C

    Scenario: Nobody else chooses the portal of the Sentinels
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the initiative order is Nomads and Sentinels
      And the portals of the Sentinels are in A and B
      When the Sentinels place their Home token
      And the Nomads choose A
      Then the rules refuse it: "Sentinels"
      When the Sentinels choose A
      Then the Home token of the Sentinels lies in A

  @rule.home.tokens
  Rule: A Home token counts as a Homezone

    Scenario: Oni do not move into an area with a Home token
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
      And the Home token of the Sentinels lies in A
      When the Oni make their attacks
      Then the Oni have attacked no area
      And A is ruled out: "What a Home token does"

    Scenario: Oni do not move through an area with a Home token
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And C carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | C    | Small Oni | 1      |
      And the Home token of the Sentinels lies in B
      When the Oni make their attacks
      Then the Oni have attacked no area
      And A is ruled out: "Range 2"

    Scenario: Areas next to a Home token get priority tokens
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor |         |
      And the Home token of the Sentinels lies in A
      When the players place the priority tokens
      Then priority tokens lie in just B

    @reading.C101=b
    Scenario: Read the other way, Oni move into an area with a Home token
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | B    | Small Oni | 1      |
      And the Home token of the Sentinels lies in A
      When the Oni make their attacks
      Then the Oni have attacked A

    Scenario: Oni that are already in an area with a Home token attack it
      Given the Oni are worth
        | Oni       | conquest points | damage |
        | Small Oni | 10              | 10     |
      And the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And B carries an Oni territory token
      And these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 1      |
      And the Home token of the Sentinels lies in A
      When the Oni make their attacks
      Then the Oni have attacked A
      And no Oni has moved

  @rule.home.units
  Rule: Starting units go in or next to the starting area, or next to the Homezone

    Scenario: A starting unit has exactly these places to go
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, C    |
        | B    | Ocean Floor | D       |
        | C    | Ocean Floor |         |
        | D    | Ocean Floor | E       |
        | E    | Ocean Floor |         |
      And the Homezone of the Nomads lies next to E
      And the starting area of the Nomads is A
      When the Nomads place a starting unit "Rider"
      Then the Nomads choose between A, B, C and E
      When the Nomads choose D
      Then the rules refuse it: "Starting units"
      When the Nomads choose E
      Then these player units are in E
        | faction | unit    | number |
        | Nomads  | "Rider" | 1      |

    Scenario: With two starting areas, places next to either are open
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor | E       |
        | E    | Ocean Floor | F       |
        | F    | Ocean Floor |         |
      When the Lords of the Lost Sea mark A and E as starting areas
      And the Lords of the Lost Sea place a starting unit "Diver"
      Then the Lords of the Lost Sea choose between A, B, D, E and F

    Scenario: Blocks take places away
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B, C    |
        | B    | Ocean Floor | D       |
        | C    | Ocean Floor |         |
        | D    | Ocean Floor | E       |
        | E    | Ocean Floor |         |
      And the Homezone of the Nomads lies next to D and E
      And the starting area of the Nomads is A
      And a Block separates A from B
      And a Block separates E from the Homezone of the Nomads
      When the Nomads place a starting unit "Rider"
      Then the Nomads choose between A, C and D

    Scenario: Units of the same kind are added up
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the starting area of the Nomads is A
      When the Nomads place a starting unit "Rider"
      And the Nomads choose A
      And the Nomads place a starting unit "Rider"
      And the Nomads choose A
      Then these player units are in A
        | faction | unit    | number |
        | Nomads  | "Rider" | 2      |

    Scenario: Nobody else places a starting unit
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor |         |
      And the initiative order is Nomads and Fireborn
      And the starting area of the Nomads is A
      When the Nomads place a starting unit "Rider"
      And the Fireborn choose B
      Then the rules refuse it: "Starting units"
      When the Nomads choose B
      Then these player units are in B
        | faction | unit    | number |
        | Nomads  | "Rider" | 1      |

    @question
    Scenario: A starting unit does not go next to a Home token only because of the token
      Given the areas
        | area | ground      | next to |
        | A    | Ocean Floor | B       |
        | B    | Ocean Floor | C       |
        | C    | Ocean Floor | D       |
        | D    | Ocean Floor |         |
      And the starting area of the Sentinels is A
      And the Home token of the Sentinels lies in D
      When the Sentinels place a starting unit "Guard"
      Then the Sentinels choose between A and B
      And C is not among the choices

  @rule.cards.deal
  Rule: With three or more players, five cards are dealt and drafted

    Scenario: Each player keeps one of five cards and passes four to the left
      Given the players are, clockwise, Nomads, Fireborn and Boarlords
      And the action deck is, from the top, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15" and "16"
      When the action cards are dealt
      Then the Nomads choose between the action cards "1", "2", "3", "4" and "5"
      When the Nomads choose the action card "3"
      Then the Fireborn choose between the action cards "6", "7", "8", "9" and "10"
      When the Fireborn choose the action card "6"
      And the Boarlords choose the action card "15"
      Then the Nomads have chosen "3"
      And the Fireborn have chosen "6"
      And the Boarlords have chosen "15"
      And the Fireborn hold the action cards "1", "2", "4" and "5"
      And the Boarlords hold the action cards "7", "8", "9" and "10"
      And the Nomads hold the action cards "11", "12", "13" and "14"

    Scenario: Nobody chooses a card of somebody else's hand
      Given the players are, clockwise, Nomads, Fireborn and Boarlords
      And the action deck is, from the top, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14" and "15"
      When the action cards are dealt
      And the Nomads choose the action card "6"
      Then the rules refuse it: "Five cards and a draft"
      And the Nomads choose between the action cards "1", "2", "3", "4" and "5"

    @question
    Scenario: Dealing five cards each to three players leaves half of the thirty
      Given the players are, clockwise, Nomads, Fireborn and Boarlords
      And the action deck is, from the top, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29" and "30"
      When the action cards are dealt
      Then the Nomads choose from 5 action cards
      And the Nomads cannot choose the action cards "6" and "16"
      And the pile of action cards holds 15 cards
      And "16" is in the pile of action cards
      And "15" is not in the pile of action cards

    Scenario: Action cards are dealt once
      Given the players are, clockwise, Nomads, Fireborn and Boarlords
      And the Nomads have chosen "1"
      And the action deck is, from the top, "2", "3" and "4"
      When the action cards are dealt
      Then the rules refuse it: "Five cards and a draft"

  @rule.cards.few
  Rule: Two players or one draw three cards and pass nothing

    @ex.three-cards
    Scenario: Two players draw three cards a round and discard what they do not keep
      Given the players are, clockwise, Nomads and Fireborn
      And the initiative order is Nomads and Fireborn
      And the action deck is, from the top, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" and "12"
      When the action cards are dealt
      Then the Nomads choose between the action cards "1", "2" and "3"
      When the Nomads choose the action card "2"
      Then the Fireborn choose between the action cards "4", "5" and "6"
      When the Fireborn choose the action card "4"
      Then the Nomads hold no action cards
      And the Fireborn hold no action cards
      And the discarded action cards are "1", "3", "5" and "6"

    Scenario: One player draws three cards too
      Given the players are, clockwise, Nomads
      And the action deck is, from the top, "1", "2", "3", "4" and "5"
      When the action cards are dealt
      And the Nomads choose the action card "1"
      Then the Nomads have chosen "1"
      And the Nomads hold no action cards
      And the discarded action cards are "2" and "3"

    @question
    Scenario: What two players discard while setting up is no longer in the pile
      Given the players are, clockwise, Nomads and Fireborn
      And the action deck is, from the top, "1", "2", "3", "4", "5", "6", "7", "8" and "9"
      When the action cards are dealt
      And the Nomads choose the action card "1"
      And the Fireborn choose the action card "5"
      Then the pile of action cards holds 3 cards
      And the discard pile of action cards holds 4 cards
      And "2" and "6" are in the discard pile of action cards
      And "1", "2" and "6" are not in the pile of action cards

  @rule.cards.expansion
  Rule: The action cards of this expansion are used

    Scenario: An action card of the base game has no place in the deck
      Given the players are, clockwise, Nomads
      And the action deck is, from the top, "1", "2", "3" and "Old"
      And "Old" is of the base game
      When the action cards are dealt
      Then the rules refuse it: "The cards of this expansion"
      And the Nomads have chosen no action card

  @rule.track.setup
  Rule: The momentum track fits the number of players, and starts at 1

    Scenario: The marker starts on 1 of the track for the number of players
      Given a cooperative game with 3 players
      And the momentum track for 2 players ends at 15
      And the momentum track for 3 players ends at 20
      And momentum is 4
      When the players take the momentum track for 3 players
      Then the momentum track ends at 20
      And momentum is 1

    Scenario: The track for another number of players does not fit
      Given a cooperative game with 3 players
      And the momentum track for 2 players ends at 15
      When the players take the momentum track for 2 players
      Then the rules refuse it: "The momentum track"

  @rule.priority.place
  Rule: Priority tokens mark what the Oni prefer

    Scenario: One priority token for each area that has a reason
      Given the areas
        | area | ground           | next to |
        | A    | Ocean Floor      | B       |
        | B    | Fertile Ground   | C       |
        | C    | radioactive area | D       |
        | D    | Ocean Floor      | E       |
        | E    | toxic area       | M       |
        | M    | moon area        | N       |
        | N    | moon area        |         |
      And M is the centre of the Moon
      And the Homezone of the Nomads lies next to A
      When the players place the priority tokens
      Then priority tokens lie in just A, B, C and M

    Scenario: Several reasons still make one priority token
      Given the areas
        | area | ground         | next to |
        | A    | Fertile Ground | B       |
        | B    | Ocean Floor    |         |
      And the Homezone of the Nomads lies next to A
      And the Homezone of the Fireborn lies next to A
      And the action card "Storm" offers
        | phase | action  | kind        |
        | black | "Event" | event cards |
      And the Nomads have chosen "Storm"
      And the event deck is, from the top, "Rain"
      When the players place the priority tokens
      Then A carries a priority token
      Given it is the black phase of the Nomads
      When the Nomads use an event card
      And the Nomads use it to remove a priority token
      Then A carries no priority token

  @rule.pool.oni
  Rule: The Oni pool has fixed numbers

    @ex.pool-sum
    Scenario: 34 Oni and 7 legendary Oni are used, the others go back
      When the players prepare these Oni
        | Oni        | number |
        | Large Oni  | 11     |
        | Medium Oni | 16     |
        | Small Oni  | 19     |
      Then 34 Oni and 7 legendary Oni are used
      And these Oni are available
        | Oni        | number |
        | Large Oni  | 7      |
        | Medium Oni | 12     |
        | Small Oni  | 15     |
      And these Oni go back to the box
        | Oni        | number |
        | Large Oni  | 4      |
        | Medium Oni | 4      |
        | Small Oni  | 4      |

    Scenario: The Oni are prepared once
      When the players prepare these Oni
        | Oni       | number |
        | Small Oni | 20     |
      And the players prepare these Oni
        | Oni       | number |
        | Small Oni | 15     |
      Then the rules refuse it: "The Oni pool"
      And these Oni go back to the box
        | Oni       | number |
        | Small Oni | 5      |

    Scenario: The Oni that lie on the Moon already are taken from the pool
      When the players lay out the Moon
      And the players prepare these Oni
        | Oni        | number |
        | Large Oni  | 7      |
        | Medium Oni | 12     |
        | Small Oni  | 20     |
      Then 34 Oni and 7 legendary Oni are used
      And these Oni are available
        | Oni        | number |
        | Large Oni  | 7      |
        | Medium Oni | 5      |
        | Small Oni  | 8      |

  @rule.pool.limit
  Rule: Never more Oni than the pool holds

    Scenario: An empty pool is not filled up from the box
      Given only these Oni are available
        | Oni       | number |
        | Small Oni | 3      |
      When somebody wants another Large Oni from the box
      Then the rules refuse it: "Never more Oni than these"

    Scenario: Production stops when the pool is empty
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
      And only these Oni are available
        | Oni       | number |
        | Small Oni | 1      |
        | Large Oni | 1      |
      And the Oni turn card "Swarm" says
        | section    | Oni       | number | area |
        | production | Small Oni | 3      | A    |
      When the Oni turn card is turned over
      Then these Oni are in A
        | Oni       | number |
        | Small Oni | 1      |
        | Large Oni | 1      |

    Scenario: A seventh legendary Oni comes into play
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
        | A    | Dark Observer |
        | A    | Three Shadows |
        | A    | Merchant      |
        | A    | Abyssal       |
        | A    | Skybound      |
      And the card of the Defiler places it in B
      When the Defiler comes into play
      Then these legendary Oni are in B: Defiler

    Scenario: An eighth legendary Oni does not
      Given the areas
        | area | ground      |
        | A    | Ocean Floor |
        | B    | Ocean Floor |
      And these legendary Oni are in play
        | area | legendary Oni |
        | A    | Ronin         |
        | A    | Dark Observer |
        | A    | Three Shadows |
        | A    | Merchant      |
        | A    | Abyssal       |
        | A    | Skybound      |
        | A    | Gambler       |
      And the card of the Defiler places it in B
      And the legendary Oni cards from the top are Defiler
      When the Defiler comes into play
      Then no legendary Oni are in B
      And no legendary Oni cards are left to draw

  @rule.pool.legendary
  Rule: All legendary Oni take part

    Scenario: Nobody can leave out a legendary Oni that can be fielded
      Given the legendary Oni cards from the top are Ronin, Merchant and Gambler
      When somebody wants to play without the Merchant
      Then the rules refuse it: "All legendary Oni"
      And the legendary Oni cards are, from the top, "Ronin", "Merchant" and "Gambler"

    Scenario: Without a figure its card is left out
      Given the legendary Oni cards from the top are Ronin, Merchant and Gambler
      And there is neither a miniature nor a standee of the Merchant
      When somebody wants to play without the Merchant
      Then the legendary Oni cards are, from the top, "Ronin" and "Gambler"

  @rule.decks.five
  Rule: Five decks are formed and shuffled

    Scenario: Each deck has its own cards, and last-round counters are kept apart
      Given these cards are in the box
        | card         | deck                     |
        | "Tide"       | Moon Princess cards      |
        | "Wave"       | Moon Princess cards      |
        | "Swarm"      | Oni turn cards           |
        | "Night"      | Oni turn cards           |
        | "Curse"      | counter cards            |
        | "Final blow" | last-round counter cards |
        | "Fog"        | counter cards            |
        | "Last stand" | last-round counter cards |
        | "Ronin"      | legendary Oni cards      |
        | "Merchant"   | legendary Oni cards      |
      And shuffling the Moon Princess cards gives "Wave" and "Tide"
      And shuffling the Oni turn cards gives "Swarm" and "Night"
      And shuffling the counter cards gives "Fog" and "Curse"
      And shuffling the last-round counter cards gives "Last stand" and "Final blow"
      And shuffling the legendary Oni cards gives "Merchant" and "Ronin"
      When the decks are formed
      Then the Moon Princess cards are, from the top, "Wave" and "Tide"
      And the Oni turn cards are, from the top, "Swarm" and "Night"
      And the counter cards are, from the top, "Fog" and "Curse"
      And the last-round counter cards are, from the top, "Last stand" and "Final blow"
      And the legendary Oni cards are, from the top, "Merchant" and "Ronin"

    @question
    Scenario: A last-round counter card is in no other pile
      Given these cards are in the box
        | card        | deck                     |
        | "Eclipse"   | counter cards            |
        | "Nightfall" | last-round counter cards |
      When the decks are formed
      Then the pile of counter cards holds 1 card
      And "Nightfall" is not in the pile of counter cards
      And "Nightfall" is in the pile of last-round counter cards
      When somebody wants to play without the Merchant
      Then the rules refuse it: "All legendary Oni"

    Scenario: The decks are formed once
      Given these cards are in the box
        | card    | deck           |
        | "Night" | Oni turn cards |
      When the decks are formed
      And the decks are formed
      Then the rules refuse it: "Five decks"
      And the pile of Oni turn cards holds 1 card
