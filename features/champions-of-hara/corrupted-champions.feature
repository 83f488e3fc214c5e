Feature: The Corrupted Champion: the Champions

  Background:
    Given a game of the Corrupted Champion

  @rule.champion.activation
  Rule: Card first, then action

    Scenario: A Champion with a card applies it and then acts
      Given these Champions are in the game
        | Champion | space       | Health | Spirit | Turn Order cards |
        | Oric     | Oppenheim 5 | 1      | 3      | 2                |
      When Oric activates
      Then these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Oric     | Oppenheim 6 | 1      | 4      |

    Scenario: A Champion without a card only acts
      Given these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Oric     | Oppenheim 5 | 5      | 3      |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | space       | Health | Spirit |
        | Oric     | Oppenheim 6 | 4      | 3      |

    Scenario: The place after the card decides between action A and action B
      Given the World Shift deck holds, from the top
        | card      | World     | with      |
        | "Tremors" | Oakenmoor | Lunaridge |
      And Ophion stands on Arechi Wastes 6
      And these Champions are in the game
        | Champion | space       | Turn Order cards |
        | Leaf     | Oakenmoor 3 | 4                |
      When Leaf activates
      Then Ophion has 14 Health
      And Ophion may choose Oakenmoor 1 and Oakenmoor 5
      When Ophion chooses Oakenmoor 5
      Then these Champions are in the game
        | Champion | space       | Attack card |
        | Leaf     | Oakenmoor 5 | On Board    |

  @rule.champion.action-a
  Rule: Action A: close in

    Scenario: Out of range, a Champion moves toward Ophion and attacks if that brings him into range
      Given these Champions are in the game
        | Champion   | space       | Health | Dash    | Attack card |
        | Persephone | The Drear 4 | 5      | In Hand | In Hand     |
      When Persephone activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion   | space       | Health | Dash     | Attack card |
        | Persephone | The Drear 2 | 4      | On Board | On Board    |

    Scenario: Out of range even after the move, a Champion does not attack
      Given Ophion stands on Lunaridge 4
      And these Champions are in the game
        | Champion   | space       | Health | Dash    | Attack card |
        | Persephone | The Drear 5 | 5      | In Hand | In Hand     |
      When Persephone activates
      Then Ophion has 16 Health
      And these Champions are in the game
        | Champion   | space       | Health | Dash     | Attack card |
        | Persephone | The Drear 1 | 5      | On Board | In Hand     |

    Scenario: Between equally near spaces Ophion chooses
      Given Ophion stands on The Drear 4
      And these Champions are in the game
        | Champion   | space       | Health |
        | Persephone | The Drear 1 | 5      |
      When Persephone activates
      Then Ophion may choose The Drear 3 and The Drear 5
      When Ophion chooses The Drear 5
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion   | space       |
        | Persephone | The Drear 5 |

    Scenario: A Champion that cannot come nearer does not use Dash
      Given these spaces are adjacent
        | space       | next to     |
        | Oppenheim 5 | Oppenheim 6 |
        | the Dojo    | Oppenheim 1 |
      And these Champions are in the game
        | Champion | space       | Dash    |
        | Oric     | Oppenheim 5 | In Hand |
      When Oric activates
      Then these Champions are in the game
        | Champion | space       | Dash    | Attack card |
        | Oric     | Oppenheim 5 | In Hand | In Hand     |

  @rule.champion.action-b
  Rule: Action B: strike and withdraw

    Scenario: In range, a Champion attacks first and then moves away toward its home
      Given Ophion stands on The Baiyu 1
      And these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Oakenmoor 1 | 5      | In Hand | In Hand     |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | space       | Health | Dash     | Attack card |
        | Oric     | Oppenheim 3 | 5      | On Board | On Board    |

    Scenario: Between equally good ways home Ophion chooses
      Given Ophion stands on Lunaridge 2
      And these Champions are in the game
        | Champion | space       | Health | Dash     | Attack card |
        | Oric     | the Dojo    | 5      | On Board | In Hand     |
      When Oric activates
      Then Ophion may choose Oppenheim 1 and Oppenheim 2
      When Ophion chooses Oppenheim 2
      Then these Champions are in the game
        | Champion | space       | Health |
        | Oric     | Oppenheim 2 | 4      |

    Scenario: At home, a Champion moves away on its own World
      Given Ophion stands on Oppenheim 2
      And these Champions are in the game
        | Champion | space       | Health |
        | Oric     | Oppenheim 3 | 5      |
      When Oric activates
      Then these Champions are in the game
        | Champion | space       | Health |
        | Oric     | Oppenheim 5 | 5      |

    Scenario: A Champion that would have to leave its home farther behind does not move
      Given these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Lunaridge 2 | 5      | In Hand | In Hand     |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Lunaridge 2 | 4      | In Hand | On Board    |

    @reading.C59=b
    Scenario: Read the other way, a Champion flees even farther from its home
      Given these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Lunaridge 2 | 5      | In Hand | In Hand     |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | space       | Health | Dash     | Attack card |
        | Oric     | Lunaridge 4 | 5      | On Board | On Board    |

    @reading.C59=b
    Scenario: Read the other way, a Champion that need not flee farther from its home still does not
      Given Ophion stands on Lunaridge 1
      And these Champions are in the game
        | Champion | space       | Health |
        | Oric     | Lunaridge 6 | 5      |
      When Oric activates
      Then the range from Lunaridge 1 to The Baiyu 4 is 3
      And the range from Lunaridge 1 to The Baiyu 3 is 2
      And these Champions are in the game
        | Champion | space       | Health |
        | Oric     | The Baiyu 3 | 4      |

    Scenario: A Champion that cannot come nearer to its home moves away all the same
      Given Ophion stands on Lunaridge 1
      And these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Lunaridge 6 | 5      | In Hand | In Hand     |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | space       | Health | Dash     | Attack card |
        | Oric     | The Baiyu 3 | 4      | On Board | On Board    |

    Scenario: A Champion that can come nearer to its home does so rather than flee farther
      Given Ophion stands on Lunaridge 1
      And these Champions are in the game
        | Champion | space    | Health |
        | Soff     | the Dojo | 5      |
      When Soff activates
      Then the range from Lunaridge 1 to Arechi Wastes 6 is 3
      And these Champions are in the game
        | Champion | space       | Health |
        | Soff     | Lunaridge 3 | 4      |

    Scenario: Of two equally distant spaces the Champion takes the one nearer to its home
      Given Ophion stands on The Baiyu 5
      And these Champions are in the game
        | Champion | space       | Health |
        | Soff     | The Baiyu 5 | 5      |
      When Soff activates
      Then these Champions are in the game
        | Champion | space       | Health |
        | Soff     | The Baiyu 3 | 4      |

    Scenario: The border of Attack range separates the two actions
      Given these Champions are in the game
        | Champion | space           | Health | Dash     | Attack card | Turn Order cards |
        | Thomas   | Arechi Wastes 6 | 5      | On Board | In Hand     | 1                |
        | Oric     | Oppenheim 4     | 5      | On Board | In Hand     | 2                |
      When Thomas activates
      And Oric activates
      Then Ophion has 12 Health
      And these Champions are in the game
        | Champion | space           | Health |
        | Thomas   | Arechi Wastes 5 | 5      |
        | Oric     | Oppenheim 3     | 5      |

  @rule.champion.normal-attack
  Rule: Ophion strikes back

    Scenario Outline: Ophion strikes a Champion that ends its activation at range 2 or less
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion | space       | Health | Dash     | Attack card |
        | Soff     | Lunaridge 5 | 5      | On Board | In Hand     |
      When Soff activates
      Then these Champions are in the game
        | Champion | space   | Health   |
        | Soff     | <space> | <Health> |

      Examples:
        | Ophion      | space       | Health |
        | the Dojo    | Lunaridge 6 | 4      |
        | Oakenmoor 2 | Lunaridge 6 | 5      |

    Scenario: Ophion's normal attack can defeat a Champion
      Given these Champions are in the game
        | Champion | space       | Health | Dash     |
        | Soff     | Lunaridge 5 | 1      | On Board |
        | Oric     | Oppenheim 5 | 5      | In Hand  |
      When Soff activates
      Then these Champions are in the game
        | Champion | Health |
        | Oric     | 5      |

    Scenario: Only the Champion that activated is struck
      Given these Champions are in the game
        | Champion | space       | Health | Dash     |
        | Soff     | Lunaridge 5 | 5      | On Board |
        | Oric     | the Dojo    | 5      | In Hand  |
      When Soff activates
      Then these Champions are in the game
        | Champion | Health |
        | Soff     | 4      |
        | Oric     | 5      |

  @rule.dash.in-hand
  Rule: Dash, In Hand

    Scenario Outline: In Hand, Dash moves up to 2 spaces and deals no damage
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion   | space       | Dash    | Attack card |
        | Persephone | The Drear 1 | In Hand | In Hand     |
      When Persephone activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion   | space       | Dash     |
        | Persephone | Oakenmoor 1 | On Board |

      Examples:
        | Ophion      | left |
        | Oakenmoor 6 | 13   |
        | Oakenmoor 5 | 16   |

  @rule.dash.on-board
  Rule: Dash, On Board

    @ex.dash-on-board
    Scenario: Persephone moves one space, strikes with Dash and then attacks
      Given these Champions are in the game
        | Champion   | space       | Health | Dash     | Attack card |
        | Persephone | The Drear 3 | 5      | On Board | In Hand     |
      When Persephone activates
      Then Ophion has 12 Health
      And these Champions are in the game
        | Champion   | space       | Health | Dash    | Attack card |
        | Persephone | The Drear 2 | 4      | In Hand | On Board    |

    Scenario: The damage comes only after the move
      Given Ophion stands on Oppenheim 1
      And these Champions are in the game
        | Champion   | space       | Health | Dash     | Attack card |
        | Persephone | The Drear 2 | 5      | On Board | On Board    |
      When Persephone activates
      Then Ophion may choose The Drear 1 and The Drear 3
      When Ophion chooses The Drear 3
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion   | Health | Dash    | Attack card |
        | Persephone | 4      | In Hand | In Hand     |

    Scenario: A Champion that moves away but stays at range 1 strikes with Dash
      Given Ophion stands on The Drear 2
      And these Champions are in the game
        | Champion   | space       | Health | Dash     | Attack card |
        | Persephone | The Drear 2 | 5      | On Board | On Board    |
      When Persephone activates
      Then Ophion may choose The Drear 1 and The Drear 3
      When Ophion chooses The Drear 3
      Then Ophion has 14 Health

    Scenario: Out of range, Dash only moves
      Given Ophion stands on Lunaridge 4
      And these Champions are in the game
        | Champion   | space       | Dash     | Attack card |
        | Persephone | The Drear 3 | On Board | In Hand     |
      When Persephone activates
      Then Ophion has 16 Health
      And these Champions are in the game
        | Champion   | space       | Dash    |
        | Persephone | The Drear 2 | In Hand |

    Scenario: The damage of Dash is no Attack and leaves Morning Meditation alone
      Given these Champions are in the game
        | Champion | space       | Dash     | Attack card | Turn Order cards |
        | Leaf     | Oakenmoor 3 | On Board | On Board    | 3                |
      When Leaf activates
      Then Ophion has 13 Health

    @reading.C34=b
    Scenario: Read the other way, the damage of Dash gains from Morning Meditation
      Given these Champions are in the game
        | Champion | space       | Dash     | Attack card | Turn Order cards |
        | Leaf     | Oakenmoor 3 | On Board | On Board    | 3                |
      When Leaf activates
      Then Ophion has 12 Health

  @rule.dash.in-range
  Rule: Stop within range

    Scenario: A Champion stops as soon as it can attack
      Given these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Oppenheim 4 | 5      | In Hand | In Hand     |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | space       |
        | Oric     | Oppenheim 3 |

    Scenario: A Champion moves as far as it takes to attack
      Given these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Oppenheim 4 | 5      | In Hand | On Board    |
      When Oric activates
      Then Ophion has 14 Health
      And these Champions are in the game
        | Champion | space       |
        | Oric     | Oppenheim 2 |

  @rule.card.turned
  Rule: Half a turn after use

    Scenario: Each used card changes its side
      Given these Champions are in the game
        | Champion   | space       | Dash     | Attack card | Turn Order cards |
        | Persephone | The Drear 1 | In Hand  | On Board    | 1                |
        | Oric       | Oppenheim 1 | On Board | In Hand     | 2                |
      When Persephone activates
      And Oric activates
      Then these Champions are in the game
        | Champion   | Dash     | Attack card |
        | Persephone | On Board | In Hand     |
        | Oric       | In Hand  | On Board    |

  @rule.card.unused
  Rule: An unused card is not turned

    @ex.unused-card
    Scenario: Thomas is too far away to attack and turns only Dash
      Given Ophion stands on Lunaridge 5
      And these Champions are in the game
        | Champion | space           | Dash    | Attack card |
        | Thomas   | Arechi Wastes 4 | In Hand | In Hand     |
      Then the range from Arechi Wastes 4 to Lunaridge 5 is 5
      When Thomas activates
      Then the range from Arechi Wastes 6 to Lunaridge 5 is 3
      And Ophion has 16 Health
      And these Champions are in the game
        | Champion | space           | Dash     | Attack card |
        | Thomas   | Arechi Wastes 6 | On Board | In Hand     |

    Scenario: A Champion that cannot move away does not turn Dash
      Given these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Leaf     | Oakenmoor 5 | 5      | In Hand | In Hand     |
      When Leaf activates
      Then Ophion has 14 Health
      And these Champions are in the game
        | Champion | space       | Dash    | Attack card |
        | Leaf     | Oakenmoor 5 | In Hand | On Board    |

  @rule.attack-card.only
  Rule: Only damage and range

    Scenario: An attack costs nothing and changes nothing but Health
      Given these Champions are in the game
        | Champion | space           | Health | Spirit | Dash     |
        | Thomas   | Arechi Wastes 6 | 5      | 0      | On Board |
      When Thomas activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Thomas   | 5      | 0      |

  @rule.attack-card.others
  Rule: All other targets

    Scenario: An attack on all other targets strikes Champions within its range too
      Given these Champions are in the game
        | Champion     | space       | Health | Attack card |
        | Kaoru & Kuma | The Baiyu 1 | 9      | On Board    |
        | Soff         | The Baiyu 1 | 9      | In Hand     |
        | Leaf         | Oakenmoor 2 | 9      | In Hand     |
        | Oric         | Oakenmoor 1 | 9      | In Hand     |
      When Kaoru & Kuma activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion     | space       | Health |
        | Kaoru & Kuma | The Baiyu 5 | 9      |
        | Soff         | The Baiyu 1 | 6      |
        | Leaf         | Oakenmoor 2 | 6      |
        | Oric         | Oakenmoor 1 | 9      |

    Scenario: A Champion struck down by another counts as defeated
      Given these Champions are in the game
        | Champion     | space       | Health | Attack card |
        | Kaoru & Kuma | The Baiyu 1 | 9      | On Board    |
        | Soff         | The Baiyu 1 | 3      | In Hand     |
      When Kaoru & Kuma activates
      Then Soff, Thomas, Leaf, Persephone and Oric have left the game for good
      And the game goes on

    Scenario: An attack on a single target strikes nobody else
      Given these Champions are in the game
        | Champion   | space       | Health | Attack card |
        | Persephone | The Drear 1 | 9      | In Hand     |
        | Oric       | the Dojo    | 9      | In Hand     |
      When Persephone activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion   | Health |
        | Persephone | 9      |
        | Oric       | 9      |

  @rule.attack-card.health
  Rule: Gains of Health

    Scenario: Oric gains the Health his card gives
      Given these Champions are in the game
        | Champion | space       | Health | Attack card |
        | Oric     | Oppenheim 1 | 5      | On Board    |
      When Oric activates
      Then Ophion has 14 Health
      And these Champions are in the game
        | Champion | space       | Health |
        | Oric     | Oppenheim 5 | 7      |

  @rule.attack-card.soff
  Rule: Soff: Sun Lance

    @ex.attack-values
    Scenario Outline: The side of the Attack card decides the damage
      Given these Champions are in the game
        | Champion   | space   | Health | Attack card |
        | <Champion> | <space> | 5      | <side>      |
      When <Champion> activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion   | Health   | Attack card |
        | <Champion> | <Health> | <then>      |

      Examples:
        | Champion     | space           | side     | left | Health | then     |
        | Soff         | Lunaridge 1     | In Hand  | 14   | 5      | On Board |
        | Soff         | Lunaridge 1     | On Board | 13   | 5      | In Hand  |
        | Thomas       | Arechi Wastes 1 | In Hand  | 13   | 5      | On Board |
        | Thomas       | Arechi Wastes 1 | On Board | 14   | 5      | In Hand  |
        | Kaoru & Kuma | The Baiyu 1     | In Hand  | 15   | 5      | On Board |
        | Kaoru & Kuma | The Baiyu 1     | On Board | 13   | 5      | In Hand  |
        | Leaf         | Oakenmoor 1     | In Hand  | 14   | 5      | On Board |
        | Leaf         | Oakenmoor 1     | On Board | 14   | 5      | In Hand  |
        | Persephone   | The Drear 1     | In Hand  | 13   | 5      | On Board |
        | Persephone   | The Drear 1     | On Board | 15   | 5      | In Hand  |
        | Oric         | Oppenheim 1     | In Hand  | 15   | 5      | On Board |
        | Oric         | Oppenheim 1     | On Board | 14   | 7      | In Hand  |

    Scenario Outline: Sun Lance reaches 1 space In Hand and 4 On Board
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion | space       | Dash     | Attack card |
        | Soff     | Lunaridge 4 | On Board | <side>      |
      When Soff activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion | space   |
        | Soff     | <space> |

      Examples:
        | Ophion          | side     | left | space       |
        | Lunaridge 3     | In Hand  | 14   | Lunaridge 5 |
        | Lunaridge 2     | In Hand  | 13   | Lunaridge 3 |
        | Oakenmoor 2     | On Board | 13   | Lunaridge 4 |
        | Oakenmoor 3     | On Board | 13   | Lunaridge 3 |

  @rule.attack-card.thomas
  Rule: Thomas: Unstable Disintegrator

    Scenario Outline: Unstable Disintegrator reaches 2 spaces on both sides
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion | space           | Dash     | Attack card |
        | Thomas   | Arechi Wastes 5 | On Board | <side>      |
      When Thomas activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion | space   |
        | Thomas   | <space> |

      Examples:
        | Ophion          | side     | left | space           |
        | Arechi Wastes 1 | In Hand  | 13   | Arechi Wastes 4 |
        | the Dojo        | In Hand  | 13   | Arechi Wastes 6 |
        | Arechi Wastes 1 | On Board | 14   | Arechi Wastes 4 |
        | the Dojo        | On Board | 14   | Arechi Wastes 6 |

  @rule.attack-card.kaoru
  Rule: Kaoru & Kuma: Avalanche

    Scenario Outline: Avalanche reaches 3 spaces In Hand and 1 On Board
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion     | space       | Dash     | Attack card |
        | Kaoru & Kuma | The Baiyu 5 | On Board | <side>      |
      When Kaoru & Kuma activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion     | space   |
        | Kaoru & Kuma | <space> |

      Examples:
        | Ophion      | side     | left | space       |
        | the Dojo    | In Hand  | 15   | The Baiyu 5 |
        | Lunaridge 2 | In Hand  | 15   | The Baiyu 6 |
        | Lunaridge 3 | In Hand  | 16   | The Baiyu 6 |
        | The Baiyu 6 | On Board | 13   | The Baiyu 4 |
        | The Baiyu 1 | On Board | 12   | The Baiyu 6 |

  @rule.attack-card.leaf
  Rule: Leaf: Grappling Roots

    Scenario Outline: Grappling Roots reaches 3 spaces In Hand and 1 On Board
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion | space       | Dash     | Attack card |
        | Leaf     | Oakenmoor 5 | On Board | <side>      |
      When Leaf activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion | space   |
        | Leaf     | <space> |

      Examples:
        | Ophion      | side     | left | space       |
        | the Dojo    | In Hand  | 14   | Oakenmoor 5 |
        | Lunaridge 2 | In Hand  | 14   | Oakenmoor 6 |
        | Lunaridge 3 | In Hand  | 16   | Oakenmoor 6 |
        | Oakenmoor 6 | On Board | 14   | Oakenmoor 4 |
        | Oakenmoor 1 | On Board | 13   | Oakenmoor 6 |

    Scenario: Grappling Roots On Board strikes Champions within range 1
      Given these Champions are in the game
        | Champion | space       | Health | Attack card |
        | Leaf     | Oakenmoor 1 | 9      | On Board    |
        | Oric     | Oppenheim 2 | 9      | In Hand     |
        | Soff     | Oppenheim 1 | 9      | In Hand     |
      When Leaf activates
      Then these Champions are in the game
        | Champion | Health |
        | Leaf     | 9      |
        | Oric     | 7      |
        | Soff     | 9      |

  @rule.attack-card.persephone
  Rule: Persephone: Claws of the Netherbeast

    Scenario Outline: Claws of the Netherbeast reaches 1 space on both sides
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion   | space       | Dash    | Attack card |
        | Persephone | The Drear 5 | In Hand | <side>      |
      When Persephone activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion   | space   |
        | Persephone | <space> |

      Examples:
        | Ophion      | side     | left | space       |
        | The Drear 6 | In Hand  | 13   | The Drear 3 |
        | The Drear 1 | In Hand  | 13   | The Drear 6 |
        | The Drear 6 | On Board | 15   | The Drear 3 |
        | The Drear 1 | On Board | 15   | The Drear 6 |

  @rule.attack-card.oric
  Rule: Oric: Art of War

    Scenario Outline: Art of War reaches 2 spaces In Hand and 1 On Board
      Given Ophion stands on <Ophion>
      And these Champions are in the game
        | Champion | space       | Health | Dash    | Attack card |
        | Oric     | Oppenheim 5 | 5      | In Hand | <side>      |
      When Oric activates
      Then Ophion has <left> Health
      And these Champions are in the game
        | Champion | space   | Health   |
        | Oric     | <space> | <Health> |

      Examples:
        | Ophion      | side     | left | space       | Health |
        | Oppenheim 1 | In Hand  | 15   | Oppenheim 4 | 5      |
        | the Dojo    | In Hand  | 15   | Oppenheim 6 | 4      |
        | Oppenheim 6 | On Board | 14   | Oppenheim 3 | 7      |
        | Oppenheim 1 | On Board | 14   | Oppenheim 6 | 6      |

    Scenario: Oric also gains Health for the damage that a Dreamstone adds
      Given Dreamstones lie in Oppenheim
      And these Champions are in the game
        | Champion | space       | Health | Attack card |
        | Oric     | Oppenheim 1 | 5      | On Board    |
      When Oric activates
      Then Ophion has 13 Health
      And these Champions are in the game
        | Champion | Health |
        | Oric     | 8      |

    @reading.C43=b
    Scenario: Read the other way, Art of War heals In Hand too
      Given these Champions are in the game
        | Champion | space       | Health | Attack card |
        | Oric     | Oppenheim 1 | 5      | In Hand     |
      When Oric activates
      Then Ophion has 15 Health
      And these Champions are in the game
        | Champion | Health |
        | Oric     | 6      |

  @rule.dreamstone.bonus
  Rule: One more damage

    @ex.dreamstone
    Scenario: Persephone's attack deals one more damage from a tile with a Dreamstone
      Given Dreamstones lie in The Drear and Oppenheim
      And these Champions are in the game
        | Champion   | space       | Health | Attack card | Turn Order cards |
        | Persephone | The Drear 1 | 5      | In Hand     | 1                |
        | Oric       | The Drear 2 | 5      | In Hand     | 2                |
      When Persephone activates
      Then Ophion has 12 Health
      And Dreamstones lie in Oppenheim
      When Oric activates
      Then Ophion has 11 Health
      And Dreamstones lie in Oppenheim

    Scenario: In the Dojo there is no Dreamstone to use
      Given Dreamstones lie in The Drear and Oppenheim
      And these Champions are in the game
        | Champion | space    | Health |
        | Thomas   | the Dojo | 5      |
      When Thomas activates
      Then Ophion may choose Arechi Wastes 3 and Arechi Wastes 6
      When Ophion chooses Arechi Wastes 3
      Then Ophion has 13 Health
      And Dreamstones lie in The Drear and Oppenheim

    Scenario: The Dreamstone strengthens an attack on all other targets against everybody
      Given Dreamstones lie in The Baiyu
      And these Champions are in the game
        | Champion     | space       | Health | Attack card |
        | Kaoru & Kuma | The Baiyu 1 | 9      | On Board    |
        | Soff         | The Baiyu 2 | 9      | In Hand     |
      When Kaoru & Kuma activates
      Then Ophion has 12 Health
      And these Champions are in the game
        | Champion     | Health |
        | Kaoru & Kuma | 9      |
        | Soff         | 5      |

    Scenario: The damage of Dash does not use the Dreamstone
      Given Dreamstones lie in Arechi Wastes
      And these Champions are in the game
        | Champion | space    | Dash     | Attack card |
        | Thomas   | the Dojo | On Board | In Hand     |
      When Thomas activates
      Then Ophion may choose Arechi Wastes 1 and Arechi Wastes 2
      When Ophion chooses Arechi Wastes 2
      Then Ophion has 12 Health
      And Dreamstones lie in Arechi Wastes

    @reading.C34=b
    Scenario: Read the other way, the damage of Dash uses the Dreamstone
      Given Dreamstones lie in Arechi Wastes
      And these Champions are in the game
        | Champion | space    | Dash     | Attack card |
        | Thomas   | the Dojo | On Board | In Hand     |
      When Thomas activates
      And Ophion chooses Arechi Wastes 2
      Then Ophion has 11 Health
      And no Dreamstone is left

    @reading.C33=b
    Scenario Outline: Read the other way, Ophion decides about the Dreamstone
      Given Dreamstones lie in The Drear
      And these Champions are in the game
        | Champion   | space       |
        | Persephone | The Drear 1 |
      When Persephone activates
      Then Ophion may say of the Dreamstone: use it and keep it
      When Ophion says of the Dreamstone: <use>
      Then Ophion has <left> Health

      Examples:
        | use     | left |
        | use it  | 12   |
        | keep it | 13   |

    @reading.C33=b
    Scenario: Read the other way, the decision about the Dreamstone is not the Champion's
      Given Dreamstones lie in The Drear
      And these Champions are in the game
        | Champion   | space       | Health |
        | Persephone | The Drear 1 | 5      |
      When Persephone activates
      And Persephone says of the Dreamstone: keep it
      Then the rules refuse it: "One more damage"
      And Ophion may say of the Dreamstone: use it and keep it
      When Ophion says of the Dreamstone: keep it
      Then Ophion has 13 Health

  @rule.dreamstone.discard
  Rule: A Dreamstone works once

    Scenario: The second attack from the same tile is not strengthened
      Given Dreamstones lie in The Drear
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Thomas     | The Drear 1 | 9      | 1                |
        | Persephone | The Drear 1 | 9      | 2                |
      When Thomas activates
      Then Ophion has 12 Health
      And no Dreamstone is left
      When Persephone activates
      Then Ophion has 9 Health

  @rule.dreamstone.anyone
  Rule: Whose Dreamstone?

    Scenario: A Champion away from home uses the Dreamstone of the tile it stands on
      Given Dreamstones lie in The Drear and Arechi Wastes
      And these Champions are in the game
        | Champion | space       | Health |
        | Thomas   | The Drear 1 | 9      |
      When Thomas activates
      Then Ophion has 12 Health
      And Dreamstones lie in Arechi Wastes

    Scenario: The Dreamstone at home does not help a Champion elsewhere
      Given Dreamstones lie in Arechi Wastes
      And these Champions are in the game
        | Champion | space       | Health |
        | Thomas   | The Drear 1 | 9      |
      When Thomas activates
      Then Ophion has 13 Health
      And Dreamstones lie in Arechi Wastes

  @rule.champion.defeated
  Rule: Defeated for good

    Scenario: A Champion at 0 Health leaves the game
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Soff     | 2      | 1      |
        | Oric     | 5      | 3      |
      When Ophion activates
      Then these Champions are in the game
        | Champion | Health |
        | Oric     | 5      |
      And Soff, Thomas, Kaoru & Kuma, Leaf and Persephone have left the game for good

    Scenario: A Champion at 1 Health stays
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Soff     | 3      | 1      |
        | Oric     | 5      | 3      |
      When Ophion activates
      Then these Champions are in the game
        | Champion | Health |
        | Soff     | 1      |
        | Oric     | 5      |

    Scenario: A defeated Champion cannot activate
      Given the cubes left on Ophion's sheet lie on Lunaridge
      And these Champions are in the game
        | Champion | Health | Spirit | Turn Order cards |
        | Soff     | 2      | 1      | 1                |
        | Oric     | 5      | 3      | 2                |
      When Ophion activates
      And Soff activates
      Then the rules refuse it: "Defeated for good"

    @question
    Scenario: A Champion struck down by another one is out for good, others are not
      Given these Champions are in the game
        | Champion     | space       | Health | Attack card | Turn Order cards |
        | Kaoru & Kuma | The Baiyu 1 | 9      | On Board    | 1                |
        | Leaf         | The Baiyu 2 | 3      |             |                  |
        | Oric         | Oppenheim 5 | 3      |             |                  |
      When Kaoru & Kuma activates
      Then Leaf has left the game, among others
      And these Champions are in the game, among others
        | Champion | Health |
        | Oric     | 3      |

    Scenario: Nothing more is done to a defeated Champion
      Given these Champions are in the game
        | Champion | Health |
        | Soff     | 1      |
        | Leaf     | 5      |
      When Soff takes 1 damage
      And Soff takes 1 damage
      Then the rules refuse it: "Defeated for good"
      When Soff wants to recover in the Dojo
      Then the rules refuse it: "Defeated for good"

  @rule.dojo.no-shelter
  Rule: The Dojo gives no shelter

    Scenario: Champions and Ophion take damage in the Dojo
      Given the cubes left on Ophion's sheet lie on The Drear
      And these Champions are in the game
        | Champion   | space       | Health | Turn Order cards |
        | Soff       | the Dojo    | 5      |                  |
        | Persephone | The Drear 1 | 9      | 1                |
      When Ophion activates
      Then these Champions are in the game
        | Champion   | space       | Health |
        | Soff       | the Dojo    | 3      |
        | Persephone | The Drear 1 | 9      |
      When Persephone activates
      Then Ophion has 13 Health

    Scenario: Whatever the damage comes from, the Dojo does not lessen it
      Given these Champions are in the game
        | Champion | space    | Health |
        | Soff     | the Dojo | 5      |
        | Oric     | the Dojo | 2      |
      When Soff takes 2 damage
      And Oric takes 2 damage
      Then these Champions are in the game
        | Champion | space    | Health |
        | Soff     | the Dojo | 3      |

  @rule.dojo.no-healing
  Rule: The Dojo does not heal

    Scenario: Nobody recovers in the Dojo
      Given these Champions are in the game
        | Champion | space    | Health | Spirit | Turn Order cards |
        | Soff     | the Dojo | 2      | 0      | 1                |
      When Soff wants to recover in the Dojo
      Then the rules refuse it: "The Dojo does not heal"
      And these Champions are in the game
        | Champion | Health | Spirit |
        | Soff     | 2      | 0      |
