"""What somebody at a table with real cards would enter for a deal that the engine has played."""

from lasttrick.cards import Seat, rank_of
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.coach.score_sheet import VOID, Entry, Way
from lasttrick.coach.score_sheet.ways import asks_out
from lasttrick.engine import Declared, Match, State, result_of
from lasttrick.engine.award import low_run
from lasttrick.engine.dealt_hands import fits, instant_hand, instant_times


def seen(match: Match, state: State) -> Entry:
    """Return the entry for a deal of this match that is over."""
    result = result_of(state)
    players = match.playing
    flags = [e for e in state.log if isinstance(e, Declared) and e.what == "flag"]
    if result.winner is None:
        proven = flags.pop()
        assert proven.against is not None
        wrong = tuple(int(players[flag.seat]) for flag in flags)
        return Entry(VOID, flags=wrong, against=players[proven.against])
    table = state.table
    way = _way(state, result.winner)
    everyone_out = tuple(int(players[seat]) for seat in state.out)
    matters = asks_out(table, way) or (way.by == "sweep" and bool(state.out))
    return Entry(
        way,
        players[result.winner],
        bonus=tuple(
            int(players[seat])
            for seat, hand in enumerate(state.start.hands)
            if any(fits(table, hand, kind) for kind in table.dealt_awards)
        ),
        out=everyone_out if matters else (),
        aces=tuple(
            (int(players[gain.seat]), -gain.points)
            for gain in result.gains
            if gain.reason == "ace" and gain.points < 0
        ),
        flags=tuple(int(players[flag.seat]) for flag in flags),
    )


def _way(state: State, winner: Seat) -> Way:
    table, by = state.table, result_of(state).by
    if by == "instant-win":
        kind = instant_hand(table, state.hands[winner])
        assert kind is not None
        return Way(by, double=instant_times(state.hands[winner], kind) == 2)
    if by != "deciding-trick":
        return Way(by)
    tricks = state.tricks[: table.deciding]
    card = tricks[-1].card
    run = low_run(table, tricks, winner)
    aside = next(
        (
            event.what
            for event in state.log
            if isinstance(event, Declared) and event.card == card and "dry" in event.what
        ),
        None,
    )
    return Way(
        by,
        run=tuple(RANK_LETTERS[rank_of(trick.card)] for trick in reversed(run)),
        dry=aside if run and aside in ("dry", "show-dry") else None,
        without_rank=table.not_with_rank not in (None, rank_of(card)),
        last_lost=bool(table.rules.award.last_trick_lost) and state.tricks[-1].winner != winner,
    )
