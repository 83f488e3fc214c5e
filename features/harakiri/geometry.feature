Feature: Squares, range and line of sight

  @rule.square.adjacent
  Rule: Adjacent squares

    Scenario: Squares that share a side or a corner are adjacent
      Given the zone
        |   | A | B | C |
        | 1 | . | . | . |
        | 2 | . | . | . |
        | 3 | . | . | . |
      Then B2 is adjacent to A1
      And B2 is adjacent to B1
      And B2 is adjacent to C2
      And A1 is not adjacent to C1
      And A1 is not adjacent to B3

  @rule.square.levels
  Rule: Levels separate

    Scenario: Squares on different levels are not adjacent although they touch
      Given the zone
        |   | A | B |
        | 1 | . | . |
        | 2 | . | . |
      And its levels
        |   | A | B |
        | 1 | 0 | 1 |
        | 2 | 0 | 1 |
      Then A1 is not adjacent to B1
      And A1 is not adjacent to B2
      And A1 is adjacent to A2
      And B1 is adjacent to B2

    Scenario: Nobody steps from one level to another
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
      And the zone
        |   | A | B | C |
        | 1 | k | . | . |
        | 2 | . | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 0 | 0 | 1 |
        | 2 | 0 | 0 | 1 |
      Then the kachi can stop on A1, A2, B1 and B2 with 3 movement points

  @rule.occupied.terrain
  Rule: Occupied terrain

    Scenario Outline: Obstacles and inaccessible terrain are occupied for everybody, other terrain is not
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C |
        | 1 | k | * | # |
        | 2 | T | ~ | . |
      Then B1 is occupied for <who>: "Occupied terrain"
      And C1 is occupied for <who>: "Occupied terrain"
      And B2 is not occupied for <who>
      And C2 is not occupied for <who>

      Examples:
        | who       |
        | Tomoe     |
        | the kachi |

    Scenario: Beyond the edge of the tiles it is like a wall
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone
        |   | A | B | C |
        | 1 | T | . |   |
        | 2 |   | . | H |
      Then A2 is occupied for Tomoe: "Occupied terrain"
      And Tomoe needs 2 movement points to get to B2
      And Tomoe sees Hikaru

  @rule.occupied.opponents
  Rule: Squares with opponents

    Scenario: Characters and enemies occupy squares for each other only
      Given these creatures
        | sign | creature                    |
        | k    | the kachi with the red ring |
        | p    | the kappa                   |
        | T    | Tomoe                       |
        | H    | Hikaru                      |
      And the zone
        |   | A | B | C | D |
        | 1 | k | p | T | H |
      Then C1 is occupied for the kachi with the red ring: "Squares with opponents"
      And B1 is not occupied for the kachi with the red ring
      And B1 is occupied for Tomoe: "Squares with opponents"
      And D1 is not occupied for Tomoe

  @rule.occupied.element
  Rule: Squares with vulnerable elements

    Scenario: A door is in everybody's way, with resistance tokens or without
      Given these creatures
        | sign | creature     | resistance |
        | T    | Tomoe        |            |
        | k    | the kachi    |            |
        | d    | the door     | 2          |
        | c    | the civilian | 0          |
      And the zone
        |   | A | B | C | D |
        | 1 | T | d | c | k |
      Then B1 is occupied for Tomoe: "Squares with vulnerable elements"
      And C1 is occupied for Tomoe: "Squares with vulnerable elements"
      And B1 is occupied for the kachi: "Squares with vulnerable elements"
      And Tomoe does not see the kachi
      And the kachi does not see Tomoe

  @rule.occupied.allies
  Rule: Allies do not occupy

    Scenario: The square of an ally is not occupied, but nobody stops there
      Given these creatures
        | sign | creature                    |
        | k    | the kachi with the red ring |
        | p    | the kappa                   |
      And the zone
        |   | A | B | C |
        | 1 | k | p | . |
      Then B1 is not occupied for the kachi with the red ring
      And the kachi with the red ring can stop on A1 and C1 with 2 movement points

  @rule.occupied.enter
  Rule: No entering an occupied square

    Scenario: Obstacles, walls, opponents and vulnerable elements are gone around
      Given these creatures
        | sign | creature     | resistance |
        | k    | the kachi    |            |
        | T    | Tomoe        |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B | C |
        | 1 | * | # | . |
        | 2 | T | k | . |
        | 3 | c | . | . |
      Then the kachi can stop on B2, C2, B3 and C3 with 1 movement point
      And the kachi needs 2 movement points to get to C1
      And the kachi cannot get to A1
      And the kachi cannot get to B1
      And the kachi cannot get to A2
      And the kachi cannot get to A3

  @rule.terrain.difficult
  Rule: Difficult terrain

    @ex.difficult
    Scenario: Crossing a difficult square costs 1 point to enter and 2 to leave
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | T | ~ | . |
      Then Tomoe needs 1 movement point to get to B1
      And Tomoe needs 3 movement points to get to C1

    Scenario: Whoever starts on difficult terrain pays 2 for the first step, diagonally too
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
      And the zone
        |   | A  | B | C |
        | 1 | ~k | . | . |
        | 2 | .  | . | . |
      Then the kachi needs 2 movement points to get to B2
      And the kachi can stop on A1 with 1 movement point
      And the kachi can stop on A1, B1, A2 and B2 with 2 movement points

    Scenario: A diagonal step past a difficult square costs 1 point
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
      And the zone
        |   | A | B |
        | 1 | k | ~ |
        | 2 | ~ | . |
      Then the kachi needs 1 movement point to get to B2

    @reading.C47=b
    Scenario: Under the other reading a diagonal step past a difficult square costs 2 points
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
      And the zone
        |   | A | B |
        | 1 | k | ~ |
        | 2 | ~ | . |
      Then the kachi needs 2 movement points to get to B2

  @rule.range.count
  Rule: Counting the range

    Scenario Outline: The range is the number of squares that the line crosses after the first
      Given the zone
        |   | A | B | C | D | E | F |
        | 1 | . | . | . | . | . | . |
        | 2 | . | . | . | . | . | . |
        | 3 | . | . | . | . | . | . |
        | 4 | . | . | . | . | . | . |
      Then the range from A1 to <end> is <range>
      And the range from <end> to A1 is <range>

      Examples:
        | end | range |
        | A1  | 0     |
        | B1  | 1     |
        | B2  | 1     |
        | D1  | 3     |
        | C2  | 3     |
        | D2  | 3     |
        | D4  | 3     |
        | F2  | 5     |
        | E3  | 6     |
        | D3  | 5     |

  @rule.range.levels
  Rule: Short range and levels

    Scenario: An attack of range 2 does not reach another level, one of range 3 does
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
        | H    | Hikaru    |
      And the zone
        |   | A | B | C |
        | 1 | k | . | T |
        | 2 | . | . | . |
        | 3 | H | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 0 | 0 |
        | 2 | 1 | 0 | 0 |
        | 3 | 1 | 0 | 0 |
      Then an attack of range 2 by the kachi cannot be aimed at Tomoe: "Short range and levels"
      And an attack of range 3 by the kachi can be aimed at Tomoe
      And an attack of range 2 by the kachi can be aimed at Hikaru

    @reading.C58=b
    Scenario: Under the other reading the distance counts, not the range of the attack
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
        | H    | Hikaru    |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | T | . |
        | 2 | . | . | . | H |
      And its levels
        |   | A | B | C | D |
        | 1 | 1 | 0 | 0 | 0 |
        | 2 | 1 | 0 | 0 | 0 |
      Then an attack of range 3 by the kachi cannot be aimed at Tomoe: "Short range and levels"
      And an attack of range 3 by the kachi can be aimed at Hikaru

  @rule.sight.clear
  Rule: Line of sight

    Scenario: The squares of both ends are not in the way
      Given these creatures
        | sign | creature     | resistance |
        | T    | Tomoe        |            |
        | k    | the kachi    |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B | C | D |
        | 1 | T | . | . | k |
        | 2 | . | . | . | c |
      Then Tomoe sees the kachi
      And the kachi sees Tomoe
      And the kachi sees the civilian

  @rule.sight.crossed
  Rule: An occupied square in between

    Scenario Outline: Whatever makes a square occupied cuts the line that crosses it
      Given these creatures
        | sign | creature     | resistance |
        | T    | Tomoe        |            |
        | k    | the kachi    |            |
        | p    | the kappa    |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B         | C |
        | 1 | T | <between> | k |
      Then Tomoe does not see the kachi

      Examples:
        | between |
        | *       |
        | #       |
        | p       |
        | c       |

    Scenario: A slanted line is cut by a square that it only clips
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
        | p    | the kappa |
      And the zone
        |   | A | B | C |
        | 1 | T | * | . |
        | 2 | . | . | k |
        | 3 | . | p | . |
      Then Tomoe does not see the kachi
      And Tomoe sees the kappa

    @question
    Scenario: A civilian in between cuts the line of sight of both sides
      Given these creatures
        | sign | creature     |
        | T    | Tomoe        |
        | k    | the kachi    |
        | c    | the civilian |
      And the zone
        |   | A | B | C |
        | 1 | T | c | k |
      Then Tomoe does not see the kachi
      And the kachi does not see Tomoe

  @rule.sight.corners
  Rule: Two occupied corners

    @ex.hattori-sight
    Scenario: Hattori sees past one corner but not past two
      Given these creatures
        | sign | creature                       |
        | H    | Hattori                        |
        | T    | Tomoe                          |
        | u    | the kappa with the red ring    |
        | l    | the kappa with the purple ring |
        | o    | the onryo                      |
      And the zone
        |   | A | B | C |
        | 1 | . | * | u |
        | 2 | . | . | . |
        | 3 | H | . | . |
        | 4 | T | . | # |
        | 5 | . | l | o |
      Then Hattori sees the kappa with the red ring
      And Hattori does not see the onryo
      And Hattori sees the kappa with the purple ring

    @reading.C61=b
    Scenario: Under the other reading Hattori would see the onryo
      Given these creatures
        | sign | creature                       |
        | H    | Hattori                        |
        | l    | the kappa with the purple ring |
        | o    | the onryo                      |
      And the zone
        |   | A | B | C |
        | 1 | H | . | . |
        | 2 | . | . | # |
        | 3 | . | l | o |
      Then Hattori sees the onryo

    Scenario: Corners are counted over the whole line
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | p    | the kappa |
      And the zone
        |   | A | B | C |
        | 1 | T | * | . |
        | 2 | . | . | . |
        | 3 | . | * | p |
      Then Tomoe does not see the kappa

    Scenario: Neighbours on a diagonal do not see each other between two occupied squares
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
      And the zone
        |   | A | B |
        | 1 | T | * |
        | 2 | # | k |
      Then A1 is adjacent to B2
      And Tomoe does not see the kachi
      And an attack of range 1 by the kachi cannot be aimed at Tomoe: "The attacker sees its target"

  @rule.sight.allies
  Rule: Allies are not in the way

    Scenario: One looks through allies, not through opponents
      Given these creatures
        | sign | creature                       |
        | T    | Tomoe                          |
        | H    | Hikaru                         |
        | k    | the kachi with the red ring    |
        | p    | the kachi with the purple ring |
      And the zone
        |   | A | B | C | D |
        | 1 | T | H | k | p |
      Then Tomoe sees the kachi with the red ring
      And Tomoe does not see the kachi with the purple ring
      And the kachi with the purple ring sees Hikaru
      And the kachi with the purple ring does not see Tomoe

  @rule.sight.levels
  Rule: Sight between levels

    Scenario Outline: Between levels only inaccessible terrain cuts the line
      Given these creatures
        | sign | creature     | resistance |
        | T    | Tomoe        |            |
        | k    | the kachi    |            |
        | p    | the kappa    |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B         | C |
        | 1 | T | <between> | k |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 0 | 0 |
      Then Tomoe <sees> the kachi

      Examples:
        | between | sees         |
        | *       | sees         |
        | p       | sees         |
        | c       | sees         |
        | #       | does not see |
