"""The board and what every mode shares: Worlds and ranges, the clock, Energy gauges, Monsters, the Versus Arena."""
