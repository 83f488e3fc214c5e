"""Writes the pages, drives MkDocs once a language, makes the search index, and serves the result."""

from ruleproof.site.build import Failing, build
from ruleproof.site.serve import serve

__all__ = ["Failing", "build", "serve"]
