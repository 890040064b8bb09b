"""Tests read English, whatever the system speaks."""

import os

os.environ["GONFALON_LANG"] = "en"
