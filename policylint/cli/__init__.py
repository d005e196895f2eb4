"""The command line."""

from __future__ import annotations


def main() -> int:
    from policylint.cli.main import run

    return run()
