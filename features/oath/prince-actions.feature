Feature: The Prince's actions

  Background:
    Given the players in turn order
      | player     | role       |
      | the Prince | Chancellor |
      | Ana        | Exile      |
    And the Mind guide
      | space | quadrant    |
      | "S"   | upper left  |
      | "A"   | upper left  |
      | "B"   | upper right |
      | "C"   | lower right |
      | "D"   | lower left  |
      | "E"   | upper left  |
      | "F"   | upper left  |
    And both action markers are on "S"
    And the relationship spaces
      | column       | row | actions | markers |
      | Unaligned    | 0   |         | Nomad   |
      | Friends      | 1   | 2       | Discord |
      | Friends      | 2   | 3       | Hearth  |
      | Friends      | 3   |         | Beast   |
      | Conspirators | 1   | 2       | Order   |
      | Conspirators | 2   |         | Arcane  |
    And the Prince comes to the phase take actions

  @rule.prince-actions.number
  Rule: The Prince takes the number of actions of the space reached

    Scenario Outline: The space of the suit of this turn shows the number of actions
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "D"      | black  |
      And this turn the Prince has played or discarded a card of the suit <suit>
      When the Prince takes his actions
      Then the Prince has taken <number> actions
      And the Prince's next phase is cleanup

      Examples:
        | suit    | number |
        | Discord | 2      |
        | Hearth  | 3      |
        | Order   | 2      |

    Scenario: After the last action there is no other
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince's next phase is take actions
      When the Prince takes his next action
      Then the Prince's next phase is cleanup
      When the Prince takes his next action
      Then the rules refuse it: "The Prince's four phases"
      And the Prince has taken the actions of "A" and "B"

    Scenario: The Prince does not take his actions twice in a turn
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his actions
      And the Prince takes his actions
      Then the rules refuse it: "The Prince's four phases"
      And the Prince has taken the actions of "A" and "B"

    Scenario: Every turn counts its own actions
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "D"      | black  |
        | "D"       | "E"      | black  |
        | "E"       | "F"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his actions
      Then the Prince has taken the actions of "A" and "B"
      Given the Prince comes to the phase take actions
      And this turn the Prince has played or discarded a card of the suit Hearth
      When the Prince takes his actions
      Then the Prince has taken the actions of "C", "D" and "E"

    Scenario: The space to which the marker advanced counts, not the one it left
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "D"      | black  |
      And the Prince comes to the phase search and play a card
      And the map
        | region | site | capacity |
        | Cradle | "C1" | 1        |
      And the cards
        | card | suit    |
        | "X"  | Discord |
      And the top of the world deck is "X"
      And the upper left quadrant asks for Friends
      When the Prince searches and plays a card
      And the Prince takes his actions
      Then the Prince has taken 3 actions

    Scenario: Without a card played or discarded there is no action
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
      When the Prince takes his actions
      Then the Prince has taken no action
      And both action markers are on "S"
      And the Prince's next phase is cleanup

    Scenario: The same action counts each time it is taken
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "A"      | black  |
      And this turn the Prince has played or discarded a card of the suit Hearth
      When the Prince takes his actions
      Then the Prince has taken 3 actions
      And the Prince has taken the actions of "A" and "A", among others

  @rule.prince-actions.top
  Rule: At the top it is five actions

    @ex.top-marker
    Scenario: A marker that arrives at the top brings five actions
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "D"      | black  |
        | "D"       | "E"      | black  |
        | "E"       | "F"      | black  |
      And the Prince comes to the phase search and play a card
      And the map
        | region | site | capacity |
        | Cradle | "C1" | 1        |
      And the cards
        | card | suit   |
        | "X"  | Hearth |
      And the top of the world deck is "X"
      And the upper left quadrant asks for Friends
      When the Prince searches and plays a card
      And the Prince takes his actions
      Then the relationship markers are
        | column       | row | markers          |
        | Unaligned    | 0   | Nomad            |
        | Friends      | 1   | Discord          |
        | Friends      | 3   | Beast and Hearth |
        | Conspirators | 1   | Order            |
        | Conspirators | 2   | Arcane           |
      And the Prince has taken the actions of "A", "B", "C", "D" and "E"

    @ex.top-marker
    Scenario: A marker already at the top stays and brings five actions
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "D"      | black  |
        | "D"       | "E"      | black  |
        | "E"       | "F"      | black  |
      And the Prince comes to the phase search and play a card
      And the map
        | region | site | capacity |
        | Cradle | "C1" | 1        |
      And the cards
        | card | suit  |
        | "X"  | Beast |
      And the top of the world deck is "X"
      And the upper left quadrant asks for Friends
      When the Prince searches and plays a card
      And the Prince takes his actions
      Then the relationship markers are
        | column       | row | markers |
        | Unaligned    | 0   | Nomad   |
        | Friends      | 1   | Discord |
        | Friends      | 2   | Hearth  |
        | Friends      | 3   | Beast   |
        | Conspirators | 1   | Order   |
        | Conspirators | 2   | Arcane  |
      And the Prince has taken the actions of "A", "B", "C", "D" and "E"

    Scenario: Each column has its own top
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "S"      | black  |
      And this turn the Prince has played or discarded a card of the suit Arcane
      When the Prince takes his actions
      Then the Prince has taken 5 actions

  @rule.prince-actions.skipped
  Rule: Skipped actions do not count

    @ex.skipped-space
    Scenario: An action that is skipped does not count among the three
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "D"      | black  |
        | "D"       | "E"      | black  |
      And this turn the Prince has played or discarded a card of the suit Hearth
      And the actions of "B" cannot be performed
      When the Prince takes his actions
      Then the Prince has taken the actions of "A", "C" and "D"
      And the Prince has skipped the action of "B"
      And the current action marker is on "D" and the start-of-action marker on "S"

    Scenario: When everything on the way round is skipped, the actions end
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "C"      | black  |
        | "C"       | "B"      | black  |
      And this turn the Prince has played or discarded a card of the suit Hearth
      And the actions of "B" and "C" cannot be performed
      When the Prince takes his actions
      Then the Prince has taken the action of "A"
      And the Prince has skipped the actions of "B" and "C"
      And the Prince's next phase is cleanup

    Scenario: An action that has become possible is no longer skipped
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
        | "B"       | "A"      | black  |
      And this turn the Prince has played or discarded a card of the suit Hearth
      And the actions of "A" cannot be performed
      When the Prince takes his next action
      Then the Prince has taken the action of "B"
      And the Prince has skipped the action of "A"
      Given every action can be performed
      When the Prince takes his next action
      Then the Prince has taken the actions of "B" and "A"

  @rule.prince-actions.supply
  Rule: The Prince spends no Supply

    Scenario: Supply is not marked for the Prince's actions
      When a player marks Supply for an action of the Prince
      Then the rules refuse it: "The Prince spends no Supply"

    Scenario: The Prince takes his actions without any Supply
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his actions
      Then the Prince has taken the actions of "A" and "B"
      And the Prince has no Supply tracked

  @rule.prince-actions.move
  Rule: Each action takes the current marker one space on

    Scenario: The current marker follows an arrow and the action there is performed
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "C"      | black  |
        | "A"       | "B"      | black  |
        | "C"       | "D"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "C"
      And the current action marker is on "C" and the start-of-action marker on "S"
      When the Prince takes his next action
      Then the Prince has taken the actions of "C" and "D"
      And the current action marker is on "D" and the start-of-action marker on "S"

    Scenario: Where no arrow leads on, the actions end
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
      And this turn the Prince has played or discarded a card of the suit Hearth
      When the Prince takes his actions
      Then the Prince has taken the action of "A"
      And the Prince's next phase is cleanup

  @rule.arrows.condition
  Rule: An arrow is followed only if its condition is met

    Scenario: An arrow whose condition is met is followed
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition |
        | "S"       | "A"      | red    | "x"       |
        | "S"       | "B"      | black  |           |
      And these conditions of arrows are met: "x"
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "A"

    Scenario: An arrow whose condition is not met is not followed
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition |
        | "S"       | "A"      | red    | "x"       |
        | "S"       | "B"      | black  |           |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "B"

    Scenario: Without any condition met the Prince takes no action
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition |
        | "S"       | "A"      | red    | "x"       |
        | "S"       | "B"      | black  | "y"       |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his actions
      Then the Prince has taken no action
      And both action markers are on "S"

    Scenario: What an action changes counts for the next arrow
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition |
        | "S"       | "A"      | orange | "x"       |
        | "S"       | "B"      | black  |           |
        | "A"       | "B"      | orange | "x"       |
        | "A"       | "C"      | black  |           |
      And these conditions of arrows are met: "x"
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "A"
      Given no condition of an arrow is met
      When the Prince takes his next action
      Then the Prince has taken the actions of "A" and "C"

  @rule.prince-actions.start-marker
  Rule: The start marker stays during the actions

    Scenario: The start marker stays behind
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "A"      | black  |
        | "A"       | "B"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his actions
      Then the current action marker is on "B" and the start-of-action marker on "S"

    Scenario: Nobody may move the start marker during the actions
      When a player moves the start-of-action marker
      Then the rules refuse it: "The start marker stays behind"
      And both action markers are on "S"

  @rule.arrows.colour
  Rule: Red comes before orange and orange before black

    @ex.which-arrow
    Scenario Outline: The best colour among the possible arrows is followed
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition |
        | "S"       | "A"      | black  | "x"       |
        | "S"       | "B"      | orange | "y"       |
        | "S"       | "C"      | red    | "z"       |
      And these conditions of arrows are met: <met>
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of <space>

      Examples:
        | met              | space |
        | "x", "y" and "z" | "C"   |
        | "x" and "z"      | "C"   |
        | "x" and "y"      | "B"   |
        | "x"              | "A"   |

    Scenario: Of two black arrows the leftmost is followed
      Given the arrows of the Mind guide
        | starts at | leads to | colour |
        | "S"       | "B"      | black  |
        | "S"       | "A"      | black  |
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "B"

  @rule.arrows.priority
  Rule: Of two orange arrows the Priority one is followed

    @ex.which-arrow
    Scenario: The Priority arrow is followed although the other lies to its left
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition | Priority |
        | "S"       | "A"      | orange | "x"       |          |
        | "S"       | "B"      | orange | "y"       | x        |
      And these conditions of arrows are met: "x" and "y"
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "B"

    Scenario: If the condition of the Priority arrow is not met, the other one is followed
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition | Priority |
        | "S"       | "A"      | orange | "x"       |          |
        | "S"       | "B"      | orange | "y"       | x        |
      And these conditions of arrows are met: "x"
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "A"

    Scenario: A red arrow comes before the Priority one
      Given the arrows of the Mind guide
        | starts at | leads to | colour | condition | Priority |
        | "S"       | "A"      | red    | "x"       |          |
        | "S"       | "B"      | orange | "y"       | x        |
        | "S"       | "C"      | orange | "z"       |          |
      And these conditions of arrows are met: "x", "y" and "z"
      And this turn the Prince has played or discarded a card of the suit Discord
      When the Prince takes his next action
      Then the Prince has taken the action of "A"

  @rule.prince-cleanup.missing
  Rule: What the cleanup does is missing

    Scenario: Nobody can say what the Prince does in the cleanup
      Given the Prince comes to the phase cleanup
      When the Prince carries out the cleanup
      Then the rules refuse it: "Cleanup is missing from the text"
      And the Prince's next phase is cleanup
