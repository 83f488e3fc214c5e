"""Writes what MkDocs needs: the Markdown of every page and one small configuration a language."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path
from typing import Any

import yaml

from ruleproof.books.models import Project
from ruleproof.site.base import read_base
from ruleproof.site.edition import Edition
from ruleproof.site.facts import Facts
from ruleproof.site.pages import navigation, site_pages
from ruleproof.site.templates import FOLDER, THEME

NO_HOST = "http://site.invalid"
"""Stands for the host in the build where mkdocs.yml names none. No page shows it."""

THEME_WORDS = {
    "search.placeholder": "search-placeholder",
    "search.result.placeholder": "search-start",
    "search.result.none": "search-none",
    "search.result.one": "search-one",
    "search.result.other": "search-other",
    "not-found": "not-found",
    "not-found-hint": "not-found-hint",
    "to-books": "to-books",
}
"""What the theme's templates ask for, and our words for it."""


def write_sources(facts: Facts, work: Path, site: Path) -> dict[str, Path]:
    """Everything for MkDocs into `work`; the configurations, by language, build into `site`/<language>."""
    write_theme(facts.project, work / "theme")
    return {language: write_language(facts, language, work, site, {}) for language in facts.project.languages}


def write_language(facts: Facts, language: str, work: Path, site: Path, later: dict[str, str]) -> Path:
    """The pages and the configuration of one language; the configuration's path. `later` takes what is put into
    the pages when MkDocs is done, by the mark that stands for it."""
    docs = work / language
    edition = Edition(facts, language, later)
    for path, text in site_pages(edition):
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        (docs / path).write_text(text, encoding="utf-8")
    configuration = configuration_of(language, work)
    settings = _settings(edition, read_base(facts.project), docs, site / language, work / "theme")
    configuration.write_text(yaml.safe_dump(settings, allow_unicode=True), encoding="utf-8")
    return configuration


def configuration_of(language: str, work: Path) -> Path:
    return work / f"mkdocs.{language}.yml"


def write_theme(project: Project, folder: Path) -> None:
    """The kit's theme overrides; files of the project's own site/ folder take the place of those of the same name.

    Our own templates are no part of it: MkDocs publishes every file of a theme that is none of its own templates.
    """
    _copy_theme(THEME, folder)
    own = project.root / "site"
    if own.is_dir() and own.resolve() != THEME.resolve():
        _copy_theme(own, folder)


def _copy_theme(site: Path, folder: Path) -> None:
    def ours(here: str, names: list[str]) -> list[str]:
        return [FOLDER] if Path(here) == site else []

    shutil.copytree(site, folder, dirs_exist_ok=True, ignore=ours)


def site_root(base: dict[str, Any]) -> str:
    """The address of the whole site, ending in a slash."""
    return f"{str(base.get('site_url') or NO_HOST).rstrip('/')}/"


def _settings(edition: Edition, base: dict[str, Any], docs: Path, site: Path, theme: Path) -> dict[str, Any]:
    language, words, project = edition.language, edition.words, edition.facts.project
    return {
        "INHERIT": str(project.root / "mkdocs.yml"),
        "site_url": f"{site_root(base)}{language}/",
        "docs_dir": str(docs),
        "site_dir": str(site),
        "use_directory_urls": True,
        "strict": True,
        "validation": {"nav": {"omitted_files": "warn"}, "links": {"not_found": "warn", "anchors": "warn"}},
        "nav": navigation(edition),
        "copyright": escape(words("footer") or str(base.get("copyright") or ""), quote=False),
        "theme": {
            "language": project.languages[language].material,
            "custom_dir": str(theme),
            "palette": [
                _palette("light", "default", "material/weather-night", words("to-dark")),
                _palette("dark", "slate", "material/weather-sunny", words("to-light")),
            ],
        },
        "extra": {
            "language": language,
            "languages": {code: one.name for code, one in project.languages.items()},
            "alternate": len(project.languages) > 1,
            "canonical": bool(base.get("site_url")),
            "words": {theirs: words(ours) for theirs, ours in THEME_WORDS.items()},
            "scripts": {"copied": words("copied")},
        },
    }


def _palette(media: str, scheme: str, icon: str, toggle: str) -> dict[str, Any]:
    return {
        "media": f"(prefers-color-scheme: {media})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": icon, "name": escape(toggle)},
    }
