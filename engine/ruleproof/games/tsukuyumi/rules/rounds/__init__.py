"""A round: `turn_card`, `phases` with `princess` and `actions`, `events`, `end`; what nobody may do: `own_will`."""
