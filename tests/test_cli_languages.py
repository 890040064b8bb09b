"""The command's help and answers, in the reader's language."""

import argparse
import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.cli.main import _parser
from gonfalon.cli.parser import OF_ARGPARSE, Parser
from gonfalon.core import Words

PROGRAMMING = (
    "with mode|open|conflict|subparser|merge|positionals|option string|dest=|callable|mutually|not defined"
    r"|deprecated|: warning:|default\)s|heading\)s|subcommands"
)
NEVER = {"expected at most one argument", "expected at least one argument", "not allowed with argument %s"}
NEVER |= {"one of the arguments %s is required", "unexpected option string: %s"}
"""What argparse says only about arguments of a kind that we have not."""

OF_EVERY_PARSER = (argparse._SubParsersAction, argparse._HelpAction, argparse._VersionAction)


def parsers(parser: argparse.ArgumentParser, name: str = "") -> Iterator[tuple[str, Parser]]:
    assert isinstance(parser, Parser)
    yield name, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command, inner in action.choices.items():
                yield from parsers(inner, f"{name} {command}".strip())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_LANG", "en")


def test_every_argument_has_its_sentence() -> None:
    """What an argument's help names is in the catalogue."""
    words = Words.of("en", "gonfalon.cli")
    for name, parser in parsers(_parser()):
        ours = [action for action in parser._actions if not isinstance(action, OF_EVERY_PARSER)]
        keys = {str(action.help) for action in ours} | {key for key in (parser._about, parser._more) if key}
        assert not {key for key in keys if not words.has(key)}, name


def test_argparse_has_no_other_words() -> None:
    """What argparse asks gettext for, besides complaints about a program's own mistakes, is translated."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    asked = {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "_" and isinstance(call.args[0], ast.Constant)
    }
    spoken = {text for text in asked if not re.search(PROGRAMMING, text)} - NEVER
    assert len(spoken) > 8
    assert not {text for text in spoken - set(OF_ARGPARSE) if "unknown parser" not in text}


@pytest.mark.parametrize(
    ("typed", "es", "fr"),
    [
        ("rules", "falta: game", "il manque : game"),
        ("rules chess", "«chess» no está instalado.", "« chess » n'est pas installé."),
        (
            "verify nowhere",
            "Archivo no encontrado: nowhere. Comprueba la ruta.",
            "Fichier introuvable : nowhere. Vérifiez le chemin.",
        ),
        ("serve --port 99999", "no es un número de puerto", "n'est pas un numéro de port"),
        ("ply", "valor no válido 'ply'; opciones:", "choix non valide 'ply' ; choix possibles :"),
    ],
)
def test_mistakes_in_other_languages(
    typed: str, es: str, fr: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for locale, said in (("es", es), ("fr", fr)):
        with pytest.raises(SystemExit) as stopped:
            raise SystemExit(main([*typed.split(), "--lang", locale]))
        assert stopped.value.code
        assert said in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")
