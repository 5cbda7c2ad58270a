"""A living table: what is sent to whom, and what it does by itself. The clock is turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from lasttrick.errors import ServerError
from lasttrick.games import GAME_NAMES
from lasttrick.players import registry
from lasttrick.server.protocol.commands import Ping
from lasttrick.server.protocol.settings import SettingsChange
from lasttrick.server.table.facts import Moved, Shuffled
from lasttrick.server.table.following import rebuilt
from lasttrick.server.table.opening import TableRequest
from lasttrick.server.thinking import Question
from tests.server.playing_tables import Ear, Json, Place
from tests.server.secrecy import wire_leaks

_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")

SLOW = SettingsChange(bot_pace=1.0, go_on=None, cover=60.0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def request(game: str = "agram", **more: Any) -> TableRequest:
    fields: Json = {"name": "Ama", "seats": 3, "settings": SLOW, **more}
    return TableRequest(game=game, **fields)


def code(answer: Json) -> str:
    return answer["code"] if answer["type"] == "refused" else "done"


async def play_a_card(place: Place, connection: Any, ear: Ear) -> Json:
    deal = ear.deal
    assert deal is not None
    if deal["phase"] == "cut":
        return await place.send(connection, type="cut", at=5)
    move = deal["legal"][0]
    return await place.send(connection, **move)


async def to_my_turn(place: Place, ear: Ear) -> Json:
    for _ in range(40):
        deal = ear.deal
        if deal is not None and deal["turn"] == deal["seat"] and deal["phase"] != "over":
            return deal
        await place.turn(1.0)
    raise AssertionError("it was never my turn")


def test_a_match_against_bots_from_the_first_frame_to_the_last() -> None:
    async def test() -> None:
        async with Place(request(start=True, options={"target": 3})) as place:
            me, ear = await place.come(place.secret)
            first = ear.heard[0]
            assert first["type"] == "welcome"
            assert first["you"]["host"]
            for _ in range(300):
                if ear.table["stage"] == "over":
                    break
                if ear.table["stage"] == "counted":
                    assert code(await place.send(me, type="ready")) == "done"
                else:
                    await to_my_turn_or_end(place, me, ear)
            assert ear.table["stage"] == "over"
            versions = [message["version"] for message in ear.of("happened")]
            assert versions == sorted(set(versions))
            kinds = {what["type"] for what in ear.what()}
            assert kinds >= {"shuffled", "dealt", "event", "trick", "counted", "match-won", "ready"}
            assert code(await place.send(me, type="start")) == "done"
            assert ear.table["matches"] == 2

    run(test)


async def to_my_turn_or_end(place: Place, me: Any, ear: Ear) -> None:
    deal = ear.deal
    assert deal is not None
    if deal["seat"] is not None and deal["turn"] == deal["seat"] and deal["phase"] != "over":
        assert code(await play_a_card(place, me, ear)) == "done"
    else:
        await place.turn(1.0)


def test_a_command_sent_twice_is_done_once_and_answered_the_same() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            first = await play_again(place, me, ear, "x")
            kept = len(place.store.kept)
            again = await play_again(place, me, ear, "x")
            assert again == first
            assert len(place.store.kept) == kept
            other, other_ear = await place.come(place.secret)
            assert await play_again(place, other, other_ear, "x") == first
            await place.restart()
            late, late_ear = await place.come(place.secret)
            assert await play_again(place, late, late_ear, "x") == first
            assert len(place.store.kept) == kept

    run(test)


def test_what_a_watcher_says_again_over_another_connection_is_said_once() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            _, ear = await place.come(place.secret)
            for restarts in (False, False, True):
                if restarts:
                    await place.restart()
                watcher, _ = await place.come()
                answer = await place.send(watcher, id="x", type="say", text="hello")
                assert code(answer) == "done"
                assert answer["version"] == place.mailbox.position.chat[0].version
            watcher, its_ear = await place.come()
            assert [line["what"]["text"] for line in its_ear.heard[0]["chat"]] == ["hello"]
            await place.send(watcher, id="y", type="say", text="hello")
            assert [what["type"] for what in ear.what()].count("said") == 1
            assert len(place.mailbox.position.chat) == 2

    run(test)


async def play_again(place: Place, connection: Any, ear: Ear, id: str) -> Json:
    deal = ear.deal
    assert deal is not None
    if deal["phase"] == "cut":
        return await place.send(connection, id=id, type="cut", at=5)
    move = deal["legal"][0] if deal["legal"] else {"type": "play", "card": "AC"}
    return await place.send(connection, **move, id=id)


def test_start_pressed_twice_deals_once() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, _ = await place.come(place.secret)
            answers = await asyncio.gather(place.send(me, type="ping"), return_exceptions=False)
            assert code(answers[0]) == "done"
            assert code(await place.send(me, type="start")) == "done"
            assert code(await place.send(me, type="start")) == "table/not-now"
            shuffles = [f for f in place.store.facts() if isinstance(f, Shuffled)]
            assert len(shuffles) == 1

    run(test)


def test_two_cannot_take_one_chair() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            one, one_ear = await place.come()
            two, _ = await place.come()
            sat = await place.send(one, type="sit", seat=1, name="Kofi")
            assert sat["seat"] == 1
            assert len(sat["secret"]) >= 22
            assert code(await place.send(two, type="sit", seat=1, name="Esi")) == "seat/taken"
            assert code(await place.send(two, type="sit", name="kofi ")) == "seat/bad-name"
            assert (await place.send(two, type="sit", name="Esi"))["seat"] == 2
            welcomes = one_ear.of("welcome")
            assert [welcome["you"]["seat"] for welcome in welcomes] == [None, 1]
            third, _ = await place.come()
            assert code(await place.send(third, type="sit", name="Yao")) == "table/full"

    run(test)


def test_a_secret_of_ones_own_survives_a_lost_answer() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            mine = "m" * 32
            one, _ = await place.come()
            await place.send(one, type="sit", seat=1, name="Kofi", secret=mine)
            place.mailbox.disconnect(one)
            await place.restart()
            _, ear = await place.come(mine)
            assert ear.heard[0]["you"]["seat"] == 1

    run(test)


def test_a_new_secret_voids_the_old_ones() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, ear = await place.come(place.secret)
            phone, phone_ear = await place.come(place.secret)
            answer = await place.send(me, type="new-secret")
            assert phone_ear.ended
            assert phone_ear.last["code"] == "seat/new-secret"
            assert not ear.ended
            _, old = await place.come(place.secret)
            assert old.heard[0]["you"]["seat"] is None
            _, new = await place.come(answer["secret"])
            assert new.heard[0]["you"]["seat"] == 0
            await place.mailbox.command(phone, Ping(id="p"))
            assert phone_ear.last["type"] == "bye"

    run(test)


def test_a_code_lets_another_device_in_once_and_for_ten_minutes() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, _ = await place.come(place.secret)
            given = (await place.send(me, type="device-code"))["code"]
            seat, secret = await place.mailbox.redeem(given.lower())
            assert (seat, len(secret)) == (0, 32)
            assert place.mailbox.seat_of(secret) == place.mailbox.seat_of(place.secret) == 0
            with pytest.raises(ServerError, match="not good"):
                await place.mailbox.redeem(given)
            late = (await place.send(me, type="device-code"))["code"]
            await place.turn(601)
            with pytest.raises(ServerError, match="not good"):
                await place.mailbox.redeem(late)

    run(test)


def test_leaving_passes_the_host_on_and_a_bot_plays_to_the_end() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, _ = await place.come(place.secret)
            kofi, ear = await place.come()
            await place.send(kofi, type="sit", seat=1, name="Kofi")
            await place.send(me, type="start")
            names = [seat["name"] for seat in ear.table["seats"]]
            await place.send(me, type="leave")
            left = ear.table["seats"][names.index("Ama")]
            assert left["kind"] == "bot"
            assert ear.table["seats"][names.index("Kofi")]["host"]
            for _ in range(200):
                if ear.table["stage"] == "counted":
                    break
                await to_my_turn_or_end(place, kofi, ear)
            assert ear.table["seats"][names.index("Ama")]["kind"] == "open"
            watcher, _ = await place.come()
            sat = await place.send(watcher, type="sit", name="Esi")
            assert sat["seat"] == names.index("Ama")

    run(test)


def test_who_sits_down_between_deals_is_not_told_the_hand_of_before() -> None:
    async def test() -> None:
        async with Place(request("sipa", seats=2, start=True)) as place:
            me, ear = await place.come(place.secret)
            for _ in range(200):
                if ear.table["stage"] == "counted":
                    break
                await to_my_turn_or_end(place, me, ear)
            watcher, other = await place.come()
            bot = next(s for s, seat in enumerate(ear.table["seats"]) if seat["kind"] == "bot")
            assert code(await place.send(watcher, type="sit", seat=bot, name="Esi")) == "done"
            deal = other.deal
            assert deal is not None
            assert deal["seat"] is None
            assert deal["hand"] == []

    run(test)


def test_nobody_there_nothing_moves_and_on_return_it_goes_on() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            before = len(place.store.kept)
            await place.turn(1000)
            assert len(place.store.kept) == before
            me, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            version = ear.heard[-1].get("version")
            place.mailbox.disconnect(me)
            await place.turn(1000)
            kept = len(place.store.kept)
            await place.turn(1000)
            assert len(place.store.kept) == kept
            _, back = await place.come(place.secret, since=version)
            assert back.heard[0]["type"] == "resumed"

    run(test)


def test_a_lost_player_is_covered_and_comes_back() -> None:
    async def test() -> None:
        settings = SettingsChange(bot_pace=0, cover=60.0, go_on=5.0)
        async with Place(request(settings=settings)) as place:
            me, ear = await place.come(place.secret)
            kofi, kofi_ear = await place.come()
            secret = (await place.send(kofi, type="sit", seat=1, name="Kofi"))["secret"]
            await place.send(me, type="start")
            place.mailbox.disconnect(kofi)
            for _ in range(100):
                if any(what["type"] == "bot-sat" and what["covering"] for what in ear.what()):
                    break
                await to_my_turn_or_end(place, me, ear)
                await place.turn(7)
            covered = next(s for s in ear.table["seats"] if s.get("covering") == "Kofi")
            assert covered["kind"] == "bot"
            _, again = await place.come(secret)
            assert again.what()[-1]["type"] == "back"
            assert any(seat["name"] == "Kofi" for seat in again.table["seats"])
            assert kofi_ear.heard

    run(test)


def test_the_clock_is_told_and_then_bites() -> None:
    async def test() -> None:
        settings = SettingsChange(bot_pace=0, clock=20.0, go_on=None)
        async with Place(request(start=True, settings=settings)) as place:
            _, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            await place.turn(25)
            lefts = [message["left"] for message in ear.of("clock")]
            first = lefts.index(10.0)
            assert lefts[first - 1 : first + 2] == [20.0, 10.0, 5.0]
            facts = place.store.facts()
            assert any(getattr(fact, "by", None) == "clock" for fact in facts)

    run(test)


def test_bots_that_are_left_alone_stand_still_whoever_watches() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            await place.come()
            await to_my_turn(place, ear)
            assert code(await place.send(me, type="leave")) == "done"
            await place.turn(60)
            kept = len(place.store.kept)
            await place.turn(3600)
            assert len(place.store.kept) == kept
            assert place.clock.next_at() is None

    run(test)


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            place.store.failing = True
            heard = len(ear.heard)
            answer = await play_a_card(place, me, ear)
            assert code(answer) == "store/unavailable"
            assert ear.heard[heard:] == [answer]
            await place.turn(30)
            assert len(ear.of("happened")) == len(
                [m for m in ear.heard[:heard] if m["type"] == "happened"]
            )
            place.store.failing = False
            assert code(await play_a_card(place, me, ear)) == "done"

    run(test)


def test_bots_go_on_after_the_store_has_failed_them() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            _, ear = await place.come(place.secret)
            place.store.failing = True
            await place.turn(5)
            place.store.failing = False
            await to_my_turn(place, ear)

    run(test)


def test_watchers_see_a_deal_thirty_seconds_late() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            _, watcher = await place.come()
            await to_my_turn(place, ear)
            await play_a_card(place, me, ear)
            mine = ear.of("happened")[-1]["version"]
            late = [m["version"] for m in watcher.of("happened")]
            assert not late or max(late) < mine
            await place.turn(31)
            assert max(m["version"] for m in watcher.of("happened")) >= mine

    run(test)


@pytest.mark.parametrize("spectators", ["delayed", "after"])
def test_only_the_deal_is_late_for_watchers(spectators: Any) -> None:
    settings = SettingsChange(bot_pace=1.0, go_on=None, spectators=spectators)

    async def test() -> None:
        async with Place(request(start=True, settings=settings)) as place:
            me, ear = await place.come(place.secret)
            _, watcher = await place.come()
            await to_my_turn(place, ear)
            await play_a_card(place, me, ear)
            await place.send(me, type="say", text="hello")
            await place.send(me, type="arrange", settings={"clock": 50})
            early = [m for m in watcher.of("happened") if m.get("early")]
            assert [m["what"]["type"] for m in early] == ["said", "arranged"]
            assert early[1]["table"]["settings"]["clock"] == 50
            assert all("deal" not in m and "match" not in m for m in early)
            shown = watcher.deal or {"log": []}
            assert len(shown["log"]) < len((ear.deal or shown)["log"])

            told = [m["version"] for m in watcher.of("happened") if not m.get("early")]
            since = max([watcher.heard[0]["version"], *told])
            _, newcomer = await place.come()
            assert newcomer.heard[0]["version"] == since
            assert [line["what"]["text"] for line in newcomer.heard[0]["chat"]] == ["hello"]
            assert newcomer.table["settings"]["clock"] == 50

            if spectators == "delayed":
                await place.turn(31)
            else:
                for _ in range(100):
                    if ear.table["stage"] == "counted":
                        break
                    await to_my_turn_or_end(place, me, ear)
            told = [m["version"] for m in watcher.of("happened") if not m.get("early")]
            assert told == sorted(set(told))
            assert {m["version"] for m in early}.isdisjoint(told)
            assert wire_leaks(watcher.heard, place.store.facts(), None) == []
            assert watcher.table["settings"]["clock"] == 50

    run(test)


def test_closed_and_after() -> None:
    async def test(spectators: str) -> None:
        settings = SettingsChange(bot_pace=0, go_on=None, spectators=spectators)  # type: ignore[arg-type]
        async with Place(request(start=True, settings=settings)) as place:
            me, ear = await place.come(place.secret)
            _, watcher = await place.come()
            await place.turn(40)
            for _ in range(100):
                if ear.table["stage"] == "counted":
                    break
                assert not [w for w in watcher.what() if w["type"] == "event"]
                await to_my_turn_or_end(place, me, ear)
            assert watcher.table["stage"] == "counted"
            seen = [what for what in watcher.what() if what["type"] == "event"]
            assert bool(seen) == (spectators == "after")

    for spectators in ("closed", "after"):
        run(lambda spectators=spectators: test(spectators))  # type: ignore[misc]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_whole_matches_of_bots_and_one_person_end(game: str) -> None:
    async def test() -> None:
        seats = {"letzter-stich": 4, "letzter-stich-3": 3}.get(game, 3)
        settings = SettingsChange(bot_pace=0, go_on=1.0, clock=3.0)
        async with Place(request(game, seats=seats, settings=settings, start=True)) as place:
            _, ear = await place.come(place.secret)
            _, watcher = await place.come()
            await place.turn(150)
            _, late = await place.come(place.secret, since=3)
            await place.turn(150)
            assert any(what["type"] == "counted" for what in ear.what())
            facts = place.store.facts()
            assert wire_leaks(ear.heard, facts, place.secret) == []
            assert wire_leaks(late.heard, facts, place.secret) == []
            assert wire_leaks(watcher.heard, facts, None) == []
            assert rebuilt(facts).version == len(facts)
            assert any(isinstance(fact, Moved) and fact.by == "clock" for fact in facts)

    run(test)


def test_a_restart_at_every_version_gives_the_same_table() -> None:
    async def test() -> None:
        async with Place(request("sipa", start=True), seed=5) as place:
            me, ear = await place.come(place.secret)
            for _ in range(30):
                await to_my_turn_or_end(place, me, ear)
                if ear.table["stage"] == "counted":
                    break
                _, lived = await place.come(place.secret)
                place.mailbox.disconnect(me)
                await place.restart()
                me, ear = await place.come(place.secret)
                same = ("version", "you", "table", "match", "deal", "chat")
                for part in same:
                    assert ear.heard[0][part] == lived.heard[0][part]

    run(test)


def test_coming_back_is_told_what_was_missed() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            since = max(m["version"] for m in ear.heard if "version" in m and m["type"] != "done")
            _, other = await place.come(place.secret)
            await play_a_card(place, me, ear)
            await place.turn(1.0)
            _, back = await place.come(place.secret, since=since)
            resumed = back.heard[0]
            told = [m for m in other.of("happened") if m["version"] > since]
            assert [m["version"] for m in resumed["happened"]] == [m["version"] for m in told]
            assert [m["what"] for m in resumed["happened"]] == [m["what"] for m in told]

    run(test)


def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def __init__(self, chance: Random) -> None:
            pass

        def choose(self, view: object, legal: object) -> object:
            raise RuntimeError("no idea")

    monkeypatch.setattr(registry, "_BUILT_IN", {**registry._BUILT_IN, "broken": Broken})

    async def test() -> None:
        async with Place(request(bots=("broken", "broken"), start=True)) as place:
            _, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            await place.turn(5)
            assert "failed" not in str(msgspec.json.encode(ear.heard))

    run(test)


def test_a_bot_that_does_not_answer_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Brooding:
        name = "brooding"

        def __init__(self, chance: Random) -> None:
            pass

        def choose(self, view: object, legal: object) -> object:
            raise AssertionError("nobody waits for it")

    monkeypatch.setattr(registry, "_BUILT_IN", {**registry._BUILT_IN, "brooding": Brooding})

    async def brood(work: Callable[[_Asked], _Found], question: _Asked, /) -> _Found:
        assert isinstance(question, Question)
        if question.player == "brooding" and len(question.seen.legal) > 1:
            await asyncio.Event().wait()
        return work(question)

    async def test() -> None:
        place = Place(request(bots=("brooding", "brooding"), start=True), thinking=brood)
        async with place:
            _, ear = await place.come(place.secret)
            await place.turn(1)
            await place.turn(4)
            assert [seat["bot"] for seat in ear.table["seats"]].count("brooding") == 2
            await place.turn(60)
            await to_my_turn(place, ear)
            assert "careful" in [seat["bot"] for seat in ear.table["seats"]]

    run(test)


@pytest.mark.parametrize(("limit", "told"), [(30.0, [10.0, 5.0]), (12.0, [5.0]), (6.0, [3.0])])
def test_a_clock_is_told_before_it_bites(limit: float, told: list[float]) -> None:
    async def test() -> None:
        settings = SettingsChange(bot_pace=0, clock=limit, go_on=None)
        async with Place(request(start=True, settings=settings)) as place:
            _, ear = await place.come(place.secret)
            await to_my_turn(place, ear)
            heard = len(ear.of("clock"))
            await place.turn(limit - 0.5)
            later = [message["left"] for message in ear.of("clock")[heard:]]
            assert [left for left in later if left < limit] == told

    run(test)


def test_the_table_closes() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            _, ear = await place.come(place.secret)
            await place.mailbox.end_table("idle")
            assert ear.ended
            assert ear.last["code"] == "table/closed"
            me, _ = await place.come(place.secret)
            assert code(await place.send(me, type="start")) == "table/closed"

    run(test)


def test_a_host_who_is_gone_does_not_keep_the_others_waiting() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, _ = await place.come(place.secret)
            kofi, ear = await place.come()
            await place.send(kofi, type="sit", seat=1, name="Kofi")
            place.mailbox.disconnect(me)
            assert code(await place.send(kofi, type="start")) == "host/only"
            await place.turn(61)
            assert ear.what()[-1] == {"type": "host", "seat": 1}
            assert code(await place.send(kofi, type="start")) == "done"

    run(test)


@pytest.mark.parametrize("name", ["x.toml", "x.toml.toml", "../agram", "/etc/passwd", "a\\b"])
def test_a_path_is_no_name_of_a_game(name: str) -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, _ = await place.come(place.secret)
            assert code(await place.send(me, type="arrange", game=name)) == "game/unknown"
            assert code(await place.send(me, type="arrange", game="Cắt Tê")) == "done"

    run(test)


def test_a_game_of_ones_own() -> None:
    async def test() -> None:
        async with Place(request()) as place:
            me, ear = await place.come(place.secret)
            text = 'extends = "sipa"\nname = "Our house"\n'
            assert code(await place.send(me, type="arrange", definition=text)) == "done"
            assert (ear.table["game"], ear.table["name"]) == ("custom", "Our house")
            answer = await place.send(me, type="arrange", definition="extends = 7")
            assert code(answer) == "game/bad-definition"
            assert code(await place.send(me, type="start")) == "done"
            await place.restart()
            _, back = await place.come(place.secret)
            assert back.table["definition"]["name"] == "Our house"

    run(test)
