"""The types that flow out of reading: a document of a file, and the objects in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from policylint.findings import Location, ObjectRef, Part, Path, Place

if TYPE_CHECKING:
    from policylint.manifests.positions import Positions


@dataclass(slots=True)
class Source:
    """The text of one file, and how reports name it: `path` relative to the repository root, with forward slashes."""

    path: str
    text: str
    positions: Positions | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """A reason why decoding fails, or why only strict decoding does (`strict`)."""

    message: str
    location: Location
    strict: bool = False


@dataclass(slots=True)
class Document:
    """One YAML document: its value as the API server's decoder reads it (JSON types), and what it refuses.

    `value` is None where decoding fails; `problems` then says why. `start` and `end` are offsets into the source's text,
    in code points.
    """

    source: Source
    index: int
    start: int
    end: int
    value: Any = None
    problems: tuple[Problem, ...] = ()

    def locate(self, path: Path, part: Part = "value") -> Location:
        from policylint.manifests.positions import locate

        return locate(self, path, part)


@dataclass(slots=True)
class Object:
    """One Kubernetes object: a document, or an item of a List (`prefix` is then its path in the document)."""

    document: Document
    value: dict[str, Any]
    prefix: Path = ()
    ref: ObjectRef = field(init=False)

    def __post_init__(self) -> None:
        metadata = self.value.get("metadata")
        metadata = metadata if isinstance(metadata, dict) else {}
        namespace, name = metadata.get("namespace"), metadata.get("name")
        self.ref = ObjectRef(
            str(self.value.get("apiVersion", "")),
            str(self.value.get("kind", "")),
            namespace if isinstance(namespace, str) and namespace else None,
            name if isinstance(name, str) else str(metadata.get("generateName") or ""),
        )

    @property
    def group(self) -> str:
        group, slash, _ = self.ref.api_version.rpartition("/")
        return group if slash else ""

    def at(self, path: Path = (), part: Part = "value") -> Place:
        """The place of `path` inside this object."""
        return Place(self.document, self.prefix + path, part)
