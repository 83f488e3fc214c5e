"""The site in one language: its words, its templates, and what is put into its pages once MkDocs is done."""

from __future__ import annotations

import functools
from functools import cached_property

from markupsafe import Markup

from ruleproof.site.facts import Facts
from ruleproof.site.templates import Templates
from ruleproof.site.words import Words


class Edition:
    """One language of the site."""

    def __init__(self, facts: Facts, language: str, later: dict[str, str] | None = None) -> None:
        self.facts = facts
        self.language = language
        self.words = Words(facts.project, language)
        self.later = {} if later is None else later
        """By mark, the HTML that takes its place."""

    @cached_property
    def templates(self) -> Templates:
        templates = Templates(self.facts.project, words=self.words, language=self.language)
        templates.add_filter("later", self.put_later)
        templates.add_filter("rule_link", functools.cache(self._rule_link))
        return templates

    def _rule_link(self, link: object) -> Markup:
        return self.piece("parts/rule_link.html", link=link)

    def piece(self, name: str, /, **data: object) -> Markup:
        """A small template, filled, for a place within a line."""
        return Markup(self.templates.render(name, **data).strip())

    def put_later(self, html: str) -> Markup:
        """A mark in the Markdown for a piece of HTML, which takes its place once MkDocs is done.

        Python-Markdown would take every tag of it apart, to put it together again unchanged.
        """
        mark = Markup('<div data-later="{}"></div>').format(len(self.later))
        self.later[mark] = html.strip()
        return mark

    def language_name(self, code: str) -> str:
        """The name of a language in this one."""
        return self.words.language_name(code)
