Feature: The watch

  Background:
    Given the keepers are Ana and Ben

  @rule.turn.order
  Rule: Keepers take turns

    Scenario: After Ana comes Ben, and after Ben comes Ana
      When Ana fetches oil
      Then it is the turn of Ben
      When Ben fetches oil
      Then it is the turn of Ana

    Scenario: Nobody acts twice in a row
      Given the jar holds 1 drop of oil
      When Ana fetches oil
      And Ana fetches oil
      Then the rules refuse it: "Keepers take turns"
      And 2 drops of oil are left

    Scenario: Nobody else keeps the watch
      When Cleo fetches oil
      Then the rules refuse it: "Keepers take turns"
