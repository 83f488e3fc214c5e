"""What the pages say around the rules, by language."""

from __future__ import annotations

from markupsafe import Markup, escape

from ruleproof.books.models import Project


class Words:
    """The words of one language; English for those it lacks."""

    def __init__(self, project: Project, language: str) -> None:
        self.project = project
        self.own = project.languages[language]
        self.english = project.languages["en"]

    def __call__(self, key: str, **values: object) -> str:
        return self._text(key).format(**values)

    def around(self, key: str, **pieces: Markup) -> Markup:
        """The words around pieces of HTML."""
        return escape(self._text(key)).format(**pieces)

    def _text(self, key: str) -> str:
        return self.own.site.get(key) or self.english.site[key]

    def count(self, one: str, many: str, count: int) -> str:
        return self(one) if count == 1 else self(many, count=count)

    def language_name(self, code: str) -> str:
        """The name of a language in this one, else in English, else its own."""
        return self.own.names.get(code) or self.english.names.get(code) or self.project.languages[code].name
