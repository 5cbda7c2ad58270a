"""The log of a server holds no card, no secret, no name and no chat, even where every library is
let tell all it has to tell."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from lasttrick.cards import CODES
from lasttrick.errors import PlayerError
from lasttrick.server import thinking
from lasttrick.server.client import TableClient, continue_at, make_table
from lasttrick.server.logs import JsonLines
from lasttrick.server.protocol.happenings import By
from lasttrick.server.thinking import answer, question
from tests.server.playing import AT_ONCE, over, play_on, refusal, run
from tests.server.serving import Served
from tests.server.walking import opening, walk

EVERYTHING = (
    "import logging; logging.getLogger().setLevel(logging.DEBUG);"
    "from lasttrick.cli import main; main()"
)
A_CARD = re.compile(rf"\b(?:{'|'.join(CODES)})\b|[♣♦♥♠]")


def test_a_match_at_the_level_of_debugging_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    database, log = str(tmp_path / "tables.sqlite"), tmp_path / "log"
    server = Served(database, log, "--no-limits", program=("-c", EVERYTHING))
    spoken: list[str] = []

    async def work() -> None:
        seat = await make_table(
            server.address,
            name="Ama Owusu",
            game="cat-te",
            seats=3,
            options={"deals": 3},
            settings=AT_ONCE,
            start=True,
        )
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as ama,
            TableClient(seat.server, seat.table) as watcher,
        ):
            await ama.command("say", text="between ourselves")
            await refusal(ama.command("play", card="?"))
            await refusal(watcher.command("play", card="AC"))
            await play_on(ama, Random(1), lambda: over(ama))
            code = (await ama.command("device-code")).code
            assert isinstance(code, str)
            again = await continue_at(seat.server, seat.table, code)
            await ama.new_secret()
            assert ama.secret is not None
            spoken.extend((seat.secret, code, again.secret, ama.secret))

    try:
        run(work())
    finally:
        assert server.end() == 0
    text = server.log_text()
    assert '"table-made"' in text
    assert '"level": "debug"' in text, "nothing was told at the level of debugging"
    for hidden in (*spoken, "Owusu", "between ourselves", "127.0.0.1:5"):
        assert hidden not in text
    with closing(sqlite3.connect(database)) as stored:
        facts = "".join(body for (body,) in stored.execute("SELECT body FROM facts"))
    hidden_there = set(re.findall(r"[0-9a-f]{64}", facts))
    assert len(hidden_there) > 5
    assert not any(each in text for each in hidden_there)
    # An id of a table is drawn by chance, and may look like a card in between.
    for line in text.splitlines():
        told = {key: value for key, value in json.loads(line).items() if key != "table"}
        assert not A_CARD.search(json.dumps(told)), line


def test_a_bot_that_fails_is_told_of_without_its_cards(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*_: object) -> None:
        raise PlayerError("player/illegal-answer", "Expected AC or TD.", player="x", seat=0)

    monkeypatch.setattr(thinking, "ask", failing)
    by: By = "bot"
    for decision in walk(opening("agram", None, 3), Random(1), 200):
        deal = decision.position.deal
        if deal is None or deal.state is None or deal.state.turn is None:
            continue
        asked = question(decision.position, "careful", by, Random(1))
        if len(asked.seen.legal) > 1:
            break
    with caplog.at_level(logging.DEBUG):
        assert answer(asked).failed
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("player/illegal-answer" in line for line in lines)
    assert not any(A_CARD.search(line) for line in lines)
