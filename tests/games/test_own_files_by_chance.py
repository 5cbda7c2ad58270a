"""Game files written and changed by chance: nothing comes of it but a game or a refusal."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.engine import draw_for_seats
from lasttrick.errors import GameError
from lasttrick.games import game_from_text
from tests.chance import chance_deal, played_out
from tests.games.own_file import WHOLE
from tests.refusing import tried

LINES = WHOLE.splitlines()
VALUES = st.one_of(
    st.sampled_from(
        ["1", "0", "-1", "9", '"-"', '"A"', "true", "[]", "{}", "[1]", '["AS"]', "1.5"]
    ),
    st.integers().map(str),
    st.text(max_size=8).map(lambda text: '"' + text.replace('"', "").replace("\\", "") + '"'),
)
KEYS = st.sampled_from(
    [
        "seats.draw",
        "seats.most",
        "pack.ranks",
        "pack.without",
        "deal.cards",
        "deal.packets",
        "lead.first",
        "lead.holder",
        "follow.duty",
        "face-down.which",
        "face-down.blind",
        "tricks.deciding",
        "tricks.sweep",
        "tricks.last-suit",
        "award.low.run",
        "award.low.table",
        "award.low.suits",
        "award.not-with-rank",
        "award.dealt.hands",
        "pay.kind",
        "pay.fill",
        "instant-win.hands",
        "instant-win.tie",
        "aces.stuck",
        "dry.allowed",
        "redeal.nothing-above",
        "peek.allowed",
        "enforce.revokes",
        "match.target",
        "match.deals",
        "match.tie",
        "extends",
        "options.wild.values",
        "options.wild.range",
        "options.wild.sets",
        "options.wild.implies",
        "options.x",
        "presets.wild.options",
        "presets.x",
        "exclude",
        "source.says",
        "also",
        "x",
    ]
)


def check_only_game_errors(text: str) -> None:
    game, refused = tried(lambda: game_from_text(text))
    if game is None:
        assert isinstance(refused, GameError)
        assert refused.code in ("game/not-toml", "game/bad-definition")
        assert refused.facts["file"] == "game.toml"
        return
    for seats in game.seats():
        table = game.table(seats)
        assert table.seats == seats
        assert played_out(chance_deal(table, Random(seats)), Random(seats)).over
        assert draw_for_seats(table, Random(seats)).seats


@given(st.lists(st.tuples(KEYS, VALUES), min_size=1, max_size=4))
@settings(max_examples=400, deadline=None)
def test_no_written_key_breaks_more_than_the_file(written: list[tuple[str, str]]) -> None:
    check_only_game_errors("\n".join(f"{key} = {value}" for key, value in written) + "\n" + WHOLE)
    own = "".join(f"{key} = {value}\n" for key, value in written)
    check_only_game_errors('extends = "spar"\n' + own)


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(LINES) - 1), st.sampled_from(["drop", "swap", "value"]), VALUES
        ),
        min_size=1,
        max_size=3,
    )
)
@settings(max_examples=400, deadline=None)
def test_no_changed_line_breaks_more_than_the_file(changes: list[tuple[int, str, str]]) -> None:
    lines = list(LINES)
    for place, how, value in changes:
        if how == "drop":
            lines[place] = ""
        elif how == "swap":
            lines[place], lines[0] = lines[0], lines[place]
        elif " = " in lines[place]:
            lines[place] = lines[place].split(" = ", 1)[0] + " = " + value
    check_only_game_errors("\n".join(lines))


@given(st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_no_text_breaks_more_than_the_file(text: str) -> None:
    check_only_game_errors(text)
    check_only_game_errors(WHOLE + text)
