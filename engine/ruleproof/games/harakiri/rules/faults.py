"""Why something does not work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """Why something does not work: the rule, and the reason as a template with values."""

    rule: str
    because: str
    values: Mapping[str, object] = field(default_factory=dict)
