Feature: Common rules and the board

  @rule.board.range
  Rule: Range counts the steps of the shortest way

    Scenario Outline: The range is the number of steps, 0 on the same space
      Given the sample board
      Then the range from <one> to <other> is <range>

      Examples:
        | one         | other       | range |
        | Lunaridge 4 | Lunaridge 4 | 0     |
        | Lunaridge 4 | Lunaridge 5 | 1     |
        | Lunaridge 1 | the Dojo    | 1     |
        | Lunaridge 5 | the Dojo    | 3     |
