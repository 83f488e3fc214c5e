"""Legendary Oni: `cards`, lasting `effects`, the `gambler`, `skybound`, `attacks` of their own, `joining` others."""
