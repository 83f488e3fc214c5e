Feature: Moving, interacting and using objects

  @rule.walk.cost
  Rule: Moving costs one point

    Scenario: A move costs 1 action point
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B |
        | 1 | H | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      Then Hikaru has 0 action points
      And Hikaru has 3 movement points left

    Scenario: Without action points nobody moves
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B |
        | 1 | H | . |
      And it is the activation of Hikaru
      And Hikaru has 0 action points
      When Hikaru starts to move
      Then the rules refuse it: "Moving costs one point"
      When Hikaru goes to B1
      Then the rules refuse it: "Moving costs one point"
      And Hikaru stands on A1

  @rule.walk.points
  Rule: Movement points

    Scenario Outline: A move gives 3 movement points, dexterity and what effects add
      Given these creatures
        | sign | creature | dexterity   |
        | H    | Hikaru   | <dexterity> |
      And the zone
        |   | A | B |
        | 1 | H | . |
      And these character boards
        | character | action points | extra movement |
        | Hikaru    | 1             | <extra>        |
      And it is the activation of Hikaru
      When Hikaru starts to move
      Then Hikaru has <points> movement points left

      Examples:
        | dexterity | extra | points |
        | 0         |       | 3      |
        | 2         |       | 5      |
        | 3         | 1     | 7      |

  @rule.walk.exert
  Rule: Exerting yourself

    Scenario: Each action point more gives 3 movement points more, as often as one likes
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B |
        | 1 | H | . |
      And it is the activation of Hikaru
      And Hikaru has 3 action points
      When Hikaru starts to move
      And Hikaru makes an effort
      Then Hikaru has 6 movement points left
      And Hikaru has 1 action point
      When Hikaru makes an effort
      Then Hikaru has 9 movement points left
      And Hikaru has 0 action points
      When Hikaru makes an effort
      Then the rules refuse it: "Exerting yourself"
      And Hikaru has 9 movement points left

    Scenario: Nobody exerts themselves without moving
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B |
        | 1 | H | . |
      And it is the activation of Hikaru
      And Hikaru has 3 action points
      When Hikaru makes an effort
      Then the rules refuse it: "Exerting yourself"
      And Hikaru has 3 action points

    @question
    Scenario: With no points left a character exerts itself and goes on
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C | D | E |
        | 1 | A | . | . | . | . |
      And it is the activation of Akira
      And Akira has 2 action points
      When Akira starts to move
      And Akira goes to B1, C1, D1
      Then Akira has 0 movement points left
      When Akira makes an effort
      And Akira goes to E1
      Then Akira has 2 movement points left
      And Akira has 0 action points

  @rule.walk.step
  Rule: One point a square

    Scenario: Each step costs 1 movement point, straight or diagonal
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B | C | D |
        | 1 | H | . | . | . |
        | 2 | . | . | . | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B1
      Then Hikaru has 2 movement points left
      When Hikaru goes to C2
      Then Hikaru has 1 movement point left
      When Hikaru goes to D2, D1
      Then the rules refuse it: "One point a square"
      And Hikaru stands on C2
      And Hikaru has 1 movement point left
      When Hikaru goes to D1
      Then Hikaru has 0 movement points left

    Scenario: A step goes to an adjacent square
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B | C |
        | 1 | H | . | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to C1
      Then the rules refuse it: "One point a square"
      And Hikaru stands on A1

    Scenario: Leaving difficult terrain takes 2 of the movement points
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A  | B | C |
        | 1 | ~H | . | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B1
      Then Hikaru has 1 movement point left

  @rule.walk.pass
  Rule: Through your own

    Scenario Outline: A character passes through the square of another or of an ally
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
        | y    | <other>  |
      And the zone
        |   | A | B | C |
        | 1 | H | y | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B1, C1
      And Hikaru ends the move
      Then Hikaru stands on C1
      And <other> stands on B1

      Examples:
        | other    |
        | Tomoe    |
        | the ally |

    Scenario: Nobody passes through the square of an enemy
      Given these creatures
        | sign | creature  |
        | H    | Hikaru    |
        | k    | the kachi |
      And the zone
        |   | A | B | C |
        | 1 | H | k | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B1
      Then the rules refuse it: "No entering an occupied square"
      And Hikaru stands on A1

    Scenario: Where a character can stop is told by the rules for characters
      Given these creatures
        | sign | creature  |
        | A    | Akira     |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C |
        | 1 | A | T | . |
      Then Akira can stop on A1 and C1 with 2 movement points
      And Akira can stop on C1, among others, with 2 movement points

  @rule.walk.end
  Rule: Ending a move on an empty square

    Scenario: A move cannot end on the square of another character
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | H | T | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B1
      And Hikaru ends the move
      Then the rules refuse it: "Ending a move on an empty square"
      When the activation of Hikaru ends
      Then the rules refuse it: "Ending a move on an empty square"
      When Hikaru goes to A1
      And Hikaru ends the move
      Then Hikaru stands on A1
      And Hikaru is not moving any more

  @rule.walk.diagonal
  Rule: Diagonals between free squares

    @ex.hikaru-path
    Scenario: Hikaru goes round a minion to stand next to a servant
      Given these creatures
        | sign | creature        | dexterity |
        | H    | Hikaru          | 0         |
        | k    | the kachi       |           |
        | g    | the gravedigger |           |
      And the zone
        |   | A | B | C | D | E |
        | 1 | H | . | . | . | . |
        | 2 | . | . | k | . | . |
        | 3 | . | . | . | . | g |
      And it is the activation of Hikaru
      And Hikaru has 3 action points
      When Hikaru starts to move
      Then Hikaru has 3 movement points left
      When Hikaru goes to B2
      Then Hikaru has 2 movement points left
      And B2 is adjacent to C2
      When Hikaru goes to C3
      Then the rules refuse it: "Diagonals between free squares"
      When Hikaru goes to B3
      And Hikaru goes to C3
      Then Hikaru has 0 movement points left
      When Hikaru makes an effort
      Then Hikaru has 3 movement points left
      When Hikaru goes to D3
      Then Hikaru has 2 movement points left
      And D3 is adjacent to E3
      When Hikaru ends the move
      Then Hikaru stands on D3
      And Hikaru has 1 action point

    Scenario Outline: One occupied square beside the way is enough to close a diagonal
      Given these creatures
        | sign | creature     |
        | H    | Hikaru       |
        | T    | Tomoe        |
        | k    | the kachi    |
        | c    | the civilian |
      And the zone
        |   | A       | B      |
        | 1 | H       | <side> |
        | 2 | <other> | .      |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B2
      Then the rules refuse it: "Diagonals between free squares"
      And Hikaru stands on A1

      Examples:
        | side | other |
        | k    | .     |
        | .    | k     |
        | *    | T     |
        | #    | .     |
        | c    | .     |

    Scenario Outline: Empty squares and allies beside the way leave a diagonal open
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
        | T    | Tomoe    |
        | A    | Akira    |
      And the zone
        |   | A       | B      |
        | 1 | H       | <side> |
        | 2 | <other> | .      |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B2
      Then Hikaru stands on B2

      Examples:
        | side | other |
        | .    | .     |
        | T    | .     |
        | T    | A     |
        | ~    | .     |

  @rule.walk.unspent
  Rule: What you do not spend is lost

    Scenario: Movement points left at the end of a move are gone
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B | C |
        | 1 | H | . | . |
      And it is the activation of Hikaru
      And Hikaru has 3 action points
      When Hikaru starts to move
      And Hikaru goes to B1
      And Hikaru ends the move
      Then Hikaru is not moving any more
      When Hikaru goes to C1
      Then the rules refuse it: "Moving costs one point"
      And Hikaru stands on B1

    Scenario: The end of the activation ends the move
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone
        |   | A | B | C |
        | 1 | H | . | . |
      And it is the activation of Hikaru
      And Hikaru has 1 action point
      When Hikaru starts to move
      And Hikaru goes to B1
      And the activation of Hikaru ends
      Given part 2 of the next round has been played
      When the activation of Hikaru begins
      Then Hikaru is not moving any more
      And Hikaru stands on B1

  @rule.interact.cost
  Rule: Interacting costs one point

    Scenario: Each interaction costs 1 action point
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | . | A | T |
      And the interaction point "A" is on A1
      And Akira carries the weapons "Katana", "Bow", the first one equipped
      And these character boards
        | character | action points | coins |
        | Akira     | 3             | 5     |
      And it is the activation of Akira
      When Akira interacts with "A"
      Then Akira has 2 action points
      When Akira changes weapons
      Then Akira has 1 action point
      When Akira interacts with Tomoe to exchange
        | giver | number | tokens |
        | Akira | 5      | coins  |
      Then Akira has 0 action points
      When Akira changes weapons
      Then the rules refuse it: "Interacting costs one point"
      And Akira has "Bow" equipped

  @rule.interact.adjacent
  Rule: With what is next to you

    Scenario Outline: An interaction point must be on an adjacent square
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C | D |
        | 1 | . | A | . | . |
        | 2 | . | . | . | . |
      And its levels
        |   | A | B | C | D |
        | 1 | 1 | 0 | 0 | 0 |
        | 2 | 0 | 0 | 0 | 0 |
      And the interaction point "A" is on <square>
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with "A"
      Then the rules refuse it: "With what is next to you"
      And Akira has 1 action point
      And "A" is on <square>

      Examples:
        | square |
        | D1     |
        | A1     |
        | B1     |

    Scenario: A diagonal neighbour is adjacent, but a door two squares away is not
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | d    | the door |
      And the zone
        |   | A | B | C |
        | 1 | A | . | d |
        | 2 | . | . | . |
      And the non-player character "Monk" is on B2
      And it is the activation of Akira
      And Akira has 2 action points
      When Akira interacts with "Monk"
      Then the section of "Monk" is read
      When Akira interacts with the door
      Then the rules refuse it: "With what is next to you"
      And the door is closed

    Scenario: Characters exchange only side by side
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B | C |
        | 1 | A | . | T |
      And these character boards
        | character | action points | coins |
        | Akira     | 1             | 5     |
      And it is the activation of Akira
      When Akira interacts with Tomoe to exchange
        | giver | number | tokens |
        | Akira | 5      | coins  |
      Then the rules refuse it: "With what is next to you"
      And Akira has this many coins: 5

  @rule.interact.section
  Rule: Reading the section

    Scenario: The section of what one interacts with is read
      Given these creatures
        | sign | creature     |
        | A    | Akira        |
        | c    | the civilian |
      And the zone
        |   | A | B | C |
        | 1 | c | A | . |
      And the interaction point "A" is on C1
      And the interaction point "B" is on C1
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with "B"
      Then the section of "B" is read

    Scenario: A vulnerable element has its section too
      Given these creatures
        | sign | creature     |
        | A    | Akira        |
        | c    | the civilian |
      And the zone
        |   | A | B |
        | 1 | c | A |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with the civilian
      Then the section of the civilian is read
      And the civilian stands on A1

    @question
    Scenario: In one activation two sections may be read
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B | C |
        | 1 | . | A | . |
      And the interaction point "P" is on A1
      And the interaction point "Q" is on C1
      And it is the activation of Akira
      And Akira has 2 action points
      When Akira interacts with "P"
      And Akira interacts with "Q"
      Then the section of "P" is read, among others
      And the section of "Q" is read, among others

  @rule.interact.remove
  Rule: The point is removed

    Scenario: The interaction point is removed after the interaction
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And the interaction point "A" is on B1
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with "A"
      Then "A" is removed

    Scenario: A section may keep the interaction point in play
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And the interaction point "A" is on B1
      And the section of "A" keeps it in play
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with "A"
      Then "A" is on B1

  @rule.interact.door
  Rule: Opening a door

    Scenario: A door is flipped to its open side
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | d    | the door |
      And the zone
        |   | A | B |
        | 1 | A | d |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with the door
      Then the section of the door is read
      And the door is open

    Scenario: A section may keep the door closed
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | d    | the door |
      And the zone
        |   | A | B |
        | 1 | A | d |
      And the section of the door keeps it closed
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with the door
      Then the door is closed
      And B1 is occupied for Akira: "Squares with vulnerable elements"

  @rule.door.terrain
  Rule: The way is free

    @ex.door-open
    Scenario: The inaccessible square of a door is normal terrain once the door is open
      Given these creatures
        | sign | creature  |
        | A    | Akira     |
        | d    | the door  |
        | k    | the kachi |
      And the zone
        |   | A | B  | C |
        | 1 | A | #d | k |
      And it is the activation of Akira
      And Akira has 3 action points
      Then B1 is inaccessible terrain
      And Akira does not see the kachi
      When Akira interacts with the door
      Then Akira has 2 action points
      And the door is open
      And B1 is normal terrain
      And Akira sees the kachi
      And B1 is not occupied for Akira
      When Akira interacts with the door
      Then the rules refuse it: "Open doors"
      When Akira starts to move
      And Akira goes to B1
      Then Akira stands on B1

    @reading.C43=b
    Scenario: By the other reading an open door still occupies its square
      Given these creatures
        | sign | creature  |
        | A    | Akira     |
        | d    | the door  |
      And the zone
        |   | A | B  | C |
        | 1 | A | #d | . |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with the door
      Then the door is open
      And B1 is normal terrain
      And B1 is occupied for Akira: "Squares with vulnerable elements"

  @rule.interact.open-door
  Rule: Open doors

    Scenario: Nobody interacts with an open door
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | d    | the door |
      And the zone
        |   | A | B  |
        | 1 | A | #d |
      And it is the activation of Akira
      And Akira has 3 action points
      When Akira interacts with the door
      Then Akira has 2 action points
      When Akira interacts with the door
      Then the rules refuse it: "Open doors"
      And Akira has 2 action points

  @rule.interact.npc
  Rule: Non-player characters

    Scenario: The token of a non-player character is removed after the interaction
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And the non-player character "Monk" is on B1
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with "Monk"
      Then "Monk" is removed

    Scenario: A section may keep a non-player character in play
      Given these creatures
        | sign | creature |
        | A    | Akira    |
      And the zone
        |   | A | B |
        | 1 | A | . |
      And the non-player character "Monk" is on B1
      And the section of "Monk" keeps it in play
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with "Monk"
      Then "Monk" is on B1

  @rule.interact.weapon
  Rule: Changing weapons

    Scenario: The unequipped weapon takes the place of the equipped one
      Given Akira carries the weapons "Katana", "Bow", the first one equipped
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira changes weapons
      Then Akira has "Bow" equipped
      And Akira carries the weapons "Katana", "Bow"

    Scenario: With a single weapon there is nothing to change
      Given Akira carries the weapons "Katana", the first one equipped
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira changes weapons
      Then the rules refuse it: "Changing weapons"
      And Akira has 1 action point

  @rule.interact.exchange
  Rule: Exchanging with another character

    Scenario: Two adjacent characters exchange coins, heads, objects, weapons and tokens both ways
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | A | . |
        | 2 | . | T |
      And these character boards
        | character | action points | coins | heads | boss heads | special tokens |
        | Akira     | 1             | 7     | 2     | 0          | 1              |
        | Tomoe     | 1             | 0     | 1     | 1          | 0              |
      And these objects
        | character | object |
        | Akira     | "Sake" |
        | Tomoe     | "Rope" |
      And Akira carries the weapons "Katana", "Bow", the first one equipped
      And it is the activation of Akira
      When Akira interacts with Tomoe to exchange
        | giver | number | tokens         | card   |
        | Akira | 5      | coins          |        |
        | Akira | 2      | heads          |        |
        | Tomoe | 1      | boss heads     |        |
        | Akira | 1      | special tokens |        |
        | Akira |        |                | "Sake" |
        | Akira |        |                | "Bow"  |
        | Tomoe |        |                | "Rope" |
      Then Akira has this many coins: 2
      And Tomoe has this many coins: 5
      And Akira owns 0 heads
      And Tomoe owns 3 heads
      And Akira owns 1 boss head
      And Tomoe has this many special tokens: 1
      And Akira has the objects "Rope"
      And Tomoe has the objects "Sake"
      And Akira carries the weapons "Katana"
      And Tomoe carries the weapons "Bow"
      And Akira has 0 action points
      And Tomoe has 1 action point

    Scenario: Armours change hands with what is left of them
      Given these creatures
        | sign | creature | armour |
        | A    | Akira    | 3      |
        | T    | Tomoe    | 1      |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And these armour cards
        | character | armour card | armour |
        | Akira     | "Plates"    | 4      |
        | Tomoe     | "Robe"      | 1      |
      And it is the activation of Akira
      And Akira has 2 action points
      When Akira interacts with Tomoe to exchange
        | giver | card     |
        | Akira | "Plates" |
        | Tomoe | "Robe"   |
      Then Akira wears the armour "Robe"
      And Akira has 1 armour
      And Tomoe wears the armour "Plates"
      And Tomoe has 3 armour
      When Akira interacts with Tomoe to exchange
        | giver | card   |
        | Akira | "Robe" |
      Then Tomoe chooses between the cards "Plates", "Robe"
      When Tomoe gives back "Robe"
      Then Tomoe wears the armour "Plates"
      And Tomoe has 3 armour
      And Akira wears no armour
      And Akira has 0 armour

    Scenario: Whoever receives a third weapon gives one back
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And Akira carries the weapons "Katana", "Bow", the first one equipped
      And Tomoe carries the weapons "Naginata", "Knife", the first one equipped
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira interacts with Tomoe to exchange
        | giver | card  |
        | Akira | "Bow" |
      Then Tomoe chooses between the cards "Naginata", "Knife", "Bow"
      When Tomoe gives back "Knife"
      Then Tomoe carries the weapons "Naginata", "Bow"
      And Akira carries the weapons "Katana"

    Scenario Outline: Nobody gives what they do not have
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And these character boards
        | character | action points | coins |
        | Akira     | 1             | 4     |
      And it is the activation of Akira
      When Akira interacts with Tomoe to exchange
        | giver | number   | tokens   | card   |
        | Akira | <number> | <tokens> | <card> |
      Then the rules refuse it: "Exchanging with another character"
      And Akira has this many coins: 4
      And Tomoe has this many coins: 0
      And Akira has 1 action point

      Examples:
        | number | tokens | card   |
        | 5      | coins  |        |
        | 1      | heads  |        |
        |        |        | "Sake" |

  @rule.exchange.tokens
  Rule: What is not exchanged

    Scenario Outline: State tokens, karma tokens and action points stay with their owner
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And these character boards
        | character | action points | karma |
        | Akira     | 3             | 2     |
      And it is the activation of Akira
      When Akira interacts with Tomoe to exchange
        | giver | number | tokens   |
        | Akira | 1      | <tokens> |
      Then the rules refuse it: "What is not exchanged"
      And Akira has this many karma tokens: 2
      And Akira has 3 action points
      And Tomoe has this many karma tokens: 0
      And Tomoe has this many state tokens: 0

      Examples:
        | tokens        |
        | karma tokens  |
        | state tokens  |
        | action points |

  @rule.object.cost
  Rule: An object costs one point

    Scenario: Using an object costs 1 action point
      Given these objects
        | character | object |
        | Akira     | "Rope" |
        | Akira     | "Lamp" |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Rope"
      Then Akira has 0 action points
      And Akira has the objects "Rope", "Lamp"
      When Akira uses the object "Lamp"
      Then the rules refuse it: "An object costs one point"
      And Akira carries out "Rope"

  @rule.object.requirement
  Rule: The object's requirement

    Scenario: Whoever has the score that an object asks for uses it
      Given these creatures
        | sign | creature | knowledge |
        | A    | Akira    | 2         |
      And these objects
        | character | object   | asks for | attribute |
        | Akira     | "Scroll" | 2        | knowledge |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Scroll"
      Then Akira carries out "Scroll"

    Scenario: With a lower score the object is not used
      Given these creatures
        | sign | creature | knowledge | power |
        | A    | Akira    | 1         | 3     |
      And these objects
        | character | object   | asks for | attribute |
        | Akira     | "Scroll" | 2        | knowledge |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Scroll"
      Then the rules refuse it: "The object's requirement"
      And Akira has 1 action point

  @rule.object.effect
  Rule: The object's effect

    Scenario: The effect of the card is carried out
      Given these objects
        | character | object | effect           |
        | Akira     | "Sake" | "Recover 2 life" |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Sake"
      Then Akira carries out "Recover 2 life"

  @rule.object.once
  Rule: Once in each activation

    Scenario: The same object is used once in an activation, another one may follow
      Given these objects
        | character | object |
        | Akira     | "Rope" |
        | Akira     | "Lamp" |
      And it is the activation of Akira
      And Akira has 4 action points
      When Akira uses the object "Rope"
      And Akira uses the object "Rope"
      Then the rules refuse it: "Once in each activation"
      And Akira has 3 action points
      When Akira uses the object "Lamp"
      Then Akira has 2 action points
      When the activation of Akira ends
      Given part 2 of the next round has been played
      When the activation of Akira begins
      And Akira uses the object "Rope"
      Then Akira carries out "Rope"

    Scenario: Two objects of one name are two objects
      Given these objects
        | character | object |
        | Akira     | "Rope" |
        | Akira     | "Rope" |
      And it is the activation of Akira
      And Akira has 4 action points
      When Akira uses the object "Rope"
      And Akira uses the object "Rope"
      Then Akira has 2 action points
      When Akira uses the object "Rope"
      Then the rules refuse it: "Once in each activation"

    Scenario: Nor does using up one of two keep the other from being used
      Given the market deck is "Lamp"
      And these objects
        | character | object |
        | Akira     | "Sake" |
        | Akira     | "Sake" |
      And "Sake" is a consumable
      And it is the activation of Akira
      And Akira has 4 action points
      And the market deck is shuffled into the order "Sake", "Lamp"
      When Akira uses the object "Sake"
      Then Akira has the objects "Sake"
      Given the market deck is shuffled into the order "Sake", "Lamp", "Sake"
      When Akira uses the object "Sake"
      Then Akira has no objects
      And Akira has 2 action points

    Scenario: Of two objects of several uses each loses its own charge
      Given these objects
        | character | object     | uses | charges |
        | Akira     | "Ointment" | 3    | 3       |
        | Akira     | "Ointment" | 3    | 1       |
      And it is the activation of Akira
      And Akira has 4 action points
      When Akira uses the object "Ointment"
      And Akira uses the object "Ointment"
      Then "Ointment" of Akira has 2 charges
      And the market deck is "Ointment"

    @question
    Scenario: An object with a charge left is still used once in an activation
      Given these objects
        | character | object     | uses |
        | Akira     | "Ointment" | 3    |
      And it is the activation of Akira
      And Akira has 3 action points
      When Akira uses the object "Ointment"
      And Akira uses the object "Ointment"
      Then the rules refuse it: "Once in each activation"
      And "Ointment" of Akira has 2 charges
      And Akira carries out "Ointment", among others

  @rule.object.consumable
  Rule: Consumables return to the deck

    Scenario: A consumable is shuffled into the market deck after use
      Given the market deck is "Lamp", "Rope"
      And these objects
        | character | object |
        | Akira     | "Sake" |
        | Akira     | "Fan"  |
      And "Sake" is a consumable
      And it is the activation of Akira
      And Akira has 1 action point
      And the market deck is shuffled into the order "Rope", "Sake", "Lamp"
      When Akira uses the object "Sake"
      Then the market deck is "Rope", "Sake", "Lamp"
      And Akira has the objects "Fan"

    Scenario: An object that is no consumable stays
      Given these objects
        | character | object |
        | Akira     | "Fan"  |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Fan"
      Then Akira has the objects "Fan"

  @rule.object.charges
  Rule: Objects with several uses

    @ex.charges
    Scenario: An object of 2 uses loses a charge with each use and then its card
      Given the market deck is "Lamp"
      And these objects
        | character | object     | uses |
        | Akira     | "Ointment" | 2    |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Ointment"
      Then "Ointment" of Akira has 1 charge
      When the activation of Akira ends
      Given part 2 of the next round has been played
      When the activation of Akira begins
      Given the market deck is shuffled into the order "Ointment", "Lamp"
      When Akira uses the object "Ointment"
      Then Akira has no objects
      And the market deck is "Ointment", "Lamp"

  @rule.object.empty
  Rule: Without charges, to the deck

    Scenario Outline: The card goes back with its last charge and not before
      Given these objects
        | character | object     | uses | charges   |
        | Akira     | "Ointment" | 3    | <charges> |
        | Akira     | "Fan"      |      |           |
      And it is the activation of Akira
      And Akira has 1 action point
      When Akira uses the object "Ointment"
      Then Akira has the objects <objects>

      Examples:
        | charges | objects           |
        | 2       | "Ointment", "Fan" |
        | 1       | "Fan"             |

    @question
    Scenario: An object with one charge left goes back from whoever uses it up
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone
        |   | A | B |
        | 1 | A | T |
      And these objects
        | character | object | uses | charges | effect   |
        | Akira     | "Oil"  | 3    | 1       | "heal 2" |
      And Akira has 3 action points
      And Tomoe has 3 action points
      And it is the activation of Akira
      When Akira interacts with Tomoe to exchange
        | giver | card  |
        | Akira | "Oil" |
      And the activation of Akira ends
      And the activation of Tomoe begins
      And Tomoe uses the object "Oil"
      Then Tomoe has no objects
      And the market deck is "Oil"
