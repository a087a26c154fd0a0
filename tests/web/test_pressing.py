"""Whatever is drawn on a table and pressed does something, or says what it is and why nothing can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.house import House, Person, Seated
from tests.web.test_arnak_table import NESTED, NESTED_SEED

# Presses one of every kind of thing drawn, the lit ones and what opens and closes apart; answers which ones said nothing.
PRESS = """async (root) => {
  const table = document.querySelector(root);
  const path = (one) => {
    const said = [];
    for (let at = one; at !== table.parentElement; at = at.parentElement) {
      const classes = (at.getAttribute('class') ?? '').split(' ').filter((name) => name && !name.startsWith('svelte-'));
      said.unshift([at.dataset?.place?.split(':')[0], ...classes].filter(Boolean).join('.'));
    }
    return said.filter(Boolean).join(' ');
  };
  // what is lit, opens or is chosen; the names of people; what is only painted
  const APART = '.lit, [role=log], [aria-expanded]:not(.exile), [aria-pressed], [role=tab], summary, .board > header, article > h2, .who > h2, .who > .badge, .bridges, .house';
  const kinds = new Map();
  for (const one of table.querySelectorAll('svg, [data-place], li, .gap, .slot, .staff')) {
    if (one.closest(APART)) continue;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const at = document.elementFromPoint(x, y);
    if (at === null || !(one.contains(at) || at.contains(one)) || at.closest('.lit')) continue;
    if (!kinds.has(path(one))) kinds.set(path(one), at);
  }
  const SAID = '.bubble, .inspect, .exiled, .menu, .panel[role=dialog], dialog[open]';
  const soon = (done) => new Promise((resolve) => {
    const end = performance.now() + 3000;
    const look = () => (done() || performance.now() > end ? resolve(done()) : setTimeout(look, 5));
    look();
  });
  const silent = [];
  for (const [kind, at] of kinds) {
    for (const event of ['pointerdown', 'pointerup']) at.dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType: 'mouse' }));
    await null;
    at.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (!(await soon(() => document.querySelector(SAID) !== null))) silent.push(kind);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    if (!(await soon(() => document.querySelector(SAID) === null))) silent.push(`does not close: ${kind}`);
  }
  return [kinds.size, silent];
}"""


def dug_in(house: House) -> Seated:
    """Arnak in its second round, with idols, guardians and sites."""
    people = [{"kind": "person"}] * 2
    table = Seated(house, game="arnak", options={"players": 2, "board": "bird"}, seats=people, seed=NESTED_SEED)
    for notation in NESTED.replace("\n", " ").split(";"):
        table.act(" ".join(notation.split()))
    return table


def placing(house: House) -> Seated:
    """Quetzal in its second round, with artifacts and tiles taken."""
    table = Seated(house, game="quetzal", seats=[{"kind": "person"}] * 2, seed=3)

    def mine(told: dict[str, Any]) -> bool:
        if told["decision"]["kind"] != "place" or table.client.get(table.url).json()["to_decide"] != 0:
            return False
        return bool(table.view()["round"] == 2)

    assert table.play_until(mine)
    return table


@pytest.mark.parametrize(("game", "reached", "least"), [("arnak", dug_in, 60), ("quetzal", placing, 30)])
def test_every_kind_of_thing_answers(
    house: House, somebody: Callable[..., Person], game: str, reached: Callable[[House], Seated], least: int
) -> None:
    page = somebody("Ann").go(reached(house).links[0]).page
    page.wait_for_selector(f".{game} .lit")
    kinds, silent = page.evaluate(PRESS, f".{game}")
    assert not silent, "\n".join(silent)
    assert kinds >= least
