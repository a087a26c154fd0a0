"""Free actions: free card effects, idols into slots, boons, assistants (5, 216, 222)."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import verbs
from digsite.arnak.assistants import no_use, owned, use_assistant
from digsite.arnak.box import FREE, HALVED
from digsite.arnak.idols import no_slot, slot_idol
from digsite.arnak.model import FROM_GUARDIAN, NONE, READY, Game
from digsite.arnak.playing import halved_card, play_card, playing_cost, playing_ways
from digsite.arnak.refusals import not_in_hand
from digsite.arnak.tokens import pay_at_once
from digsite.arnak.travel import spend_boon
from digsite.kernel.effects import FreeActions
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts

SLOT_ACTIONS: Final = [verbs.SLOT + effect for effect in range(verbs.SLOT_EFFECTS)]


@final
class ArnakFreeActions(FreeActions[Game]):
    """Possible on the player's own turn, before, after and during the main action (4)."""

    def options(self, game: Game) -> list[int]:
        me = game.players[game.seat]
        box = game.box
        free: list[int] = []
        for card in me.hand:  # each is there once: only Fear is not, and that is never played
            timing = box.timings[card]
            if timing == FREE:
                free.append(verbs.PLAY + card)
            elif timing == HALVED:
                free.append(verbs.PLAY_FREE + box.cards[card].half)
        if me.crates and NONE in me.slots:
            free += SLOT_ACTIONS
        for code in me.assistants:
            if code & READY:
                assistant = box.assistants[code >> 2]
                if not assistant.main and assistant.effects[code >> 1 & 1].useful(game):
                    free.append(verbs.USE + (code >> 2))
        if me.boons:
            for guardian in me.guardians:
                boon = box.guardians[guardian].boon
                if me.boons >> guardian & 1 and boon is not None and boon.useful(game):
                    free.append(verbs.BOON + guardian)
        return free

    def includes(self, game: Game, action: int) -> bool:
        if action < verbs.PLAY:
            return action < verbs.USE or not game.box.assistants[action - verbs.USE].main
        if action < verbs.PLAY_FREE:
            return game.box.timings[action - verbs.PLAY] == FREE
        return action < verbs.PLAY_PASS

    def take(self, game: Game, action: int) -> None:
        if action < verbs.BOON:
            slot_idol(game, action - verbs.SLOT)
        elif action < verbs.USE:
            guardian = action - verbs.BOON
            spend_boon(game, guardian)
            boon = game.box.guardians[guardian].boon
            assert boon is not None
            game.push_from(boon, FROM_GUARDIAN + guardian)
        elif action < verbs.PLAY:
            use_assistant(game, action - verbs.USE)
        elif action < verbs.PLAY_FREE:
            play_card(game, action - verbs.PLAY)
        else:
            play_card(game, halved_card(game, action - verbs.PLAY_FREE))

    def cost(self, game: Game, action: int) -> Amounts:
        return playing_cost(game, action - verbs.PLAY) if verbs.PLAY <= action < verbs.PLAY_FREE else {}

    def ways(self, game: Game, action: int) -> list[list[int]]:
        purse = game.players[game.seat].purse
        if action < verbs.BOON:
            return pay_at_once(game.box.slot_effects[action - verbs.SLOT].effect, purse)
        if verbs.USE <= action < verbs.PLAY:
            code = owned(game, action - verbs.USE)
            return [] if code is None else pay_at_once(game.box.assistants[code >> 2].effects[code >> 1 & 1], purse)
        return playing_ways(game, action - verbs.PLAY) if verbs.PLAY <= action < verbs.PLAY_FREE else []

    def refusal(self, game: Game, action: int) -> Refusal:
        """Why a free action is not possible at an open decision."""
        if action < verbs.BOON:
            return no_slot(game) or NO_EFFECT
        if action < verbs.USE:
            return self.no_boon(game, action - verbs.BOON)
        if action < verbs.PLAY:
            return no_use(game, action - verbs.USE) or NO_EFFECT
        return not_in_hand("74", 13)

    def no_boon(self, game: Game, guardian: int) -> Refusal:
        me = game.players[game.seat]
        if guardian not in me.guardians:
            return Refusal("no-guardian", "56", 11)
        if not me.boons >> guardian & 1:
            return Refusal("boon-used", "56", 11)
        if game.box.guardians[guardian].boon is None:
            return Refusal("useless-travel", "216", 11)
        return NO_EFFECT


NO_EFFECT: Final = Refusal("no-effect", "222", 23)
FREE_ACTIONS: Final = ArnakFreeActions()
