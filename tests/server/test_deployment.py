"""What `deploy/` says of the server is true: its flags, its settings, its metrics. `tools.deployment` checks the rest."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from dataclasses import fields
from pathlib import Path

import yaml

from digsite.cli import parser
from digsite.server.settings import PREFIX, Settings
from tests.server.house import house
from tools import scale
from tools.deployment import DEPLOY, UNIT

SOURCES = Path(__file__).parents[2] / "src"
SETTINGS = {f"{PREFIX}{one.name.upper()}" for one in fields(Settings)}
OF_DEPLOYMENT = {"DIGSITE_DOMAIN"}  # Compose and Caddy have it from whoever starts them


def parsed(command: str) -> argparse.Namespace:
    """A command as the real parser takes it; it exits if there is no such flag."""
    arguments = shlex.split(command)[1:]
    return parser(arguments[:1]).parse_args(arguments)


def test_the_unit_and_the_container_start_the_server_as_it_is() -> None:
    unit = (DEPLOY / UNIT).read_text().replace("%i", "8765")
    checking, starting = re.findall(r"^Exec\w+=(.*)$", unit, re.MULTILINE)
    assert parsed(checking).run.__name__ == "look" and parsed(checking).port == 8765
    assert parsed(starting).run.__name__ == "start" and parsed(starting).data == Path("/var/lib/digsite")
    shell = json.loads(re.search(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)[1])[-1]  # type: ignore[index]
    started = parsed(shell.removeprefix("exec ").replace("\"$(hostname -i | cut -d' ' -f1):8765\"", "10.0.0.2:8765"))
    assert (started.host, started.internal_address) == ("0.0.0.0", "10.0.0.2:8765")


def test_compose_gives_settings_that_exist_and_files_that_are_there() -> None:
    written = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(written["services"]) == {"app", "database", "proxy", "prometheus", "grafana"}
    app = written["services"]["app"]
    assert set(app["environment"]) <= SETTINGS
    network = written["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert app["environment"]["DIGSITE_TRUSTED_PROXIES"] == network
    assert (DEPLOY / app["build"]["context"] / app["build"]["dockerfile"]).is_file()
    volumes = {}
    for service in written["services"].values():
        for volume in service.get("volumes", []):
            source, inside = volume.split(":")[:2]
            volumes[inside] = source
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in written["volumes"]
    for file in DEPLOY.rglob("*"):
        if file.is_file():
            assert set(re.findall(r"DIGSITE_[A-Z_]+", file.read_text())) <= SETTINGS | OF_DEPLOYMENT, file


async def test_alerts_and_the_dashboard_ask_for_metrics_that_exist(tmp_path: Path) -> None:
    asked = (DEPLOY / "alerts.yml").read_text() + (DEPLOY / "grafana" / "digsite.json").read_text()
    counted = {
        f"digsite_{name}_total"
        for file in SOURCES.rglob("*.py")
        for name in re.findall(r'METRICS\.count\("(\w+)"', file.read_text())
    }
    async with house(tmp_path, metrics=True) as home:
        told = (await home.http.get("/metrics")).text
    known = counted | set(re.findall(r"^(\w+)", told, re.MULTILINE))
    wanted = set(re.findall(r"digsite_\w+", asked))
    assert len(wanted) > 10
    assert wanted <= known
    json.loads((DEPLOY / "grafana" / "digsite.json").read_text())


def test_the_page_about_scale_is_what_the_model_says() -> None:
    assert (scale.DOCS / "scale.md").read_text(encoding="utf-8") == scale.page()
    assert (scale.DOCS / "scale.svg").read_text(encoding="utf-8") == scale.picture()


def test_every_alert_has_its_place_in_the_runbook() -> None:
    runbook = (SOURCES.parent / "docs" / "hosting.md").read_text()
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    assert len(rules) == 7
    for rule in rules:
        assert f"**{rule['alert']}**" in runbook
