"""The gate runs some cases of a test, `scripts/check full` the others too."""

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *gate: Any) -> list[Any]:
    """The cases for `parametrize`; all but those of the gate are marked `full`."""
    return [case if case in gate else only_full(case) for case in cases]


def only_full(case: Any, id: str | None = None) -> Any:
    """One case for `parametrize` that the gate leaves out. A tuple stands for several arguments."""
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.full, id=id)
