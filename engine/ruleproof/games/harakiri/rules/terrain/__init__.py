"""Special terrain, levels, spawn points, attribute tests, and the limits of what characters carry."""
