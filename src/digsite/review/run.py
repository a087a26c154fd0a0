"""A whole review: what is missing of it is looked at, then everything is added up and kept."""

from __future__ import annotations

from typing import Any, TextIO

from digsite.arena.progress import Progress
from digsite.review.keeping import Kept
from digsite.review.moments import Budget
from digsite.review.result import reviewed
from digsite.review.story import story
from digsite.review.work import looked
from digsite.text.catalog import Catalog

Json = dict[str, Any]


def review(text: str, budget: Budget, jobs: int, kept: Kept, catalog: Catalog, out: TextIO) -> Json:
    """The review of a record, beside which it is kept. A stopped one goes on where it was."""
    whole = kept.finished()
    if whole is not None:
        return whole
    told = story(text)
    steps = kept.steps()
    missing = [step for step in range(len(told.steps)) if step not in steps]
    kept.begin()
    progress = Progress(len(told.steps), len(steps), catalog, out, said="ui-review-progress")
    for one in looked(text, budget, missing, jobs):
        kept.add(one)
        steps[one["step"]] = one
        progress.add("")
    return kept.finish(reviewed(told, budget, [steps[step] for step in sorted(steps)]))
