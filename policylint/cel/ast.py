"""The abstract syntax of CEL after macro expansion. Mirrors cel-go v0.26 common/ast/expr.go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from policylint.cel.types import Type


@dataclass(slots=True, eq=False)
class Expr:
    """A node. `id` is unique in its tree; `offset` is where it stands in the source (code points; -1: made by a macro)."""

    id: int
    offset: int


@dataclass(slots=True, eq=False)
class Literal(Expr):
    """`kind`, which tells uint from int, is one of null bool int uint double string bytes."""

    kind: str
    value: Any


@dataclass(slots=True, eq=False)
class Ident(Expr):
    name: str


@dataclass(slots=True, eq=False)
class Select(Expr):
    """`operand.field`; with `test_only` it is has(operand.field)."""

    operand: Expr
    field: str
    test_only: bool = False


@dataclass(slots=True, eq=False)
class Call(Expr):
    """A function or operator call; operators have cel-go's names: `_&&_`, `_?_:_`, `_[_]`, `@in`, `-_`, `_?._`, `_[?_]`."""

    function: str
    args: list[Expr]
    target: Expr | None = None


@dataclass(slots=True, eq=False)
class ListExpr(Expr):
    elements: list[Expr]
    optional: frozenset[int] = frozenset()


@dataclass(slots=True, eq=False)
class Entry:
    """An entry of a map literal (`key` an Expr) or of a message literal (`key` a field name)."""

    id: int
    offset: int
    key: Expr | str
    value: Expr
    optional: bool = False


@dataclass(slots=True, eq=False)
class MapExpr(Expr):
    entries: list[Entry]


@dataclass(slots=True, eq=False)
class Struct(Expr):
    """A message literal `Type{field: value}`."""

    type_name: str
    entries: list[Entry]


@dataclass(slots=True, eq=False)
class Comprehension(Expr):
    """The fold that every macro over a list or map becomes; `iter_var2` is None for the one-variable form."""

    iter_range: Expr
    iter_var: str
    iter_var2: str | None
    accu_var: str
    accu_init: Expr
    loop_condition: Expr
    loop_step: Expr
    result: Expr


@dataclass(slots=True)
class Reference:
    """What the checker resolved a node to: an identifier's qualified name, or the candidate overloads of a call."""

    name: str = ""
    overloads: tuple[str, ...] = ()
    value: Any = None


@dataclass(slots=True)
class Checked:
    """A tree that type-checks. `types` and `references` are keyed by node id; overload ids are cel-go's (`add_int64`)."""

    expr: Expr
    source: str
    types: dict[int, Type] = field(default_factory=dict)
    references: dict[int, Reference] = field(default_factory=dict)
