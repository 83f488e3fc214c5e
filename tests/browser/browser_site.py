"""What the browser tests are given."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass
class Site:
    """A built site: its folder, and its address while it is served."""

    folder: Path
    address: str
