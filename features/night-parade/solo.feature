Feature: Solo mode

  @rule.solo.level
  Rule: At the Easy and the Medium level the King plays one clan of three

    Scenario Outline: Each level has its clans
      When Gamanoke faces King Enma, who plays <clan>, at the <level> level
      Then it is Gamanoke's turn, phase 1
      And <clan>'s Champion is in the supply

      Examples:
        | level  | clan     |
        | Easy   | Onikuma  |
        | Easy   | Kappa    |
        | Easy   | Kotengu  |
        | Medium | Nekomata |
        | Medium | Tanuki   |
        | Medium | Inugami  |

    Scenario Outline: Another clan is refused
      When Gamanoke faces King Enma, who plays <clan>, at the <level> level
      Then the rules refuse it: "The level and the King's clan"
      And nobody is playing

      Examples:
        | level  | clan      |
        | Easy   | Tanuki    |
        | Medium | Kappa     |
        | Easy   | Nogitsune |
        | Medium | Nogitsune |

    Scenario: The King begins with the cards of his clan
      Given Kappa starts with
        | card | element |
        | "K1" | Water   |
        | "K2" | Wood    |
      And Tanuki starts with
        | card | element |
        | "T1" | Water   |
      When Gamanoke faces King Enma, who plays Kappa, at the Easy level
      Then Kappa's Water Parade is "K1" and Champion Card
      And Kappa's Wood Parade is "K2"

    Scenario: The King's clan is chosen once
      When Gamanoke faces King Enma, who plays Kappa, at the Easy level
      And Gamanoke faces King Enma, who plays Tanuki, at the Medium level
      Then the rules refuse it: "The level and the King's clan"
      And Kappa's Champion is in the supply

  @rule.solo.hard
  Rule: At the Hard level two clans join their cards

    Background:
      Given Kappa starts with
        | card | element |
        | "K1" | Water   |
        | "K2" | Wood    |
      And Tanuki starts with
        | card | element |
        | "T1" | Wood    |
        | "T2" | Earth   |

    Scenario: The cards of both clans and one Champion Card
      When Gamanoke faces King Enma, who plays Kappa with the cards of Tanuki too, at the Hard level
      Then Kappa's Earth Parade is "T2"
      And Kappa's Water Parade is "K1"
      And Kappa's Wood Parade is "K2", "T1" and Champion Card
      And Kappa's Champion is in the supply

    Scenario: The Meeples may be those of the Medium clan
      When Gamanoke faces King Enma, who plays Tanuki with the cards of Kappa too, at the Hard level
      Then Tanuki's Parades have 1 Earth, 1 Water and 3 Wood cards

    Scenario Outline: Two clans of one level, or a clan without a level, are refused
      When Gamanoke faces King Enma, who plays Kappa with the cards of <second> too, at the Hard level
      Then the rules refuse it: "The Hard level"

      Examples:
        | second    |
        | Onikuma   |
        | Nogitsune |

    Scenario: One clan is too few
      When Gamanoke faces King Enma, who plays Kappa, at the Hard level
      Then the rules refuse it: "The Hard level"
      And nobody is playing

  @rule.solo.islands
  Rule: The islands show their Midnight side

    Scenario: The Midnight side is used
      When the islands are laid with the Midnight side up
      Then the islands show the Midnight side

    Scenario: The other side is refused
      When the islands are laid with the other side up
      Then the rules refuse it: "Midnight islands"
      And no side of the islands is chosen

    Scenario: The islands are laid once
      When the islands are laid with the Midnight side up
      And the islands are laid with the Midnight side up
      Then the rules refuse it: "Midnight islands"

    Scenario: In a game without the King either side will do
      Given the players are Gamanoke and Kappa
      When the islands are laid with the other side up
      Then the islands show the other side

    @question
    Scenario: The first turn waits until the solo game is set up
      When Gamanoke faces King Enma, who plays Kappa, at the Easy level
      And Gamanoke activates the Earth Parade
      Then the rules refuse it: "Midnight islands"
      When the islands are laid with the Midnight side up
      And Gamanoke activates the Earth Parade
      Then the rules refuse it: "One Plot for both"
      When the Hidden Plot that scores every Torii is revealed
      And Gamanoke activates the Earth Parade
      Then the rules refuse it: "The King's pile"
      When the Enma Cards are shuffled and piled as two moves, next Throne Card, remove and hide, one token of each and move and remove
      And Gamanoke activates the Earth Parade
      Then it is Gamanoke's turn, phase 3
      When the Hidden Plot that scores Torii on Wood is revealed
      Then the rules refuse it: "One Plot for both"

  @rule.solo.plot
  Rule: One Hidden Plot counts for both

    Background:
      Given the players are Gamanoke and Kappa
      And Kappa is King Enma
      And the islands
        | island  | next to |
        | Earth 3 | Wood 2  |
        | Wood 2  |         |
      And Gamanoke has a Torii on Earth 3
      And Kappa has a Torii on Earth 3
      And Kappa has a Torii on Wood 2

    Scenario: You and the King score the same icons
      When the Hidden Plot that scores every Torii and Torii on Earth is revealed
      Then Gamanoke scores 2 points in all
      And Kappa scores 3 points in all

    Scenario: No second Hidden Plot is revealed
      When the Hidden Plot that scores every Torii is revealed
      And the Hidden Plot that scores Torii on Wood is revealed
      Then the rules refuse it: "One Plot for both"
      And Kappa scores 2 points in all

    Scenario: Throne Cards and Mystery Bonus count in solo games too
      Given Gamanoke has betrayed Throne Card 2
      And Kappa has 3 points of Mystery Bonus
      When the Hidden Plot that scores every Torii is revealed
      Then Gamanoke scores 3 points in all
      And Kappa scores 5 points in all

    @reading.C51=b
    Scenario: If only the Hidden Plot counted, nothing else would score
      Given Gamanoke has betrayed Throne Card 2
      When the Hidden Plot that scores every Torii is revealed
      Then Gamanoke scores 1 point in all

  @rule.solo.champion
  Rule: The King's Champion starts in his supply

    Scenario: It is ready for the islands from the start
      Given the islands
        | island  |
        | Earth 3 |
      When Gamanoke faces King Enma, who plays Kappa, at the Easy level
      Then Kappa's Champion is in the supply
      And Kappa's Earth Parade is Champion Card
      When the islands are laid with the Midnight side up
      And the Hidden Plot that scores every Torii is revealed
      And the Enma Cards are shuffled and piled as two moves, next Throne Card, remove and hide, one token of each and move and remove
      And Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Kappa's Champion is on Earth 3

  @rule.solo.enma-pile
  Rule: The five Enma Cards make a face-up pile

    Scenario: All five are piled
      When the Enma Cards are shuffled and piled as two moves, next Throne Card, remove and hide, one token of each and move and remove
      Then the Enma pile is two moves, next Throne Card, remove and hide, one token of each and move and remove

    Scenario: None is left out
      When the Enma Cards are shuffled and piled as two moves, next Throne Card, remove and hide and move and remove
      Then the rules refuse it: "The King's pile"
      And the Enma pile is empty

    Scenario: Without the King there is no Enma pile
      Given the players are Gamanoke and Kappa
      When the Enma Cards are shuffled and piled as two moves, next Throne Card, remove and hide, one token of each and move and remove
      Then the rules refuse it: "The King's pile"
      And the Enma pile is empty

    Scenario: The Enma Cards are not shuffled again
      When the Enma Cards are shuffled and piled as two moves, next Throne Card, remove and hide, one token of each and move and remove
      And the Enma Cards are shuffled and piled as next Throne Card, two moves, remove and hide, one token of each and move and remove
      Then the rules refuse it: "The King's pile"

  @rule.solo.first
  Rule: You have the first turn

    Scenario: The King cannot begin
      When Gamanoke faces King Enma, who plays Kappa, at the Easy level
      Then it is Gamanoke's turn, phase 1
      When King Enma takes his turn
      Then the rules refuse it: "After you"

    Scenario: Where nobody plays King Enma, he takes no turn
      Given the players are Gamanoke and Kappa
      When King Enma takes his turn
      Then the rules refuse it: "After you"

  @rule.king.turn
  Rule: The King plays after you

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  | next to |
        | Wood 5  | Wood 2  |
        | Wood 2  | Earth 3 |
        | Earth 3 |         |
      And Onikuma has 5 Meeples in the supply

    Scenario: Round after round you and the King take turns
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then it is Gamanoke's turn, phase 1
      When King Enma takes his turn
      Then the rules refuse it: "After you"

    Scenario: After your fifth Torii the King has his last turn
      Given the islands
        | island  |
        | Water 2 |
        | Water 3 |
      And Gamanoke has a Torii on Wood 5
      And Gamanoke has a Torii on Wood 2
      And Gamanoke has a Torii on Earth 3
      And Gamanoke has a Torii on Water 2
      And Gamanoke has a Torii on Water 3
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      Then it is Onikuma's turn, phase 1
      When King Enma takes his turn
      Then the game is over

    Scenario: With his fifth Torii the King ends the game at the end of his turn
      Given the islands
        | island  |
        | Water 2 |
        | Water 3 |
      And Onikuma has a Torii on Wood 5
      And Onikuma has a Torii on Wood 2
      And Onikuma has a Torii on Water 2
      And Onikuma has a Torii on Water 3
      And Onikuma has 2 Meeples on Earth 3
      And Onikuma's Earth Parade
        | card | icons |
        | "A"  | Place |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Onikuma has a Torii on Earth 3
      And the game is over

    @ex.king-turn
    Scenario: The King places, fights, builds with his Champion and reigns
      Given Onikuma's Wood Parade
        | card          | icons        |
        | "A"           | Place, Fight |
        | Champion Card |              |
      And Onikuma's Earth Parade has 2 more cards without icons
      And Onikuma's brown Scroll is flipped
      And Onikuma's Champion is in the supply
      And Onikuma has 2 Meeples on Earth 3
      And Gamanoke has 1 Meeple on Wood 5
      And the decks
        | card | element | icons        | level |
        | "C"  | Wood    | Place, Reign | 1     |
      And the Throne pile is 4, 5 and 6
      And the Enma pile is next Throne Card, two moves and one token of each
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 5
      And Gamanoke has 0 Meeples on Wood 5
      And Gamanoke has 1 Meeple in the supply
      And Onikuma has a Torii on Earth 3
      And Onikuma has 0 Meeples on Earth 3
      And Onikuma's Champion is in the supply
      And Onikuma's Water Parade is Champion Card
      And Onikuma's Wood Parade is "A" and "C"
      And Onikuma has 1 Meeple on Wood 2
      And the Throne pile is 5, 6 and 4
      And the Enma pile is two moves, one token of each and next Throne Card
      And Onikuma's brown Scroll is not flipped
      And Onikuma's green Scroll is flipped
      And it is Gamanoke's turn, phase 1

    @reading.C40=b
    Scenario: By printed numbers the Champion would go to Wood 2
      Given Onikuma's Wood Parade
        | card          |
        | Champion Card |
      And Onikuma's Champion is in the supply
      And Onikuma has 2 Meeples on Earth 3
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Onikuma's Champion is on Wood 2
      And Onikuma has no Torii on Earth 3

    Scenario Outline: Nobody plays the King's clan by hand
      Given it is Onikuma's turn, phase 1
      When Onikuma <acts>
      Then the rules refuse it: "After you"
      And it is Onikuma's turn, phase 1

      Examples:
        | acts                       |
        | activates the Earth Parade |
        | flips the green Scroll     |
        | ends the turn              |

  @rule.king.reveal
  Rule: The King gets a new card first

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: The top card of level 1 joins its Parade before he chooses
      Given Onikuma's Earth Parade has 1 more card without icons
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  |       |
      And the decks
        | card | element | level |
        | "B"  | Wood    | 1     |
        | "C"  | Earth   | 1     |
        | "D"  | Earth   | 2     |
      When King Enma takes his turn
      Then Onikuma's Wood Parade is "A" and "B"
      And the deck of level 1 is "C"
      And the deck of level 2 is "D"
      And Onikuma's green Scroll is flipped

    Scenario: Without level 1 he takes from level 2
      Given the decks
        | card | element | level |
        | "D"  | Water   | 2     |
        | "E"  | Earth   | 3     |
      When King Enma takes his turn
      Then Onikuma's Water Parade is "D"
      And the deck of level 2 is empty

    Scenario: He takes nothing from level 3
      Given the decks
        | card | element | level |
        | "E"  | Earth   | 3     |
      When King Enma takes his turn
      Then Onikuma's Parades have 0 Earth, 0 Water and 0 Wood cards
      And the deck of level 3 is "E"
      And Onikuma's brown Scroll is flipped

  @rule.king.parade
  Rule: The King activates his longest Parade that is ready

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: The longest one
      Given Onikuma's Earth Parade has 1 more card without icons
      And Onikuma's Water Parade has 2 more cards without icons
      When King Enma takes his turn
      Then Onikuma's blue Scroll is flipped
      And Onikuma's brown Scroll is not flipped

    Scenario: Not the one he used last turn
      Given Onikuma's Earth Parade has 1 more card without icons
      And Onikuma's Water Parade has 2 more cards without icons
      And Onikuma's blue Scroll is flipped
      When King Enma takes his turn
      Then Onikuma's brown Scroll is flipped
      And Onikuma's blue Scroll is not flipped

    Scenario: In a tie the one with the Champion Card
      Given the islands
        | island |
        | Wood 4 |
      And Onikuma's Champion is in the supply
      And Onikuma's Earth Parade has 1 more card without icons
      And Onikuma's Wood Parade
        | card          |
        | Champion Card |
      When King Enma takes his turn
      Then Onikuma's green Scroll is flipped

    Scenario: Still tied, the topmost
      Given Onikuma's Water Parade has 2 more cards without icons
      And Onikuma's Wood Parade has 2 more cards without icons
      When King Enma takes his turn
      Then Onikuma's blue Scroll is flipped

  @rule.king.end
  Rule: The King spends tokens, keeps the rest and unflips

    Scenario: What he cannot spend he keeps
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And Onikuma has 1 Exile token and 2 Invoke tokens
      And Onikuma's blue Scroll is flipped
      And Gamanoke's Earth Parade
        | card | icons | level |
        | "G"  |       | 2     |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Onikuma has 1 Exile token, 2 Invoke tokens and 0 Spirits
      And Gamanoke's "G" is face up
      And Onikuma's blue Scroll is not flipped
      And Onikuma's brown Scroll is flipped
      And it is Gamanoke's turn, phase 1

  @rule.king.place
  Rule: The King places where you are, then where he is, then where he needs fewest

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island | Torii limit |
        | Wood 2 | 1           |
        | Wood 3 |             |
        | Wood 4 |             |
        | Wood 5 |             |
      And the rows of the map
        | row    | islands        |
        | top    | Wood 5, Wood 4 |
        | bottom | Wood 3, Wood 2 |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Onikuma has 5 Meeples in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: Where you have a Meeple, even though he is elsewhere
      Given Gamanoke has 1 Meeple on Wood 5
      And Onikuma has 2 Meeples on Wood 4
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 5

    Scenario: Of two islands with your Meeples, the one where he is too
      Given Gamanoke has 1 Meeple on Wood 5
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Wood 4
      When King Enma takes his turn
      Then Onikuma has 2 Meeples on Wood 4

    Scenario: Where you are not, he joins his own
      Given Onikuma has 1 Meeple on Wood 5
      When King Enma takes his turn
      Then Onikuma has 2 Meeples on Wood 5

    Scenario: Of two islands with his own, the one that lacks fewest
      Given Onikuma has 1 Meeple on Wood 3
      And Onikuma has 3 Meeples on Wood 4
      When King Enma takes his turn
      Then Onikuma has a Torii on Wood 4

    Scenario: On empty islands he looks for the fewest
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 2

    Scenario: An island that can hold no Torii of his comes last
      Given Gamanoke has a Torii on Wood 2
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3

    Scenario: Where you are he places even if no Torii of his can stand there
      Given Gamanoke has 1 Meeple on Wood 2
      And Gamanoke has a Torii on Wood 2
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 2

    Scenario: He joins his own even where no Torii of his can stand
      Given Onikuma has 1 Meeple on Wood 2
      And Gamanoke has a Torii on Wood 2
      When King Enma takes his turn
      Then Onikuma has 2 Meeples on Wood 2

    Scenario: Without a Meeple in the supply he places nothing
      Given Onikuma has 0 Meeples in the supply
      When King Enma takes his turn
      Then Onikuma has 0 Meeples on Wood 2
      And it is Gamanoke's turn, phase 1
      And Onikuma's green Scroll is flipped

  @rule.king.once
  Rule: The King places once on an island in a turn

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island |
        | Wood 5 |
        | Wood 3 |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
        | "B"  | Place |
      And Onikuma has 5 Meeples in the supply
      And Gamanoke has 1 Meeple on Wood 5
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: His second Meeple goes elsewhere
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 5
      And Onikuma has 1 Meeple on Wood 3

    @reading.C41=b
    Scenario: If the ban did not bind him, both would go to you
      When King Enma takes his turn
      Then Onikuma has 2 Meeples on Wood 5

  @rule.king.champion
  Rule: The King's Champion seeks yours, then the island that lacks fewest

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  | Torii limit |
        | Wood 2  | 1           |
        | Earth 3 |             |
        | Water 5 |             |
      And Onikuma's Wood Parade
        | card          |
        | Champion Card |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: It goes to your Champion
      Given Onikuma's Champion is in the supply
      And Gamanoke's Champion is on Water 5
      When King Enma takes his turn
      Then Onikuma's Champion is on Water 5

    Scenario: It goes to your Champion even where no Torii of his can stand
      Given Onikuma's Champion is in the supply
      And Gamanoke's Champion is on Wood 2
      And Gamanoke has a Torii on Wood 2
      When King Enma takes his turn
      Then Onikuma's Champion is on Wood 2

    Scenario: Your ordinary Meeples do not draw it
      Given Onikuma's Champion is in the supply
      And Gamanoke has 1 Meeple on Water 5
      When King Enma takes his turn
      Then Onikuma's Champion is on Wood 2

    Scenario: It goes where he lacks fewest
      Given Onikuma's Champion is in the supply
      And Onikuma has 2 Meeples on Earth 3
      When King Enma takes his turn
      Then Onikuma has a Torii on Earth 3

    Scenario: It does not go where no Torii of his can stand
      Given Onikuma's Champion is in the supply
      And Gamanoke has a Torii on Wood 2
      When King Enma takes his turn
      Then Onikuma's Champion is on Earth 3

    Scenario: His own Meeples alone do not draw it
      Given Onikuma's Champion is in the supply
      And Onikuma has 1 Meeple on Water 5
      When King Enma takes his turn
      Then Onikuma's Champion is on Wood 2

    @reading.C39=b
    Scenario: If it sought his own Meeples, it would join them
      Given Onikuma's Champion is in the supply
      And Onikuma has 1 Meeple on Water 5
      When King Enma takes his turn
      Then Onikuma's Champion is on Water 5

    Scenario: On an island already, it stays, and so does its card
      Given Onikuma's Champion is on Water 5
      When King Enma takes his turn
      Then Onikuma's Champion is on Water 5
      And Onikuma's Wood Parade is Champion Card
      And Onikuma's green Scroll is flipped

  @rule.king.move
  Rule: The King moves where he needs fewest

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  | next to         | Torii limit |
        | Wood 4  | Wood 3, Water 3 |             |
        | Wood 3  | Fire 2          | 1           |
        | Water 3 |                 | 1           |
        | Fire 2  |                 |             |
      And the rows of the map
        | row    | islands         |
        | top    | Wood 4, Wood 3  |
        | bottom | Water 3, Fire 2 |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Move  |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: Where fewest are missing
      Given Onikuma has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Water 3
      When King Enma takes his turn
      Then Onikuma has 2 Meeples on Water 3
      And Onikuma has 0 Meeples on Wood 4

    Scenario: In a tie where you are
      Given Onikuma has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Water 3
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Water 3

    Scenario: Fewest missing comes before where you are
      Given Onikuma has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Water 3
      And Gamanoke has 1 Meeple on Wood 3
      When King Enma takes his turn
      Then Onikuma has 2 Meeples on Water 3
      And Onikuma has 0 Meeples on Wood 3

    Scenario: A standing Meeple moves before a hidden one and the Champion
      Given Onikuma has 1 Meeple on Wood 4
      And Onikuma has 1 hidden Meeple on Wood 4
      And Onikuma's Champion is on Wood 4
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3
      And Onikuma has 1 hidden Meeple on Wood 4
      And Onikuma's Champion is on Wood 4

    Scenario: A hidden Meeple moves before the Champion
      Given Onikuma has 1 hidden Meeple on Wood 4
      And Onikuma's Champion is on Wood 4
      When King Enma takes his turn
      Then Onikuma has 1 hidden Meeple on Wood 3
      And Onikuma's Champion is on Wood 4

    Scenario: A move that your Throne Card gives him he makes as his own
      Given Onikuma has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke's Water Parade
        | card | icons |
        | "G"  | Reign |
      And the Throne pile is 5 and 1
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3
      When Gamanoke activates the Water Parade
      And Gamanoke reigns with Throne Card 5
      Then Onikuma has 1 Meeple on Fire 2
      And Gamanoke has 2 Talismans
      And it is Gamanoke's turn, phase 3

    Scenario: Not where no Torii of his can stand
      Given Onikuma has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Water 3
      And Gamanoke has a Torii on Water 3
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3

    Scenario: Where nothing is open he stays
      Given Onikuma has 1 Meeple on Wood 4
      And Gamanoke has a Torii on Water 3
      And Gamanoke has a Torii on Wood 3
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 4
      And Onikuma's green Scroll is flipped

    Scenario: Moving completes his Torii
      Given Onikuma has 1 Meeple on Wood 4
      And Onikuma has 2 Meeples on Wood 3
      When King Enma takes his turn
      Then Onikuma has a Torii on Wood 3
      And Onikuma has 3 Meeples in the supply

  @rule.king.fight
  Rule: The King fights where both stand

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  | Torii limit |
        | Wood 4  |             |
        | Earth 4 |             |
        | Water 3 | 1           |
        | Water 4 |             |
      And the rows of the map
        | row    | islands          |
        | top    | Wood 4, Earth 4  |
        | bottom | Water 3, Water 4 |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Fight |
      And Onikuma has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Wood 4

    Scenario: Not where you stand alone
      Given Gamanoke has 1 Meeple on Water 3
      When Gamanoke activates the Water Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 0 Meeples on Wood 4
      And Gamanoke has 1 Meeple on Water 3

    Scenario: In a tie where he lacks fewest
      Given Onikuma has 1 Meeple on Water 3
      And Gamanoke has 1 Meeple on Water 3
      When Gamanoke activates the Wood Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 0 Meeples on Water 3
      And Gamanoke has 1 Meeple on Wood 4

    Scenario: He does not fight where no Torii of his can stand
      Given Onikuma has 1 Meeple on Water 3
      And Gamanoke has 1 Meeple on Water 3
      And Gamanoke has a Torii on Water 3
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 0 Meeples on Wood 4
      And Gamanoke has 1 Meeple on Water 3

    Scenario Outline: Where no Torii of his can stand anywhere, the element decides
      Given Onikuma has 1 Meeple on Earth 4
      And Gamanoke has 1 Meeple on Earth 4
      And Onikuma has a Torii on Wood 4
      And Onikuma has a Torii on Earth 4
      When Gamanoke activates the <parade> Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 0 Meeples on <island>

      Examples:
        | parade | island  |
        | Earth  | Earth 4 |
        | Wood   | Wood 4  |

    Scenario Outline: Still tied, on the element of your last Parade
      Given Onikuma has 1 Meeple on Earth 4
      And Gamanoke has 1 Meeple on Earth 4
      And Onikuma has 1 Meeple on Water 4
      And Gamanoke has 1 Meeple on Water 4
      When Gamanoke activates the <parade> Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 0 Meeples on <island>

      Examples:
        | parade | island  |
        | Earth  | Earth 4 |
        | Water  | Water 4 |
        | Wood   | Wood 4  |

    Scenario: A standing Meeple goes before a hidden one and the Champion
      Given Gamanoke has 1 hidden Meeple on Wood 4
      And Gamanoke's Champion is on Wood 4
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 2 Meeples on Wood 4
      And Gamanoke has 1 hidden Meeple on Wood 4
      And Gamanoke's Champion is on Wood 4

  @rule.king.hide
  Rule: The King hides the Meeple he has just placed

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island |
        | Wood 2 |
        | Wood 4 |
      And Onikuma's Champion is in the supply
      And Onikuma has 5 Meeples in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: Not another one
      Given Onikuma's Wood Parade
        | card | icons       |
        | "A"  | Place, Hide |
      And Gamanoke has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Wood 2
      When King Enma takes his turn
      Then Onikuma has 1 hidden Meeple on Wood 4
      And Onikuma has 0 hidden Meeples on Wood 2

    Scenario: Of two Meeples placed, the last
      Given Onikuma's Wood Parade
        | card | icons              |
        | "A"  | Place, Place, Hide |
      When King Enma takes his turn
      Then Onikuma has 1 hidden Meeple on Wood 4
      And Onikuma has 0 hidden Meeples on Wood 2
      And Onikuma has 1 Meeple on Wood 2

    Scenario: A Champion placed last hides too
      Given Onikuma's Wood Parade
        | card          | icons |
        | Champion Card |       |
        | "A"           | Hide  |
      When King Enma takes his turn
      Then Onikuma's Champion is hidden on Wood 2

    Scenario: If it became part of a Torii, nothing hides
      Given Onikuma's Wood Parade
        | card | icons       |
        | "A"  | Place, Hide |
      And Onikuma has 1 Meeple on Wood 2
      When King Enma takes his turn
      Then Onikuma has a Torii on Wood 2
      And Onikuma has 0 hidden Meeples on Wood 2

    Scenario: Your Throne Card hides nothing of his
      Given Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke's Water Parade
        | card | icons |
        | "G"  | Reign |
      And the Throne pile is 7 and 1
      When King Enma takes his turn
      And Gamanoke activates the Water Parade
      And Gamanoke reigns with Throne Card 7 on Wood 4
      Then Gamanoke has 1 hidden Meeple on Wood 4
      And Onikuma has 1 Meeple on Wood 4
      And Onikuma has 0 hidden Meeples on Wood 4
      And it is Gamanoke's turn, phase 3

    Scenario: Who placed nothing hides nothing
      Given Onikuma's Wood Parade
        | card | icons |
        | "A"  | Hide  |
      And Onikuma has 1 Meeple on Wood 2
      When King Enma takes his turn
      Then Onikuma has 0 hidden Meeples on Wood 2
      And Onikuma's green Scroll is flipped

  @rule.king.change
  Rule: The King changes to his shortest Parade, in a tie to the topmost

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And Onikuma's Wood Parade
        | card | icons  |
        | "A"  | Change |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: The topmost of two shortest
      Given Onikuma's Wood Parade has 1 more card without icons
      When King Enma takes his turn
      Then Onikuma's Earth Parade is "A"

    Scenario: The strictly shortest
      Given Onikuma's Earth Parade has 1 more card without icons
      And Onikuma's brown Scroll is flipped
      When King Enma takes his turn
      Then Onikuma's Water Parade is "A"

    Scenario: The card that leaves still counts, and does not stay in a tie
      Given Onikuma's Wood Parade
        | card | icons  |
        | "B"  | Change |
      And Onikuma's Water Parade has 1 more card without icons
      When King Enma takes his turn
      Then Onikuma's Parades have 2 Earth, 1 Water and 0 Wood cards

    Scenario: In the strictly shortest Parade it stays
      Given Onikuma's Wood Parade
        | card | icons  |
        | "B"  | Change |
        | "C"  | Change |
      And Onikuma's Earth Parade has 2 more cards without icons
      And Onikuma's Water Parade has 2 more cards without icons
      When King Enma takes his turn
      Then Onikuma's Wood Parade is "C"
      And Onikuma's Parades have 3 Earth, 3 Water and 1 Wood cards

  @rule.king.torii
  Rule: The King builds like you

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island |
        | Wood 3 |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Onikuma has 1 Meeple in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: With enough Meeples he takes them back and builds
      Given Onikuma has 2 Meeples on Wood 3
      When King Enma takes his turn
      Then Onikuma has a Torii on Wood 3
      And Onikuma has 3 Meeples in the supply
      And Onikuma has 0 Meeples on Wood 3

    Scenario: One too few stay
      Given Onikuma has 1 Meeple on Wood 3
      When King Enma takes his turn
      Then Onikuma has no Torii on Wood 3
      And Onikuma has 2 Meeples on Wood 3

  @rule.king.ignores
  Rule: The King ignores Spirits and Talismans

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: Their icons give him nothing, other tokens he takes
      Given Onikuma's Wood Parade
        | card | icons                           |
        | "A"  | Spirit, Talisman, Exile, Invoke |
      When King Enma takes his turn
      Then Onikuma has 0 Spirits, 0 Talismans, 1 Exile token and 1 Invoke token

    Scenario: An exiled card is turned up and gives him nothing
      Given Onikuma's Wood Parade
        | card | icons | level |
        | "A"  | Exile | 1     |
      And Onikuma's "A" is exiled
      When King Enma takes his turn
      Then Onikuma's "A" is face up
      And Onikuma has 0 Talismans and 0 Exile tokens

    Scenario: A first builder's Spirits are not for him
      Given the islands
        | island | first builder |
        | Wood 1 | 2 Spirits     |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Onikuma has 1 Meeple in the supply
      When King Enma takes his turn
      Then Onikuma has a Torii on Wood 1
      And Onikuma has 0 Spirits

    Scenario: Of a first builder's bonus he takes the other tokens
      Given the islands
        | island | first builder                 |
        | Wood 1 | 1 Talisman and 1 Invoke token |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
      And Onikuma has 1 Meeple in the supply
      When King Enma takes his turn
      Then Onikuma has 0 Talismans and 1 Invoke token

    Scenario Outline: The Spirits your Throne Card gives to others are not for him
      Given Gamanoke's Water Parade
        | card | icons |
        | "G"  | Reign |
      And the Throne pile is <card> and 1
      When King Enma takes his turn
      And Gamanoke activates the Water Parade
      And Gamanoke reigns with Throne Card <card>
      Then Gamanoke has <tokens>
      And Onikuma has 0 Spirits
      And it is Gamanoke's turn, phase 3

      Examples:
        | card | tokens          |
        | 3    | 2 Spirits       |
        | 9    | 2 Invoke tokens |

  @rule.king.golden-in
  Rule: The last tie goes to the top and the left

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  | next to                    |
        | Wood 3  | Water 3                    |
        | Wood 3b | Water 3                    |
        | Wood 3c | Water 3                    |
        | Water 3 |                            |
      And Onikuma has 5 Meeples in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario Outline: Higher rows come first
      Given the rows of the map
        | row    | islands         |
        | top    | Wood 3c         |
        | middle | Wood 3, Water 3 |
        | bottom | Wood 3b         |
      And Onikuma's Wood Parade
        | card | icons                 |
        | "A"  | Place<more>           |
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3c
      And Onikuma has <second> Meeples on Wood 3
      And Onikuma has <third> Meeples on Wood 3b

      Examples:
        | more           | second | third |
        |                | 0      | 0     |
        | , Place        | 1      | 0     |
        | , Place, Place | 1      | 1     |

    Scenario: In one row the leftmost comes first
      Given the rows of the map
        | row    | islands                  |
        | middle | Wood 3b, Wood 3, Wood 3c |
        | bottom | Water 3                  |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Place |
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3b

    Scenario: It holds for moving in
      Given the rows of the map
        | row    | islands         |
        | top    | Water 3         |
        | middle | Wood 3b         |
        | bottom | Wood 3, Wood 3c |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Move  |
      And Onikuma has 1 Meeple on Water 3
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3b

    Scenario: It holds for his Champion
      Given the rows of the map
        | row    | islands          |
        | top    | Water 3          |
        | bottom | Wood 3b, Wood 3c |
        | middle | Wood 3           |
      And Onikuma's Champion is in the supply
      And Onikuma's Wood Parade
        | card          |
        | Champion Card |
      When King Enma takes his turn
      Then Onikuma's Champion is on Water 3

    Scenario: It holds for fighting
      Given the rows of the map
        | row    | islands          |
        | top    | Water 3          |
        | bottom | Wood 3c, Wood 3b |
        | middle | Wood 3           |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Fight |
      And Onikuma has 1 Meeple on Wood 3b
      And Onikuma has 1 Meeple on Wood 3c
      And Gamanoke has 1 Meeple on Wood 3b
      And Gamanoke has 1 Meeple on Wood 3c
      When King Enma takes his turn
      Then Gamanoke has 0 Meeples on Wood 3c
      And Gamanoke has 1 Meeple on Wood 3b

  @rule.king.golden-out
  Rule: He leaves the bottom and the right first

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  | next to                  |
        | Water 2 | Wood 6, Wood 7, Wood 6b  |
        | Wood 6  |                          |
        | Wood 7  |                          |
        | Wood 6b |                          |
      And Onikuma has 1 Meeple on Wood 6
      And Onikuma has 1 Meeple on Wood 6b
      And Onikuma has 1 Meeple on Wood 7
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario Outline: Lower rows come first
      Given the rows of the map
        | row    | islands          |
        | top    | Wood 6           |
        | middle | Water 2, Wood 6b |
        | bottom | Wood 7           |
      And Onikuma's Wood Parade
        | card | icons      |
        | "A"  | <icons>    |
      When King Enma takes his turn
      Then Onikuma has <middle> Meeples on Wood 6b
      And Onikuma has 0 Meeples on Wood 7
      And Onikuma has 1 Meeple on Wood 6

      Examples:
        | icons      | middle |
        | Move       | 1      |
        | Move, Move | 0      |

    Scenario: In one row the rightmost comes first
      Given the rows of the map
        | row    | islands                 |
        | top    | Water 2                 |
        | bottom | Wood 6, Wood 7, Wood 6b |
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Move  |
      When King Enma takes his turn
      Then Onikuma has 0 Meeples on Wood 6b
      And Onikuma has 1 Meeple on Wood 7

  @rule.king.reign
  Rule: The King always reigns with his own top card

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the Throne pile is 3, 4 and 5
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario Outline: Each use puts the card under the pile, unshuffled
      Given the Enma pile is one token of each, next Throne Card and two moves
      And Onikuma's Wood Parade
        | card | icons   |
        | "A"  | <icons> |
      When King Enma takes his turn
      Then the Enma pile is <pile>
      And the Throne pile is <throne>
      And Onikuma has 0 Spirits and 1 Exile token
      And Gamanoke has 0 Spirits

      Examples:
        | icons               | pile                                               | throne     |
        | Reign               | next Throne Card, two moves and one token of each  | 3, 4 and 5 |
        | Reign, Reign        | two moves, one token of each and next Throne Card  | 4, 5 and 3 |
        | Reign, Reign, Reign | one token of each, next Throne Card and two moves  | 4, 5 and 3 |

  @rule.king.enma-general
  Rule: What an Enma Card leaves open is decided as for the icon

    Scenario: The removal follows the priorities of a fight
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  |
        | Wood 4  |
        | Water 3 |
      And Onikuma has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Water 3
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Water 3
      And the Enma pile is remove and hide
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke has 0 Meeples on Water 3
      And Gamanoke has 1 Meeple on Wood 4

  @rule.enma.strike
  Rule: Enma Card: a move, then a removal there

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island | next to |
        | Wood 4 | Wood 3  |
        | Wood 3 |         |
      And Onikuma has 1 Meeple on Wood 4
      And the Enma pile is move and remove
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: One Meeple where he moved goes home, even a hidden one
      Given Gamanoke has 1 hidden Meeple on Wood 3
      And Gamanoke has 1 Meeple on Wood 4
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3
      And Gamanoke has 0 Meeples on Wood 3
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple in the supply

    Scenario: He removes also where his move has built a Torii
      Given Onikuma has 2 Meeples on Wood 3
      And Gamanoke has 1 Meeple on Wood 3
      When King Enma takes his turn
      Then Onikuma has a Torii on Wood 3
      And Gamanoke has 0 Meeples on Wood 3

    Scenario: Where he cannot move he removes nothing
      Given Gamanoke has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Wood 3
      And Onikuma has a Torii on Wood 3
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Wood 4
      And Gamanoke has 1 Meeple on Wood 3
      And Onikuma's green Scroll is flipped

    Scenario: Without an enemy there nothing is removed
      Given Gamanoke has 1 Meeple on Wood 4
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 3
      And Gamanoke has 1 Meeple on Wood 4

  @rule.enma.march
  Rule: Enma Card: two moves

    Scenario: The second move follows the first
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island | next to |
        | Wood 4 | Wood 3  |
        | Wood 3 |         |
      And Onikuma has 2 Meeples on Wood 4
      And the Enma pile is two moves
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Onikuma has 2 Meeples on Wood 3
      And Onikuma has 0 Meeples on Wood 4

  @rule.enma.tokens
  Rule: Enma Card: an Exile and an Invoke token

    Scenario: They can be spent in the same turn
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And Gamanoke's Earth Parade
        | card | icons | level |
        | "G"  |       | 1     |
      And the Enma pile is one token of each
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then Gamanoke's "G" is exiled
      And Onikuma has 0 Exile tokens and 1 Invoke token

  @rule.enma.ambush
  Rule: Enma Card: a removal, then his Meeple there hides

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  |
        | Wood 5  |
        | Water 2 |
      And Onikuma has 5 Meeples in the supply
      And the Enma pile is remove and hide
      And Onikuma's Wood Parade
        | card | icons        |
        | "A"  | Place, Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: His Meeple on that island hides
      Given Onikuma has 3 Meeples on Wood 5
      And Gamanoke has 2 Meeples on Wood 5
      When King Enma takes his turn
      Then Gamanoke has 1 Meeple on Wood 5
      And Onikuma has 4 Meeples on Wood 5
      And Onikuma has 1 hidden Meeple on Wood 5

    Scenario: A standing Meeple hides before the Champion
      Given Onikuma has 1 hidden Meeple on Wood 5
      And Onikuma's Champion is on Wood 5
      And Gamanoke has 1 Meeple on Wood 5
      When King Enma takes his turn
      Then Gamanoke has 0 Meeples on Wood 5
      And Onikuma has 2 hidden Meeples on Wood 5
      And Onikuma's Champion is on Wood 5

    Scenario: If no other stands there, the Champion hides
      Given Onikuma has 0 Meeples in the supply
      And Onikuma has 1 hidden Meeple on Wood 5
      And Onikuma's Champion is on Wood 5
      And Gamanoke has 1 Meeple on Wood 5
      When King Enma takes his turn
      Then Gamanoke has 0 Meeples on Wood 5
      And Onikuma's Champion is hidden on Wood 5

    Scenario: Without a shared island nothing is removed and nothing hides
      Given Onikuma has 3 Meeples on Wood 5
      And Gamanoke has 1 Meeple in the supply
      When King Enma takes his turn
      Then Onikuma has 4 Meeples on Wood 5
      And Onikuma has 0 hidden Meeples on Wood 5

    Scenario: It need not be the Meeple placed last
      Given Gamanoke has 1 Meeple on Wood 5
      And Onikuma has 1 Meeple on Water 2
      And Gamanoke has 1 Meeple on Water 2
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 5
      And Gamanoke has 0 Meeples on Water 2
      And Onikuma has 1 hidden Meeple on Water 2
      And Onikuma has 0 hidden Meeples on Wood 5

    @reading.C47=b
    Scenario: If the Meeple placed last hid, the other would stand
      Given Gamanoke has 1 Meeple on Wood 5
      And Onikuma has 1 Meeple on Water 2
      And Gamanoke has 1 Meeple on Water 2
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 5
      And Gamanoke has 0 Meeples on Water 2
      And Onikuma has 0 hidden Meeples on Water 2
      And Onikuma has 1 hidden Meeple on Wood 5

  @rule.enma.throne
  Rule: Enma Card: the top Throne Card goes under its pile

    Scenario: The next Throne Card is in view
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the Throne pile is 8, 1 and 6
      And the Enma pile is next Throne Card and two moves
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then the Throne pile is 1, 6 and 8

    Scenario: Without a Throne Card no card moves, and the Enma Card is used up all the same
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the Enma pile is next Throne Card and two moves
      And Onikuma's Wood Parade
        | card | icons |
        | "A"  | Reign |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn
      And King Enma takes his turn
      Then the Throne pile has 0 cards
      And the Enma pile is two moves and next Throne Card

  @rule.king.exile
  Rule: The King exiles the highest cards of your longest Parade

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And Gamanoke's Earth Parade
        | card | icons | level | kind           |
        | "E1" |       | 3     |                |
      And Gamanoke's Water Parade
        | card | icons | level | kind           |
        | "W0" |       |       | Starting Yokai |
        | "W1" |       | 1     |                |
        | "W2" |       | 2     |                |
        | "W3" |       | 2     |                |
      When Gamanoke activates the Wood Parade
      And Gamanoke ends the turn

    Scenario: The highest level he can pay for, from the left
      Given Onikuma has 3 Exile tokens
      When King Enma takes his turn
      Then Gamanoke's "W2" is exiled
      And Gamanoke's "W1" is exiled
      And Gamanoke's "W3" is face up
      And Gamanoke's "E1" is face up
      And Onikuma has 0 Exile tokens

    Scenario: With one token the card of level 1
      Given Onikuma has 1 Exile token
      When King Enma takes his turn
      Then Gamanoke's "W1" is exiled
      And Gamanoke's "W2" is face up

    Scenario: With two tokens one of level 2 rather than the first from the left
      Given Onikuma has 2 Exile tokens
      When King Enma takes his turn
      Then Gamanoke's "W2" is exiled
      And Gamanoke's "W1" is face up
      And Gamanoke's "W3" is face up

    Scenario: In a tie of Parades the topmost
      Given Gamanoke's Earth Parade has 3 more cards without icons
      And Onikuma has 3 Exile tokens
      When King Enma takes his turn
      Then Gamanoke's "E1" is exiled
      And Gamanoke's "W2" is face up

    Scenario: If nothing in the longest Parade can be exiled, he keeps his tokens
      Given Gamanoke's Wood Parade
        | card          | kind           |
        | "S1"          | Starting Yokai |
        | "S2"          | Starting Yokai |
        | "S3"          | Starting Yokai |
        | "S4"          | Starting Yokai |
        | Champion Card |                |
      And Onikuma has 3 Exile tokens
      When King Enma takes his turn
      Then Onikuma has 3 Exile tokens
      And Gamanoke's "S1" is face up
      And Gamanoke's "W1" is face up
      And Gamanoke's "E1" is face up
      And Onikuma's brown Scroll is flipped

    @reading.C44=b
    Scenario: If his own Parade were meant, he would exile himself
      Given Onikuma's Wood Parade
        | card | icons | level |
        | "A"  |       | 1     |
      And Onikuma has 1 Exile token
      When King Enma takes his turn
      Then Onikuma's "A" is exiled
      And Onikuma has 0 Exile tokens
      And Gamanoke's "W1" is face up

  @rule.king.invoke
  Rule: The King invokes the card with most Moves

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the Spirit Dimension
        | card | element | icons      | level |
        | "A"  | Wood    | Place      | 3     |
        | "B"  | Earth   | Move       | 1     |
        | "C"  | Water   | Move       | 2     |
        | "D"  | Wood    | Move       | 2     |
        | "E"  | Wood    | Move, Move | 3     |
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: The card with most Moves among those he can pay for
      Given Onikuma has 3 Invoke tokens
      When King Enma takes his turn
      Then the Spirit Dimension is "A", "B", "C" and "D"
      And the Shikigami at the end of the King's Wood Parade are "E"
      And Onikuma has 0 Invoke tokens

    Scenario: In a tie the highest level, then the uppermost
      Given Onikuma has 2 Invoke tokens
      When King Enma takes his turn
      Then the Spirit Dimension is "A", "B", "D" and "E"
      And the Shikigami at the end of the King's Water Parade are "C"

    Scenario: More Moves come before a higher level
      Given the Spirit Dimension
        | card | element | icons      | level |
        | "F"  | Water   | Move, Move | 1     |
      And Onikuma has 2 Invoke tokens
      When King Enma takes his turn
      Then the Spirit Dimension is "A", "C", "D" and "E"
      And the Shikigami at the end of the King's Water Parade are "F"
      And the Shikigami at the end of the King's Earth Parade are "B"

    Scenario: He goes on while he can pay
      Given Onikuma has 5 Invoke tokens
      When King Enma takes his turn
      Then the Spirit Dimension is "A", "B" and "D"
      And Onikuma has 0 Invoke tokens

  @rule.king.shikigami
  Rule: The King's Shikigami lies at the end of a Parade

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the islands
        | island  |
        | Wood 4  |
        | Water 4 |
      And Onikuma has 5 Meeples in the supply
      When Gamanoke activates the Earth Parade
      And Gamanoke ends the turn

    Scenario: One with Change goes to the longest Parade
      Given the Spirit Dimension
        | card | element | icons        | level |
        | "S"  | Earth   | Move, Change | 1     |
      And Onikuma's Water Parade has 1 more card without icons
      And Onikuma has 1 Invoke token
      When King Enma takes his turn
      Then the Shikigami at the end of the King's Water Parade are "S"
      And no Shikigami is at the end of the King's Earth Parade
      And Onikuma's Parades have 0 Earth, 1 Water and 0 Wood cards

    Scenario: In a tie of the longest Parades it goes to the topmost
      Given the Spirit Dimension
        | card | element | icons        | level |
        | "S"  | Earth   | Move, Change | 1     |
      And Onikuma's Water Parade has 1 more card without icons
      And Onikuma's Wood Parade has 1 more card without icons
      And Onikuma has 1 Invoke token
      When King Enma takes his turn
      Then the Shikigami at the end of the King's Water Parade are "S"

    Scenario: It waits for a card that resolves by itself
      Given Onikuma's Wood Parade
        | card | icons  |
        | "A"  | Change |
        | "B"  | Place  |
      And Shikigami at the end of the King's Wood Parade
        | card | element | icons | level |
        | "S"  | Wood    | Hide  | 1     |
      When King Enma takes his turn
      Then Onikuma's Earth Parade is "A"
      And Onikuma has 1 hidden Meeple on Wood 4

    Scenario: It is used after the cards and discarded
      Given Onikuma's Wood Parade
        | card | icons       |
        | "A"  | Place       |
      And Shikigami at the end of the King's Wood Parade
        | card | element | icons         | level |
        | "S"  | Water   | Place, Change | 1     |
      When King Enma takes his turn
      Then Onikuma has 1 Meeple on Wood 4
      And Onikuma has 1 Meeple on Water 4
      And the deck of level 1 is "S"
      And no Shikigami is at the end of the King's Wood Parade
      And Onikuma's Wood Parade is "A"

    Scenario: It does not make its Parade longer
      Given Onikuma's Earth Parade has 1 more card without icons
      And Shikigami at the end of the King's Wood Parade
        | card | element | icons | level |
        | "S"  | Wood    | Place | 1     |
        | "T"  | Wood    | Place | 1     |
      When King Enma takes his turn
      Then Onikuma's brown Scroll is flipped
      And the Shikigami at the end of the King's Wood Parade are "S" and "T"

    @reading.C49=b
    Scenario: If it served on the next turn only, it would go unused
      Given Onikuma's Earth Parade has 1 more card without icons
      And Shikigami at the end of the King's Wood Parade
        | card | element | icons | level |
        | "S"  | Wood    | Place | 1     |
      When King Enma takes his turn
      Then no Shikigami is at the end of the King's Wood Parade
      And the deck of level 1 is "S"
      And Onikuma has 0 Meeples on Wood 4

  @rule.solo.winner
  Rule: The clan with more points wins

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the game is over
      And Onikuma has 8 points of Mystery Bonus

    Scenario Outline: One point more decides
      Given Gamanoke has <points> points of Mystery Bonus
      Then the winner is <winner>

      Examples:
        | points | winner   |
        | 9      | Gamanoke |
        | 7      | Onikuma  |

    Scenario: With equal points nobody wins
      Given Gamanoke has 8 points of Mystery Bonus
      Then nobody wins

  @rule.solo.power
  Rule: Whoever wins reads the power level

    Background:
      Given the players are Gamanoke and Onikuma
      And Onikuma is King Enma
      And the game is over

    @ex.power
    Scenario Outline: Each step of the table begins and ends with its number
      Given Gamanoke's Wood Parade has <cards> more cards without icons
      And the revealed Hidden Plot scores Wood Yokai
      Then Gamanoke scores <points> points in all
      And the power level is <power>

      Examples:
        | cards | points | power    |
        | 2     | 1      | Mortal   |
        | 14    | 7      | Mortal   |
        | 16    | 8      | Oni      |
        | 20    | 10     | Oni      |
        | 22    | 11     | Bakemono |
        | 26    | 13     | Bakemono |
        | 28    | 14     | Kaiju    |
        | 32    | 16     | Kaiju    |
        | 34    | 17     | Kami     |
        | 40    | 20     | Kami     |

    @ex.power
    Scenario Outline: Who has not won does not read it
      Given Gamanoke's Wood Parade has <cards> more cards without icons
      And Onikuma's Wood Parade has 34 more cards without icons
      And the revealed Hidden Plot scores Wood Yokai
      When the power level is read
      Then the rules refuse it: "Your power"

      Examples:
        | cards |
        | 32    |
        | 34    |
