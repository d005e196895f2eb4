"""CEL's types. Mirrors cel-go v0.26 common/types/types.go."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """A type: `kind` is one of the words below, `name` the runtime name, `params` the element types.

    kinds: dyn any error null bool int uint double string bytes timestamp duration type list map opaque object param
    An `object` is named after its place in the schema (`selfType.spec`); its fields are looked up in the declarations by
    that name. `opaque` covers optional_type and the Kubernetes types (kubernetes.Quantity, net.IP, …).
    """

    kind: str
    name: str
    params: tuple[Type, ...] = ()

    def __str__(self) -> str:
        """As error messages print it: `list(string)`, `map(string, int)`, `optional_type(int)`."""
        if not self.params:
            return self.name
        return f"{self.name}({', '.join(map(str, self.params))})"


DYN = Type("dyn", "dyn")
ANY = Type("any", "any")
ERROR = Type("error", "*error*")
NULL = Type("null", "null_type")
BOOL = Type("bool", "bool")
INT = Type("int", "int")
UINT = Type("uint", "uint")
DOUBLE = Type("double", "double")
STRING = Type("string", "string")
BYTES = Type("bytes", "bytes")
TIMESTAMP = Type("timestamp", "google.protobuf.Timestamp")
DURATION = Type("duration", "google.protobuf.Duration")


def list_of(element: Type) -> Type:
    return Type("list", "list", (element,))


def map_of(key: Type, value: Type) -> Type:
    return Type("map", "map", (key, value))


def type_of(inner: Type | None = None) -> Type:
    return Type("type", "type", (inner,) if inner else ())


def optional_of(inner: Type) -> Type:
    return Type("opaque", "optional_type", (inner,))


def param(name: str) -> Type:
    return Type("param", name)


def object_of(name: str) -> Type:
    return Type("object", name)
