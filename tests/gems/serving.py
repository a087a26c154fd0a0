"""A whole game over the server's API, run in the copy that the test made: one person, two bots."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from fastapi.testclient import TestClient

from digsite.server.app import make_app
from digsite.server.settings import Settings


def main(data: Path) -> None:
    data.mkdir()
    settings = Settings(data=data, bot_delay=0.0, requests_per_second=1e6, actions_per_second=1e6)
    with TestClient(make_app(settings), base_url=f"http://127.0.0.1:{settings.port}") as http:
        seats = [
            {"kind": "person", "name": "Ada"},
            {"kind": "bot", "level": "random"},
            {"kind": "bot", "level": "novice"},
        ]
        opened = http.post("/api/tables", json={"game": "gems", "options": {"rounds": 2}, "seats": seats}).json()
        at = f"/api/tables/{opened['id']}"
        mine = {"Authorization": f"Bearer {opened['seats'][0]['secret']}"}
        assert http.post(f"{at}/ready", json={"ready": True}, headers=mine).status_code == 200
        until = time.monotonic() + 60
        while (table := http.get(at, headers=mine).json())["status"] != "over":
            assert time.monotonic() < until, table
            told = http.get(f"{at}/actions", headers=mine).json()
            if told["seat"] == 0 and told["actions"]:
                act = {"seq": told["seq"], "action": told["actions"][0]["notation"]}
                http.post(f"{at}/actions", json=act, headers=mine)
            time.sleep(0.02)
        wrong = http.post("/api/tables", json={"game": "gems", "options": {"rounds": 9}, "seats": seats})
        words = http.get(f"{at}/words", headers=mine).json()
        score = http.get(f"{at}/score", headers=mine).json()
        print(
            json.dumps({"options": table["options"], "score": score, "words": words, "wrong": wrong.json()["detail"]})
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
