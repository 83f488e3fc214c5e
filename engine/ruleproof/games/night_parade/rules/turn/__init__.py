"""The turn: its five phases, the order of cards and icons, recruiting, tokens, passing."""
