Feature: Chronicle: the map

  @rule.edifice.right
  Rule: A winner of the Empire builds or repairs one edifice

    @ex.build-or-repair
    Scenario: The Chancellor builds in place of a denizen and may not repair as well
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Tower" | ruin    | Order | "Mine"   |
      And in the Archive lie these cards
        | card   | kind    | suit  |
        | "Den"  | edifice | Beast |
        | "Wolf" | denizen | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then Ana may build just
        | edifice | in place of |
        | "Den"   | "Bear"      |
      And Ana may repair just "Tower"
      When Ana builds "Den" in place of "Bear"
      Then at "Harbor" lies just "Den"
      And the edifice "Den" is intact
      And nothing may be built
      And nothing may be repaired
      When Ana repairs "Tower"
      Then the rules refuse it: "One edifice or one repair"
      And the edifice "Tower" is in ruins

    @ex.build-or-repair
    Scenario: The Chancellor repairs a ruin and may not build as well
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Tower" | ruin    | Order | "Mine"   |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana repairs "Tower"
      Then the edifice "Tower" is intact
      When Ana builds "Den" in place of "Bear"
      Then the rules refuse it: "One edifice or one repair"
      And at "Harbor" lies just "Bear"
      And in the Archive lies just "Den"

    Scenario: A Citizen who wins may build at a site of the Empire
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Citizen    |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Ana   |
      And the cards
        | card   | suit  | site     |
        | "Bear" | Beast | "Harbor" |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Bruno has won
      And the Chronicle has been carried out up to step 2
      Then Bruno may build just
        | edifice | in place of |
        | "Den"   | "Bear"      |
      When Bruno builds "Den" in place of "Bear"
      Then at "Harbor" lies just "Den"

    Scenario: An Exile who wins neither builds nor repairs
      Given the players in turn order
        | player | role  |
        | Ana    | Exile |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Tower" | ruin    | Order | "Mine"   |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then nothing may be built
      And nothing may be repaired
      When Ana builds "Den" in place of "Bear"
      Then the rules refuse it: "One edifice or one repair"
      When Ana repairs "Tower"
      Then the rules refuse it: "One edifice or one repair"

    Scenario: A loser neither builds nor repairs
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Citizen    |
      And the map
        | region | site   | ruler |
        | Cradle | "Mine" | Ana   |
      And the cards
        | card    | kind | suit  | site   |
        | "Tower" | ruin | Order | "Mine" |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Bruno repairs "Tower"
      Then the rules refuse it: "One edifice or one repair"

    Scenario: Once the sites have left, nothing is repaired any more
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site   | ruler |
        | Cradle | "Mine" | Ana   |
      And the cards
        | card    | kind | suit  | site   |
        | "Tower" | ruin | Order | "Mine" |
      And Ana has won
      And the Chronicle has been carried out up to step 3
      When Ana repairs "Tower"
      Then the rules refuse it: "Eight steps in order"

    Scenario: The winner may leave everything as it is
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site   | ruler |
        | Cradle | "Mine" | Ana   |
      And the cards
        | card    | kind | suit  | site   |
        | "Tower" | ruin | Order | "Mine" |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the edifice "Tower" is in ruins
      And step 4 of the Chronicle comes next

    Scenario: Whoever has passed neither builds nor repairs
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Fox"   | denizen | Beast | "Harbor" |
        | "Tower" | ruin    | Order | "Mine"   |
        | "Camp"  | ruin    | Nomad | "Mine"   |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then Ana may build "Den" in place of "Fox"
      And Ana may repair "Tower", among others
      When Ana neither builds nor repairs
      Then nothing may be built
      And nothing may be repaired
      When Ana repairs "Tower"
      Then the rules refuse it: "One edifice or one repair"
      And the edifice "Tower" is in ruins
      When Ana neither builds nor repairs
      Then the rules refuse it: "One edifice or one repair"

    Scenario: Nothing is built before step 3
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Ana   |
      And the cards
        | card   | kind    | suit  | site     |
        | "Bear" | denizen | Beast | "Harbor" |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 1
      Then nothing may be built
      When Ana builds "Den" in place of "Bear"
      Then the rules refuse it: "Eight steps in order"
      And at "Harbor" lies just "Bear"

  @rule.edifice.one
  Rule: A site holds one edifice, intact or ruined

    Scenario Outline: Where an edifice stands, in whatever state, none is built
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Tower" | <state> | Order | "Harbor" |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then nothing may be built
      When Ana builds "Den" in place of "Bear"
      Then the rules refuse it: "One edifice at a site"
      And at "Harbor" lie just "Bear" and "Tower"

      Examples:
        | state   |
        | edifice |
        | ruin    |

  @rule.edifice.build
  Rule: An edifice of the same suit replaces a denizen

    Scenario: Any denizen at a ruled site may give way to an edifice of its suit
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Provinces  | "Mine"   | Ana   |
        | Hinterland | "Tundra" | Bruno |
      And the cards
        | card    | suit    | site     |
        | "Bear"  | Beast   | "Harbor" |
        | "Clerk" | Order   | "Harbor" |
        | "Fox"   | Beast   | "Mine"   |
        | "Hawk"  | Beast   | "Tundra" |
        | "Thief" | Discord | "Mine"   |
      And in the Archive lie these cards
        | card     | kind    | suit   |
        | "Den"    | edifice | Beast  |
        | "Lair"   | ruin    | Beast  |
        | "Court"  | edifice | Order  |
        | "Shrine" | edifice | Arcane |
        | "Wolf"   | denizen | Beast  |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then Ana may build just
        | edifice | in place of |
        | "Den"   | "Bear"      |
        | "Den"   | "Fox"       |
        | "Lair"  | "Bear"      |
        | "Lair"  | "Fox"       |
        | "Court" | "Clerk"     |
      When Ana builds "Lair" in place of "Bear"
      Then at "Harbor" lie just "Lair" and "Clerk"
      And the edifice "Lair" is intact
      And in the Archive lie just "Den", "Court", "Shrine" and "Wolf"
      And in the world deck lies just "Bear"

    Scenario Outline: An edifice that does not fit is not built
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Hinterland | "Tundra" | Bruno |
        | Hinterland | "Marsh"  |       |
      And the cards
        | card   | kind    | suit  | site     | adviser |
        | "Bear" | denizen | Beast | "Harbor" |         |
        | "Hawk" | denizen | Beast | "Tundra" |         |
        | "Toad" | denizen | Beast | "Marsh"  |         |
        | "Cave" | edifice | Beast | "Marsh"  |         |
        | "Dog"  | denizen | Beast |          | Ana     |
      And in the Archive lie these cards
        | card     | kind    | suit   |
        | "Den"    | edifice | Beast  |
        | "Shrine" | edifice | Arcane |
        | "Wolf"   | denizen | Beast  |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana builds <edifice> in place of <denizen>
      Then the rules refuse it: "Building"

      Examples:
        | edifice  | denizen |
        | "Shrine" | "Bear"  |
        | "Wolf"   | "Bear"  |
        | "Cave"   | "Bear"  |
        | "Den"    | "Hawk"  |
        | "Den"    | "Toad"  |
        | "Den"    | "Dog"   |

    @reading.C12=b
    Scenario: In another reading the replaced denizen is discarded
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region    | site   | ruler |
        | Provinces | "Mine" | Ana   |
      And the cards
        | card   | suit  | site   |
        | "Bear" | Beast | "Mine" |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana builds "Den" in place of "Bear"
      Then in the discard piles lies just "Bear"
      And in the world deck lies nothing

    @reading.C12=c
    Scenario: In a third reading the replaced denizen goes to the Archive
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region    | site   | ruler |
        | Provinces | "Mine" | Ana   |
      And the cards
        | card   | suit  | site   |
        | "Bear" | Beast | "Mine" |
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana builds "Den" in place of "Bear"
      Then in the Archive lies just "Bear"
      And in the world deck lies nothing

  @rule.edifice.repair
  Rule: A ruin at a site of the winner is repaired

    Scenario: Only ruins at ruled sites may be repaired
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Provinces  | "Mine"   | Ana   |
        | Provinces  | "Plains" | Ana   |
        | Hinterland | "Tundra" | Bruno |
      And the cards
        | card    | kind    | suit   | site     |
        | "Tower" | ruin    | Order  | "Harbor" |
        | "Den"   | ruin    | Beast  | "Mine"   |
        | "Hall"  | edifice | Hearth | "Plains" |
        | "Camp"  | ruin    | Nomad  | "Tundra" |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      Then Ana may repair just "Tower" and "Den"
      When Ana repairs "Camp"
      Then the rules refuse it: "Repairing"
      When Ana repairs "Hall"
      Then the rules refuse it: "Repairing"
      When Ana repairs "Den"
      Then the edifice "Den" is intact
      And the edifice "Tower" is in ruins

    Scenario: A repaired edifice is no ruin when sites are pushed
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site   | ruler |
        | Cradle     |        |       |
        | Hinterland | "Mine" | Ana   |
      And the cards
        | card    | kind | suit  | site   |
        | "Tower" | ruin | Order | "Mine" |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When Ana repairs "Tower"
      And the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site   |
        | Cradle     | "Mine" |
        | Hinterland |        |

  @rule.clean-up.kept
  Rule: Sites of the winner and intact edifices stay

    @ex.four-sites
    Scenario: Four kinds of site meet four fates
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site | ruler |
        | Cradle     | "C"  | Bruno |
        | Cradle     | "B"  | Bruno |
        | Provinces  | "A"  | Ana   |
        | Provinces  | "D"  | Ana   |
        | Hinterland |      |       |
        | Hinterland |      |       |
      And the cards
        | card    | kind    | suit   | site |
        | "Hall"  | edifice | Hearth | "B"  |
        | "Baker" | denizen | Hearth | "B"  |
        | "Camp"  | ruin    | Nomad  | "C"  |
        | "Rider" | denizen | Nomad  | "C"  |
        | "Tower" | ruin    | Order  | "D"  |
      And at "C" lies the relic "Cup"
      And in the site deck lie, from the top, "X", "Y" and "Z"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then in the discard piles lie just "Rider" and "Baker"
      And in the relic deck lies just "Cup"
      And in the Archive lies just "Camp"
      And the edifice "Hall" is in ruins
      And at "B" lies just "Hall"
      And at "D" lies just "Tower"
      And the map is now
        | region     | site | facedown |
        | Cradle     | "A"  |          |
        | Cradle     | "X"  | x        |
        | Provinces  | "Y"  |          |
        | Provinces  | "Z"  | x        |
        | Hinterland | "B"  |          |
        | Hinterland | "D"  |          |
      And in the site deck lies just "C"

    Scenario: Neither a ruin nor a denizen keeps a site on the map
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" |       |
        | Provinces | "Mine"   | Bruno |
        | Provinces | "Plains" | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Tower" | ruin    | Order | "Harbor" |
        | "Bear"  | denizen | Beast | "Mine"   |
      And in the site deck lie, from the top, "X" and "Y"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region    | site     | facedown |
        | Cradle    | "Plains" |          |
        | Provinces | "X"      |          |
        | Provinces | "Y"      | x        |
      And in the site deck lie just "Harbor" and "Mine"

    Scenario: The sites of a Citizen who wins are those of the Empire
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Citizen    |
        | Célia  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Célia |
      And in the site deck lies, from the top, "X"
      And no shuffle changes the order of the cards
      And Bruno has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "X"      |
      And in the site deck lies just "Mine"

    Scenario: The sites of a Citizen stay when the Chancellor wins
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Citizen    |
        | Célia  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Bruno |
        | Provinces | "Mine"   | Célia |
      And in the site deck lies, from the top, "X"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "X"      |
      And in the site deck lies just "Mine"

    Scenario: The sites of the Chancellor do not count for an Exile who wins
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Célia  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Célia |
      And in the site deck lies, from the top, "X"
      And no shuffle changes the order of the cards
      And Célia has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region    | site   |
        | Cradle    | "Mine" |
        | Provinces | "X"    |
      And in the site deck lies just "Harbor"

  @rule.clean-up.leave
  Rule: What lies at leaving sites goes four ways

    Scenario: Denizens, relics, ruins and the site itself each go to their place
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site     |
        | Cradle     | "Harbor" |
        | Hinterland | "Tundra" |
      And the cards
        | card    | kind    | suit   | site     |
        | "Bear"  | denizen | Beast  | "Harbor" |
        | "Clerk" | denizen | Order  | "Harbor" |
        | "Camp"  | ruin    | Nomad  | "Tundra" |
        | "Rider" | denizen | Nomad  | "Tundra" |
      And at "Harbor" lie the relics "Cup" and "Crown"
      And at "Tundra" lies the relic "Map"
      And in the relic deck lies, from the top, "Horn"
      And in the Archive lie these cards
        | card  | kind    | suit  |
        | "Den" | edifice | Beast |
      And in the site deck lie, from the top, "X" and "Y"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then in the discard piles lie just "Bear", "Clerk" and "Rider"
      And in the relic deck lie just "Horn", "Cup", "Crown" and "Map"
      And in the Archive lie just "Den" and "Camp"
      And in the site deck lie just "Harbor" and "Tundra"
      And at "Harbor" lies nothing

    Scenario: A locked card is discarded like the others
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site     |
        | Cradle | "Harbor" |
      And the cards
        | card    | suit  | restrictions | site     |
        | "Chain" | Order | locked       | "Harbor" |
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then in the discard piles lies just "Chain"

    Scenario: Facedown sites leave like the others
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   |       |
      And "Mine" is facedown
      And in the site deck lies, from the top, "X"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then in the site deck lies just "Mine"
      And the map is now
        | region    | site     |
        | Cradle    | "Harbor" |
        | Provinces | "X"      |

    Scenario: At a site of the winner everything stays
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region | site     | ruler |
        | Cradle | "Harbor" | Ana   |
      And the cards
        | card    | kind    | suit  | site     |
        | "Bear"  | denizen | Beast | "Harbor" |
        | "Tower" | edifice | Order | "Harbor" |
      And at "Harbor" lies the relic "Cup"
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then at "Harbor" lie just "Bear", "Tower" and "Cup"
      And the edifice "Tower" is intact
      And in the discard piles lies nothing

  @rule.clean-up.fall
  Rule: Edifices of others fall into ruin

    Scenario: Where the winner does not rule, the edifice falls and the denizens leave
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Bruno |
        | Provinces | "Mine"   |       |
      And the cards
        | card    | kind    | suit   | site     |
        | "Tower" | edifice | Order  | "Harbor" |
        | "Clerk" | denizen | Order  | "Harbor" |
        | "Bear"  | denizen | Beast  | "Harbor" |
        | "Hall"  | edifice | Hearth | "Mine"   |
      And at "Harbor" lies the relic "Cup"
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the edifice "Tower" is in ruins
      And the edifice "Hall" is in ruins
      And at "Harbor" lie just "Tower" and "Cup"
      And in the discard piles lie just "Clerk" and "Bear"
      And in the Archive lies nothing

    Scenario: A fallen edifice sends its site from the first slot to the last, its relics with it
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Bruno |
        | Provinces  | "Mine"   | Ana   |
        | Hinterland |          |       |
        | Hinterland |          |       |
      And the cards
        | card   | kind    | suit   | site     |
        | "Hall" | edifice | Hearth | "Harbor" |
      And at "Harbor" lie the relics "Cup" and "Crown"
      And in the site deck lie, from the top, "X" and "Y"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then "Mine" lies in slot 1 of the Cradle
      And "Harbor" lies in slot 2 of the Hinterland
      And at "Harbor" lie "Cup" and "Hall", among others
      And the edifice "Hall" is in ruins

  @rule.clean-up.pieces
  Rule: Pawns and warbands leave the map

    Scenario: All pawns and warbands go back to their owners
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region    | site     | ruler |
        | Cradle    | "Harbor" | Ana   |
        | Provinces | "Mine"   | Bruno |
      And the pawn of Ana is at "Harbor"
      And the pawn of Bruno is at "Harbor"
      And Ana has 3 warbands at "Harbor"
      And Ana has 1 warband in the personal bank
      And Bruno has 2 warbands at "Mine"
      And in the site deck lies, from the top, "X"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then neither pawns nor warbands are on the map
      And Ana has 4 warbands in the personal bank
      And Bruno has 2 warbands in the personal bank
      And "Harbor" is ruled by nobody

  @rule.clean-up.up
  Rule: Sites without ruins move towards the Cradle

    Scenario: Gaps close from the top of the Cradle on
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Bruno |
        | Cradle     | "Marsh"  | Ana   |
        | Provinces  |          |       |
        | Provinces  | "Mine"   | Ana   |
        | Hinterland | "Tundra" | Ana   |
        | Hinterland | "Peak"   | Bruno |
      And the cards
        | card    | kind    | suit  | site     |
        | "Tower" | edifice | Order | "Tundra" |
      And in the site deck lie, from the top, "X", "Y" and "Z"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     | facedown |
        | Cradle     | "Marsh"  |          |
        | Cradle     | "Mine"   |          |
        | Provinces  | "Tundra" |          |
        | Provinces  | "X"      | x        |
        | Hinterland | "Y"      |          |
        | Hinterland | "Z"      | x        |

  @rule.clean-up.down
  Rule: Sites with ruins move towards the Hinterland

    Scenario: Sites with ruins fill the map from the bottom
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Bruno |
        | Cradle     | "Marsh"  | Ana   |
        | Provinces  | "Mine"   | Bruno |
        | Provinces  | "Plains" | Ana   |
        | Hinterland | "Peak"   | Bruno |
      And the cards
        | card    | kind    | suit   | site     |
        | "Tower" | edifice | Order  | "Harbor" |
        | "Hall"  | edifice | Hearth | "Mine"   |
      And in the site deck lies, from the top, "X"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     | facedown |
        | Cradle     | "Marsh"  |          |
        | Cradle     | "Plains" |          |
        | Provinces  | "X"      | x        |
        | Provinces  | "Harbor" |          |
        | Hinterland | "Mine"   |          |

    Scenario: A ruin at a site of the winner sends it towards the Hinterland
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Provinces  | "Mine"   | Ana   |
        | Hinterland |          |       |
      And the cards
        | card    | kind | suit  | site     |
        | "Tower" | ruin | Order | "Harbor" |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     |
        | Cradle     | "Mine"   |
        | Provinces  |          |
        | Hinterland | "Harbor" |

    @reading.C15=b
    Scenario: In the other reading a site of the winner goes up even with a ruin
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Provinces  | "Mine"   | Ana   |
        | Hinterland |          |       |
      And the cards
        | card    | kind | suit  | site     |
        | "Tower" | ruin | Order | "Harbor" |
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     |
        | Cradle     | "Harbor" |
        | Provinces  | "Mine"   |
        | Hinterland |          |

  @rule.clean-up.fill
  Rule: Facedown sites fill the empty slots

    Scenario: The shuffled site deck fills every empty slot
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Cradle     |          |       |
        | Provinces  | "Mine"   | Ana   |
        | Provinces  |          |       |
        | Hinterland | "Peak"   |       |
      And in the site deck lie, from the top, "X", "Y", "Z" and "W"
      And the shuffle of the site deck brings "Z", "Peak" and "Y" to the top
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     | facedown |
        | Cradle     | "Harbor" |          |
        | Cradle     | "Mine"   |          |
        | Provinces  | "Z"      |          |
        | Provinces  | "Peak"   | x        |
        | Hinterland | "Y"      |          |
      And in the site deck lie just "X" and "W"

    Scenario: When the site deck runs out, the last slots stay empty
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Ana   |
        | Cradle     |          |       |
        | Hinterland |          |       |
      And in the site deck lies, from the top, "X"
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     | facedown |
        | Cradle     | "Harbor" |          |
        | Cradle     | "X"      | x        |
        | Hinterland |          |          |

  @rule.clean-up.reveal
  Rule: Each region shows at least one site

    Scenario: The topmost site is turned up only where a region has no faceup site
      Given the players in turn order
        | player | role       |
        | Ana    | Chancellor |
        | Bruno  | Exile      |
      And the map
        | region     | site     | ruler |
        | Cradle     | "Harbor" | Bruno |
        | Cradle     | "Marsh"  | Bruno |
        | Provinces  |          |       |
        | Provinces  |          |       |
        | Hinterland |          |       |
        | Hinterland |          |       |
      And the cards
        | card    | kind    | suit  | site     |
        | "Tower" | edifice | Order | "Harbor" |
      And in the site deck lie, from the top, "P", "Q", "R", "S" and "T"
      And no shuffle changes the order of the cards
      And Ana has won
      And the Chronicle has been carried out up to step 2
      When the players carry out step 3 of the Chronicle
      Then the map is now
        | region     | site     | facedown |
        | Cradle     | "P"      |          |
        | Cradle     | "Q"      | x        |
        | Provinces  | "R"      |          |
        | Provinces  | "S"      | x        |
        | Hinterland | "T"      | x        |
        | Hinterland | "Harbor" |          |
