"""Loads rulebooks/ into typed models; the only reader of it."""

from ruleproof.books.languages import Language
from ruleproof.books.load import load_project
from ruleproof.books.models import Book, Chapter, Dispute, Example, Project, Rule, Section, Term

__all__ = ["Book", "Chapter", "Dispute", "Example", "Language", "Project", "Rule", "Section", "Term", "load_project"]
