"""Every worked example of ``deals.txt`` against the games and the engine."""

import re
from collections import Counter
from random import Random

import pytest

from lasttrick.cards import SUITS, Seat, card_code, parse_cards, suit_name, suit_of
from lasttrick.engine import (
    Match,
    Result,
    State,
    begin_match,
    cutter,
    dealt,
    ending,
    instant_winner,
    legal,
    play,
    result_of,
    score_deal,
    shuffled,
    start,
)
from lasttrick.engine.dealt_hands import instant_hand
from lasttrick.errors import IllegalMove, TableError
from lasttrick.games import Table, load_game
from tests.scripted import begun, move_of, moves, outcome, played, rest_of
from tests.vectors.grammar import EXAMPLES, FILE, GAMES, LINES, SCRIPTS, Line, Script, lines

DIRECTIONS = {"cw": "clockwise", "ccw": "counterclockwise"}


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split(","))


def options_of(facts: dict[str, str]) -> dict[str, object]:
    options: dict[str, object] = {}
    if "dir" in facts:
        options["direction"] = DIRECTIONS[facts["dir"]]
    if "lead" in facts:
        options["first-lead"] = facts["lead"]
    if facts.get("chief") == "1":
        options["chief"] = "in"
    if "stack" in facts:
        options["stack"] = facts["stack"]
    if any(name.startswith("dry") for name in facts):
        options["dry"] = "on"
    return options


def test_the_file_holds_112_examples_and_all_of_them_are_read() -> None:
    kinds = Counter(line.kind for line in LINES) + Counter(VECTOR=len(SCRIPTS))
    assert kinds == {
        "DECK": 14,
        "SEAT": 13,
        "TABLE": 21,
        "INSTANT": 6,
        "INSTANTS": 3,
        "MATCH83": 7,
        "LEDGER": 3,
        "VECTOR": 45,
    }
    assert len(EXAMPLES) == 112
    heads = [row for row in FILE.read_text(encoding="utf-8").splitlines() if row[:1].isupper()]
    assert len([row for row in heads if row != "END"]) == 112
    assert len({script.name for script in SCRIPTS}) == 45


@pytest.mark.parametrize("line", lines("DECK"), ids=str)
def test_deck(line: Line) -> None:
    game = load_game(GAMES[line.words[0]])
    table = game.table(game.seats().start, options_of(line.facts))
    assert len(table.pack) == int(line.facts["count"])
    suits = {
        suit_name(suit): "".join(card_code(c)[0] for c in table.pack if suit_of(c) == suit)
        for suit in SUITS
    }
    assert "suit" in line.facts or "chief" in line.facts
    if "suit" in line.facts:
        wanted = dict.fromkeys(suits, line.facts["suit"])
        wanted["spades"] = line.facts.get("spades", line.facts["suit"])
        assert suits == wanted


@pytest.mark.parametrize("line", lines("SEAT"), ids=str)
def test_seat(line: Line) -> None:
    facts, wanted = line.facts, line.answers
    table = load_game(GAMES[line.words[0]]).table(int(facts["n"]), options_of(facts))
    dealer = Seat(int(facts["dealer"]))
    assert {"first", "order"} <= wanted.keys()
    assert table.leader(dealer) == int(wanted["first"])
    assert table.order_from(table.leader(dealer)) == numbers(wanted["order"])
    if "cut" in wanted:
        assert cutter(table, dealer) == int(wanted["cut"])


@pytest.mark.parametrize("line", lines("TABLE"), ids=str)
def test_table(line: Line) -> None:
    game, seats = load_game(GAMES[line.words[0]]), int(line.facts["n"])
    if line.expected == ("refused",):
        with pytest.raises(TableError) as caught:
            game.table(seats)
        assert caught.value.code in ("table/pack-too-small", "table/too-many-seats")
        return
    table = game.table(seats)
    assert table.tricks == int(line.answers["cards"])
    assert table.talon_size == int(line.answers["talon"])
    hands, talon = dealt(table, Seat(0), table.pack)
    assert {len(hand) for hand in hands} == {table.tricks}
    assert len(talon) == table.talon_size


INSTANT_NAMES: dict[str | None, str] = {
    None: "none",
    "four-of-a-kind": "quad",
    "one-suit": "flush",
    "all-below": "low6",
}


@pytest.mark.parametrize("line", lines("INSTANT"), ids=str)
def test_instant(line: Line) -> None:
    table = load_game("cat-te").table(2, {"low-six": "on"})
    kind = instant_hand(table, parse_cards(" ".join(line.words)))
    assert (INSTANT_NAMES[None if kind is None else kind.pattern],) == line.expected


@pytest.mark.parametrize("line", lines("INSTANTS"), ids=str)
def test_instants(line: Line) -> None:
    table = load_game("cat-te").table(int(line.facts["n"]))
    hands = {
        Seat(int(seat)): parse_cards(cards)
        for seat, _, cards in (word.partition(":") for word in line.words if ":" in word)
    }
    assert len(hands) == 2
    winner = instant_winner(table, Seat(int(line.facts["dealer"])), hands)
    assert winner == int(line.answers["winner"])


@pytest.mark.parametrize("line", lines("MATCH83"), ids=str)
def test_match_of_eighty_three(line: Line) -> None:
    scores = numbers(line.words[0])
    table = load_game("eighty-three").table(len(scores))
    before = begin_match(table, Seat(0))._replace(target=int(line.facts["T"]))
    after = score_deal(before, Result("deciding-trick", Seat(0), scores, Seat(1), ()))
    if line.expected[0] == "win":
        assert after.winners == (int(line.expected[1]),)
    else:
        assert line.expected[0] == "continue"
        assert not after.over
        assert after.target == int(line.answers["T"])


def won_deal(table: Table, by: str, winner: int) -> Result:
    """Find a deal of chance that this seat wins like that."""
    for seed in range(10_000):
        chance = Random(seed)
        state = start(
            table, Seat(winner), *dealt(table, Seat(winner), shuffled(table.pack, chance))
        )
        while not state.over:
            assert state.turn is not None
            options = legal(state)
            state = play(state, state.turn, options[int(chance.random() * len(options))])
        result = result_of(state)
        if (result.by, result.winner) == (by, winner):
            return result
    raise AssertionError(f"no deal is won by {by}")


@pytest.mark.parametrize(
    "line", [line for line in lines("LEDGER") if line.words[0] == "catte"], ids=str
)
def test_ledger_of_chips(line: Line) -> None:
    facts = line.facts
    before = numbers(facts["before"])
    batch = int(facts["batch"])
    table = load_game("cat-te").table(len(before), {"batch": batch, "ace": "off"})
    match = begin_match(table, Seat(0))._replace(totals=tuple(chips - batch for chips in before))
    assert match.stacks == before
    by = "sweep" if "sweep" in line.words else "deciding-trick"
    after = score_deal(match, won_deal(table, by, int(facts["winner"])))
    assert after.stacks == numbers(line.answers["after"])


@pytest.mark.parametrize(
    "line", [line for line in lines("LEDGER") if line.words[0] == "stones"], ids=str
)
def test_ledger_of_stones(line: Line) -> None:
    assert line.facts["award"] == "3"
    pool = int(line.facts["pool"])
    state = begun(
        "spar",
        ["KC TC 6C TD TH", "9D 6H KS 9S 6S"],
        dealer=1,
        options={"stones": 10},
        pool=pool,
    )
    result = outcome(state, "0:KC 1:9D 0:TC 1:KS 0:TD 1:9S 0:TH 1:6H 0:6C 1:6S > 0")
    assert result.gains[0].points == 3
    assert result.points[0] == int(line.answers["taken"])
    match: Match = begin_match(state.table, Seat(1))._replace(pool=pool)
    assert score_deal(match, result).pool == int(line.answers["pool"])


def refusal(reason: str) -> tuple[str, dict[str, object]]:
    """Return the code, and the facts that the reason of the example states."""
    if match := re.fullmatch(r"must_follow_([a-z]+?)(_even_face_down)?", reason):
        return "play/must-follow", {"led": match[1]}
    if match := re.fullmatch(r"does_not_beat_(\w\w)", reason):
        return "play/must-lie-face-down", {"best": match[1]}
    codes = {
        "out_of_turn_before_lead": "play/not-your-turn",
        "out_of_turn": "play/not-your-turn",
        "not_leader": "play/not-your-turn",
        "card_not_held": "play/not-held",
        "hand_over": "play/deal-over",
        "dry_card_reserved_for_trick_5": "play/set-aside",
        "non_beating_card_must_be_face_down": "play/must-lie-face-down",
        "lower_card_cannot_be_face_up": "play/must-lie-face-down",
        "off_suit_cannot_be_face_up": "play/must-lie-face-down",
        "leader_must_play_face_up": "play/must-lie-face-up",
    }
    return codes[reason], {}


def check_refused(state: State, seat: int, token: str, reason: str) -> None:
    code, facts = refusal(reason)
    card = token.removesuffix("*")
    if code == "play/not-your-turn":
        facts |= {"turn": state.turn, "seat": seat}
    elif code != "play/deal-over":
        facts |= {"card": card}
    if code.startswith("play/must-lie") and state.trick:
        assert state.best is not None
        facts |= {"best": card_code(state.best)}
    with pytest.raises(IllegalMove) as caught:
        play(state, Seat(seat), move_of(token))
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    if code == "play/must-follow":
        led = str(facts["led"])[0].upper()
        held = tuple(card_code(c) for c in state.hands[seat] if card_code(c)[1] == led)
        assert caught.value.facts["held"] == held != ()


def begun_script(script: Script) -> State:
    facts = script.facts
    seats, dealer = int(facts["n"]), Seat(int(facts["dealer"]))
    table = load_game(script.game).table(seats, options_of(facts))
    hands = tuple(parse_cards(script.hands.get(seat, "")) for seat in range(seats))
    if script.begin:
        state = ending(
            table,
            dealer,
            hands,
            trick=int(script.begin["trick"]),
            leader=Seat(int(script.begin["lead"])),
            out=tuple(Seat(seat) for seat in script.out),
        )
    else:
        state = start(table, dealer, hands, rest_of(table, hands))
    while state.phase == "dry":
        assert state.turn is not None
        dry = facts.get(f"dry{state.turn}")
        what = "show-dry" if facts.get(f"show{state.turn}") else "dry"
        state = played(state, f"{state.turn}:{what}={dry}" if dry else f"{state.turn}:pass")
    return state


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_vector(script: Script) -> None:
    state = begun_script(script)
    assert script.steps
    for kind, words in script.steps:
        match kind:
            case "LEGAL":
                assert state.turn == int(words[0])
                assert set(legal(state)) == moves(" ".join(words[1:]))
                assert len(legal(state)) == len(words) - 1
            case "BAD":
                check_refused(state, int(words[0]), words[1], words[2])
            case "PLAY":
                state = played(state, " ".join(words))
            case "RESULT":
                check_result(state, words)


def check_result(state: State, words: tuple[str, ...]) -> None:
    by = {"last": "deciding-trick", "fifth": "deciding-trick", "sweep": "sweep"}[words[0]]
    wanted = dict(word.split("=") for word in words[1:])
    result = result_of(state)
    assert result.by == by
    assert result.winner == int(wanted["winner"])
    assert result.points == numbers(wanted["delta"])
    assert result.next_dealer == int(wanted["next_dealer"])
    assert sum(gain.points for gain in result.gains) == sum(result.points)
