"""The battles as environments of PettingZoo (`aec`) and as games of OpenSpiel (`spiel`). Needs the extra `interop`."""

from importlib.util import find_spec

if not all(find_spec(name) for name in ("numpy", "pettingzoo", "pyspiel")):
    raise ImportError("OpenSpiel and PettingZoo are not installed; get them with: pip install 'gonfalon[interop]'")
