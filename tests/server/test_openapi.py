"""Requests made up from their own description are answered as it says, or refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lasttrick.server.api import Api
from lasttrick.server.choosing import Choosing
from lasttrick.server.client import make_table
from lasttrick.server.openapi import description
from tests.server.asking import http
from tests.server.playing import run
from tests.server.serving import Served

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SCHEMA = schemathesis.openapi.from_dict(description())
OPERATIONS = {
    f"{operation.method.upper()} {operation.path}": operation
    for operation in (cast(Any, found).ok() for found in SCHEMA.get_all_operations())
}


def made_up(server: Served, name: str, many: int) -> None:
    table = run(make_table(server.address, name="Ama", game="agram")).table

    @seed(1)
    @settings(
        max_examples=many,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(OPERATIONS[name].as_strategy(), st.booleans())
    def ask(case: schemathesis.Case[Any], at_a_table: bool) -> None:
        if at_a_table and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        case.call_and_validate(
            base_url=server.address, timeout=30, excluded_checks=[positive_data_acceptance]
        )

    # A request of the right shape may still be refused: no shape says which options fit a game.
    ask()


@pytest.mark.parametrize("name", OPERATIONS)
def test_made_up_requests(served_by_all: Served, name: str) -> None:
    made_up(served_by_all, name, 15)


@pytest.mark.sweep
@pytest.mark.parametrize("name", OPERATIONS)
def test_many_made_up_requests(served_by_all: Served, name: str) -> None:
    made_up(served_by_all, name, 1000)


def test_the_description_is_served_and_knows_where_it_is(served_by_all: Served) -> None:
    answer = http(served_by_all.address, "GET", "/api/openapi.json")
    assert json.loads(answer.body) == description()
    assert description("/cards")["servers"] == [{"url": "/cards"}]


def test_it_describes_every_request_and_the_page_names_each() -> None:
    paths = set(description()["paths"])
    routes = {
        re.sub(r":\w+}", "}", route.path)
        for route in (*Api(*[None] * 3).routes(), *Choosing().routes())  # type: ignore[arg-type]
    }
    assert routes - paths == {"/api/openapi.json"}
    named = {
        re.sub(r"\{\w+\}", "*", path)
        .replace("*.json", "fr.json")
        .replace("/rules/*", "/rules/GAME")
        for path in paths
    }
    page = re.sub(r"/ID\b|/N\b", "/*", PAGE)
    for path in named:
        assert path in page, path
