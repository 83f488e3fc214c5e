"""Ruleproof: a rulebook you can run."""
