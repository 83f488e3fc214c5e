Feature: Setup

  @rule.setup.table
  Rule: What stays on the table

    Scenario: The market deck and three supplies of tokens stay after an adventure phase, all else is put away
      Given the adventure phase leaves the map, the market deck, the camp tokens, the karma tokens, the head tokens, the city tokens, the action point tokens and the mission tokens on the table
      When the table is cleared for the exploration phase
      Then the market deck, the karma tokens, the head tokens and the action point tokens stay on the table

    Scenario: Nothing is fetched that the adventure phase did not leave
      Given the adventure phase leaves the map and the market deck on the table
      When the table is cleared for the exploration phase
      Then the market deck stays on the table

    Scenario: Once a round has begun the table is not cleared
      Given the adventure phase leaves the market deck and the map on the table
      And part 1 of the round has been played
      When the table is cleared for the exploration phase
      Then the rules refuse it: "What stays on the table"
      And the market deck and the map stay on the table

  @rule.character.ki
  Rule: Starting ki dice

    Scenario Outline: A character rolls as many ki dice as its level into its reserve
      Given the last phase left the characters like this
        | character | level   |
        | Tomoe     | <level> |
      When Tomoe is set up and rolls <dice> with the ki dice
      Then the reserve of Tomoe holds the ki dice <dice>
      And Tomoe has 0 exhausted ki dice

      Examples:
        | level | dice             |
        | 1     | 4                |
        | 2     | 6 and 1          |
        | 5     | 3, 3, 1, 6 and 2 |

    Scenario: The dice start in the reserve, not in the slots of abilities
      Given the last phase left the characters like this
        | character | level |
        | Akira     | 2     |
      And the last phase left Akira with the ability tokens "Sixth Sense"
      When Akira is set up and rolls 5 and 2 with the ki dice
      Then the reserve of Akira holds the ki dice 5 and 2
      And the slot of "Sixth Sense" of Akira is empty

    Scenario: A character is set up once, before the first round
      Given the last phase left the characters like this
        | character |
        | Tomoe     |
        | Akira     |
      When Tomoe is set up and rolls 6 with the ki dice
      And Tomoe is set up and rolls 2 with the ki dice
      Then the rules refuse it: "Starting ki dice"
      And the reserve of Tomoe holds the ki dice 6
      Given part 1 of the round has been played
      When Akira is set up and rolls 2 with the ki dice
      Then the rules refuse it: "Starting ki dice"

    Scenario: The first round waits until every character is set up
      Given the last phase left the characters like this
        | character |
        | Akira     |
        | Tomoe     |
      And the oracle deck is green
      When Akira is set up and rolls 4 with the ki dice
      Given the zone
        |   | A | B |
        | 1 | A | . |
      When part 1 of the round is played
      Then the rules refuse it: "Starting ki dice"
      When Tomoe is set up and rolls 1 with the ki dice
      And part 1 of the round is played
      Then it is round 1

  @rule.character.share
  Rule: Exchanging before the start

    Scenario: Before the first round a character hands an object to another
      Given these character boards
        | character |
        | Tomoe     |
        | Hikaru    |
      And these objects
        | character | object   |
        | Tomoe     | "Potion" |
      When Tomoe hands "Potion" to Hikaru before the start
      Then Tomoe has no objects
      And Hikaru has the objects "Potion"

    Scenario: Once the first round has begun nothing is handed over any more
      Given these character boards
        | character |
        | Tomoe     |
        | Hikaru    |
      And these objects
        | character | object   |
        | Tomoe     | "Potion" |
      And part 1 of the round has been played
      When Tomoe hands "Potion" to Hikaru before the start
      Then the rules refuse it: "Exchanging before the start"
      And Tomoe has the objects "Potion"

    Scenario: Who receives a sixth object this way gives one back
      Given these character boards
        | character |
        | Tomoe     |
        | Hikaru    |
      And these objects
        | character | object    |
        | Tomoe     | "Potion"  |
        | Hikaru    | "Rope"    |
        | Hikaru    | "Torch"   |
        | Hikaru    | "Bread"   |
        | Hikaru    | "Incense" |
        | Hikaru    | "Salve"   |
      When Tomoe hands "Potion" to Hikaru before the start
      And Hikaru gives back "Bread"
      Then Hikaru has the objects "Rope", "Torch", "Incense", "Salve" and "Potion"
      And Tomoe has no objects

  @rule.character.straight
  Rule: Straight from the adventure phase

    Scenario: A character that comes straight from an adventure phase stays as it is, but for fresh ki dice
      Given these creatures
        | sign | creature | life | full life | power |
        | T    | Tomoe    | 4    | 9         | 2     |
      And these character boards
        | character | level | affinity | coins | dice in reserve | exhausted dice |
        | Tomoe     | 2     | 3        | 12    | 6               | 1              |
      And the last phase left the characters like this
        | character | level | life | full life | coins |
        | Tomoe     | 2     | 9    | 9         | 0     |
      And the characters come straight from an adventure phase
      When Tomoe is set up and rolls 1 and 3 with the ki dice
      Then the board of Tomoe marks
        | life | power |
        | 4    | 2     |
      And Tomoe has this many coins: 12
      And the reserve of Tomoe holds the ki dice 1 and 3
      And Tomoe has 0 exhausted ki dice
      And 0 action point tokens are set aside for Tomoe

  @rule.character.board
  Rule: The character board

    Scenario: Cubes mark the life and the four attributes that the character has now
      Given the last phase left the characters like this
        | character | life | full life | power | knowledge | dexterity | spirit |
        | Tomoe     | 7    | 10        | 3     | 0         | 2         | 1      |
      When Tomoe is set up and rolls 4 with the ki dice
      Then the board of Tomoe marks
        | life | power | knowledge | dexterity | spirit |
        | 7    | 3     | 0         | 2         | 1      |

  @rule.character.kami
  Rule: The Kami card

    Scenario: The Kami card comes with the affinity reached so far
      Given the last phase left the characters like this
        | character | Kami      | affinity |
        | Hikaru    | "Izanami" | 4        |
      When Hikaru is set up and rolls 2 with the ki dice
      Then Hikaru has the Kami "Izanami" and an affinity of 4

  @rule.character.smithy
  Rule: The smithy deck

    @ex.weapon-card
    Scenario: The sample weapon of range 2 is in a Monk's deck and in no other
      Given the smithy has these cards
        | card    | kind   | class  | range |
        | "Staff" | weapon | "Monk" | 2     |
      And the last phase left the characters like this
        | character | class     |
        | Hattori   | "Monk"    |
        | Akira     | "Samurai" |
      When Hattori is set up and rolls 5 with the ki dice
      And Akira is set up and rolls 5 with the ki dice
      Then the smithy deck of Hattori holds "Staff"
      And the smithy deck of Akira holds nothing
      And the smithy card "Staff" shows
        | fact  | value |
        | range | 2     |

    Scenario: The deck has the cards of the class up to the level, and none that the character owns
      Given the smithy has these cards
        | card           | kind   | class  | level |
        | "Staff"        | weapon | "Monk" | 1     |
        | "Bo"           | weapon | "Monk" | 2     |
        | "Plain Robe"   | armour | "Monk" | 2     |
        | "Iron Staff"   | weapon | "Monk" | 3     |
        | "Hunting Bow"  | weapon | "Archer" | 1   |
      And the last phase left the characters like this
        | character | class  | level |
        | Hattori   | "Monk" | 2     |
      And the last phase left Hattori with the weapons "Bo"
      When Hattori is set up and rolls 1 and 6 with the ki dice
      Then the smithy deck of Hattori holds "Staff" and "Plain Robe"

  @rule.character.armour-card
  Rule: The armour card

    @ex.armour-card
    Scenario: The sample armour gives 1, costs 45 coins and is for Monks from level 1
      Given the smithy has these cards
        | card         | kind   | class  | level | armour | cost |
        | "Monk's Gi"  | armour | "Monk" | 1     | 1      | 45   |
      And the last phase left the characters like this
        | character | class     | level |
        | Hattori   | "Monk"    | 1     |
        | Akira     | "Samurai" | 1     |
      When Hattori is set up and rolls 3 with the ki dice
      And Akira is set up and rolls 3 with the ki dice
      Then the smithy card "Monk's Gi" shows
        | fact   | value |
        | armour | 1     |
        | cost   | 45    |
        | level  | 1     |
      And the smithy deck of Hattori holds "Monk's Gi"
      And the smithy deck of Akira holds nothing

  @rule.character.abilities
  Rule: Ability tokens

    Scenario: The ability tokens owned are inserted in the board
      Given the last phase left the characters like this
        | character | level |
        | Akira     | 2     |
      And the last phase left Akira with the ability tokens "Stab" and "Sixth Sense"
      When Akira is set up and rolls 2 and 2 with the ki dice
      Then Akira has the ability tokens "Stab" and "Sixth Sense"

  @rule.character.reserve
  Rule: What goes into the reserve

    Scenario: Objects, equipment and tokens owned are in the reserve
      Given the last phase left the characters like this
        | character | coins | heads | karma |
        | Tomoe     | 30    | 2     | 1     |
      And the last phase left Tomoe with the objects "Potion" and "Rope"
      And the last phase left Tomoe with the weapons "Naginata"
      When Tomoe is set up and rolls 6 with the ki dice
      Then Tomoe has the objects "Potion" and "Rope"
      And Tomoe has "Naginata" equipped
      And Tomoe has this many coins: 30
      And Tomoe has this many heads: 2
      And Tomoe has this many karma tokens: 1

  @rule.character.two-weapons
  Rule: Two weapons

    Scenario: The weapon that is not equipped lies turned
      Given the last phase left the characters like this
        | character |
        | Akira     |
      And the last phase left Akira with the weapons "Katana" and "Bow"
      When Akira is set up and rolls 6 with the ki dice
      Then Akira has "Katana" equipped
      And "Bow" of Akira lies turned

  @rule.character.armour
  Rule: Damaged armour

    Scenario Outline: Armour starts where the last phase left it, not at what the card shows
      Given the last phase left the characters like this
        | character | armour   |
        | Akira     | <armour> |
      And the last phase left Akira with the armour card "Lamellar" of 2 armour
      When Akira is set up and rolls 6 with the ki dice
      Then the board of Akira marks
        | armour   |
        | <armour> |

      Examples:
        | armour |
        | 0      |
        | 1      |
        | 2      |

  @rule.character.action-points
  Rule: Action point tokens

    Scenario: 4 tokens are set aside and the character starts with none, so its first activation gives it 3
      Given the last phase left the characters like this
        | character |
        | Tomoe     |
      When Tomoe is set up and rolls 6 with the ki dice
      Then 4 action point tokens are set aside for Tomoe
      And Tomoe has 0 action points
      Given part 2 of the round has been played
      When the activation of Tomoe begins
      Then Tomoe has 3 action points

    @reading.C28=b
    Scenario: If the 4 tokens are the character's own, its first activation adds nothing
      Given the last phase left the characters like this
        | character |
        | Tomoe     |
      When Tomoe is set up and rolls 6 with the ki dice
      Then Tomoe has 4 action points
      Given part 2 of the round has been played
      When the activation of Tomoe begins
      Then Tomoe has 4 action points

  @rule.zone.parts
  Rule: Zone, tile and square

    @ex.zone-parts
    Scenario: A zone has tiles with squares, 2 event cards in omamori and a minion
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A | B |
        | 1 | . | . |
      And the campaign book has the zone "Temple" with the tile "10B"
        |   | C | D |
        | 1 | . | # |
      And the zone "Temple" has a green event card with "Calm"
      And the zone "Temple" has a red event card with "Storm"
      And the zone "Temple" brings
        | sign | creature  | square |
        | k    | the kachi | C1     |
      When the phase begins in the zone "Temple"
      Then A1 is a square of the tile "10A" in the zone "Temple"
      And D1 is a square of the tile "10B" in the zone "Temple"
      And the zone "Temple" has 2 event cards in omamori
      And the kachi stands on C1

  @rule.zone.setup
  Rule: Setting up a zone

    Scenario: Everybody whom the campaign book puts in the zone comes into play by the rules for its kind
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A | B | C |
        | 1 | . | . | . |
        | 2 | . | . | . |
      And the AI cards of the Blood Oni are "Hatred" and "Cleaver"
      And the AI cards are shuffled into "Cleaver" and "Hatred"
      And Sedik fights the characters
      And the zone "Temple" brings
        | sign | creature      | square | life | version  |
        | k    | the kachi     | A1     | 3    | improved |
        | n    | the nue       | B1     | 12   |          |
        | o    | the Blood Oni | C1     | 40   |          |
        | s    | Sedik         | C2     | 8    |          |
      When the phase begins in the zone "Temple"
      Then the kachi, the nue, the Blood Oni and Sedik are in play
      And the kachi uses its improved version
      And the nue stands on B1
      And the nue has 12 life
      And the AI cards of the Blood Oni lie in the order "Cleaver" and "Hatred"

    Scenario: A phase begins in one zone
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the campaign book has the zone "Shrine" with the tile "10B"
        |   | B |
        | 1 | . |
      When the phase begins in the zone "Temple"
      And the phase begins in the zone "Shrine"
      Then the rules refuse it: "Setting up a zone"
      And the zones in play are "Temple"

    Scenario: The first round waits for the zone in which the phase begins
      Given the last phase left the characters like this
        | character |
        | Tomoe     |
      And the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the campaign book has the zone "Shrine" with the tile "10B"
        |   | C |
        | 1 | . |
      And the zone "Temple" adds 1 green and 0 red oracle cards
      And the oracle deck is shuffled into green
      When Tomoe is set up and rolls 3 with the ki dice
      And part 1 of the round is played
      Then the rules refuse it: "Setting up a zone"
      When the zone "Shrine" is revealed
      Then the rules refuse it: "Setting up a zone"
      When the phase begins in the zone "Temple"
      And the zone "Shrine" is revealed
      And part 1 of the round is played
      Then it is round 1

    @question
    Scenario: From the setup through the first round into the second
      Given the last phase left the characters like this
        | character | life |
        | Akira     | 10   |
        | Tomoe     | 9    |
      And the campaign book has the zone "Camp" with the tile "1A"
        |   | A | B | C |
        | 1 | . | . | . |
        | 2 | . | # | . |
      And the start squares of the zone "Camp" are A1 and B1
      And the zone "Camp" brings
        | sign | creature  | square | life |
        | k    | the kachi | C2     | 3    |
      And the zone "Camp" adds 1 green and 1 red oracle cards
      And the zone "Camp" has a green event card with "Calm"
      And the zone "Camp" has a red event card with "Storm"
      And the kachi has a movement of 3
      And on a 5 the kachi prefers the most life and reads
        | sequence | does          |
        | 1        | move adjacent |
      And the oracle deck is shuffled into red and green
      When Akira is set up and rolls 3 with the ki dice
      And Tomoe is set up and rolls 1 with the ki dice
      And the phase begins in the zone "Camp"
      And the players choose B1
      Then Akira stands on B1
      And Tomoe stands on A1
      Given the initiative cards are shuffled into the order Tomoe, the kachi and Akira
      When part 1 of the round is played
      And part 2 of the round is played
      And the players swap Akira and Tomoe
      And the activation of Akira begins
      And Akira starts to move
      And Akira goes to C1
      And the activation of Akira ends
      And the kachi activates and rolls 5
      And the activation of Tomoe begins
      Then "Storm" applies to Akira, Tomoe and the kachi
      When the ki dice drop
      Then the rules refuse it: "When all are turned"
      When the activation of Tomoe ends
      Then the activations of the round are over
      When the ki dice drop
      And part 1 of the round is played
      Then it is round 2
      And the zone "Camp" resolves "Calm"
      And "Storm" applies to nobody

    @rule.zone.start
    Scenario: The players share out the start squares of the first zone too
      Given the last phase left the characters like this
        | character |
        | Akira     |
        | Tomoe     |
      And the campaign book has the zone "Camp" with the tile "7A"
        |   | X | Y | Z |
        | 1 | . | . | . |
      And the start squares of the zone "Camp" are X1, Y1 and Z1
      When Akira is set up and rolls 3 with the ki dice
      And the phase begins in the zone "Camp"
      Then the rules refuse it: "Starting ki dice"
      When Tomoe is set up and rolls 1 with the ki dice
      And the phase begins in the zone "Camp"
      Then the players choose between X1, Y1 and Z1
      When the players choose Z1
      And the players choose X1
      Then Akira stands on Z1
      And Tomoe stands on X1

  @rule.zone.events
  Rule: The event cards of a zone

    Scenario: A third event card is refused
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the zone "Temple" has a green event card with "Calm"
      When a red event card is added to the zone "Temple"
      Then the zone "Temple" has 2 event cards in omamori
      When a green event card is added to the zone "Temple"
      Then the rules refuse it: "The event cards of a zone"
      And the zone "Temple" has 2 event cards in omamori

    Scenario: Two scripted cards are allowed, three are not
      Given the campaign book has the zone "Crypt" with the tile "3A"
        |   | A |
        | 1 | . |
      And the zone "Crypt" has a purple event card with "Whispers"
      When a purple event card is added to the zone "Crypt"
      Then the zone "Crypt" has 2 event cards in omamori
      When a purple event card is added to the zone "Crypt"
      Then the rules refuse it: "The event cards of a zone"

  @rule.zone.newcomers
  Rule: New miniatures

    Background:
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | H    | Hattori  |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A | B | C |
        | 1 | A | H | T |
      And the campaign book has the zone "Shrine" with the tile "10B"
        |   | E | F |
        | 1 | . | . |
      And the initiative queue is Akira, Hattori and Tomoe

    Scenario: A zone with new miniatures updates the initiative of the round
      Given Akira has been activated this round
      And the zone "Shrine" brings
        | sign | creature  | square |
        | k    | the kachi | E1     |
      And the initiative cards are shuffled into the order the kachi, Tomoe and Hattori
      When the zone "Shrine" is revealed
      Then the initiative queue is Akira, the kachi, Tomoe and Hattori

    Scenario: A zone without new miniatures leaves the initiative alone
      When the zone "Shrine" is revealed
      Then the initiative queue is Akira, Hattori and Tomoe

    Scenario: A civilian has no miniature, so it leaves the initiative alone
      Given the zone "Shrine" brings
        | sign | creature     | square |
        | c    | the civilian | E1     |
      When the zone "Shrine" is revealed
      Then the initiative queue is Akira, Hattori and Tomoe

  @rule.zone.continue
  Rule: Revealing does not interrupt

    Background:
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | H    | Hattori  |
        | K    | Hikaru   |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A | B | C | D |
        | 1 | A | H | . | . |
        | 2 | K | T | . | . |
      And the campaign book has the zone "Shrine" with the tile "10B"
        |   | E | F |
        | 1 | . | . |
        | 2 | . | . |
      And the zone "Shrine" brings
        | sign | creature                      | square |
        | r    | the kachi with the red ring    | F1     |
        | p    | the kachi with the purple ring | F2     |
      And the interaction point "A" is on D1
      And the initiative queue is Akira, Hattori, Hikaru and Tomoe
      And Akira has been activated this round
      And the initiative cards are shuffled into the order the kachi with the purple ring, Tomoe, the kachi with the red ring and Hikaru

    @ex.exploring
    Scenario: Hattori uncovers tile 10B, the cards still waiting are shuffled with the two kachi, and he goes on moving
      When the activation of Hattori begins
      And Hattori starts to move
      And Hattori goes to C1
      And Hattori interacts with "A"
      Then the section of "A" is read
      When the zone "Shrine" is revealed
      Then the zones in play are "Road" and "Shrine"
      And the kachi with the red ring stands on F1
      And the kachi with the purple ring stands on F2
      And the initiative queue is Akira, Hattori, the kachi with the purple ring, Tomoe, the kachi with the red ring and Hikaru
      And it is still the activation of Hattori
      And Hattori has 2 movement points left
      When Hattori goes to D2
      Then Hattori stands on D2
      And Hattori has 1 action point
      When Hattori ends the move
      And the activation of Hattori ends
      Then the next to activate is the kachi with the purple ring

    Scenario: A zone revealed in the middle of a move leaves the movement points as they are
      When the activation of Hattori begins
      And Hattori starts to move
      And Hattori goes to C1
      And the zone "Shrine" is revealed
      Then it is still the activation of Hattori
      And Hattori has 2 movement points left
      And Hattori has 2 action points
      When Hattori goes to D1, E1
      Then Hattori stands on E1

  @rule.zone.travel
  Rule: Travelling

    Background:
      Given these creatures
        | sign | creature  |
        | H    | Hikaru    |
        | T    | Tomoe     |
        | k    | the kachi |
      And the zone "Road" has the tile "4A"
        |   | A | B | C |
        | 1 | H | T | k |
      And the campaign book has the zone "Garden" with the tile "7A"
        |   | E | F | G |
        | 1 | . | . | . |
        | 2 | . | . | . |
      And the oracle deck is green, green and red

    Scenario: Revealing a zone with start squares takes all characters there at once
      Given the start squares of the zone "Garden" are E1 and F1
      And the initiative cards are shuffled into the order Tomoe and Hikaru
      And the setup of the zone "Garden" says that it has no events
      When the zone "Garden" is revealed
      And the players choose F1
      Then Hikaru stands on F1
      And Tomoe stands on E1
      And the zones in play are "Garden"

    Scenario: Revealing a zone without start squares moves nobody
      When the zone "Garden" is revealed
      Then Hikaru stands on A1
      And Tomoe stands on B1
      And the zones in play are "Road" and "Garden"

    @reading.C23=b
    Scenario: If only entering counts, the zone revealed waits until a character goes in
      Given the start squares of the zone "Garden" are E1 and F1
      And the initiative cards are shuffled into the order Tomoe and Hikaru
      And the setup of the zone "Garden" says that it has no events
      When the zone "Garden" is revealed
      Then Tomoe stands on B1
      And the zones in play are "Road" and "Garden"
      When Tomoe enters the zone "Garden"
      And the players choose E1
      Then Hikaru stands on E1
      And Tomoe stands on F1
      And the zones in play are "Garden"

    Scenario: Nobody enters the zone it is in
      Given the start squares of the zone "Road" are A1 and B1
      When Tomoe enters the zone "Road"
      Then the rules refuse it: "Travelling"
      And Tomoe stands on B1

  @rule.zone.start
  Rule: Who starts where

    Background:
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A | B |
        | 1 | A | T |
      And the campaign book has the zone "Garden" with the tile "7A"
        |   | E | F | G |
        | 1 | . | . | . |
      And the start squares of the zone "Garden" are E1, F1 and G1
      And the oracle deck is green
      And the initiative cards are shuffled into the order Tomoe and Akira
      And the setup of the zone "Garden" says that it has no events

    Scenario: The players share out the start squares, one character after the other
      When the zone "Garden" is revealed
      Then the players choose between E1, F1 and G1
      When the players choose F1
      Then the players choose between E1 and G1
      When the players choose G1
      Then Akira stands on F1
      And Tomoe stands on G1

    Scenario: A square that is no start square is refused
      Given the zone "Garden" brings
        | sign | creature     | square |
        | c    | the civilian | F1     |
      When the zone "Garden" is revealed
      Then the players choose between E1 and G1
      When the players choose F1
      Then the rules refuse it: "Who starts where"
      When the players choose G1
      Then Akira stands on G1
      And Tomoe stands on E1

  @rule.zone.remove
  Rule: The old zone goes

    Background:
      Given these creatures
        | sign | creature     |
        | T    | Tomoe        |
        | k    | the kachi    |
        | c    | the civilian |
      And the zone "Road" has the tile "4A"
        |   | A | B | C |
        | 1 | T | k | c |
      And the zone "Road" has a purple event card with "Bandits" and "Rain"
      And the campaign book has the zone "Garden" with the tile "7A"
        |   | E | F |
        | 1 | . | . |
      And the start squares of the zone "Garden" are E1
      And the zone "Garden" has a purple event card with "Petals" and "Wind"
      And the zone "Garden" brings
        | sign | creature  | square |
        | n    | the nue   | F1     |
      And 1 head lies on A1
      And the interaction point "B" is on B1
      And the oracle deck is green and green

    Scenario: Miniatures, tokens and vulnerable elements of the old zone leave with it, those of the new one stay
      Given the initiative cards are shuffled into the order Tomoe and the nue
      When the zone "Garden" is revealed
      Then Tomoe and the nue are in play
      And the zones in play are "Garden"
      And 0 heads lie on A1
      And "B" is removed

    Scenario: No more events of the old zone are played, in this round or the next
      Given the initiative cards are shuffled into the order Tomoe and the nue
      When the zone "Garden" is revealed
      Then the events are resolved in the order "Petals"
      Given part 4 of the round has been played
      When part 1 of the round is played
      Then the events are resolved in the order "Wind"

  @rule.zone.restart
  Rule: Travelling starts a new round

    Background:
      Given these creatures
        | sign | creature  |
        | H    | Hikaru    |
        | T    | Tomoe     |
        | k    | the kachi |
      And the zone "Road" has the tile "4A"
        |   | A | B | C | D |
        | 1 | H | T | . | k |
      And the zone "Road" has a purple event card with "Bandits" and "Rain"
      And the interaction point "A" is on C1
      And the campaign book has the zone "Garden" with the tile "7A"
        |   | F | G | H |
        | 1 | . | . | . |
      And the start squares of the zone "Garden" are F1 and G1
      And the zone "Garden" has a purple event card with "Petals" and "Wind"
      And the zone "Garden" brings
        | sign | creature  | square |
        | p    | the kappa | H1     |
      And the oracle cards green have been revealed
      And the oracle deck is red and green
      And part 2 of the round has been played
      And the initiative queue is Tomoe, the kachi and Hikaru

    @ex.travelling
    Scenario: Tomoe takes the group to another zone, where a new round begins
      Given these abilities
        | character | ability | kind    | ki | die |
        | Tomoe     | "Focus" | passive | 2  | 5   |
      And the initiative cards are shuffled into the order Hikaru, Tomoe and the kappa
      When part 3 of the round is played
      And the activation of Tomoe begins
      And Tomoe interacts with "A"
      And the zone "Garden" is revealed
      Then the players choose between F1 and G1
      When the players choose G1
      Then Hikaru stands on G1
      And Tomoe stands on F1
      And Hikaru, Tomoe and the kappa are in play
      And the zones in play are "Garden"
      And the events are resolved in the order "Petals"
      And the oracle card is red
      And the initiative queue is Hikaru, Tomoe and the kappa
      And no card is turned
      And it is round 2
      And part 3 of the round comes next
      And the slot of "Focus" of Tomoe holds a 5

    Scenario: Those who had acted act again, and those who had not keep nothing of the old round
      Given Tomoe has been activated this round
      And the initiative cards are shuffled into the order Tomoe, Hikaru and the kappa
      When the zone "Garden" is revealed
      And the players choose F1
      Then the initiative queue is Tomoe, Hikaru and the kappa
      And no card is turned
      And the next to activate is Tomoe

    Scenario: The activation cut short has no end, so nothing that waits for it happens
      Given it is the activation of Tomoe
      And Tomoe has 3 action points
      And Tomoe is in Kami mode since the activation before
      And the initiative cards are shuffled into the order Tomoe, Hikaru and the kappa
      When the zone "Garden" is revealed
      And the players choose F1
      Then Tomoe is in Kami mode
      And Tomoe has 3 action points
      And Hikaru, Tomoe and the kappa are in play
      When part 3 of the round is played
      And the activation of Tomoe begins
      And the activation of Tomoe ends
      Then Tomoe is defeated

    Scenario: An event of the new round comes before the initiative and can change it
      Given the event "Petals" moves the card of Hikaru 1 place forward
      And the initiative cards are shuffled into the order the kappa, Tomoe and Hikaru
      When the zone "Garden" is revealed
      And the players choose F1
      Then the initiative queue is the kappa, Hikaru and Tomoe
      And part 3 of the round comes next

    @reading.C24=b
    Scenario: If the initiative comes first, an event of the new round cannot change it any more
      Given the event "Petals" moves the card of Hikaru 1 place forward
      And the initiative cards are shuffled into the order the kappa, Tomoe and Hikaru
      When the zone "Garden" is revealed
      And the players choose F1
      Then the initiative queue is the kappa, Tomoe and Hikaru
      And the events are resolved in the order "Petals"
      And the oracle card is red
      And part 3 of the round comes next

    @question
    Scenario: Travelling in the middle of a move ends the activation
      Given it is the activation of Tomoe
      And Tomoe has 1 action point
      And the initiative cards are shuffled into the order Tomoe, Hikaru and the kappa
      When Tomoe starts to move
      And Tomoe goes to C1
      And the zone "Garden" is revealed
      And the players choose G1
      Then Tomoe stands on F1
      And nobody is active
      And the next to activate is Tomoe
      When Tomoe goes to G1
      Then the rules refuse it: "The six actions"

    @question
    Scenario: Travelling cuts an activation short, and its action points are there in the next one
      Given Tomoe has 1 action point
      And it is the activation of Tomoe
      And the initiative cards are shuffled into the order Tomoe, Hikaru and the kappa
      When the zone "Garden" is revealed
      And the players choose F1
      Then nobody is active
      And the next to activate is Tomoe
      When the activation of Tomoe begins
      Then Tomoe has 4 action points

  @rule.enemy.board
  Rule: Boards beside the zone

    Scenario: One board for each kind lies beside the zone it is in
      Given these creatures
        | sign | creature                       |
        | T    | Tomoe                          |
        | r    | the kachi with the red ring    |
        | p    | the kachi with the purple ring |
        | n    | the nue                        |
        | o    | the Blood Oni                  |
        | s    | Sedik                          |
        | c    | the civilian                   |
      And the zone "Road" has the tile "4A"
        |   | A | B | C | D |
        | 1 | r | p | T | c |
      And the zone "Shrine" has the tile "10B"
        |   | F | G | H |
        | 1 | n | o | s |
      And the zone "Cave" has the tile "2A"
        |   | K |
        | 1 | . |
      And Sedik fights the characters
      Then the boards of the kachi lie beside the zone "Road"
      And the boards of the nue, the Blood Oni and Sedik lie beside the zone "Shrine"
      And no board lies beside the zone "Cave"

  @rule.minion.rings
  Rule: Coloured rings

    Background:
      Given these creatures
        | sign | creature                    |
        | r    | the kachi with the red ring |
      And the zone "Road" has the tile "4A"
        |   | A | B | C |
        | 1 | r | . | . |

    Scenario: A second kachi needs another ring
      When an effect brings the kachi with the red ring to B1
      Then the rules refuse it: "Coloured rings"
      And the kachi with the red ring stands on A1
      When an effect brings the kachi with the purple ring to B1
      Then the kachi with the red ring and the kachi with the purple ring are in play

    Scenario: A minion of another kind may wear the same colour
      When an effect brings the kappa with the red ring to B1
      Then the kachi with the red ring and the kappa with the red ring are in play

  @rule.minion.ring-use
  Rule: What the ring is for

    Scenario: Damage and states noted for one ring leave the other miniature of the kind alone
      Given these creatures
        | sign | creature                       | life |
        | r    | the kachi with the red ring    | 6    |
        | p    | the kachi with the purple ring | 6    |
      And the zone "Road" has the tile "4A"
        |   | A | B |
        | 1 | r | p |
      When an effect takes the test die from the life of the kachi with the purple ring, and it shows 4
      Then the kachi with the red ring has 6 life
      And the kachi with the purple ring has 2 life
      When an effect puts bleeding on the kachi with the red ring
      Then the kachi with the red ring has 1 token of bleeding
      And the kachi with the purple ring has 0 tokens of bleeding

  @rule.minion.version
  Rule: Normal or improved version

    Scenario Outline: A plus beside the name calls for the improved version, no plus for the normal one
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the kachi has a movement of 3
      And the improved version of the kachi has a movement of 4
      And the zone "Temple" brings
        | sign | creature  | square | version   |
        | k    | the kachi | A1     | <version> |
      When the phase begins in the zone "Temple"
      Then the kachi uses its <version> version
      And the kachi can move <movement>

      Examples:
        | version  | movement |
        | normal   | 3        |
        | improved | 4        |

  @rule.minion.improved
  Rule: Improved for the whole chapter

    Background:
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A | B |
        | 1 | . | . |
      And the campaign book has the zone "Shrine" with the tile "10B"
        |   | D | E |
        | 1 | . | . |
      And the kachi has a movement of 3
      And the improved version of the kachi has a movement of 4
      And the kappa has a movement of 2
      And the improved version of the kappa has a movement of 5

    Scenario: After a plus, minions of the kind are improved even where no plus stands
      Given the zone "Temple" brings
        | sign | creature                    | square | version  |
        | r    | the kachi with the red ring | A1     | improved |
      And the zone "Shrine" brings
        | sign | creature                        | square | version |
        | b    | the kachi with the blue ring    | D1     | normal  |
        | q    | the kappa                       | E1     | normal  |
      When the phase begins in the zone "Temple"
      And the zone "Shrine" is revealed
      Then the kachi with the blue ring uses its improved version
      And the kachi with the blue ring can move 4
      And the kappa uses its normal version

    Scenario: A later plus improves the minions of the kind already in play
      Given the zone "Temple" brings
        | sign | creature                    | square | version |
        | r    | the kachi with the red ring | A1     | normal  |
      And the zone "Shrine" brings
        | sign | creature                     | square | version  |
        | b    | the kachi with the blue ring | D1     | improved |
      When the phase begins in the zone "Temple"
      Then the kachi with the red ring can move 3
      When the zone "Shrine" is revealed
      Then the kachi with the red ring can move 4

    @question
    Scenario: In the next chapter a minion is normal again
      Given the zone "Temple" brings
        | sign | creature                    | square | version  |
        | r    | the kachi with the red ring | A1     | improved |
      When the phase begins in the zone "Temple"
      Then the kachi with the red ring uses its improved version
      When the objective is reached
      And the end of the phase is settled
      And the next chapter begins
      Then the kachi with the red ring uses its normal version

  @rule.minion.arrival
  Rule: Where minions come from

    Scenario: A minion brought by an effect is in play and has a card among those still waiting
      Given these creatures
        | sign | creature |
        | A    | Akira    |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A | B | C |
        | 1 | A | T | . |
      And the initiative queue is Akira and Tomoe
      And Akira has been activated this round
      And the initiative cards are shuffled into the order the kappa and Tomoe
      When an effect brings the kappa to C1
      Then the kappa stands on C1
      And the initiative queue is Akira, the kappa and Tomoe

  @rule.servant.unique
  Rule: Unique servants

    Scenario: A servant in play cannot come a second time
      Given these creatures
        | sign | creature |
        | n    | the nue  |
      And the zone "Road" has the tile "4A"
        |   | A | B |
        | 1 | n | . |
      When an effect brings the nue to B1
      Then the rules refuse it: "Unique servants"
      And the nue stands on A1
      When an effect brings the gravedigger to B1
      Then the nue and the gravedigger are in play

  @rule.wanderer.either
  Rule: Wanderers: allies or enemies

    Scenario: One wanderer fights beside the characters, another against them
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
        | l    | Landolfo  |
        | s    | Sedik     |
      And Landolfo fights the followers of the Shōgun
      And Sedik fights the characters
      Then Tomoe and Landolfo fight on the same side
      And Tomoe and Sedik fight on different sides
      And the kachi and Sedik fight on the same side
      And the kachi and Landolfo fight on different sides

  @rule.elect.deck
  Rule: The AI deck of an elect

    @ex.elect-board
    Scenario: The AI cards are shuffled when the elect comes into play
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the AI cards of the Demon Hunter are "Snare", "Volley" and "Leap"
      And the AI cards are shuffled into "Leap", "Snare" and "Volley"
      And the zone "Temple" brings
        | sign | creature         | square |
        | d    | the Demon Hunter | A1     |
      When the phase begins in the zone "Temple"
      Then the AI cards of the Demon Hunter lie in the order "Leap", "Snare" and "Volley"

    @question
    Scenario: In the repetition of a phase all AI cards are shuffled again, also those drawn before
      Given these creatures
        | sign | creature      | life | full life |
        | T    | Tomoe         | 9    | 9         |
        | b    | the Blood Oni | 9    | 9         |
      And the zone
        |   | A | B |
        | 1 | T | b |
      And the AI cards of the Blood Oni are "Hatred", "Rage" and "Cleaver"
      And the AI card "Rage" of the Blood Oni stays in play
      And on the AI card "Hatred" the Blood Oni prefers the least life and reads
        | sequence | does   |
        | 1        | heal 1 |
      And on the AI card "Rage" the Blood Oni prefers the least life and reads
        | sequence | does   |
        | 1        | heal 1 |
      And the setup ends the phase when "night falls"
      When the Blood Oni activates
      Given part 2 of the next round has been played
      When the Blood Oni activates
      And this ending condition is met: "night falls"
      And the end of the phase is settled
      And the phase is repeated
      Given the campaign book has the zone "Camp" with the tile "1A"
        |   | A | B |
        | 1 | . | . |
      And the zone "Camp" brings
        | sign | creature      | square | life |
        | b    | the Blood Oni | B1     | 9    |
      And the AI cards are shuffled into "Rage", "Cleaver" and "Hatred"
      When the phase begins in the zone "Camp"
      Then the AI cards of the Blood Oni lie in the order "Rage", "Cleaver" and "Hatred"
      And the Blood Oni has no discards
