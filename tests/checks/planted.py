"""A project to plant one defect at a time in, and the texts of its second language."""

from __future__ import annotations

from pathlib import Path

from ruleproof.books import load_project
from ruleproof.books.fresh import record_fresh
from ruleproof.checks import check
from ruleproof.checks.formats import text_line

ES_CHAPTER = """\
---
chapter: lamp
title: La lámpara
---

## Encender

### Una luz quema aceite {#light.cost}

Encender el farol quema 2 gotas :drop: de [aceite](term:oil).

!!! example "Hasta la nada {#ex.last-drop}"

    Con 2 gotas enciendes el farol una vez más y no te queda nada.

### Sin aceite no hay luz {#light.dark}

No puedes encender el farol con menos gotas de las que [quema una luz](rule:light.cost).
"""

PHRASES = """\
scenarios:
  The last two drops are enough for one more light: Las dos últimas gotas bastan para una luz más
  One drop is not enough: Una gota no basta
steps:
  "the lantern holds {oil:d} drops": "el farol tiene {oil:d} (gota|gotas)"
  "somebody lights it": "alguien lo enciende"
  "{oil:d} drops are left": "(queda|quedan) {oil:d} (gota|gotas)"
  "the rules refuse it: {rule:Rule}": "las reglas lo impiden: {rule:Rule}"
trace:
  "{oil} is less than 2": "{oil} es menos que 2"
  "2 drops burn, {oil} left": "se queman 2 gotas, quedan {oil}"
"""

TERMS_ES_TEXT = 'oil:\n  name: "aceite"\n'

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2l6 12H6z"/></svg>\n'


class Planted:
    """The project, with means to spoil a file and to look at what the checks say."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.book = root / "rulebooks" / "lantern"

    def write(self, file: str, text: str) -> None:
        (self.root / file).parent.mkdir(parents=True, exist_ok=True)
        (self.root / file).write_text(text, encoding="utf-8")

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.root / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def add(self, file: str, text: str) -> None:
        path = self.root / file
        self.write(file, (path.read_text(encoding="utf-8") if path.exists() else "") + text)

    def fresh(self) -> None:
        """Record the translation as made from the text as it stands: for defects that are not about freshness."""
        project = load_project(self.root)
        record_fresh(project, project.book("lantern"), "es")

    def lines(self, check_name: str | None = None) -> list[str]:
        """The findings as text; of one check only, if named."""
        found = check(load_project(self.root))
        return [text_line(one) for one in found if check_name in (None, one.check)]


EN = "rulebooks/lantern/en/lamp.md"
ES = "rulebooks/lantern/es/lamp.md"
TERMS = "rulebooks/lantern/terms.yml"
TERMS_EN = "rulebooks/lantern/en/terms.yml"
TERMS_ES = "rulebooks/lantern/es/terms.yml"
NOTES_EN = "rulebooks/lantern/en/notes.yml"
NOTES_ES = "rulebooks/lantern/es/notes.yml"
PROVENANCE = "rulebooks/lantern/provenance.yml"
FEATURE = "features/lantern/lamp.feature"
PHRASES_ES = "rulebooks/lantern/es/scenarios.yml"
