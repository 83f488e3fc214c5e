"""The card reference: `suits`, `restrictions`, `powers` and their `payment`, the `conspiracy`."""
