"""The base of every game state: a pydantic model that cannot hold an invalid table."""

from __future__ import annotations

from collections.abc import Collection
from copy import deepcopy
from enum import Enum
from functools import cache
from typing import Any, Self

from pydantic import BaseModel, ConfigDict
from pydantic_core import SchemaValidator

_SAME: set[type] = {str, int, bool, float, type(None), frozenset}
"""Types whose values never change: a copy is the value itself. Enums join when first met."""


class State(BaseModel):
    """What is on the table, nothing else. Assignments are validated too."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    def people(self) -> Collection[object]:
        """Everybody who may speak for "the players", as the choices name them."""
        return ()

    def check(self) -> None:
        """Fail with pydantic's ValidationError if something in here was changed into what cannot be.

        Assignments are validated when they are made; what is put into a list or a dict is not, until this looks.
        """
        _whole(type(self)).validate_python(self)

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
        """As pydantic would, in a fifth of the time: a state is copied before every act, and most of it never
        changes."""
        memo = {} if memo is None else memo
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        private = self.__pydantic_private__
        object.__setattr__(twin, "__dict__", _copied_dict(self.__dict__, memo))
        object.__setattr__(twin, "__pydantic_fields_set__", set(self.__pydantic_fields_set__))
        object.__setattr__(twin, "__pydantic_extra__", None)
        object.__setattr__(twin, "__pydantic_private__", None if private is None else _copied_dict(private, memo))
        return twin


def as_it_is_now(value: Any) -> Any:
    """A copy that later changes of the table do not reach; lists become tuples and sets frozen ones."""
    kind = type(value)
    if kind in _SAME:
        return value
    if kind is list or kind is tuple:
        return tuple([one if type(one) in _SAME else as_it_is_now(one) for one in value])
    if kind is set:
        return frozenset(value)
    return _copied(value, {})


@cache
def _whole(kind: type[State]) -> SchemaValidator:
    """A validator of this state that looks into the parts too, where pydantic trusts a part that was valid once."""
    kind.model_rebuild()
    schema = _distrusting(kind.__pydantic_core_schema__)
    try:
        return SchemaValidator(schema, _use_prebuilt=False)
    except TypeError:  # a pydantic that knows no prebuilt validators, and so takes none
        return SchemaValidator(schema)


def _distrusting(schema: Any) -> Any:
    if isinstance(schema, dict):
        twin = {key: _distrusting(one) for key, one in schema.items() if key not in ("serialization", "metadata")}
        return {**twin, "revalidate_instances": "always"} if twin.get("type") == "model" else twin
    if isinstance(schema, (list, tuple)):
        return type(schema)(_distrusting(one) for one in schema)
    return schema


def _copied(value: Any, memo: dict[int, Any]) -> Any:
    """A value that can change is copied once, so that what was one thing in two places stays one thing."""
    kind = type(value)
    if kind is tuple:
        return tuple([one if type(one) in _SAME else _copied(one, memo) for one in value])
    if (known := memo.get(id(value))) is not None:
        return known
    twin: Any
    if kind is dict:
        twin = _copied_dict(value, memo)
    elif kind is list:
        twin = [one if type(one) in _SAME else _copied(one, memo) for one in value]
    elif kind is set:
        twin = set(value)
    elif issubclass(kind, State):
        return value.__deepcopy__(memo)
    elif issubclass(kind, Enum):
        _SAME.add(kind)
        return value
    else:
        twin = value if _frozen(value) else deepcopy(value, memo)
    memo[id(value)] = twin
    return twin


def _copied_dict(values: dict[Any, Any], memo: dict[int, Any]) -> dict[Any, Any]:
    return {key: value if type(value) in _SAME else _copied(value, memo) for key, value in values.items()}


def _frozen(value: Any) -> bool:
    """Whether this is a frozen dataclass all of whose parts are unchanging too: only then can it be hashed."""
    settings = getattr(type(value), "__dataclass_params__", None)
    if settings is None or not settings.frozen:
        return False
    try:
        hash(value)
    except TypeError:
        return False
    return True
