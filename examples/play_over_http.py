"""A whole game over HTTP alone: two seats at one table, each with its own secret, choosing at random.

    python examples/play_over_http.py http://127.0.0.1:8765 quetzal

Needs nothing but Python. What is said is described in docs/server-api.md.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
import uuid
from typing import Any

Json = dict[str, Any]


class Server:
    """The few requests that a game needs."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def ask(self, path: str, secret: str | None = None, body: Json | None = None, **headers: str) -> Any:
        """GET, or POST if there is a body; what is refused is raised, with its code."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if secret is not None:
            request.add_header("Authorization", f"Bearer {secret}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
                return json.loads(text) if answer.headers["Content-Type"] == "application/json" else text
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            raise SystemExit(f"{problem['status']} {problem['code']}: {problem['detail']}") from None


def play(server: Server, game: str, dice: random.Random) -> str:
    """Open a table, get ready, play to the end; the record of the game."""
    opened = server.ask("/tables", body={"game": game, "seats": [{"kind": "person"}, {"kind": "person"}]})
    table, secrets = f"/tables/{opened['id']}", [seat["secret"] for seat in opened["seats"]]
    for number, secret in enumerate(secrets):
        server.ask(f"{table}/ready", secret, {"ready": True, "name": f"Player {number + 1}"})
    seat: int | None = server.ask(table)["to_decide"]
    while seat is not None:
        offered = server.ask(f"{table}/actions", secrets[seat])
        action = dice.choice(offered["actions"])["notation"]
        step = {"seq": offered["seq"], "action": action}
        # With a key the same request can be sent again after a broken connection: it is carried out once.
        acted = server.ask(f"{table}/actions", secrets[seat], step, **{"Idempotency-Key": str(uuid.uuid4())})
        seat = acted["seat"]
    for row in server.ask(f"{table}/score")["scores"]:
        print(f"Player {row['seat'] + 1}: {row['total']} points")
    return str(server.ask(f"{table}/record"))


if __name__ == "__main__":
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"
    game = sys.argv[2] if len(sys.argv) > 2 else "arnak"
    print(play(Server(address), game, random.Random()))
