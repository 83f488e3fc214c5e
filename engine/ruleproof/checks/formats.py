"""Findings as text for people, JSON for programs, SARIF 2.1.0 for code hosts and editors."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any, get_args
from urllib.parse import quote

from ruleproof.checks.families import FAMILIES
from ruleproof.checks.finding import Finding, Level

LEVELS: tuple[Level, ...] = get_args(Level)
SARIF_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def formatted(findings: Sequence[Finding], style: str, books: Sequence[str] = ()) -> str:
    """The findings in these books as `text`, `json` or `sarif`, without a line end."""
    if style == "json":
        return as_json(findings, books).rstrip("\n")
    if style == "sarif":
        return as_sarif(findings).rstrip("\n")
    return as_text(findings, books).rstrip("\n")


def as_text(findings: Sequence[Finding], books: Sequence[str] = ()) -> str:
    """One line a finding, `file:line: error: what (id, language). todo`, then what was checked."""
    lines = [text_line(finding) for finding in findings]
    if books:
        counts = [_count(sum(finding.level == level for finding in findings), level) for level in LEVELS]
        lines.append(f"{_count(len(books), 'book')} checked: {', '.join(counts)}.")
    return "".join(f"{line}\n" for line in lines)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def text_line(finding: Finding) -> str:
    about = ", ".join(part for part in (finding.id, finding.language) if part)
    shown = f"{finding.what} ({about})." if about else f"{finding.what}."
    return f"{finding.place}: {finding.level}: {shown}{' ' + finding.todo if finding.todo else ''}"


def as_json(findings: Sequence[Finding], books: Iterable[str] = ()) -> str:
    """The findings, how many there are of each level, and which books were checked."""
    data = {
        "books": list(books),
        "findings": [
            {
                "check": finding.check,
                "level": finding.level,
                "file": finding.place.file,
                "line": finding.place.line,
                "book": finding.book,
                "id": finding.id,
                "language": finding.language,
                "what": finding.what,
                "todo": finding.todo,
            }
            for finding in findings
        ],
        **{f"{level}s": sum(finding.level == level for finding in findings) for level in LEVELS},
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def as_sarif(findings: Sequence[Finding]) -> str:
    """One run of the tool `ruleproof`; each family of checks is a rule of it."""
    numbers = {family.name: number for number, family in enumerate(FAMILIES)}
    rules = [
        {
            "id": family.name,
            "shortDescription": {"text": f"Ruleproof check: {family.name}"},
            "fullDescription": {"text": family.help},
            "help": {"text": family.help},
            "defaultConfiguration": {"level": "error"},
        }
        for family in FAMILIES
    ]
    run = {
        "tool": {"driver": {"name": "ruleproof", "version": _version(), "rules": rules}},
        "invocations": [{"executionSuccessful": True}],
        "originalUriBaseIds": {"PROJECT": {"description": {"text": "The project folder."}}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(finding, numbers[finding.check]) for finding in findings],
    }
    return json.dumps({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2) + "\n"


def _result(finding: Finding, number: int) -> dict[str, Any]:
    place: dict[str, Any] = {
        "physicalLocation": {"artifactLocation": {"uri": quote(finding.place.file), "uriBaseId": "PROJECT"}}
    }
    if finding.place.line:
        place["physicalLocation"]["region"] = {"startLine": finding.place.line}
    if finding.id:
        place["logicalLocations"] = [{"name": finding.id, "fullyQualifiedName": f"{finding.book}:{finding.id}"}]
    about = f" ({finding.language})" if finding.language else ""
    return {
        "ruleId": finding.check,
        "ruleIndex": number,
        "level": finding.level,
        "message": {"text": f"{finding.what}{about}.{' ' + finding.todo if finding.todo else ''}"},
        "locations": [place],
        "properties": {"book": finding.book, "id": finding.id, "language": finding.language},
    }


def _version() -> str:
    try:
        return version("ruleproof")
    except PackageNotFoundError:
        return "0"
