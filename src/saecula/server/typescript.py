"""The page's types, made from the components of the OpenAPI document.

    python -m saecula.server.typescript

writes `frontend/src/lib/types.ts`; a test compares the two.
"""

import json
from pathlib import Path
from typing import Any, Final

from saecula.server.app import create_app
from saecula.server.config import Config, database_url
from saecula.server.document import described

Schema = dict[str, Any]
PAGE_TYPES: Final = Path(__file__).parents[3] / "frontend" / "src" / "lib" / "types.ts"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD: Final = """\
// The shapes of everything that goes between the page and the server. Nothing here knows a rule.
// Made from the types in Python by `python -m saecula.server.typescript`: change those, not this file.
"""


def expression(schema: Schema) -> str:
    """A schema as a type of TypeScript; one that says nothing is an error: nothing could be compared with it."""
    if "x-any" in schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(expression(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(expression(part) for part in schema['prefixItems'])}]"
        item = expression(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {expression(schema['additionalProperties'])}>"
    if schema.get("type") in PLAIN:
        return PLAIN[schema["type"]]
    raise ValueError(f"no type of TypeScript is known for {schema}")


def declaration(name: str, schema: Schema) -> str:
    """An interface for an object, a name for anything else."""
    about = schema.get("description", "").replace("\n", "\n * ")
    comment = f"/** {about} */\n" if about else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {name} = {expression(schema)};\n"
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {expression(part)};\n"
        for field, part in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def page_types() -> str:
    document = described(create_app(Config(database_url("unused.db"))))
    found = [declaration(name, schema) for name, schema in document["components"]["schemas"].items()]
    return "\n".join([HEAD, *found])


if __name__ == "__main__":
    PAGE_TYPES.write_text(page_types(), encoding="utf-8")
