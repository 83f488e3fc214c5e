"""Text, JSON and SARIF of findings."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruleproof.checks import FAMILIES, Finding, as_json, as_sarif, as_text, formatted
from ruleproof.core import Place

STALE = Finding(
    "freshness",
    "error",
    Place("rulebooks/a b/es/café.md", 7),
    "ab",
    "x.y",
    "es",
    "the translation is stale",
    "Mend it.",
)
NOTE = Finding("provenance", "note", Place("rulebooks/ab/provenance.yml"), "ab", "", "", "2 are missing")


def test_text() -> None:
    assert as_text([STALE, NOTE]) == (
        "rulebooks/a b/es/café.md:7: error: the translation is stale (x.y, es). Mend it.\n"
        "rulebooks/ab/provenance.yml: note: 2 are missing.\n"
    )


def test_text_says_what_was_checked() -> None:
    assert as_text([], ["ab", "cd"]) == "2 books checked: 0 errors, 0 warnings, 0 notes.\n"
    assert as_text([STALE], ["ab"]).splitlines()[-1] == "1 book checked: 1 error, 0 warnings, 0 notes."


def test_json() -> None:
    data = json.loads(as_json([STALE, NOTE], ["ab"]))
    assert data == {
        "books": ["ab"],
        "findings": [
            {
                "check": "freshness",
                "level": "error",
                "file": "rulebooks/a b/es/café.md",
                "line": 7,
                "book": "ab",
                "id": "x.y",
                "language": "es",
                "what": "the translation is stale",
                "todo": "Mend it.",
            },
            {
                "check": "provenance",
                "level": "note",
                "file": "rulebooks/ab/provenance.yml",
                "line": 0,
                "book": "ab",
                "id": "",
                "language": "",
                "what": "2 are missing",
                "todo": "",
            },
        ],
        "errors": 1,
        "warnings": 0,
        "notes": 1,
    }


@pytest.fixture
def run() -> Any:
    log = json.loads(as_sarif([STALE, NOTE]))
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-schema-2.1.0.json")
    assert len(log["runs"]) == 1
    return log["runs"][0]


def test_sarif_describes_every_check(run: Any) -> None:
    driver = run["tool"]["driver"]
    assert driver["name"] == "ruleproof"
    assert [rule["id"] for rule in driver["rules"]] == [family.name for family in FAMILIES]
    assert len({rule["id"] for rule in driver["rules"]}) == len(FAMILIES)
    for rule in driver["rules"]:
        assert rule["help"]["text"] == rule["fullDescription"]["text"] != ""
        assert rule["shortDescription"]["text"]
    assert run["invocations"] == [{"executionSuccessful": True}]


def test_sarif_results(run: Any) -> None:
    stale, note = run["results"]
    assert stale["ruleId"] == run["tool"]["driver"]["rules"][stale["ruleIndex"]]["id"] == "freshness"
    assert stale["level"] == "error"
    assert stale["message"] == {"text": "the translation is stale (es). Mend it."}
    assert stale["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "rulebooks/a%20b/es/caf%C3%A9.md", "uriBaseId": "PROJECT"},
                "region": {"startLine": 7},
            },
            "logicalLocations": [{"name": "x.y", "fullyQualifiedName": "ab:x.y"}],
        }
    ]
    assert note["level"] == "note"
    assert note["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "rulebooks/ab/provenance.yml", "uriBaseId": "PROJECT"},
            }
        }
    ]
    assert "PROJECT" in run["originalUriBaseIds"]


def test_sarif_has_only_what_the_standard_knows(run: Any) -> None:
    """The properties of SARIF 2.1.0 that we use; its schema allows no others."""
    assert set(run) <= {"tool", "invocations", "originalUriBaseIds", "columnKind", "results"}
    assert run["columnKind"] in {"utf16CodeUnits", "unicodeCodePoints"}
    for result in run["results"]:
        assert set(result) == {"ruleId", "ruleIndex", "level", "message", "locations", "properties"}
        assert result["level"] in {"none", "note", "warning", "error"}
    for rule in run["tool"]["driver"]["rules"]:
        assert set(rule) == {"id", "shortDescription", "fullDescription", "help", "defaultConfiguration"}


def test_formatted_chooses_the_format() -> None:
    assert formatted([NOTE], "json", ["ab"]) == as_json([NOTE], ["ab"]).rstrip("\n")
    assert formatted([NOTE], "sarif", ["ab"]) == as_sarif([NOTE]).rstrip("\n")
    assert formatted([NOTE], "text", ["ab"]) == as_text([NOTE], ["ab"]).rstrip("\n")
