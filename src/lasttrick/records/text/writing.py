"""A record as people read it: the deal, then a trick a line, then the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from lasttrick.errors import OptionError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.records.checking import check
from lasttrick.records.record import (
    CutEvent,
    DeclareEvent,
    PlayEvent,
    Record,
    RecordedMatch,
    RecordedResult,
    RecordEvent,
    RevealEvent,
)
from lasttrick.records.text.labels import as_json, labels, quoted

_WIDTH = 9


def to_text(*records: Record) -> str:
    """Return records as text for people, with a blank line between them.

    :func:`from_text` reads the same records from it.
    """
    return "\n".join("".join(f"{line}\n" for line in _lines(record)) for record in records)


def _lines(record: Record) -> Iterator[str]:
    names = labels(record.seats)
    yield _line("game", record.game)
    if record.definition is not None:
        yield _line("rules", as_json(record.definition))
    yield from _options(record)
    if record.view is not None:
        view = record.view
        yield _line("view", view if isinstance(view, str) else _named(names, view))
    if record.match is not None:
        yield _line("match", _match(record.match))
    for seat, player in enumerate(record.seats):
        bot = "" if player.bot is None else " " + quoted(player.bot)
        yield _line(f"seat {seat}", f"{quoted(player.name)}, {player.kind}{bot}")
    yield _line("dealer", _named(names, record.dealer))
    width = max(map(len, names))
    for seat, hand in enumerate(record.deal.hands):
        name = _named(names, seat)
        yield _line("hand", " ".join((name.ljust(width) if hand else name, *hand)))
    yield _line("talon", " ".join(record.deal.talon))
    if record.fair is not None:
        yield _line("fair", f"{record.fair.commitment} {record.fair.secret}")
    yield from _ending(record, names)
    yield from _events(record, names)
    if record.result is not None:
        yield from _result(record.result, names)
    yield _line("status", record.status)


def _line(key: str, value: str) -> str:
    return f"{key.ljust(_WIDTH)}{value}".rstrip()


def _named(names: tuple[str, ...], seat: int) -> str:
    return names[seat] if seat < len(names) else str(seat)


def _options(record: Record) -> Iterator[str]:
    """Yield the options that are not at their default; all of them where that is not enough."""
    game = load_game(record.game) if record.game in GAME_NAMES else None
    if game is not None and set(game.options) == set(record.options):
        changed = []
        for name, value in record.options.items():
            option = game.options[name]
            if value == option.default:
                continue
            try:
                same = option.read(name, str(value)) == value
            except OptionError:
                same = False
            if not same:
                break
            changed.append(f"{name}={value}")
        else:
            if changed:
                yield _line("options", ", ".join(changed))
            return
    yield _line("exactly", as_json(record.options))


def _match(match: RecordedMatch) -> str:
    words = [f"deal {match.number}"]
    if match.id is not None:
        words.append(f"id {quoted(match.id)}")
    if match.target is not None:
        words.append(f"target {match.target}")
    if match.pool is not None:
        words.append(f"pool {match.pool}")
    for name, totals in (("before", match.before), ("after", match.after)):
        if totals is not None:
            words.append(" ".join((name, *map(str, totals))))
    return ", ".join(words)


def _ending(record: Record, names: tuple[str, ...]) -> Iterator[str]:
    part = record.ending
    if part is None:
        return
    words = [f"trick {part.first_trick}", f"leader {_named(names, part.leader)}"]
    if part.out:
        words.append(" ".join(("out", *(_named(names, seat) for seat in part.out))))
    if part.won_before:
        won = ("?" if seat is None else _named(names, seat) for seat in part.won_before)
        words.append(" ".join(("won", *won)))
    yield _line("from", ", ".join(words))


def _events(record: Record, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the events, the cards of a trick in one line with the seat that took it.

    What is done in the middle of a trick stands between two lines of it.
    """
    winners = check(record).winners
    first = 1 if record.ending is None else record.ending.first_trick
    tricks = list(_trick_of_each(record.events, first))
    last = {trick: place for place, trick in enumerate(tricks)}
    for trick, run in groupby(range(len(tricks)), key=tricks.__getitem__):
        places = list(run)
        if trick is None:
            yield from (_event(record.events[place], names) for place in places)
            continue
        took = None
        if places[-1] == last[trick] and trick - first < len(winners):
            took = winners[trick - first]
        cards = ", ".join(_event_words(record.events[place], names) for place in places)
        yield _line(f"trick {trick}", cards + ("" if took is None else f" > {_named(names, took)}"))


def _trick_of_each(events: Sequence[RecordEvent], number: int) -> Iterator[int | None]:
    """Yield for each event the trick that its card is played to; None where none is played.

    No seat plays twice to a trick, so a second card of a seat begins the next one.
    """
    played: set[int] = set()
    for event in events:
        if not isinstance(event, PlayEvent):
            yield None
            continue
        if event.seat in played:
            number += 1
            played.clear()
        played.add(event.seat)
        yield number


def _event(event: RecordEvent, names: tuple[str, ...]) -> str:
    kind = "tap" if isinstance(event, CutEvent) and event.tap else type(event).__struct_config__.tag
    return _line(str(kind), _event_words(event, names))


def _event_words(event: RecordEvent, names: tuple[str, ...]) -> str:
    words = ["talon" if event.seat is None else _named(names, event.seat)]
    match event:
        case PlayEvent():
            words.append(event.card + ("*" if event.down else ""))
        case CutEvent() if event.at is not None:
            words.append(str(event.at))
        case RevealEvent():
            words.append(event.card)
        case DeclareEvent():
            words.append(event.what)
            if event.card is not None or event.down:
                words.append((event.card or "") + ("*" if event.down else ""))
            if event.against is not None:
                words += ["against", _named(names, event.against)]
            if event.cards:
                words += ["shows", *event.cards]
    if event.by is not None:
        words.append(f"({event.by})")
    return " ".join(words)


def _result(result: RecordedResult, names: tuple[str, ...]) -> Iterator[str]:
    winner = "nobody" if result.winner is None else _named(names, result.winner)
    words = (
        f"{winner} wins by {result.by}",
        " ".join(("points", *map(str, result.points))),
        f"next dealer {_named(names, result.next_dealer)}",
    )
    yield _line("result", ", ".join(words))
    if result.gains is not None:
        for gain in result.gains:
            words = (_named(names, gain.seat), f"{gain.points:+d}", quoted(gain.reason))
            cards = f", {' '.join(gain.cards)}" if gain.cards else ""
            yield _line("gain", " ".join(words) + cards)
        if not result.gains:
            yield _line("gain", "none")
