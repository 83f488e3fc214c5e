"""The Oni attack: `attacks` chooses by `target`, `priority` and `tie`; `movers`, `strike`, `resolve` carry it out."""
