Feature: Terrain, tests and limits

  @rule.terrain.special
  Rule: Special terrain

    Scenario: Special terrain is entered and left like any other, and the chapter says what it does
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
      And the zone
        |   | A | B | C |
        | 1 | T | % | k |
      And the chapter says of special terrain "whoever ends here loses 1 life"
      Then Tomoe needs 1 movement point to get to B1
      And B1 is not occupied for Tomoe
      And Tomoe sees the kachi
      And the chapter says of B1 "whoever ends here loses 1 life"
      And the chapter says nothing of A1

  @rule.level.change
  Rule: From one level to another

    Scenario Outline: Without stairs nobody gets to another level
      Given these creatures
        | sign | creature |
        | x    | <who>    |
      And the zone
        |   | A | B | C |
        | 1 | x | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 0 | 0 | 1 |
      Then <who> cannot get to C1
      And <who> can stop on A1 and B1 with 5 movement points

      Examples:
        | who       |
        | Tomoe     |
        | the kachi |

    Scenario: A character who steps up without stairs is refused
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | T | . |
      And its levels
        |   | A | B |
        | 1 | 0 | 1 |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe starts to move
      And Tomoe goes to B1
      Then the rules refuse it: "From one level to another"
      And Tomoe stands on A1
      And Tomoe has 3 movement points left

    Scenario: An enemy cannot attack somebody whom only a jump to another level would bring near
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
      And its levels
        |   | A | B | C | D |
        | 1 | 0 | 0 | 1 | 1 |
      And a green oracle card is in play
      And the kachi has a movement of 5
      And on a 1 the kachi prefers nobody in particular and reads
        | sequence | does                           |
        | 1        | move adjacent, attack adjacent |
        | 2        | move towards                   |
      When the kachi activates and rolls 1
      Then sequence 1 is skipped
      And sequence 2 is resolved
      And the kachi stands on B1

  @rule.stairs.part
  Rule: Stairs

    Scenario: Stairs are part of the lower level
      Given the zone
        |   | A | B | C |
        | 1 | . | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 0 | 0 | 1 |
      And there is a stair on B1
      Then B1 is adjacent to A1
      And B1 is not adjacent to C1

    Scenario: A short attack does not reach from the stairs to the upper level
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
        | p    | the kappa |
      And the zone
        |   | A | B | C |
        | 1 | p | T | k |
      And its levels
        |   | A | B | C |
        | 1 | 0 | 0 | 1 |
      And there is a stair on B1
      Then an attack of range 2 by the kachi cannot be aimed at Tomoe: "Short range and levels"
      And an attack of range 1 by the kappa can be aimed at Tomoe

  @rule.stairs.use
  Rule: Up and down

    Scenario Outline: By stairs everybody gets up and down, for 1 point a step
      Given these creatures
        | sign | creature |
        | x    | <who>    |
      And the zone
        |   | A | B | C |
        | 1 | x | . | . |
      And its levels
        |   | A      | B | C    |
        | 1 | <from> | 0 | <to> |
      And there is a stair on B1
      Then <who> needs 2 movement points to get to C1

      Examples:
        | who       | from | to |
        | Tomoe     | 0    | 1  |
        | Tomoe     | 1    | 0  |
        | the kachi | 0    | 1  |
        | the kachi | 1    | 0  |

    Scenario: Stairs do not lead down to a level below their own
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | T | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 1 | 1 | 0 |
      And there is a stair on B1
      Then Tomoe cannot get to C1

    Scenario: A character climbs the stairs and is seen to be above
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | T | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 0 | 0 | 1 |
      And there is a stair on B1
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe starts to move
      And Tomoe goes to B1, C1
      Then Tomoe stands on C1
      And Tomoe has 1 movement point left

    Scenario: An enemy climbs the stairs to attack
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
      And its levels
        |   | A | B | C | D |
        | 1 | 0 | 0 | 1 | 1 |
      And there is a stair on B1
      And a green oracle card is in play
      And the kachi has a movement of 2
      And on a 1 the kachi prefers nobody in particular and reads
        | sequence | does                           |
        | 1        | move adjacent, attack adjacent |
      When the kachi activates and rolls 1
      Then sequence 1 is resolved
      And the kachi stands on C1
      And the kachi attacks Tomoe

    @question
    Scenario: An enemy that walks climbs the stairs
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | . | T |
      And its levels
        |   | A | B | C | D |
        | 1 | 0 | 0 | 1 | 1 |
      And there is a stair on B1
      And a green oracle card is in play
      And the kachi has a movement of 2
      And on a 1 the kachi prefers the least life and reads
        | sequence | does          |
        | 1        | move adjacent |
      When the kachi activates and rolls 1
      Then the kachi stands on C1
      And the kachi spends 2 movement points

  @rule.stairs.fit
  Rule: Fitting on the stairs

    @ex.narrow-stairs
    Scenario: A miniature of 2 squares cannot use stairs of 1 square
      Given these creatures
        | sign | creature |
        | n    | the nue  |
      And the nue takes 2 by 1 squares
      And the zone
        |   | A | B |
        | 1 | . | . |
        | 2 | . | . |
        | 3 | n | . |
      And its levels
        |   | A | B |
        | 1 | 1 | 1 |
        | 2 | 0 | 0 |
        | 3 | 0 | 0 |
      And there is a stair on A2
      Then the nue cannot get to A1
      And the nue can stop on A3 and A2 with 5 movement points

    Scenario: Stairs of 2 squares carry a miniature of 2 squares
      Given these creatures
        | sign | creature |
        | n    | the nue  |
      And the nue takes 2 by 1 squares
      And the zone
        |   | A | B |
        | 1 | . | . |
        | 2 | . | . |
        | 3 | n | . |
      And its levels
        |   | A | B |
        | 1 | 1 | 1 |
        | 2 | 0 | 0 |
        | 3 | 0 | 0 |
      And there are stairs on A2 and B2
      Then the nue needs 2 movement points to get to A1

    Scenario Outline: A long miniature must fit on the stairs as it goes up
      Given these creatures
        | sign | creature |
        | n    | the nue  |
      And the nue takes 1 by 2 squares
      And the zone
        |   | A |
        | 1 | . |
        | 2 | . |
        | 3 | . |
        | 4 | n |
        | 5 | . |
      And its levels
        |   | A |
        | 1 | 1 |
        | 2 | 1 |
        | 3 | 0 |
        | 4 | 0 |
        | 5 | 0 |
      And there are stairs on <stairs>
      Then the nue can stop on <squares> with 9 movement points

      Examples:
        | stairs    | squares           |
        | A3        | A4 and A3         |
        | A3 and A4 | A4, A3, A2 and A1 |

    Scenario: A miniature of several squares needs room for all of them
      Given these creatures
        | sign | creature |
        | n    | the nue  |
        | T    | Tomoe    |
      And the nue takes 2 by 2 squares
      And the zone
        |   | A | B | C | D | E |
        | 1 | n | . | . | . | T |
        | 2 | . | . | . | * | . |
      Then the nue can stop on A1 and B1 with 4 movement points
      And B2 is occupied for Tomoe: "Squares with opponents"
      And an attack of range 3 by the nue can be aimed at Tomoe
      And an attack of range 2 by the nue cannot be aimed at Tomoe: "The target is within reach"

    Scenario: A counterattack is measured from the nearest square too
      Given these creatures
        | sign | creature | life |
        | n    | the nue  | 20   |
        | T    | Tomoe    | 9    |
      And the nue takes 2 by 1 squares
      And the zone
        |   | A | B | C |
        | 1 | n | . | T |
      And the board of the nue shows the attack die red
      And the board of the nue shows the range 1
      And these weapons
        | character | weapon     | range | quick  |
        | Tomoe     | "Naginata" | 1     | orange |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      And the attack dice show orange 3, concentrated critical failure and red 2
      When Tomoe makes a quick attack on the nue with the concentrated die
      Then the nue counterattacks and does 2 damage

  @rule.fly.difficult
  Rule: Flying over difficult terrain

    Scenario Outline: Difficult terrain slows walkers and not flyers
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And Tomoe has <motion> movement
      And the zone
        |   | A | B | C |
        | 1 | T | ~ | . |
      Then Tomoe needs <points> movement points to get to C1

      Examples:
        | motion | points |
        | flying | 2      |
        | normal | 3      |

  @rule.fly.levels
  Rule: Flying between levels

    Scenario: A flyer changes level without stairs where squares touch
      Given these creatures
        | sign | creature |
        | n    | the nue  |
      And the nue has flying movement
      And the zone
        |   | A | B | C |
        | 1 | n | . | . |
      And its levels
        |   | A | B | C |
        | 1 | 0 | 2 | 0 |
      Then the nue needs 1 movement point to get to B1
      And the nue needs 2 movement points to get to C1
      And A1 is not adjacent to B1

  @rule.fly.over
  Rule: Flying over things

    Scenario: A flyer passes obstacles and opponents but no walls
      Given these creatures
        | sign | creature     | resistance |
        | n    | the nue      |            |
        | T    | Tomoe        |            |
        | c    | the civilian | 1          |
      And the nue has flying movement
      And the zone
        |   | A | B | C |
        | 1 | . | * | . |
        | 2 | n | T | . |
        | 3 | # | c | . |
        | 4 | # | # | . |
      Then the nue needs 2 movement points to get to C2
      And the nue needs 2 movement points to get to C1
      And the nue can stop on A1, A2, C1, C2 and C3 with 2 movement points

    Scenario: Walls close diagonals to a flyer, obstacles do not
      Given these creatures
        | sign | creature |
        | n    | the nue  |
        | T    | Tomoe    |
      And the nue has flying movement
      And Tomoe has flying movement
      And the zone
        |   | A | B | C | D |
        | 1 | n | # | * | T |
        | 2 | . | . | . | . |
      Then the nue needs 2 movement points to get to B2
      And Tomoe needs 1 movement point to get to C2

    Scenario: A door in a wall stops a flyer
      Given these creatures
        | sign | creature |
        | n    | the nue  |
        | d    | the door |
      And the nue has flying movement
      And the zone
        |   | A | B  | C |
        | 1 | n | #d | . |
      Then the nue cannot get to C1

    @reading.C62=b
    Scenario: By the other reading a flyer sees over obstacles, but not through walls
      Given these creatures
        | sign | creature |
        | n    | the nue  |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the nue has flying movement
      And the zone
        |   | A | B | C |
        | 1 | n | * | T |
        | 2 | . | # | . |
        | 3 | . | . | H |
      Then the nue sees Tomoe
      And the nue does not see Hikaru
      And Tomoe does not see the nue

    Scenario: Flying does not help to see
      Given these creatures
        | sign | creature |
        | n    | the nue  |
        | T    | Tomoe    |
      And the nue has flying movement
      And the zone
        |   | A | B | C |
        | 1 | n | * | T |
      Then the nue does not see Tomoe

  @rule.fly.end
  Rule: Where to land

    Scenario: A flying character cannot land on an obstacle
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And Tomoe has flying movement
      And the zone
        |   | A | B | C |
        | 1 | T | * | . |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe starts to move
      And Tomoe goes to B1
      And Tomoe ends the move
      Then the rules refuse it: "Where to land"
      When Tomoe goes to C1
      And Tomoe ends the move
      Then Tomoe stands on C1

    Scenario: A flying enemy flies on to the other side of its target's obstacle
      Given these creatures
        | sign | creature |
        | n    | the nue  |
        | T    | Tomoe    |
      And the nue has flying movement
      And the zone
        |   | A | B | C | D |
        | 1 | n | * | . | T |
      And the nue has a movement of 2
      And on a 1 the nue prefers nobody in particular and reads
        | sequence | does                           |
        | 1        | move adjacent, attack adjacent |
      When the nue activates and rolls 1
      Then the nue stands on C1
      And the nue attacks Tomoe

  @rule.spectral.difficult
  Rule: Spectres on difficult terrain

    Scenario Outline: Difficult terrain slows walkers and not spectres
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
      And the onryo has <motion> movement
      And the zone
        |   | A  | B | C |
        | 1 | ~o | ~ | . |
      Then the onryo needs <points> movement points to get to C1

      Examples:
        | motion   | points |
        | spectral | 2      |
        | normal   | 4      |

  @rule.spectral.through
  Rule: Through everything

    Scenario: A spectre goes through walls, obstacles and opponents
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
        | T    | Tomoe     |
      And the onryo has spectral movement
      And the zone
        |   | A | B | C | D | E |
        | 1 | o | # | * | T | . |
      Then the onryo needs 4 movement points to get to E1

    Scenario: Closed diagonals do not stop a spectre
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
        | k    | the kachi |
      And the onryo has spectral movement
      And the zone
        |   | A | B |
        | 1 | o | # |
        | 2 | # | . |
        | 3 | k | . |
      Then the onryo needs 1 movement point to get to B2
      And the kachi needs 2 movement points to get to B2

    Scenario: A spectre does not change level without stairs
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
      And the onryo has spectral movement
      And the zone
        |   | A | B |
        | 1 | o | . |
      And its levels
        |   | A | B |
        | 1 | 0 | 1 |
      Then the onryo cannot get to B1

    @reading.C62=b
    Scenario: By the other reading a spectre sees through walls
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
        | T    | Tomoe     |
      And the onryo has spectral movement
      And the zone
        |   | A | B | C |
        | 1 | o | # | T |
      Then the onryo sees Tomoe
      And Tomoe does not see the onryo

  @rule.spectral.end
  Rule: Where there is no creature

    Scenario: A spectre ends in walls, obstacles and doors, but on no creature
      Given these creatures
        | sign | creature     | resistance |
        | o    | the onryo    |            |
        | T    | Tomoe        |            |
        | k    | the kachi    |            |
        | d    | the door     | 1          |
        | c    | the civilian | 1          |
      And the onryo has spectral movement
      And the zone
        |   | A | B | C |
        | 1 | # | * | T |
        | 2 | k | o | d |
        | 3 | c | . | ~ |
      Then the onryo can stop on A1, B1, B2, C2, B3 and C3 with 1 movement point

  @rule.spectral.no-attack
  Rule: No attacks from inside

    Scenario: A spectre inside an obstacle attacks nobody, beside it it does
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
        | T    | Tomoe     |
      And the onryo has spectral movement
      And the zone
        |   | A  | B | C |
        | 1 | *o | T | . |
      And a green oracle card is in play
      And the onryo has a movement of 0
      And on a 1 the onryo prefers nobody in particular and reads
        | sequence | does            |
        | 1        | attack adjacent |
      Then an attack of range 1 by the onryo cannot be aimed at Tomoe: "No attacks from inside"
      When the onryo activates and rolls 1
      Then sequence 1 is skipped
      And the onryo attacks nobody

    Scenario: A spectre stops where it can attack although the obstacle is nearer
      Given these creatures
        | sign | creature  |
        | o    | the onryo |
        | T    | Tomoe     |
      And the onryo has spectral movement
      And the zone
        |   | A | B | C |
        | 1 | o | * | T |
        | 2 | # | # | . |
      And a green oracle card is in play
      And the onryo has a movement of 3
      And on a 1 the onryo prefers nobody in particular and reads
        | sequence | does                           |
        | 1        | move adjacent, attack adjacent |
      When the onryo activates and rolls 1
      Then the onryo stands on C2
      And the onryo attacks Tomoe

    Scenario: Nor does a spectral character attack from inside
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
      And Tomoe has spectral movement
      And the zone
        |   | A  | B |
        | 1 | #T | k |
      And these weapons
        | character | weapon     | range | quick  |
        | Tomoe     | "Naginata" | 2     | orange |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe makes a quick attack on the kachi
      Then the rules refuse it: "No attacks from inside"
      And Tomoe has 1 action point

  @rule.spectral.no-target
  Rule: Nobody reaches it inside

    Scenario: A spectre inside an obstacle is no target, outside it is
      Given these creatures
        | sign | creature                     |
        | o    | the onryo with the red ring  |
        | q    | the onryo with the blue ring |
        | T    | Tomoe                        |
      And the onryo with the red ring has spectral movement
      And the zone
        |   | A  | B | C |
        | 1 | *o | T | q |
      And these weapons
        | character | weapon     | range | quick  |
        | Tomoe     | "Naginata" | 2     | orange |
      And the attack die shows orange 1
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe makes a quick attack on the onryo with the red ring
      Then the rules refuse it: "Nobody reaches it inside"
      When Tomoe makes a quick attack on the onryo with the blue ring
      Then the attack hits

  @rule.element.setup
  Rule: Placing vulnerable elements

    Scenario: The campaign book puts vulnerable elements on squares, with their resistance tokens
      Given the campaign book has the zone "Village" with the tile "1A"
        |   | A | B | C | D |
        | 1 | . | . | . | . |
      And the zone "Village" brings
        | sign | creature              | square | resistance |
        | c    | the civilian number 1 | A1     | 2          |
        | e    | the civilian number 2 | B1     |            |
        | d    | the door              | C1     | 3          |
        | m    | the mechanism         | D1     | 1          |
      When the zone "Village" is revealed
      Then the civilian number 1, the civilian number 2, the door and the mechanism are in play
      And the civilian number 1 stands on A1
      And the civilian number 1 has 2 resistance tokens
      And the civilian number 2 has 0 resistance tokens
      And the door has 3 resistance tokens
      And the mechanism has 1 resistance token

  @rule.element.interact
  Rule: Interacting with them

    Scenario: A character interacts with a civilian as the chapter says
      Given these creatures
        | sign | creature     | resistance |
        | T    | Tomoe        |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B |
        | 1 | T | c |
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe interacts with the civilian
      Then the section of the civilian is read
      And Tomoe has 0 action points

  @rule.spawn.setup
  Rule: Placing spawn points

    Scenario: A spawn point lies on its square without filling it
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | T | . |
      And the spawn point "red" is on B1
      Then the spawn point "red" is on B1
      And B1 is not occupied for Tomoe
      And Tomoe can stop on A1 and B1 with 1 movement point

    Scenario: The setup of a zone puts its spawn points on their squares
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A | B |
        | 1 | . | . |
      And the setup of the zone "Temple" puts the spawn point "red" on B1
      When the phase begins in the zone "Temple"
      Then the spawn point "red" is on B1

  @rule.spawn.no-interaction
  Rule: Nothing to do with them

    Scenario: A character next to a spawn point cannot interact with it
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | T | . |
      And the spawn point "red" is on B1
      And it is the activation of Tomoe
      And Tomoe has 1 action point
      When Tomoe interacts with the spawn point "red"
      Then the rules refuse it: "Nothing to do with them"
      And Tomoe has 1 action point

    Scenario: Outside its activation nobody even tries a spawn point
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | T |
      And the spawn point "P" is on B1
      And it is the activation of Tomoe
      When Akira interacts with the spawn point "P"
      Then the rules refuse it: "The six actions"
      When Tomoe interacts with the spawn point "P"
      Then the rules refuse it: "Nothing to do with them"

  @rule.spawn.enter
  Rule: Enemies that appear

    Scenario: An enemy appears on the square of its spawn point and takes part in the round
      Given these creatures
        | sign | creature                    | life |
        | T    | Tomoe                       |      |
        | k    | the kachi with the red ring | 5    |
      And the zone
        |   | A | B | C |
        | 1 | T | . | . |
      And the spawn point "red" is on C1
      And the initiative queue is Tomoe
      And the initiative cards are shuffled into the order the kachi with the red ring, Tomoe
      When the kachi with the red ring appears at the spawn point "red"
      Then the kachi with the red ring stands on C1
      And the kachi with the red ring has 5 life
      And the initiative queue is the kachi with the red ring, Tomoe

    Scenario: An enemy that was defeated appears anew with all its life
      Given these creatures
        | sign | creature  | life |
        | A    | Akira     | 9    |
        | k    | the kachi | 6    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | . |
      And the kachi has been defeated
      And the spawn point "P" is on C1
      When the kachi appears at the spawn point "P"
      Then the kachi stands on C1
      And the kachi has 6 life
      And the kachi is in play, among others

  @rule.spawn.nearest
  Rule: The nearest square

    Scenario Outline: Where somebody or something is in the way, the enemy appears on the nearest square
      Given these creatures
        | sign | creature                    |
        | T    | Tomoe                       |
        | p    | the kappa                   |
        | k    | the kachi with the red ring |
      And the zone
        |   | A | B            | C | D |
        | 1 | T | <in the way> | # | p |
        | 2 | # | .            | . | . |
      And the spawn point "red" is on <point>
      When the kachi with the red ring appears at the spawn point "red"
      Then the kachi with the red ring stands on <square>

      Examples:
        | in the way | point | square |
        | .          | A1    | B1     |
        | *          | B1    | B2     |
        | .          | D1    | D2     |
        | .          | B1    | B1     |

    Scenario: Behind a wall a square is far away although it is as near in range
      Given these creatures
        | sign | creature                    |
        | T    | Tomoe                       |
        | p    | the kappa                   |
        | k    | the kachi with the red ring |
      And the zone
        |   | A | B | C |
        | 1 | T | # | . |
        | 2 | p | # | . |
        | 3 | . | . | . |
      And the spawn point "red" is on A1
      When the kachi with the red ring appears at the spawn point "red"
      Then the range from A1 to C1 is 2
      And the range from A1 to A3 is 2
      And the kachi with the red ring stands on A3

    Scenario: Of squares the same number of steps away the range decides
      Given these creatures
        | sign | creature                     |
        | T    | Tomoe                        |
        | p    | the kappa with the red ring  |
        | q    | the kappa with the blue ring |
        | k    | the kachi with the red ring  |
      And the zone
        |   | A | B | C |
        | 1 | T | p | . |
        | 2 | # | q | . |
      And the spawn point "red" is on A1
      When the kachi with the red ring appears at the spawn point "red"
      Then the range from A1 to C1 is 2
      And the range from A1 to C2 is 3
      And the kachi with the red ring stands on C1

    Scenario: A square farther from the spawn point cannot be chosen
      Given these creatures
        | sign | creature  |
        | A    | Akira     |
        | k    | the kachi |
      And the zone
        |   | A | B | C | D |
        | 1 | . | A | . | . |
      And the spawn point "P" is on B1
      When the kachi appears at the spawn point "P"
      And the players choose D1
      Then the rules refuse it: "The nearest square"
      And the players choose between A1 and C1

  @rule.spawn.tie
  Rule: Several at the same distance

    Scenario: The players choose among the nearest squares, and no others
      Given these creatures
        | sign | creature                    |
        | T    | Tomoe                       |
        | k    | the kachi with the red ring |
      And the zone
        |   | A | B | C |
        | 1 | . | . | # |
        | 2 | * | T | . |
        | 3 | . | # | . |
      And the spawn point "red" is on B2
      When the kachi with the red ring appears at the spawn point "red"
      Then the players choose between B1 and C2
      When the players choose A1
      Then the rules refuse it: "Several at the same distance"
      When the players choose C2
      Then the kachi with the red ring stands on C2

  @rule.spawn.none-left
  Rule: No miniature left

    Scenario: With all miniatures of its kind in play nothing appears
      Given these creatures
        | sign | creature                       |
        | o1   | the onryo with the red ring    |
        | o2   | the onryo with the blue ring   |
        | o3   | the onryo with the green ring  |
        | o4   | the onryo with the yellow ring |
      And the zone
        |   | A  | B  | C  | D |
        | 1 | o1 | o2 | o3 | . |
      And the spawn point "red" is on D1
      When the onryo with the yellow ring appears at the spawn point "red"
      Then nothing appears at the spawn point "red"
      And the onryo with the red ring, the onryo with the blue ring and the onryo with the green ring are in play

    Scenario: With one miniature left the enemy appears
      Given these creatures
        | sign | creature                       |
        | o1   | the onryo with the red ring    |
        | o2   | the onryo with the blue ring   |
        | o4   | the onryo with the yellow ring |
      And the zone
        |   | A  | B  | C |
        | 1 | o1 | o2 | . |
      And the spawn point "red" is on C1
      When the onryo with the yellow ring appears at the spawn point "red"
      Then the onryo with the yellow ring stands on C1

  @rule.test.notation
  Rule: How a test is written

    Scenario Outline: The icon names the attribute and the number in brackets the difficulty
      Given these creatures
        | sign | creature | power | knowledge | dexterity | spirit |
        | T    | Tomoe    | 0     | 1         | 2         | 3      |
      When Tomoe takes a test of <attribute> (5) and rolls 2
      Then Tomoe <result> the test with <total>

      Examples:
        | attribute | result      | total |
        | power     | fails       | 2     |
        | knowledge | fails       | 3     |
        | dexterity | fails       | 4     |
        | spirit    | succeeds in | 5     |

  @rule.test.roll
  Rule: Roll and add

    Scenario: Poison takes 1 from the roll for each token
      Given these creatures
        | sign | creature | power |
        | T    | Tomoe    | 1     |
      And Tomoe has 2 tokens of poisoned
      When Tomoe takes a test of power (3) and rolls 3
      Then Tomoe fails the test with 2

    Scenario: A score above 3 counts whole
      Given these creatures
        | sign | creature | power |
        | T    | Tomoe    | 4     |
      When Tomoe takes a test of power (5) and rolls 1
      Then Tomoe succeeds in the test with 5

  @rule.test.success
  Rule: Passing the test

    @ex.test-values
    Scenario Outline: A total that equals the difficulty is enough
      Given these creatures
        | sign | creature | spirit  |
        | T    | Tomoe    | <score> |
      When Tomoe takes a test of spirit (4) and rolls <roll>
      Then Tomoe <result> the test with <total>

      Examples:
        | score | roll | result      | total |
        | 0     | 4    | succeeds in | 4     |
        | 0     | 3    | fails       | 3     |
        | 1     | 3    | succeeds in | 4     |
        | 1     | 2    | fails       | 3     |
        | 2     | 2    | succeeds in | 4     |
        | 3     | 1    | succeeds in | 4     |

  @rule.test.consequences
  Rule: Consequences of the test

    Scenario Outline: What follows the icon of the result happens, and nothing without an icon
      Given these creatures
        | sign | creature | spirit |
        | T    | Tomoe    | 1      |
      When Tomoe takes a test of spirit (4), success <success>, failure <failure>, and rolls <roll>
      Then <follows>

      Examples:
        | success       | failure       | roll | follows                           |
        | "gain 1 coin" | "lose 2 life" | 3    | of the test follows "gain 1 coin" |
        | "gain 1 coin" | "lose 2 life" | 2    | of the test follows "lose 2 life" |
        | ""            | "lose 2 life" | 3    | nothing follows of the test       |
        | "gain 1 coin" | ""            | 2    | nothing follows of the test       |

  @rule.limit.weapons
  Rule: Two weapons at most

    Scenario: A second weapon is kept, a third is too much
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And Tomoe carries the weapons "Naginata", the first one equipped
      When an effect gives Tomoe the weapon "Knife"
      Then Tomoe carries the weapons "Naginata", "Knife"
      When an effect gives Tomoe the weapon "Bow"
      Then Tomoe chooses between the cards "Naginata", "Knife", "Bow"
      When Tomoe gives back "Naginata"
      Then Tomoe carries the weapons "Knife", "Bow"
      And Tomoe has "Knife" equipped

  @rule.limit.armour
  Rule: Only one armour

    Scenario: Of two armours one is kept
      Given these creatures
        | sign | creature | armour |
        | T    | Tomoe    | 1      |
      And these armour cards
        | character | armour card | armour |
        | Tomoe     | "Robe"      | 2      |
      When an effect gives Tomoe the armour card "Plates" of 3 armour
      Then Tomoe chooses between the cards "Robe", "Plates"
      When Tomoe gives back "Robe"
      Then Tomoe wears the armour "Plates"
      And Tomoe has 3 armour

    Scenario: Whoever keeps the old armour keeps it as worn as it was
      Given these creatures
        | sign | creature | armour |
        | T    | Tomoe    | 1      |
      And these armour cards
        | character | armour card | armour |
        | Tomoe     | "Robe"      | 2      |
      When an effect gives Tomoe the armour card "Plates" of 3 armour
      And Tomoe gives back "Plates"
      Then Tomoe wears the armour "Robe"
      And Tomoe has 1 armour

    Scenario: A first armour needs no choice
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      When an effect gives Tomoe the armour card "Plates" of 3 armour
      Then Tomoe wears the armour "Plates"
      And Tomoe has 3 armour

  @rule.limit.equipment-back
  Rule: Surplus equipment

    Scenario: Surplus equipment goes back among the smithy cards not bought
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And Tomoe carries the weapons "Naginata", "Knife", the first one equipped
      When an effect gives Tomoe the weapon "Bow"
      And Tomoe gives back "Robe"
      Then the rules refuse it: "Surplus equipment"
      When Tomoe gives back "Bow"
      Then the smithy deck of Tomoe holds "Bow"
      And Tomoe carries the weapons "Naginata", "Knife"

    Scenario: Nobody else chooses what equipment a character gives back
      Given these weapons
        | character | weapon     |
        | Tomoe     | "Naginata" |
        | Tomoe     | "Knife"    |
      When an effect gives Tomoe the weapon "Bow"
      And Akira gives back "Bow"
      Then the rules refuse it: "Surplus equipment"
      When Tomoe gives back "Knife"
      Then Tomoe carries the weapons "Naginata", "Bow"

  @rule.limit.permanent
  Rule: Three permanent objects

    Scenario: A fourth permanent object sends one of the four back
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these objects
        | character | object   |
        | Tomoe     | "Mirror" |
        | Tomoe     | "Drum"   |
        | Tomoe     | "Sake"   |
      And "Mirror", "Drum" are permanent objects
      When an effect gives Tomoe the permanent object "Lamp"
      Then Tomoe has the objects "Mirror", "Drum", "Sake", "Lamp"
      When an effect gives Tomoe the permanent object "Fan"
      Then Tomoe chooses between the cards "Mirror", "Drum", "Lamp", "Fan"
      When Tomoe gives back "Drum"
      Then Tomoe has the objects "Mirror", "Sake", "Lamp", "Fan"

    Scenario: For a permanent object too many no other object goes back
      Given these objects
        | character | object  |
        | Tomoe     | "Rope"  |
        | Tomoe     | "Lamp"  |
        | Tomoe     | "Fan"   |
        | Tomoe     | "Charm" |
        | Tomoe     | "Sake"  |
      And "Rope", "Lamp", "Fan" are permanent objects
      And "Charm" is a special object
      When an effect gives Tomoe the permanent object "Bell"
      And Tomoe gives back "Sake"
      Then the rules refuse it: "Three permanent objects"
      And Tomoe chooses between the cards "Rope", "Lamp", "Fan", "Bell"

  @rule.limit.objects
  Rule: Five objects in all

    Scenario: A fifth object is kept, a sixth sends any of them back
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these objects
        | character | object   |
        | Tomoe     | "Mirror" |
        | Tomoe     | "Rope"   |
        | Tomoe     | "Sake"   |
        | Tomoe     | "Rice"   |
      And "Mirror" is a permanent object
      When an effect gives Tomoe the object "Salt"
      Then Tomoe has the objects "Mirror", "Rope", "Sake", "Rice", "Salt"
      When an effect gives Tomoe the object "Oil"
      Then Tomoe chooses between the cards "Mirror", "Rope", "Sake", "Rice", "Salt", "Oil"
      When Tomoe gives back "Mirror"
      Then Tomoe has the objects "Rope", "Sake", "Rice", "Salt", "Oil"

  @rule.limit.objects-back
  Rule: Surplus objects

    Scenario: A surplus object goes to the bottom of the market deck
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the market deck is "Tea", "Herbs"
      And these objects
        | character | object |
        | Tomoe     | "Rope" |
        | Tomoe     | "Sake" |
        | Tomoe     | "Rice" |
        | Tomoe     | "Salt" |
        | Tomoe     | "Oil"  |
      When an effect gives Tomoe the object "Wax"
      And Tomoe gives back "Tea"
      Then the rules refuse it: "Surplus objects"
      When Tomoe gives back "Rice"
      Then the market deck is "Tea", "Herbs", "Rice"

    Scenario: Nobody else chooses what object a character gives back
      Given these objects
        | character | object  |
        | Tomoe     | "Rope"  |
        | Tomoe     | "Lamp"  |
        | Tomoe     | "Fan"   |
        | Tomoe     | "Charm" |
        | Tomoe     | "Sake"  |
      And "Rope", "Lamp", "Fan" are permanent objects
      And "Charm" is a special object
      When an effect gives Tomoe the permanent object "Bell"
      And Akira gives back "Fan"
      Then the rules refuse it: "Surplus objects"
      When Tomoe gives back "Fan"
      Then Tomoe has the objects "Rope", "Lamp", "Charm", "Sake", "Bell"
      And Tomoe has the objects "Bell" and "Charm", among others

  @rule.limit.special
  Rule: Special objects

    Scenario: Special objects count towards neither limit and are never surplus
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And these objects
        | character | object  |
        | Tomoe     | "Rope"  |
        | Tomoe     | "Sake"  |
        | Tomoe     | "Rice"  |
        | Tomoe     | "Salt"  |
        | Tomoe     | "Oil"   |
        | Tomoe     | "Jewel" |
      And "Jewel" is a special object
      And "Jewel", "Rope", "Sake", "Rice" are permanent objects
      When an effect gives Tomoe the special object "Seal"
      Then Tomoe has the objects "Rope", "Sake", "Rice", "Salt", "Oil", "Jewel", "Seal"
      When an effect gives Tomoe the object "Wax"
      Then Tomoe chooses between the cards "Rope", "Sake", "Rice", "Salt", "Oil", "Wax"

    Scenario: A special object is not given back for one too many
      Given these objects
        | character | object  |
        | Tomoe     | "Rope"  |
        | Tomoe     | "Lamp"  |
        | Tomoe     | "Fan"   |
        | Tomoe     | "Charm" |
        | Tomoe     | "Sake"  |
      And "Rope", "Lamp", "Fan" are permanent objects
      And "Charm" is a special object
      When an effect gives Tomoe the permanent object "Bell"
      And Tomoe gives back "Charm"
      Then the rules refuse it: "Special objects"
      And Tomoe chooses between the cards "Rope", "Lamp", "Fan", "Bell"
