"""Tables that begin with cards, or in the middle of a deal, that are there already."""

from __future__ import annotations

import json
from random import Random

import pytest

from lasttrick.cards import CODES
from lasttrick.errors import IllegalMove, LastTrickError, RecordError, ServerError
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.records import Record, decode, encode, record_of, verify
from lasttrick.server.protocol.settings import SettingsChange
from lasttrick.server.table.following import rebuilt
from lasttrick.server.table.given import GivenDeal
from lasttrick.server.table.opening import TableRequest, open_table
from lasttrick.server.table.recording import deal_record
from tests.records.deals import wild_deal
from tests.server.playing import run
from tests.server.playing_tables import Place

AT_ONCE = SettingsChange(bot_pace=0, go_on=None, cover=0)


def a_table(game: str) -> Table:
    seats = load_game(game).rules(load_game(game).choose()).seats
    return load_game(game).table(max(seats.least, min(3, seats.most)))


def a_deal(game: str, seed: int = 1) -> Record:
    return record_of(wild_deal(a_table(game), Random(seed), leaving=0))


def request(record: Record, *, event: int = 0, seat: int = 1) -> TableRequest:
    given = GivenDeal(record=encode(record).decode(), event=event, seat=seat)
    return TableRequest(name="Ama", given=given, settings=AT_ONCE)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_cards_are_dealt_in_every_game(game: str) -> None:
    record = a_deal(game)
    made = open_table(request(record), id="a", now=1.0, chance=Random(1))
    position = rebuilt(made.facts)
    assert made.seat == 1
    assert position.stage == "playing"
    assert position.deal is not None
    state = position.deal.state
    assert state is not None
    hands = tuple(tuple(CODES[card] for card in hand) for hand in state.start.hands)
    assert hands == record.deal.hands
    assert state.start.dealer == record.dealer
    assert position.deal.commitment is None


@pytest.mark.parametrize("game", GAME_NAMES)
def test_one_goes_on_from_any_card_and_the_record_holds(game: str) -> None:
    record = a_deal(game, seed=3)

    async def work(event: int) -> None:
        async with Place(request(record, event=event)) as place:
            connection, ear = await place.come(place.secret)
            chance = Random(event)
            for _ in range(300):
                await place.turn(1)
                deal = ear.deal
                assert deal is not None
                assert deal["commitment"] is None
                if deal["result"] is not None:
                    break
                if deal["legal"]:
                    move = chance.choice(deal["legal"])
                    kind = move.pop("type")
                    done = await place.send(connection, type=kind, **move)
                    assert done["type"] == "done", done
            counted = [what for what in ear.what() if what["type"] == "counted"]
            assert [what["secret"] for what in counted[:1]] == [None]
            number = 1 if record.match is None else record.match.number
            told = deal_record(place.store.facts(), number)
            assert told is not None
            assert told.fair is None
            assert told.events[:event] == record.events[:event]
            assert verify(decode(encode(told))) == []

    moves = len(record.events)
    for event in {0, moves // 2, max(0, moves - 3)}:
        try:
            run(work(event))
        except IllegalMove as error:
            assert error.code == "play/deal-over"


def refusal(asked: TableRequest) -> LastTrickError:
    with pytest.raises(LastTrickError) as refused:
        open_table(asked, id="a", now=1.0, chance=Random(1))
    return refused.value


def test_what_cannot_be_given_is_refused() -> None:
    record = a_deal("agram")
    assert refusal(request(record, event=99)).code == "play/deal-over"
    assert refusal(request(record, seat=5)).code == "command/bad-field"
    bad = TableRequest(name="Ama", given=GivenDeal(record="{}", seat=0))
    assert isinstance(refusal(bad), RecordError)
    data = json.loads(encode(record))
    data["events"][2]["card"] = "AC"
    cheated = TableRequest(name="Ama", given=GivenDeal(record=json.dumps(data), event=9, seat=0))
    assert refusal(cheated).code.startswith("record/")
    assert isinstance(refusal(request(record, seat=7)), ServerError)


def test_no_message_shows_a_card_of_another_hand() -> None:
    record = a_deal("agram", seed=5)

    async def work() -> None:
        async with Place(request(record)) as place:
            _, ear = await place.come(place.secret)
            _, watcher = await place.come()
            hidden = set(record.deal.hands[0])
            told = json.dumps([m.get("deal") for m in ear.heard[:1]])
            seen = {e["card"] for e in ear.heard[0]["deal"]["log"] if "card" in e}
            assert not {card for card in hidden - seen if f'"{card}"' in told}
            assert watcher.heard[0]["deal"] is None

    run(work())
