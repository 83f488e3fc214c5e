"""Setting up: `play`, `board`, `homes`, `cards`; where tiles lie is in `layout`."""
