Feature: The Prince's turn and the Threat

  Background:
    Given the players in turn order
      | player     | role       |
      | the Prince | Chancellor |
      | Ana        | Citizen    |
      | Bruno      | Exile      |
      | Carla      | Exile      |
    And the Oathkeeper goal is Supremacy
    And the Mind guide
      | space | quadrant    | Threat space for |
      | "T1"  | upper left  | Supremacy        |
      | "T2"  | upper right | Protection       |
      | "T3"  | lower left  | People's Favor   |
      | "T4"  | lower right | Darkest Secret   |
      | "A1"  | upper left  |                  |
      | "A2"  | upper right |                  |
      | "A3"  | lower left  |                  |
      | "A4"  | lower right |                  |
    And both action markers are on "A3"
    And last turn there was No Threat

  @rule.prince-turn.phases
  Rule: The Prince's turn has four phases

    Scenario: The Prince assesses the Threat, plays a card and takes actions, and the cleanup remains
      Given Bruno is the Oathkeeper
      And the map
        | region | site | capacity |
        | Cradle | "C1" | 2        |
      And the cards
        | card | suit   |
        | "X"  | Hearth |
        | "Y"  | Order  |
        | "Z"  | Beast  |
      And the top of the world deck is "X", "Y" and "Z"
      And the favor banks
        | suit   | favor |
        | Hearth | 2     |
      And the upper left quadrant asks for Friends
      And the relationship spaces
        | column       | row | actions | markers |
        | Unaligned    | 0   |         | Order   |
        | Friends      | 1   | 2       | Hearth  |
        | Friends      | 2   | 3       |         |
        | Friends      | 3   |         |         |
        | Conspirators | 1   | 2       | Beast   |
      And the arrows of the Mind guide
        | starts at | leads to | colour |
        | "T1"      | "A1"     | black  |
        | "A1"      | "A2"     | black  |
        | "A2"      | "A4"     | black  |
        | "A4"      | "A3"     | black  |
      When the Prince takes his turn
      Then the threat marker shows Oathkeeper
      And "X" lies at "C1"
      And the Ambition box holds 1 favor
      And the Prince has taken the actions of "A1", "A2" and "A4"
      And the current action marker is on "A4" and the start-of-action marker on "T1"
      And the Prince's next phase is cleanup

    Scenario: The Prince does not search before he has assessed the Threat
      Given the Prince comes to the phase assess Threat
      When the Prince searches and plays a card
      Then the rules refuse it: "The Prince's four phases"
      And the Prince's next phase is assess Threat

    Scenario: The Prince does not assess the Threat twice in a turn
      When the Prince assesses the Threat
      And the Prince assesses the Threat
      Then the rules refuse it: "The Prince's four phases"
      And the Prince's next phase is search and play a card

    Scenario: The Prince takes no action before he has searched
      When the Prince assesses the Threat
      And the Prince takes his next action
      Then the rules refuse it: "The Prince's four phases"

    Scenario: The cleanup does not come before the actions
      Given the Prince comes to the phase take actions
      When the Prince carries out the cleanup
      Then the rules refuse it: "The Prince's four phases"

    Scenario: In the turn of another the Prince carries out no phase
      Given it is the turn of Ana
      When the Prince assesses the Threat
      Then the rules refuse it: "The Prince's four phases"
      And it is the turn of Ana

    Scenario: In the Prince's turn nobody else takes an action
      Given the Prince comes to the phase take actions
      When Ana takes the action Travel
      Then the rules refuse it: "Modifying an action"
      When the Prince takes the action Travel
      Then it is the turn of the Prince

    Scenario: The Prince takes no action of his while he searches
      Given the Prince comes to the phase search and play a card
      When the Prince takes the action Travel
      Then the rules refuse it: "The Prince's four phases"

    Scenario: After the search the Threat is not assessed any more
      Given the Prince comes to the phase search and play a card
      When the Prince searches and plays a card
      And the Prince assesses the Threat
      Then the rules refuse it: "The Prince's four phases"

    Scenario: The Prince ends his turn with the cleanup, and his next one begins with the Threat
      Given the Prince comes to the phase take actions
      When the Prince ends the turn
      Then the rules refuse it: "The Prince's four phases"
      Given the Prince comes to the phase cleanup
      When the Prince ends the turn
      Then it is the turn of Ana
      When Ana ends the turn
      And Bruno ends the turn
      And Carla ends the turn
      Then it is the turn of the Prince
      And the Prince's next phase is assess Threat

  @rule.prince-turn.first
  Rule: The first turn does not assess the Threat

    Scenario: On his first turn the Prince does not assess the Threat
      Given it is the Prince's first turn
      And Bruno is the Usurper
      When the Prince assesses the Threat
      Then the rules refuse it: "The first turn does not assess the Threat"
      And the threat marker shows No Threat
      And both action markers are on "A3"

    Scenario: On his first turn the Prince wakes and goes on to search
      Given it is the Prince's first turn
      And the Prince has the People's Favor
      And the Ambition box holds 2 favor
      When the Prince searches and plays a card
      Then the People's Favor holds 1 favor
      And the Prince's next phase is take actions

    @reading.C35=b
    Scenario: If the Wake belongs to the skipped phase, the first turn has none
      Given it is the Prince's first turn
      And the Prince has the People's Favor
      And the Ambition box holds 2 favor
      When the Prince searches and plays a card
      Then the People's Favor holds 0 favor
      And the Ambition box holds 2 favor

    Scenario: A whole first turn leaves the threat marker alone
      Given it is the Prince's first turn
      And Bruno is the Usurper
      When the Prince takes his turn
      Then the threat marker shows No Threat
      And both action markers are on "A3"
      And the Prince's next phase is cleanup

    Scenario: After setup comes the Prince's first turn, and after that one he assesses the Threat
      Given the map
        | region | site | capacity |
        | Cradle | "C1" | 1        |
      And the Tactics track reads 0 and 1 with its star on 0
      And the star of the threat marker is on No Threat
      And Bruno is the Usurper
      When the Prince is set up
      And the Prince assesses the Threat
      Then the rules refuse it: "The first turn does not assess the Threat"
      When the Prince takes his turn
      Then the threat marker shows No Threat
      Given the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows Usurper

    Scenario: On the Exile Prince's first turn the threat marker stays, and on the second the Usurper is new
      Given the Prince plays as Exile
      And it is the Prince's first turn
      When the Prince takes his turn
      Then the threat marker shows No Threat
      And both action markers are on "A3"
      Given both action markers are on "A1"
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "T1"

    @reading.C59=b
    Scenario: Read the other way, the Usurper threatens the Exile Prince from his first turn on
      Given the Prince plays as Exile
      And it is the Prince's first turn
      When the Prince takes his turn
      Then the threat marker shows Usurper
      And both action markers are on "A3"
      Given both action markers are on "A1"
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "A1"

    @reading.C59=b
    Scenario: Read the other way, a Prince who is the Usurper on his first turn has No Threat
      Given the Prince plays as Exile
      And it is the Prince's first turn
      And the Prince is the Usurper
      When the Prince takes his turn
      Then the threat marker shows No Threat

    @reading.C59=b
    Scenario: Under either reading nothing threatens a Chancellor Prince on his first turn
      Given it is the Prince's first turn
      And Bruno is the Usurper
      When the Prince takes his turn
      Then the threat marker shows No Threat

  @rule.threat.first
  Rule: The first true condition is the Threat

    @ex.threat-order
    Scenario: The Successor comes before the Usurper and the Vision
      Given Ana meets the Successor goal Darkest Secret
      And Bruno is the Usurper
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Successor
      And both action markers are on "T4"

    @ex.threat-order
    Scenario: Without a Successor the Usurper comes before the Vision
      Given Bruno is the Usurper
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "T1"

    @ex.threat-order
    Scenario: Without a Usurper the Vision comes before the Oathkeeper until round 7
      Given it is round 7
      And Bruno is the Oathkeeper
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Vision
      And both action markers are on "T2"

    @ex.threat-order
    Scenario: Without a Vision the Oathkeeper remains
      Given it is round 7
      And Bruno is the Oathkeeper
      And Carla has revealed a Vision with the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows Oathkeeper
      And both action markers are on "T1"

    @ex.threat-order
    Scenario: In round 8 the Oathkeeper comes before the Vision
      Given it is round 8
      And Bruno is the Oathkeeper
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "T1"

  @rule.threat.none
  Rule: With no true condition there is No Threat

    Scenario: Nobody threatens the Prince
      Given last turn the threat marker showed Usurper for the goal Supremacy
      And the Prince is the Oathkeeper
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

    Scenario: The Usurper has lost the title since last turn
      Given Bruno is the Usurper
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      Given nobody is the Oathkeeper
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

  @rule.threat.successor
  Rule: A Citizen who meets the Successor goal is condition 1

    Scenario: A Citizen meets the Successor goal
      Given Ana meets the Successor goal People's Favor
      When the Prince assesses the Threat
      Then the threat marker shows Successor
      And both action markers are on "T3"

    Scenario: An Exile who would meet the Successor goal is no Successor
      Given Bruno meets the Successor goal People's Favor
      And last turn the threat marker showed Vision for the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

    Scenario: A Citizen does not threaten an Exile Prince as Successor
      Given the Prince plays as Exile
      And Ana meets the Successor goal People's Favor
      When the Prince assesses the Threat
      Then the threat marker shows Usurper

    Scenario: Of two Citizens the earlier in turn order decides the goal
      Given Bruno plays as Citizen
      And Bruno meets the Successor goal People's Favor
      And Ana meets the Successor goal Darkest Secret
      When the Prince assesses the Threat
      Then both action markers are on "T4"

  @rule.threat.usurper
  Rule: An Exile who is the Usurper is condition 2

    Scenario: An Exile is the Usurper in an early round
      Given it is round 3
      And Bruno is the Usurper
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "T1"

    Scenario: An Oathkeeper who is not the Usurper does not meet condition 2
      Given it is round 3
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then the threat marker shows Oathkeeper

  @rule.threat.eighth-round
  Rule: In the eighth round an Exile as Oathkeeper is condition 2

    Scenario Outline: Only round 8 makes an Exile Oathkeeper condition 2
      Given it is round <round>
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then the threat marker shows <Threat>

      Examples:
        | round | Threat     |
        | 7     | Oathkeeper |
        | 8     | Usurper    |

    Scenario: In round 8 a Citizen as Oathkeeper is no Threat
      Given it is round 8
      And Ana is the Oathkeeper
      And last turn the threat marker showed Vision for the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

    Scenario: After the last player in turn order the eighth round begins
      Given it is round 7
      And it is the turn of Bruno
      And Bruno is the Oathkeeper
      When Bruno ends the turn
      Then it is round 7
      When Carla ends the turn
      Then it is round 8
      And it is the turn of the Prince
      When the Prince assesses the Threat
      Then the threat marker shows Usurper

    Scenario: No round comes after the eighth
      Given it is round 8
      And it is the turn of Carla
      When Carla ends the turn
      Then the rules refuse it: "Condition 2 in the eighth round"
      And it is the turn of Carla

  @rule.threat.exile-prince
  Rule: An Exile Prince is threatened by the Usurper unless he is the Usurper

    @ex.exile-prince
    Scenario: An Exile Prince acts against the Usurper whatever else is true
      Given the Prince plays as Exile
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "T1"

    @ex.exile-prince
    Scenario: An Exile Prince who is the Usurper has No Threat
      Given the Prince plays as Exile
      And the Prince is the Usurper
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      And last turn the threat marker showed Vision for the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows No Threat
      And both action markers are on "A3"

    @reading.C30=b
    Scenario: If the list goes on, the Usurper Prince meets condition 4 himself
      Given the Prince plays as Exile
      And the Prince is the Usurper
      When the Prince assesses the Threat
      Then the threat marker shows Oathkeeper
      And both action markers are on "T1"

    @reading.C30=b
    Scenario: If the list goes on, another's Vision threatens the Usurper Prince
      Given the Prince plays as Exile
      And the Prince is the Usurper
      And Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Vision
      And both action markers are on "T2"

    Scenario: An Exile Prince who is Oathkeeper but not yet the Usurper is threatened
      Given the Prince plays as Exile
      And the Prince is the Oathkeeper
      When the Prince assesses the Threat
      Then the threat marker shows Usurper

  @rule.threat.vision
  Rule: A Vision revealed and fulfilled is condition 3

    Scenario: A fulfilled Vision sends the markers to its own goal
      Given Bruno has revealed a Vision with the goal Darkest Secret
      And Bruno has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Vision
      And both action markers are on "T4"

    Scenario: A revealed Vision that is not fulfilled is no Threat
      Given Bruno has revealed a Vision with the goal Darkest Secret
      And last turn the threat marker showed Vision for the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

    Scenario: A new Vision must be fulfilled in its turn
      Given Bruno has revealed a Vision with the goal Darkest Secret
      And Bruno has fulfilled the Vision
      When the Prince assesses the Threat
      Then the threat marker shows Vision
      Given Bruno has revealed a Vision with the goal Protection
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

    Scenario: A Citizen's Vision is no Threat
      Given Ana has revealed a Vision with the goal Darkest Secret
      And Ana has fulfilled the Vision
      And last turn the threat marker showed Vision for the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows No Threat

    Scenario: Of two fulfilled Visions that of the earlier player counts
      Given Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      And Bruno has revealed a Vision with the goal Darkest Secret
      And Bruno has fulfilled the Vision
      When the Prince assesses the Threat
      Then both action markers are on "T4"

    Scenario Outline: A Vision is revealed by the Exile who has it, in the turn of that Exile
      Given the cards
        | card    | kind   | hand |
        | "Faith" | Vision | Ana  |
        | "Truth" | Vision | Bruno |
      And it is the turn of <turn>
      When <player> reveals the Vision <card>
      Then the rules refuse it: "Condition 3: a Vision revealed and fulfilled"

      Examples:
        | turn  | player | card    |
        | Ana   | Ana    | "Faith" |
        | Bruno | Bruno  | "Faith" |
        | Carla | Bruno  | "Truth" |

  @rule.threat.oathkeeper
  Rule: An Exile who is the Oathkeeper is condition 4

    Scenario Outline: Only an Exile is a Threat as Oathkeeper
      Given <player> is the Oathkeeper
      And last turn the threat marker showed Vision for the goal Protection
      When the Prince assesses the Threat
      Then the threat marker shows <Threat>

      Examples:
        | player     | Threat     |
        | Bruno      | Oathkeeper |
        | Ana        | No Threat  |
        | the Prince | No Threat  |

  @rule.action-markers.no-threat
  Rule: With No Threat the action markers stay

    @ex.markers-move
    Scenario: With No Threat the markers stay in any quadrant
      Given last turn the threat marker showed Oathkeeper for the goal Supremacy
      When the Prince assesses the Threat
      Then the threat marker shows No Threat
      And both action markers are on "A3"

  @rule.action-markers.same
  Rule: With the same Threat the markers stay in its quadrant

    @ex.markers-move
    Scenario: The same Threat leaves the markers in its quadrant
      Given last turn the threat marker showed Oathkeeper for the goal Supremacy
      And both action markers are on "A1"
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then the threat marker shows Oathkeeper
      And both action markers are on "A1"

    Scenario: The same Threat from another player leaves the markers in its quadrant
      Given last turn the threat marker showed Vision for the goal Darkest Secret
      And both action markers are on "A4"
      And Carla has revealed a Vision with the goal Darkest Secret
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then both action markers are on "A4"

    Scenario: The quadrant of the current marker counts
      Given last turn the threat marker showed Oathkeeper for the goal Supremacy
      And the current action marker is on "A1" and the start-of-action marker on "A2"
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then the current action marker is on "A1" and the start-of-action marker on "A2"

    Scenario: On the second turn the Threat of setup counts as that of the turn before
      Given the map
        | region | site | capacity |
        | Cradle | "C1" | 1        |
      And the Tactics track reads 0 and 1 with its star on 0
      And the star of the threat marker is on Oathkeeper
      And Bruno is the Oathkeeper
      When the Prince is set up
      And the Prince takes his turn
      Given both action markers are on "A1"
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows Oathkeeper
      And both action markers are on "A1"

    @reading.C32=b
    Scenario: If only the threat marker counts, a new goal leaves the markers in its quadrant
      Given last turn the threat marker showed Vision for the goal Supremacy
      And both action markers are on "A4"
      And Carla has revealed a Vision with the goal Darkest Secret
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then both action markers are on "A4"

  @rule.action-markers.new
  Rule: A new or different Threat moves both markers

    @ex.markers-move
    Scenario: A new Threat moves both markers even from its own quadrant
      Given both action markers are on "A1"
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then both action markers are on "T1"

    @ex.markers-move
    Scenario: A different Threat moves both markers even from its own quadrant
      Given last turn the threat marker showed Oathkeeper for the goal Supremacy
      And the current action marker is on "A1" and the start-of-action marker on "A2"
      And Bruno is the Usurper
      When the Prince assesses the Threat
      Then the threat marker shows Usurper
      And both action markers are on "T1"

    Scenario: The same condition with another goal is a different Threat
      Given last turn the threat marker showed Vision for the goal Supremacy
      And both action markers are on "A4"
      And Carla has revealed a Vision with the goal Darkest Secret
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then both action markers are on "T4"

    Scenario: A Threat that vanishes and comes back is new
      Given Ana meets the Successor goal Darkest Secret
      When the Prince assesses the Threat
      Then both action markers are on "T4"
      Given Ana no longer meets the Successor goal
      And both action markers are on "A4"
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows No Threat
      And both action markers are on "A4"
      Given Ana meets the Successor goal Darkest Secret
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows Successor
      And both action markers are on "T4"

    Scenario: The goal behind the Threat of one turn is remembered on the next
      Given Carla has revealed a Vision with the goal Protection
      And Carla has fulfilled the Vision
      When the Prince assesses the Threat
      Then both action markers are on "T2"
      Given Carla has revealed a Vision with the goal Darkest Secret
      And Carla has fulfilled the Vision
      And both action markers are on "A4"
      And the Prince comes to the phase assess Threat
      When the Prince assesses the Threat
      Then the threat marker shows Vision
      And both action markers are on "T4"

  @rule.action-markers.elsewhere
  Rule: With the same Threat the markers move from another quadrant

    @ex.markers-move
    Scenario: The same Threat calls the markers back from another quadrant
      Given last turn the threat marker showed Oathkeeper for the goal Supremacy
      And both action markers are on "A2"
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then both action markers are on "T1"

  @rule.action-markers.space
  Rule: The markers go to the Threat space of the goal

    @ex.darkest-secret
    Scenario: A Citizen who is Successor through the Darkest Secret draws the markers there
      Given Ana has the Darkest Secret
      And Ana meets the Successor goal Darkest Secret
      When the Prince assesses the Threat
      Then the threat marker shows Successor
      And both action markers are on "T4"

    Scenario Outline: The goal of the Oath decides the space for the Oathkeeper
      Given the Oathkeeper goal is <goal>
      And Bruno is the Oathkeeper
      When the Prince assesses the Threat
      Then both action markers are on <space>

      Examples:
        | goal           | space |
        | Protection     | "T2"  |
        | People's Favor | "T3"  |

  @rule.wake.favor
  Rule: On waking the Prince puts favor on the People's Favor

    Scenario: The Prince puts 1 favor on the People's Favor
      Given the Prince has the People's Favor
      And the Ambition box holds 3 favor
      And the People's Favor holds 2 favor
      When the Prince assesses the Threat
      Then the People's Favor holds 3 favor
      And the Ambition box holds 2 favor

    Scenario: With an empty Ambition box nothing goes on the People's Favor
      Given the Prince has the People's Favor
      And the People's Favor holds 2 favor
      When the Prince assesses the Threat
      Then the People's Favor holds 2 favor

    Scenario: Without the People's Favor the Prince keeps his favor
      Given Ana has the People's Favor
      And the Ambition box holds 3 favor
      When the Prince assesses the Threat
      Then the People's Favor holds 0 favor
      And the Ambition box holds 3 favor

    @reading.C36=b
    Scenario: If as much as possible goes there, the Ambition box is emptied
      Given the Prince has the People's Favor
      And the Ambition box holds 3 favor
      When the Prince assesses the Threat
      Then the People's Favor holds 3 favor
      And the Ambition box holds 0 favor
