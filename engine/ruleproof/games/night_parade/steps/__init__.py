"""The words of Night Parade's scenarios, a module a chapter. Each adds its steps to the one vocabulary."""

from ruleproof.games.night_parade.steps import (
    champion,
    change,
    exile,
    hide,
    icons,
    invoke,
    reign,
    scoring,
    setup,
    solo,
    throne,
    turn,
)
from ruleproof.games.night_parade.steps.common import vocabulary

__all__ = [
    "champion",
    "change",
    "exile",
    "hide",
    "icons",
    "invoke",
    "reign",
    "scoring",
    "setup",
    "solo",
    "throne",
    "turn",
    "vocabulary",
]
