Feature: Card reference

  Background:
    Given the players in turn order
      | player | role       |
      | Ana    | Chancellor |
      | Bruno  | Exile      |
      | Clara  | Exile      |
    And it is the turn of Ana
    And the map
      | region    | site    | ruler |
      | Cradle    | "Fort"  | Ana   |
      | Provinces | "Shore" |       |
      | Provinces | "Mine"  | Bruno |
    And the pawn of Ana is at "Shore"
    And the pawn of Bruno is at "Mine"
    And Ana has 3 favor and 3 secrets
    And Bruno has 3 favor and 3 secrets

  @rule.suit.six
  Rule: There are six suits

    Scenario: The suits are these six, Hearth included
      Then the suits are Discord, Arcane, Order, Hearth, Beast and Nomad

  @rule.suit.none
  Rule: A card without a suit is not for Trade or Muster

    Background:
      Given the cards
        | card     | kind    | suit  | site    |
        | "Smith"  | denizen | Order | "Shore" |
        | "Tower"  | edifice | Beast | "Shore" |
        | "Rubble" | ruin    | Beast | "Shore" |
        | "Blank"  | denizen |       | "Shore" |

    Scenario Outline: An intact edifice has its suit, its ruined side has none
      Then the cards at "Shore" that may be used to <action> are "Smith" and "Tower"

      Examples:
        | action |
        | Trade  |
        | Muster |

    Scenario Outline: Trading or mustering with a ruin is refused
      When Ana uses "Rubble" to <action>
      Then the rules refuse it: "No suit"

      Examples:
        | action |
        | Trade  |
        | Muster |

    Scenario: A card with a suit is good for a Muster
      When Ana uses "Tower" to Muster
      Then Ana is using "Tower" to Muster

    Scenario: An intact edifice is good for both actions, a ruin and a blank card for neither
      Then "Tower" may be used to Trade
      And "Tower" may be used to Muster
      And "Rubble" cannot be used to Trade
      And "Blank" cannot be used to Muster

  @rule.restriction.site-only
  Rule: A site-only card goes face up to a site

    Background:
      Given the cards
        | card    | suit  | restrictions | hand | facedown |
        | "Grove" | Beast | site only    | Ana  | x        |
        | "Scout" | Nomad |              | Ana  |          |

    Scenario: A site-only card may not join the advisers face up
      Then "Grove" may be played at a site and facedown to the advisers
      When Ana plays "Grove" face up to the advisers
      Then the rules refuse it: "Site only"

    Scenario: A site-only card is played at a site
      When Ana plays "Grove" at "Shore"
      Then "Grove" lies at "Shore"
      And Ana may use the powers of "Grove"
      And Ana holds 1 card

    Scenario: A card without restrictions may be played in every way
      Then "Scout" may be played at a site, face up to the advisers and facedown to the advisers

  @rule.restriction.advisers-only
  Rule: An advisers-only card goes face up to the advisers

    Background:
      Given the cards
        | card   | suit   | restrictions             | hand | facedown |
        | "Sage" | Arcane | advisers only            | Ana  | x        |
        | "Monk" | Hearth | advisers only and locked | Ana  |          |

    Scenario: An advisers-only card may not be played at a site
      Then "Sage" may be played face up to the advisers and facedown to the advisers
      When Ana plays "Sage" at "Shore"
      Then the rules refuse it: "Advisers only"

    Scenario: An advisers-only card joins the advisers
      When Ana plays "Sage" face up to the advisers
      Then "Sage" lies face up among the advisers of Ana
      And Ana holds 1 card

    Scenario: A second restriction changes nothing about the first
      Then "Monk" may be played face up to the advisers and facedown to the advisers

  @rule.restriction.facedown
  Rule: Any card may be a facedown adviser

    Scenario Outline: Whatever its restriction, a card may be played facedown
      Given the cards
        | card   | suit  | restrictions | hand |
        | "Mask" | Order | <mark>       | Ana  |
      When Ana plays "Mask" facedown to the advisers
      Then "Mask" lies facedown among the advisers of Ana
      And Ana holds 0 cards

      Examples:
        | mark          |
        |               |
        | site only     |
        | advisers only |
        | locked        |

    Scenario: The power of a facedown adviser is not in use
      Given the cards
        | card   | suit  | adviser | facedown |
        | "Mask" | Order | Ana     | x        |
      When Ana uses the power of "Mask"
      Then the rules refuse it: "Cards you rule"

    Scenario Outline: A card is played from your own hand in your own turn
      Given the cards
        | card   | suit  | hand  |
        | "Mask" | Order | Bruno |
      When <player> plays "Mask" facedown to the advisers
      Then the rules refuse it: "A facedown adviser"
      And Bruno holds 1 card

      Examples:
        | player |
        | Ana    |
        | Bruno  |

  @rule.restriction.locked
  Rule: A locked card stays once it is face up

    Background:
      Given the cards
        | card     | suit  | restrictions | site    | adviser | facedown |
        | "Chain"  | Order | locked       | "Fort"  |         |          |
        | "Shadow" | Order | locked       |         | Ana     | x        |
        | "Herder" | Nomad |              | "Shore" |         |          |

    Scenario: A locked card cannot be discarded
      When "Chain" is discarded to the Cradle discard pile
      Then the rules refuse it: "Locked card"
      And "Chain" lies at "Fort"

    Scenario: A locked card cannot be moved
      When "Chain" is moved to "Mine"
      Then the rules refuse it: "Locked card"

    Scenario: A locked card cannot be swapped, whichever card is named first
      When "Chain" and "Herder" are swapped
      Then the rules refuse it: "Locked card"
      When "Herder" and "Chain" are swapped
      Then the rules refuse it: "Locked card"

    Scenario: Facedown, a locked card may still be discarded
      When "Herder" is discarded to the Hinterland discard pile
      And "Shadow" is discarded to the Hinterland discard pile
      Then the top card of the Hinterland discard pile is "Shadow"
      And Ana has no advisers

    Scenario: A card that is not locked may be moved
      When "Herder" is moved to "Mine"
      Then "Herder" lies at "Mine"

    Scenario: Cards that are not locked change places
      When "Herder" and "Shadow" are swapped
      Then "Shadow" lies at "Shore"
      And "Herder" lies face up among the advisers of Ana

    Scenario: The lock closes when the card is played face up, not before
      Given the cards
        | card   | suit  | restrictions | hand |
        | "Gate" | Order | locked       | Ana  |
      Then "Gate" may be played at a site, among other ways
      When "Gate" is discarded to the Cradle discard pile
      Then the rules refuse it: "Locked card"
      When Ana plays "Gate" at "Shore"
      And "Gate" is moved to "Mine"
      Then the rules refuse it: "Locked card"
      And "Gate" lies at "Shore"

  @rule.power.modifier
  Rule: A modifier is used during its action

    Background:
      Given the cards
        | card    | suit   | modifies | adviser |
        | "Guide" | Nomad  | Travel   | Ana     |
        | "Scout" | Beast  | Search   | Ana     |
        | "Cook"  | Hearth |          | Ana     |

    Scenario: During an action only its modifiers and powers without an action icon may be used
      Given Ana is taking the action Travel
      Then Ana may use the powers of "Guide" and "Cook"

    Scenario: A modifier of another action is refused
      Given Ana is taking the action Search
      When Ana uses the power of "Guide"
      Then the rules refuse it: "Modifying an action"

    Scenario: Outside any action no modifier may be used
      Then Ana may use the powers of "Cook"

    Scenario: A modifier is in use from its action to the next one
      Then Ana cannot use the power of "Guide"
      When Ana takes the action Travel
      Then Ana may use the power of "Guide", among others
      And Ana cannot use the power of "Scout"
      When Ana takes the action Search
      Then Ana may use the powers of "Scout" and "Cook", among others
      When Ana uses the power of "Guide"
      Then the rules refuse it: "Modifying an action"

    Scenario: The action ends with the turn, and its modifiers with it
      When Ana takes the action Travel
      And Ana ends the turn
      Then it is the turn of Bruno
      And Ana cannot use the power of "Guide"

    Scenario: Nobody takes an action in another's turn
      When Bruno takes the action Travel
      Then the rules refuse it: "Modifying an action"
      And it is the turn of Ana

  @rule.cost.place
  Rule: What is placed lies on the card

    Background:
      Given the cards
        | card    | suit   | cost                             | adviser |
        | "Cook"  | Hearth | place 1 favor                    | Ana     |
        | "Sage"  | Arcane | place 1 secret                   | Ana     |
        | "Envoy" | Order  | place 1 favor and place 1 favor  | Ana     |
        | "Augur" | Arcane | place 1 favor and place 1 secret | Ana     |

    Scenario: A favor to place goes from the board to the card
      When Ana uses the power of "Cook"
      Then "Cook" holds 1 favor and 0 secrets
      And Ana has 2 favor and 3 secrets

    Scenario: A secret to place goes from the board to the card
      When Ana uses the power of "Sage"
      Then "Sage" holds 0 favor and 1 secret
      And Ana has 3 favor and 2 secrets

    Scenario: Every icon of the cost is paid
      When Ana uses the power of "Augur"
      Then "Augur" holds 1 favor and 1 secret
      And Ana has 2 favor and 2 secrets

    Scenario: Whoever lacks the last token cannot use the power
      Given Ana has 1 favor and 1 secret
      Then Ana may use the powers of "Cook", "Sage" and "Augur"
      When Ana uses the power of "Envoy"
      Then the rules refuse it: "A cost to place"
      And Ana has 1 favor and 1 secret

    Scenario: Nobody places a token they do not have
      Given Ana has 0 favor and 1 secret
      When Ana places 1 favor on "Cook" for another reason
      Then the rules refuse it: "A cost to place"
      And "Cook" holds 0 favor and 0 secrets

  @rule.cost.burn
  Rule: What is burned returns to the shared bank

    Background:
      Given the shared bank has 5 favor and 5 secrets
      And the cards
        | card    | suit    | cost                             | adviser |
        | "Thief" | Discord | burn 1 favor                     | Ana     |
        | "Pyre"  | Beast   | burn 1 secret                    | Ana     |
        | "Feast" | Hearth  | place 1 secret and burn 1 secret | Ana     |

    Scenario: A burned favor goes to the shared bank, not to the card
      When Ana uses the power of "Thief"
      Then the shared bank has 6 favor and 5 secrets
      And "Thief" holds 0 favor and 0 secrets
      And Ana has 2 favor and 3 secrets

    Scenario: A burned secret goes to the shared bank, not to the card
      When Ana uses the power of "Pyre"
      Then the shared bank has 5 favor and 6 secrets
      And Ana has 3 favor and 2 secrets

    Scenario: A cost may place one token and burn another
      When Ana uses the power of "Feast"
      Then "Feast" holds 0 favor and 1 secret
      And the shared bank has 5 favor and 6 secrets
      And Ana has 3 favor and 1 secret

    Scenario: Without the token to burn the power cannot be used
      Given Ana has 0 favor and 1 secret
      Then Ana may use the powers of "Pyre"
      When Ana uses the power of "Thief"
      Then the rules refuse it: "A cost to burn"

    @reading.C55=b
    Scenario: Under either reading what is burned in your own turn goes to the shared bank
      When Ana uses the power of "Thief"
      Then the shared bank has 6 favor and 5 secrets

  @rule.access.site
  Rule: Cards at the site of your pawn are yours to use

    Scenario: A card is used where the pawn stands, whoever rules the site
      Given the cards
        | card    | suit  | cost          | site    |
        | "Scout" | Beast |               | "Shore" |
        | "Miner" | Order | place 1 favor | "Mine"  |
      Then Ana may use the powers of "Scout"
      When Ana uses the power of "Miner"
      Then the rules refuse it: "Cards at your site"
      Given the pawn of Ana is at "Mine"
      Then Ana may use the powers of "Miner"
      When Ana uses the power of "Miner"
      Then "Miner" holds 1 favor and 0 secrets

  @rule.access.ruled
  Rule: Cards you rule are yours to use

    @ex.from-afar
    Scenario: Ana rules one site and stands at another
      Given the cards
        | card       | suit  | battle plan | site    |
        | "Captain"  | Order |             | "Fort"  |
        | "Wall"     | Order | x           | "Fort"  |
        | "Fisher"   | Nomad |             | "Shore" |
        | "Ambush"   | Beast | x           | "Shore" |
      And Ana is taking the action Campaign
      Then Ana may use the powers of "Captain", "Wall" and "Fisher"

  @rule.ruled.cards
  Rule: You rule your advisers and the cards at your sites

    Scenario: Advisers are ruled wherever the pawn is, those of others are not
      Given the cards
        | card     | suit   | adviser |
        | "Cook"   | Hearth | Ana     |
        | "Archer" | Order  | Bruno   |
      Then Ana may use the powers of "Cook"
      And Bruno may use the powers of "Archer"

    Scenario: A card at a ruled site is ruled with the pawn elsewhere
      Given the cards
        | card      | suit  | cost          | site   |
        | "Captain" | Order | place 1 favor | "Fort" |
      When Ana uses the power of "Captain"
      Then "Captain" holds 1 favor and 0 secrets

    Scenario: A site ruled by another gives nothing from afar
      Given the cards
        | card    | suit  | site   |
        | "Miner" | Order | "Mine" |
      Then Ana may use no power
      And Bruno may use the powers of "Miner"

  @rule.exhaustion.no-more
  Rule: Nothing more is placed on a card that holds tokens

    @ex.exhausted
    Scenario: A cost to place, no cost, and a battle plan
      Given the cards
        | card     | suit   | cost          | battle plan | adviser |
        | "Cook"   | Hearth | place 1 favor |             | Ana     |
        | "Hunter" | Beast  |               |             | Ana     |
        | "Wall"   | Order  | place 1 favor | x           | Ana     |
      And "Cook" holds 1 favor and 0 secrets
      And "Hunter" holds 1 favor and 0 secrets
      And "Wall" holds 1 favor and 0 secrets
      And Ana is taking the action Campaign
      Then Ana may use the powers of "Hunter" and "Wall"
      When Ana uses the power of "Cook"
      Then the rules refuse it: "Exhausted card"
      When Ana uses the power of "Hunter"
      Then "Hunter" holds 1 favor and 0 secrets
      When Ana uses the power of "Wall"
      Then "Wall" holds 2 favor and 0 secrets

    Scenario Outline: One token of either kind is enough, whichever is to be placed
      Given the cards
        | card   | suit   | cost   | adviser |
        | "Sage" | Arcane | <cost> | Ana     |
      And "Sage" holds <favor> favor and <secrets> secrets
      When Ana uses the power of "Sage"
      Then the rules refuse it: "Exhausted card"

      Examples:
        | cost           | favor | secrets |
        | place 1 favor  | 1     | 0       |
        | place 1 favor  | 0     | 1       |
        | place 1 secret | 1     | 0       |
        | place 1 secret | 0     | 1       |

    Scenario: No other reason puts a token there either
      Given the cards
        | card   | suit   | site    |
        | "Dock" | Hearth | "Shore" |
      When Ana places 1 favor on "Dock" for another reason
      Then "Dock" holds 1 favor and 0 secrets
      And Ana has 2 favor and 3 secrets
      When Ana places 1 secret on "Dock" for another reason
      Then the rules refuse it: "Exhausted card"

    Scenario: Outside the turn too an exhausted card cannot be paid
      Given the cards
        | card     | suit  | cost          | adviser |
        | "Archer" | Order | place 1 favor | Bruno   |
      And "Archer" holds 1 favor and 0 secrets
      When Bruno uses the power of "Archer"
      Then the rules refuse it: "Exhausted card"

    Scenario: A power with a cost to place is not used twice in a row
      Given the cards
        | card   | suit   | cost          | adviser |
        | "Cook" | Hearth | place 1 favor | Ana     |
      When Ana uses the power of "Cook"
      And Ana uses the power of "Cook"
      Then the rules refuse it: "Exhausted card"
      And "Cook" holds 1 favor and 0 secrets
      And Ana has 2 favor and 3 secrets

    @reading.C56=b
    Scenario: Read the other way, an exhausted card may be paid for outside the turn
      Given the cards
        | card     | suit  | cost          | adviser |
        | "Archer" | Order | place 1 favor | Bruno   |
      And "Archer" holds 1 favor and 0 secrets
      When Bruno uses the power of "Archer"
      Then the Order favor bank has 1 favor
      And "Archer" holds 1 favor and 0 secrets

    @reading.C56=b
    Scenario: Under either reading an exhausted card is not paid for in your own turn
      Given the cards
        | card   | suit   | cost          | adviser |
        | "Cook" | Hearth | place 1 favor | Ana     |
      And "Cook" holds 0 favor and 1 secret
      When Ana uses the power of "Cook"
      Then the rules refuse it: "Exhausted card"

  @rule.exhaustion.free
  Rule: Without a cost to place, an exhausted card may be used

    Background:
      Given the cards
        | card     | suit    | cost         | adviser |
        | "Hunter" | Beast   |              | Ana     |
        | "Thief"  | Discord | burn 1 favor | Ana     |
      And "Hunter" holds 0 favor and 1 secret
      And "Thief" holds 1 favor and 0 secrets

    Scenario: Burning puts nothing on the card, so it is allowed
      Then Ana may use the powers of "Hunter" and "Thief"
      When Ana uses the power of "Thief"
      Then the shared bank has 1 favor and 0 secrets
      And "Thief" holds 1 favor and 0 secrets

    @reading.C24=b
    Scenario: Read the other way, any cost keeps an exhausted card out of use
      Then Ana may use the powers of "Hunter"
      When Ana uses the power of "Thief"
      Then the rules refuse it: "Exhausted, but without a cost"

  @rule.payment.favor
  Rule: Outside your turn favor goes to the bank of the suit

    Background:
      Given the favor banks
        | suit  | favor |
        | Order | 2     |
        | Beast | 2     |

    @ex.off-turn
    Scenario: Bruno pays for two cards in Ana's turn
      Given the cards
        | card     | suit   | cost           | adviser |
        | "Archer" | Order  | place 1 favor  | Bruno   |
        | "Seer"   | Arcane | place 1 secret | Bruno   |
      When Bruno uses the power of "Archer"
      And Bruno uses the power of "Seer"
      Then the Order favor bank has 3 favor
      And the Beast favor bank has 2 favor
      And Bruno has 2 favor and 2 secrets
      And Bruno has 1 secret turned over
      And "Archer" holds 0 favor and 0 secrets
      And "Seer" holds 0 favor and 0 secrets

    Scenario: In your own turn the favor stays on the card
      Given the cards
        | card    | suit  | cost          | adviser |
        | "Envoy" | Order | place 1 favor | Ana     |
      When Ana uses the power of "Envoy"
      Then the Order favor bank has 2 favor
      And "Envoy" holds 1 favor and 0 secrets

    Scenario: A card without a suit has no bank, so the favor goes to the shared one
      Given the cards
        | card     | kind | suit  | cost          | site   |
        | "Rubble" | ruin | Order | place 1 favor | "Mine" |
      When Bruno uses the power of "Rubble"
      Then the shared bank has 1 favor and 0 secrets
      And the Order favor bank has 2 favor

    Scenario: The same card is paid for in two ways, in another's turn and in your own
      Given the cards
        | card     | suit  | cost          | adviser |
        | "Archer" | Order | place 1 favor | Bruno   |
      When Bruno uses the power of "Archer"
      Then the Order favor bank has 3 favor
      When Ana ends the turn
      And Bruno uses the power of "Archer"
      Then the Order favor bank has 3 favor
      And "Archer" holds 1 favor and 0 secrets

    Scenario: A burned favor goes to the shared bank outside the turn too
      Given the cards
        | card    | suit  | cost         | adviser |
        | "Raven" | Beast | burn 1 favor | Bruno   |
      When Bruno uses the power of "Raven"
      Then the shared bank has 1 favor and 0 secrets
      And the Beast favor bank has 2 favor

    @reading.C55=b
    Scenario: Read the other way, a favor to burn outside the turn goes to the bank of the suit
      Given the cards
        | card    | suit  | cost         | adviser |
        | "Raven" | Beast | burn 1 favor | Bruno   |
      When Bruno uses the power of "Raven"
      Then the shared bank has 0 favor and 0 secrets
      And the Beast favor bank has 3 favor
      And Bruno has 2 favor and 3 secrets

  @rule.payment.secret
  Rule: Outside your turn secrets are turned over

    Scenario: A secret turned over stays on the board but pays for nothing more
      Given the cards
        | card   | suit   | cost           | adviser |
        | "Seer" | Arcane | place 1 secret | Bruno   |
      And Bruno has 0 favor and 1 secret
      When Bruno uses the power of "Seer"
      Then Bruno has 0 favor and 0 secrets
      And Bruno has 1 secret turned over
      When Bruno uses the power of "Seer"
      Then the rules refuse it: "A cost to place"

    Scenario: A burned secret leaves the board outside the turn too
      Given the cards
        | card   | suit  | cost          | adviser |
        | "Pyre" | Beast | burn 1 secret | Bruno   |
      When Bruno uses the power of "Pyre"
      Then the shared bank has 0 favor and 1 secret
      And Bruno has 3 favor and 2 secrets
      And Bruno has 0 secrets turned over

    Scenario: In your own turn the secret stays on the card
      Given the cards
        | card   | suit   | cost           | adviser |
        | "Sage" | Arcane | place 1 secret | Ana     |
      When Ana uses the power of "Sage"
      Then Ana has 0 secrets turned over
      And "Sage" holds 0 favor and 1 secret

    @reading.C55=b
    Scenario: Read the other way, a secret to burn outside the turn is turned over
      Given the cards
        | card   | suit  | cost          | adviser |
        | "Pyre" | Beast | burn 1 secret | Bruno   |
      When Bruno uses the power of "Pyre"
      Then the shared bank has 0 favor and 0 secrets
      And Bruno has 3 favor and 2 secrets
      And Bruno has 1 secret turned over

  @rule.battle-plan.exception
  Rule: Battle plans have rules of their own

    Background:
      Given the cards
        | card     | suit  | cost          | battle plan | site    |
        | "Wall"   | Order | place 1 favor | x           | "Mine"  |
        | "Ambush" | Beast |               | x           | "Shore" |
      And "Wall" holds 1 favor and 0 secrets
      And Ana is taking the action Campaign

    Scenario: Standing at a site does not open its battle plan, a token on a ruled one does not close it
      Given the pawn of Bruno is at "Shore"
      Then Ana may use no power
      And Bruno may use the powers of "Wall"

    Scenario: A battle plan used in another's turn is paid like any power then
      When Bruno uses the power of "Wall"
      Then the Order favor bank has 1 favor
      And "Wall" holds 1 favor and 0 secrets

    @reading.C57=b
    Scenario: Read the other way, a battle plan keeps its tokens in another's turn too
      When Bruno uses the power of "Wall"
      Then the Order favor bank has 0 favor
      And "Wall" holds 2 favor and 0 secrets

  @rule.battle-plan.ruled
  Rule: Only a battle plan you rule may be used

    Background:
      Given the cards
        | card     | suit  | battle plan | site    | adviser |
        | "Ambush" | Beast | x           | "Shore" |         |
        | "Wall"   | Order | x           | "Fort"  |         |
        | "Feint"  | Nomad | x           |         | Ana     |

    Scenario: The battle plans of ruled sites and of advisers may be used
      Given Ana is taking the action Campaign
      Then Ana may use the powers of "Wall" and "Feint"

    Scenario: The pawn at the site is not enough for a battle plan
      Given Ana is taking the action Campaign
      When Ana uses the power of "Ambush"
      Then the rules refuse it: "Only the plans you rule"

    Scenario: A battle plan is for a Campaign only
      Given Ana is taking the action Search
      When Ana uses the power of "Wall"
      Then the rules refuse it: "Modifying an action"

  @rule.battle-plan.exhausted
  Rule: A battle plan may be paid again

    Scenario: A battle plan takes another token on top of those it holds
      Given the cards
        | card    | suit  | cost           | battle plan | adviser |
        | "Feint" | Nomad | place 1 secret | x           | Ana     |
      And "Feint" holds 1 favor and 1 secret
      And Ana is taking the action Campaign
      When Ana uses the power of "Feint"
      Then "Feint" holds 1 favor and 2 secrets

  @rule.conspiracy.take
  Rule: The Conspiracy takes one banner or relic

    Background:
      Given the cards
        | card     | suit  | adviser |
        | "Wolf"   | Beast | Ana     |
        | "Bear"   | Beast | Ana     |
        | "Falcon" | Beast | Bruno   |
        | "Squire" | Order | Clara   |
      And the pawn of Ana is at "Mine"
      And Ana has the Conspiracy

    @ex.conspiracy
    Scenario: Ana's two Beast advisers match Bruno's only one
      Given Ana has 0 favor and 1 secret
      And Ana has travelled to "Mine" this turn
      And Bruno has the Grand Scepter, the relic "Crown" and the Darkest Secret
      Then with the Conspiracy Ana may take
        | prize              | from  |
        | the Grand Scepter  | Bruno |
        | the relic "Crown"  | Bruno |
        | the Darkest Secret | Bruno |
      When Ana uses the Conspiracy to take the Grand Scepter of Bruno
      Then the relics and banners of Ana are the Grand Scepter
      And the relics and banners of Bruno are the relic "Crown" and the Darkest Secret
      And Ana has 0 favor and 0 secrets
      And the shared bank has 0 favor and 1 secret

    Scenario: A banner is taken as well as a relic
      Given Bruno has the People's Favor
      When Ana uses the Conspiracy to take the People's Favor of Bruno
      Then the relics and banners of Ana are the People's Favor
      And Bruno has neither relics nor banners

    Scenario: Nothing that the other player lacks can be taken
      Given Bruno has the People's Favor
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then the rules refuse it: "Stealing with the Conspiracy"
      And Ana has 3 favor and 3 secrets

    Scenario: Without the Conspiracy nothing is taken
      Given Ana has the Grand Scepter
      And it is the turn of Bruno
      When Bruno uses the Conspiracy to take the Grand Scepter of Ana
      Then the rules refuse it: "Stealing with the Conspiracy"

    Scenario: Nobody conspires against themselves
      Given Ana has the relic "Crown"
      When Ana uses the Conspiracy to take the relic "Crown" of Ana
      Then the rules refuse it: "Stealing with the Conspiracy"

    Scenario: The loot joins what the thief has, at the right end
      Given Ana has the relic "Ring" and the Darkest Secret
      And Bruno has the relic "Crown" and the People's Favor
      Then with the Conspiracy Ana may take the relic "Crown" of Bruno, among other things
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then the relics of Ana from left to right are the relic "Ring" and the relic "Crown"
      And the relics and banners of Ana include the relic "Crown" and the Darkest Secret
      And the relics and banners of Bruno are the People's Favor

    Scenario: The Conspiracy waits for the turn of whoever has it
      Given Bruno has the relic "Crown"
      When Ana ends the turn
      And Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then the rules refuse it: "Stealing with the Conspiracy"
      And with the Conspiracy Ana may take nothing
      When Bruno ends the turn
      And Clara ends the turn
      And Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then the relics and banners of Ana are the relic "Crown"

  @rule.conspiracy.secret
  Rule: The Conspiracy burns a secret

    Scenario Outline: Only with a secret may the Conspiracy be used
      Given the cards
        | card     | suit  | adviser |
        | "Wolf"   | Beast | Ana     |
        | "Bear"   | Beast | Ana     |
        | "Falcon" | Beast | Bruno   |
      And the pawn of Ana is at "Mine"
      And Ana has the Conspiracy
      And Bruno has the relic "Crown"
      And Ana has 5 favor and <secrets> secrets
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then <result>

      Examples:
        | secrets | result                                        |
        | 0       | the rules refuse it: "The Conspiracy's secret" |
        | 1       | Ana has 5 favor and 0 secrets                 |
        | 2       | Ana has 5 favor and 1 secret                  |

  @rule.conspiracy.site
  Rule: The Conspiracy happens where the other pawn stands

    Background:
      Given the cards
        | card     | suit  | adviser |
        | "Wolf"   | Beast | Ana     |
        | "Bear"   | Beast | Ana     |
        | "Falcon" | Beast | Bruno   |
        | "Boar"   | Beast | Clara   |
      And Ana has the Conspiracy
      And Bruno has the relic "Crown"
      And Clara has the relic "Cup"
      And the pawn of Clara is at "Fort"

    Scenario: Only a player at the same site can be robbed
      Given the pawn of Ana is at "Fort"
      Then with the Conspiracy Ana may take
        | prize           | from  |
        | the relic "Cup" | Clara |
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then the rules refuse it: "The Conspiracy's site"

    Scenario: Ruling the site is not being there
      When Ana uses the Conspiracy to take the relic "Cup" of Clara
      Then the rules refuse it: "The Conspiracy's site"

    Scenario: Whoever is already there need not travel
      Given the pawn of Ana is at "Fort"
      When Ana uses the Conspiracy to take the relic "Cup" of Clara
      Then the relics and banners of Ana are the relic "Cup"

    @reading.C27=b
    Scenario: Read the other way, one must have travelled there this turn
      Given the pawn of Ana is at "Fort"
      Then with the Conspiracy Ana may take nothing
      When Ana uses the Conspiracy to take the relic "Cup" of Clara
      Then the rules refuse it: "The Conspiracy's site"
      Given Ana has travelled to "Fort" this turn
      When Ana uses the Conspiracy to take the relic "Cup" of Clara
      Then the relics and banners of Ana are the relic "Cup"

    @reading.C27=b
    Scenario: Read the other way, a Travel action counts until the turn ends
      Given the pawn of Ana is at "Fort"
      When Ana takes the action Travel
      Then with the Conspiracy Ana may take the relic "Cup" of Clara, among other things
      When Ana ends the turn
      And Bruno ends the turn
      And Clara ends the turn
      Then it is the turn of Ana
      And with the Conspiracy Ana may take nothing

  @rule.conspiracy.match
  Rule: Two advisers must match the other player's

    Background:
      Given Ana has the Conspiracy
      And the pawn of Ana is at "Mine"
      And Bruno has the relic "Crown"

    Scenario Outline: Two of your advisers need the suit of some adviser of the other player
      Given the cards
        | card     | suit     | adviser |
        | "First"  | <first>  | Ana     |
        | "Second" | <second> | Ana     |
        | "Third"  | Nomad    | Ana     |
        | "Falcon" | Beast    | Bruno   |
        | "Squire" | Order    | Bruno   |
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then <result>

      Examples:
        | first  | second | result                                      |
        | Beast  | Order  | Ana has 3 favor and 2 secrets               |
        | Beast  | Beast  | Ana has 3 favor and 2 secrets               |
        | Beast  | Arcane | the rules refuse it: "Matching advisers"    |
        | Hearth | Arcane | the rules refuse it: "Matching advisers"    |

    Scenario: One of yours that matches two of theirs is still one
      Given the cards
        | card     | suit  | adviser |
        | "Wolf"   | Beast | Ana     |
        | "Falcon" | Beast | Bruno   |
        | "Boar"   | Beast | Bruno   |
      When Ana uses the Conspiracy to take the relic "Crown" of Bruno
      Then the rules refuse it: "Matching advisers"

    Scenario: Facedown advisers show no suit, on either side
      Given the cards
        | card     | suit  | adviser | facedown |
        | "Wolf"   | Beast | Ana     |          |
        | "Bear"   | Beast | Ana     |          |
        | "Falcon" | Beast | Bruno   | x        |
        | "Lynx"   | Nomad | Bruno   |          |
        | "Otter"  | Nomad | Ana     | x        |
        | "Heron"  | Nomad | Ana     | x        |
      Then with the Conspiracy Ana may take nothing

    @reading.C28=b
    Scenario: Read the other way, facedown advisers match too
      Given the cards
        | card     | suit  | adviser | facedown |
        | "Wolf"   | Beast | Ana     | x        |
        | "Bear"   | Beast | Ana     |          |
        | "Falcon" | Beast | Bruno   | x        |
      Then with the Conspiracy Ana may take
        | prize             | from  |
        | the relic "Crown" | Bruno |
