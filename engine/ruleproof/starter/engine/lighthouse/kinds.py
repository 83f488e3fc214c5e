"""What may stand in a step."""

from lighthouse.names import Ship
from ruleproof.core import Kind, Pattern, Words, terms_by_name

KINDS: tuple[Kind, ...] = (
    Pattern("Keeper", r"[A-Z][a-z]+", "a keeper's name, such as Ana"),
    Words("Ship", Ship, terms_by_name(Ship)),
)
