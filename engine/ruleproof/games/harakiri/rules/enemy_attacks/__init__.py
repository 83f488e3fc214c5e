"""Attacks by enemies on characters, vulnerable elements and others."""
