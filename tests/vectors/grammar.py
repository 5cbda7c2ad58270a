"""Reading the worked examples of ``deals.txt``. ``README.md`` here says how they are written."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FILE = Path(__file__).with_name("deals.txt")

ONE_LINE = ("DECK", "SEAT", "TABLE", "INSTANT", "INSTANTS", "MATCH83", "LEDGER")

GAMES = {
    "agram": "agram",
    "sinksink": "sink-sink",
    "mali": "mali",
    "fapfap": "fapfap",
    "spar": "spar",
    "sipa": "sipa",
    "catte": "cat-te",
    "eightythree": "eighty-three",
    "letzter": "letzter-stich",
    "letzter3": "letzter-stich-3",
    "benin": "jeu-de-carte",
    "garame": "garame",
}


@dataclass(frozen=True)
class Line:
    """An example of one line."""

    kind: str
    number: int
    words: tuple[str, ...]
    """What stands before the arrow."""
    expected: tuple[str, ...]
    """What stands behind it."""

    @property
    def facts(self) -> dict[str, str]:
        return pairs(self.words)

    @property
    def answers(self) -> dict[str, str]:
        return pairs(self.expected)

    def __str__(self) -> str:
        return f"{self.number}-{self.kind}-{'-'.join(self.words[:3])}"


@dataclass
class Script:
    """A deal, or the end of one, move by move."""

    name: str
    number: int
    game: str
    facts: dict[str, str]
    hands: dict[int, str] = field(default_factory=dict)
    begin: dict[str, str] = field(default_factory=dict)
    out: tuple[int, ...] = ()
    steps: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)

    def __str__(self) -> str:
        return self.name


def pairs(words: tuple[str, ...]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


def read(text: str) -> Iterator[Line | Script]:
    script: Script | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        words = tuple(line.split())
        if not words:
            continue
        kind, rest = words[0], words[1:]
        if kind in ONE_LINE and script is None:
            if "->" in rest:
                arrow = rest.index("->")
                yield Line(kind, number, rest[:arrow], rest[arrow + 1 :])
            else:
                yield Line(kind, number, rest, ())
        elif kind == "VECTOR" and script is None:
            script = Script(rest[0], number, "", {})
        elif script is None:
            raise ValueError(f"line {number}: Expected an example, but got {line!r}.")
        elif kind == "GAME":
            script.game, script.facts = GAMES[rest[0]], pairs(rest)
        elif kind == "HAND":
            script.hands[int(rest[0])] = " ".join(rest[1:])
        elif kind == "FROM":
            script.begin = pairs(rest)
        elif kind == "OUT":
            script.out = tuple(int(seat) for seat in rest)
        elif kind in ("LEGAL", "BAD", "PLAY", "RESULT"):
            script.steps.append((kind, rest))
        elif kind == "END":
            yield script
            script = None
        else:
            raise ValueError(f"line {number}: Expected a line of a VECTOR, but got {line!r}.")
    if script is not None:
        raise ValueError(f"{script.name}: Expected END.")


EXAMPLES = tuple(read(FILE.read_text(encoding="utf-8")))
LINES = tuple(example for example in EXAMPLES if isinstance(example, Line))
SCRIPTS = tuple(example for example in EXAMPLES if isinstance(example, Script))


def lines(kind: str) -> list[Line]:
    return [line for line in LINES if line.kind == kind]
