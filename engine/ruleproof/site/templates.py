"""The templates of site/templates/: everything of a page that is markup. Whatever is put into them is escaped."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from html import escape
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateNotFound, TemplateSyntaxError
from markupsafe import Markup

from ruleproof.books.models import Project
from ruleproof.core.errors import InputError, Place

THEME = Path(__file__).with_name("theme")
"""The kit's own site/ folder: theme overrides, templates, styles, scripts."""

FOLDER = "templates"
"""Where the templates stand in a site/ folder. Nothing of it is published."""

_MARKS = re.compile(r"[\\`*_{}\[\]#|~^=$@]")
_MARKS_IN_HTML = re.compile(r"[\\`*_\[\]]")
_NO_ANCHOR = re.compile(r"[^\w.:-]")


class Templates:
    """The templates of a project: those in its own site/templates/, before the kit's of the same name."""

    def __init__(self, project: Project, **given: object) -> None:
        """`given` is known in every template, imported ones included."""
        self.folder = project.root / "site" / FOLDER
        self.environment = Environment(
            loader=FileSystemLoader([self.folder, THEME / FOLDER]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            auto_reload=False,
        )
        self.environment.filters["as_markdown"] = as_markdown
        self.environment.filters["html_as_markdown"] = html_as_markdown
        self.environment.filters["anchor"] = anchor
        self.environment.globals.update(given)

    def add_filter(self, name: str, filter: Callable[..., object]) -> None:
        self.environment.filters[name] = filter

    def render(self, name: str, /, **data: object) -> str:
        """The template, filled. One that cannot be filled is told as its author's, with its line."""
        try:
            return self.environment.get_template(name).render(data)
        except TemplateSyntaxError as error:
            raise _fault(error.message or "", error.name or name, error.lineno) from None
        except TemplateNotFound as error:
            raise _fault(f"there is no template {error.name!r}", *self._where(error, name)) from None
        except TemplateError as error:
            raise _fault(error.message or type(error).__name__, *self._where(error, name)) from None

    def _where(self, error: TemplateError, name: str) -> tuple[str, int]:
        """The template and line that the error comes from."""
        folders = (self.folder, THEME / FOLDER)
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            for folder in folders:
                if Path(frame.filename).is_relative_to(folder):
                    return Path(frame.filename).relative_to(folder).as_posix(), frame.lineno or 0
        return name, 0


def _fault(what: str, name: str, line: int) -> InputError:
    return InputError(
        f"the template cannot be used: {what.rstrip('.')}.",
        place=Place(f"site/{FOLDER}/{name}", line),
        todo="Mend it, or remove it: the kit has one of that name.",
    )


def as_markdown(text: str) -> Markup:
    """Words for a heading that MkDocs reads: on the page they stand as they are, whatever they look like.

    The signs that mean something in Markdown become character references, which every Markdown passes on.
    """
    line = escape(" ".join(text.split()), quote=False).replace('"', "&quot;")
    return _referred(_MARKS, line)


def html_as_markdown(html: Markup) -> Markup:
    """HTML for a heading that MkDocs reads: Markdown looks for its signs in the values of attributes as well."""
    return _referred(_MARKS_IN_HTML, html)


def _referred(signs: re.Pattern[str], text: str) -> Markup:
    return Markup(signs.sub(lambda found: f"&#{ord(found[0])};", str(text)))


def anchor(id: str) -> str:
    """An id as it can stand in a heading's attributes and in an address."""
    return _NO_ANCHOR.sub("-", id)
