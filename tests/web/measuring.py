"""What a page is measured by: is everything named, in order, whole and in its place?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

NAMED = """
() => {
    const wrong = [];
    const shown = (each) => each.checkVisibility({visibilityProperty: true});
    const html = (each) => each.outerHTML.slice(0, 120);
    const dialog = document.querySelector('dialog[open]');
    const within = dialog ?? document;
    const doing = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
    for (const each of within.querySelectorAll(doing)) {
        if (!shown(each)) continue;
        // What only takes the focus over says what stands in it.
        if (each.getAttribute('tabindex') === '-1' && !each.matches('button, input')) continue;
        if (!each.computedName.trim()) wrong.push(`no name: ${html(each)}`);
        if (['', 'generic', 'none'].includes(each.computedRole)) wrong.push(`no role: ${html(each)}`);
    }
    for (const each of within.querySelectorAll('[role="img"], dialog, [role="group"], nav ~ nav'))
        if (shown(each) && !each.computedName.trim()) wrong.push(`no name: ${html(each)}`);
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id);
    for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) wrong.push(`twice: #${id}`);
    const mains = [...document.querySelectorAll('main')].filter(shown).length;
    if (mains !== 1) wrong.push(`${mains} times main`);
    const levels = (all) => [...all].filter(shown).map((each) => Number(each.tagName[1]));
    const page = [...document.querySelectorAll('h1, h2, h3, h4')].filter((each) => !each.closest('dialog'));
    const orders = [['page', levels(page), 0]];
    if (dialog) orders.push(['dialog', levels(dialog.querySelectorAll('h1, h2, h3, h4')), 1]);
    for (const [where, order, from] of orders) {
        if (where === 'page' && order.filter((level) => level === 1).length !== 1)
            wrong.push(`not one h1 but ${order}`);
        order.reduce((before, level) => {
            if (level > before + 1) wrong.push(`${where}: h${level} after h${before}`);
            return level;
        }, from);
    }
    if (!document.title) wrong.push('no title');
    return wrong;
}
"""

WHOLE = """
() => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) wrong.push(`the page scrolls sideways: ${root.scrollWidth}`);
    const dialog = document.querySelector('dialog[open]');
    const within = dialog ?? document.body;
    const panel = dialog ? null : document.querySelector('.panel.counted, .panel.cutting, .how');
    const hidden = '.only-read, [aria-hidden="true"] .card-face, svg, option, noscript';
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const clips = (style) => /hidden|clip/.test(style);
    const rolls = (style) => /auto|scroll/.test(style);
    for (let text; (text = texts.nextNode()); ) {
        const of = text.parentElement;
        if (!text.data.trim() || of.closest(hidden)) continue;
        if (!of.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        if (dialog === null && of.closest('dialog')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const said = JSON.stringify(text.data.trim().slice(0, 40));
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            let [inX, inY] = [true, true];
            for (let over = of; over && over !== root; over = over.parentElement) {
                const style = getComputedStyle(over);
                if (style.display === 'inline' || style.display === 'contents') continue;
                const edge = over.getBoundingClientRect();
                if (inX && clips(style.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
                    wrong.push(`cut off sideways: ${said}`);
                if (inY && clips(style.overflowY) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3))
                    wrong.push(`cut off: ${said}`);
                inX &&= !rolls(style.overflowX);
                inY &&= !rolls(style.overflowY);
            }
            if (inX && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`outside: ${said}`);
            if (panel && !panel.contains(of)) continue;
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            const top = document.elementFromPoint(x, y);
            // What sticks to the edge lies over what is rolled below it.
            if (!top || top.contains(of) || of.contains(top) || top.closest('label')?.contains(of)) continue;
            if (top.closest('.sheet-head, .sheet-foot')) continue;
            const rolled = [...ancestors(of)].some((each) => {
                const style = getComputedStyle(each);
                if (!rolls(style.overflowY) && !rolls(style.overflowX)) return false;
                const edge = each.getBoundingClientRect();
                return y < edge.top || y > edge.bottom || x < edge.left || x > edge.right;
            });
            if (!rolled) wrong.push(`below ${top.className?.baseVal ?? top.className}: ${said}`);
        }
    }
    function* ancestors(of) {
        for (let each = of; each; each = each.parentElement) yield each;
    }
    return [...new Set(wrong)];
}
"""


def barriers(page: Page) -> list[str]:
    """Return what axe finds."""
    if not AXE.is_file():
        pytest.skip("make client installs axe-core")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def unnamed(page: Page, language: str) -> list[str]:
    """Return what has no name or role, is out of order, or is in another language."""
    found: list[str] = page.evaluate(NAMED)
    lang = page.locator("html").get_attribute("lang")
    return found if lang == language else [*found, f"lang is {lang}"]


def not_whole(page: Page) -> list[str]:
    """Return each text that is cut off, covered or outside, and whether the page rolls sideways."""
    found: list[str] = page.evaluate(WHOLE)
    return found


def choose(page: Page, **choices: Any) -> None:
    """Change settings where they stand, as another tab of the same browser does."""
    page.evaluate(
        """(choices) => {
            const KEY = 'lasttrick.settings';
            const chosen = {...JSON.parse(localStorage.getItem(KEY)), ...choices};
            localStorage.setItem(KEY, JSON.stringify(chosen));
            dispatchEvent(new StorageEvent('storage', {key: KEY}));
        }""",
        choices,
    )
    if "language" in choices:
        expect(page.locator("html")).to_have_attribute("lang", choices["language"])
