Feature: The Corrupted Champion: setup

  Background:
    Given the symbols on the Dojo are, clockwise from the upper left, Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim
    And the cards of the Champions show
      | Champion     | Health | Spirit |
      | Soff         | 6      | 4      |
      | Thomas       | 8      | 6      |
      | Kaoru & Kuma | 10     | 3      |
      | Leaf         | 4      | 5      |
      | Persephone   | 7      | 2      |
      | Oric         | 9      | 1      |
    And the symbols on Ophion's sheet belong to
      | symbol        | ability         |
      | Oakenmoor     | Bleak Ultimatum |
      | The Baiyu     | Shatter Will    |
      | Lunaridge     | Sleepwalk       |
      | Arechi Wastes | Bleak Ultimatum |
      | The Drear     | Shatter Will    |
      | Oppenheim     | Sleepwalk       |

  @rule.corrupted.replaces
  Rule: A mode of its own

    Scenario: There is no World Shift phase
      Given a game of the Corrupted Champion
      And these Champions are in the game
        | Champion |
        | Oric     |
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Oppenheim |
      When it is time for World Shift
      Then the rules refuse it: "A mode of its own"
      And the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

    Scenario: A Day that ends is followed by the next Dawn and no World Shift card is drawn
      Given a game of the Corrupted Champion
      And it is Dusk of Day 2
      And these Champions are in the game
        | Champion |
        | Oric     |
      And the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Oppenheim |
      When step 5 of the turn is played
      Then it is Dawn of Day 3
      And the World Shift cards are, from the top, "Tremors"

    Scenario Outline: No act of an ordinary turn or Day exists
      Given a game of the Corrupted Champion
      And the Champions in the game are Soff
      When <act>
      Then the rules refuse it: "A mode of its own"

      Examples:
        | act                                       |
        | Soff moves to Lunaridge 4                 |
        | Soff transports to the Dojo               |
        | Soff gains Red Energy                     |
        | Dawn of Day 1 begins                      |
        | Dusk begins                               |
        | it is time for World Shift                |
        | an effect gives every player Red          |
        | the player begins a turn                  |
        | the player uses the card "Dash"           |
        | the player uses the item "Rope"           |
        | the player uses the free effect "Whistle" |
        | the player resolves an Event              |
        | the Monsters attack the player            |
        | the player ends the turn                  |

  @rule.corrupted.ophion
  Rule: You are Ophion

    Scenario: The player of a Champion cannot set up this mode
      Given the player plays Soff
      When the Corrupted Champion is set up
      Then the rules refuse it: "You are Ophion"
      And the player plays Soff

    Scenario: Ophion chooses his own acts
      Given a game of the Corrupted Champion
      And the cubes left on Ophion's sheet lie on Oakenmoor and The Drear
      And these Champions are in the game
        | Champion |
        | Oric     |
      When Ophion activates
      Then Ophion may remove the cube of Oakenmoor and The Drear

  @rule.corrupted.win
  Rule: Defeat the six Champions

    Scenario: The fall of the last Champion wins the game at once
      Given a game of the Corrupted Champion
      And it is Dusk of Day 6
      And these Champions are in the game
        | Champion   | Health | Spirit |
        | Persephone | 2      | 1      |
      When Ophion activates
      And Ophion removes the cube of Lunaridge
      Then the game is won
      And no Champion is in the game

    Scenario: One Champion that survives keeps the game open
      Given a game of the Corrupted Champion
      And it is Dusk of Day 6
      And these Champions are in the game
        | Champion   | Health | Spirit |
        | Persephone | 3      | 1      |
      When Ophion activates
      And Ophion removes the cube of Lunaridge
      Then the game goes on

    Scenario: After the victory nothing more happens
      Given a game of the Corrupted Champion
      And these Champions are in the game
        | Champion   | Health | Spirit |
        | Persephone | 2      | 1      |
      When Ophion activates
      And Ophion removes the cube of Lunaridge
      And step 5 of the turn is played
      Then the rules refuse it: "Defeat the six Champions"
      And it is Dawn of Day 1

    @question
    Scenario: The last two Champions can fall to one Sleepwalk
      Given a game of the Corrupted Champion
      And the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion | space    | Health | Spirit |
        | Leaf     | the Dojo | 2      | 1      |
        | Oric     | the Dojo | 2      | 1      |
      When Ophion activates
      And Ophion chooses Oric
      Then no Champion is in the game
      And the game is won

  @rule.corrupted.lose
  Rule: Ophion must not fall

    Scenario Outline: Ophion is defeated when his Health runs out
      Given a game of the Corrupted Champion
      And Ophion has <before> Health
      And these Champions are in the game
        | Champion   | space       | Health |
        | Persephone | The Drear 1 | 1      |
        | Oric       | Oppenheim 5 | 5      |
      When Persephone activates
      Then Ophion has <after> Health
      And the game <course>

      Examples:
        | before | after | course  |
        | 4      | 1     | goes on |
        | 3      | 0     | is lost |
        | 2      | 0     | is lost |

    Scenario: The last Champion strikes Ophion down before his own attack can save him
      Given a game of the Corrupted Champion
      And Ophion has 3 Health
      And these Champions are in the game
        | Champion   | space       | Health |
        | Persephone | The Drear 1 | 1      |
      When Persephone activates
      Then the game is lost
      And these Champions are in the game
        | Champion   | Health |
        | Persephone | 1      |

    Scenario: After the defeat nothing more happens
      Given a game of the Corrupted Champion
      And Ophion has 1 Health
      And these Champions are in the game
        | Champion   | space       |
        | Persephone | The Drear 1 |
      When Persephone activates
      And step 4 of the turn is played
      Then the rules refuse it: "Ophion must not fall"
      When Persephone activates
      Then the rules refuse it: "Ophion must not fall"

    Scenario: With Ophion's last Health the game is lost before anybody else is struck
      Given a game of the Corrupted Champion
      And Ophion has 1 Health
      And Ophion stands on The Baiyu 4
      And these Champions are in the game
        | Champion     | Health | space       | Attack card | Turn Order cards |
        | Kaoru & Kuma | 5      | The Baiyu 4 | On Board    | 1                |
        | Soff         | 3      | The Baiyu 4 |             | 2                |
      And it is step 3 of the turn
      When Kaoru & Kuma activates
      Then the game is lost
      And these Champions are in the game
        | Champion     | Health |
        | Kaoru & Kuma | 5      |
        | Soff         | 3      |

  @rule.corrupted.tiles
  Rule: Place the seven tiles

    Scenario: Every World lies beside its symbol with spaces 1 and 2 against the Dojo
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then the Worlds lie clockwise around the Dojo: Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim
      And the Dojo is next to Oakenmoor 1, Oakenmoor 2, The Baiyu 1, The Baiyu 2, Lunaridge 1, Lunaridge 2, Arechi Wastes 1, Arechi Wastes 2, The Drear 1, The Drear 2, Oppenheim 1 and Oppenheim 2

    Scenario: A World cannot lie beside the symbol of another
      When Lunaridge is placed at the upper left of the Dojo, its spaces 1 and 2 against it
      Then the rules refuse it: "Place the seven tiles"

    Scenario: A World cannot touch the Dojo with other spaces
      When Oakenmoor is placed at the upper left of the Dojo, its spaces 2 and 3 against it
      Then the rules refuse it: "Place the seven tiles"

    Scenario: A World turned the right way takes its place
      When Oakenmoor is placed at the upper left of the Dojo, its spaces 2 and 1 against it
      Then the Worlds lie clockwise around the Dojo: Oakenmoor

  @rule.corrupted.day-one
  Rule: The Day marker at the start

    Scenario: The game starts at Dawn of Day 1
      Given it is Dusk of Day 4
      And the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then it is Dawn of Day 1

  @rule.corrupted.figures
  Rule: Where Ophion and the Champions start

    Scenario: Ophion starts in the Dojo and each Champion on space 5 at home
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then Ophion stands on the Dojo
      And these Champions are in the game
        | Champion     | space           |
        | Soff         | Lunaridge 5     |
        | Thomas       | Arechi Wastes 5 |
        | Kaoru & Kuma | The Baiyu 5     |
        | Leaf         | Oakenmoor 5     |
        | Persephone   | The Drear 5     |
        | Oric         | Oppenheim 5     |

  @rule.corrupted.dreamstones
  Rule: One Dreamstone in each World

    Scenario: Six Dreamstones are laid out
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then Dreamstones lie in Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

  @rule.corrupted.unused-decks
  Rule: Decks left in the box

    Scenario: The Dusk deck and the World decks are put away
      Given the Dusk deck holds, from the top
        | card     | kind |
        | "Chasm"  | Rift |
        | "Breach" | Rift |
      And the deck of The Drear holds, from the top
        | card    | kind    |
        | "Ghoul" | Monster |
      And the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then neither the Dusk deck nor a World deck is in use

  @rule.corrupted.world-shift
  Rule: The World Shift deck

    Scenario: The World Shift deck is shuffled
      Given the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Oppenheim |
        | "Eclipse" | Lunaridge | The Drear |
        | "Tides"   | The Baiyu | The Drear |
      And the World Shift deck will be shuffled into the order "Tides", "Tremors" and "Eclipse"
      And the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then the World Shift cards are, from the top, "Tides", "Tremors" and "Eclipse"

  @rule.corrupted.cards
  Rule: Three cards for each Champion

    Scenario: Each Champion has the Attack card of its own
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then the Champions have these cards
        | Champion     | card                     |
        | Soff         | Sun Lance                |
        | Thomas       | Unstable Disintegrator   |
        | Kaoru & Kuma | Avalanche                |
        | Leaf         | Grappling Roots          |
        | Persephone   | Claws of the Netherbeast |
        | Oric         | Art of War               |

  @rule.corrupted.in-hand
  Rule: Cards on their In Hand side

    Scenario: All cards show their In Hand side
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then these Champions are in the game
        | Champion     | Dash    | Attack card |
        | Soff         | In Hand | In Hand     |
        | Thomas       | In Hand | In Hand     |
        | Kaoru & Kuma | In Hand | In Hand     |
        | Leaf         | In Hand | In Hand     |
        | Persephone   | In Hand | In Hand     |
        | Oric         | In Hand | In Hand     |

  @rule.corrupted.health
  Rule: The Champions' Health

    Scenario: Each Champion starts with the Health on its card
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then these Champions are in the game
        | Champion     | Health |
        | Soff         | 6      |
        | Thomas       | 8      |
        | Kaoru & Kuma | 10     |
        | Leaf         | 4      |
        | Persephone   | 7      |
        | Oric         | 9      |

    @ex.health-tokens
    Scenario: Eight Health take one Doom token and three Charge tokens
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then the Health of Thomas takes 1 Doom token and 3 Charge tokens
      And the Health of Leaf takes 0 Doom tokens and 4 Charge tokens
      And the Health of Kaoru & Kuma takes 2 Doom tokens and 0 Charge tokens

  @rule.corrupted.spirit
  Rule: The Champions' Spirit

    Scenario: Each Champion starts with the Spirit on its card
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then these Champions are in the game
        | Champion     | Spirit |
        | Soff         | 4      |
        | Thomas       | 6      |
        | Kaoru & Kuma | 3      |
        | Leaf         | 5      |
        | Persephone   | 2      |
        | Oric         | 1      |

    @ex.spirit-tokens
    Scenario: Six Spirit take one Scenario token and one Charge token
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then the Spirit of Thomas takes 1 Scenario token and 1 Charge token
      And the Spirit of Soff takes 0 Scenario tokens and 4 Charge tokens
      And the Spirit of Leaf takes 1 Scenario token and 0 Charge tokens

  @rule.corrupted.sheet
  Rule: Ophion's Health

    Scenario: Ophion starts with 16 Health
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then Ophion has 16 Health

    Scenario: Ophion has no second life
      Given a game of the Corrupted Champion
      And Ophion has 1 Health
      And these Champions are in the game
        | Champion | space       |
        | Oric     | Oppenheim 1 |
      When Oric activates
      Then Ophion has 0 Health
      And the game is lost

  @rule.corrupted.cubes
  Rule: One cube on each symbol

    Scenario: Six cubes are placed
      Given the World die will show Oakenmoor
      When the Corrupted Champion is set up
      Then the cubes left on Ophion's sheet lie on Oakenmoor, The Baiyu, Lunaridge, Arechi Wastes, The Drear and Oppenheim

  @rule.corrupted.first-card
  Rule: The first card at random

    Scenario Outline: The World die gives card 1
      Given the World die will show <World>
      When the Corrupted Champion is set up
      Then the Turn Order cards in the game are 1, 2, 3 and 4
      And Turn Order card 1 belongs to <Champion>

      Examples:
        | World         | Champion     |
        | Oakenmoor     | Leaf         |
        | The Baiyu     | Kaoru & Kuma |
        | Lunaridge     | Soff         |
        | Arechi Wastes | Thomas       |
        | The Drear     | Persephone   |
        | Oppenheim     | Oric         |

  @rule.corrupted.next-cards
  Rule: The next ones clockwise

    Scenario: The next three Worlds clockwise get cards 2 to 4
      Given the World die will show Arechi Wastes
      When the Corrupted Champion is set up
      Then the Turn Order cards belong to
        | card | Champion   |
        | 1    | Thomas     |
        | 2    | Persephone |
        | 3    | Oric       |
        | 4    | Leaf       |

    Scenario: The order is that of the board, whatever its symbols
      Given the symbols on the Dojo are, clockwise from the upper left, Lunaridge, Oppenheim, Oakenmoor, The Drear, The Baiyu and Arechi Wastes
      And the World die will show Oppenheim
      When the Corrupted Champion is set up
      Then the Turn Order cards belong to
        | card | Champion     |
        | 1    | Oric         |
        | 2    | Leaf         |
        | 3    | Persephone   |
        | 4    | Kaoru & Kuma |

    Scenario: After the setup Ophion activates first
      Given the World die will show Lunaridge
      When the Corrupted Champion is set up
      And Soff activates
      Then the rules refuse it: "Ophion activates once"
      And it is step 2 of the turn
