Feature: Chronicle: Oath and Citizenship

  @rule.chronicle.steps
  Rule: The eight steps are carried out in order

    Scenario: The eight steps follow one another
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Provinces  | "Mine"   |       |
        | Hinterland | "Tundra" | Bruno |
      And the cards
        | card    | suit  | adviser |
        | "Guard" | Order | Ana     |
      And Ana has won
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy and Devotion
      And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad
      And no shuffle changes the order of the cards
      When Ana vows the goal Devotion
      And the players carry out step 2 of the Chronicle
      And the players carry out step 3 of the Chronicle
      And the players carry out step 4 of the Chronicle
      And the players carry out step 5 of the Chronicle
      And the players carry out step 6 of the Chronicle
      And the players carry out step 7 of the Chronicle
      And the players carry out step 8 of the Chronicle
      Then the Chronicle is complete
      And in the World Box lie, from the top, "Harbor", "Mine" and "Tundra"
      And in the world deck lies just "Guard"

    Scenario Outline: A step is refused before its turn and after it
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And Ana has won
      And the Chronicle has been carried out up to step <done>
      When the players carry out step <tried> of the Chronicle
      Then the rules refuse it: "Eight steps in order"
      And step <next> of the Chronicle comes next

      Examples:
        | done | tried | next |
        | 1    | 3     | 2    |
        | 2    | 2     | 3    |
        | 3    | 5     | 4    |
        | 3    | 3     | 4    |
        | 4    | 6     | 5    |
        | 5    | 7     | 6    |
        | 6    | 8     | 7    |
        | 7    | 4     | 8    |

    Scenario: After the eighth step nothing is left to do
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And Ana has won
      And the Chronicle has been carried out up to step 8
      When the players carry out step 8 of the Chronicle
      Then the rules refuse it: "Eight steps in order"
      And the Chronicle is complete

    Scenario: Nothing goes on before the goal is vowed
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
      And Ana has won
      When the players carry out step 2 of the Chronicle
      Then the rules refuse it: "Eight steps in order"
      And no goal has been vowed

    Scenario: The goal is vowed only once
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
      And Ana has won
      And the goal references are Supremacy and Devotion
      And the Chronicle has been carried out up to step 1
      When Ana vows the goal Devotion
      Then the rules refuse it: "Eight steps in order"

    Scenario: Before somebody has won there is no Chronicle
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy and Devotion
      When the players carry out step 1 of the Chronicle
      Then the rules refuse it: "Eight steps in order"
      When Ana vows the goal Devotion
      Then the rules refuse it: "Eight steps in order"
      And no goal has been vowed

    Scenario Outline: Once somebody has won, nothing else is played
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Ana        | Exile      |
        | Bruno      | Citizen    |
      And the map
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "Mine"   |
      And the cards
        | card    | kind    | suit  | site     | adviser | hand |
        | "Bear"  | denizen | Beast | "Harbor" |         |      |
        | "Wolf"  | denizen | Beast |          | Ana     |      |
        | "Otter" | denizen | Beast |          |         | Ana  |
        | "Faith" | Vision  |       |          |         | Ana  |
      And Ana has 2 favor and 2 secrets
      And the Tactics track reads 0 and 1 and its marker is on 1
      And it is the turn of Ana
      And Ana has won
      When <act>
      Then the rules refuse it: "Eight steps in order"
      And step 1 of the Chronicle comes next
      And "Bear" cannot be used to Trade
      And Ana may use no power

      Examples:
        | act                                                          |
        | Ana takes the action Travel                                  |
        | Ana ends the turn                                            |
        | Ana plays "Otter" at "Harbor"                                |
        | "Bear" is moved to "Mine"                                    |
        | Ana uses "Bear" to Trade                                     |
        | Ana uses the power of "Wolf"                                 |
        | Ana places 1 favor on "Bear" for another reason              |
        | Ana takes the relic "Cup"                                    |
        | Ana reveals the Vision "Faith"                               |
        | Ana accepts Citizenship during the game                      |
        | Bruno becomes an Exile during the game                       |
        | Bruno refreshes Supply                                       |
        | the Prince is set up                                         |
        | all players start with 0 cards, 1 favor and 1 secret         |
        | the Prince assesses the Threat                               |
        | the Prince attacks with 2 attack dice                        |
        | Ana attacks the Prince with 2 attack dice                    |
        | a power adds 1 attack die                                    |
        | the Prince must choose between the players Ana and Bruno     |

  @rule.oath.choice
  Rule: The winner chooses any goal but the current one

    @ex.next-goal
    Scenario: With four goal references three are left to choose from
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Ana has won
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection, Devotion and The People
      Then Ana may vow just Protection, Devotion and The People
      When Ana vows the goal The People
      Then the goal of the next game is The People
      And step 2 of the Chronicle comes next

    Scenario: The current goal cannot be vowed again
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And Ana has won
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy and Devotion
      When Ana vows the goal Supremacy
      Then the rules refuse it: "The next Oath"
      And no goal has been vowed

    Scenario: A goal without a reference cannot be vowed
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And Ana has won
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy and Devotion
      When Ana vows the goal "Wealth"
      Then the rules refuse it: "The next Oath"

    Scenario: A loser does not choose the goal
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Ana has won
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy and Devotion
      When Bruno vows the goal Devotion
      Then the rules refuse it: "The next Oath"
      And no goal has been vowed

    Scenario: Asked for the goal, the winner alone chooses among those left
      Given the goal references are Supremacy, Protection and Devotion
      And the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the Oathkeeper goal is Supremacy
      And Ana has won
      Then Ana may vow Protection, among others
      And Bruno may vow no goal
      When the players carry out step 1 of the Chronicle
      Then Ana chooses a goal among Protection and Devotion
      When Bruno vows the goal Protection
      Then the rules refuse it: "The next Oath"
      When Ana vows the goal Supremacy
      Then the rules refuse it: "The next Oath"
      When Ana vows the goal Protection
      Then the goal of the next game is Protection
      And step 2 of the Chronicle comes next

    Scenario: With two goal references there is no choice
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy and Devotion
      And Ana has won
      When the players carry out step 1 of the Chronicle
      And Ana vows the goal Devotion
      Then the goal of the next game is Devotion
      And step 2 of the Chronicle comes next

    Scenario: For a Prince who has won the players choose the goal
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Ana        | Exile      |
        | Bruno      | Exile      |
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection and Devotion
      And the Prince has won
      When the Prince vows the goal Devotion
      Then the rules refuse it: "The next Oath"
      When the players carry out step 1 of the Chronicle
      Then the players choose a goal among Protection and Devotion
      When the Prince vows the goal Devotion
      Then the rules refuse it: "The next Oath"
      When Bruno vows the goal Devotion
      Then the goal of the next game is Devotion

  @rule.oath.vision
  Rule: A Vision decides the goal of its winner

    @ex.next-goal
    Scenario: Whoever wins with a Vision gets the goal of that Vision
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Bruno has won with the Vision "Faith", which matches the goal Devotion
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection, Devotion and The People
      Then Bruno may vow just Devotion
      When Bruno vows the goal Devotion
      Then the goal of the next game is Devotion

    Scenario: Whoever wins with a Vision cannot vow another goal
      Given the players in turn order
        | player | role  |
        | Bruno  | Exile |
      And Bruno has won with the Vision "Faith", which matches the goal Devotion
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection and Devotion
      When Bruno vows the goal Protection
      Then the rules refuse it: "Winning with a Vision"
      And no goal has been vowed

    Scenario: A Vision may bring back the goal just played
      Given the players in turn order
        | player | role  |
        | Bruno  | Exile |
      And Bruno has won with the Vision "Faith", which matches the goal Devotion
      And the Oathkeeper goal is Devotion
      And the goal references are Supremacy and Devotion
      When Bruno vows the goal Devotion
      Then the goal of the next game is Devotion

    Scenario: Whoever has also won in another way chooses freely
      Given the players in turn order
        | player | role  |
        | Bruno  | Exile |
      And Bruno has won with the Vision "Faith", which matches the goal Devotion
      And Bruno has at the same time won in another way
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection and Devotion
      Then Bruno may vow just Protection and Devotion
      When Bruno vows the goal Protection
      Then the goal of the next game is Protection

    @reading.C10=b
    Scenario: In the other reading the Vision decides even after a double win
      Given the players in turn order
        | player | role  |
        | Bruno  | Exile |
      And Bruno has won with the Vision "Faith", which matches the goal Devotion
      And Bruno has at the same time won in another way
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection and Devotion
      Then Bruno may vow just Devotion
      When Bruno vows the goal Protection
      Then the rules refuse it: "Winning with a Vision"

    Scenario: Whoever has won with a Vision is not asked for the goal
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And Bruno has won with the Vision "Faith", which matches the goal Devotion
      And the Oathkeeper goal is Supremacy
      And the goal references are Supremacy, Protection and Devotion
      When the players carry out step 1 of the Chronicle
      Then the goal of the next game is Devotion
      And step 2 of the Chronicle comes next

  @rule.citizenship.exile
  Rule: Citizenship changes only when an Exile wins

    @ex.exile-wins
    Scenario: An Exile wins, turns a Citizen and makes a new one
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Bruno  | Citizen    |
        | Célia  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Provinces  | "Mine"   | Célia |
        | Hinterland | "Tundra" | Bruno |
      And Célia has 1 warband at "Mine"
      And Ana has 5 warbands in the personal bank
      And Ana has won
      And the Chronicle has been carried out up to step 1
      When the players carry out step 2 of the Chronicle
      Then the role of Bruno is Exile
      And Ana may offer Citizenship just to Célia
      When Ana offers Citizenship to Bruno
      Then the rules refuse it: "Not to those just turned"
      When Ana offers Citizenship to Célia
      Then Célia decides whether to become a Citizen
      When Célia accepts the Citizenship
      Then the role of Célia is Citizen
      And the role of Bruno is Exile
      And Célia has 0 warbands at "Mine"
      And Ana has 1 warband at "Mine"
      And "Mine" is ruled by Ana

    Scenario Outline: When the Empire wins, boards stay as they are
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Bruno  | Citizen    |
        | Célia  | Exile      |
      And <winner> has won
      And the Chronicle has been carried out up to step 1
      When the players carry out step 2 of the Chronicle
      Then the role of Bruno is Citizen
      And nobody may be offered Citizenship
      And step 3 of the Chronicle comes next

      Examples:
        | winner |
        | Davi   |
        | Bruno  |

    Scenario: A Chancellor who wins offers no Citizenship
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Célia  | Exile      |
      And Davi has won
      And the Chronicle has been carried out up to step 2
      When Davi offers Citizenship to Célia
      Then the rules refuse it: "Only when an Exile wins"
      And the role of Célia is Exile

  @rule.citizenship.turned
  Rule: All Citizens become Exiles

    Scenario: Every Citizen board is turned
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Bruno  | Citizen    |
        | Célia  | Citizen    |
      And Ana has won
      And the Chronicle has been carried out up to step 1
      When the players carry out step 2 of the Chronicle
      Then the role of Bruno is Exile
      And the role of Célia is Exile
      And the role of Davi is Chancellor
      And nobody may be offered Citizenship

    Scenario: Citizens of the Prince become Exiles now, though they could not during the game
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Ana        | Exile      |
        | Bruno      | Citizen    |
      And Ana has won
      And the Chronicle has been carried out up to step 1
      Then Bruno cannot become an Exile
      When the players carry out step 2 of the Chronicle
      Then the role of Bruno is Exile

  @rule.citizenship.offer
  Rule: The winner may offer Citizenship to any Exiles

    Scenario: Several Exiles may be offered Citizenship
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Bruno  | Exile      |
        | Célia  | Exile      |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then Ana may offer Citizenship just to Bruno and Célia
      When Ana offers Citizenship to Bruno
      And Bruno accepts the Citizenship
      And Ana offers Citizenship to Célia
      And Célia accepts the Citizenship
      Then the role of Bruno is Citizen
      And the role of Célia is Citizen
      And nobody may be offered Citizenship

    Scenario: An Exile may decline and keeps the warbands
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And the map
        | region | site   | ruler |
        | Cradle | "Mine" | Célia |
      And Célia has 2 warbands at "Mine"
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      And Célia declines the Citizenship
      Then the role of Célia is Exile
      And Célia has 2 warbands at "Mine"
      And "Mine" is ruled by Célia

    Scenario: The Prince stays an Exile when Citizenship is offered to him
      Given the players in turn order
        | player     | role  |
        | Ana        | Exile |
        | the Prince | Exile |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to the Prince
      Then the role of the Prince is Exile
      When the Prince accepts the Citizenship
      Then the rules refuse it: "The offer"
      And the role of the Prince is Exile

    Scenario: The winner may offer nothing and go on
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the role of Célia is Exile
      And step 4 of the Chronicle comes next

    Scenario Outline: Neither the Chancellor nor the winner can be offered Citizenship
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Célia  | Exile      |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to <player>
      Then the rules refuse it: "The offer"

      Examples:
        | player |
        | Davi   |
        | Ana    |

    Scenario: A loser offers no Citizenship
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Célia  | Exile      |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Davi offers Citizenship to Célia
      Then the rules refuse it: "The offer"

    Scenario: There are no more offers once the map is cleaned up
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And Ana has won
      And the Chronicle has been carried out up to step 3
      When Ana offers Citizenship to Célia
      Then the rules refuse it: "Eight steps in order"

    Scenario: The winner ends the offers and makes no other
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Bruno  | Exile      |
        | Célia  | Exile      |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then Ana may offer Citizenship to Célia, among others
      When Ana offers Citizenship to Bruno
      And Bruno accepts the Citizenship
      And Ana offers Citizenship to nobody else
      Then nobody may be offered Citizenship
      When Ana offers Citizenship to Célia
      Then the rules refuse it: "The offer"
      And the role of Célia is Exile

    Scenario: While an Exile decides, nothing else happens
      Given the players in turn order
        | player | role       |
        | Davi   | Chancellor |
        | Ana    | Exile      |
        | Bruno  | Exile      |
        | Célia  | Exile      |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      Then nobody may be offered Citizenship
      When the players carry out step 3 of the Chronicle
      Then the rules refuse it: "The offer"
      When Bruno accepts the Citizenship
      Then the rules refuse it: "The offer"
      When Célia declines the Citizenship
      Then the role of Célia is Exile
      And Ana may offer Citizenship just to Bruno and Célia
      When Célia accepts the Citizenship
      Then the rules refuse it: "The offer"
      And the role of Célia is Exile

    Scenario: There is no offer before the Citizen boards have turned
      Given the players in turn order
        | player | role    |
        | Ana    | Exile   |
        | Bruno  | Citizen |
        | Célia  | Exile   |
      And Ana has won
      And the Chronicle has been carried out up to step 1
      When Ana offers Citizenship to Célia
      Then the rules refuse it: "Eight steps in order"

    Scenario: For an Exile Prince who has won the others make the offers
      Given the players in turn order
        | player     | role       |
        | Davi       | Chancellor |
        | the Prince | Exile      |
        | Bruno      | Exile      |
      And the Prince has won
      And the Chronicle has been carried out up to step 2
      When the Prince offers Citizenship to Bruno
      Then the rules refuse it: "The offer"
      When Davi offers Citizenship to Bruno
      And Bruno accepts the Citizenship
      Then the role of Bruno is Citizen

  @rule.citizenship.not-turned
  Rule: Players just turned get no offer

    Scenario: A Citizen who has just become an Exile is left out
      Given the players in turn order
        | player | role    |
        | Ana    | Exile   |
        | Bruno  | Citizen |
        | Célia  | Exile   |
      And Ana has won
      And the Chronicle has been carried out up to step 1
      When the players carry out step 2 of the Chronicle
      Then Ana may offer Citizenship just to Célia
      When Ana offers Citizenship to Bruno
      Then the rules refuse it: "Not to those just turned"
      And the role of Bruno is Exile

  @rule.citizenship.warbands
  Rule: Warbands of new Citizens give way to the winner's

    Scenario: Warbands are replaced one for one at every site
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Célia |
        | Provinces  | "Mine"   | Ana   |
        | Hinterland | "Tundra" | Célia |
      And Célia has 3 warbands at "Harbor"
      And Célia has 1 warband at "Mine"
      And Ana has 2 warbands at "Mine"
      And Célia has 1 warband at "Tundra"
      And Célia has 4 warbands in the personal bank
      And Ana has 9 warbands in the personal bank
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      And Célia accepts the Citizenship
      Then Ana has 3 warbands at "Harbor"
      And Ana has 3 warbands at "Mine"
      And Ana has 1 warband at "Tundra"
      And Célia has 0 warbands at "Harbor"
      And Célia has 0 warbands at "Mine"
      And Célia has 9 warbands in the personal bank
      And Ana has 4 warbands in the personal bank
      And "Harbor" is ruled by Ana
      And "Tundra" is ruled by Ana

    @reading.C11=b
    Scenario: In the other reading a single warband replaces them at each site
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Célia |
        | Provinces | "Mine"   | Célia |
      And Célia has 3 warbands at "Harbor"
      And Célia has 1 warband at "Mine"
      And Ana has 9 warbands in the personal bank
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      And Célia accepts the Citizenship
      Then Ana has 1 warband at "Harbor"
      And Ana has 1 warband at "Mine"
      And Célia has 4 warbands in the personal bank
      And Ana has 7 warbands in the personal bank

    Scenario: Where the winner's warbands do not reach, nobody rules
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Célia |
        | Provinces | "Mine"   | Célia |
      And Célia has 2 warbands at "Harbor"
      And Célia has 1 warband at "Mine"
      And Ana has 1 warband in the personal bank
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      And Célia accepts the Citizenship
      Then Ana has 1 warband at "Harbor"
      And "Harbor" is ruled by Ana
      And Ana has 0 warbands at "Mine"
      And "Mine" is ruled by nobody

    Scenario: Replacing warbands does not change who rules a third player's site
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Bruno  | Exile |
        | Célia  | Exile |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Bruno |
      And Bruno has 2 warbands at "Harbor"
      And Célia has 1 warband at "Harbor"
      And Ana has 3 warbands in the personal bank
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      And Célia accepts the Citizenship
      Then Ana has 1 warband at "Harbor"
      And Bruno has 2 warbands at "Harbor"
      And "Harbor" is ruled by Bruno

    Scenario: The sites of a new Citizen stay on the map as the winner's
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
        | Célia  | Exile |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Célia |
      And Célia has 1 warband at "Mine"
      And Ana has 3 warbands in the personal bank
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana offers Citizenship to Célia
      And Célia accepts the Citizenship
      And the players carry out step 3 of the Chronicle
      Then the map is now
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "Mine"   |
      And in the site deck lies nothing
