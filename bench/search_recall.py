"""Measures how much of what people type finds its rule, and lets MiniSearch answer the same on the same texts.

Lookups by book and language, ours and those of somebody who had seen neither search nor `asked.yml`; each question of
rulings and disputes typed word for word; each name of a term with a letter dropped, doubled, replaced or exchanged with
its neighbour. MiniSearch is installed by npm into build/; where that cannot be, the line says so.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruleproof.books import Project, load_project
from ruleproof.books.find import Entry, Index, build_indexes

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.recall.measures import Lookup, Tally, answers, lookups, questions, slips_found

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "minisearch"
WANTED = {"players": 0.95, "questions": 0.98, "slips": 0.90}
"""Of the lookups, in each language that has texts; of all questions; of all names with a slip."""

MINISEARCH = """
const MiniSearch = require('minisearch')
const data = JSON.parse(require('fs').readFileSync(0, 'utf8'))
const fields = ['title', 'asked', 'names', 'text', 'heading', 'examples']
const boost = { title: 4, asked: 4, names: 4, text: 2, heading: 1, examples: 0.5 }
const found = data.map(({ entries, queries }) => {
  const index = new MiniSearch({ fields, searchOptions: { boost, prefix: true, fuzzy: 0.2 } })
  index.addAll(entries.map((entry, id) => ({ id, ...entry })))
  return queries.map(query => index.search(query).slice(0, 3).map(hit => hit.id))
})
process.stdout.write(JSON.stringify(found))
"""

Indexes = dict[str, dict[str, Index]]


def main() -> int:
    """Print the table, then one line of JSON; 1 if a target is missed."""
    project = load_project(ROOT)
    indexes: Indexes = {language: build_indexes(project, language) for language in project.languages}
    asked = list(lookups())
    theirs = minisearch(indexes, asked)
    shares = lookups_table(indexes, asked, theirs)
    shares["questions"] = questions_line(project, indexes)
    shares["slips"] = slips_lines(project, indexes)
    missed = [name for name, share in shares.items() if share < WANTED.get(name.split()[0], 0.0)]
    print(f"wanted: {', '.join(f'{name} {100 * part:.0f} %' for name, part in WANTED.items())}")
    print(json.dumps({"bench": "search_recall", **shares, "good": not missed}))
    return 1 if missed else 0


def lookups_table(indexes: Indexes, asked: list[Lookup], theirs: dict[Lookup, bool] | None) -> dict[str, float]:
    """Print the lookups found by book and language; the share found of each set and language."""
    ours: dict[tuple[str, str, str], Tally] = {}
    other: dict[tuple[str, str, str], Tally] = {}
    by_language: dict[str, Tally] = {}
    for lookup in asked:
        found = answers(indexes[lookup.language][lookup.book], lookup)
        ours.setdefault(lookup.group, Tally()).count(found)
        by_language.setdefault(f"{lookup.set} {lookup.language}", Tally()).count(found)
        if theirs:
            other.setdefault(lookup.group, Tally()).count(theirs[lookup])
    for group, tally in ours.items():
        name, book, language = group
        beside = f"   MiniSearch {other[group]}" if theirs else ""
        print(f"  {name:8} {book:18} {language:6} {tally!s:18}{beside}")
    for name, tally in by_language.items():
        print(f"  {name:34} {tally}")
    if theirs:
        total = sum(theirs.values())
        print(f"  MiniSearch finds {total} of {len(asked)}, ours {sum(one.found for one in ours.values())}")
    return {name: round(tally.share, 3) for name, tally in by_language.items()}


def written(project: Project, indexes: Indexes) -> Iterator[tuple[str, Index]]:
    """The texts that stand: by language, the books that are written in it."""
    for language, of_language in indexes.items():
        for book, index in of_language.items():
            if language in project.book(book).chapters:
                yield language, index


def questions_line(project: Project, indexes: Indexes) -> float:
    total = Tally()
    for _, index in written(project, indexes):
        for _, found in questions(index):
            total.count(found)
    print(f"  questions typed word for word, found first: {total}")
    return round(total.share, 3)


def slips_lines(project: Project, indexes: Indexes) -> float:
    families: dict[tuple[str, str], Tally] = {}
    for language, index in written(project, indexes):
        for family, tally in slips_found(project, index, language).items():
            total = families.setdefault(family, Tally())
            total.found += tally.found
            total.all += tally.all
    for (slip, third), tally in families.items():
        print(f"  names of terms, a letter {slip} in the {third} third: {tally}")
    return round(min(tally.share for tally in families.values()), 3)


def minisearch(indexes: Indexes, asked: list[Lookup]) -> dict[Lookup, bool] | None:
    """Whether MiniSearch finds each lookup; nothing where it cannot be had."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        print("  MiniSearch is left out: there is no npm")
        return None
    BUILD.mkdir(parents=True, exist_ok=True)
    if not (BUILD / "node_modules" / "minisearch").is_dir():
        install = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(BUILD), "minisearch@7"]
        if subprocess.run(install, capture_output=True).returncode:
            print("  MiniSearch is left out: npm cannot install it")
            return None
    groups: dict[tuple[str, str], list[Lookup]] = {}
    for lookup in asked:
        groups.setdefault((lookup.language, lookup.book), []).append(lookup)
    data = [
        {"entries": entries(indexes[language][book]), "queries": [one.words for one in group]}
        for (language, book), group in groups.items()
    ]
    run = subprocess.run(
        [node, "-e", MINISEARCH], input=json.dumps(data), capture_output=True, text=True, cwd=BUILD, check=True
    )
    found: dict[Lookup, bool] = {}
    for (key, group), hits in zip(groups.items(), json.loads(run.stdout), strict=True):
        of_book = indexes[key[0]][key[1]].entries
        for lookup, numbers in zip(group, hits, strict=True):
            found[lookup] = any(lookup.rules.intersection(of_book[number].rules) for number in numbers)
    return found


def entries(index: Index) -> list[dict[str, Any]]:
    """The same texts that our index is made from."""
    return [_entry(index, entry) for entry in index.entries]


def _entry(index: Index, entry: Entry) -> dict[str, Any]:
    return {
        "title": entry.title,
        "asked": " ".join(entry.asked),
        "names": " ".join(name for place in entry.defines for name in index.texts.names[place]),
        "text": entry.text,
        "heading": f"{entry.heading} {entry.number} {entry.id}",
        "examples": entry.examples,
    }


if __name__ == "__main__":
    sys.exit(main())
