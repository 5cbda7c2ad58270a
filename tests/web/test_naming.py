"""Options, values, presets and bots are called in the browser as the terminal calls them."""

from __future__ import annotations

import pytest

from lasttrick.games import load_game
from lasttrick.texts import Texts, option_name, preset_name, value_name
from tests.web.playing import Player


@pytest.mark.parametrize(("language", "name"), [("de", "spar"), ("vi", "cat-te")])
def test_setting_up_a_table_names_all_house_rules(sit: object, language: str, name: str) -> None:
    assert callable(sit)
    ann: Player = sit(locale=language)
    texts, game = Texts(language), load_game(name)
    ann.home()
    ann.page.get_by_role("button", name=texts(f"game-{name}-name")).first.click()
    sheet = ann.page.get_by_role("dialog")
    sheet.locator("summary").click()
    shown = sheet.locator(".house-rules label").all_inner_texts()
    assert shown == [option_name(texts, game, option) for option in game.options]
    for option, facts in game.options.items():
        listed = sheet.get_by_label(option_name(texts, game, option), exact=True)
        values = listed.locator("option").all_inner_texts()
        for value in facts.values or ():
            wanted = value_name(texts, game, option, value)
            assert any(each.startswith(wanted) for each in values), (option, value, values)
    presets = sheet.get_by_label(texts("web-preset"), exact=True).locator("option")
    named = [preset_name(texts, game, preset) for preset in game.presets]
    assert presets.all_inner_texts()[1:] == named
    for bot in ("expert", "steady", "careful", "novice", "random"):
        assert sheet.get_by_text(texts(f"bot-{bot}-name"), exact=True).count() == 1


def test_the_host_changes_a_house_rule_before_the_match(sit: object) -> None:
    assert callable(sit)
    host: Player = sit()
    host.make(game="agram", seats=4)
    host.page.get_by_text("Change the game").click()
    host.page.locator(".gathering details details summary").first.click()
    host.page.get_by_label("Direction", exact=True).select_option("clockwise")
    host.page.locator(".options").get_by_text("clockwise", exact=True).wait_for(state="attached")
