"""A character's attacks: dice, damage and heads; and the counterattacks of both sides."""
