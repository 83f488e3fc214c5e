Feature: Setting up the Clockwork Prince

  Background:
    Given the players in turn order
      | player     | role       |
      | the Prince | Chancellor |
      | Ana        | Exile      |
      | Bruno      | Exile      |
      | Clara      | Exile      |
    And the map
      | region     | site    | capacity |
      | Provinces  | "Shore" | 2        |
      | Cradle     | "Fort"  | 3        |
      | Cradle     | "Mine"  | 2        |
      | Hinterland | "Bog"   | 2        |
    And the Mind guide
      | space    | quadrant    | Threat space for |
      | "Sites"  | upper left  | Supremacy        |
      | "People" | upper right | People's Favor   |
      | "Walk"   | upper right |                  |
    And the Oathkeeper goal is Supremacy
    And the Tactics track reads 0, 1 and 2 with its star on 0
    And the star of the threat marker is on No Threat

  @rule.prince.player
  Rule: The Prince is Chancellor or Exile

    Scenario: The Prince cannot replace a Citizen
      Given the Prince plays as Citizen
      When the Prince is set up
      Then the rules refuse it: "Chancellor or Exile"

    Scenario Outline: The Prince replaces the Chancellor or an Exile
      Given the Prince plays as <role>
      When the Prince is set up
      Then the pawn of the Prince is at "Fort"

      Examples:
        | role       |
        | Chancellor |
        | Exile      |

  @rule.prince.how-many
  Rule: The Prince is recommended with one or two humans

    Scenario: One human player
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Ana        | Exile      |
      Then the Prince is recommended for this game

    Scenario: Two human players
      Given the players in turn order
        | player     | role       |
        | the Prince | Chancellor |
        | Ana        | Exile      |
        | Bruno      | Exile      |
      Then the Prince is recommended for this game

    Scenario: With three human players the Prince is not recommended but may be set up
      Then the Prince is not recommended for this game
      When the Prince is set up
      Then the Prince has taken the Citizen board, and its Supply track is covered

  @rule.prince-setup.normal
  Rule: Apart from the Prince, the game is set up as always

    Scenario: The other players start with what the base rules give
      Given in the world deck lie 4 more denizens
      When all players start with 1 card, 1 favor and 1 secret
      Then Ana has 1 favor and 1 secret
      And Clara holds 1 card
      And in the world deck lies 1 card

    Scenario: Nobody starts twice
      When all players start with 0 cards, 1 favor and 1 secret
      And all players start with 0 cards, 1 favor and 1 secret
      Then the rules refuse it: "Normal setup"
      And Ana has 1 favor and 1 secret

    Scenario: The Prince is set up once
      When the Prince is set up
      And the Prince is set up
      Then the rules refuse it: "Normal setup"

    Scenario Outline: Nothing is set up once the game has begun
      When <act>
      And the Prince is set up
      Then the rules refuse it: "Normal setup"
      When all players start with 0 cards, 1 favor and 1 secret
      Then the rules refuse it: "Normal setup"
      And Bruno has 0 favor and 0 secrets

      Examples:
        | act                         |
        | Ana ends the turn           |
        | Ana takes the action Travel |
        | Ana takes the relic "Ring"  |

  @rule.prince-setup.nothing
  Rule: The Prince starts without cards, favor and secrets

    Scenario: Everybody else gets the starting cards and tokens
      Given in the world deck lie 9 more denizens
      When all players start with 3 cards, 1 favor and 2 secrets
      Then the Prince has 0 favor and 0 secrets
      And the Prince holds 0 cards
      And Ana has 1 favor and 2 secrets
      And Ana holds 3 cards
      And Bruno has 1 favor and 2 secrets
      And Bruno holds 3 cards
      And in the world deck lies nothing

  @rule.prince-setup.sheets
  Rule: The Reliquary is turned to the Prince's side

    Background:
      Given Ana plays as Chancellor
      And the Prince plays as Exile

    Scenario: The Reliquary is turned even if the Chancellor is human
      Then the Reliquary shows the side of the Empire
      When the Prince is set up
      Then the Reliquary shows the side of the Prince

    @reading.C2=b
    Scenario: Read the other way, a human Chancellor keeps the side of the Empire
      When the Prince is set up
      Then the Reliquary shows the side of the Empire

    @reading.C2=b
    Scenario: Under either reading it is turned for a Prince who is the Chancellor
      Given the Prince plays as Chancellor
      And Ana plays as Exile
      When the Prince is set up
      Then the Reliquary shows the side of the Prince

  @rule.prince-setup.exile-board
  Rule: An Exile Prince takes an unused Exile board

    Background:
      Given Ana plays as Chancellor
      And the Prince plays as Exile

    Scenario: One of the unused Exile boards is the Prince's
      Given 3 Exile boards are not in use
      When the Prince is set up
      Then the Prince has taken the Exile board
      And 2 Exile boards are not in use
      And Ana has taken no board

    Scenario: Without an unused Exile board the Prince cannot be an Exile
      Given 0 Exile boards are not in use
      When the Prince is set up
      Then the rules refuse it: "The Exile Prince's board"

  @rule.prince-setup.chancellor-board
  Rule: A Chancellor Prince takes a Citizen board

    Scenario: The Prince's Reliquary covers the Supply track of the Citizen board
      Given 3 Exile boards are not in use
      When the Prince is set up
      Then the Prince has taken the Citizen board, and its Supply track is covered
      And 3 Exile boards are not in use

    @reading.C1=b
    Scenario: Read the other way, the human Chancellor takes the Citizen board
      Given Ana plays as Chancellor
      And the Prince plays as Exile
      When the Prince is set up
      Then Ana has taken the Citizen board, and its Supply track is covered
      And the Prince has taken the Exile board

  @rule.prince-setup.relationships
  Rule: The relationship markers start Unaligned

    Scenario: All six suits start in the Unaligned box
      Given the relationship spaces
        | column       | row | actions | markers |
        | Friends      | 1   | 3       | Nomad   |
        | Conspirators | 1   | 3       |         |
      When the Prince is set up
      Then the relationship markers are
        | column    | row | markers                                          |
        | Unaligned | 0   | Discord, Arcane, Order, Hearth, Beast and Nomad |

  @rule.prince-setup.markers
  Rule: The action markers start on the Threat space of the goal

    Scenario Outline: Both action markers go where the Oathkeeper goal is shown
      Given the Oathkeeper goal is <goal>
      When the Prince is set up
      Then both action markers are on <space>

      Examples:
        | goal              | space    |
        | Supremacy         | "Sites"  |
        | People's Favor    | "People" |

  @rule.prince-setup.tracks
  Rule: The markers of the tracks start on the stars

    Scenario Outline: Each marker goes where the star is
      Given the Tactics track reads 0, 1 and 2 with its star on <dice>
      And the star of the threat marker is on <threat>
      When the Prince is set up
      Then the threat marker shows <threat>
      And the tactics marker is on <dice>

      Examples:
        | threat     | dice |
        | No Threat  | 1    |
        | Oathkeeper | 0    |

  @rule.prince-setup.pawn
  Rule: The pawn starts at the top of the Cradle

    Scenario: The topmost site of the Cradle, not another one
      When the Prince is set up
      Then the pawn of the Prince is at "Fort"

  @rule.prince.override
  Rule: The rules of the Prince prevail

    Scenario: The base rules give everybody a start, those of the Prince give him none
      When all players start with 0 cards, 1 favor and 1 secret
      Then the Prince has 0 favor and 0 secrets
      And Ana has 1 favor and 1 secret

    Scenario: The base rules let a Citizen leave, those of the Prince do not
      Given Ana plays as Citizen
      Then Ana cannot become an Exile

  @rule.prince.conspirators
  Rule: The Prince's Conspirators are his advisers

    Background:
      Given the relationship spaces
        | column       | row | markers         |
        | Unaligned    | 0   | Discord, Arcane |
        | Friends      | 1   | Hearth          |
        | Conspirators | 1   | Beast           |
        | Conspirators | 2   | Order           |
        | Friends      | 2   | Nomad           |

    @ex.conspiracy-prince
    Scenario: Two Beast advisers match the Prince's Beast Conspirator
      Given the pawn of the Prince is at "Fort"
      And Ana has travelled to "Fort" this turn
      And Ana has 0 favor and 1 secret
      And Ana has the Conspiracy
      And the cards
        | card   | suit  | adviser |
        | "Wolf" | Beast | Ana     |
        | "Bear" | Beast | Ana     |
      And the Prince has the relic "Crown" and the Darkest Secret
      Then with the Conspiracy Ana may take
        | prize              | from       |
        | the relic "Crown"  | the Prince |
        | the Darkest Secret | the Prince |
      When Ana uses the Conspiracy to take the Darkest Secret of the Prince
      Then the relics and banners of Ana are the Darkest Secret

    Scenario: Friends do not count as advisers of the Prince
      Given the pawn of the Prince is at "Fort"
      And the pawn of Ana is at "Fort"
      And Ana has 0 favor and 1 secret
      And Ana has the Conspiracy
      And the cards
        | card     | suit   | adviser |
        | "Baker"  | Hearth | Ana     |
        | "Rider"  | Nomad  | Ana     |
      And the Prince has the relic "Crown"
      When Ana uses the Conspiracy to take the relic "Crown" of the Prince
      Then the rules refuse it: "Matching advisers"

    Scenario: For any power the Conspirators alone are the Prince's advisers
      Then the adviser suits of the Prince are Order and Beast

    Scenario: They count too when somebody recovers the Darkest Secret from the Prince
      Given the Prince has the Darkest Secret
      Then the adviser suits of the Prince against recovering the Darkest Secret are Order and Beast

    Scenario: Other players have only their cards as advisers
      Given the cards
        | card   | suit  | adviser |
        | "Wolf" | Nomad | Ana     |
      Then the adviser suits of Ana are Nomad

    Scenario: A suit that joins the Conspirators is an adviser from then on
      Given the relationship spaces
        | column       | row | actions | markers            |
        | Unaligned    | 0   |         | Discord and Arcane |
        | Friends      | 1   | 3       | Hearth             |
        | Conspirators | 1   | 3       | Beast              |
        | Conspirators | 2   | 5       | Order              |
      And from Unaligned these suits go to
        | suit   | column       |
        | Arcane | Conspirators |
      And both action markers are on "Sites"
      And the upper left quadrant asks for Unaligned
      And the cards
        | card   | suit   |
        | "Seer" | Arcane |
      And the top of the world deck is "Seer"
      And the Prince comes to the phase search and play a card
      Then the adviser suits of the Prince include Beast
      When the Prince searches and plays a card
      Then the relationship marker of Arcane is in row 1 of Conspirators
      And the adviser suits of the Prince include Arcane and Beast

  @rule.relics.order
  Rule: Relics stay in the order taken

    Background:
      Given Bruno has the relic "Horn"

    Scenario: A new relic goes to the right of the others
      Given at "Fort" lie the relics "Ring" and "Cup"
      When Ana takes the relic "Ring"
      And Ana takes the relic "Cup"
      And Ana takes the relic "Horn"
      Then the relics of Ana from left to right are the relic "Ring", the relic "Cup" and the relic "Horn"
      And Bruno has neither relics nor banners
      And at "Fort" lies nothing

    Scenario: A human player cannot lay out relics in another order
      When Ana takes the relic "Ring"
      And Ana takes the relic "Cup"
      And Ana lays out the relics in the order "Cup" and "Ring"
      Then the rules refuse it: "Relics in the order they came"
      And the relics of Ana from left to right are the relic "Ring" and the relic "Cup"

    Scenario: Laying out the relics in the order taken is no change
      When Ana takes the relic "Ring"
      And Ana takes the relic "Cup"
      And Ana lays out the relics in the order "Ring" and "Cup"
      Then the relics of Ana from left to right are the relic "Ring" and the relic "Cup"

    Scenario: A relic is not taken twice by the same player
      When Ana takes the relic "Ring"
      And Ana takes the relic "Cup"
      And Ana takes the relic "Ring"
      Then the rules refuse it: "Relics in the order they came"
      And the relics of Ana from left to right are the relic "Ring" and the relic "Cup"

    Scenario: The Prince has no row of relics to lay out
      Given the Prince has the relic "Ring"
      When the Prince lays out the relics in the order "Ring"
      Then the rules refuse it: "Relics in the order they came"

  @rule.tactics.attack
  Rule: The Tactics track adds dice when the Prince attacks

    Scenario Outline: The Prince adds the dice shown
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on <tactics>
      When the Prince attacks with 4 attack dice
      Then <rolled> attack dice are rolled

      Examples:
        | tactics | rolled |
        | 0       | 4      |
        | 1       | 5      |
        | 3       | 7      |

    Scenario: Before his actions the Prince attacks nobody
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on 1
      And the Prince comes to the phase search and play a card
      When the Prince attacks with 4 attack dice
      Then the rules refuse it: "The Prince's four phases"

    Scenario: In the turn of another the Prince attacks nobody
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on 1
      And it is the turn of Ana
      When the Prince attacks with 4 attack dice
      Then the rules refuse it: "The Prince's four phases"

  @rule.tactics.defend
  Rule: The Tactics track takes dice when the Prince defends

    Scenario Outline: The attacker loses the dice shown, down to none
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on <tactics>
      When Ana attacks the Prince with <dice> attack dice
      Then <rolled> attack dice are rolled

      Examples:
        | dice | tactics | rolled |
        | 4    | 0       | 4      |
        | 4    | 1       | 3      |
        | 4    | 3       | 1      |
        | 3    | 3       | 0      |
        | 2    | 3       | 0      |

    Scenario: Dice are added to a campaign under way, not after it
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on 1
      When a power adds 1 attack die
      Then the rules refuse it: "Modifying an action"
      When Ana attacks the Prince with 4 attack dice
      And a power adds 1 attack die
      Then 4 attack dice are rolled
      When Ana takes the action Travel
      And a power adds 1 attack die
      Then the rules refuse it: "Modifying an action"

    Scenario: Nobody but the player whose turn it is attacks the Prince
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on 1
      And it is the turn of Bruno
      When Ana attacks the Prince with 4 attack dice
      Then the rules refuse it: "Modifying an action"

    Scenario: The Prince does not attack himself
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on 1
      When the Prince attacks the Prince with 4 attack dice
      Then the rules refuse it: "Fewer dice against the Prince"

  @rule.tactics.fixed
  Rule: Nothing modifies or cancels the Tactics

    Background:
      Given the Tactics track reads 0, 1, 2 and 3 and its marker is on 2

    Scenario: A power cannot cancel the dice that the Prince adds
      When the Prince attacks with 4 attack dice
      And a power would modify or cancel the dice of the Tactics track
      Then the rules refuse it: "Nothing changes the tactics"
      And 6 attack dice are rolled

    Scenario: A power cannot give back the dice that the attacker loses
      When Ana attacks the Prince with 4 attack dice
      And a power would modify or cancel the dice of the Tactics track
      Then the rules refuse it: "Nothing changes the tactics"
      And 2 attack dice are rolled

    Scenario: Dice that a power adds on its own account are another matter
      When Ana attacks the Prince with 4 attack dice
      And a power adds 1 attack die
      Then 3 attack dice are rolled

  @rule.prince-chancellor.citizens
  Rule: Citizens of the Prince do not leave

    Scenario: Under the Prince a Citizen stays a Citizen
      Given Ana plays as Citizen
      When Ana becomes an Exile during the game
      Then the rules refuse it: "Citizens do not leave"
      And the role of Ana is Citizen

    Scenario: Under a human Chancellor a Citizen may become an Exile
      Given Bruno plays as Chancellor
      And Ana plays as Citizen
      And the Prince plays as Exile
      Then Ana may become an Exile
      When Ana becomes an Exile during the game
      Then the role of Ana is Exile

    Scenario: Whoever is no Citizen does not leave
      When Ana becomes an Exile during the game
      Then the rules refuse it: "Citizens do not leave"

  @rule.prince-chancellor.supply
  Rule: Citizens refresh Supply by the Prince's warbands

    Scenario Outline: The warbands in the Prince's bank count, not the Citizen's own
      Given Ana plays as Citizen
      And the Chancellor's Supply track
        | warbands | Supply |
        | 0        | 4      |
        | 11       | 5      |
        | 18       | 6      |
      And the Prince has <warbands> warbands in the personal bank
      And Ana has 14 warbands in the personal bank
      When Ana refreshes Supply
      Then Ana has <supply> Supply

      Examples:
        | warbands | supply |
        | 3        | 4      |
        | 10       | 4      |
        | 11       | 5      |
        | 17       | 5      |
        | 18       | 6      |

    Scenario: Supply is refreshed in your own turn
      Given Ana plays as Citizen
      And the Chancellor's Supply track
        | warbands | Supply |
        | 0        | 4      |
      And it is the turn of Bruno
      When Ana refreshes Supply
      Then the rules refuse it: "The Citizens' Supply"
      And Ana has no Supply tracked
      When Bruno ends the turn
      And Clara ends the turn
      Given the Prince comes to the phase cleanup
      When the Prince ends the turn
      And Ana refreshes Supply
      Then Ana has 4 Supply

    Scenario: An Exile does not count the Prince's warbands
      Given the Chancellor's Supply track
        | warbands | Supply |
        | 0        | 4      |
      When Bruno refreshes Supply
      Then the rules refuse it: "The Citizens' Supply"

  @rule.prince.no-supply
  Rule: The Prince has no Supply

    Scenario: The Prince refreshes no Supply
      Given Ana plays as Citizen
      And the Chancellor's Supply track
        | warbands | Supply |
        | 0        | 4      |
      When the Prince refreshes Supply
      Then the rules refuse it: "The Prince tracks no Supply"
      And the Prince has no Supply tracked

  @rule.prince-exile.threat
  Rule: For an Exile Prince the Threat is the Usurper

    Background:
      Given Ana plays as Chancellor
      And Clara plays as Citizen
      And the Prince plays as Exile
      And both action markers are on "People"
      And last turn there was No Threat

    Scenario: Whatever others have achieved, the Exile Prince sees the Usurper
      Given Clara meets the Successor goal People's Favor
      And Bruno has revealed a Vision with the goal People's Favor
      And Bruno has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "Sites"

    Scenario: Even without a Usurper and without an Oathkeeper it is the Usurper
      When the Prince assesses the Threat
      Then the threat marker shows Usurper

  @rule.prince-exile.usurper
  Rule: A Prince who is the Usurper has No Threat

    Background:
      Given Ana plays as Chancellor
      And the Prince plays as Exile
      And both action markers are on "People"
      And last turn there was No Threat

    Scenario: The Prince as Usurper chooses No Threat
      Given the Prince is the Usurper
      And last turn the threat marker showed Usurper for the goal Supremacy
      When the Prince assesses the Threat
      Then the threat marker shows No Threat
      And both action markers are on "People"

    Scenario: As Oathkeeper without being Usurper he still has a Threat
      Given the Prince is the Oathkeeper
      When the Prince assesses the Threat
      Then the threat marker shows Usurper

  @rule.prince-exile.visions
  Rule: An Exile Prince reveals no Visions

    Background:
      Given Ana plays as Chancellor
      And the Prince plays as Exile

    Scenario: The Prince keeps his Vision, another Exile may reveal one
      Given the cards
        | card       | kind   | hand       |
        | "Conquest" | Vision | the Prince |
        | "Faith"    | Vision | Bruno      |
      When the Prince reveals the Vision "Conquest"
      Then the rules refuse it: "The Prince reveals no Visions"
      And the Prince holds 1 card
      When Bruno reveals the Vision "Faith"
      Then the revealed Vision of Bruno is "Faith"
      And Bruno holds 0 cards

  @rule.prince-exile.citizenship
  Rule: An Exile Prince accepts no Citizenship

    Scenario: The Prince stays an Exile, another Exile may accept
      Given Ana plays as Chancellor
      And the Prince plays as Exile
      When the Prince accepts Citizenship during the game
      Then the rules refuse it: "The Prince accepts no Citizenship"
      And the role of the Prince is Exile
      When Bruno accepts Citizenship during the game
      Then the role of Bruno is Citizen

    Scenario: Whoever is no Exile accepts no Citizenship
      Given Ana plays as Chancellor
      And the Prince plays as Exile
      And Clara plays as Citizen
      When Clara accepts Citizenship during the game
      Then the rules refuse it: "The offer"

  @rule.tie.leftmost
  Rule: Ties go to the leftmost option

    Scenario: Of several options the Prince takes the one on the left
      When the Prince must choose, from left to right, between "Gate", "Arch" and "Bridge"
      Then the Prince chooses "Gate"

    Scenario: A single option is no tie
      When the Prince must choose, from left to right, between "Arch"
      Then the Prince chooses "Arch"

  @rule.tie.region
  Rule: Among regions the Cradle comes first

    @ex.tie-region
    Scenario: A card that could go to all three regions goes to the Cradle
      Given both action markers are on "Sites"
      And the upper left quadrant asks for Friends
      And the relationship spaces
        | column  | row | actions | markers         |
        | Friends | 1   | 3       | Beast and Order |
        | Friends | 2   | 5       |                 |
      And the Tactics track reads 0 and 1 and its marker is on 0
      And the cards
        | card     | suit  |
        | "Smith"  | Order |
        | "Archer" | Order |
        | "Rider"  | Nomad |
      And the top of the world deck is "Rider", "Smith" and "Archer"
      And the Prince comes to the phase search and play a card
      When the Prince searches and plays a card
      Then "Smith" lies at "Fort"

    Scenario: The Cradle comes before the other two regions
      When the Prince must choose between the regions Hinterland, Provinces and Cradle
      Then the Prince chooses the region Cradle

    Scenario: The Provinces come before the Hinterland
      When the Prince must choose between the regions Hinterland and Provinces
      Then the Prince chooses the region Provinces

  @rule.tie.card
  Rule: Among drawn cards the first drawn is chosen

    Scenario: Of two drawn cards that fit the Prince takes the first
      When the Prince must choose between the cards he drew, "Smith" and "Archer"
      Then the Prince chooses "Smith"

    @ex.tie-card
    Scenario: In the search it is the first drawn card of the suit
      Given both action markers are on "Sites"
      And the upper left quadrant asks for Friends
      And the relationship spaces
        | column  | row | actions | markers         |
        | Friends | 1   | 3       | Beast and Order |
        | Friends | 2   | 5       |                 |
      And the Tactics track reads 0 and 1 and its marker is on 0
      And the cards
        | card     | suit  |
        | "Smith"  | Order |
        | "Archer" | Order |
        | "Rider"  | Nomad |
      And the top of the world deck is "Rider", "Smith" and "Archer"
      And the Prince comes to the phase search and play a card
      When the Prince searches and plays a card
      Then "Smith" is the card that the Prince plays or discards

    Scenario: Among the cards he has drawn the order of drawing holds, and others are no choice
      Given both action markers are on "Sites"
      And the upper left quadrant asks for Friends
      And the relationship spaces
        | column  | row | actions | markers         |
        | Friends | 1   | 3       | Beast and Order |
        | Friends | 2   | 5       |                 |
      And the Tactics track reads 0 and 1 and its marker is on 0
      And the cards
        | card     | suit  |
        | "Smith"  | Order |
        | "Archer" | Order |
        | "Rider"  | Nomad |
        | "Clerk"  | Order |
      And the top of the world deck is "Rider", "Smith", "Archer" and "Clerk"
      And the Prince comes to the phase search and play a card
      When the Prince searches and plays a card
      And the Prince must choose between the cards he drew, "Archer" and "Smith"
      Then the Prince chooses "Smith"
      When the Prince must choose between the cards he drew, "Archer" and "Clerk"
      Then the rules refuse it: "A tie between drawn cards"

  @rule.tie.player
  Rule: Among players the earlier in turn order is chosen

    @ex.tie-player
    Scenario: Bruno and Clara are tied, and Bruno comes first
      When the Prince must choose between the players Clara and Bruno
      Then the Prince chooses the player Bruno

    Scenario: Of three tied players the first in turn order is chosen
      When the Prince must choose between the players Clara, Ana and Bruno
      Then the Prince chooses the player Ana

    Scenario: Turn order is that of the round, with the Chancellor first, whoever has just played
      Given it is the turn of Bruno
      When Bruno ends the turn
      Then it is the turn of Clara
      When Clara ends the turn
      Then it is the turn of the Prince
      When the Prince must choose between the players Clara and Ana
      Then the Prince chooses the player Ana

    Scenario: Nobody ends the turn of another
      Given it is the turn of Bruno
      When Ana ends the turn
      Then the rules refuse it: "A tie between players"
      And it is the turn of Bruno

  @rule.tie.recover
  Rule: Of the relics at a site the closest is recovered

    @ex.tie-recover
    Scenario: The Prince recovers the relic next to the site card
      Given at "Fort" lie the relics "Ring" and "Cup"
      When the Prince recovers a relic at "Fort"
      Then the relics of the Prince from left to right are the relic "Ring"
      And at "Fort" lie just "Cup"

    Scenario: At a site without relics the Prince recovers none
      When the Prince recovers a relic at "Fort"
      Then the rules refuse it: "A tie when recovering"

  @rule.tie.target
  Rule: Of a player's relics the first taken is the target

    @ex.tie-target
    Scenario: Ana took three relics, and the first is the target
      When Ana takes the relic "Ring"
      And Ana takes the relic "Cup"
      And Ana takes the relic "Horn"
      Then the relics of Ana from left to right are the relic "Ring", the relic "Cup" and the relic "Horn"
      When the Prince targets a relic of Ana
      Then the Prince chooses "Ring"

    Scenario: A lost relic makes the next one the target
      Given Ana has the relic "Ring" and the relic "Cup"
      When the Prince takes the relic "Ring"
      And the Prince targets a relic of Ana
      Then the Prince chooses "Cup"

    Scenario: A stolen relic comes last, so the older one is the target
      Given the cards
        | card     | suit  | adviser |
        | "Wolf"   | Beast | Ana     |
        | "Bear"   | Beast | Ana     |
        | "Falcon" | Beast | Bruno   |
      And the pawn of Ana is at "Fort"
      And the pawn of Bruno is at "Fort"
      And Ana has 0 favor and 1 secret
      And Ana has the Conspiracy
      And Ana has the relic "Ring"
      And Bruno has the relic "Crown"
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      And the Prince targets a relic of Ana
      Then the rules refuse it: "The Prince's four phases"
      Given the Prince comes to the phase take actions
      When the Prince targets a relic of Ana
      Then the Prince chooses "Ring"

    Scenario: The Prince targets no relic of his own
      Given the Prince has the relic "Ring"
      When the Prince targets a relic of the Prince
      Then the rules refuse it: "A tie between a player's relics"

  @rule.tie.suit
  Rule: Of suits in the same row the first to enter is chosen

    @ex.tie-suit
    Scenario: Nomad joins Beast on a space of Friends, and Beast is chosen
      Given both action markers are on "Sites"
      And the upper left quadrant asks for Unaligned
      And the relationship spaces
        | column    | row | actions | markers |
        | Unaligned | 0   |         | Nomad   |
        | Friends   | 1   | 3       | Beast   |
        | Friends   | 2   | 5       |         |
      And from Unaligned these suits go to
        | suit  | column  |
        | Nomad | Friends |
      And the Tactics track reads 0 and 1 and its marker is on 0
      And the cards
        | card    | suit  |
        | "Rider" | Nomad |
      And the top of the world deck is "Rider"
      And the Prince comes to the phase search and play a card
      When the Prince searches and plays a card
      Then the relationship markers are
        | column  | row | markers         |
        | Friends | 1   | Beast and Nomad |
      When the Prince must choose between the suits Nomad and Beast
      Then the Prince chooses the suit Beast

    Scenario: The same holds for Conspirators, whatever the order of the suits on the wheel
      Given the relationship spaces
        | column       | row | markers                   |
        | Conspirators | 1   | Nomad, Order and Discord |
      When the Prince must choose between the suits Discord and Order
      Then the Prince chooses the suit Order

    Scenario: Suits of different rows are no tie
      Given the relationship spaces
        | column  | row | markers |
        | Friends | 1   | Nomad   |
        | Friends | 2   | Order   |
      When the Prince must choose between the suits Nomad and Order
      Then the rules refuse it: "A tie between suits of the same row"
