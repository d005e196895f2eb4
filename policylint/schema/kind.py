"""A kind's schema, as the catalog hands it out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a schema comes from: the system and release for a bundled one, the file for one found or given."""

    system: str
    release: str = ""
    channel: str = ""
    file: str = ""


@dataclass(slots=True)
class KindSchema:
    """The schema of one kind at one version.

    `schema` is the OpenAPI v3 structural schema as JSON; `$ref: "#/definitions/NAME"` (Kubernetes' own kinds only) points
    into `definitions`. `native` kinds are decoded into Go types and have no defaults, pruning or CEL of their own.
    `rules` holds compiled CEL rules by schema path (`spec.rules.items`), as `cel.program` dumps them; a path that is not
    in it is compiled when it is first met.
    """

    group: str
    version: str
    kind: str
    plural: str
    namespaced: bool
    schema: dict[str, Any]
    origin: Origin
    native: bool = False
    preserve_unknown_fields: bool = False
    definitions: dict[str, Any] = field(default_factory=dict)
    rules: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    @property
    def api_version(self) -> str:
        return f"{self.group}/{self.version}" if self.group else self.version
