"""What comes from elsewhere is shown in a terminal, so it must hold no signs that command one."""

from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def printable(message: S) -> S:
    """The message with a space for every control sign, line break or mark that turns the direction of writing."""
    return msgspec.convert(_cleaned(msgspec.to_builtins(message)), type(message))


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isprintable() else "".join(sign if sign.isprintable() else " " for sign in value)
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(part) for part in value]
    return value
