Feature: Initiative

  @rule.queue.lay
  Rule: Shuffle and lay in a row

    Scenario: The cards of all miniatures but the elects are shuffled and laid in a row
      Given these miniatures are in play: Akira, Tomoe, the kachi with the red ring, the nue, the Blood Oni, the civilian
      And the initiative cards are shuffled into the order the kachi with the red ring, Tomoe, the nue, Akira
      When the initiative cards are laid in a row
      Then the initiative queue is the kachi with the red ring, Tomoe, the nue, Akira
      And no card is turned

    Scenario: Before the cards are laid there is no queue to change
      Given these miniatures are in play: Akira, Tomoe
      And part 1 of the round has been played
      When the effects on the queue are resolved
      Then the rules refuse it: "Shuffle and lay in a row"
      When the players swap Akira and Tomoe
      Then the rules refuse it: "Swapping two characters"

  @rule.queue.effects
  Rule: What changes the queue first

    Scenario: Events change the queue before the abilities of characters
      Given these miniatures are in play: Akira, Tomoe, the kachi
      And the event "Fog" moves the card of Akira 1 place back
      And the ability "Sixth Sense" of Akira moves the card of Akira 1 place forward
      And the initiative cards are shuffled into the order the kachi, Tomoe, Akira
      When the initiative is determined
      Then the initiative queue is the kachi, Akira, Tomoe

    Scenario: The abilities of characters change the queue before those of enemies
      Given these miniatures are in play: Akira, Tomoe, the nue, the kachi
      And the ability "Sixth Sense" of Akira moves the card of Akira 1 place forward
      And the initiative cards are shuffled into the order Akira, Tomoe, the nue, the kachi
      When the initiative is determined
      Then the initiative queue is the nue, Akira, Tomoe, the kachi

    Scenario: An ability of an enemy moves the cards of characters back, from right to left
      Given these miniatures are in play: Akira, Tomoe, the kachi, the kappa
      And the ability "Dread" of the kappa moves the cards of Akira, Tomoe 1 place back
      And the initiative cards are shuffled into the order Akira, Tomoe, the kachi, the kappa
      When the initiative is determined
      Then the initiative queue is the kachi, Akira, Tomoe, the kappa

    Scenario Outline: A passive ability changes the queue only with its ki die in the slot
      Given these miniatures are in play: Akira, Tomoe
      And these abilities
        | character | ability       | kind    | ki | die   |
        | Akira     | "Sixth Sense" | passive | 3  | <die> |
      And the ability "Sixth Sense" of Akira moves the card of Akira 1 place forward
      And the initiative cards are shuffled into the order Tomoe, Akira
      When the initiative is determined
      Then the initiative queue is <queue>

      Examples:
        | die | queue        |
        | 3   | Akira, Tomoe |
        | 2   | Tomoe, Akira |
        |     | Tomoe, Akira |

    Scenario: The effects on the queue are resolved once a round
      Given these miniatures are in play: Akira, Tomoe
      And the event "Fog" moves the card of Akira 1 place back
      And the initiative cards are shuffled into the order Akira, Tomoe
      When the initiative is determined
      Then the initiative queue is Tomoe, Akira
      When the effects on the queue are resolved
      Then the rules refuse it: "What changes the queue first"
      When the activation of Tomoe begins
      And the effects on the queue are resolved
      Then the rules refuse it: "What changes the queue first"
      And the initiative queue is Tomoe, Akira

    Scenario: An effect of a later kind cannot be chosen first
      Given these miniatures are in play: Akira, Tomoe, the nue
      And the event "Fog" moves the card of Akira 1 place back
      And the event "Wind" moves the card of Tomoe 1 place forward
      And the initiative cards are shuffled into the order Akira, Tomoe, the nue
      When the initiative is determined
      And the players choose the nue
      Then the rules refuse it: "What changes the queue first"
      And the players choose between the effects "Fog", "Wind"

  @rule.queue.choose
  Rule: Several effects of one kind

    Scenario Outline: The players choose which of two events is resolved first
      Given these miniatures are in play: Akira, the kachi, Tomoe
      And the event "Fog" moves the card of Tomoe 1 place back
      And the event "Wind" moves the card of Tomoe 1 place forward
      And the initiative cards are shuffled into the order Akira, the kachi, Tomoe
      When the initiative is determined
      Then the players choose between the effects "Fog", "Wind"
      When the players choose the effect <first>
      Then the initiative queue is <queue>

      Examples:
        | first  | queue                   |
        | "Fog"  | Akira, Tomoe, the kachi |
        | "Wind" | Akira, the kachi, Tomoe |

    Scenario Outline: The players choose which of two characters changes the queue first
      Given these miniatures are in play: Akira, Hikaru, Tomoe
      And the ability "Sixth Sense" of Akira moves the card of Akira 1 place forward
      And the ability "Haste" of Hikaru moves the card of Hikaru 1 place forward
      And the initiative cards are shuffled into the order Tomoe, Akira, Hikaru
      When the initiative is determined
      Then the players choose between Akira, Hikaru
      When the players choose <first>
      Then the initiative queue is <queue>

      Examples:
        | first  | queue                |
        | Akira  | Akira, Hikaru, Tomoe |
        | Hikaru | Tomoe, Akira, Hikaru |

    Scenario Outline: The players choose which of two servants comes forward first
      Given these miniatures are in play: Akira, Tomoe, Hikaru, the nue, the gravedigger
      And the initiative cards are shuffled into the order Akira, Tomoe, Hikaru, the nue, the gravedigger
      When the initiative is determined
      Then the players choose between the nue, the gravedigger
      When the players choose <first>
      Then the initiative queue is <queue>

      Examples:
        | first           | queue                                           |
        | the nue         | the nue, the gravedigger, Akira, Tomoe, Hikaru  |
        | the gravedigger | Akira, the nue, the gravedigger, Tomoe, Hikaru  |

  @rule.queue.direction
  Rule: Which way an event is applied

    Scenario: An event that moves cards forward begins with the leftmost
      Given these miniatures are in play: Akira, Tomoe, the kachi, the kappa
      And the event "War drums" moves the cards of the kachi, the kappa 1 place forward
      And the initiative cards are shuffled into the order Akira, Tomoe, the kachi, the kappa
      When the initiative is determined
      Then the initiative queue is Akira, the kachi, the kappa, Tomoe

    Scenario: An event that moves cards back begins with the rightmost
      Given these miniatures are in play: Akira, Tomoe, the kachi, the kappa
      And the event "Rain" moves the cards of Akira, Tomoe 1 place back
      And the initiative cards are shuffled into the order Akira, Tomoe, the kachi, the kappa
      When the initiative is determined
      Then the initiative queue is the kachi, Akira, Tomoe, the kappa

    @question
    Scenario: A card moved back beyond the end is the last of the queue
      Given these miniatures are in play: Akira, Tomoe, Hikaru
      And the event "Fog" moves the card of Akira 5 places back
      And the initiative cards are shuffled into the order Akira, Tomoe, Hikaru
      When the initiative is determined
      Then the initiative queue is Tomoe, Hikaru, Akira

  @rule.queue.servants
  Rule: Servants and wanderers come forward

    Scenario Outline: A servant or wanderer comes forward 3 places, or as many as there are
      Given these miniatures are in play: Akira, Tomoe, Hikaru, Hattori, <who>
      And the initiative cards are shuffled into the order <before>
      When the initiative is determined
      Then the initiative queue is <after>

      Examples:
        | who             | before                                          | after                                           |
        | the nue         | Akira, Tomoe, Hikaru, Hattori, the nue          | Akira, the nue, Tomoe, Hikaru, Hattori          |
        | the gravedigger | Akira, Tomoe, Hikaru, the gravedigger, Hattori  | the gravedigger, Akira, Tomoe, Hikaru, Hattori  |
        | the gravedigger | Akira, Tomoe, the gravedigger, Hikaru, Hattori  | the gravedigger, Akira, Tomoe, Hikaru, Hattori  |
        | the nue         | the nue, Akira, Tomoe, Hikaru, Hattori          | the nue, Akira, Tomoe, Hikaru, Hattori          |
        | Landolfo        | Akira, Tomoe, Hikaru, Hattori, Landolfo         | Akira, Landolfo, Tomoe, Hikaru, Hattori         |
        | the kachi       | Akira, Tomoe, Hikaru, Hattori, the kachi        | Akira, Tomoe, Hikaru, Hattori, the kachi        |

    @reading.C21=b
    Scenario: By the other reading the players choose how far a servant comes forward
      Given these miniatures are in play: Akira, Tomoe, Hikaru, Hattori, the nue
      And the initiative cards are shuffled into the order Akira, Tomoe, Hikaru, Hattori, the nue
      When the initiative is determined
      Then the players choose between 0, 1, 2, 3 places
      When the players choose 1 place
      Then the initiative queue is Akira, Tomoe, Hikaru, the nue, Hattori

  @rule.queue.swap
  Rule: Swapping two characters

    Scenario: The players may swap two characters once in a round
      Given these miniatures are in play: Akira, Tomoe, the kachi, Hikaru
      And the initiative cards are shuffled into the order Akira, the kachi, Tomoe, Hikaru
      When the initiative is determined
      And the players swap Akira and Tomoe
      Then the initiative queue is Tomoe, the kachi, Akira, Hikaru
      When the players swap Akira and Hikaru
      Then the rules refuse it: "Swapping two characters"
      And the initiative queue is Tomoe, the kachi, Akira, Hikaru

    Scenario: In the next round the players may swap again
      Given these miniatures are in play: Akira, Tomoe
      And the initiative cards are shuffled into the order Akira, Tomoe
      When the initiative is determined
      And the players swap Akira and Tomoe
      Then the initiative queue is Tomoe, Akira
      Given part 1 of the next round has been played
      And the initiative cards are shuffled into the order Tomoe, Akira
      When the initiative is determined
      And the players swap Akira and Tomoe
      Then the initiative queue is Akira, Tomoe

    Scenario: Nobody is swapped before the effects are resolved
      Given these miniatures are in play: Akira, Tomoe
      And the initiative cards are shuffled into the order Akira, Tomoe
      When the initiative cards are laid in a row
      And the players swap Akira and Tomoe
      Then the rules refuse it: "Swapping two characters"
      And the initiative queue is Akira, Tomoe

    Scenario: Nobody is swapped once the activations have begun
      Given the initiative queue is Akira, Tomoe
      When the activation of Akira begins
      And the players swap Akira and Tomoe
      Then the rules refuse it: "Swapping two characters"
      And the initiative queue is Akira, Tomoe

  @rule.queue.swap-characters
  Rule: Character cards only

    Scenario Outline: A card that is no character's cannot be swapped
      Given the initiative queue is Akira, the kachi, Tomoe, Sedik
      When the players swap <one> and <other>
      Then the rules refuse it: "Character cards only"
      And the initiative queue is Akira, the kachi, Tomoe, Sedik

      Examples:
        | one       | other     |
        | Akira     | the kachi |
        | the kachi | Tomoe     |
        | Akira     | Sedik     |

  @rule.queue.elects
  Rule: Elects in front

    @ex.queue
    Scenario: Akira, a servant, a swap and an elect make a queue
      Given these miniatures are in play: the Blood Oni, Akira, Hattori, Hikaru, Tomoe, the kachi with the red ring, the kachi with the purple ring, the gravedigger
      And these abilities
        | character | ability       | kind    | ki | die |
        | Akira     | "Sixth Sense" | passive | 2  | 4   |
      And the ability "Sixth Sense" of Akira moves the card of Akira 1 place forward
      And the initiative cards are shuffled into the order the kachi with the red ring, Tomoe, the kachi with the purple ring, Akira, Hikaru, Hattori, the gravedigger
      When the initiative cards are laid in a row
      Then the initiative queue is the kachi with the red ring, Tomoe, the kachi with the purple ring, Akira, Hikaru, Hattori, the gravedigger
      When the effects on the queue are resolved
      Then the initiative queue is the kachi with the red ring, Tomoe, Akira, the gravedigger, the kachi with the purple ring, Hikaru, Hattori
      When the players swap Akira and Tomoe
      Then the initiative queue is the kachi with the red ring, Akira, Tomoe, the gravedigger, the kachi with the purple ring, Hikaru, Hattori
      When the elects are put in front
      Then the initiative queue is the Blood Oni, the kachi with the red ring, Akira, Tomoe, the gravedigger, the kachi with the purple ring, Hikaru, Hattori

    Scenario Outline: The players choose the order of several elects
      Given these miniatures are in play: Akira, Tomoe, the Blood Oni, the Demon Hunter
      And the initiative cards are shuffled into the order Tomoe, Akira
      When the initiative is determined
      Then the players choose between the Blood Oni, the Demon Hunter
      When the players choose <first>
      Then the initiative queue is <queue>

      Examples:
        | first            | queue                                           |
        | the Blood Oni    | the Blood Oni, the Demon Hunter, Tomoe, Akira   |
        | the Demon Hunter | the Demon Hunter, the Blood Oni, Tomoe, Akira   |

    Scenario: Elects go to the front once, when the effects are resolved
      Given these miniatures are in play: Akira, the Blood Oni
      When the initiative cards are laid in a row
      And the elects are put in front
      Then the rules refuse it: "What changes the queue first"
      When the activation of Akira begins
      Then the rules refuse it: "What changes the queue first"
      When the effects on the queue are resolved
      And the activation of Akira begins
      Then the rules refuse it: "Elects in front"
      When the elects are put in front
      Then the initiative queue is the Blood Oni, Akira
      When the elects are put in front
      Then the rules refuse it: "Elects in front"

  @rule.queue.join
  Rule: Newcomers enter the queue

    Scenario: Newcomers are shuffled with the cards not yet activated, behind the active one
      Given the initiative queue is Akira, Hattori, Hikaru, Tomoe
      And Akira has been activated this round
      And it is the activation of Hattori
      And the initiative cards are shuffled into the order Tomoe, the kachi with the red ring, Hikaru, the kachi with the purple ring
      When the kachi with the red ring, the kachi with the purple ring join the initiative
      Then the initiative queue is Akira, Hattori, Tomoe, the kachi with the red ring, Hikaru, the kachi with the purple ring
      And the card of Akira is turned
      And it is still the activation of Hattori

    Scenario: Between two activations newcomers go behind the turned cards
      Given the initiative queue is Akira, Hattori, Tomoe
      And Akira has been activated this round
      And the initiative cards are shuffled into the order the kappa, Tomoe, Hattori
      When the kappa joins the initiative
      Then the initiative queue is Akira, the kappa, Tomoe, Hattori
      And the next to activate is the kappa

    Scenario: Whoever has a card does not join again
      Given the initiative queue is Hattori, Tomoe
      And it is the activation of Hattori
      When Tomoe joins the initiative
      Then the rules refuse it: "Newcomers enter the queue"
      And the initiative queue is Hattori, Tomoe

    Scenario: Whoever comes before the effects are resolved is in the row when they are
      Given these creatures
        | sign | creature  | life |
        | A    | Akira     | 9    |
        | T    | Tomoe     | 9    |
        | k    | the kachi | 5    |
        | p    | the kappa | 5    |
      And the zone
        |   | A | B | C | D |
        | 1 | A | T | k | . |
      And the event "Fog" moves the card of Akira 1 place back
      And the initiative cards are shuffled into the order Akira, the kachi and Tomoe
      When the initiative cards are laid in a row
      Given the initiative cards are shuffled into the order Tomoe, the kappa, Akira and the kachi
      When an effect brings the kappa to D1
      And the effects on the queue are resolved
      Then the initiative queue is Tomoe, the kappa, the kachi and Akira

  @rule.queue.join-plain
  Rule: No effects for newcomers

    Scenario: A servant that arrives does not come forward, and neither event nor ability moves a card
      Given the event "Fog" moves the card of Tomoe 1 place back
      And the ability "Sixth Sense" of Akira moves the card of Akira 1 place forward
      And the initiative queue is Hattori, Tomoe, Akira
      And it is the activation of Hattori
      And the initiative cards are shuffled into the order Tomoe, Akira, the nue
      When the nue joins the initiative
      Then the initiative queue is Hattori, Tomoe, Akira, the nue

    Scenario: An elect that arrives does not go to the front
      Given the initiative queue is Hattori, Tomoe
      And it is the activation of Hattori
      And the initiative cards are shuffled into the order Tomoe, the Blood Oni
      When the Blood Oni joins the initiative
      Then the initiative queue is Hattori, Tomoe, the Blood Oni

    Scenario: Once newcomers have come no effect is resolved on the queue
      Given the event "Fog" moves the card of Tomoe 1 place back
      And the initiative queue is Hattori, Tomoe, Akira
      And it is the activation of Hattori
      And the initiative cards are shuffled into the order Tomoe, the nue, Akira
      When the nue joins the initiative
      And the effects on the queue are resolved
      Then the rules refuse it: "No effects for newcomers"
      And the initiative queue is Hattori, Tomoe, the nue, Akira
      And it is still the activation of Hattori

  @rule.queue.updated
  Rule: The new queue is followed

    Scenario: After the current activation the first card of the new queue is activated
      Given the initiative queue is Hattori, Hikaru, Tomoe
      And it is the activation of Hattori
      And the initiative cards are shuffled into the order Tomoe, the kappa, Hikaru
      When the kappa joins the initiative
      Then it is still the activation of Hattori
      When the activation of Hattori ends
      Then the next to activate is Tomoe
      When the activation of Hikaru begins
      Then the rules refuse it: "From left to right"
      When the activation of Tomoe begins
      Then it is still the activation of Tomoe

  @rule.queue.activate
  Rule: From left to right

    Scenario: Miniatures activate in the order of the queue, enemies too
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
        | A    | Akira     |
      And the zone
        |   | A | B | C | D |
        | 1 | k | . | T | A |
      And a green oracle card is in play
      And the kachi has a movement of 1
      And on a 3 the kachi prefers the first in the initiative and reads
        | sequence | does      |
        | 1        | move away |
      And the initiative queue is Tomoe, the kachi, Akira
      When the activation of Akira begins
      Then the rules refuse it: "From left to right"
      When the activation of Tomoe begins
      And the activation of Tomoe ends
      And the kachi activates and rolls 3
      Then the next to activate is Akira
      And the cards of Tomoe, the kachi are turned

    Scenario: An enemy waits for its card
      Given these creatures
        | sign | creature  |
        | k    | the kachi |
        | T    | Tomoe     |
      And the zone
        |   | A | B | C |
        | 1 | k | . | T |
      And a green oracle card is in play
      And the kachi has a movement of 1
      And on a 3 the kachi prefers the least life and reads
        | sequence | does         |
        | 1        | move towards |
      And the initiative queue is Tomoe, the kachi
      When the kachi activates and rolls 3
      Then the rules refuse it: "From left to right"
      And the kachi stands on A1
      When the activation of Tomoe begins
      And the activation of Tomoe ends
      And the kachi activates and rolls 3
      Then the kachi stands on B1

    Scenario: Nobody activates before the activation in progress is over
      Given the initiative queue is Tomoe, Akira
      When the activation of Tomoe begins
      And the activation of Akira begins
      Then the rules refuse it: "From left to right"
      And it is still the activation of Tomoe

    Scenario: Once the initiative is determined it is followed
      Given these miniatures are in play: Akira, Tomoe
      And the initiative cards are shuffled into the order Tomoe, Akira
      When the initiative is determined
      And the activation of Akira begins
      Then the rules refuse it: "From left to right"
      And the next to activate is Tomoe

    Scenario: Two activations never overlap, with or without a queue
      When the activation of Tomoe begins
      And the activation of Akira begins
      Then the rules refuse it: "From left to right"
      And it is still the activation of Tomoe

    Scenario: Whoever has no card in the queue does not activate
      Given the initiative queue is Tomoe
      And Tomoe has been activated this round
      When the activation of Hikaru begins
      Then the rules refuse it: "From left to right"
      And Hikaru has 0 action points

    Scenario: The card of somebody defeated leaves the queue
      Given these miniatures are in play: Tomoe, Akira
      And the initiative queue is Tomoe, Akira
      And it is the activation of Tomoe
      And Tomoe is in Kami mode since the activation before
      When the activation of Tomoe ends
      Then Tomoe is defeated
      And the initiative queue is Akira
      And the next to activate is Akira

    Scenario: Nobody activates in the activation of another
      Given these creatures
        | sign | creature     | resistance |
        | A    | Akira        |            |
        | k    | the kachi    |            |
        | c    | the civilian | 1          |
      And the zone
        |   | A | B | C |
        | 1 | A | k | c |
      And the rules of the zone give the civilian an activation
      When the activation of Akira begins
      And the kachi activates and rolls 1
      Then the rules refuse it: "From left to right"
      When the civilian activates by the rules of the zone
      Then the rules refuse it: "From left to right"
      And it is still the activation of Akira

  @rule.queue.turn
  Rule: The card is turned

    Scenario: A card is turned at the end of its activation and does not activate again
      Given the initiative queue is Tomoe, Akira
      When the activation of Tomoe begins
      Then no card is turned
      When the activation of Tomoe ends
      Then the card of Tomoe is turned
      When the activation of Tomoe begins
      Then the rules refuse it: "The card is turned"

    Scenario: In whatever order the cards lie nobody activates twice in a round
      Given these miniatures are in play: Akira, Tomoe
      When the activation of Tomoe begins
      And the activation of Tomoe ends
      And the activation of Tomoe begins
      Then the rules refuse it: "The card is turned"
      When the activation of Akira begins
      Then it is still the activation of Akira
      And the card of Tomoe is turned, among others

  @rule.queue.done
  Rule: When all are turned

    Scenario: The ki dice drop only when every card is turned
      Given these abilities
        | character | ability | kind   | ki | die |
        | Akira     | "Stab"  | attack | 2  | 5   |
      And the initiative queue is Tomoe, Akira
      And Tomoe has been activated this round
      When the activation of Akira begins
      And the ki dice drop
      Then the rules refuse it: "When all are turned"
      And the slot of "Stab" of Akira holds a 5
      When the activation of Akira ends
      Then the activations of the round are over
      When the ki dice drop
      Then the slot of "Stab" of Akira holds a 4

    Scenario: The dice do not drop while somebody is left to activate, whatever the order
      Given these miniatures are in play: Akira, Tomoe
      When the activation of Tomoe begins
      And the activation of Tomoe ends
      And the ki dice drop
      Then the rules refuse it: "When all are turned"

    Scenario: When the round is said to be over nobody activates any more
      Given these miniatures are in play: Akira, Tomoe
      And part 3 of the round has been played
      When the activation of Akira begins
      Then the rules refuse it: "When all are turned"

  @rule.queue.zone-rules
  Rule: Activations without a miniature

    Scenario: A vulnerable element activates only if the rules of the zone say so
      Given the rules of the zone give the civilian an activation
      When the civilian activates by the rules of the zone
      Then the civilian has activated by the rules of the zone
      When the mechanism activates by the rules of the zone
      Then the rules refuse it: "Activations without a miniature"

    Scenario: The zone gives an activation once a round
      Given the rules of the zone give the civilian an activation
      When the civilian activates by the rules of the zone
      Then the civilian has activated by the rules of the zone
      When the civilian activates by the rules of the zone
      Then the rules refuse it: "Activations without a miniature"
