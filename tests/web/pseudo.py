"""A language that nobody speaks: English, accented, longer by a third, from the right to the left.

It is made of the English texts while a test runs, and put in place of a language by the test's
own browser. Nothing of it is in the package.
"""

from __future__ import annotations

import re
from functools import lru_cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from lasttrick.texts import PARTS, messages_of

CODE = "ar-XB"
"""As Chromium and ICU call their own pseudo-language of this kind."""

_ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áçéíñóšúýÁÇÉÍÑÓŠÚÝ")
_FROM_THE_RIGHT, _UNTIL_HERE = "\u202e", "\u202c"


def speak_pseudo(page: Page) -> None:
    """Let this page find the language under its code."""

    def answer(route: Route) -> None:
        part = next((part for part in PARTS if route.request.url.endswith(f"/{part}.json")), None)
        route.fulfill(json={"language": CODE, "messages": _messages(part)})

    def in_english(route: Route) -> None:
        route.continue_(url=route.request.url.replace(CODE, "en"))

    # A worker would ask the server in its stead.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route(re.compile(rf"/locale/{CODE}[/.]"), answer)
    page.route(re.compile(rf"/rules/.*lang={CODE}"), in_english)


@lru_cache
def _messages(part: str | None) -> str:
    english = messages_of("en") if part is None else messages_of("en", part)
    resource = FluentParser().parse(english)
    text = FluentSerializer().serialize(_Pseudo().visit(resource))
    return text.replace("text-direction = " + _pseudo("ltr"), "text-direction = rtl")


class _Pseudo(Transformer):
    """Changes every text, and leaves what is put into it as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(_pseudo(node.value))


def _pseudo(text: str) -> str:
    """Return a text that keeps its spaces at the ends, its words each longer by a third."""
    if not re.search(r"[^\W\d]", text):
        return text
    return re.sub(r"\S+(?: \S+)*", lambda found: _turned(found[0]), text)


def _turned(words: str) -> str:
    longer = [word + word[: (len(word) + 1) // 3] for word in words.split(" ")]
    return _FROM_THE_RIGHT + " ".join(longer).translate(_ACCENTS) + _UNTIL_HERE
