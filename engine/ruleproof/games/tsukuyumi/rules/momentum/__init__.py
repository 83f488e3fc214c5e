"""Momentum: `fighting` the Oni, what it `gains`, the `track`, and drawing `counters`."""
