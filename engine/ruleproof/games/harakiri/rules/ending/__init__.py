"""The end of the phase: what ends it, who comes back, victory, failure and new levels."""
