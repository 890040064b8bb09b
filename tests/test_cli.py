"""The command, as a person types it."""

from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.core import registry

RECORD = Path(__file__).parent / "golden" / "navas-basic.record"


@pytest.mark.parametrize("command", ["", "games", "play", "rules", "replay", "verify", "fuzz", "bench"])
def test_help_explains_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every command has help that says what it is for."""
    with pytest.raises(SystemExit) as stopped:
        main([*command.split(), "--help"])
    assert stopped.value.code == 0
    assert len(capsys.readouterr().out) > 100


def test_games_tells_what_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    """The list names each game, its designer, and how far its data are printed or reconstructed."""
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "Pablo Sanz" in told
    assert "our own" in told
    assert "inferred" in told


def test_one_rule_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """A rule is found by its id, in any case, and a wrong id is answered with the ids there are."""
    assert main(["rules", "navas", "n6.4"]) == 0
    assert "charge" in capsys.readouterr().out
    assert main(["rules", "navas", "N99.1"]) == 1
    assert "N6.4" in capsys.readouterr().err


def test_whole_rules_page_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Without an id the whole page is shown."""
    assert main(["rules", "navas"]) == 0
    assert "Worked examples" in capsys.readouterr().out


def test_replay_shows_what_a_seat_saw(capsys: pytest.CaptureFixture[str]) -> None:
    """One side's replay hides what was hidden from it; `all` shows everything."""
    assert main(["replay", str(RECORD), "--seat", "christian"]) == 0
    christian = capsys.readouterr().out
    assert main(["replay", str(RECORD)]) == 0
    everything = capsys.readouterr().out
    assert "deal muslim ?" in christian
    assert "deal muslim ?" not in everything
    assert "deal muslim" in everything


def test_replay_knows_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """A seat that does not exist is answered with those that do."""
    assert main(["replay", str(RECORD), "--seat", "sultan"]) == 1
    assert "christian" in capsys.readouterr().err


def test_running_match_is_not_laid_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While a match goes on nobody may see everything, but a seat may see again what it saw."""
    lines = RECORD.read_text("utf-8").splitlines(keepends=True)
    running = tmp_path / "running.record"
    running.write_text("".join(lines[:40]), "utf-8")
    assert main(["replay", str(running)]) == 1
    assert "Choose a seat" in capsys.readouterr().err
    assert main(["replay", str(running), "--seat", "muslim"]) == 0


def test_verify_proves_a_fair_record(capsys: pytest.CaptureFixture[str]) -> None:
    """A finished record is proved whole and its fate honest."""
    assert main(["verify", str(RECORD)]) == 0
    assert "Fate was honest" in capsys.readouterr().out


def test_verify_names_the_altered_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One altered character is refused with its line."""
    lines = RECORD.read_text("utf-8").splitlines(keepends=True)
    lines[20] = lines[20].replace("21", "22", 1).replace("e", "a", 1)
    altered = tmp_path / "altered.record"
    altered.write_text("".join(lines), "utf-8")
    assert main(["verify", str(altered)]) == 1
    assert "Line 21 of this record" in capsys.readouterr().err


def test_missing_file_is_said_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is named, without a traceback."""
    assert main(["verify", "nowhere.record"]) == 1
    assert "nowhere.record" in capsys.readouterr().err


def test_unknown_game_is_answered_with_the_installed_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """A game that nobody installed is answered with those that are."""
    assert main(["rules", "chess"]) == 1
    assert registry.names()[0] in capsys.readouterr().err


def test_fuzz_tells_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    """A short run ends with what came up."""
    assert main(["fuzz", "navas", "--games", "4", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "4 games" in told
    assert "every law held" in told


def test_database_that_is_away(capsys: pytest.CaptureFixture[str]) -> None:
    """A table that cannot write anything down says so in a sentence, and does not begin."""
    assert main(["serve", "--postgres", "postgresql://127.0.0.1:1/none"]) == 1
    assert capsys.readouterr().err.startswith("The database does not answer.")


def test_clock_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped clock is explained by an example."""
    with pytest.raises(SystemExit):
        main(["begin", "navas", "--live", "soon"])
    assert "should be like 30+10" in capsys.readouterr().err


def test_browser_without_a_page(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no page was built, nothing is opened that could only disappoint."""
    monkeypatch.setattr("gonfalon.table.pages.PAGE", Path("nowhere"))
    assert main(["play", "--web"]) == 1
    assert "scripts/build-web" in capsys.readouterr().err
