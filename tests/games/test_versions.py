"""Our own games by every version of their rules and with every edition that their packages hold."""

import random
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, Setup, registry
from gonfalon.core.editions import find_edition

MODULES = [import_module(f"gonfalon.games.{name}.game") for name in ("navas", "saladin", "navas_hex")]


def older_edition(module: Any) -> bytes:
    """An edition that is not ours any more, as a file."""
    edition = msgspec.json.decode(module.game().own_edition())
    edition["edition"] = "older"
    return msgspec.json.encode(edition)


@pytest.mark.parametrize("module", MODULES)
def test_old_edition_is_found_by_its_digest(module: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An older edition stays in the package as a file; matches played with it are opened with it, in any language."""
    name, older = module.game().name, module.game(older_edition(module))
    (tmp_path / "edition.json").write_bytes(module.game().own_edition())
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions/broken.json").write_text("{")
    (tmp_path / "editions/older.json").write_bytes(older_edition(module))
    with pytest.raises(registry.UnknownVersion):
        registry.opened(name, 1, older.digest)
    monkeypatch.setattr(type(module.game()), "folder", lambda *_: tmp_path)
    found = registry.opened(name, 1, older.digest).speaking("es")
    assert (found.edition, found.digest, found.rules_version) == (older.edition, older.digest, 1)
    assert found.about.title == registry.find(name).speaking("es").about.title


@pytest.mark.parametrize("module", MODULES)
def test_state_knows_its_rules(module: Any) -> None:
    """State, copy and guess all know by which rules they are played; the view does not tell."""
    newest = module.game()
    assert newest.rules_version == max(newest.rules_versions)
    for rules in newest.rules_versions:
        game = registry.opened(newest.name, rules, newest.digest).speaking("es")
        state = game.begin(Setup(game.scenarios[0].name))
        guessed = game.guess(game.view(state, ARBITER, memory=True)).draw(random.Random(1))
        assert [each.rules for each in (state, state.copy(), guessed)] == [rules] * 3
    with pytest.raises(registry.UnknownVersion):
        registry.opened(newest.name, newest.rules_version + 1, newest.digest)


@pytest.mark.parametrize("module", MODULES)
def test_owners_edition_is_one_more(module: Any) -> None:
    """With an edition file of an owner's own both it and the installed one can be opened."""
    own, ours = older_edition(module), module.game()
    theirs = module.game(own)
    assert registry.opened(ours.name, 1, theirs.digest, own).edition == theirs.edition
    assert registry.opened(ours.name, 1, ours.digest, own).edition == ours.edition


@pytest.mark.parametrize("module", MODULES)
def test_package_without_older_editions(module: Any, tmp_path: Path) -> None:
    """A package that never changed its edition needs no folder for older ones."""
    (tmp_path / "edition.json").write_bytes(module.game().own_edition())
    load = module.editions.load
    assert find_edition(tmp_path, module.game().digest, load) == module.game().edition
    assert find_edition(tmp_path, "0123456789abcdef", load) is None
