"""Reign: the abilities of the nine Throne Cards, and what the other players get from them."""
