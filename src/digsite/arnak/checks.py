"""Whether a position is possible: no component duplicated, missing, or where it cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Final

from digsite.arnak.actions import (
    ASSISTANT_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    GUARDIAN_NAMES,
    IDOL_NAMES,
    LEVEL1_NAMES,
    LEVEL2_NAMES,
    RIVAL_NAMES,
)
from digsite.arnak.assistants import SQUARES
from digsite.arnak.box import (
    FEAR_CARD,
    FEAR_TILE,
    FIRST_ARTIFACT,
    FIRST_ITEM,
    FIRST_LEVEL1,
    FIRST_LEVEL2,
    FIRST_LEVEL_SPACE,
    LOST_TEMPLE,
    ROW_OF,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE_STACKS,
    TEMPLE_TILES,
    TRACK,
)
from digsite.arnak.cards import FEAR_TILES, KeepOne, PutBack
from digsite.arnak.expeditions import AwakenGuardian, PlaceArchaeologist, RevealSite, StoreIdols, UseIdol
from digsite.arnak.guardians import TakeGuardian
from digsite.arnak.icons import unmet
from digsite.arnak.market import RESOLVE_ARTIFACT
from digsite.arnak.model import BLOCKED, NONE, RIVAL, SEEN_BY_HUMAN, UNSEEN, Game, Player, Rival
from digsite.arnak.rounds import ROUNDS, After, NextRound, NextTurn, Turn
from digsite.arnak.setup import FEAR_CARDS, LAY_OUT, STARTING_DECK, LayOut
from digsite.arnak.shuffles import ShuffleRival
from digsite.arnak.solo import RivalTurn
from digsite.arnak.travel import PAY_TRAVEL
from digsite.kernel.reading import Problem

FOUNDATIONS: Final = (Turn, After, NextTurn, NextRound, LayOut)
DISCOVERY: Final = (PlaceArchaeologist, UseIdol, StoreIdols, RevealSite, AwakenGuardian, TakeGuardian)
RIVAL_STEPS: Final = (NextTurn, NextRound, RivalTurn, RevealSite, AwakenGuardian, ShuffleRival, LayOut)
ROW_PLACES: Final = 6
BLOCKED_SPACES: Final = {1: 5, 2: 5, 3: 3, 4: 0}


def check(game: Game) -> list[Problem]:
    """Everything that is wrong with a position."""
    problems = [*count_components(game), *check_row(game), *check_map(game)]
    for seat, player in enumerate(game.players):
        problems += check_player(game, player, f"players[{seat}]")
    problems += [*check_arrivals(game), *check_track(game)]
    if game.over and game.round != ROUNDS:
        problems.append(wrong("over", "a game is over after the last round"))
    if game.rival is not None:
        problems += check_rival(game, game.rival)
    return problems + check_stack(game)


def check_stack(game: Game) -> list[Problem]:
    """The pending effects must fit the table; at the bottom is the turn or the round."""
    problems = []
    for i, frame in enumerate(game.stack):
        effect, seat = frame.effect, frame.seat
        seated = seat < len(game.players) or isinstance(effect, RIVAL_STEPS)
        artifact = effect is not RESOLVE_ARTIFACT or FIRST_ARTIFACT <= frame.source < FEAR_TILE
        if not seated or not artifact or not effect.fits(game, seat, frame.arg):
            problems.append(wrong(f"stack[{i}]", "this cannot be to happen here"))
    if not game.stack:
        return problems if game.over else [*problems, wrong("stack", "something must be to happen")]
    bottom, seat = game.stack[0].effect, game.stack[0].seat
    if not isinstance(bottom, FOUNDATIONS):
        problems.append(wrong("stack[0]", "a turn, a round or the set-up is expected at the bottom"))
    if isinstance(bottom, (Turn, After)) and seat != game.turn:
        problems.append(wrong("stack[0]", "it is the turn of another seat"))
    if isinstance(bottom, Turn) and seat < len(game.players) and game.players[seat].passed:
        problems.append(wrong(f"players[{seat}].passed", "who has passed has no turn"))
    above = game.stack[1:]
    if any([isinstance(frame.effect, (Turn, After, LayOut, NextRound)) for frame in above]):
        problems.append(wrong("stack", "a turn or a round lies only at the bottom"))
    idle = game.rival is not None and isinstance(bottom, NextRound) and not game.rival.tiles
    if idle and not any([isinstance(frame.effect, ShuffleRival) for frame in above]):
        problems.append(wrong("stack", "the rival's tiles are shuffled before the next round"))
    return problems + check_discovery(game)


def check_discovery(game: Game) -> list[Problem]:
    """The steps of an expedition: each at most once, and the site fits what is still to come."""
    steps = {kind: [frame.arg for frame in game.stack if isinstance(frame.effect, kind)] for kind in DISCOVERY}
    problems = [wrong("stack", "one expedition at a time") for sites in steps.values() if len(sites) > 1]
    revealed, used = steps[RevealSite], steps[UseIdol] + steps[StoreIdols]
    for site, name in enumerate(SITE_NAMES[FIRST_LEVEL1:], start=FIRST_LEVEL1):
        bare = game.tiles[site - FIRST_LEVEL1] == NONE
        lies = game.idols[site - FIRST_LEVEL1] != NONE
        figure = game.figures[SPACES_OF[site][0]] >= 0
        if bare and figure and site not in revealed:
            problems.append(wrong(f"sites.{name}.spaces", "nobody stands on a site before it is discovered"))
        if site in revealed and lies and site not in used:
            problems.append(wrong(f"sites.{name}.idol", "the idol is taken before the site is revealed"))
        if site in steps[AwakenGuardian] and bare and site not in revealed:
            problems.append(wrong("stack", "a guardian awakes on a discovered site"))
    return problems


def wrong(where: str, reason: str) -> Problem:
    return {"where": where, "reason": reason}


def counted(component: str, expected: int, found: int, where: str) -> Problem:
    return {"component": component, "expected": expected, "found": found, "where": where}


def setting_up(game: Game) -> bool:
    """Before the first turn, while components are still being shuffled."""
    return bool(game.stack) and game.stack[0].effect is LAY_OUT


def components(game: Game) -> Counter[str]:
    """Every component of the table by name, wherever it lies."""
    players, rival = game.players, game.rival
    cards = [*game.items, *game.artifacts, *game.item_deck, *game.artifact_deck, *game.item_exile]
    cards += [*game.artifact_exile, *game.gone_basics, *[FEAR_CARD] * game.fear, *[FEAR_TILE] * game.fear_tiles]
    guardians = [*game.guardian_deck, *game.wardens]
    assistants = [*[one for stack in game.assistants for one in stack], *game.rescue, *game.gone_assistants]
    idols = [*game.idols, *game.hidden_idols, *game.gone_idols]
    for player in players:
        cards += [*player.hand, *player.deck, *player.play, *player.apart]
        guardians += player.guardians
        assistants += [code >> 2 for code in player.assistants]
        idols += [*player.crates, *player.slots]
    if rival is not None:
        cards += rival.cards
        guardians += rival.guardians
        idols += [*rival.idols, *rival.minus_one]
    bonuses = [*[one for space in game.bonuses for one in space], *game.bonus_stack, *game.unused_bonuses]
    bonuses += [bonus % SEEN_BY_HUMAN for bonus in game.gone_bonuses]
    found = Counter([CARD_NAMES[card] for card in cards if card != NONE])
    found.update([GUARDIAN_NAMES[guardian] for guardian in guardians if guardian != NONE])
    found.update([ASSISTANT_NAMES[assistant] for assistant in assistants])
    found.update([IDOL_NAMES[idol % UNSEEN] for idol in idols if idol != NONE])
    found.update([BONUS_NAMES[bonus] for bonus in bonuses])
    half = len(LEVEL1_NAMES) - 2
    found.update([LEVEL1_NAMES[tile] for tile in (*game.level1, *game.tiles[:half]) if tile != NONE])
    found.update([LEVEL2_NAMES[tile] for tile in (*game.level2, *game.tiles[half:]) if tile != NONE])
    if rival is not None:
        found.update([RIVAL_NAMES[tile] for tile in (*rival.tiles, *rival.used, *game.unused_rivals)])
    return found


def expected_components(game: Game) -> Counter[str]:
    """What the box holds for this number of players."""
    box = game.box
    expected = Counter(dict.fromkeys(CARD_NAMES[FIRST_ITEM:FEAR_TILE], 1))
    for card in set(STARTING_DECK):
        expected[CARD_NAMES[card]] = STARTING_DECK.count(card) * len(game.players)
    expected[CARD_NAMES[FEAR_CARD]] = FEAR_CARDS
    expected[CARD_NAMES[FEAR_TILE]] = FEAR_TILES
    expected.update([*GUARDIAN_NAMES, *ASSISTANT_NAMES, *LEVEL1_NAMES, *LEVEL2_NAMES])
    expected.update({tile.name: tile.copies for tile in (*box.idols, *box.bonuses)})
    if game.rival is not None:
        expected.update(RIVAL_NAMES)
    return expected


def count_components(game: Game) -> list[Problem]:
    found, expected = components(game), expected_components(game)
    tile = CARD_NAMES[FEAR_TILE]
    if found[tile] > FEAR_TILES and not game.fear_tiles:
        expected[tile] = found[tile]  # fear tiles never run out (Q14)
    problems = [
        counted(name, expected[name], found[name], "the whole table")
        for name in sorted({*found, *expected})
        if found[name] != expected[name]
    ]
    for stack, name in enumerate(TEMPLE_STACKS):
        taken = sum([player.temple.count(stack) for player in game.players])
        taken += game.rival.temple.count(stack) if game.rival is not None else 0
        most = min(TEMPLE_TILES, max(2, len(game.players)))
        if taken + game.temple_tiles[stack] != most:
            problems.append(counted(name, most, taken + game.temple_tiles[stack], "temple tiles"))
    return problems


def check_row(game: Game) -> list[Problem]:
    if setting_up(game):
        return []
    problems = []
    if len(game.artifacts) != game.round:
        problems.append(wrong("row.artifacts", f"{game.round} places are expected in round {game.round}"))
    if len(game.items) != ROW_PLACES - game.round:
        problems.append(wrong("row.items", f"{ROW_PLACES - game.round} places are expected in round {game.round}"))
    return problems


def check_map(game: Game) -> list[Problem]:
    problems = []
    blocked = [space for space, figure in enumerate(game.figures) if figure == BLOCKED]
    for space in blocked:
        if space >= FIRST_LEVEL_SPACE or space % 2 == 0:
            problems.append(wrong("sites", "only the second space of a camp can be blocked"))
    if not setting_up(game) and len(blocked) != BLOCKED_SPACES[len(game.players)]:
        problems.append(counted("blocked", BLOCKED_SPACES[len(game.players)], len(blocked), "sites"))
    for site, name in enumerate(SITE_NAMES):
        bare = site >= FIRST_LEVEL1 and game.tiles[site - FIRST_LEVEL1] == NONE
        if bare and game.wardens[site] != NONE:
            problems.append(wrong(f"sites.{name}.guardian", "no guardian is on a site before it is discovered"))
        if not bare and site >= FIRST_LEVEL1 and game.idols[site - FIRST_LEVEL1] != NONE:
            problems.append(wrong(f"sites.{name}.idol", "a discovered site has no idol any more"))
        if not bare and site >= FIRST_LEVEL2 and game.hidden_idols[site - FIRST_LEVEL2] != NONE:
            problems.append(wrong(f"sites.{name}.hidden_idol", "a discovered site has no idol any more"))
    return problems


def check_player(game: Game, player: Player, where: str) -> list[Problem]:
    seat = game.players.index(player)
    out = game.figures.count(seat)
    problems = []
    if player.archaeologists + out != 2:
        problems.append(counted("archaeologist", 2, player.archaeologists + out, where))
    if player.temple and player.magnifier != LOST_TEMPLE:
        problems.append(wrong(f"{where}.temple", "temple tiles are taken from the Lost Temple only"))
    sorting = any([isinstance(frame.effect, (KeepOne, PutBack)) and frame.seat == seat for frame in game.stack])
    if player.apart and not sorting:
        problems.append(wrong(f"{where}.apart", "cards lie apart only while they are sorted"))
    paying = any([frame.effect is PAY_TRAVEL and frame.seat == seat for frame in game.stack])
    if unmet(player.icons, player.needs) and not paying:
        problems.append(wrong(f"{where}.pool", "the icons do not meet the needs"))
    if len(player.assistants) > SQUARES:
        problems.append(wrong(f"{where}.assistants", "at most two are possible"))
    problems += check_token(game, player.magnifier, f"{where}.magnifier")
    problems += check_token(game, player.notebook, f"{where}.notebook")
    if player.notebook == LOST_TEMPLE or ROW_OF[player.notebook] > ROW_OF[player.magnifier]:
        problems.append(wrong(f"{where}.notebook", "it is never above the magnifying glass, nor in the Lost Temple"))
    return problems


def check_token(game: Game, space: int, where: str) -> list[Problem]:
    on_board = space == 0 or any([space in exits for exits in game.board.exits])
    return [] if on_board else [wrong(where, f"the {game.board.name} side has no space {TRACK[space]}")]


def check_arrivals(game: Game) -> list[Problem]:
    """Those in the Lost Temple arrived first, second, ...; nobody else did."""
    tokens = [(f"players[{seat}]", player.magnifier, player.arrival) for seat, player in enumerate(game.players)]
    if game.rival is not None:
        tokens.append(("rival", game.rival.magnifier, game.rival.arrival))
    problems = [
        wrong(f"{where}.arrival", "exactly those in the Lost Temple have arrived")
        for where, space, arrival in tokens
        if (space == LOST_TEMPLE) != (arrival > 0)
    ]
    orders = sorted([arrival for _, _, arrival in tokens if arrival])
    if orders != list(range(1, len(orders) + 1)):
        problems.append(wrong("players", "the order of arrival is 1, 2, 3, 4 without gaps"))
    return problems


def check_track(game: Game) -> list[Problem]:
    """No more bonus tiles on a space than it has places for, and a rescue stack on the Snake side only."""
    seats = max(2, len(game.players))
    problems = []
    for space, slots in enumerate(game.board.bonus_slots):
        most = len([least for least in slots if least <= seats])
        if len(game.bonuses[space]) > most:
            problems.append(wrong(f"track.bonus.{TRACK[space]}", f"it has {most} places with these players"))
    if len(game.rescue) > (seats if game.board.idol_bridge >= 0 else 0):
        problems.append(wrong("decks.rescue", "more assistants than the board has room for"))
    return problems


def check_rival(game: Game, rival: Rival) -> list[Problem]:
    problems = check_token(game, rival.magnifier, "rival.magnifier")
    out = game.figures.count(RIVAL)
    if rival.archaeologists + out != 6:
        problems.append(counted("archaeologist", 6, rival.archaeologists + out, "rival"))
    stack = [game.box.rivals[tile] for tile in (*rival.tiles, *rival.used)]
    if len([tile for tile in stack if tile.red]) != game.difficulty and not setting_up(game):
        problems.append(wrong("difficulty", "it is the number of red tiles"))
    if len(stack) != 10:
        problems.append(counted("rival tiles", 10, len(stack), "rival"))
    if len(set(rival.idols)) != len(rival.idols):
        problems.append(wrong("rival.idols", "one of a kind lies face up"))
    return problems
