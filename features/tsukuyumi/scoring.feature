Feature: End of the game and victory points

  Background:
    Given the initiative order is Nomads and Boarlords
    And the Nomads and Boarlords have finished their turns of the round
    And these conditions give victory points
      | condition            | victory points |
      | centre of the Moon   | 4              |
      | fewer than 15 Oni    | 3              |
      | many areas           | 5              |
    And the areas
      | area | ground      | next to |
      | A    | Ocean Floor | B, C    |
      | B    | Ocean Floor | C, D    |
      | C    | moon area   |         |
      | D    | Ocean Floor |         |

  @rule.length.rounds
  Rule: A game lasts 3 rounds

    Scenario Outline: The game is not over before the third round
      Given it is round <round>
      When the game ends
      Then the rules refuse it: "Three rounds"
      And the game is not over

      Examples:
        | round |
        | 1     |
        | 2     |

    Scenario: The third round is the last
      Given it is round 3
      When the game ends
      Then the players win

    Scenario Outline: No other number of rounds can be agreed on
      When the players agree on <rounds> rounds
      Then the rules refuse it: "Three rounds"

      Examples:
        | rounds |
        | 2      |
        | 5      |

    Scenario: Three rounds cannot be agreed on in the fourth
      Given it is round 4
      When the players agree on 3 rounds
      Then the rules refuse it: "Three rounds"

  @rule.length.variant
  Rule: 4 rounds may be played

    Scenario: In the variant the game goes on after the third round
      Given it is round 3
      When the players agree on 4 rounds
      And the game ends
      Then the rules refuse it: "The variant of four rounds"
      And the game is not over

    Scenario: In the variant the fourth round is the last
      Given it is round 4
      When the players agree on 4 rounds
      And the game ends
      Then the players win

    Scenario: The fourth round belongs to a game of four rounds
      Given it is round 4
      When the game ends
      Then the players win

  @rule.length.end
  Rule: The game ends after the last turn of the last round

    Scenario: The game does not end before every player has finished the last turn
      Given the initiative order is Nomads, Boarlords and Fireborn
      And it is round 3
      When the game ends
      Then the rules refuse it: "When the game ends"
      And the game is not over

    Scenario: A turn of the round before is not the last turn
      Given the initiative order is Nomads
      And it is round 2
      And it is the black phase of the Nomads
      When the Nomads end their phase
      And the round ends with its objective missed
      And the next round begins
      And the game ends
      Then the rules refuse it: "When the game ends"

    Scenario: The objective of the last round still counts
      Given it is round 3
      When the players reach the round objective, worth 2 victory points
      And the game ends
      Then the victory points of the players come from
        | faction | source            | victory points |
        |         | fewer than 15 Oni | 3              |
        |         | round objectives  | 2              |

    @reading.C20=b
    Scenario: Read the other way, the objective of the last round comes too late
      Given it is round 2
      When the players reach the round objective, worth 1 victory point
      Given it is round 3
      When the players reach the round objective, worth 2 victory points
      And the game ends
      Then the victory points of the players come from
        | faction | source            | victory points |
        |         | fewer than 15 Oni | 3              |
        |         | round objectives  | 1              |

    Scenario: Nothing happens after the end of the game
      Given it is round 3
      When the game ends
      And the Oni gain 2 victory points from "Eclipse"
      Then the rules refuse it: "When the game ends"
      When the Nomads conquer A without a fight
      Then the rules refuse it: "When the game ends"
      When the game ends
      Then the rules refuse it: "When the game ends"
      And A carries no territory token

    Scenario: The objective of the last round is checked before the game ends
      Given the Oni turn card "Night" says
        | section         | says              | points |
        | round objective | "Hold the centre" | 3      |
      And it is round 3
      And the round has just begun
      When the Oni turn card is turned over
      Given everybody has ended the black phase
      When the game ends
      Then the rules refuse it: "When the game ends"
      When the round ends with its objective reached
      And the game ends
      Then the players together have 6 victory points

  @rule.win.most
  Rule: The side with more points wins

    Scenario Outline: More victory points win, and equal ones win for nobody
      Given it is round 3
      When the Oni gain <points> victory points from "Eclipse"
      And the game ends
      Then the Oni have <oni> victory points
      And the players together have 3 victory points
      And <result>

      Examples:
        | points | oni | result             |
        | 1      | 2   | the players win    |
        | 2      | 3   | neither side wins  |
        | 3      | 4   | the Oni win        |

  @rule.win.together
  Rule: The points of all players are added up

    Scenario: Players who trail the Oni one by one beat them together
      Given A carries a territory token of the Nomads
      And D carries a territory token of the Boarlords
      And it is round 3
      When the Oni gain 3 victory points from "Eclipse"
      And the game ends
      Then the victory points of the players come from
        | faction   | source            | victory points |
        | Nomads    | areas             | 1              |
        | Boarlords | areas             | 1              |
        |           | fewer than 15 Oni | 3              |
      And the players together have 5 victory points
      And the Oni have 4 victory points
      And the players win

  @rule.points.golden
  Rule: Only the conditions of this expansion count for the players

    Scenario: A condition of the base game gives the players nothing
      Given it is round 3
      When the Nomads gain 6 victory points from "most areas of the base game"
      And the game ends
      Then the victory points of the players come from
        | faction | source            | victory points |
        |         | fewer than 15 Oni | 3              |

  @rule.points.other-sources
  Rule: The players get no points from other sources

    @ex.ignored-points
    Scenario Outline: Points that a faction would earn in its own way are ignored
      Given it is round 3
      When the <faction> gain 2 victory points from <source>
      And the game ends
      Then the players together have 3 victory points

      Examples:
        | faction               | source             |
        | Fireborn              | "destruction"      |
        | Sentinels             | "Ritual Combat"    |
        | Lords of the Lost Sea | "A Place of Peace" |

    Scenario: Points that the players would earn elsewhere do not go to the Oni either
      Given it is round 3
      When the Sentinels gain 2 victory points from "Ritual Combat"
      And the game ends
      Then the Oni have 1 victory point

  @rule.points.no-missions
  Rule: Missions and objectives of a faction give no points

    Scenario: A mission gives the players nothing
      Given it is round 3
      When the Nomads gain 4 victory points from the mission "The long way home"
      And the game ends
      Then the players together have 3 victory points
      And the Oni have 1 victory point

  @rule.points.oni-other
  Rule: The Oni keep what they gain in other ways

    Scenario: Other points of the Oni are added to their total
      Given it is round 3
      When the Oni gain 2 victory points from "Eclipse"
      And the Oni gain 1 victory point from "Nightfall"
      And the game ends
      Then the victory points of the Oni come from
        | source       | victory points |
        | areas        | 1              |
        | other points | 3              |

  @rule.control.moon
  Rule: Moon areas belong to the Oni

    Scenario: A moon area without tokens counts for the Oni and another area for nobody
      Given it is round 3
      Then C is controlled by the Oni
      And A, B and D are controlled by nobody
      When the game ends
      Then the victory points of the Oni come from
        | source | victory points |
        | areas  | 1              |

    @reading.C22=b
    Scenario: Read the other way, every area without a player's token is the Oni's
      Given D carries a territory token of the Nomads
      Then A, B and C are controlled by the Oni
      And D is controlled by the Nomads

  @rule.control.token
  Rule: A player's token takes an area from the Oni

    Scenario: A moon area with a player's token counts for that player
      Given C carries a territory token of the Boarlords
      And it is round 3
      Then C is controlled by the Boarlords
      When the game ends
      Then the Oni have 0 victory points
      And the victory points of the players come from
        | faction   | source            | victory points |
        | Boarlords | areas             | 1              |
        |           | fewer than 15 Oni | 3              |

    Scenario: A player's conquest replaces the token of the Oni
      Given A carries an Oni territory token
      And these player units are in play
        | area | faction | number | conquest points | life |
        | A    | Nomads  | 1      | 10              | 10   |
      And it is the black phase of the Nomads
      When the Nomads conquer A without a fight
      Then A is controlled by the Nomads

  @rule.control.moon-princess
  Rule: The areas of the Moon Princess count for the Oni

    Scenario: The tokens of players do not count where the Moon Princess stands
      Given A and D carry a territory token of the Nomads
      And B carries a territory token of the Boarlords
      And the Moon Princess stands between A, B and C
      And it is round 3
      Then A, B and C are controlled by the Oni
      And D is controlled by the Nomads
      When the game ends
      Then the victory points of the Oni come from
        | source        | victory points |
        | areas         | 3              |
        | Moon Princess | 1              |
      And the victory points of the players come from
        | faction | source            | victory points |
        | Nomads  | areas             | 1              |
        |         | fewer than 15 Oni | 3              |
      And A carries a territory token of the Nomads

  @rule.area.players
  Rule: Every area is worth 1 to the players

    @ex.area-values
    Scenario Outline: An area is worth 1 to a player whatever its kind, also next to a Homezone
      Given the areas
        | area | ground   | value   |
        | E    | <ground> | <value> |
      And E carries a territory token of the Nomads
      And the Homezone of the Boarlords lies next to E
      And it is round 3
      When the game ends
      Then the players together have 4 victory points

      Examples:
        | ground           | value |
        | Ocean Floor      |       |
        | Fertile Ground   |       |
        | Devastated Land  |       |
        | toxic area       |       |
        | radioactive area |       |
        | moon area        |       |
        | Mountain Range   | 20    |

  @rule.area.oni
  Rule: To the Oni an area is worth its own value

    @ex.area-values
    Scenario Outline: The kind of area decides what it is worth to the Oni
      Given the areas
        | area | ground   | value   |
        | E    | <ground> | <value> |
      And E carries an Oni territory token
      And A, B, C and D carry a territory token of the Nomads
      And it is round 3
      When the game ends
      Then the Oni have <points> victory points

      Examples:
        | ground           | value | points |
        | Ocean Floor      |       | 1      |
        | Fertile Ground   |       | 2      |
        | Devastated Land  |       | 0      |
        | toxic area       |       | 0      |
        | radioactive area |       | 1      |
        | moon area        |       | 1      |
        | Mountain Range   | 20    | 1      |

    Scenario: A value that the base game prints on an area counts instead
      Given A carries an Oni territory token
      And A is worth 3 victory points to the Oni
      And it is round 3
      When the game ends
      Then the Oni have 4 victory points

  @rule.area.homezone
  Rule: An area next to a Homezone is worth 2 more to the Oni

    @ex.devastated-homezone
    Scenario: A devastated area next to a Homezone is worth 2 to the Oni
      Given the areas
        | area | ground          |
        | E    | Devastated Land |
      And E carries an Oni territory token
      And A, B, C and D carry a territory token of the Nomads
      And the Homezone of the Nomads lies next to E
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source                   | victory points |
        | areas next to a Homezone | 2              |

    @ex.area-values
    Scenario Outline: The 2 points for a Homezone are added to the area's own value
      Given the areas
        | area | ground   |
        | E    | <ground> |
      And E carries an Oni territory token
      And A, B, C and D carry a territory token of the Nomads
      And the Homezone of the Nomads lies next to E
      And it is round 3
      When the game ends
      Then the Oni have <points> victory points

      Examples:
        | ground          | points |
        | Ocean Floor     | 3      |
        | Fertile Ground  | 4      |
        | Devastated Land | 2      |

    Scenario: An area next to two Homezones is worth 2 more only once
      Given A carries an Oni territory token
      And the Homezone of the Nomads lies next to A
      And the Homezone of the Boarlords lies next to A and B
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source                   | victory points |
        | areas                    | 2              |
        | areas next to a Homezone | 2              |

    Scenario: Areas around a Home token count like those next to a Homezone
      Given A and D carry an Oni territory token
      And the Home token of the Sentinels lies in B
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source                   | victory points |
        | areas                    | 3              |
        | areas next to a Homezone | 6              |

    @question
    Scenario: A Fertile Ground next to a Homezone gives 4 points where the Moon Princess overrides its token
      Given the areas
        | area | ground         | next to |
        | P    | Fertile Ground | Q, R    |
        | Q    | Ocean Floor    | R       |
        | R    | moon area      |         |
      And the Homezone of the Nomads lies next to P
      And P carries a territory token of the Nomads
      And C carries a territory token of the Boarlords
      And the Moon Princess stands between P, Q and R
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source                   | victory points |
        | areas                    | 4              |
        | areas next to a Homezone | 2              |
        | Moon Princess            | 1              |
      And the players together have 4 victory points

  @rule.players.moon-centre
  Rule: The centre of the Moon gives the players points

    Scenario: The players score for the centre of the Moon on top of the area
      Given C is the centre of the Moon
      And C carries a territory token of the Nomads
      And it is round 3
      When the game ends
      Then the victory points of the players come from
        | faction | source             | victory points |
        | Nomads  | areas              | 1              |
        | Nomads  | centre of the Moon | 4              |
        |         | fewer than 15 Oni  | 3              |

    Scenario: Another moon area gives no points for the centre
      Given C carries a territory token of the Nomads
      And it is round 3
      When the game ends
      Then the players together have 4 victory points

    Scenario: The centre of the Moon gives nothing while the Oni hold it
      Given C is the centre of the Moon
      And it is round 3
      When the game ends
      Then the players together have 3 victory points

  @rule.players.few-oni
  Rule: Fewer than 15 Oni in play give the players points

    Scenario Outline: The players score with 14 Oni in play and not with 15
      Given these Oni are in play
        | area | Oni       | number  |
        | A    | Small Oni | <small> |
        | B    | Large Oni | 5       |
      And it is round 3
      When the game ends
      Then the players together have <points> victory points

      Examples:
        | small | points |
        | 9     | 3      |
        | 10    | 0      |

    Scenario: Legendary Oni and the Moon Princess count among the Oni in play
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 10     |
      And these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Ronin         | 1      |
        | B    | Three Shadows | 3      |
      And the Moon Princess stands between A, B and C
      And it is round 3
      When the game ends
      Then the players together have 0 victory points

    Scenario: Without the Moon Princess one Oni less is in play
      Given these Oni are in play
        | area | Oni       | number |
        | A    | Small Oni | 10     |
      And these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Ronin         | 1      |
        | B    | Three Shadows | 3      |
      And it is round 3
      When the game ends
      Then the players together have 3 victory points

  @rule.players.objectives
  Rule: Round objectives reached give points

    Scenario: The points of all round objectives reached are added up
      Given it is round 1
      When the players reach the round objective, worth 2 victory points
      Given it is round 3
      When the players reach the round objective, worth 3 victory points
      And the game ends
      Then the victory points of the players come from
        | faction | source            | victory points |
        |         | fewer than 15 Oni | 3              |
        |         | round objectives  | 5              |

  @rule.objectives.players-only
  Rule: Only the players can reach a round objective

    Scenario: The Oni cannot reach a round objective
      When somebody wants to give the round objective to the Oni
      Then the rules refuse it: "Only the players reach objectives"
      And 0 tokens lie on the victory board

    Scenario: Objectives of the players are reached at the end of the round only
      Given it is the black phase of the Nomads
      When the players reach the round objective, worth 2 victory points
      Then the rules refuse it: "Checking the round objective"
      And 0 tokens lie on the victory board

  @rule.objectives.tokens
  Rule: Tokens keep the points of objectives

    Scenario: Tokens for a round objective lie on the victory board until the end
      Given it is round 1
      When the players reach the round objective, worth 2 victory points
      Then 2 tokens lie on the victory board
      And the game is not over
      Given it is round 2
      When the players reach the round objective, worth 1 victory point
      Then 3 tokens lie on the victory board

  @rule.oni.many-areas
  Rule: Many areas give the Oni points

    Scenario: With 2 players 5 areas are enough for the Oni
      Given the areas
        | area | ground    |
        | E    | moon area |
      And A, B and D carry an Oni territory token
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source     | victory points |
        | areas      | 5              |
        | many areas | 5              |

    Scenario: With 3 players 5 areas are not enough
      Given the areas
        | area | ground    |
        | E    | moon area |
      And the initiative order is Nomads, Boarlords and Fireborn
      And the Fireborn have finished their turns of the round
      And A, B and D carry an Oni territory token
      And it is round 3
      When the game ends
      Then the Oni have 5 victory points

    Scenario: Areas of the Moon Princess count among the many
      Given the areas
        | area | ground    |
        | E    | moon area |
      And A and B carry a territory token of the Nomads
      And D carries an Oni territory token
      And the Moon Princess stands between A, B and C
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source        | victory points |
        | areas         | 5              |
        | many areas    | 5              |
        | Moon Princess | 1              |

    @reading.C27=b
    Scenario: If it takes 3 areas for each player, 5 are not enough for 2 players
      Given the areas
        | area | ground    |
        | E    | moon area |
      And A, B and D carry an Oni territory token
      And it is round 3
      When the game ends
      Then the Oni have 5 victory points

    @reading.C27=b
    Scenario: If it takes 3 areas for each player, 6 are enough for 2 players
      Given the areas
        | area | ground    |
        | E    | moon area |
        | F    | moon area |
      And A, B and D carry an Oni territory token
      And it is round 3
      When the game ends
      Then the Oni have 11 victory points

    @reading.C27=c
    Scenario: If 3 areas are enough, the points are multiplied by the players
      Given A and B carry an Oni territory token
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source     | victory points |
        | areas      | 3              |
        | many areas | 10             |

    @question
    Scenario: Against one player four areas are enough for the Oni
      Given the initiative order is Nomads
      And A, B and D carry an Oni territory token
      And it is round 3
      When the game ends
      Then the victory points of the Oni come, among others, from
        | source     | victory points |
        | many areas | 5              |
      And the Oni have 9 victory points

  @rule.oni.legendary
  Rule: Each legendary Oni on the board gives the Oni 1 point

    Scenario: Every figure of a legendary Oni gives 1 point
      Given these legendary Oni are in play
        | area | legendary Oni | number |
        | A    | Merchant      | 1      |
        | A    | Three Shadows | 1      |
        | B    | Three Shadows | 2      |
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source        | victory points |
        | areas         | 1              |
        | legendary Oni | 4              |

  @rule.oni.moon-princess
  Rule: The Moon Princess on the board gives the Oni 1 point

    Scenario: The Moon Princess gives 1 point and her areas
      Given the Moon Princess stands between A, B and C
      And it is round 3
      When the game ends
      Then the victory points of the Oni come from
        | source        | victory points |
        | areas         | 3              |
        | Moon Princess | 1              |

    Scenario: The Moon Princess gives nothing while she is off the board
      Given it is round 3
      When the game ends
      Then the Moon Princess is not on the board
      And the victory points of the Oni come from
        | source | victory points |
        | areas  | 1              |

  @rule.oni.momentum
  Rule: The momentum track gives the Oni points

    Scenario Outline: The space of the marker gives the Oni its points
      Given the momentum track
        | space | victory points |
        | 4     | 1              |
        | 5     | 2              |
        | 6     |                |
      And momentum is <momentum>
      And it is round 3
      When the game ends
      Then the Oni have <points> victory points

      Examples:
        | momentum | points |
        | 3        | 1      |
        | 4        | 2      |
        | 5        | 3      |
        | 6        | 1      |
