Feature: The lamp

  @rule.light.cost
  Rule: A light burns oil

    @ex.last-drop
    Scenario: The last two drops are enough for one more light
      Given the lantern holds 2 drops
      When somebody lights it
      Then 0 drops are left

  @rule.light.dark
  Rule: No oil, no light

    Scenario: One drop is not enough
      Given the lantern holds 1 drops
      When somebody lights it
      Then the rules refuse it: "No oil, no light"
      And 1 drops are left
