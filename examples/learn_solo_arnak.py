"""MaskablePPO of sb3-contrib learns solo Arnak against the rival: `python examples/learn_solo_arnak.py`.

The reward is the lead over the rival in points. `--steps` and `--games` (to measure with) choose; `--curve FILE` writes
the curve as JSON. Needs: pip install "digsite[train]"
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

ENVS = 8
POINTS = 20.0  # a lead of so many points is a reward of 1


class Numbers(gymnasium.ObservationWrapper):  # type: ignore[misc]
    """The observation without the mask, in small numbers: what a network is given."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        size = env.observation_space["observation"].shape
        self.observation_space = gymnasium.spaces.Box(0.0, 6.0, size, np.float32)

    def observation(self, observation: Any) -> Any:
        return np.log1p(observation["observation"].astype(np.float32))

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


def made() -> Any:
    env = gymnasium.make("digsite.lab:digsite/Arnak-v0", players=1, reward="score", disable_env_checker=True)
    return gymnasium.wrappers.TransformReward(Numbers(env), lambda reward: reward / POINTS)


def masks_of(env: Any) -> Any:
    return env.get_wrapper_attr("action_masks")()


def measured(model: Any, games: int) -> tuple[float, float]:
    """The lead over the rival in points, on average over games that were not learned from, and its standard error."""
    env = made()
    leads = []
    for seed in range(1_000_000, 1_000_000 + games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=masks_of(env), deterministic=False)
            seen, reward, over, _, _ = env.step(int(action))
        leads.append(reward * POINTS)
    return float(np.mean(leads)), float(np.std(leads) / math.sqrt(games))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn solo Arnak with MaskablePPO.")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    length = min(512, max(16, chosen.steps // ENVS))
    model = MaskablePPO(
        "MlpPolicy", DummyVecEnv([made] * ENVS), n_steps=length, batch_size=min(512, length * ENVS), n_epochs=4,
        learning_rate=7e-4, gamma=1.0, gae_lambda=0.95, ent_coef=0.003, seed=chosen.seed,
        policy_kwargs={"net_arch": [128, 128]}, device="cpu",
    )  # fmt: skip
    curve, start = [], time.process_time()
    while True:
        lead, error = measured(model, chosen.games)
        spent = time.process_time() - start
        curve.append({"steps": model.num_timesteps, "value": lead, "error": error, "seconds": spent})
        print(f"{model.num_timesteps:>8,} decisions: {lead:+.1f} ± {error:.1f} points ahead, {spent:.0f} s", flush=True)
        if model.num_timesteps >= chosen.steps:
            break
        model.learn(max(length * ENVS, chosen.steps // 5), reset_num_timesteps=False)
    if chosen.curve:
        chosen.curve.write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
