"""What the search is asked, and how often it finds it: for the tests here and for bench/search_recall.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ruleproof.books import Project
from ruleproof.books.files import read_yaml
from ruleproof.books.find import Entry, Index, ranked, words_of
from ruleproof.books.models import Term

FOLDER = Path(__file__).parent
SETS = {"old": FOLDER, "players": FOLDER / "players"}
"""The lookups by who wrote them: ourselves, and somebody who had seen neither the search nor asked.yml."""
SHOWN = 3
"""Among how many a rule must be to count as found."""


@dataclass(frozen=True)
class Lookup:
    """What somebody types, and the rules of which one is looked for."""

    set: str
    book: str
    language: str
    words: str
    rules: frozenset[str]

    @property
    def group(self) -> tuple[str, str, str]:
        return self.set, self.book, self.language


@dataclass
class Tally:
    """How many of how many were found."""

    found: int = 0
    all: int = 0

    def count(self, found: bool) -> None:
        self.found += found
        self.all += 1

    @property
    def share(self) -> float:
        return self.found / self.all if self.all else 1.0

    def __str__(self) -> str:
        return f"{self.found} of {self.all}, {100 * self.share:.0f} %"


def lookups() -> Iterator[Lookup]:
    for name, folder in SETS.items():
        for path in sorted(folder.glob("*.yml")):
            for language, asked in read_yaml(path, FOLDER).data.items():
                for words, rules in asked.items():
                    wanted = frozenset([rules] if isinstance(rules, str) else rules)
                    yield Lookup(name, path.stem, language, words, wanted)


def first(index: Index, words: str, shown: int = SHOWN) -> list[Entry]:
    return [hit.entry for hit in ranked(index, words)[:shown]]


def answers(index: Index, lookup: Lookup) -> bool:
    """Whether one of the first hits answers for one of the rules."""
    return any(lookup.rules.intersection(entry.rules) for entry in first(index, lookup.words))


def questions(index: Index) -> Iterator[tuple[str, bool]]:
    """The questions of rulings and the titles of disputes, and whether each, typed word for word, finds its own."""
    for entry in index.entries:
        if entry.kind in ("ruling", "dispute"):
            found = first(index, entry.title, 1)
            yield entry.title, bool(found) and found[0].title == entry.title


def dropped(word: str, place: int) -> str:
    return word[:place] + word[place + 1 :]


def doubled(word: str, place: int) -> str:
    return word[: place + 1] + word[place:]


def replaced(word: str, place: int) -> str:
    """With the letter that follows in the alphabet, as somebody hits a wrong key."""
    letter = chr((ord(word[place]) - ord("a") + 1) % 26 + ord("a"))
    return word[:place] + letter + word[place + 1 :]


def exchanged(word: str, place: int) -> str:
    place = min(place, len(word) - 2)
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


SLIPS: dict[str, Callable[[str, int], str]] = {
    "dropped": dropped,
    "doubled": doubled,
    "replaced": replaced,
    "exchanged": exchanged,
}
THIRDS = {"first": 1 / 6, "middle": 1 / 2, "last": 5 / 6}
LONG_ENOUGH = 5
"""Letters of the shortest word in which a slip is forgiven."""


def slipped(name: str) -> Iterator[tuple[str, str, str]]:
    """Each slip, in which third of the name's longest word it is, and the name with it."""
    words = words_of(name)
    longest = max(words, key=len, default="")
    if len(longest) < LONG_ENOUGH:
        return
    for slip, make in SLIPS.items():
        for third, part in THIRDS.items():
            wrong = make(longest, int(len(longest) * part))
            if wrong != longest:
                yield slip, third, " ".join(wrong if word == longest else word for word in words)


def names(project: Project, book: str, language: str) -> Iterator[tuple[str, str, Term]]:
    """The terms that have a name in this language."""
    for id, term in project.book(book).terms.items():
        if language in term.names:
            yield id, term.names[language], term


def finds_term(index: Index, words: str, id: str, term: Term) -> bool:
    """Whether the term, or the rule that defines it, is among the first."""
    return any(term.rule in entry.rules or (entry.kind == "term" and entry.id == id) for entry in first(index, words))


def slips_found(
    project: Project, index: Index, language: str, terms: Iterable[tuple[str, str, Term]] | None = None
) -> dict[tuple[str, str], Tally]:
    """By slip and third, how often the term is found."""
    tallies: dict[tuple[str, str], Tally] = {}
    chosen: Sequence[tuple[str, str, Term]] = list(terms or names(project, index.texts.book, language))
    for id, name, term in chosen:
        for slip, third, words in slipped(name):
            tallies.setdefault((slip, third), Tally()).count(finds_term(index, words, id, term))
    return tallies
