Feature: The round

  @rule.round.parts
  Rule: The 4 parts of a round

    Background:
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone "Road" has the tile "4A"
        |   | A | B |
        | 1 | T | H |
      And the zone "Road" has a purple event card with "Mist", "Rain" and "Snow"
      And the oracle deck is green, red and green
      And these abilities
        | character | ability | kind    | ki | die |
        | Tomoe     | "Focus" | passive | 2  | 5   |

    Scenario: A round goes from oracle and events to initiative, activations and ki dice, and then the next begins
      Given the initiative cards are shuffled into the order Tomoe and Hikaru
      When part 1 of the round is played
      Then the oracle card is green
      And the zone "Road" resolves "Mist"
      And the slot of "Focus" of Tomoe holds a 5
      When part 2 of the round is played
      Then the initiative queue is Tomoe and Hikaru
      When part 3 of the round is played
      And the activation of Tomoe begins
      And the activation of Tomoe ends
      And the activation of Hikaru begins
      And the activation of Hikaru ends
      And part 4 of the round is played
      Then the slot of "Focus" of Tomoe holds a 4
      When part 1 of the round is played
      Then the oracle card is red
      And the zone "Road" resolves "Rain"
      And it is round 2

    Scenario Outline: No part of a round can be played before the one that comes next
      Given part <played> of the round has been played
      When part <tried> of the round is played
      Then the rules refuse it: "The 4 parts of a round"
      And part <next> of the round comes next
      And the slot of "Focus" of Tomoe holds a 5

      Examples:
        | played | tried | next |
        | 1      | 1     | 2    |
        | 1      | 3     | 2    |
        | 1      | 4     | 2    |
        | 2      | 4     | 3    |
        | 3      | 1     | 4    |
        | 4      | 2     | 1    |

    Scenario: No part of a round is played out of turn or twice
      Given part 1 of the round has been played
      When part 1 of the round is played
      Then the rules refuse it: "The 4 parts of a round"
      When the activation of Tomoe begins
      Then the rules refuse it: "The 4 parts of a round"
      When the ki dice drop
      Then the rules refuse it: "The 4 parts of a round"
      Given the initiative cards are shuffled into the order Tomoe and Hikaru
      When the initiative is determined
      And the initiative is determined
      Then the rules refuse it: "The 4 parts of a round"
      And part 3 of the round comes next

    Scenario: After the dice have dropped a new round has to begin
      Given part 3 of the round has been played
      When the ki dice drop
      Then the slot of "Focus" of Tomoe holds a 4
      When the ki dice drop
      Then the rules refuse it: "The 4 parts of a round"
      When the activation of Tomoe begins
      Then the rules refuse it: "The 4 parts of a round"
      And part 1 of the round comes next

  @rule.creature.who
  Rule: What a creature is

    Scenario: Characters, allies, enemies and living vulnerable elements are creatures, doors and mechanisms are not
      Then Tomoe is a creature
      And the ally is a creature
      And the kachi is a creature
      And Sedik is a creature
      And the civilian is a creature
      And the door is no creature
      And the mechanism is no creature

  @rule.enemy.relative
  Rule: Whose enemy

    Scenario: The same two creatures are enemies of each other, whoever acts
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | H    | Hikaru    |
        | k    | the kachi |
        | n    | the nue   |
      And the zone
        |   | A | B | C | D |
        | 1 | T | H | k | n |
      Then the enemies of Tomoe are the kachi and the nue
      And the enemies of the kachi are Tomoe and Hikaru
      And the enemies of the nue are Tomoe and Hikaru

  @rule.enemy.of-character
  Rule: Enemies of a character

    Scenario: A character fights followers of every kind, and the wanderers that fight the characters
      Given these creatures
        | sign | creature      |
        | T    | Tomoe         |
        | H    | Hikaru        |
        | k    | the kachi     |
        | n    | the nue       |
        | o    | the Blood Oni |
        | l    | Landolfo      |
        | s    | Sedik         |
        | c    | the civilian  |
      And the zone
        |   | A | B | C | D |
        | 1 | T | H | k | n |
        | 2 | o | l | s | c |
      And Landolfo fights the followers of the Shōgun
      And Sedik fights the characters
      Then the enemies of Tomoe are the kachi, the nue, the Blood Oni and Sedik

  @rule.enemy.of-follower
  Rule: Enemies of a follower

    Background:
      Given these creatures
        | sign | creature     |
        | T    | Tomoe        |
        | k    | the kachi    |
        | n    | the nue      |
        | l    | Landolfo     |
        | s    | Sedik        |
        | a    | the ally     |
        | c    | the civilian |
        | d    | the door     |
      And the zone
        |   | A | B | C | D | E |
        | 1 | T | k | n | . | l |
        | 2 | s | a | . | c | d |
      And Landolfo fights the followers of the Shōgun
      And Sedik fights the characters

    Scenario: A follower fights characters, their allies, civilians and the wanderers on the other side
      Then the enemies of the kachi are Tomoe, Landolfo, the ally and the civilian

    @reading.C39=b
    Scenario: If only characters and wanderers count, allies and civilians are no enemies of a follower
      Then the enemies of the kachi are Tomoe and Landolfo

    Scenario: A follower attacks an ally of the characters like a character
      Given on a 1 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      And a green oracle card is in play
      When the kachi activates and rolls 1
      Then the players choose between Tomoe and the ally
      When the players choose the ally
      Then the kachi attacks the ally

    @reading.C39=b
    Scenario: If allies are no enemies, only the character is left to attack
      Given on a 1 the kachi prefers the least life and reads
        | sequence | does            |
        | 1        | attack adjacent |
      And a green oracle card is in play
      When the kachi activates and rolls 1
      Then the kachi attacks Tomoe

    @question
    Scenario: A wanderer that fights the followers is among their enemies
      Then the enemies of the nue are Landolfo, among others

  @rule.enemy.of-wanderer
  Rule: Enemies of a wanderer

    Background:
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | a    | the ally  |
        | k    | the kachi |
        | s    | Sedik     |
        | l    | Landolfo  |
      And the zone
        |   | A | B | C | D | E |
        | 1 | T | a | k | s | l |

    Scenario: A wanderer that fights the characters fights their allies too
      Given Sedik fights the characters
      And Landolfo fights the followers of the Shōgun
      Then the enemies of Sedik are Tomoe, the ally and Landolfo

    Scenario: A wanderer that fights the followers fights those beside them too
      Given Sedik fights the followers of the Shōgun
      And Landolfo fights the characters
      Then the enemies of Sedik are the kachi and Landolfo

  @rule.enemy.in-events
  Rule: Enemies in an event

    Scenario: An event means those that the characters fight, wanderers among them
      Given these creatures
        | sign | creature  |
        | T    | Tomoe     |
        | k    | the kachi |
        | n    | the nue   |
        | s    | Sedik     |
        | l    | Landolfo  |
      And the zone
        |   | A | B | C | D | E |
        | 1 | T | k | n | s | l |
      And Sedik fights the characters
      And Landolfo fights the followers of the Shōgun
      Then in an event the enemies are the kachi, the nue and Sedik

  @rule.golden.tie
  Rule: When tie-breaks run out

    Scenario: No rule says which of two zones comes first, so the players choose
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And the zone "Shrine" has the tile "10B"
        |   | C |
        | 1 | H |
      And the zone "Road" has a purple event card with "Mist"
      And the zone "Shrine" has a purple event card with "Bells"
      And the oracle deck is green
      When part 1 of the round is played
      Then the players choose between the zones "Road" and "Shrine"
      When the players choose the zone "Cave"
      Then the rules refuse it: "When tie-breaks run out"
      When the players choose the zone "Shrine"
      Then the events are resolved in the order "Bells" and "Mist"

    Scenario: Where nothing is tied the players choose nothing
      Given these miniatures are in play: Akira, the kachi
      When the players choose A1
      Then the rules refuse it: "When tie-breaks run out"
      When the players choose Akira
      Then the rules refuse it: "When tie-breaks run out"

  @rule.golden.one-roll
  Rule: One roll for all

    Scenario: One roll holds for all targets of an effect
      Given these creatures
        | sign | creature  | life |
        | T    | Tomoe     | 8    |
        | H    | Hikaru    | 6    |
        | k    | the kachi | 5    |
      And the zone
        |   | A | B | C |
        | 1 | T | H | k |
      When an effect takes the test die from the life of Tomoe, Hikaru and the kachi, and it shows 3
      Then Tomoe has 5 life
      And Hikaru has 3 life
      And the kachi has 2 life

    Scenario: The one roll of a sweep meets the armour of each target
      Given these creatures
        | sign | creature  | life | armour |
        | T    | Tomoe     | 9    | 2      |
        | H    | Hikaru    | 9    | 0      |
        | k    | the kachi | 9    |        |
      And the zone
        |   | A | B | C |
        | 1 | T | k | H |
      And a green oracle card is in play
      And the board of the kachi shows the attack die red
      And the board of the kachi shows these abilities
        | ability | kind   | more targets |
        | "Sweep" | attack | 1            |
      And on a 3 the kachi prefers the most armour and reads
        | sequence | does                         |
        | 1        | attack adjacent with "Sweep" |
      And the attack die shows red 3
      When the kachi activates and rolls 3
      Then the attack does 1 damage to Tomoe
      And the attack does 3 damage to Hikaru

  @rule.oracle.amounts
  Rule: Oracle cards of each zone

    Background:
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |

    @ex.outcome-box
    Scenario Outline: The outcome of the adventure phase decides which oracle cards a zone adds
      Given after a success the zone "Temple" adds 3 green and 1 red oracle cards
      And after a failure the zone "Temple" adds 1 green and 2 red oracle cards
      And the adventure phase was a <outcome>
      And the oracle deck is shuffled into <deck>
      When the phase begins in the zone "Temple"
      Then the oracle deck holds <deck>

      Examples:
        | outcome | deck                        |
        | success | green, red, green and green |
        | failure | red, green and red          |

    Scenario: Where the campaign book gives one number, the adventure phase does not matter
      Given the zone "Temple" adds 1 green and 1 red oracle cards
      And the adventure phase was a failure
      And the oracle deck is shuffled into red and green
      When the phase begins in the zone "Temple"
      Then the oracle deck holds red and green

  @rule.oracle.first
  Rule: The first oracle deck

    Scenario: The deck starts with the cards of the first zone alone
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the campaign book has the zone "Shrine" with the tile "10B"
        |   | C |
        | 1 | . |
      And the zone "Temple" adds 1 green and 2 red oracle cards
      And the zone "Shrine" adds 4 green and 0 red oracle cards
      And the oracle deck is shuffled into red, green and red
      When the phase begins in the zone "Temple"
      Then the oracle deck holds red, green and red

  @rule.oracle.added
  Rule: New zones, new cards

    Background:
      Given the campaign book has the zone "Shrine" with the tile "10B"
        |   | C |
        | 1 | . |
      And the zone "Shrine" adds 1 green and 1 red oracle cards

    Scenario: A zone revealed adds its cards to those not yet revealed and all are shuffled
      Given the oracle deck is red and red
      And the oracle deck is shuffled into red, green, red and red
      When the zone "Shrine" is revealed
      Then the oracle deck holds red, green, red and red

    Scenario: With an empty deck the new cards alone are the deck
      Given the oracle cards green and red have been revealed
      And the oracle deck is shuffled into green and red
      When the zone "Shrine" is revealed
      Then the oracle deck holds green and red
      And the revealed oracle cards are green and red

  @rule.oracle.left-out
  Rule: Revealed cards stay out

    Scenario: Cards already revealed are not shuffled in when a zone adds its own
      Given the campaign book has the zone "Shrine" with the tile "10B"
        |   | C |
        | 1 | . |
      And the zone "Shrine" adds 2 green and 0 red oracle cards
      And the oracle deck is green
      And the oracle cards red, red and green have been revealed
      And the oracle deck is shuffled into green, green and green
      When the zone "Shrine" is revealed
      Then the oracle deck holds green, green and green
      And the revealed oracle cards are red, red and green
      And the oracle card is green

  @rule.oracle.reveal
  Rule: Revealing the oracle card

    Scenario: At the start of each round the top card is revealed
      Given the oracle deck is red, green and green
      When part 1 of the round is played
      Then the oracle card is red
      And the oracle deck holds green and green
      And the revealed oracle cards are red

  @rule.oracle.empty
  Rule: Empty oracle deck

    Scenario: With no card left all revealed ones are shuffled into a new deck before one is revealed
      Given the oracle deck is empty
      And the oracle cards green, red and red have been revealed
      And the oracle deck is shuffled into red, green and red
      When part 1 of the round is played
      Then the oracle card is red
      And the oracle deck holds green and red
      And the revealed oracle cards are red

    Scenario: The last card of the deck is revealed without a shuffle
      Given the oracle deck is green
      And the oracle cards red and red have been revealed
      When part 1 of the round is played
      Then the oracle card is green
      And the oracle deck holds nothing
      And the revealed oracle cards are red, red and green

  @rule.event.zones
  Rule: One event a zone

    Background:
      Given these creatures
        | sign | creature     |
        | T    | Tomoe        |
        | H    | Hikaru       |
        | k    | the kachi    |
        | c    | the civilian |
        | a    | the ally     |
      And the zone "Road" has the tile "4A"
        |   | A | B |
        | 1 | T | H |
      And the zone "Shrine" has the tile "10B"
        |   | D | E |
        | 1 | k | . |
      And the zone "Cave" has the tile "2A"
        |   | G | H |
        | 1 | c | a |
      And the zone "Road" has a purple event card with "Mist" and "Rain"
      And the zone "Shrine" has a purple event card with "Bells" and "Gongs"
      And the zone "Cave" has a purple event card with "Echo" and "Dark"
      And the oracle deck is green

    Scenario: Each zone with a miniature resolves one event, however many are in it; one without resolves none
      When part 1 of the round is played
      Then the players choose between the zones "Road" and "Shrine"
      When the players choose the zone "Road"
      Then the zone "Road" resolves "Mist"
      And the zone "Shrine" resolves "Bells"
      And the zone "Cave" resolves no event
      And the zone "Cave" still hides "Echo" and "Dark"

    Scenario: A zone whose setup says so has no events and raises no malice
      Given the setup of the zone "Shrine" says that it has no events
      When part 1 of the round is played
      Then the zone "Road" resolves "Mist"
      And the zone "Shrine" resolves no event
      And malice is at 0

    Scenario: A zone without a miniature cannot be chosen for its event
      When part 1 of the round is played
      And the players choose the zone "Cave"
      Then the rules refuse it: "One event a zone"
      And the players choose between the zones "Road" and "Shrine"
      When the players choose the zone "Shrine"
      Then the events are resolved in the order "Bells", "Mist"

  @rule.event.colours
  Rule: Event cards and their colours

    Scenario Outline: Red and green go together, purple only with purple
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the zone "Temple" has a <first> event card with "Calm"
      When a <second> event card is added to the zone "Temple"
      Then the zone "Temple" has 2 event cards in omamori

      Examples:
        | first  | second |
        | green  | red    |
        | red    | green  |
        | purple | purple |

    Scenario Outline: A card that does not fit the colour of the other is refused
      Given the campaign book has the zone "Temple" with the tile "10A"
        |   | A |
        | 1 | . |
      And the zone "Temple" has a <first> event card with "Calm"
      When a <second> event card is added to the zone "Temple"
      Then the rules refuse it: "Event cards and their colours"
      And the zone "Temple" has 1 event card in omamori

      Examples:
        | first  | second |
        | green  | green  |
        | red    | red    |
        | red    | purple |
        | purple | green  |

  @rule.event.random
  Rule: Random events

    Background:
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And the zone "Road" has a green event card with "Breeze" and "Sun"
      And the zone "Road" has a red event card with "Ambush" and "Fire"

    @ex.event-colours
    Scenario Outline: The oracle card picks green or red in a random zone and makes no difference in a scripted one
      Given the zone "Crypt" has the tile "3A"
        |   | C |
        | 1 | H |
      And the zone "Crypt" has a purple event card with "Whispers" and "Silence"
      And the oracle deck is <oracle>
      When part 1 of the round is played
      And the players choose the zone "Road"
      Then the oracle card is <oracle>
      And the zone "Road" resolves <random>
      And the zone "Crypt" resolves "Whispers"

      Examples:
        | oracle | random   |
        | green  | "Breeze" |
        | red    | "Ambush" |

    Scenario: The next event of a colour follows the last one of that colour, whatever came between
      Given the oracle deck is green, red and green
      When part 1 of the round is played
      Then the zone "Road" resolves "Breeze"
      Given part 4 of the round has been played
      When part 1 of the round is played
      Then the zone "Road" resolves "Ambush"
      Given part 4 of the round has been played
      When part 1 of the round is played
      Then the zone "Road" resolves "Sun"

  @rule.event.scripted
  Rule: Scripted events

    Scenario Outline: The next scripted event comes whatever the colour, from the second card when the first is used up
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Crypt" has the tile "3A"
        |   | A |
        | 1 | T |
      And the zone "Crypt" has a purple event card with "Whispers"
      And the zone "Crypt" has a purple event card with "Silence"
      And the oracle deck is <first> and <second>
      When part 1 of the round is played
      Then the zone "Crypt" resolves "Whispers"
      Given part 4 of the round has been played
      When part 1 of the round is played
      Then the zone "Crypt" resolves "Silence"
      And malice is at 0

      Examples:
        | first | second |
        | green | red    |
        | red   | green  |

  @rule.event.one-by-one
  Rule: One at a time

    Scenario: Revealing one event leaves the later ones hidden
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Crypt" has the tile "3A"
        |   | A |
        | 1 | T |
      And the zone "Crypt" has a purple event card with "Whispers", "Silence" and "Scream"
      And the oracle deck is green
      When part 1 of the round is played
      Then the events are resolved in the order "Whispers"
      And the zone "Crypt" still hides "Silence" and "Scream"

  @rule.event.affected
  Rule: Whom an event affects

    Background:
      Given these creatures
        | sign | creature     |
        | T    | Tomoe        |
        | H    | Hikaru       |
        | k    | the kachi    |
        | c    | the civilian |
        | d    | the door     |
      And the zone "Road" has the tile "4A"
        |   | A | B | C | D |
        | 1 | T | k | c | d |
      And the zone "Shrine" has the tile "10B"
        |   | E | F |
        | 1 | . | H |
      And the zone "Road" has a purple event card with "Mist"
      And the setup of the zone "Shrine" says that it has no events
      And the oracle deck is green

    Scenario: An event applies to the creatures in its zone and to nobody in another
      When part 1 of the round is played
      Then "Mist" applies to Tomoe, the kachi and the civilian

    Scenario: Who comes into the zone after the event is not affected
      When part 1 of the round is played
      Given part 2 of the round has been played
      When the activation of Hikaru begins
      And Hikaru starts to move
      And Hikaru goes to E1
      Then "Mist" applies to Tomoe, the kachi and the civilian

    @question
    Scenario: Somebody who appears after the event is not under it
      Given these creatures
        | sign | creature                     |
        | r    | the kappa with the red ring  |
      When part 1 of the round is played
      And an effect brings the kappa with the red ring to E1
      Then the kappa with the red ring is in play, among others
      And "Mist" applies to Tomoe, the kachi and the civilian
      And "Mist" applies to Tomoe, among others

  @rule.event.leaving
  Rule: Leaving the zone does not help

    Scenario: A creature that leaves the zone stays under the event
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone "Road" has the tile "4A"
        |   | A | B |
        | 1 | H | T |
      And the zone "Shrine" has the tile "10B"
        |   | C |
        | 1 | . |
      And the zone "Road" has a purple event card with "Mist"
      And the oracle deck is green
      When part 1 of the round is played
      Given part 2 of the round has been played
      When the activation of Tomoe begins
      And Tomoe starts to move
      And Tomoe goes to C1
      Then Tomoe stands on C1
      And "Mist" applies to Hikaru and Tomoe

  @rule.event.lasting
  Rule: How long an event lasts

    Background:
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And the zone "Road" has a purple event card with "Mist" and "Rain"
      And the oracle deck is green and green

    Scenario: An event is over when the round is over
      When part 1 of the round is played
      Then "Mist" applies to Tomoe
      Given part 4 of the round has been played
      When part 1 of the round is played
      Then "Mist" applies to nobody
      And "Rain" applies to Tomoe

    Scenario: An event that says so goes on
      Given the event "Mist" says that it lasts
      When part 1 of the round is played
      Then "Mist" applies to Tomoe
      Given part 4 of the round has been played
      When part 1 of the round is played
      Then "Mist" applies to Tomoe
      And "Rain" applies to Tomoe

    @question
    Scenario: What an event adds to attacks ends with the round too
      Given these creatures
        | sign | creature  | life |
        | k    | the kachi | 9    |
      And the zone "Hut" has the tile "5A"
        |   | C |
        | 1 | k |
      And the setup of the zone "Hut" says that it has no events
      And these weapons
        | character | weapon | range | quick  |
        | Tomoe     | "bow"  | 3     | orange |
      And the zone "Ford" has the tile "6A"
        |   | B |
        | 1 | . |
      And part 4 of the round has been played
      And an event adds 2 hits to the attacks of Tomoe
      And the initiative cards are shuffled into the order Tomoe, the kachi
      And the attack die shows orange 1
      When part 1 of the round is played
      And part 2 of the round is played
      And the activation of Tomoe begins
      And Tomoe makes a quick attack on the kachi
      Then the attack does 1 damage

  @rule.malice.rises
  Rule: No event, more malice

    Background:
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And malice is at 2

    Scenario: A scripted zone without an event left raises malice
      Given the zone "Road" has an empty purple event card
      And the oracle deck is green
      When part 1 of the round is played
      Then malice is at 3
      And the zone "Road" resolves no event
      And the phase goes on

    Scenario Outline: In a random zone the colour of the oracle card counts, not the other card
      Given the zone "Road" has an empty green event card
      And the zone "Road" has a red event card with "Ambush"
      And the oracle deck is <oracle>
      When part 1 of the round is played
      Then malice is at <malice>

      Examples:
        | oracle | malice |
        | green  | 3      |
        | red    | 2      |

    Scenario: A zone that never had an event card raises malice too
      Given the oracle deck is green
      When part 1 of the round is played
      Then malice is at 3

    @question
    Scenario: Two zones without events raise malice by 2
      Given these creatures
        | sign | creature |
        | H    | Hikaru   |
      And the zone "Shrine" has the tile "10B"
        |   | B |
        | 1 | H |
      And the zone "Road" has an empty purple event card
      And the zone "Shrine" has an empty purple event card
      And the oracle deck is green
      When part 1 of the round is played
      And the players choose the zone "Road"
      Then malice is at 4

  @rule.malice.six
  Rule: Malice 6

    Background:
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
        | H    | Hikaru   |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And the zone "Road" has an empty purple event card
      And the oracle deck is green and green

    Scenario: At 5 the phase goes on
      Given malice is at 4
      When part 1 of the round is played
      Then malice is at 5
      And the phase goes on

    Scenario: At 6 the phase ends at once in failure, with the events of other zones unresolved
      Given malice is at 5
      And the zone "Shrine" has the tile "10B"
        |   | C |
        | 1 | H |
      And the zone "Shrine" has a purple event card with "Bells"
      When part 1 of the round is played
      And the players choose the zone "Road"
      Then malice is at 6
      And the phase ends in failure
      And the zone "Shrine" resolves no event
      When part 2 of the round is played
      Then the rules refuse it: "Malice 6"

    @reading.C27=b
    Scenario: If the sixth box counts, the phase already fails at position 5
      Given malice is at 4
      When part 1 of the round is played
      Then malice is at 5
      And the phase ends in failure

    @question
    Scenario: Where malice reaches its last position, the zones still waiting resolve nothing
      Given the zone "Hut" has the tile "1B"
        |   | C |
        | 1 | H |
      And the zone "Hut" has a purple event card with "Storm"
      And malice is at 5
      When part 1 of the round is played
      Then the players choose between the zones "Road" and "Hut"
      When the players choose the zone "Road"
      Then the phase ends in failure
      And the zone "Hut" resolves no event

  @rule.malice.extra
  Rule: More effects of malice

    Scenario: What the chapter adds applies when malice reaches that position
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And the oracle deck is green
      And at malice 3 the chapter adds "The gates close"
      And malice is at 2
      When part 1 of the round is played
      Then malice is at 3
      And the effect "The gates close" of malice applies

    Scenario: At another position nothing is added
      Given these creatures
        | sign | creature |
        | T    | Tomoe    |
      And the zone "Road" has the tile "4A"
        |   | A |
        | 1 | T |
      And the oracle deck is green
      And at malice 3 the chapter adds "The gates close"
      And malice is at 3
      When part 1 of the round is played
      Then malice is at 4
      And no effect of malice applies
