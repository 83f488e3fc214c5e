"""The rules engines, one package a book. A game knows no other game."""
