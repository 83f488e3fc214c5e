"""The Moon Princess: on the purple `border`, `back` into play, and `fighting` her."""
