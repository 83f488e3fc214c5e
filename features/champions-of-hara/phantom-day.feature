Feature: A Day against the Phantom

  Background:
    Given the mode is The Phantom Champion

  @rule.flow.dawn-cards
  Rule: At Dawn each World gets a card

    Scenario: Each card goes on the space with the number of the Day
      Given it is Dawn of Day 4
      And the deck of Oakenmoor holds, from the top
        | card   | kind    |
        | "Imp"  | Monster |
        | "Wolf" | Monster |
      And the deck of The Drear holds, from the top
        | card   | kind  |
        | "Fair" | Event |
      When the Dawn cards are placed
      Then these cards are on the board
        | card   | space       |
        | "Imp"  | Oakenmoor 4 |
        | "Fair" | The Drear 4 |
      And the deck of Oakenmoor is "Wolf"
      And the Day is at this step: turns at Dawn

    Scenario: A card may come onto an occupied space
      Given it is Dawn of Day 2
      And these cards are in play
        | card   | kind  | space       |
        | "Fair" | Event | Oakenmoor 2 |
      And the deck of Oakenmoor holds, from the top
        | card  | kind    |
        | "Imp" | Monster |
      When the Dawn cards are placed
      Then these cards are on the board
        | card   | space       |
        | "Fair" | Oakenmoor 2 |
        | "Imp"  | Oakenmoor 2 |

    Scenario: The Dawn cards are placed only once a Day
      Given it is Dawn of Day 4
      And the deck of Oakenmoor holds, from the top
        | card   | kind    |
        | "Imp"  | Monster |
        | "Wolf" | Monster |
      When the Dawn cards are placed
      And the Dawn cards are placed
      Then the rules refuse it: "One card for each World"
      And these cards are on the board
        | card  | space       |
        | "Imp" | Oakenmoor 4 |

  @rule.flow.boss
  Rule: No Boss comes on Day 1

    Scenario: At Dawn of Day 1 a Boss is shuffled back and the next card drawn
      Given it is Dawn of Day 1
      And the deck of Lunaridge holds, from the top
        | card     | kind    | Boss |
        | "Hydra"  | Monster | yes  |
        | "Imp"    | Monster | no   |
        | "Wolf"   | Monster | no   |
      And the deck of Lunaridge will be shuffled to "Wolf", "Hydra" and "Imp"
      When the Dawn cards are placed
      Then these cards are on the board
        | card   | space       |
        | "Wolf" | Lunaridge 1 |
      And the deck of Lunaridge is "Hydra" and "Imp"

    Scenario: A Boss that comes up again is shuffled back again
      Given it is Dawn of Day 1
      And the deck of Lunaridge holds, from the top
        | card     | kind    | Boss |
        | "Hydra"  | Monster | yes  |
        | "Imp"    | Monster | no   |
      And the deck of Lunaridge will be shuffled to "Hydra" and "Imp"
      And the deck of Lunaridge will be shuffled to "Imp" and "Hydra"
      When the Dawn cards are placed
      Then these cards are on the board
        | card  | space       |
        | "Imp" | Lunaridge 1 |
      And the deck of Lunaridge is "Hydra"

    Scenario: On Day 2 a Boss comes like any other card
      Given it is Dawn of Day 2
      And the deck of Lunaridge holds, from the top
        | card     | kind    | Boss |
        | "Hydra"  | Monster | yes  |
        | "Imp"    | Monster | no   |
      When the Dawn cards are placed
      Then these cards are on the board
        | card    | space       |
        | "Hydra" | Lunaridge 2 |

    Scenario: At Dusk of Day 1 a Boss is shuffled back too
      Given the player plays Leaf
      And it is Dusk of Day 1
      And the Dusk deck holds, from the top
        | card    | kind    | Boss |
        | "Hydra" | Monster | yes  |
        | "Imp"   | Monster | no   |
        | "Fair"  | Event   | no   |
        | "Crack" | Rift    | no   |
      And the Dusk deck will be shuffled to "Crack", "Fair", "Imp" and "Hydra"
      And the World die will show Lunaridge, Oppenheim and The Drear
      And the D6 will show 3, 1 and 6
      When Dusk begins
      Then these cards are on the board
        | card    | space       |
        | "Crack" | Lunaridge 3 |
        | "Fair"  | Oppenheim 1 |
        | "Imp"   | The Drear 6 |
      And the Dusk deck holds, from the top: "Hydra"

    Scenario: At Dusk of Day 2 a Boss comes
      Given the player plays Leaf
      And it is Dusk of Day 2
      And the Dusk deck holds, from the top
        | card    | kind    | Boss |
        | "Hydra" | Monster | yes  |
        | "Imp"   | Monster | no   |
        | "Fair"  | Event   | no   |
      And the World die will show Lunaridge, Oppenheim and The Drear
      And the D6 will show 3, 1 and 6
      When Dusk begins
      Then these cards are on the board
        | card    | space       |
        | "Hydra" | Lunaridge 3 |
        | "Imp"   | Oppenheim 1 |
        | "Fair"  | The Drear 6 |

    Scenario: A deck with nothing but Bosses places no card on Day 1
      Given it is Dawn of Day 1
      And the deck of Lunaridge holds, from the top
        | card    | kind    | Boss |
        | "Hydra" | Monster | yes  |
      When the Dawn cards are placed
      Then no card is on the board
      And the deck of Lunaridge is "Hydra"

  @rule.flow.dawn-turns
  Rule: At Dawn both take a turn in Turn Order

    Scenario: With card 1 the player begins at Dawn
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And it is Dawn of Day 2
      And the Day is at this step: turns at Dawn
      And the Phantom has Turn Order card 2
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the World die will show Lunaridge
      When the player begins a turn
      And the player ends the turn
      And the Phantom takes its turn
      Then Leaf stands on Lunaridge 4

    Scenario: With card 2 the player waits for the Phantom
      Given the player plays Leaf
      And it is Dawn of Day 2
      And the Day is at this step: turns at Dawn
      And the Phantom has Turn Order card 1
      When the player begins a turn
      Then the rules refuse it: "The turns at Dawn"

    Scenario: The player takes only one turn at Dawn
      Given the sample board
      And the player plays Leaf
      And it is Dawn of Day 2
      And the Day is at this step: turns at Dawn
      And the Phantom has Turn Order card 2
      When the player begins a turn
      And the player ends the turn
      And the player begins a turn
      Then the rules refuse it: "The turns at Dawn"

    Scenario: Nobody takes a turn before the Dawn cards are placed
      Given the player plays Leaf
      And it is Dawn of Day 2
      And the Day is at this step: start of Dawn
      When the player begins a turn
      Then the rules refuse it: "The turns at Dawn"

    Scenario: The Phantom does not act in the middle of the player's turn
      Given the player plays Leaf
      And it is Dawn of Day 2
      And the Phantom has Turn Order card 2
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      When the player begins a turn
      And the Phantom takes its turn
      Then the rules refuse it: "The turns at Dawn"

    Scenario: Whoever acts when the turn is due begins it
      Given the sample board
      And the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 1 movement point
      And the Phantom has Turn Order card 1
      When Leaf moves to Oakenmoor 1
      Then the rules refuse it: "The turns at Dawn"
      And Leaf stands on the Dojo
      Given the Phantom has taken a turn in this round
      When Leaf moves to Oakenmoor 1
      Then the player is in the Adventure phase
      And Leaf stands on Oakenmoor 1

  @rule.flow.to-dusk
  Rule: After both turns Dusk of the same Day begins

    Scenario: The marker moves to Dusk of the same Day
      Given it is Dawn of Day 2
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When the marker moves to Dusk
      Then it is Dusk of Day 2
      And the Day is at this step: start of Dusk

    Scenario: The marker stays while the Phantom has not taken its turn
      Given it is Dawn of Day 2
      And the player has taken a turn in this round
      When the marker moves to Dusk
      Then the rules refuse it: "From Dawn to Dusk"
      And it is Dawn of Day 2

    @question
    Scenario: Dawn does not end before the Phantom has taken its turn
      Given the sample board
      And the player plays Leaf
      And the Phantom has Turn Order card 2
      When the player takes a turn without doing anything
      And the round ends
      Then the rules refuse it: "From Dawn to Dusk"
      And it is Dawn of Day 1

  @rule.flow.day-three
  Rule: On Day 3 the player is lent the Ultimate

    Scenario Outline: Only Day 3 brings the Ultimate to hand
      Given the player plays Leaf
      And it is Dusk of Day <day>
      And the player has these Ability cards
        | card      | colour | where | mark     |
        | "Thicket" | Green  | hand  |          |
        | "Heart"   | Green  | deck  | Ultimate |
      When Dusk begins
      Then the player has in hand <hand>

      Examples:
        | day | hand                  |
        | 2   | "Thicket"             |
        | 3   | "Thicket" and "Heart" |
        | 4   | "Thicket"             |

    Scenario: At Dawn of Day 3 the Ultimate is still in the deck
      Given the player plays Leaf
      And it is Dawn of Day 3
      And the player has these Ability cards
        | card      | colour | where | mark     |
        | "Thicket" | Green  | hand  |          |
        | "Heart"   | Green  | deck  | Ultimate |
      When the Dawn cards are placed
      And the player begins a turn
      Then the player has in hand "Thicket"
      And "Heart" is left to gain

    Scenario: A player who owns the Ultimate is lent nothing
      Given the player plays Leaf
      And it is Dusk of Day 3
      And the player has these Ability cards
        | card    | colour | where | mark     |
        | "Heart" | Green  | hand  | Ultimate |
      When Dusk begins
      Then the player has in hand "Heart"
      And nothing comes of it: "The lent Ultimate of Day 3"

  @rule.flow.day-three-return
  Rule: A lent Ultimate goes back after use

    Scenario: The lent Ultimate returns to the deck and other cards do not
      Given the player plays Leaf
      And it is Dusk of Day 3
      And the player has these Ability cards
        | card      | colour | where | mark     |
        | "Thicket" | Green  | hand  |          |
        | "Heart"   | Green  | deck  | Ultimate |
      When Dusk begins
      And the player begins a turn
      And the player uses the card "Heart"
      And the player uses the card "Thicket"
      Then the player has no card in hand
      And "Heart" is left to gain
      And the player has used 2 Activations
      And Leaf does not have the Ultimate

    Scenario: An Ultimate of one's own is turned like any other card
      Given the sample board
      And the player plays Leaf
      And the player has these Ability cards
        | card    | colour | where | mark     |
        | "Heart" | Green  | hand  | Ultimate |
      And the player is in the Adventure phase
      When the player uses the card "Heart"
      And the player ends the turn
      Then the player has On Board "Heart"

  @rule.flow.dusk-cards
  Rule: At Dusk three cards are placed by the dice

    Scenario: World die and D6 choose the space of each Dusk card
      Given the player plays Leaf
      And it is Dusk of Day 2
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Imp"   | Monster |
        | "Fair"  | Event   |
        | "Crack" | Rift    |
        | "Ogre"  | Monster |
      And the World die will show Lunaridge, Lunaridge and The Baiyu
      And the D6 will show 2, 2 and 5
      When Dusk begins
      Then these cards are on the board
        | card    | space       |
        | "Imp"   | Lunaridge 2 |
        | "Fair"  | Lunaridge 2 |
        | "Crack" | The Baiyu 5 |
      And the Dusk deck holds, from the top: "Ogre"
      And the Day is at this step: turns at Dusk

    Scenario: Dusk begins only once a Day
      Given the player plays Leaf
      And it is Dusk of Day 2
      When Dusk begins
      And Dusk begins
      Then the rules refuse it: "Three Dusk cards"

    Scenario: An empty Dusk deck is made anew from its discard pile
      Given the player plays Leaf
      And it is Dawn of Day 2
      And these cards are in play
        | card    | kind    | space       |
        | "Ogre"  | Monster | Oppenheim 1 |
        | "Wolf"  | Monster | Oppenheim 2 |
      And the Dusk deck holds, from the top
        | card  | kind    |
        | "Imp" | Monster |
      And the discard pile of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Wave" | Blue   |
      And the World die will show Oppenheim and Oppenheim
      When the Phantom takes its turn
      Given the Dusk deck will be shuffled to "Wolf" and "Ogre"
      And the World die will show Lunaridge, The Drear and The Baiyu
      And the D6 will show 3, 4 and 5
      And it is Dusk of Day 2
      And the Day is at this step: start of Dusk
      When Dusk begins
      Then these cards are on the board
        | card   | space       |
        | "Imp"  | Lunaridge 3 |
        | "Wolf" | The Drear 4 |
        | "Ogre" | The Baiyu 5 |
      And the Dusk deck is empty

    Scenario: With fewer than three cards in deck and discard pile fewer are placed
      Given the player plays Leaf
      And it is Dawn of Day 2
      And these cards are in play
        | card    | kind    | space       |
        | "Ogre"  | Monster | Oppenheim 1 |
      And the Dusk deck holds, from the top
        | card  | kind    |
        | "Imp" | Monster |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Wave" | Blue   |
      And the World die will show Oppenheim
      When the Phantom takes its turn
      Given the World die will show Lunaridge and The Drear
      And the D6 will show 3 and 4
      And it is Dusk of Day 2
      And the Day is at this step: start of Dusk
      When Dusk begins
      Then these cards are on the board
        | card   | space       |
        | "Imp"  | Lunaridge 3 |
        | "Ogre" | The Drear 4 |
      And nothing comes of it: "Three Dusk cards"

  @rule.flow.dusk-turns
  Rule: At Dusk both take another turn in Turn Order

    Scenario: At Dusk the same Turn Order holds
      Given the player plays Leaf
      And it is Dusk of Day 2
      And the Day is at this step: turns at Dusk
      And the Phantom has Turn Order card 1
      When the player begins a turn
      Then the rules refuse it: "The turns at Dusk"

    Scenario: Who had a turn at Dawn has another at Dusk
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And it is Dawn of Day 2
      And the Phantom has Turn Order card 1
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      And the World die will show Lunaridge
      When the marker moves to Dusk
      And Dusk begins
      And the Phantom takes its turn
      Then Leaf stands on Lunaridge 4

    Scenario: The player takes only one turn at Dusk
      Given the player plays Leaf
      And it is Dusk of Day 2
      And the player has taken a turn in this round
      When the player begins a turn
      Then the rules refuse it: "The turns at Dusk"

  @rule.flow.last-dusk
  Rule: The game ends after Dusk of Day 6

    Scenario: Day 6 ends the game without a winner
      Given it is Dusk of Day 6
      And the gauges of the Phantom are at 10, 10 and 9
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When Dusk ends
      Then the game ends without a winner
      And it is Dusk of Day 6

    Scenario: Day 5 does not end the game
      Given it is Dusk of Day 5
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When Dusk ends
      Then nobody has won yet

    Scenario: After the last Dusk no World Shift follows
      Given it is Dusk of Day 6
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When Dusk ends
      And the World Shift card is drawn
      Then the rules refuse it: "The last Dusk"

  @rule.flow.next-day
  Rule: After Dusk the marker goes to the next Day

    Scenario: The marker moves to the next Dawn before World Shift
      Given it is Dusk of Day 2
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When Dusk ends
      Then it is Dawn of Day 3
      And the Day is at this step: World Shift

    Scenario: Dusk does not end while the player has not taken a turn
      Given it is Dusk of Day 2
      And the Phantom has taken a turn in this round
      When Dusk ends
      Then the rules refuse it: "On to the next Day"
      And it is Dusk of Day 2

  @rule.flow.world-shift
  Rule: A World Shift card is drawn and followed

    Scenario: The card moves Worlds and gives Energy
      Given the sample board
      And the player plays Leaf
      And the World Shift deck holds, from the top
        | card    | World     | with      | for all players |
        | "Quake" | Oakenmoor | The Drear | Blue            |
        | "Calm"  |           |           |                 |
      When the World Shift card is drawn
      Then the Worlds lie clockwise around the Dojo: The Drear, The Baiyu, Lunaridge, Arechi Wastes, Oakenmoor and Oppenheim
      And Leaf has 1 Blue Energy
      And the gauges of the Phantom are at 0, 1 and 0
      And the Day is at this step: swap of the Turn Order cards

    Scenario: In this mode the World Shift phase serves the Phantom too
      Given the sample board
      And the mode is The Phantom Champion
      And the player plays Leaf
      And the World Shift deck holds, from the top
        | card     | for all players |
        | "Bounty" | Red             |
      When it is time for World Shift
      Then Leaf has 1 Red Energy
      And the gauges of the Phantom are at 0, 0 and 1

    Scenario: An empty World Shift deck is made anew from its discards
      Given the sample board
      And the player plays Leaf
      And the World Shift deck holds, from the top
        | card     | for all players |
        | "Bounty" | Red             |
      And the Phantom has Turn Order card 1
      When the Day is finished from World Shift on
      Given the Day is at this step: World Shift
      When the World Shift card is drawn
      Then Leaf has 2 Red Energy

    Scenario: Only one World Shift card is drawn a Day
      Given the sample board
      And the player plays Leaf
      And the World Shift deck holds, from the top
        | card     |
        | "Calm 1" |
        | "Calm 2" |
      When the World Shift card is drawn
      And the World Shift card is drawn
      Then the rules refuse it: "The World Shift card"

  @rule.flow.after-shift
  Rule: The swap comes before the Advanced Ability

    Scenario: The Advanced Ability waits for the swap
      Given the Phantom has Turn Order card 1
      And the Day is at this step: swap of the Turn Order cards
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      When the Phantom receives its Advanced Ability
      Then the rules refuse it: "First the swap, then the card"
      And the discard pile of the Phantom is empty

    Scenario: Swap and Advanced Ability follow the World Shift card in this order
      Given the player plays Leaf
      And the Phantom has Turn Order card 1
      And the Day is at this step: World Shift
      And the World Shift deck holds, from the top
        | card   |
        | "Calm" |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      When the World Shift card is drawn
      And the Turn Order cards are swapped
      Then the Phantom has Turn Order card 2
      And the Day is at this step: Advanced Ability of the Phantom
      When the Phantom receives its Advanced Ability
      Then the discard pile of the Phantom holds, from the top, "Tide"
      And the Day is at this step: end of the Day

    Scenario: The swap waits for the World Shift card
      Given the Phantom has Turn Order card 1
      And the Day is at this step: World Shift
      When the Turn Order cards are swapped
      Then the rules refuse it: "First the swap, then the card"
      And the Phantom has Turn Order card 1

  @rule.flow.end-of-day
  Rule: A new Day begins at Dawn

    Scenario: After the end of a Day the next one begins
      Given it is Dawn of Day 6
      And the Day is at this step: end of the Day
      When the Day ends
      Then nobody has won yet
      And the Day is at this step: start of Dawn
      And it is Dawn of Day 6

    @reading.C2=b
    Scenario: Read the other way, the game stops once the marker stands on Day 6
      Given it is Dawn of Day 6
      And the Day is at this step: end of the Day
      When the Day ends
      Then the game ends without a winner

    @reading.C2=b
    Scenario: Read the other way, the game still goes on with the marker on Day 5
      Given it is Dawn of Day 5
      And the Day is at this step: end of the Day
      When the Day ends
      Then nobody has won yet

    Scenario: A Day does not end before its last step
      Given it is Dawn of Day 3
      And the Day is at this step: World Shift
      When the Day ends
      Then the rules refuse it: "The end of the Day"

    Scenario: A whole Day runs from Dawn to Dawn
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And it is Dawn of Day 1
      And the Phantom has Turn Order card 2
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Claw"  | Red    |
      And Leaf has 5 Health and 1 Spirit
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World Shift deck holds, from the top
        | card   |
        | "Calm" |
      And the World die will show Lunaridge
      When a whole Day passes on which the player does nothing
      Then it is Dawn of Day 2
      And Leaf stands on Lunaridge 4
      And Leaf has 3 Health and 1 Spirit
      And the gauges of the Phantom are at 1, 1 and 0
      And the Phantom has Turn Order card 1
      And the discard pile of the Phantom holds, from the top, "Tide", "Claw" and "Growl"
      And nobody has won yet

  @rule.player-turn.activations
  Rule: Up to three Activations a turn

    Scenario: A fourth Activation is refused
      Given the player plays Leaf
      And the player has these Ability cards
        | card  | colour | where    |
        | "One" | Green  | hand     |
        | "Two" | Blue   | hand     |
        | "Sun" | Red    | On Board |
        | "Sky" | Red    | hand     |
      When the player begins a turn
      And the player uses the card "One"
      And the player uses the card "Two"
      And the player uses the card "Sun"
      Then the player has used 3 Activations
      When the player uses the card "Sky"
      Then the rules refuse it: "Three Activations"
      And the player has used 3 Activations
      And the player has in hand "Sky"

    Scenario: A new turn brings new Activations
      Given the sample board
      And the player plays Leaf
      And it is Dawn of Day 2
      And the Phantom has taken a turn in this round
      And the player has these Ability cards
        | card  | colour | where    |
        | "One" | Green  | hand     |
        | "Two" | Blue   | hand     |
        | "Sun" | Red    | On Board |
        | "Sky" | Red    | hand     |
      When the player begins a turn
      And the player uses the card "One"
      And the player uses the card "Two"
      And the player uses the card "Sun"
      And the player ends the turn
      And the marker moves to Dusk
      And Dusk begins
      And the player begins a turn
      And the player uses the card "Sky"
      Then the player has used 1 Activation

    @question
    Scenario: An Ability card that deals damage defeats a Monster for one Activation
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the player has these Ability cards
        | card    | colour | where |
        | "Thorn" | Green  | hand  |
        | "Root"  | Green  | hand  |
      And this is printed
        | on      | damage | range |
        | "Thorn" | 2      | 1     |
      And these cards are in play
        | card   | kind    | Health | reward | space       |
        | "Wolf" | Monster | 2      | Blue   | Oakenmoor 5 |
      When the player uses the card "Thorn" against "Wolf"
      Then no card is on the board
      And Leaf has 1 Blue Energy
      And the player has used 1 Activation
      And the player has in hand, among others, "Root"

    Scenario: With no Activation left the card stays in hand
      Given the sample board
      And the player plays Leaf
      And Leaf has 0 Activations left
      And the player has these Ability cards
        | card    | colour | where |
        | "Thorn" | Green  | hand  |
      When the player uses the card "Thorn"
      Then the rules refuse it: "Three Activations"
      And the player has in hand "Thorn"

  @rule.player-turn.free
  Rule: Free effects cost no Activation

    Scenario: Free effects can be used before, between and after three Activations
      Given the player plays Leaf
      And the player has these Ability cards
        | card  | colour | where |
        | "One" | Green  | hand  |
        | "Two" | Blue   | hand  |
        | "Sun" | Red    | hand  |
      When the player begins a turn
      And the player uses the free effect "Whistle"
      And the player uses the card "One"
      And the player uses the card "Two"
      And the player uses the card "Sun"
      And the player uses the free effect "Whistle"
      And the player uses the free effect "Rest"
      Then the player has used 3 Activations
      And the player has used, in this order, "Whistle", "One", "Two", "Sun", "Whistle" and "Rest"

    @question
    Scenario: A free effect can heal in the middle of the turn
      Given the sample board
      And the player plays Leaf
      And Leaf has 2 Health and 1 Spirit
      And this is printed
        | on      | Health | Spirit |
        | "Salve" | 2      | -1     |
      When the player begins a turn
      And the player uses the free effect "Salve"
      Then Leaf has 4 Health and 0 Spirit
      And the player has used 0 Activations
      And the player has used, among others, "Salve"

  @rule.player-turn.events
  Rule: An Event on the player's space must be resolved

    Scenario: The Adventure phase does not end before the Event is resolved
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And these cards are in play
        | card   | kind  | space       |
        | "Fair" | Event | Oakenmoor 4 |
      When the player begins a turn
      And the Monsters attack the player
      Then the rules refuse it: "The Event on your space"
      When the player resolves an Event
      Then the player has resolved "Fair"
      And the player has used 0 Activations
      And no card is on the board
      When the Monsters attack the player
      Then nothing has attacked the player

    Scenario: An Event on another space is left alone
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And these cards are in play
        | card   | kind  | space       |
        | "Fair" | Event | Oakenmoor 5 |
      When the player begins a turn
      And the player resolves an Event
      Then the rules refuse it: "The Event on your space"
      When the player ends the turn
      Then these cards are on the board
        | card   | space       |
        | "Fair" | Oakenmoor 5 |

    Scenario: The player chooses between two Events on one space
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And these cards are in play
        | card    | kind  | space       |
        | "Fair"  | Event | Oakenmoor 4 |
        | "Feast" | Event | Oakenmoor 4 |
      When the player begins a turn
      And the player resolves an Event
      Then Leaf may choose "Fair" and "Feast"
      When Leaf chooses "Feast"
      Then the player has resolved "Feast"
      And these cards are on the board
        | card   | space       |
        | "Fair" | Oakenmoor 4 |

    Scenario: A player sent onto an Event resolves it on the next turn
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Phantom has Turn Order card 1
      And these cards are in play
        | card   | kind  | space       |
        | "Fair" | Event | Lunaridge 4 |
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then these cards are on the board
        | card   | space       |
        | "Fair" | Lunaridge 4 |
      When the player begins a turn
      And the player resolves an Event
      Then the player has resolved "Fair"

    @question
    Scenario Outline: An Event can change the movement of the turn
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 1 movement point
      And this is printed
        | on      | movement points |
        | "Storm" | <change>        |
      And these cards are in play
        | card    | kind  | space       |
        | "Storm" | Event | Oakenmoor 4 |
      When the player begins a turn
      And the player resolves an Event
      Then Leaf has <left> movement points

      Examples:
        | change | left |
        | 2      | 3    |
        | -1     | 0    |
        | -2     | 0    |

    Scenario: Nobody but the player chooses between two Events
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And these cards are in play
        | card    | kind  | space       |
        | "Storm" | Event | Oakenmoor 4 |
        | "Feast" | Event | Oakenmoor 4 |
      When the player resolves an Event
      And Oric chooses "Feast"
      Then the rules refuse it: "The Event on your space"
      When Leaf chooses "Feast"
      Then the player has resolved "Feast"

    Scenario: A defeated player resolves no Event, and the turn ends without it
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 1 Health and 2 Spirit
      And these cards are in play
        | card   | kind  | space       |
        | "Fair" | Event | Oakenmoor 4 |
      When Leaf takes 1 damage
      And the player resolves an Event
      Then the rules refuse it: "Damage and defeat"
      When the player ends the turn
      Then "Fair" lies on Oakenmoor 4

  @rule.player-turn.monsters
  Rule: Monsters in range attack the player

    Scenario: Each Monster and each Corrupted in range deals its Attack
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 9 Health and 2 Spirit
      And these cards are in play
        | card     | kind           | Attack | Range | space       |
        | "Imp"    | Monster        | 1      | 0     | Oakenmoor 4 |
        | "Archer" | Monster        | 2      | 1     | Oakenmoor 5 |
        | "Wolf"   | Monster        | 4      | 0     | Oakenmoor 5 |
        | "Enoki"  | Corrupted      | 3      | 2     | Oakenmoor 2 |
        | "Friend" | Allied Monster | 1      | 3     | Oakenmoor 4 |
        | "Crack"  | Rift           |        |       | Oakenmoor 4 |
      When the player begins a turn
      And the Monsters attack the player
      Then these have attacked the player: "Imp", "Archer" and "Enoki"
      And Leaf has 3 Health and 2 Spirit

    Scenario: A Monster one space beyond its range does not attack
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 9 Health and 2 Spirit
      And these cards are in play
        | card     | kind    | Attack | Range | space       |
        | "Archer" | Monster | 2      | 1     | Oakenmoor 6 |
      When the player begins a turn
      And the Monsters attack the player
      Then nothing has attacked the player
      And Leaf has 9 Health and 2 Spirit

    Scenario: Monsters attack only once a turn
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 9 Health and 2 Spirit
      And these cards are in play
        | card  | kind    | Attack | Range | space       |
        | "Imp" | Monster | 1      | 0     | Oakenmoor 4 |
      When the player begins a turn
      And the Monsters attack the player
      And the Monsters attack the player
      Then the rules refuse it: "Monsters in range attack"
      When the player ends the turn
      Then Leaf has 8 Health and 2 Spirit

    Scenario: A turn that ends without waiting still brings the attacks
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 9 Health and 2 Spirit
      And these cards are in play
        | card  | kind    | Attack | Range | space       |
        | "Imp" | Monster | 1      | 0     | Oakenmoor 4 |
      When the player begins a turn
      And the player ends the turn
      Then Leaf has 8 Health and 2 Spirit

    Scenario: Nobody is attacked after a defeat
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 2 Health and 2 Spirit
      And these cards are in play
        | card   | kind    | Attack | Range | space       |
        | "Ogre" | Monster | 3      | 0     | Oakenmoor 4 |
        | "Imp"  | Monster | 1      | 0     | Oakenmoor 4 |
      When the player begins a turn
      And the Monsters attack the player
      Then these have attacked the player: "Ogre"
      And Leaf is defeated

  @rule.player-turn.nothing-else
  Rule: Nothing is used while Monsters attack

    Scenario: Cards, items and free effects wait for the next turn
      Given the sample board
      And the player plays Leaf
      And Leaf has the item "Amulet"
      And the player has these Ability cards
        | card  | colour | where |
        | "One" | Green  | hand  |
      When the player begins a turn
      And the Monsters attack the player
      And the player uses the card "One"
      Then the rules refuse it: "Nothing else during the attacks"
      When the player uses the item "Amulet"
      Then the rules refuse it: "Nothing else during the attacks"
      When the player uses the free effect "Whistle"
      Then the rules refuse it: "Nothing else during the attacks"
      When the player resolves an Event
      Then the rules refuse it: "Nothing else during the attacks"
      And the player has used nothing
      And the player has in hand "One"

    Scenario: What says so can be used even then
      Given the player plays Leaf
      And Leaf has the item "Amulet"
      And the text of "Amulet" allows it while Monsters attack
      And the player has these Ability cards
        | card  | colour | where | while Monsters attack |
        | "One" | Green  | hand  | yes                   |
      And the player is in the Monster Attacks phase
      When the player uses the card "One"
      And the player uses the item "Amulet"
      Then the player has used, in this order, "One" and "Amulet"
      And the player has used 0 Activations

    Scenario: An item can be used in the Adventure phase
      Given the player plays Leaf
      And Leaf has the item "Amulet"
      And the player is in the Adventure phase
      When the player uses the item "Amulet"
      Then the player has used, in this order, "Amulet"

    @question
    Scenario Outline: Nobody moves, transports or attacks while Monsters attack
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 1 movement point
      And these cards are in play
        | card   | kind    | Health | space       |
        | "Wolf" | Monster | 2      | Oakenmoor 5 |
      And the player is in the Monster Attacks phase
      When <act>
      Then the rules refuse it: "Nothing else during the attacks"
      And the player is in the Monster Attacks phase

      Examples:
        | act                                         |
        | Leaf moves to Oakenmoor 5                   |
        | Leaf transports to the Dojo                 |
        | Leaf attacks "Wolf" for 2 damage at range 1 |

    @question
    Scenario: Leaf reconnects no World while Monsters attack
      Given the mode is The Nightmare
      And the sample board
      And the player plays Leaf
      And Leaf has 4 Health and 2 Spirit
      And Lunaridge is disconnected
      When the Monsters attack the player
      And Leaf reconnects Lunaridge
      Then the rules refuse it: "Nothing else during the attacks"
      And Leaf has 4 Health and 2 Spirit

  @rule.player-turn.end-effects
  Rule: End-of-turn effects come first

    Scenario: Effects that wait for the end of the turn happen before anything is tidied up
      Given the sample board
      And the player plays Leaf
      And the effect "Bleed" waits for the end of the turn
      And the effect "Mend" waits for the end of the turn
      When the player begins a turn
      Then the player has used nothing
      When the player ends the turn
      Then the player has used, in this order, "Bleed" and "Mend"
      And the end of the turn has brought, in this order, end-of-turn effects, cards taken back, cards turned and level up

    Scenario: An end-of-turn effect happens only once
      Given the sample board
      And the player plays Leaf
      And it is Dawn of Day 2
      And the Phantom has taken a turn in this round
      And the effect "Bleed" waits for the end of the turn
      When the player begins a turn
      And the player ends the turn
      Then the player has used, in this order, "Bleed"
      When the marker moves to Dusk
      And Dusk begins
      And the player begins a turn
      And the player ends the turn
      Then the player has used nothing

    @question
    Scenario: An effect at the end of the turn happens although Monsters have attacked
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 3 Health and 1 Spirit
      And this is printed
        | on     | Health |
        | "Rest" | 1      |
      And the effect "Rest" waits for the end of the turn
      And these cards are in play
        | card   | kind    | Health | Attack | Range | space       |
        | "Wolf" | Monster | 2      | 2      | 0     | Oakenmoor 4 |
      When the player begins a turn
      And the Monsters attack the player
      Then Leaf has 1 Health and 1 Spirit
      When the player ends the turn
      Then Leaf has 2 Health and 1 Spirit

  @rule.player-turn.take-back
  Rule: Cards used On Board return to hand

    Scenario: A card used On Board returns, one left alone stays
      Given the sample board
      And the player plays Leaf
      And the player has these Ability cards
        | card   | colour | where    |
        | "Sun"  | Red    | On Board |
        | "Moon" | Blue   | On Board |
      When the player begins a turn
      And the player uses the card "Sun"
      Then the player has On Board "Moon"
      And the player has no card in hand
      When the player ends the turn
      Then the player has in hand "Sun"
      And the player has On Board "Moon"

    Scenario: A card used On Board is not used again in the same turn
      Given the player plays Leaf
      And the player has these Ability cards
        | card   | colour | where    |
        | "Wave" | Blue   | On Board |
      When the player uses the card "Wave"
      And the player uses the card "Wave"
      Then the rules refuse it: "Taking back On Board cards"

  @rule.player-turn.turn-cards
  Rule: Tilted cards are turned to On Board

    Scenario: A card played from hand can be read On Board next turn
      Given the sample board
      And the player plays Leaf
      And the player has these Ability cards
        | card  | colour | where |
        | "One" | Green  | hand  |
        | "Two" | Blue   | hand  |
      When the player begins a turn
      And the player uses the card "One"
      Then the player has no card On Board
      And the player has in hand "Two"
      When the player ends the turn
      Then the player has On Board "One"
      And the player has in hand "Two"

    Scenario: A card played from hand is not used again in the same turn
      Given the player plays Leaf
      And the player has these Ability cards
        | card    | colour | where |
        | "Blaze" | Red    | hand  |
      When the player uses the card "Blaze"
      And the player uses the card "Blaze"
      Then the rules refuse it: "Turning the tilted cards"

  @rule.player-turn.level
  Rule: A threshold reached brings an Advanced Ability of its colour

    Scenario: The player chooses among the cards of the colour
      Given the sample board
      And the player plays Leaf
      And the thresholds of the gauges are
        | gauge | threshold |
        | Green | 4         |
        | Green | 8         |
        | Blue  | 4         |
      And Leaf has 4 Green Energy
      And Leaf has 3 Blue Energy
      And the player has these Ability cards
        | card    | colour | where | mark     |
        | "Root"  | Green  | deck  |          |
        | "Bloom" | Green  | deck  |          |
        | "Tide"  | Blue   | deck  |          |
        | "Heart" | Green  | deck  | Ultimate |
      When the player begins a turn
      And the player ends the turn
      Then Leaf may choose "Root" and "Bloom"
      When Leaf chooses "Bloom"
      Then the player has in hand "Bloom"
      And "Root", "Tide" and "Heart" are left to gain

    Scenario: A threshold counts only the first time
      Given the sample board
      And the player plays Leaf
      And the thresholds of the gauges are
        | gauge | threshold |
        | Green | 4         |
      And the player has reached the threshold 4 of the Green gauge before
      And Leaf has 6 Green Energy
      And the player has these Ability cards
        | card    | colour | where |
        | "Root"  | Green  | deck  |
        | "Bloom" | Green  | deck  |
      When the player begins a turn
      And the player ends the turn
      Then the player has no card in hand
      And "Root" and "Bloom" are left to gain

    Scenario: A threshold reached at Dawn brings nothing more at Dusk
      Given the sample board
      And the player plays Leaf
      And it is Dawn of Day 2
      And the Phantom has taken a turn in this round
      And the thresholds of the gauges are
        | gauge | threshold |
        | Green | 4         |
      And Leaf has 4 Green Energy
      And the player has these Ability cards
        | card    | colour | where |
        | "Root"  | Green  | deck  |
        | "Bloom" | Green  | deck  |
      When the player begins a turn
      And the player ends the turn
      And Leaf chooses "Root"
      And the marker moves to Dusk
      And Dusk begins
      And the player begins a turn
      And the player ends the turn
      Then the player has in hand "Root"
      And "Bloom" is left to gain

    Scenario: Two thresholds passed at once bring two cards
      Given the sample board
      And the player plays Leaf
      And the thresholds of the gauges are
        | gauge | threshold |
        | Green | 4         |
        | Green | 8         |
      And Leaf has 8 Green Energy
      And the player has these Ability cards
        | card    | colour | where |
        | "Root"  | Green  | deck  |
        | "Bloom" | Green  | deck  |
      When the player begins a turn
      And the player ends the turn
      And Leaf chooses "Bloom"
      Then the player has in hand "Bloom" and "Root"

    Scenario: Without a card of the colour nothing is gained
      Given the sample board
      And the player plays Leaf
      And the thresholds of the gauges are
        | gauge | threshold |
        | Green | 4         |
      And Leaf has 4 Green Energy
      And the player has these Ability cards
        | card   | colour | where |
        | "Tide" | Blue   | deck  |
      When the player begins a turn
      And the player ends the turn
      Then the player has no card in hand
      And nothing comes of it: "Levelling up"

    @question
    Scenario: Energy gained at the end of the turn counts for the level of that turn
      Given the sample board
      And the player plays Leaf
      And Leaf has 3 Green Energy
      And the thresholds of the gauges are
        | gauge | threshold |
        | Green | 4         |
      And the player has these Ability cards
        | card    | colour | where |
        | "Bloom" | Green  | deck  |
      And this is printed
        | on        | Energy |
        | "Harvest" | Green  |
      And the effect "Harvest" waits for the end of the turn
      When the player takes a turn without doing anything
      Then the player has in hand "Bloom"

  @rule.player-turn.ultimate
  Rule: 10 in the main colour brings the Ultimate

    Scenario Outline: Only 10 in the main colour counts
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the main colour of the player is Green
      And Leaf has <green> Green Energy
      And Leaf has <blue> Blue Energy
      And the player has these Ability cards
        | card      | colour | where | mark     |
        | "Thicket" | Green  | hand  |          |
        | "Heart"   | Green  | deck  | Ultimate |
      When the player begins a turn
      And the player ends the turn
      Then the player has in hand <hand>

      Examples:
        | green | blue | hand                  |
        | 9     | 10   | "Thicket"             |
        | 10    | 0    | "Thicket" and "Heart" |

    Scenario: An Ultimate gained for good does not go back after use
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And it is Dusk of Day 3
      And the main colour of the player is Green
      And Leaf has 10 Green Energy
      And the player has these Ability cards
        | card    | colour | where | mark     |
        | "Heart" | Green  | deck  | Ultimate |
      And the World Shift deck holds, from the top
        | card   |
        | "Calm" |
      And the Phantom has Turn Order card 2
      When Dusk begins
      And both take their turns, the player without doing anything
      Then the player has in hand "Heart"
      And Leaf has the Ultimate
      When Dusk ends
      And the Day is finished from World Shift on
      And the Dawn cards are placed
      And the Phantom takes its turn
      And the player begins a turn
      And the player uses the card "Heart"
      And the player ends the turn
      Then the player has On Board "Heart"

    Scenario: An Ultimate in hand is one that the player has
      Given the player plays Leaf
      And the player has these Ability cards
        | card      | colour | where | mark     |
        | "Eclipse" | Red    | hand  | Ultimate |
      Then Leaf has the Ultimate
      When the player uses the card "Eclipse"
      Then Leaf has the Ultimate
