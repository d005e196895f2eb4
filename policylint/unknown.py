"""A value that the files do not tell: `${VAR}` before substitution, an encrypted secret.

It fits any type, equals nothing, and whatever reads it is not judged.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Unknown:
    """Stands in a decoded value where the real one cannot be known; `text` is what the file has there."""

    text: str
