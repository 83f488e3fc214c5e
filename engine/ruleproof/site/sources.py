"""Writes what MkDocs needs: the Markdown of every page and one small configuration a language."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import yaml
from mkdocs.utils.yaml import yaml_load

from ruleproof.books.models import Project
from ruleproof.core.errors import InputError, Place
from ruleproof.site.facts import Facts
from ruleproof.site.pages import navigation, site_pages
from ruleproof.site.words import Words

THEME = Path(__file__).with_name("theme")
"""The kit's own site/ folder: theme overrides, styles, scripts."""

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
    """The pages and the configuration of one language; the configuration's path. `later` as in site_pages."""
    docs = work / language
    for path, text in site_pages(facts, language, later):
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        (docs / path).write_text(text, encoding="utf-8")
    configuration = configuration_of(language, work)
    settings = _settings(facts, language, read_base(facts.project), docs, site / language, work / "theme")
    configuration.write_text(yaml.safe_dump(settings, allow_unicode=True), encoding="utf-8")
    return configuration


def configuration_of(language: str, work: Path) -> Path:
    return work / f"mkdocs.{language}.yml"


def read_base(project: Project) -> dict[str, Any]:
    """The project's mkdocs.yml."""
    path = project.root / "mkdocs.yml"
    try:
        with path.open(encoding="utf-8") as file:
            base = yaml_load(file)
    except FileNotFoundError:
        raise InputError("mkdocs.yml does not exist.", todo="Copy it from a project made by ruleproof init.") from None
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        first = str(error).splitlines()[0]
        raise InputError(f"mkdocs.yml cannot be read: {first}.", place=Place("mkdocs.yml", 1)) from None
    if not isinstance(base, dict) or not isinstance(base.get("theme"), dict):
        raise InputError(
            "mkdocs.yml has no theme settings.", place=Place("mkdocs.yml", 1), todo="Write 'theme:', 'name: material'."
        )
    return base


def write_theme(project: Project, folder: Path) -> None:
    """The kit's theme overrides; files of the project's own site/ folder take the place of those of the same name."""
    shutil.copytree(THEME, folder)
    own = project.root / "site"
    if own.is_dir() and own.resolve() != THEME.resolve():
        shutil.copytree(own, folder, dirs_exist_ok=True)


def site_root(base: dict[str, Any]) -> str:
    """The address of the whole site, ending in a slash."""
    return f"{str(base.get('site_url') or NO_HOST).rstrip('/')}/"


def _settings(facts: Facts, language: str, base: dict[str, Any], docs: Path, site: Path, theme: Path) -> dict[str, Any]:
    words = Words(language)
    project = facts.project
    return {
        "INHERIT": str(project.root / "mkdocs.yml"),
        "site_url": f"{site_root(base)}{language}/",
        "docs_dir": str(docs),
        "site_dir": str(site),
        "use_directory_urls": True,
        "strict": True,
        "validation": {"nav": {"omitted_files": "warn"}, "links": {"not_found": "warn", "anchors": "warn"}},
        "nav": navigation(facts, language),
        "copyright": words("footer"),
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
        "toggle": {"icon": icon, "name": toggle},
    }
