"""The page's message types, written from the server's models: `python -m tools.page_types` after changing these."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel

from digsite.server import options
from digsite.server.messages import http, socket, table

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "messages.ts"
HEADER: Final = """\
/** What the page and the server say to each other: by tools/page_types.py from src/digsite/server/messages/. */

import type { Action, Decision, GameEvent, View } from './protocol.ts';
"""
# Members that the models leave to docs/engine-protocol.md.
NAMED: Final = {
    "view": "View",
    "views": "Record<string, View>",
    "events": "GameEvent[]",
    "decision": "Decision",
    "actions": "Action[]",
}
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS: Final = ("ClientMessage", "ServerMessage")


def models() -> list[type[BaseModel]]:
    """The models themselves, not what they have in common."""
    bases = {table.Asked, table.Told, socket.Tagged, socket.Reply}
    found = {
        name: one
        for module in (table, options, http, socket)
        for name, one in inspect.getmembers(module, inspect.isclass)
        if one.__module__ == module.__name__ and issubclass(one, BaseModel) and one not in bases
    }
    return [found[name] for name in sorted(found)]


def written() -> str:
    """The whole file."""
    parts = [HEADER, *[interface(model) for model in models()]]
    for union in UNIONS:
        members = [one.__name__ for one in models() if one in getattr(socket, union).__origin__.__args__]
        parts.append(f"export type {union} = {' | '.join(members)};\n")
    return "\n".join(parts)


def interface(model: type[BaseModel]) -> str:
    schema = model.model_json_schema(mode="serialization" if issubclass(model, table.Told) else "validation")
    required = set(schema.get("required", []))
    lines = []
    for name, member in schema["properties"].items():
        optional = "" if name in required else "?"
        lines.append(f"  {name}{optional}: {shape(name, member)};")
    return f"{about(model)}export interface {model.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def about(model: type[BaseModel]) -> str:
    said = model.__dict__.get("__doc__")
    return f"/** {' '.join(said.split())} */\n" if said else ""


def shape(name: str, schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if name in NAMED and '"object"' in json.dumps(schema) and "$ref" not in json.dumps(schema):
        return NAMED[name] + (" | null" if '"null"' in json.dumps(schema) else "")
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join([quoted(value) for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([shape("", one) for one in schema["anyOf"]]))
    if schema.get("type") == "array":
        of = shape("", schema["items"])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {shape('', values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def quoted(value: object) -> str:
    return re.sub(r'^"(.*)"$', r"'\1'", json.dumps(value))


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
