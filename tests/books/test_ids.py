"""What a book may be called."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.books.ids import TAKEN, check_book_id
from ruleproof.core import InputError
from ruleproof.site import build


@pytest.mark.parametrize("id", ["lantern", "night-parade", "7-wonders", "a", "en-route"])
def test_a_good_id(id: str) -> None:
    check_book_id(id, ["en", "pt-BR"])


@pytest.mark.parametrize("id", ["", "Lantern", "a_b", "a b", "a--b", "-a", "a-", "a.b", "ä", "a/b", "٧", "a\n", "<b>"])
def test_an_id_that_is_no_address(id: str) -> None:
    with pytest.raises(InputError) as raised:
        check_book_id(id, ["en"])
    assert str(raised.value) == (
        f"rulebooks/{id}/book.yml: {id!r} is not the id of a book. "
        "Name its folder in lower-case words joined by hyphens."
    )


@pytest.mark.parametrize("id", ["r", "search", "assets", "404", "index", "en", "pt-br"])
def test_an_id_that_the_site_has_already(starter: Path, id: str) -> None:
    for folder in ("rulebooks", "features"):
        (starter / folder / "lantern").rename(starter / folder / id)
    languages = starter / "rulebooks" / "languages.yml"
    languages.write_text(languages.read_text() + "- pt-BR\n")
    with pytest.raises(InputError) as raised:
        load_project(starter)
    assert str(raised.value) == (
        f"rulebooks/{id}/book.yml: a book cannot be called {id!r}: the site has pages of that name. "
        "Give its folder another name."
    )


def test_whatever_the_site_has_is_taken(starter: Path) -> None:
    """Beside the folders of books, at the root of the site and at that of a language."""
    build(load_project(starter), starter / "out", lambda line: None)
    found = {path.name.split(".")[0] for folder in ("", "en") for path in (starter / "out" / folder).iterdir()}
    assert found - {"lantern", "en", "ruleproof", "choose"} <= TAKEN
