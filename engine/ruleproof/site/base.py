"""The project's mkdocs.yml: the base of every language's configuration."""

from __future__ import annotations

from typing import Any

import yaml
from mkdocs.exceptions import MkDocsException
from mkdocs.utils.yaml import yaml_load

from ruleproof.books.files import read_text
from ruleproof.books.models import Project
from ruleproof.core.errors import InputError, Place


def read_base(project: Project) -> dict[str, Any]:
    """The project's mkdocs.yml."""
    path = project.root / "mkdocs.yml"
    if not path.exists():
        raise InputError("mkdocs.yml does not exist.", todo="Copy it from a project made by ruleproof init.")
    try:
        base = yaml_load(read_text(path, project.root))
    except (yaml.YAMLError, MkDocsException) as error:
        first = str(error).splitlines()[0]
        raise InputError(f"mkdocs.yml cannot be read: {first}.", place=Place("mkdocs.yml", 1)) from None
    if not isinstance(base, dict) or not isinstance(base.get("theme"), dict):
        raise InputError(
            "mkdocs.yml has no theme settings.", place=Place("mkdocs.yml", 1), todo="Write 'theme:', 'name: material'."
        )
    return base
