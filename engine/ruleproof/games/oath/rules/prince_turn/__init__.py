"""The Prince's turn: its `phases`, his `threat` and `action_markers`, Visions that are revealed; the `whole_turn`."""
