"""Runs of many games: what is kept, what is resumed, what is refused."""

import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gonfalon.cli import main
from gonfalon.core import Record, registry, verify_fate
from gonfalon.lab.duel import Duel
from gonfalon.lab.runs.folder import GAMES, SETTINGS, finished_games, run_folder
from gonfalon.lab.runs.planned import RunSettings, battle_of
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.run import carry_out, play_here
from gonfalon.lab.study import Study, worths

DUEL = ("lab", "duel", "saladin", "random", "random", "--games")


def settings(**more: Any) -> RunSettings:
    battle = battle_of("hattin", {})
    usual = RunSettings(kind="duel", battle=battle, bots=("random", "random"), games=8, seed=5)
    return replace(usual, **more)


def played(path: Path, asked: RunSettings, games: int | None = None) -> list[GameOutcome]:
    """What a duel comes to, if it is stopped after so many games."""

    def pool(battle: Any, planned: Any, until: float) -> Any:
        yield from islice(play_here(battle, planned, until), games)

    with run_folder(path, asked) as folder:
        return carry_out(Duel(asked), folder, pool, lambda outcomes: None)


def timeless(outcomes: list[GameOutcome]) -> list[GameOutcome]:
    return [replace(outcome, seconds=(0, 0), longest=(0, 0)) for outcome in outcomes]


def kept(path: Path) -> list[GameOutcome]:
    with finished_games(path) as folder:
        return timeless(folder.outcomes())


def test_sides_and_seeds_are_paired(tmp_path: Path) -> None:
    """Each seed is played twice with the sides swapped, and a bot against itself plays no game twice."""
    played(tmp_path, settings())
    with finished_games(tmp_path) as folder:
        outcomes, records = folder.outcomes(), dict(folder.records())
    assert [outcome.seed for outcome in outcomes] == [5, 5, 6, 6, 7, 7, 8, 8]
    assert [outcome.first_side for outcome in outcomes] == ["crusaders", "ayyubids"] * 4
    assert len({tuple(Record.parse(record).entries) for record in records.values()}) == 8


def test_every_game_is_a_record_that_can_be_verified(tmp_path: Path) -> None:
    """The record names the bots, and its fate is proved."""
    outcomes = played(tmp_path, settings(bots=("random", "greedy"), games=2))
    game = registry.find("saladin")
    with finished_games(tmp_path) as folder:
        for number, text in folder.records():
            record = Record.parse(text)
            assert verify_fate(record, game) > 0
            assert record.result
            assert record.result.winner == outcomes[number].winner
            assert record.players[outcomes[number].first_side] == "random"


def test_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """In blocks or at once, a run comes to the same games."""
    whole = played(tmp_path / "whole", settings())
    for games in (3, 2, None):
        parts = played(tmp_path / "parts", settings(), games)
    assert timeless(parts) == timeless(whole)
    assert kept(tmp_path / "parts") == timeless(whole)


def test_no_game_counts_twice(tmp_path: Path) -> None:
    """A game that arrives again is not kept again, and nobody is told of it."""
    asked, told = settings(), list[int]()

    def twice(battle: Any, planned: Any, until: float) -> Any:
        for one in play_here(battle, planned, until):
            yield from (one, one)

    with run_folder(tmp_path, asked) as folder:
        outcomes = carry_out(Duel(asked), folder, twice, lambda outcomes: told.append(len(outcomes)))
    assert told == list(range(1, 9))
    assert [outcome.number for outcome in outcomes] == list(range(8))


def test_interrupted_run_reports(tmp_path: Path) -> None:
    """Whoever interrupts a run finds its table and its page, with the games so far."""
    command = [sys.executable, "-m", "gonfalon", *DUEL, "60", "--run", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as run:
        assert run.stderr
        assert run.stderr.readline().startswith(b"1 of 60 games")
        run.send_signal(signal.SIGINT)
    assert run.returncode
    assert 0 < len(kept(tmp_path)) < 60
    assert (tmp_path / "results.parquet").exists()
    assert "random" in (tmp_path / "report.html").read_text()


def test_time_is_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A block without any time plays nothing, and says how to go on."""
    assert main([*DUEL, "6", "--run", str(tmp_path), "--minutes", "0"]) == 0
    assert "Finished games: 0 of 6. To resume the run, repeat the same command." in capsys.readouterr().out
    assert main([*DUEL, "6", "--run", str(tmp_path)]) == 0
    told = capsys.readouterr()
    assert "of 6 games" in told.out
    assert "6 of 6 games, random" in told.err


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("saladin random random --games 4 --seed 2", "seed: 1 in the folder, 2 in this command"),
        ("saladin random random --games 6", "games: 4 in the folder, 6 in this command"),
        ("hattin random random --games 4", "battle: saladin arsuf"),
        ("arsuf random random --games 4 --sprt 0.5 0.6", "sprt: None in the folder, 0.5 0.6 in this command"),
    ],
)
def test_other_settings_are_refused(asked: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder holds one run: to ask it for another one changes nothing."""
    assert main([*DUEL, "4", "--run", str(tmp_path)]) == 0
    before = kept(tmp_path)
    assert main(["lab", "duel", *asked.split(), "--run", str(tmp_path)]) == 1
    assert why in capsys.readouterr().err
    assert kept(tmp_path) == before


def test_broken_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be read, or is in use, is said in a sentence."""
    asked = [*DUEL, "4", "--run", str(tmp_path)]
    with run_folder(tmp_path, settings()):
        assert main(asked) == 1
    assert "Another process is using" in capsys.readouterr().err
    (tmp_path / SETTINGS).write_text("{")
    assert main(asked) == 1
    assert "Can't read the settings of this run" in capsys.readouterr().err
    played(tmp_path / "lost", settings(games=2))
    (tmp_path / "lost" / SETTINGS).unlink()
    assert main([*DUEL, "4", "--run", str(tmp_path / "lost")]) == 1
    assert "are missing, so no games can be added" in capsys.readouterr().err
    (tmp_path / GAMES).write_bytes(b"no database" * 200)
    assert main(asked) == 1
    assert f"Can't read the games in {tmp_path}: file is not a database" in capsys.readouterr().err


def test_record_of_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Any game of a run can be had as a record; one that is not there is told."""
    played(tmp_path, settings(games=2))
    assert main(["lab", "record", str(tmp_path), "1"]) == 0
    assert Record.parse(capsys.readouterr().out).result
    assert main(["lab", "record", str(tmp_path), "2"]) == 1
    assert "no finished game 2" in capsys.readouterr().err
    assert main(["lab", "record", str(tmp_path / "nowhere"), "1"]) == 1
    assert "There is no run" in capsys.readouterr().err


def test_verdict_does_not_prefer_quick_games(tmp_path: Path) -> None:
    """Games after one that is missing do not count yet."""
    asked = settings(sprt=(0.1, 0.9), games=2)
    (one, two) = played(tmp_path, asked)
    outcomes = [replace(one, number=number, winner=one.first_side) for number in range(24)]
    duel = Duel(asked)
    verdict = duel.verdict(outcomes)
    assert verdict
    assert verdict[:2] == (True, 20)
    assert duel.verdict(outcomes[1:]) is None
    assert duel.counted(outcomes) == outcomes[:20]
    assert "undecided, which means no" in "".join(duel.verdict_lines([one, two]))


@pytest.mark.parametrize("name", ["nobody", "json:loads", "json:nothing", "no.such.module:Bot"])
def test_no_such_bot(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is begun with a bot that is none."""
    assert main(["lab", "duel", "saladin", "random", name, "--run", str(tmp_path / "run")]) == 1
    assert name in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Duels need no more packages; reports and clusters do, and how to get them is told."""
    monkeypatch.setattr("gonfalon.cli.lab.find_spec", lambda name: None)
    assert main([*DUEL, "2", "--run", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "pip install 'gonfalon[lab]'" in told
    assert "of 2 games" in told
    assert main([*DUEL, "2", "--run", str(tmp_path), "--address", "127.0.0.1:1"]) == 1
    assert "pip install 'gonfalon[lab]'" in capsys.readouterr().err


def test_study_counts_sides_and_beginnings(tmp_path: Path) -> None:
    """One bot against itself: what each side made of its games, and of the cards and moves that it began with."""
    study = Study(settings(kind="study", battle=battle_of("navas", {}), bots=("random",), games=30))
    with run_folder(tmp_path, settings()) as folder:
        outcomes = carry_out(study, folder, play_here, lambda outcomes: None)
    assert len({outcome.seed for outcome in outcomes}) == 30
    lines = "\n".join(study.lines(outcomes))
    assert "random against itself, 30 games" in lines
    assert "  muslim: " in lines
    dealt = [worth for worth in worths(outcomes) if (worth.side, worth.word[:5]) == ("muslim", "deal ")]
    assert all(0 <= worth.points <= worth.games and worth.games >= 10 for worth in dealt)
    first = [outcome for outcome in outcomes if f"muslim {dealt[0].word}" in outcome.opening]
    assert dealt[0].games == len(first)
    assert dealt[0].points == sum(outcome.winner == "muslim" for outcome in first)


def test_opening_of_a_game(tmp_path: Path) -> None:
    """Cards of the first deal come first, then the first move of each kind; dice and later deals are left out."""
    study = Study(settings(kind="study", battle=battle_of("navas-advanced", {}), bots=("random",), games=1))
    with run_folder(tmp_path, settings()) as folder:
        (outcome,) = carry_out(study, folder, play_here, lambda outcomes: None)
    verbs = [word.split()[1] for word in outcome.opening]
    assert verbs[:12] == ["deal-special"] * 6 + ["deal"] * 6
    assert verbs[12:14] == ["discard", "initiative"]
