"""What docs/balance.md says. Every claim is made from its figure and interval, so it changes with the games."""

from __future__ import annotations

from typing import Final, final

from digsite.arena.tables import percent, plain, signed
from digsite.study.findings import Findings
from digsite.study.intervals import Figure
from digsite.study.names import Names
from digsite.study.openings import Opening
from digsite.study.pictures import Bar
from digsite.study.worth import Worth
from tools.balance.plan import BATCHES, TABLES, VARIANTS, Table

SHOWN: Final = 8  # things at either end of a list
CHAMPIONSHIPS: Final = (1, 3, 5, 9)  # wins by seat in the 18 heats of 2023
Lines = list[str]

INTRODUCTION: Final = """# What the games are like

Written by `python -m tools.balance`; do not edit. Every figure comes from games between our own bots and has a 95%
interval in parentheses (delete-a-group jackknife over deals, [study.md](study.md)). Bots are not people: what holds for
them may not hold for you, and a scout plays like somebody who knows the game well but not deeply. All figures:
[balance/balance.csv](balance/balance.csv)."""

LESS: Final = """**The sample is smaller than planned**: {done} of {planned} batches have been played, so many
intervals are wide. The same command continues."""


def share(figure: Figure) -> str:
    return f"{percent(figure.value)} ({percent(figure.low)} to {percent(figure.high)})"


def number(figure: Figure) -> str:
    return f"{plain(figure.value)} ({plain(figure.low)} to {plain(figure.high)})"


def points(figure: Figure) -> str:
    """A difference of win shares, in percentage points."""
    return f"{signed(100 * figure.value)} ({signed(100 * figure.low)} to {signed(100 * figure.high)})"


def verdict(figure: Figure, fair: float) -> str:
    """Whether an interval leaves out the fair share."""
    if figure.low > fair:
        return "more than its share"
    return "less than its share" if figure.high < fair else "no clear difference"


def table(*rows: Lines) -> Lines:
    head, *body = [f"| {' | '.join(row)} |" for row in rows]
    return [head, "|" + " --- |" * len(rows[0]), *body]


@final
class Claims:
    """The findings by table, put into words."""

    def __init__(self, found: dict[str, Findings]) -> None:
        self.found = found
        self.names = {game: Names("en", game) for game in ("arnak", "quetzal")}

    def of(self, game: str) -> list[tuple[Table, Findings]]:
        return [(one, self.found[one.name]) for one in TABLES if one.game == game and one.name in self.found]

    def page(self, engines: Lines) -> str:
        done = min([len(findings.sample) // one.games for one, findings in self.of("arnak") + self.of("quetzal")])
        lines = [INTRODUCTION, ""]
        if done < BATCHES:
            lines += [LESS.format(done=done, planned=BATCHES), ""]
        lines += ["Engines: " + ", ".join([f"`{engine}`" for engine in engines]) + ".", ""]
        lines += ["## Lost Ruins of Arnak", "", *self.chapter("arnak"), *self.temples()]
        lines += ["", "## Quetzal", "", *self.chapter("quetzal"), *self.variants()]
        return "\n".join(lines) + "\n"

    def chapter(self, game: str) -> Lines:
        return [*self.played(game), *self.seats(game), *self.things(game), *self.openings(game), *self.luck(game)]

    def played(self, game: str) -> Lines:
        rows = [["Table", "Bots", "Games", "Points", "Rounds", "Decisions", "Legal actions"]]
        for one, findings in self.of(game):
            length = {row.name: row.figure for row in findings.lengths}
            figures = [findings.scores[0].figure, *[length[name] for name in ("rounds", "decisions", "branching")]]
            bots = ", ".join(findings.sample.bots)
            rows.append([self.titled(one), bots, f"{len(findings.sample):,}", *[number(one) for one in figures]])
        return [*table(*rows), ""]

    def titled(self, one: Table) -> str:
        board = self.names[one.game].catalog.say(f"board-{one.options['board']}") if "board" in one.options else ""
        return ", ".join([word for word in (f"{len(one.bots)} players", board, one.variant.replace("-", " ")) if word])

    def seats(self, game: str) -> Lines:
        lines = ["### Does it matter where you sit?", ""]
        rows = [["Table", "Bots", "Seat", "Win share", "Fair", ""]]
        for one, findings in self.of(game):
            if one.variant:
                continue
            for row in findings.seats:
                fair = row.fair or 0.0
                said = verdict(row.figure, fair) if row.fair else ""
                seat = [self.titled(one), one.bots[0], row.name, share(row.figure), percent(fair), said]
                rows.append(seat)
        lines += [*table(*rows), "", f"![Win share by seat with four players](balance/{game}-seats.svg)", ""]
        return lines + (self.championships() if game == "arnak" else [])

    def championships(self) -> Lines:
        """People's own tournament beside the bots."""
        wins = ", ".join([str(count) for count in CHAMPIONSHIPS])
        total = sum(CHAMPIONSHIPS)
        last = self.found.get("arnak-4-bird")
        if last is None:
            return []
        figure = last.seats[-1].figure
        people = CHAMPIONSHIPS[-1] / total
        inside = "lies in" if figure.low <= people <= figure.high else "lies outside"
        return [
            f"At the World Boardgaming Championships 2023 the seats won {wins} of {total} heats of four: "
            f"{percent(people)} for the last. Scouts in the last seat win {share(figure)}; the tournament's share "
            f"{inside} that interval, but {total} heats say little.",
            "",
        ]

    def main_table(self, game: str) -> Findings | None:
        return self.found.get("arnak-2-bird" if game == "arnak" else "quetzal-4")

    def things(self, game: str) -> Lines:
        findings = self.main_table(game)
        if findings is None:
            return []
        worths = self.worths(game)
        title = "Which cards are worth their price?" if game == "arnak" else "Which places and cards pay?"
        about = "Win share in percentage points: those who took it against those who could have, each at the table with"
        lines = [f"### {title}", "", about, "most cases, in games of scouts.", ""]
        never = sum([one.wins.high < 0 for one in worths])
        always = sum([one.wins.low > 0 for one in worths])
        lines += [
            f"Of {len(worths)} things with enough cases, {always} are clearly better taken than left, {never} clearly "
            "worse; the others cannot be told apart.",
            "",
        ]
        ends = worths if len(worths) <= 2 * SHOWN else [*worths[:SHOWN], *worths[-SHOWN:]]
        rows = [["Thing", "Win share", "Points", "Taken", "Left"]]
        rows += [[self.thing(game, one), points(one.wins), number(one.points), *self.cases(one)] for one in ends]
        return [*lines, *table(*rows), "", f"![What things are worth](balance/{game}-worth.svg)", ""]

    def worths(self, game: str) -> list[Worth]:
        """What is bought, or where one goes, the most valuable first."""
        kinds = ("buy",) if game == "arnak" else ("bid", "visit", "place", "take")
        known: dict[str, Worth] = {}
        for one, findings in self.of(game):
            for worth in findings.worths if set(one.bots) == {"scout"} and not one.variant else []:
                most = known.get(worth.thing)
                if worth.thing.split()[0] in kinds and (most is None or most.taken < worth.taken):
                    known[worth.thing] = worth
        return sorted(known.values(), key=lambda worth: -worth.wins.value)

    def cases(self, one: Worth) -> Lines:
        return [f"{one.taken:,}", f"{one.left:,}"]

    def thing(self, game: str, one: Worth) -> str:
        verb = one.thing.split()[0]
        return f"{self.names[game].thing(one.thing)} ({verb})"

    def openings(self, game: str) -> Lines:
        findings = self.main_table(game)
        if findings is None:
            return []
        rows = [["First action of round 1", "Win share", "Times"]]
        for one in [one for one in findings.openings if one.round == 1 and len(one.things) == 1][:SHOWN]:
            rows.append([self.opened(game, one), share(one.wins), f"{one.wins.cases:,}"])
        return ["### What first rounds win", "", *table(*rows), ""]

    def opened(self, game: str, one: Opening) -> str:
        return ", ".join([f"{thing.split()[0]}: {self.names[game].thing(thing)}" for thing in one.things])

    def luck(self, game: str) -> Lines:
        """What the deal explains, and what skill does."""
        lines = ["### How much is luck?", ""]
        for one, findings in self.of(game):
            if findings.luck is not None:
                said = "Scouts play every deal twice, with the same shuffles: the deal explains"
                lines.append(f"- {self.titled(one)}: {said} {share(findings.luck.figure)} of the spread of leads.")
            for bot in findings.bots:
                if bot.name == "ranger":
                    said = f"a ranger wins {share(bot.figure)} against a scout, so skill shows in single games"
                    lines.append(f"- {self.titled(one)}: {said}.")
        return [*lines, ""]

    def temples(self) -> Lines:
        """Bird against Snake."""
        rows = [["Players", "Bird Temple", "Snake Temple", "Difference"]]
        for players in (2, 4):
            both = [self.found.get(f"arnak-{players}-{board}") for board in ("bird", "snake")]
            if both[0] is not None and both[1] is not None:
                bird, snake = (one.scores[0].figure for one in both if one is not None)
                gap = snake.value - bird.value
                reach = ((snake.high - snake.value) ** 2 + (bird.high - bird.value) ** 2) ** 0.5
                between = Figure(gap, gap - reach, gap + reach, snake.cases + bird.cases)
                rows.append([str(players), number(bird), number(snake), number(between)])
        return ["### Bird against Snake", "", "Mean points of scouts.", "", *table(*rows)]

    def variants(self) -> Lines:
        """How far Quetzal's findings depend on the figures that we had to assume."""
        lines = [
            "### With other figures",
            "",
            "Some of Quetzal's printed figures are [assumed](assumptions.md). The same",
        ]
        lines += ["table of four scouts with those figures changed (`tools/balance/plan.py` says how):", ""]
        rows = [["Figures", "Games", "Points", "First seat", "Last seat"]]
        for name in ("", *VARIANTS):
            findings = self.found.get("quetzal-4" + (f"-{name}" if name else ""))
            if findings is not None:
                ends = [share(findings.seats[seat].figure) for seat in (0, -1)]
                said = name.replace("-", " ") or "as assumed"
                rows.append([said, f"{len(findings.sample):,}", number(findings.scores[0].figure), *ends])
        return [*lines, *table(*rows)]

    def pictures(self) -> dict[str, tuple[list[Bar], float]]:
        """Charts by file name, each with its reference."""
        drawn: dict[str, tuple[list[Bar], float]] = {}
        for game, four in (("arnak", "arnak-4-bird"), ("quetzal", "quetzal-4")):
            if four in self.found:
                seats = self.found[four].seats
                drawn[f"{game}-seats"] = (
                    [Bar(f"Seat {row.name}", row.figure, share(row.figure)) for row in seats],
                    0.25,
                )
            worths = self.worths(game)
            if worths:
                ends = worths if len(worths) <= 2 * SHOWN else [*worths[:SHOWN], *worths[-SHOWN:]]
                bars = [Bar(self.thing(game, one), self.in_points(one.wins), f"{one.taken:,} times") for one in ends]
                drawn[f"{game}-worth"] = (bars, 0.0)
        return drawn

    def in_points(self, figure: Figure) -> Figure:
        return Figure(100 * figure.value, 100 * figure.low, 100 * figure.high, figure.cases)
