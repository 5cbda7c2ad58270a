"""The lines of the text form, one by one: what each kind of line says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from lasttrick.errors import OptionError, RecordError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.records.encoding import decode
from lasttrick.records.fault import quoted, refusal
from lasttrick.records.record import FORMAT, Record
from lasttrick.records.text.labels import parts, unquoted
from lasttrick.records.written_cards import read_card

_BY = re.compile(r"\s*\((\w+)\)$")
_LOST = re.compile("[\ud800-\udfff]")
"""What stands for bytes that were no UTF-8."""
_LINE = re.compile(r"([^\W\d_]+)(?:\s+(.*))?")

Json = dict[str, Any]


class Took(NamedTuple):
    """Who is said to have taken a trick, and where that is written."""

    line: int
    trick: int
    seat: int


def bad_text(expected: str, found: str, line: int | None = None) -> RecordError:
    """Return the error for something that is not as the text form has it."""
    return refusal("record/bad-text", expected, found, line=line)


class PassageReader:
    """One record read line by line into the shape that JSON has, which is then checked."""

    def __init__(self) -> None:
        self._data: Json = {"format": FORMAT}
        self._options: dict[str, str] = {}
        self._seats: list[Json] = []
        self._hands: dict[int, list[str]] = {}
        self._talon: list[str] = []
        self._events: list[Json] = []
        self._gains: list[Json] | None = None
        self._trick = 0
        self._played: set[int] = set()
        self._line = 0
        self.taken: list[Took] = []
        self._takes: dict[str, Callable[[str], None]] = {
            "game": partial(self._take_word, "game"),
            "rules": partial(self._take_json, "definition"),
            "options": self._take_options,
            "exactly": partial(self._take_json, "options"),
            "view": partial(self._take_word, "view"),
            "match": self._take_match,
            "seat": self._take_seat,
            "dealer": self._take_dealer,
            "hand": self._take_hand,
            "talon": self._take_talon,
            "fair": self._take_fair,
            "from": self._take_from,
            "cut": self._take_cut,
            "tap": self._take_tap,
            "drop": self._take_drop,
            "reveal": self._take_reveal,
            "declare": self._take_declare,
            "trick": self._take_trick,
            "result": self._take_result,
            "gain": self._take_gain,
            "status": partial(self._take_word, "status"),
        }

    def read(self, number: int, line: str) -> None:
        """Read one line.

        Raises:
            RecordError: ``record/bad-text``, ``record/not-text`` or ``record/not-a-card``.
            ValueError: something in it cannot be read.
        """
        self._line = number
        if _LOST.search(line):
            raise refusal("record/not-text", "text in UTF-8", quoted(line))
        found = _LINE.fullmatch(line)
        take = None if found is None else self._takes.get(found[1])
        if found is None or take is None:
            raise bad_text("a line that begins with game, seat, hand, trick …", quoted(line))
        take(found[2] or "")

    def record(self) -> Record:
        """Return the record when all its lines are read.

        Raises:
            RecordError: as :func:`~lasttrick.records.decode`.
        """
        data = self._data
        seats = len(self._seats)
        if set(self._hands) != set(range(seats)):
            raise bad_text(f"a hand for each of {seats} seats", f"{len(self._hands)} hands")
        data["seats"] = self._seats
        data["deal"] = {"hands": [self._hands[seat] for seat in range(seats)], "talon": self._talon}
        data["events"] = self._events
        if "options" not in data:
            data["options"] = _chosen(data.get("game", ""), self._options)
        if self._gains is not None and "result" in data:
            data["result"]["gains"] = self._gains
        try:
            line = msgspec.json.encode(data)
        except UnicodeEncodeError:
            raise refusal("record/not-text", "Unicode text", "half of a character") from None
        return decode(line)

    def _seat(self, text: str) -> int:
        """Return the seat of a number or of a name. Digits are a number, whoever is called so."""
        if text.isascii() and text.isdecimal():
            return int(text)
        names = [seat["name"] for seat in self._seats]
        if names.count(text) == 1:
            return names.index(text)
        raise bad_text("the name or the number of a seat", quoted(text))

    def _take_word(self, field: str, value: str) -> None:
        self._data[field] = value

    def _take_json(self, field: str, value: str) -> None:
        self._data[field] = json.loads(value)

    def _take_fair(self, value: str) -> None:
        commitment, secret = value.split()
        self._data["fair"] = {"commitment": commitment, "secret": secret}

    def _take_options(self, value: str) -> None:
        for part in parts(value):
            name, equals, chosen = part.partition("=")
            if not equals:
                raise bad_text("option=value", quoted(part))
            self._options[name.strip()] = chosen.strip()

    def _take_match(self, value: str) -> None:
        match: Json = {}
        for part in parts(value):
            key, _, said = part.partition(" ")
            if key == "deal":
                match["number"] = int(said)
            elif key == "id":
                match["id"] = unquoted(said.strip())
            elif key in ("target", "pool"):
                match[key] = int(said)
            elif key in ("before", "after"):
                match[key] = [int(total) for total in said.split()]
            else:
                raise bad_text("deal, id, target, pool, before or after", quoted(key))
        self._data["match"] = match

    def _take_seat(self, value: str) -> None:
        seat, _, who = value.partition(" ")
        if seat != str(len(self._seats)):
            raise bad_text(f"seat {len(self._seats)}", quoted(f"seat {seat}"))
        said = parts(who)
        name = unquoted(said[0])
        kind, _, bot = (said[1] if len(said) > 1 else "human").partition(" ")
        player: Json = {"name": name, "kind": kind}
        if bot:
            player["bot"] = unquoted(bot.strip())
        if len(said) > 2:
            raise bad_text("a name, and human or bot", quoted(who))
        self._seats.append(player)

    def _take_dealer(self, value: str) -> None:
        self._data["dealer"] = self._seat(value)
        view = self._data.get("view")
        if isinstance(view, str) and view != "public":
            self._data["view"] = self._seat(view)

    def _take_hand(self, value: str) -> None:
        name, *cards = value.split()
        self._hands[self._seat(name)] = [read_card(card) for card in cards]

    def _take_talon(self, value: str) -> None:
        self._talon = [read_card(card) for card in value.split()]

    def _take_from(self, value: str) -> None:
        ending: Json = {"out": [], "won_before": []}
        for part in parts(value):
            key, *said = part.split()
            if key == "trick":
                ending["first_trick"] = int(said[0])
                self._trick = int(said[0]) - 1
            elif key == "leader":
                ending["leader"] = self._seat(said[0])
            elif key == "out":
                ending["out"] = [self._seat(name) for name in said]
            elif key == "won":
                ending["won_before"] = [None if n == "?" else self._seat(n) for n in said]
            else:
                raise bad_text("trick, leader, out or won", quoted(key))
        self._data["ending"] = ending

    def _take_cut(self, value: str) -> None:
        words, by = _words(value)
        self._event("cut", by, seat=self._seat(words[0]), at=int(words[1]))

    def _take_tap(self, value: str) -> None:
        words, by = _words(value)
        self._event("cut", by, seat=self._seat(words[0]), tap=True)

    def _take_drop(self, value: str) -> None:
        words, by = _words(value)
        self._event("drop", by, seat=self._seat(words[0]))

    def _take_reveal(self, value: str) -> None:
        words, by = _words(value)
        card = read_card(words[1])
        if words[0] == "talon":
            self._event("reveal", by, card=card)
        else:
            self._event("reveal", by, card=card, seat=self._seat(words[0]))

    def _take_declare(self, value: str) -> None:
        (name, what, *rest), by = _words(value)
        said: Json = {"seat": self._seat(name), "what": what}
        if "shows" in rest:
            place = rest.index("shows")
            said["cards"] = [read_card(card) for card in rest[place + 1 :]]
            rest = rest[:place]
        if "against" in rest:
            place = rest.index("against")
            said["against"] = self._seat(rest[place + 1])
            rest = rest[:place]
        if len(rest) > 1:
            raise bad_text("one card", quoted(" ".join(rest)))
        for card in rest:
            said["down"] = card.endswith("*")
            if card != "*":
                said["card"] = read_card(card.removesuffix("*"))
        self._event("declare", by, **said)

    def _take_trick(self, value: str) -> None:
        trick, _, said = value.partition(" ")
        cards, takes, taker = said.partition(">")
        for part in parts(cards):
            words, by = _words(part)
            if len(words) != 2:
                raise bad_text("a seat and a card", quoted(part))
            seat = self._seat(words[0])
            if seat in self._played or not self._played:
                self._trick += 1
                self._played.clear()
            self._played.add(seat)
            if trick != str(self._trick):
                raise bad_text(f"trick {self._trick}", quoted(f"trick {trick}"))
            card = words[1]
            down = {"down": True} if card.endswith("*") else {}
            self._event("play", by, seat=seat, card=read_card(card.removesuffix("*")), **down)
        if takes:
            self.taken.append(Took(self._line, self._trick, self._seat(taker.strip())))

    def _take_result(self, value: str) -> None:
        result: Json = {}
        for part in parts(value):
            words = part.split()
            if words[0] == "points":
                result["points"] = [int(points) for points in words[1:]]
            elif words[:2] == ["next", "dealer"]:
                result["next_dealer"] = self._seat(words[2])
            elif words[1:3] == ["wins", "by"]:
                result["winner"] = None if words[0] == "nobody" else self._seat(words[0])
                result["by"] = words[3]
            else:
                raise bad_text("who wins, points and next dealer", quoted(part))
        self._data["result"] = result

    def _take_gain(self, value: str) -> None:
        self._gains = self._gains or []
        if value == "none":
            return
        said, *cards = parts(value)
        name, points, reason = said.split(maxsplit=2)
        gain: Json = {
            "seat": self._seat(name),
            "reason": unquoted(reason),
            "points": int(points),
        }
        if cards:
            gain["cards"] = [read_card(card) for card in cards[0].split()]
        self._gains.append(gain)

    def _event(self, kind: str, by: str | None, **facts: object) -> None:
        event: Json = {"event": kind, **facts}
        if by is not None:
            event["by"] = by
        self._events.append(event)


def _words(text: str) -> tuple[list[str], str | None]:
    """Return the words of an event, and who acted if that is said behind them."""
    by = _BY.search(text)
    return (text if by is None else text[: by.start()]).split(), None if by is None else by[1]


def _chosen(game: str, options: dict[str, str]) -> Json:
    """Return every option of a game: as written, or by default."""
    if game not in GAME_NAMES:
        return dict(options)
    known = load_game(game).options
    chosen: Json = {name: option.default for name, option in known.items()}
    for name, written in options.items():
        if name not in known:
            raise bad_text(f"an option of {game}", quoted(name))
        try:
            chosen[name] = known[name].read(name, written)
        except OptionError as error:
            expected = f"options of {game}"
            raise refusal("record/bad-options", expected, error.message) from None
    return chosen
