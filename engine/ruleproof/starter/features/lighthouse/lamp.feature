Feature: The lamp

  Background:
    Given the keepers are Ana and Ben

  @rule.light.cost
  Rule: A light burns oil

    Scenario: Of 3 drops, 1 is left
      Given the jar holds 3 drops of oil
      When Ana lights the lamp
      Then 1 drop of oil is left

  @rule.light.dark
  Rule: No oil, no light

    @ex.last-drop
    Scenario: The last drop is not enough
      Given the jar holds 1 drop of oil
      When Ben lights the lamp
      Then the rules refuse it: "No oil, no light"
      And 1 drop of oil is left

    Scenario: Two drops are just enough
      Given the jar holds 2 drops of oil
      Then the lamp can be lit

    @reading.C1=b
    Scenario: Under the other reading the last drop is enough
      Given the jar holds 1 drop of oil
      When Ben lights the lamp
      Then 0 drops of oil are left

  @rule.light.ship
  Rule: One ship for each light

    @ex.heron
    Scenario: Whoever lit the lamp chooses the ship
      Given the jar holds 4 drops of oil
      And the Heron and the Gull are in sight
      When Ana lights the lamp
      Then Ana must choose between the Heron and the Gull
      When Ana guides the Heron
      Then the Heron is home
      And it is the turn of Ben

    Scenario: The other keeper does not choose
      Given the jar holds 4 drops of oil
      And the Heron and the Gull are in sight
      When Ana lights the lamp
      And Ben guides the Heron
      Then the rules refuse it: "One ship for each light"
      And Ana must choose between the Heron and the Gull

  @rule.fetch.oil
  Rule: Fetching oil

    Scenario: A trip to the shed brings 1 drop
      Given the jar holds 3 drops of oil
      When Ana fetches oil
      Then 4 drops of oil are left

  @rule.fetch.full
  Rule: A full jar

    Scenario: The fifth drop fills the jar
      Given the jar holds 4 drops of oil
      When Ana fetches oil
      Then 5 drops of oil are left

    Scenario: There is no room for a sixth
      Given the jar holds 5 drops of oil
      When Ana fetches oil
      Then the rules refuse it: "A full jar"
      And 5 drops of oil are left
