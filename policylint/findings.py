"""What a rule yields and a report prints.

A rule says *where* with a path into a document; line and column are worked out when somebody asks for them, so that a
clean file never pays for positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, Protocol

Path = tuple[str | int, ...]
"""Keys and indices from the root of a document: ("spec", "rules", 0, "name")."""

Part = Literal["value", "key", "document"]
"""What of the node at a path is meant: its value, the key in front of it, or the whole document."""


class Severity(IntEnum):
    """How sure and how bad: an error is proved from the files, a note depends on what they do not hold."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    @property
    def label(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """A range in a file. Lines and columns count from 1, columns in Unicode code points; the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    document: int = 0


class Locatable(Protocol):
    """A document, as far as a finding needs to know it."""

    def locate(self, path: Path, part: Part = "value") -> Location:
        """The range of the node at `path`; the nearest existing ancestor's key where the node does not exist."""
        ...


@dataclass(frozen=True, slots=True)
class Place:
    """A symbolic location: resolved late, through the document that it names."""

    document: Locatable
    path: Path = ()
    part: Part = "value"

    def locate(self) -> Location:
        return self.document.locate(self.path, self.part)


@dataclass(frozen=True, slots=True)
class ObjectRef:
    """Identity of a Kubernetes object as its manifest states it."""

    api_version: str
    kind: str
    namespace: str | None
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.namespace}/{self.name}" if self.namespace else f"{self.kind} {self.name}"


@dataclass(frozen=True, slots=True)
class Cause:
    """One cause of a rejection as the API server reports it in `status.details.causes`."""

    reason: str
    field: str
    message: str


@dataclass(frozen=True, slots=True)
class Related:
    """A second place that explains a finding: the policy that wins, the first of two duplicates."""

    at: Place | Location
    message: str

    @property
    def location(self) -> Location:
        return self.at.locate() if isinstance(self.at, Place) else self.at


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing said about one place.

    `message` says what was found, what is allowed and what follows. `api_server` stands exactly where the finding is the
    API server's own verdict. `roots` names the build roots in which it holds, where that is not all of them.
    """

    rule: str
    severity: Severity
    message: str
    at: Place | Location
    object: ObjectRef | None = None
    field: str | None = None
    api_server: Cause | None = None
    related: tuple[Related, ...] = ()
    roots: tuple[str, ...] = ()

    @property
    def location(self) -> Location:
        return self.at.locate() if isinstance(self.at, Place) else self.at


Findings = Iterator[Finding]
