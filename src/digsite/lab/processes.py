"""Who plays many games: this process, or several that share the buffers and are told when to go on."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any, Final, final

from digsite.bots.batch import Batch
from digsite.kernel.errors import IllegalAction
from digsite.kernel.refusal import Refusal
from digsite.lab.buffers import Buffers
from digsite.lab.setting import Setting

STEP: Final = "step"
END: Final = "end"
PATIENCE: Final = 5.0  # seconds in which a process ends by itself


def batch_of(setting: Setting, buffers: Buffers, forced: bool, first: int, count: int) -> Batch:
    """The batch of some of the games."""
    parts = buffers.rows(first, count)
    return Batch(setting.rules, setting.options, count, 0, forced, first=first, **parts)


@final
class Here:
    """All games in this process."""

    def __init__(self, setting: Setting, buffers: Buffers, forced: bool) -> None:
        self.batch = batch_of(setting, buffers, forced, 0, buffers.games)

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)

    def step(self, places: Any) -> None:
        self.batch.step(places)

    def close(self) -> None:
        """There is nothing to stop."""


@final
class Spread:
    """A part of the games in each of several processes. Only commands go through pipes."""

    def __init__(
        self, setting: Setting, buffers: Buffers, forced: bool, processes: int, context: str | None = None
    ) -> None:
        self.buffers = buffers
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        system: Any = get_context(context)
        first = 0
        for number in range(processes):
            count = buffers.games // processes + (number < buffers.games % processes)
            ours, theirs = system.Pipe()
            worker = system.Process(target=work, args=(theirs, setting, buffers, forced, first, count), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
            first += count

    def reset(self, seed: int) -> None:
        self.tell(seed)

    def step(self, places: Any) -> None:
        legal = (places >= 0) & (places < self.buffers.masks.shape[1])
        rows = range(len(places))
        if not legal.all() or not self.buffers.masks[rows, places].all():
            raise IllegalAction(Refusal("not-now", None, None))
        self.buffers.places[:] = places
        self.tell(STEP)

    def tell(self, command: object) -> None:
        """Give all processes a command, and wait until all have carried it out."""
        for pipe in self.pipes:
            pipe.send(command)
        failed = [said for said in [pipe.recv() for pipe in self.pipes] if said is not None]
        if failed:
            raise RuntimeError(f"A process failed: {failed[0]}")

    def close(self) -> None:
        for pipe in self.pipes:
            try:
                pipe.send(END)
            except OSError:
                continue  # it has ended already
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        for pipe in self.pipes:
            pipe.close()
        self.pipes, self.workers = [], []


def work(pipe: Any, setting: Setting, buffers: Buffers, forced: bool, first: int, count: int) -> None:
    """One process: carry out commands until the end, or until nobody is there any more."""
    batch = batch_of(setting, buffers, forced, first, count)
    while True:
        try:
            command = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if command == END:
            return
        try:
            if command == STEP:
                batch.step(buffers.places[first : first + count])
            else:
                batch.reset(command)
            pipe.send(None)
        except Exception as error:
            pipe.send(repr(error))
