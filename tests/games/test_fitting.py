"""A player's own file over a game: what of the game below gives way, and what is refused."""

import pytest

from lasttrick.errors import GameError, OptionError
from lasttrick.games import Game, game_from_text


def over(game: str, rules: str) -> Game:
    return game_from_text(f'extends = "{game}"\nname = "Ours"\n{rules}', file="ours.toml")


@pytest.mark.parametrize(
    ("game", "rules", "line", "told"),
    [
        (
            "agram",
            '[deal]\ndirection = "clockwise"',
            4,
            "deal.direction: The option direction sets this; write [options.direction] "
            'default = "clockwise"',
        ),
        ("agram", "[match]\n\ntarget = 3", 5, "write [options.target] default = 3"),
        ("agram", "[pack]\nwithout = []", 4, 'write [options.chief] default = "in"'),
        ("spar", "[deal]\ncards = 7", 4, "write [options.cards] default = 7"),
        ("spar", "[match]\nstones = 30", 4, "write [options.stones] default = 30"),
        ("fapfap", "[award.low]\nrun = 3", 4, 'write [options.kora] default = "1-2-3-4"'),
        ("letzter-stich", "[award]\nplain = 20", 4, "write [options.worth] default = 20"),
    ],
)
def test_rule_that_an_option_always_rewrites_is_refused_with_what_to_write(
    game: str, rules: str, line: int, told: str
) -> None:
    with pytest.raises(GameError) as caught:
        over(game, rules)
    assert caught.value.message.startswith(f"ours.toml:{line}: ")
    assert told in caught.value.message


def test_rule_that_is_as_the_options_have_it_anyhow_is_taken() -> None:
    assert over("agram", '[deal]\ndirection = "counterclockwise"').choose()["direction"] == (
        "counterclockwise"
    )
    clockwise = over(
        "agram", '[deal]\ndirection = "clockwise"\n[options.direction]\ndefault = "clockwise"'
    )
    assert clockwise.table(3).step == 1


def test_option_that_cannot_say_what_the_file_says_goes() -> None:
    ours = over("sipa", "[deal]\ncards = 6\npackets = [3]\n[seats]\nmost = 4")
    assert "most" not in ours.options
    assert ours.seats() == range(2, 5)
    assert ours.table(4).tricks == 6
    assert "worth" not in over("letzter-stich", "[award]\nplain = 30").options
    spar = over("spar", "[deal]\ncards = 6\npackets = [2]\n[seats]\nmost = 5")
    assert "cards" not in spar.options
    assert "seven" not in spar.presets
    assert not any("cards" in exclusion.options for exclusion in spar.exclusions)
    assert spar.table(5).packets == (2, 2, 2)


def test_value_that_nobody_could_play_by_goes() -> None:
    sipa = over("sipa", "[deal]\ncards = 6\npackets = [3]")
    assert sipa.options["most"].range == (5, 5)
    assert sipa.options["most"].says() == "5"
    with pytest.raises(OptionError):
        sipa.choose({"most": 6})
    spar = over("spar", "[deal]\ncards = 6\npackets = [2]\n[seats]\nmost = 5")
    assert spar.options["packets"].names() == ("two", "single")
    sevens = over("sipa", "[deal]\ncards = 3\npackets = [3]")
    assert sevens.options["four-sevens"].names() == ("6",)


def test_presets_and_exclusions_of_an_option_taken_out_go_with_it() -> None:
    ours = over("agram", '[options]\nchief = "-"')
    assert "chief" not in ours.options
    assert set(ours.presets) == {"bicycle", "single"}
    ours = over("spar", '[options]\nstones = "-"\ntarget = "-"')
    assert "stones" not in ours.presets
    assert "target" not in ours.options["deals"].implies
    assert [tuple(each.options) for each in ours.exclusions] == [
        ("stack-suit", "stack"),
        ("cards", "packets"),
        ("enforce", "score"),
    ]


@pytest.mark.parametrize(
    ("game", "rules", "line", "told"),
    [
        # What the file itself writes is refused, never dropped.
        (
            "agram",
            '[options.most]\nabout = "x"\ndefault = 5\nrange = [5, 6]\nsets = "seats.most"',
            3,
            "6 x 6 = 36",
        ),
        ("agram", '[options.chief.values]\nin = { "seats.most" = 7 }', 4, "7 x 6 = 42"),
        ("agram", '[presets.six]\noptions = { chief = "inn" }', 4, "did you mean in?"),
        ("agram", '[options]\nchief = "-"\n[presets.six]\nabout = "x"', 5, "no option 'chief'"),
        ("sipa", "[options.most]\ndefault = 6\n[deal]\ncards = 6\npackets = [3]", 4, "6 x 6 = 36"),
        # A default of the game below that cannot be played is told with the option's name.
        ("sipa", "[deal]\ncards = 7\npackets = [7]", 1, "The option most sets this."),
    ],
)
def test_what_cannot_be_played_and_cannot_be_dropped_is_refused(
    game: str, rules: str, line: int, told: str
) -> None:
    with pytest.raises(GameError) as caught:
        over(game, rules)
    assert caught.value.message.startswith(f"ours.toml:{line}: ")
    assert told in caught.value.message


def test_option_that_goes_leaves_its_default_as_the_rule() -> None:
    plain = over("letzter-stich-3", '[options]\nrank = "-"')
    assert plain.table(3).rules.pack.ranks == "A T K Q J 9 7"
    garame = over("garame", '[options]\ndeck = "-"')
    assert len(garame.table(4).pack) == 31
    run = over("fapfap", "[award.low]\nrun = 4")
    assert "kora" not in run.options
    assert (run.table(3).rules.award.low.cards, run.table(3).rules.award.low.run) == ({"3": 2}, 4)


def test_option_whose_values_all_agree_on_a_rule_stays_and_leaves_the_rule_to_the_file() -> None:
    garame = over("garame", "[seats]\nmost = 3")
    for deck in (31, 32):
        options = {"deck": deck}
        assert garame.seats(options) == range(2, 4)
        assert len(garame.table(3, options).pack) == deck
    fapfap = over("fapfap", "[instant-win]\npays = 3")
    assert fapfap.table(3, preset="garame").rules.instant_win.pays == 3
    assert len(fapfap.table(3, preset="garame").rules.instant_win.hands) == 2
    dear = over("fapfap", "[award.low]\ncards = { 3 = 5 }")
    for kora, run in (("1-2-4", 2), ("1-2-3-4", 3), ("1-2-3", 2)):
        low = dear.table(3, {"kora": kora}).rules.award.low
        assert (low.cards, low.run) == ({"3": 5}, run)


def test_rule_taken_out_stays_out_whatever_options_agree_on() -> None:
    garame = over("garame", '[seats]\nmost = "-"\nbest = "-"\n[deal]\ncards = 3\npackets = [3]')
    assert garame.rules(garame.choose()).seats.most == 8
    assert garame.options["deck"].names() == ("32", "31")


def test_number_may_become_a_table_where_options_agree_on_it() -> None:
    values = "values.a = { 'deal.cards' = 5 }\nvalues.b = { 'deal.cards' = 5, 'award.plain' = 2 }"
    with pytest.raises(GameError, match=r"ours.toml:4: deal\.cards.*none of its values"):
        over(
            "family",
            "[deal]\ncards = { 2 = 6, 3 = 5 }\n[seats]\nmost = 3\n"
            f"[options.x]\nabout = 'x'\ndefault = 'a'\n{values}",
        )
