Feature: The Phantom Champion

  Background:
    Given the mode is The Phantom Champion

  @rule.phantom.any-character
  Rule: Any character may be played against the Phantom

    Scenario Outline: Every character can race the Phantom
      When the player takes <character> against the Phantom
      Then the player plays <character>

      Examples:
        | character    |
        | Soff         |
        | Thomas       |
        | Kaoru & Kuma |
        | Leaf         |
        | Persephone   |
        | Oric         |

  @rule.phantom.race
  Rule: The player races the Phantom for the Arena condition

    Scenario: The player wins in the Dojo with full gauges
      Given the sample board
      And the player plays Leaf
      And Leaf has 10 Energy of each colour
      And the player is in the Adventure phase
      When the player ends the turn
      Then the player wins the game

    Scenario: One Energy short nobody wins
      Given the sample board
      And the player plays Leaf
      And Leaf has 10 Energy of each colour
      And Leaf has 9 Blue Energy
      And the player is in the Adventure phase
      When the player ends the turn
      Then nobody has won yet

    Scenario: Outside the Dojo full gauges are not enough
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 1
      And Leaf has 10 Energy of each colour
      And the player is in the Adventure phase
      When the player ends the turn
      Then nobody has won yet

    Scenario: The player wins before a Phantom whose gauges are full
      Given the sample board
      And the player plays Leaf
      And Leaf has 10 Energy of each colour
      And the gauges of the Phantom are at 10, 10 and 10
      And the player is in the Adventure phase
      When the player ends the turn
      Then the player wins the game

    Scenario: After a victory the Phantom takes no more turns
      Given the sample board
      And the player plays Leaf
      And Leaf has 10 Energy of each colour
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the player is in the Adventure phase
      When the player ends the turn
      And the Phantom takes its turn
      Then the rules refuse it: "The race against the Phantom"
      And the Hand deck of the Phantom holds, from the top, "Growl"

    @question
    Scenario: The last Energy gained at the end of the turn still wins
      Given the sample board
      And the player plays Leaf
      And Leaf has 10 Energy of each colour
      And Leaf has 9 Green Energy
      And Leaf stands on the Dojo
      And this is printed
        | on        | Energy |
        | "Harvest" | Green  |
      And the effect "Harvest" waits for the end of the turn
      When the player takes a turn without doing anything
      Then the player wins the game

    @question
    Scenario: Sent out of the Dojo before the turn, the player with full gauges does not win
      Given the sample board
      And the player plays Leaf
      And Leaf has 10 Energy of each colour
      And Leaf stands on the Dojo
      And the Phantom has Turn Order card 1
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Haze" | Yellow |
      And the World die will show The Drear
      And the D6 will show 4
      When the Phantom takes its turn
      And the player takes a turn without doing anything
      Then nobody has won yet
      And Leaf stands on The Drear 4

  @rule.phantom.win
  Rule: A Phantom with full gauges wins at the end of the Day

    Scenario: Full gauges win when the Day ends
      Given it is Dawn of Day 3
      And the gauges of the Phantom are at 10, 10 and 10
      When the Day ends
      Then the Phantom wins the game

    Scenario: One gauge at 9 is not enough for the Phantom
      Given it is Dawn of Day 3
      And the gauges of the Phantom are at 10, 9 and 10
      When the Day ends
      Then nobody has won yet

    Scenario: The last Energy does not win before the Day ends
      Given the player plays Leaf
      And it is Dusk of Day 2
      And the gauges of the Phantom are at 10, 9 and 10
      When an effect gives every player Blue
      Then the gauges of the Phantom are at 10, 10 and 10
      And nobody has won yet

    Scenario: The Phantom wins on Day 6 when the game ends
      Given it is Dusk of Day 6
      And the gauges of the Phantom are at 10, 10 and 10
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When Dusk ends
      Then the Phantom wins the game

    @reading.C3=b
    Scenario: Read the other way, the Phantom cannot win on Day 6
      Given it is Dusk of Day 6
      And the gauges of the Phantom are at 10, 10 and 10
      And the player has taken a turn in this round
      And the Phantom has taken a turn in this round
      When Dusk ends
      Then the game ends without a winner

  @rule.phantom.untouchable
  Rule: Nothing reaches the Phantom

    Scenario: The Phantom takes no damage
      When an effect deals 3 damage to the Phantom
      Then the rules refuse it: "Out of reach"

    Scenario: The Phantom is not moved onto a space
      When an effect moves the Phantom to Lunaridge 2
      Then the rules refuse it: "Out of reach"

    Scenario: The Phantom cannot be targeted
      When an effect targets the Phantom
      Then the rules refuse it: "Out of reach"

  @rule.phantom.cards-ignored
  Rule: Effects on the Phantom's cards are ignored

    Scenario: An effect that would discard from the Hand deck leaves it as it is
      Given the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Claw"  | Red    |
      When an effect discards the top card of the Hand deck of the Phantom
      Then nothing comes of it: "Its cards are safe"
      And the Hand deck of the Phantom holds, from the top, "Growl" and "Claw"
      And the discard pile of the Phantom is empty

  @rule.phantom.no-items
  Rule: The Phantom gains no items

    Scenario: An item cannot go to the Phantom
      When the Phantom is given the item "Amulet"
      Then the rules refuse it: "No items for the Phantom"

  @rule.phantom.no-challenge
  Rule: The Phantom takes on no Challenges

    Scenario: The Phantom does not take on the Challenge of a World Shift card
      When the Phantom takes on the Challenge of "Quake"
      Then the rules refuse it: "No Challenges for the Phantom"

  @rule.phantom.two-players
  Rule: Player and Phantom make a game for two

    Scenario: The Phantom counts as a player
      Given the player plays Leaf
      And the Phantom uses the cards of Oric
      Then the game counts 2 players

    Scenario: Without a Phantom the game counts one player
      Given the player plays Leaf
      Then the game counts 1 player

    @ex.three-dusk-cards
    Scenario: Three Dusk cards come as with two players
      Given the player plays Leaf
      And the Phantom uses the cards of Oric
      And it is Dusk of Day 2
      And the Dusk deck holds, from the top
        | card    | kind    |
        | "Imp"   | Monster |
        | "Fair"  | Event   |
        | "Crack" | Rift    |
        | "Ogre"  | Monster |
      And the World die will show Lunaridge, Oppenheim and The Drear
      And the D6 will show 3, 1 and 6
      When Dusk begins
      Then these cards are on the board
        | card    | space       |
        | "Imp"   | Lunaridge 3 |
        | "Fair"  | Oppenheim 1 |
        | "Crack" | The Drear 6 |
      And the Dusk deck holds, from the top: "Ogre"

  @rule.phantom.character
  Rule: The Phantom uses the cards of a character not played

    Scenario: The Phantom cannot use the cards of the player's character
      Given the player plays Oric
      When the Phantom is set up with the cards of Oric
      Then the rules refuse it: "A character you do not play"

    Scenario: The player cannot take the character whose cards the Phantom uses
      Given the Phantom uses the cards of Oric
      When the player takes Oric against the Phantom
      Then the rules refuse it: "A character you do not play"

    Scenario: The player cannot take the character of the Phantom
      Given the Phantom uses the cards of Soff
      When the player takes Soff
      Then the rules refuse it: "A character you do not play"
      When the player takes Soff against the Phantom
      Then the rules refuse it: "A character you do not play"

  @rule.phantom.hand-deck
  Rule: The four starting cards are the Hand deck

    Scenario: Setup sorts the cards of the character into two decks
      Given the player plays Leaf
      And the Ability cards of Oric are
        | card      | colour | mark             |
        | "Dash"    | Yellow | starting card    |
        | "Jab"     | Yellow | starting card    |
        | "Guard"   | Yellow | starting card    |
        | "Focus"   | Yellow | starting card    |
        | "Art"     | Red    | Advanced Ability |
        | "Fury"    | Red    | Advanced Ability |
        | "Tide"    | Blue   | Advanced Ability |
        | "Wave"    | Blue   | Advanced Ability |
        | "Root"    | Green  | Advanced Ability |
        | "Bloom"   | Green  | Advanced Ability |
        | "Apex"    | Red    | Ultimate         |
        | "Secret"  | Blue   | locked card      |
      And the Hand deck of the Phantom will be shuffled into the order "Guard", "Dash", "Focus" and "Jab"
      And the Advanced Abilities deck of the Phantom will be shuffled into the order "Wave", "Art", "Bloom", "Root", "Tide" and "Fury"
      And the player will be dealt Turn Order card 1
      When the Phantom is set up with the cards of Oric
      Then the Hand deck of the Phantom holds, from the top, "Guard", "Dash", "Focus" and "Jab"
      And the discard pile of the Phantom is empty
      And the game counts 2 players

    Scenario: The Phantom is set up once, before the first Dawn
      Given the player plays Leaf
      And the Day is at this step: turns at Dawn
      When the Phantom is set up with the cards of Oric
      Then the rules refuse it: "The Hand deck"

  @rule.phantom.hand
  Rule: The revealed card is the Phantom's Hand

    Scenario: The card on top becomes the Hand until it is carried out
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Claw"  | Red    |
      And the World die will show Lunaridge
      When the Phantom reveals a card
      Then the Hand of the Phantom is "Growl"
      And the Hand deck of the Phantom holds, from the top, "Claw"
      When the Phantom carries out its revealed card
      Then no card of the Phantom lies revealed

  @rule.phantom.advanced-deck
  Rule: Six other cards are the Advanced Abilities deck

    Scenario: Ultimate and locked cards stay out of the Phantom's decks
      Given the player plays Leaf
      And the Ability cards of Oric are
        | card      | colour | mark             |
        | "Apex"    | Red    | Ultimate         |
        | "Secret"  | Blue   | locked card      |
        | "Dash"    | Yellow | starting card    |
        | "Jab"     | Yellow | starting card    |
        | "Guard"   | Yellow | starting card    |
        | "Focus"   | Yellow | starting card    |
        | "Art"     | Red    | Advanced Ability |
        | "Fury"    | Red    | Advanced Ability |
        | "Tide"    | Blue   | Advanced Ability |
        | "Wave"    | Blue   | Advanced Ability |
        | "Root"    | Green  | Advanced Ability |
        | "Bloom"   | Green  | Advanced Ability |
      And the Hand deck of the Phantom will be shuffled into the order "Dash", "Jab", "Guard" and "Focus"
      And the Advanced Abilities deck of the Phantom will be shuffled into the order "Wave", "Art", "Bloom", "Root", "Tide" and "Fury"
      And the player will be dealt Turn Order card 1
      When the Phantom is set up with the cards of Oric
      Then the Advanced Abilities deck of the Phantom holds, from the top, "Wave", "Art", "Bloom", "Root", "Tide" and "Fury"

    @reading.C61=b
    Scenario: Read the other way, the Ultimate and locked cards are among the six others
      Given the player plays Leaf
      And the Ability cards of Oric are
        | card    | colour | mark             |
        | "One"   | Yellow | starting card    |
        | "Two"   | Yellow | starting card    |
        | "Three" | Yellow | starting card    |
        | "Four"  | Yellow | starting card    |
        | "Five"  | Green  | Advanced Ability |
        | "Six"   | Blue   | Advanced Ability |
        | "Seven" | Red    | Advanced Ability |
        | "Eight" | Red    | Advanced Ability |
        | "Nine"  | Red    | Ultimate         |
        | "Ten"   | Red    | locked card      |
      And the Hand deck of the Phantom will be shuffled into the order "One", "Two", "Three" and "Four"
      And the Advanced Abilities deck of the Phantom will be shuffled into the order "Eight", "Seven", "Six" and "Five"
      And the player will be dealt Turn Order card 1
      When the Phantom is set up with the cards of Oric
      Then the Advanced Abilities deck of the Phantom holds, from the top, "Eight", "Seven", "Six" and "Five"

  @rule.phantom.board
  Rule: The Phantom's board has Energy cubes only

    Scenario: All gauges begin at 0 and nothing marks Health or Spirit
      Given the player plays Leaf
      And the gauges of the Phantom are at 4, 5 and 6
      And the Ability cards of Oric are
        | card      | colour | mark             |
        | "Dash"    | Yellow | starting card    |
        | "Jab"     | Yellow | starting card    |
        | "Guard"   | Yellow | starting card    |
        | "Focus"   | Yellow | starting card    |
        | "Art"     | Red    | Advanced Ability |
        | "Fury"    | Red    | Advanced Ability |
        | "Tide"    | Blue   | Advanced Ability |
        | "Wave"    | Blue   | Advanced Ability |
        | "Root"    | Green  | Advanced Ability |
        | "Bloom"   | Green  | Advanced Ability |
      And the Hand deck of the Phantom will be shuffled into the order "Dash", "Jab", "Guard" and "Focus"
      And the Advanced Abilities deck of the Phantom will be shuffled into the order "Wave", "Art", "Bloom", "Root", "Tide" and "Fury"
      And the player will be dealt Turn Order card 1
      When the Phantom is set up with the cards of Oric
      Then the gauges of the Phantom are at 0, 0 and 0
      And only the Energy gauges of the Phantom have cubes

  @rule.phantom.no-levels
  Rule: The Phantom gains no card through its gauges

    Scenario: A threshold brings the Phantom no card
      Given the player plays Leaf
      And the thresholds of the gauges are
        | gauge | threshold |
        | Blue  | 4         |
      And the gauges of the Phantom are at 0, 3 and 0
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      When an effect gives every player Blue
      Then the gauges of the Phantom are at 0, 4 and 0
      And nothing comes of it: "No cards at thresholds"
      And the Hand deck of the Phantom holds, from the top, "Growl"
      And the discard pile of the Phantom is empty
      And the Advanced Abilities deck of the Phantom holds, from the top, "Tide"

    Scenario: Day 3 brings the Phantom no Ultimate
      Given the player plays Leaf
      And it is Dusk of Day 3
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      When Dusk begins
      Then nothing comes of it: "No cards at thresholds"
      And the Hand deck of the Phantom holds, from the top, "Growl"
      And the discard pile of the Phantom is empty

  @rule.phantom.turn-order
  Rule: Turn Order cards 1 and 2 are dealt at random

    Scenario Outline: The Phantom gets the card that the player does not get
      Given the player plays Leaf
      And the Ability cards of Oric are
        | card      | colour | mark             |
        | "Dash"    | Yellow | starting card    |
        | "Jab"     | Yellow | starting card    |
        | "Guard"   | Yellow | starting card    |
        | "Focus"   | Yellow | starting card    |
        | "Art"     | Red    | Advanced Ability |
        | "Fury"    | Red    | Advanced Ability |
        | "Tide"    | Blue   | Advanced Ability |
        | "Wave"    | Blue   | Advanced Ability |
        | "Root"    | Green  | Advanced Ability |
        | "Bloom"   | Green  | Advanced Ability |
      And the Hand deck of the Phantom will be shuffled into the order "Dash", "Jab", "Guard" and "Focus"
      And the Advanced Abilities deck of the Phantom will be shuffled into the order "Wave", "Art", "Bloom", "Root", "Tide" and "Fury"
      And the player will be dealt Turn Order card <player>
      When the Phantom is set up with the cards of Oric
      Then the player has Turn Order card <player>
      And the Phantom has Turn Order card <phantom>

      Examples:
        | player | phantom |
        | 1      | 2       |
        | 2      | 1       |

    Scenario: Card 2 gives the player 1 Health and 1 Spirit
      Given the player plays Leaf
      And Leaf has 5 Health and 2 Spirit
      And the Phantom has Turn Order card 1
      And the Phantom has taken a turn in this round
      When the player begins a turn
      Then Leaf has 6 Health and 3 Spirit

    Scenario: Card 1 gives the player nothing
      Given the player plays Leaf
      And Leaf has 5 Health and 2 Spirit
      And the Phantom has Turn Order card 2
      When the player begins a turn
      Then Leaf has 5 Health and 2 Spirit

  @rule.phantom.once-a-round
  Rule: The Phantom takes one turn a round in Turn Order

    Scenario: With card 1 the Phantom goes first
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Phantom has Turn Order card 1
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then Leaf stands on Lunaridge 4

    Scenario: With card 2 the Phantom waits for the player
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Phantom has Turn Order card 2
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      When the Phantom takes its turn
      Then the rules refuse it: "One turn a round"
      And Leaf stands on Oakenmoor 4

    Scenario: The Phantom takes no second turn in a round
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Howl"  | Yellow |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      And the Phantom takes its turn
      Then the rules refuse it: "One turn a round"
      And the Hand deck of the Phantom holds, from the top, "Howl"

  @rule.phantom.well-rested
  Rule: Card 2 gives the Phantom Gold Energy

    Scenario: With card 2 the Phantom gains Energy before its card
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Phantom has Turn Order card 2
      And the player has taken a turn in this round
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      When the Phantom reveals a card
      Then the gauges of the Phantom are at 1, 0 and 0

    Scenario: With card 1 the Phantom gains no Energy for it
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Phantom has Turn Order card 1
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      When the Phantom reveals a card
      Then the gauges of the Phantom are at 0, 0 and 0

    @ex.well-rested-game
    Scenario Outline: Over six Days card 2 gives the Phantom 6 Gold Energy, whoever begins with it
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 5 Health and 5 Spirit
      And the Phantom has Turn Order card <card>
      And the Hand deck of the Phantom holds, from the top
        | card | colour |
        | "P1" | Yellow |
        | "P2" | Yellow |
        | "P3" | Yellow |
        | "P4" | Yellow |
      And the Hand deck of the Phantom will be shuffled into the order "P1", "P2", "P3" and "P4"
      And the Hand deck of the Phantom will be shuffled into the order "P4", "P3", "P2" and "P1"
      And the World Shift deck holds, from the top
        | card             |
        | "Calm 1"         |
        | "Calm 2"         |
        | "Calm 3"         |
        | "Calm 4"         |
        | "Calm 5"         |
      And the World die will show Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor, Oakenmoor and Oakenmoor
      When a whole Day passes on which the player does nothing
      Then the gauges of the Phantom are at <after 1>
      When a whole Day passes on which the player does nothing
      Then the gauges of the Phantom are at <after 2>
      When a whole Day passes on which the player does nothing
      Then the gauges of the Phantom are at <after 3>
      When a whole Day passes on which the player does nothing
      Then the gauges of the Phantom are at <after 4>
      When a whole Day passes on which the player does nothing
      Then the gauges of the Phantom are at <after 5>
      When a whole Day passes on which the player does nothing
      Then the gauges of the Phantom are at 2, 2 and 2
      And the game ends without a winner

      Examples:
        | card | after 1    | after 2    | after 3    | after 4    | after 5    |
        | 2    | 1, 1 and 0 | 1, 1 and 0 | 2, 1 and 1 | 2, 1 and 1 | 2, 2 and 2 |
        | 1    | 0, 0 and 0 | 1, 1 and 0 | 1, 1 and 0 | 2, 1 and 1 | 2, 1 and 1 |

  @rule.phantom.reveal
  Rule: The Phantom reveals its top card

    Scenario: The top card is revealed, not another
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Claw"  | Red    |
        | "Growl" | Yellow |
      When the Phantom reveals a card
      Then the Hand of the Phantom is "Claw"
      And the Phantom has revealed 1 card in all

    Scenario: A second card is not revealed while the first lies open
      Given the player plays Leaf
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Claw"  | Red    |
        | "Growl" | Yellow |
      When the Phantom reveals a card
      And the Phantom reveals a card
      Then the rules refuse it: "Revealing a card"
      And the Hand of the Phantom is "Claw"

  @rule.phantom.refill
  Rule: An empty Hand deck is made anew from the discard pile

    Scenario: The discard pile is shuffled before a card is revealed
      Given the player plays Leaf
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Claw"  | Red    |
        | "Root"  | Green  |
      And the Hand deck of the Phantom will be shuffled into the order "Claw", "Root" and "Growl"
      When the Phantom reveals a card
      Then the Hand of the Phantom is "Claw"
      And the Hand deck of the Phantom holds, from the top, "Root" and "Growl"
      And the discard pile of the Phantom is empty

    Scenario: With a card left in the Hand deck nothing is shuffled
      Given the player plays Leaf
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Root" | Green  |
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Claw"  | Red    |
      When the Phantom reveals a card
      Then the Hand of the Phantom is "Root"
      And the Hand deck of the Phantom is empty
      And the discard pile of the Phantom holds, from the top, "Growl" and "Claw"

    Scenario: A Phantom without any card skips its Activation
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      When the Phantom takes its turn
      Then nothing comes of it: "Revealing a card"
      And the Phantom has carried out 0 Activations

  @rule.phantom.activation
  Rule: The colour of the card decides the Activation

    Scenario Outline: Each colour does what it says
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 6 Health and 3 Spirit
      And these cards are in play
        | card  | kind    | reward | space       |
        | "Imp" | Monster | Red    | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour   |
        | "Card" | <colour> |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the Phantom has carried out 1 Activation
      And Leaf stands on <space>
      And the gauges of the Phantom are at <gauges>
      And Leaf has 6 Health and 3 Spirit

      Examples:
        | colour | space       | gauges     |
        | Green  | Oakenmoor 4 | 0, 0 and 1 |
        | Blue   | Oakenmoor 4 | 0, 0 and 1 |
        | Yellow | Lunaridge 4 | 0, 0 and 0 |

    Scenario: A Red card takes Health and rolls no die
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 6 Health and 3 Spirit
      And these cards are in play
        | card  | kind    | reward | space       |
        | "Imp" | Monster | Red    | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Card" | Red    |
      When the Phantom takes its turn
      Then the Phantom has carried out 1 Activation
      And Leaf has 4 Health and 3 Spirit
      And Leaf stands on Oakenmoor 4
      And these cards are on the board
        | card  | space       |
        | "Imp" | Lunaridge 2 |

    Scenario: Without a revealed card there is nothing to carry out
      When the Phantom carries out its revealed card
      Then the rules refuse it: "The Phantom's Activation"

    Scenario: The player waits until the revealed card is carried out
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Haze" | Yellow |
      And the World die will show The Drear
      When the Phantom reveals a card
      And the player begins a turn
      Then the rules refuse it: "The Phantom's Activation"
      When the Phantom carries out its revealed card
      And the player begins a turn
      Then the player is in the Adventure phase
      And Leaf stands on The Drear 4

  @rule.phantom.green-blue
  Rule: Green and Blue cards discard a card from the World rolled

    Scenario: Only the World rolled loses a card
      Given the player plays Leaf
      And these cards are in play
        | card    | kind    | reward | space       |
        | "Imp"   | Monster | Red    | Oppenheim 1 |
        | "Crack" | Rift    | Green  | Lunaridge 5 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then these cards are on the board
        | card  | space       |
        | "Imp" | Oppenheim 1 |
      And the gauges of the Phantom are at 1, 0 and 0

    Scenario: A Corrupted on the lowest space is passed over
      Given the player plays Leaf
      And these cards are in play
        | card    | kind      | reward | space       |
        | "Enoki" | Corrupted |        | Lunaridge 1 |
        | "Imp"   | Monster   | Red    | Lunaridge 3 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Root" | Green  |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then these cards are on the board
        | card    | space       |
        | "Enoki" | Lunaridge 1 |
      And the gauges of the Phantom are at 0, 0 and 1

    @reading.C12=b
    Scenario: Read the other way, a Corrupted on the lowest space is discarded
      Given the player plays Leaf
      And these cards are in play
        | card    | kind      | reward | space       |
        | "Enoki" | Corrupted | Red    | Lunaridge 1 |
        | "Imp"   | Monster   | Red    | Lunaridge 3 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Root" | Green  |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then these cards are on the board
        | card  | space       |
        | "Imp" | Lunaridge 3 |
      And the gauges of the Phantom are at 0, 0 and 0

    Scenario: An Allied Monster is discarded like any Monster
      Given the player plays Leaf
      And these cards are in play
        | card     | kind           | reward | space       |
        | "Friend" | Allied Monster | Blue   | Lunaridge 1 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Root" | Green  |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then no card is on the board
      And the gauges of the Phantom are at 0, 1 and 0

  @rule.phantom.lowest-space
  Rule: The card on the lowest-numbered space is discarded

    Scenario: Space 2 comes before space 5
      Given the player plays Leaf
      And these cards are in play
        | card    | kind    | space       |
        | "Crack" | Rift    | Lunaridge 5 |
        | "Imp"   | Monster | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then these cards are on the board
        | card    | space       |
        | "Crack" | Lunaridge 5 |

    Scenario: Of two cards on one space the top one goes
      Given the player plays Leaf
      And these cards are in play
        | card    | kind    | space       |
        | "Crack" | Rift    | Lunaridge 2 |
        | "Imp"   | Monster | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then these cards are on the board
        | card    | space       |
        | "Crack" | Lunaridge 2 |

  @rule.phantom.empty-world
  Rule: In a World without cards nothing happens

    Scenario: The Phantom gains nothing from an empty World
      Given the player plays Leaf
      And these cards are in play
        | card  | kind    | reward | space       |
        | "Imp" | Monster | Red    | Oppenheim 1 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show The Drear
      When the Phantom takes its turn
      Then nothing comes of it: "A World without cards"
      And the gauges of the Phantom are at 0, 0 and 0
      And these cards are on the board
        | card  | space       |
        | "Imp" | Oppenheim 1 |

  @rule.phantom.red
  Rule: A Red card deals 2 damage to the player

    Scenario: A player with 3 Health survives a Red card
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 3 Health and 1 Spirit
      And Leaf has the item "Amulet"
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      When the Phantom takes its turn
      Then Leaf has 1 Health and 1 Spirit
      And Leaf is not defeated
      And Leaf has these items: "Amulet"
      And the gauges of the Phantom are at 0, 0 and 0

    Scenario: The Dojo protects from a Red card
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And Leaf has 3 Health and 1 Spirit
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      When the Phantom takes its turn
      Then Leaf has 3 Health and 1 Spirit
      And nothing comes of it: "Red: 2 damage"

    Scenario: A player who has come back can be struck again
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 2 Health and 1 Spirit
      And it is Dawn of Day 2
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
        | "Fang" | Red    |
      When the Phantom takes its turn
      Then Leaf is defeated
      Given Leaf has 6 Health and 3 Spirit
      And the player has taken a turn in this round
      When the marker moves to Dusk
      And Dusk begins
      And the Phantom takes its turn
      Then Leaf has 2 Health and 3 Spirit
      And Leaf is not defeated

  @rule.phantom.red-defeat
  Rule: A defeat gives the Phantom Gold Energy and costs an item

    @ex.red-defeat
    Scenario Outline: A Red card defeats a player with 1 or 2 Health
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has <health> Health and 1 Spirit
      And Leaf has the item "Amulet"
      And Leaf has the item "Lantern"
      And the gauges of the Phantom are at 3, 2 and 2
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      When the Phantom takes its turn
      Then Leaf may choose "Amulet" and "Lantern"
      When Leaf chooses "Amulet"
      Then Leaf is defeated
      And Leaf has these items: "Lantern"
      And the gauges of the Phantom are at 3, 3 and 3

      Examples:
        | health |
        | 1      |
        | 2      |

    Scenario: Without items a defeat costs none
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 2 Health and 1 Spirit
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      When the Phantom takes its turn
      Then Leaf is defeated
      And nothing comes of it: "Defeated by the Phantom"
      And the gauges of the Phantom are at 1, 1 and 0

    Scenario: Two Red Activations defeat the player only once
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 2 Health and 1 Spirit
      And Leaf has the item "Amulet"
      And the discard pile of the Phantom holds, from the top
        | card   | colour |
        | "Bite" | Red    |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      When the Phantom takes its turn
      Then the Phantom has carried out 2 Activations
      And Leaf has no item
      And the gauges of the Phantom are at 1, 1 and 0

    Scenario: Nobody but the player chooses the item to lose
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 2 Health and 3 Spirit
      And Leaf has the item "Amulet"
      And Leaf has the item "Rope"
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Blaze" | Red    |
      When the Phantom takes its turn
      And Oric chooses "Amulet"
      Then the rules refuse it: "Defeated by the Phantom"
      When Leaf chooses "Amulet"
      Then Leaf has these items: "Rope"

  @rule.phantom.yellow
  Rule: A Yellow card sends the player to the World rolled

    @ex.yellow-world
    Scenario Outline: The player keeps the number of the space
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the World die will show <world>
      When the Phantom takes its turn
      Then Leaf stands on <space>

      Examples:
        | world     | space       |
        | Oppenheim | Oppenheim 4 |
        | The Drear | The Drear 4 |
        | Oakenmoor | Oakenmoor 4 |

    Scenario: Two Yellow cards in a row send the player away twice
      Given the sample board
      And the player plays Soff
      And Soff stands on Lunaridge 3
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Gust" | Yellow |
      And the discard pile of the Phantom holds, from the top
        | card   | colour |
        | "Veil" | Yellow |
      And the World die will show The Drear and Oakenmoor
      When the Phantom takes its turn
      Then Soff stands on Oakenmoor 3
      And the Phantom has carried out 2 Activations

  @rule.phantom.yellow-dojo
  Rule: From the Dojo the D6 gives the space

    @ex.yellow-dojo
    Scenario: Out of the Dojo the dice give World and space
      Given the player plays Leaf
      And Leaf stands on the Dojo
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the World die will show Arechi Wastes
      And the D6 will show 5
      When the Phantom takes its turn
      Then Leaf stands on Arechi Wastes 5

  @rule.phantom.special
  Rule: The same colour again brings a second Activation

    @ex.two-greens
    Scenario: Green on Green discards two cards, one after the other
      Given the player plays Leaf
      And these cards are in play
        | card    | kind    | reward | success | space       |
        | "Imp"   | Monster | Red    |         | Lunaridge 2 |
        | "Crack" | Rift    | Blue   | Green   | Lunaridge 4 |
        | "Ogre"  | Monster | Red    |         | Oppenheim 1 |
      And the discard pile of the Phantom holds, from the top
        | card   | colour |
        | "Root" | Green  |
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Bloom" | Green  |
      And the World die will show Lunaridge and Oppenheim
      When the Phantom takes its turn
      Then the Phantom has carried out 2 Activations
      And these cards are on the board
        | card    | space       |
        | "Crack" | Lunaridge 4 |
      And the gauges of the Phantom are at 0, 0 and 2
      And the discard pile of the Phantom holds, from the top, "Bloom" and "Root"

    Scenario: The same World twice loses its two lowest cards
      Given the player plays Leaf
      And these cards are in play
        | card    | kind    | reward | success | space       |
        | "Imp"   | Monster | Red    |         | Lunaridge 2 |
        | "Crack" | Rift    | Blue   | Green   | Lunaridge 4 |
      And the discard pile of the Phantom holds, from the top
        | card   | colour |
        | "Root" | Green  |
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Bloom" | Green  |
      And the World die will show Lunaridge and Lunaridge
      When the Phantom takes its turn
      Then no card is on the board
      And the gauges of the Phantom are at 1, 1 and 1

    Scenario: Green and Blue do the same but are two colours
      Given the player plays Leaf
      And the discard pile of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
        | "Root" | Green  |
      And the Hand deck of the Phantom holds, from the top
        | card    | colour |
        | "Bloom" | Green  |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the Phantom has carried out 1 Activation
      And nothing comes of it: "Special: the same colour twice"

    Scenario: Right after a shuffle there is no last card to repeat
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Howl"  | Yellow |
      And the Hand deck of the Phantom will be shuffled into the order "Howl" and "Growl"
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the Phantom has carried out 1 Activation

    Scenario: An Advanced Ability on top of the pile is the last card
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Howl" | Yellow |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom receives its Advanced Ability
      And the Day ends
      And the Dawn cards are placed
      And the Phantom takes its turn
      Then the Phantom has carried out 1 Activation

    @reading.C11=b
    Scenario: Read the other way, only a card it has played itself counts
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Howl" | Yellow |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge and Oppenheim
      When the Phantom receives its Advanced Ability
      And the Day ends
      And the Dawn cards are placed
      And the Phantom takes its turn
      Then the Phantom has carried out 2 Activations

    @reading.C11=b
    Scenario: Read the other way, a shuffle still leaves no last card
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
        | "Howl"  | Yellow |
      And the Hand deck of the Phantom will be shuffled into the order "Howl" and "Growl"
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the Phantom has carried out 1 Activation

  @rule.phantom.discard
  Rule: The card ends on the Phantom's discard pile

    Scenario: The revealed card goes on top of the discard pile
      Given the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 5 Health and 1 Spirit
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      When the Phantom takes its turn
      Then the discard pile of the Phantom holds, from the top, "Claw" and "Growl"
      And the Hand deck of the Phantom is empty

  @rule.phantom.energy-monster
  Rule: A Monster gives its whole reward from top to bottom

    Scenario Outline: The place of Gold in the reward decides where it goes
      Given the player plays Leaf
      And the gauges of the Phantom are at 0, 0 and 5
      And these cards are in play
        | card  | kind    | reward   | space       |
        | "Imp" | Monster | <reward> | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the gauges of the Phantom are at <gauges>

      Examples:
        | reward                     | gauges     |
        | Gold Energy and Green      | 2, 0 and 5 |
        | Green and Gold Energy      | 1, 1 and 5 |
        | Red, Red and Blue          | 0, 1 and 7 |

  @rule.phantom.energy-rift
  Rule: A Rift gives reward and success

    Scenario: The reward comes before the success
      Given the player plays Leaf
      And these cards are in play
        | card    | kind | reward      | success | space       |
        | "Crack" | Rift | Gold Energy | Green   | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the gauges of the Phantom are at 2, 0 and 0

    Scenario: A Monster gives nothing for a Challenge
      Given the player plays Leaf
      And these cards are in play
        | card  | kind    | reward | success | space       |
        | "Imp" | Monster | Blue   | Green   | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the gauges of the Phantom are at 0, 1 and 0

  @rule.phantom.energy-event
  Rule: An Event gives its reward

    Scenario: The Phantom gains the reward of a discarded Event
      Given the player plays Leaf
      And these cards are in play
        | card   | kind  | reward | success | space       |
        | "Fair" | Event | Red    | Green   | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then no card is on the board
      And the gauges of the Phantom are at 0, 0 and 1

    @reading.C1=b
    Scenario: Read the other way, an Event gives the Phantom nothing
      Given the player plays Leaf
      And these cards are in play
        | card   | kind  | reward | success | space       |
        | "Fair" | Event | Red    | Green   | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then no card is on the board
      And the gauges of the Phantom are at 0, 0 and 0

  @rule.phantom.energy-shared
  Rule: What all players gain, the Phantom gains too

    Scenario: An effect for every player serves player and Phantom
      Given the player plays Leaf
      And Leaf has 2 Green Energy
      And the gauges of the Phantom are at 4, 0 and 0
      When an effect gives every player Green
      Then Leaf has 3 Green Energy
      And the gauges of the Phantom are at 5, 0 and 0

    Scenario: The player chooses a gauge for Gold, the Phantom has none to choose
      Given the player plays Leaf
      And the gauges of the Phantom are at 4, 1 and 3
      When an effect gives every player Gold Energy
      Then Leaf may choose Green, Blue and Red
      When Leaf chooses Red
      Then Leaf has 1 Red Energy
      And the gauges of the Phantom are at 4, 2 and 3

  @rule.phantom.gold
  Rule: Gold Energy goes to the lowest gauge

    Scenario: Gold fills the lowest gauge wherever it is
      Given the player plays Leaf
      And the gauges of the Phantom are at 4, 3 and 2
      And these cards are in play
        | card  | kind    | reward                      | space       |
        | "Imp" | Monster | Gold Energy and Gold Energy | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the gauges of the Phantom are at 4, 4 and 3

    Scenario: Full gauges take no more Energy
      Given the player plays Leaf
      And the gauges of the Phantom are at 10, 10 and 10
      And these cards are in play
        | card  | kind    | reward              | space       |
        | "Imp" | Monster | Gold Energy and Red | Lunaridge 2 |
      And the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the World die will show Lunaridge
      When the Phantom takes its turn
      Then the gauges of the Phantom are at 10, 10 and 10

  @rule.phantom.gold-tie
  Rule: Of several lowest gauges the leftmost takes the Gold

    @ex.gold-tie
    Scenario: Three Gold Energy fill three empty gauges from the left
      Given the player plays Leaf
      And the gauges of the Phantom are at 0, 0 and 0
      When an effect gives every player Gold Energy
      And Leaf chooses Green
      Then the gauges of the Phantom are at 1, 0 and 0
      When an effect gives every player Gold Energy
      And Leaf chooses Green
      Then the gauges of the Phantom are at 1, 1 and 0
      When an effect gives every player Gold Energy
      And Leaf chooses Green
      Then the gauges of the Phantom are at 1, 1 and 1

    Scenario: The leftmost gauge is the first on the board, whatever its colour
      Given the player plays Leaf
      And the Energy gauges are, from left to right, Red, Green and Blue
      And the gauges of the Phantom are at 3, 1 and 1
      When an effect gives every player Gold Energy
      And Leaf chooses Green
      Then the gauges of the Phantom are at 3, 2 and 1

  @rule.phantom.swap
  Rule: The Turn Order cards change hands after World Shift

    Scenario Outline: Player and Phantom swap their cards
      Given the Phantom has Turn Order card <before>
      When the Turn Order cards are swapped
      Then the Phantom has Turn Order card <after>
      And the player has Turn Order card <before>

      Examples:
        | before | after |
        | 1      | 2     |
        | 2      | 1     |

  @rule.phantom.advanced-card
  Rule: Each Day the Phantom gets an Advanced Ability

    Scenario: The top Advanced Ability goes on the discard pile
      Given the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
        | "Root" | Green  |
      When the Phantom receives its Advanced Ability
      Then the discard pile of the Phantom holds, from the top, "Tide" and "Growl"
      And the Advanced Abilities deck of the Phantom holds, from the top, "Root"
      And the Hand deck of the Phantom holds, from the top, "Claw"

    @reading.C5=b
    Scenario: Read the other way, the Advanced Ability is shuffled into the Hand deck
      Given the Hand deck of the Phantom holds, from the top
        | card   | colour |
        | "Claw" | Red    |
      And the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card   | colour |
        | "Tide" | Blue   |
      And the Hand deck of the Phantom will be shuffled into the order "Tide" and "Claw"
      When the Phantom receives its Advanced Ability
      Then the Hand deck of the Phantom holds, from the top, "Tide" and "Claw"
      And the discard pile of the Phantom holds, from the top, "Growl"

    Scenario: An empty Advanced Abilities deck adds nothing
      Given the discard pile of the Phantom holds, from the top
        | card    | colour |
        | "Growl" | Yellow |
      When the Phantom receives its Advanced Ability
      Then the discard pile of the Phantom holds, from the top, "Growl"
      And nothing comes of it: "One Advanced Ability a Day"

    @ex.six-days
    Scenario: Twelve cards are revealed in six Days and the sixth Advanced Ability never comes
      Given the sample board
      And the player plays Leaf
      And Leaf stands on Oakenmoor 4
      And Leaf has 20 Health and 5 Spirit
      And the Phantom has Turn Order card 1
      And the Hand deck of the Phantom holds, from the top
        | card | colour |
        | "Y1" | Yellow |
        | "Y2" | Yellow |
        | "Y3" | Yellow |
        | "Y4" | Yellow |
      And the Advanced Abilities deck of the Phantom holds, from the top
        | card | colour |
        | "A1" | Red    |
        | "A2" | Blue   |
        | "A3" | Green  |
        | "A4" | Red    |
        | "A5" | Blue   |
        | "A6" | Green  |
      And the World Shift deck holds, from the top
        | card             |
        | "Calm 1"         |
        | "Calm 2"         |
        | "Calm 3"         |
        | "Calm 4"         |
        | "Calm 5"         |
      And the World die will show Oakenmoor, Lunaridge and Oppenheim
      When the Dawn cards are placed
      And both take their turns, the player without doing anything
      Then the Phantom has carried out 1 Activation
      When the marker moves to Dusk
      And Dusk begins
      And both take their turns, the player without doing anything
      Then the Phantom has carried out 2 Activations
      When Dusk ends
      And the Day is finished from World Shift on
      Then the discard pile of the Phantom holds, from the top, "A1", "Y2" and "Y1"
      Given the World die will show Oakenmoor, Lunaridge and Oppenheim
      When the Dawn cards are placed
      And both take their turns, the player without doing anything
      Then the Phantom has carried out 1 Activation
      When the marker moves to Dusk
      And Dusk begins
      And both take their turns, the player without doing anything
      Then the Phantom has carried out 2 Activations
      When Dusk ends
      And the Day is finished from World Shift on
      Then the Hand deck of the Phantom is empty
      And the discard pile of the Phantom holds, from the top, "A2", "Y4", "Y3", "A1", "Y2" and "Y1"
      Given the Hand deck of the Phantom will be shuffled into the order "Y1", "A1", "Y2", "A2", "Y3" and "Y4"
      And the World die will show Oakenmoor
      When a whole Day passes on which the player does nothing
      Then the discard pile of the Phantom holds, from the top, "A3", "A1" and "Y1"
      And the Phantom has revealed 6 cards in all
      Given the World die will show Oakenmoor and Oakenmoor
      When a whole Day passes on which the player does nothing
      Given the World die will show Oakenmoor, Oakenmoor and Oakenmoor
      When a whole Day passes on which the player does nothing
      Then the Hand deck of the Phantom is empty
      And the discard pile of the Phantom holds, from the top, "A5", "Y4", "Y3", "A4", "A2", "Y2", "A3", "A1" and "Y1"
      Given the Hand deck of the Phantom will be shuffled into the order "Y1", "A1", "Y2", "A2", "Y3", "Y4", "A3", "A4" and "A5"
      And the World die will show Oakenmoor
      When a whole Day passes on which the player does nothing
      Then the Phantom has revealed 12 cards in all
      And the Advanced Abilities deck of the Phantom holds, from the top, "A6"
      And the game ends without a winner
