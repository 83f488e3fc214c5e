Feature: Thomas: flood of Rifts

  Background:
    Given the sample board
    And the mode is Flood of Rifts

  @rule.thomas.champion
  Rule: Thomas is played

    Scenario: Thomas can be played in his arena
      When the player takes Thomas
      Then the player plays Thomas

    Scenario: Nobody else can be played in Thomas's arena
      When the player takes Leaf
      Then the rules refuse it: "Thomas's arena"

  @rule.thomas.goal
  Rule: All Rifts in play are closed and the Versus Arena condition is met

    Scenario: Thomas wins when the last Rift is closed
      Given the player plays Thomas
      And Thomas has 6 Health and 4 Spirit
      And Thomas stands on the Dojo
      And Thomas has 10 Energy of each colour
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 4 |
      When Thomas closes the Rift "Chasm"
      Then no card is on the board
      And the Dusk discard pile holds "Chasm"
      When the player ends the turn
      Then the game is won
      And Thomas has 6 Health and 4 Spirit

    Scenario: One open Rift delays the victory
      Given the player plays Thomas
      And Thomas has 6 Health and 4 Spirit
      And Thomas stands on the Dojo
      And Thomas has 10 Energy of each colour
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 4 |
        | "Abyss" | Rift | Oakenmoor 5 |
      When Thomas closes the Rift "Chasm"
      And the player ends the turn
      Then the game goes on

    Scenario: A Monster in play does not delay the victory
      Given the player plays Thomas
      And Thomas has 6 Health and 4 Spirit
      And Thomas stands on the Dojo
      And Thomas has 10 Energy of each colour
      And these cards are in play
        | card   | kind    | space       |
        | "Wolf" | Monster | Oakenmoor 4 |
      When the player ends the turn
      Then the game is won

    Scenario: Without the Versus Arena condition, closed Rifts are not enough
      Given the player plays Thomas
      And Thomas has 6 Health and 4 Spirit
      And Thomas stands on the Dojo
      And Thomas has 9 Energy of each colour
      When the player ends the turn
      Then the game goes on

  @rule.thomas.deck
  Rule: The Dusk deck is the 11 Rifts

    Scenario: Only the Rifts stay in the Dusk deck, in the order of the shuffle
      Given the player plays Thomas
      And the Dusk deck holds 11 Rifts and 9 Monsters
      And the Dusk deck will be shuffled to "Rift 7", "Rift 1", "Rift 2", "Rift 3", "Rift 4", "Rift 5", "Rift 6", "Rift 8", "Rift 9", "Rift 10" and "Rift 11"
      When Thomas prepares the Dusk deck
      Then the Dusk deck holds, from the top: "Rift 7", "Rift 1", "Rift 2", "Rift 3", "Rift 4", "Rift 5", "Rift 6", "Rift 8", "Rift 9", "Rift 10" and "Rift 11"

    Scenario Outline: A deck with other than 11 Rifts is not the one of the game
      Given the player plays Thomas
      And the Dusk deck holds <rifts> Rifts and 9 Monsters
      When Thomas prepares the Dusk deck
      Then the rules refuse it: "Nothing but Rifts"

      Examples:
        | rifts |
        | 10    |
        | 12    |

  @rule.thomas.reshuffle
  Rule: An empty Dusk deck is rebuilt from its discard pile

    Scenario: The discard pile is shuffled when a card must be drawn
      Given the player plays Thomas
      And the Dusk discard pile holds
        | card    | kind |
        | "Chasm" | Rift |
        | "Abyss" | Rift |
      And the Dusk deck will be shuffled to "Abyss" and "Chasm"
      And the World die will show The Baiyu
      And the D6 will show 3
      When Thomas places a Dusk card
      Then these cards are on the board
        | card    | space       |
        | "Abyss" | The Baiyu 3 |
      And the Dusk deck holds, from the top: "Chasm"
      And the Dusk discard pile is empty

    Scenario: With a card left in the deck nothing is shuffled
      Given the player plays Thomas
      And the Dusk deck holds, from the top
        | card    | kind |
        | "Chasm" | Rift |
      And the Dusk discard pile holds
        | card     | kind |
        | "Abyss"  | Rift |
        | "Ravine" | Rift |
      And the World die will show The Baiyu
      And the D6 will show 3
      When Thomas places a Dusk card
      Then these cards are on the board
        | card    | space       |
        | "Chasm" | The Baiyu 3 |
      And the Dusk deck is empty

    Scenario: With neither deck nor discard pile no card arrives
      Given the player plays Thomas
      When Thomas places a Dusk card
      Then no card is on the board
      And nothing comes of it: "Rebuilding the Dusk deck"

    Scenario: Thomas's Dusk cards come in his arena, and only when Dusk begins
      Given the Dusk deck holds, from the top
        | card    | kind |
        | "Chasm" | Rift |
      And the mode is Homecoming
      When Thomas places a Dusk card
      Then the rules refuse it: "Rebuilding the Dusk deck"
      Given the mode is Flood of Rifts
      And the Day is at this step: turns at Dawn
      When Thomas places a Dusk card
      Then the rules refuse it: "Rebuilding the Dusk deck"
      And the Dusk deck holds, from the top: "Chasm"

  @rule.thomas.damage
  Rule: At the end of the turn each Rift in play deals 1 damage

    @ex.rift-damage
    Scenario: Three Rifts defeat Thomas with 3 Health, who loses an item
      Given the player plays Thomas
      And Thomas has 3 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And Thomas has the item "Rope"
      And these cards are in play
        | card     | kind | space       |
        | "Chasm"  | Rift | Oakenmoor 4 |
        | "Abyss"  | Rift | Lunaridge 2 |
        | "Ravine" | Rift | Lunaridge 3 |
      When the player ends the turn
      Then Thomas has 0 Health and 4 Spirit
      And Thomas is defeated
      And Thomas has no item

    @ex.rift-damage
    Scenario: Without Rifts Thomas takes nothing
      Given the player plays Thomas
      And Thomas has 3 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And Thomas has the item "Rope"
      When the player ends the turn
      Then Thomas has 3 Health and 4 Spirit
      And Thomas has these items: "Rope"

    Scenario: Only Rifts count, not other cards in play
      Given the player plays Thomas
      And Thomas has 3 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And these cards are in play
        | card     | kind    | Attack | Range | space       |
        | "Chasm"  | Rift    |        |       | Oakenmoor 4 |
        | "Wolf"   | Monster | 1      | 0     | Lunaridge 2 |
        | "Market" | Event   |        |       | Lunaridge 3 |
      When the player ends the turn
      Then Thomas has 2 Health and 4 Spirit

    Scenario: In the Dojo the Rifts do not hurt Thomas
      Given the player plays Thomas
      And Thomas has 1 Health and 4 Spirit
      And Thomas stands on the Dojo
      And Thomas has the item "Rope"
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 4 |
      When the player ends the turn
      Then Thomas has 1 Health and 4 Spirit
      And Thomas has these items: "Rope"

    @question
    Scenario: A Rift closed in the turn no longer hurts at its end
      Given the player plays Thomas
      And Thomas stands on Lunaridge 1
      And Thomas has 4 Health and 1 Spirit
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | The Drear 1 |
        | "Abyss" | Rift | The Baiyu 1 |
      When Thomas closes the Rift "Chasm"
      And the player ends the turn
      Then Thomas has 3 Health and 1 Spirit

  @rule.thomas.item
  Rule: Defeated by the Rifts, Thomas discards an item of his choice

    Scenario: Thomas chooses which item he discards
      Given the player plays Thomas
      And Thomas has 1 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And Thomas has the item "Rope"
      And Thomas has the item "Lamp"
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 4 |
      When the player ends the turn
      Then Thomas may choose "Rope" and "Lamp"
      When Thomas chooses "Rope"
      Then Thomas has these items: "Lamp"

    Scenario: Thomas who survives keeps his items
      Given the player plays Thomas
      And Thomas has 2 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And Thomas has the item "Rope"
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 4 |
      When the player ends the turn
      Then Thomas is not defeated
      And Thomas has these items: "Rope"

    Scenario: Defeated by a Monster before the Rifts strike, Thomas keeps his items
      Given the player plays Thomas
      And Thomas has 1 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And Thomas has the item "Rope"
      And these cards are in play
        | card    | kind    | Attack | Range | space           |
        | "Chasm" | Rift    |        |       | Oakenmoor 4     |
        | "Wolf"  | Monster | 1      | 0     | Arechi Wastes 1 |
      When the player ends the turn
      Then Thomas is defeated
      And Thomas has these items: "Rope"

    Scenario: Without an item nothing is lost
      Given the player plays Thomas
      And Thomas has 1 Health and 4 Spirit
      And Thomas stands on Arechi Wastes 1
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | Oakenmoor 4 |
      When the player ends the turn
      Then Thomas is defeated
      And Thomas has no item

    Scenario: Nobody but Thomas chooses the item
      Given the player plays Thomas
      And Thomas stands on Lunaridge 1
      And Thomas has 1 Health and 1 Spirit
      And Thomas has the item "Rope"
      And Thomas has the item "Lamp"
      And these cards are in play
        | card    | kind | space       |
        | "Chasm" | Rift | The Drear 1 |
      When the player ends the turn
      And Soff chooses "Rope"
      Then the rules refuse it: "An item lost"
      When Thomas chooses "Rope"
      Then Thomas has these items, among others: "Lamp"

    Scenario: Thomas discards nothing of his own accord
      Given the player plays Thomas
      And Thomas has the item "Rope"
      When Thomas chooses "Rope"
      Then the rules refuse it: "An item lost"
      And Thomas has these items: "Rope"
