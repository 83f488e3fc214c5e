"""What a book may be called: its id is a folder here, and a part of addresses on the site."""

from __future__ import annotations

import re
from collections.abc import Collection

from ruleproof.core.errors import InputError, Place

_FORM = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

TAKEN = frozenset(
    {"r", "search", "assets", "404", "index", "sitemap", "languages", "rules", "icons", "ask", "robots", "guides"}
)
"""Addresses beside those of the books, which the site has or keeps for itself."""


def check_book_id(id: str, languages: Collection[str]) -> None:
    """Refuse a book id that no address can have, or that one has already."""
    place = Place(f"rulebooks/{id}/book.yml")
    if not _FORM.fullmatch(id):
        raise InputError(
            f"{id!r} is not the id of a book.",
            place=place,
            todo="Name its folder in lower-case words joined by hyphens.",
        )
    if id in TAKEN or id in {code.lower() for code in languages}:
        raise InputError(
            f"a book cannot be called {id!r}: the site has pages of that name.",
            place=place,
            todo="Give its folder another name.",
        )
