"""What `hands` and `looks` need of the tests: the profile of Hypothesis, one Chromium and one table."""

from tests.conftest import own_log, pytest_collection_modifyitems
from tests.web.conftest import chromium, home, table

__all__ = ["chromium", "home", "own_log", "pytest_collection_modifyitems", "table"]
