"""The command, as a person types it."""

import asyncio
import os
import re
import shlex
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from gonfalon.bots import USUAL
from gonfalon.cli import main
from gonfalon.core import Match, Record, registry
from gonfalon.protocol.client import begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.matches.match_head import promise
from gonfalon.terminal.app import Gonfalon
from tests.server.honesty.running import KEY, Running, running
from tests.server.processes import Process

RECORD = Path(__file__).parent / "golden" / "navas-basic.record"
OLD_RECORD = Path(__file__).parent / "golden" / "navas-first-edition.record"


def test_one_rule_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """A rule is found by its id in any case; for a wrong id the existing ids are listed."""
    assert main(["rules", "navas", "n6.4"]) == 0
    assert "charge" in capsys.readouterr().out
    assert main(["rules", "navas", "N99.1"]) == 1
    assert "N6.4" in capsys.readouterr().err


def test_replay_shows_what_a_seat_saw(capsys: pytest.CaptureFixture[str]) -> None:
    """One side's replay hides what was hidden from it; `all` shows everything."""
    assert main(["replay", str(RECORD), "--seat", "christian"]) == 0
    christian = capsys.readouterr().out
    assert main(["replay", str(RECORD)]) == 0
    everything = capsys.readouterr().out
    assert "deal muslim ?" in christian
    assert "deal muslim ?" not in everything
    assert "deal muslim" in everything


def test_running_match_is_not_laid_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While a match goes on nobody may see everything, but a seat may see again what it saw."""
    lines = RECORD.read_text("utf-8").splitlines(keepends=True)
    running = tmp_path / "running.record"
    running.write_text("".join(lines[:40]), "utf-8")
    assert main(["replay", str(running)]) == 1
    assert "Choose a seat" in capsys.readouterr().err
    assert main(["replay", str(running), "--seat", "muslim"]) == 0


def test_verify_names_the_altered_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One altered character is reported with its line."""
    lines = RECORD.read_text("utf-8").splitlines(keepends=True)
    lines[20] = lines[20].replace("21", "22", 1).replace("e", "a", 1)
    altered = tmp_path / "altered.record"
    altered.write_text("".join(lines), "utf-8")
    assert main(["verify", str(altered)]) == 1
    assert "Line 21 of this record" in capsys.readouterr().err


READING_FILES = [
    "verify FILE",
    "replay FILE",
    "play --from FILE --at 3",
    "begin navas --from FILE --at 3",
    "play --resume FILE",
    "play navas --edition FILE",
    f"verify {RECORD} --edition FILE",
]


def told_about(file: Path, command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command that fails says when it is given this file."""
    assert main([str(file) if word == "FILE" else word for word in command.split()]) == 1
    return capsys.readouterr().err.strip()


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    locked = tmp_path / "locked"
    locked.touch(mode=0)
    return locked


@pytest.mark.parametrize("command", READING_FILES)
def test_file_that_cannot_be_read(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is missing, is a folder or is no text is named in a sentence."""
    missing, picture = tmp_path / "missing", tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    assert told_about(missing, command, capsys) == f"File not found: {missing}. Check the path."
    assert told_about(tmp_path, command, capsys) == f"{tmp_path} is a folder, not a file. Name a file."
    if command in READING_FILES[:5]:
        assert (
            told_about(picture, command, capsys)
            == "This file isn't a match record, because it isn't UTF-8 text. Choose another file."
        )
    if "--edition" in command:
        assert told_about(picture, command, capsys).startswith(f"{picture}: This edition file cannot be read: ")


@pytest.mark.parametrize("command", READING_FILES)
def test_unreadable_file_is_named(
    command: str, locked: Path, unprivileged: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that may not be read is named in a sentence."""
    assert told_about(locked, command, capsys) == f"You don't have permission to use {locked}."


@pytest.fixture
def unprivileged() -> Iterator[None]:
    """Root may read everything, so as root the test drops its privileges."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    reachable = os.access(RECORD, os.R_OK, effective_ids=True)
    try:
        if not reachable:
            pytest.skip("nobody but root can read this checkout")
        yield
    finally:
        if root:
            os.seteuid(0)


def test_table_whose_file_cannot_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Below a file, at a folder, or in a file of another kind: the table names its file and does not start."""
    other = tmp_path / "other"
    other.write_bytes(b"not a database " * 100)
    for file in (tmp_path, other, other / "table.sqlite"):
        assert told_about(file, "serve --file FILE", capsys).startswith(f"Can't save matches in {file}")


def test_fuzz_tells_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    """A short run ends with what came up."""
    assert main(["fuzz", "navas", "--games", "4", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "4 games" in told
    assert "all invariants held" in told


def test_clock_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped clock is explained by an example."""
    with pytest.raises(SystemExit):
        main(["begin", "navas", "--live", "soon"])
    assert "is not a valid clock" in capsys.readouterr().err


def test_browser_without_a_page(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a built page no browser is opened."""
    monkeypatch.setattr("gonfalon.server.http.pages.PAGE", Path("nowhere"))
    assert main(["play", "--web"]) == 1
    assert "scripts/build-web" in capsys.readouterr().err


# Tables.


def announced(arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """What `gonfalon serve` says when it cannot."""
    with pytest.raises(SystemExit) as stopped:
        raise SystemExit(main(["serve", *arguments.split()]))
    assert stopped.value.code
    said = capsys.readouterr()
    return said.out, said.err


@pytest.mark.parametrize("port", ["99999", "0", "-1", "http"])
def test_port_that_does_not_exist(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused before anything is announced."""
    out, err = announced(f"--port={port}", capsys)
    assert (out, f"“{port}” is not a port" in err) == ("", True)


@pytest.mark.parametrize("command", ["serve", "worker", "server list", "server check", "server notices"])
@pytest.mark.parametrize(
    ("option", "wrong"), [("--postgres", "nonsense"), ("--postgres", "postgresql://[x"), ("--redis", "nonsense")]
)
def test_address_of_no_service(command: str, option: str, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is no address of a database is answered at once with what one looks like, and not repeated: it may hold a
    password."""
    with pytest.raises(SystemExit):
        main([*command.split(), option, wrong])
    told = capsys.readouterr().err
    assert f"{option}: must have the form" in told
    assert wrong not in told


def test_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table is announced only once it listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        out, err = announced(f"--port {other.getsockname()[1]} --file {tmp_path / 'table.sqlite'}", capsys)
    assert out == ""
    assert err.startswith("http://127.0.0.1:")
    assert "is already in use" in err
    assert "Traceback" not in err


def test_address_of_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, err = announced(f"--host 192.0.2.1 --file {tmp_path / 'table.sqlite'}", capsys)
    assert (out, err.partition(".")[0]) == ("", "This computer has no address “192")


@pytest.mark.full
def test_beginning_where_no_table_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It is said, with what would help."""
    monkeypatch.setenv("GONFALON_KEYS", KEY)
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}"
    assert main(["begin", "navas", "--server", address]) == 1
    assert capsys.readouterr().err == f"No server is running at {address}. Start one with: gonfalon serve\n"


NO_SERVER, NO_URL = "is not a server address. Example: http://", "must be a URL like https://example.org"
WRONG = {
    "begin navas --server": (NO_SERVER, ["ftp://table", "http://", "://"]),
    "serve --public-url": (
        NO_URL,
        ["ftp://x", "x.org", "https://x.org/?a=1", "https://x.org/table", "http://x:99999", "https://me:secret@x.org"],
    ),
}


@pytest.mark.parametrize("command", WRONG)
def test_address_of_no_table(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    said, addresses = WRONG[command]
    for address in addresses:
        with pytest.raises(SystemExit):
            main([*command.split(), address])
        assert f"“{address}” {said}" in capsys.readouterr().err


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """One that is served, by whose clock this process goes."""
    monkeypatch.setenv("GONFALON_KEYS", KEY)
    with running(tmp_path) as table:
        monkeypatch.setattr(time, "time", lambda: table.at / 1000)
        yield table


def test_links_of_a_new_match(
    table: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """People type an address as in a browser. The host's link opens no board, so it is shown for its one purpose."""
    command = ["begin", "navas", "--server", table.address.removeprefix("http://")]
    assert main(command) == 0
    *links, _, lost = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in links] == ["muslim", "christian", "watcher"]
    _, *reissue, _ = shlex.split(lost.partition(": ")[2])
    assert main([*reissue, "muslim"]) == 0
    assert Link.read(capsys.readouterr().out).table == table.address
    monkeypatch.setenv("GONFALON_KEYS", KEY[::-1])
    assert main(command) == 1
    assert "doesn't know this computer's key" in capsys.readouterr().err


def test_host_link_without_a_terminal(
    table: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who can read the server's key gets the link with which matches are created, and nobody else gets one."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("gonfalon.server.http.pages.PAGE", tmp_path)
    assert main(["server", "link", "--public-url", table.address]) == 0
    address, _, ticket = capsys.readouterr().out.strip().partition("/#")
    assert asyncio.run(begin_match(address, ticket, NewMatch("saladin", "arsuf"))).tickets
    monkeypatch.delenv("GONFALON_KEYS")
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path / "nobody"))
    assert main(["server", "link"]) == 1
    assert "no readable server key" in capsys.readouterr().err
    assert not (tmp_path / "nobody").exists()


# Without a command.


def test_without_a_command_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bare `gonfalon` opens the menu, as `gonfalon play` does."""
    opened: list[tuple[Any, ...]] = []

    def open_menu(*given: Any) -> int:
        opened.append(given)
        return 0

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("gonfalon.terminal.app.run", open_menu)
    assert main([]) == 0
    assert opened == [()]


def test_help_has_every_command_in_a_group(capsys: pytest.CaptureFixture[str]) -> None:
    """Five groups, each command once, and an example at the end."""
    main([])
    told = capsys.readouterr().out
    headings = ["play:", "online:", "records:", "operate:", "develop:"]
    assert [line for line in told.splitlines() if line in headings] == headings
    commands = re.findall(r"^  ([a-z]+)  ", told, re.MULTILINE)
    assert len(commands) == len({*commands}) == 17
    assert told.strip().splitlines()[-1].endswith("gonfalon play navas")


def test_games_fit_the_screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are as wide as the terminal; where the data come from is told on request."""
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["games"]) == 0
    short = capsys.readouterr().out
    assert main(["games", "--sources"]) == 0
    long = capsys.readouterr().out
    assert max(map(len, [*short.splitlines(), *long.splitlines()])) <= 60
    assert "Edition gonfalon-2" not in short
    assert "Edition gonfalon-2" in long


def test_ctrl_c_ends_as_shells_expect(tmp_path: Path) -> None:
    """A server that is stopped at its terminal has not failed."""
    table = Process(tmp_path)
    table.start()
    assert table.stop(signal.SIGINT) in (0, 130)


def test_without_a_command_and_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """In a script it prints its help."""
    assert main([]) == 0
    assert "gonfalon play" in capsys.readouterr().out


# Set positions.

HERE = ["--from", str(RECORD), "--at", "40"]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Match[Any]]:
    """The matches that the terminal has opened instead of showing them."""
    found: list[Match[Any]] = []

    def look(self: Gonfalon) -> None:
        wish = self._settled_wish()
        assert wish is not None
        session = self._session(wish)
        found.append(session.match)
        session.close()

    monkeypatch.setenv("GONFALON_HOME", str(tmp_path))
    monkeypatch.setattr(Gonfalon, "run", look)
    return found


def test_playing_from_a_moment_of_a_match(opened: list[Match[Any]]) -> None:
    """`gonfalon play --from RECORD --at 40`: the terminal opens there, with the options of that match."""
    record = Record.parse(RECORD.read_text("utf-8"))
    then = Match.follow(record, registry.opened(record.game, record.rules, record.digest), until=40)
    assert main(["play", "navas", *HERE, "--seat", "christian", "--opponent", "person"]) == 0
    assert main(["play", *HERE]) == 0
    for match in opened:
        assert match.setup == then.setup_here()
    assert [match.players["christian"] for match in opened] == ["person", USUAL]


def test_playing_from_a_match_of_an_older_edition(opened: list[Match[Any]]) -> None:
    """It goes on with the rules and the edition of that match."""
    assert main(["play", "--from", str(OLD_RECORD), "--at", "40"]) == 0
    assert opened[0].record().digest == Record.parse(OLD_RECORD.read_text("utf-8")).digest


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--from", str(RECORD), "--at", "-1"], "0 to 131"),
        (["--from", str(RECORD), "--at", "132"], "0 to 131"),
        (["--from", str(RECORD), "--at", "131"], "already over"),
        (["--from", str(RECORD)], "together"),
        (["--at", "40"], "together"),
        (["--web", *HERE], "in the browser"),
        (["saladin", *HERE], "another battle: navas, basic"),
        (["--scenario", "advanced", *HERE], "another battle: navas, basic"),
        (["--from", "nowhere.record", "--at", "1"], "nowhere.record"),
        (["--from", __file__, "--at", "1"], "Line 1"),
    ],
)
def test_moment_that_is_none(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The valid moments are named, nothing begins where the match was over, and the record must be of this game."""
    assert main(["play", *arguments]) == 1
    assert why in capsys.readouterr().err


def test_nothing_begins_from_a_match_that_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While a match goes on nobody may see everything."""
    record = Record.parse(RECORD.read_text("utf-8"))
    running = tmp_path / "running"
    running.write_text(Record(**asdict(record) | {"result": None, "entries": record.entries[:50]}).text())
    assert main(["play", "--from", str(running), "--at", "40"]) == 1
    assert "goes on" in capsys.readouterr().err


def test_beginning_at_a_table_from_a_moment(table: Running, capsys: pytest.CaptureFixture[str]) -> None:
    """`gonfalon begin navas --from RECORD --at 40`: the links lead to a match that begins there."""
    assert main(["begin", "navas", *HERE, "--server", table.address]) == 0
    link = Link.read(capsys.readouterr().out.split()[1])
    assert table.do(table.table.queries.update_for(link.match, "muslim")).match.is_set
    assert main(["begin", "navas", "--from", str(RECORD), "--at", "131", "--server", table.address]) == 1
    assert "already over" in capsys.readouterr().err


def test_bot_for_a_seat_that_does_not_exist(table: Running, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped seat is answered with the seats of the game, a mistyped bot with the bots."""
    arguments = ["begin", "saladin", "--server", table.address, "--bot"]
    assert main([*arguments, "ayyubid=greedy"]) == 1
    assert capsys.readouterr().err == "There is no seat called “ayyubid”. Choose from: crusaders, ayyubids.\n"
    assert main([*arguments, "ayyubids=greedi"]) == 1
    assert "no bot called “greedi”" in capsys.readouterr().err


def _kept() -> tuple[dict[str, str], list[str]]:
    """What a player of this match would have kept, and the arguments that say so."""
    record = Record.parse(RECORD.read_text("utf-8"))
    commitments = {seat: promise(made) for seat, made in record.contributions.items()}
    given = [f"{seat}={commitment}" for seat, commitment in commitments.items()]
    arguments = [argument for each in (record.commitment, *given) for argument in ("--commitment", each)]
    return record.contributions, arguments


def test_verifying_with_what_was_kept(capsys: pytest.CaptureFixture[str]) -> None:
    """The record was drawn from what this player had committed to, and had been told of others."""
    contributions, arguments = _kept()
    own = f"muslim={contributions['muslim']}"
    assert main(["verify", str(RECORD), *arguments, "--contribution", own]) == 0
    assert "Fair play verified" in capsys.readouterr().out
    assert main(["verify", str(RECORD)]) == 0
    assert "those that you saved before play" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["--commitment {0}", "--commitment muslim={0}", "--contribution christian={0}"])
def test_verifying_against_what_was_kept(capsys: pytest.CaptureFixture[str], wrong: str) -> None:
    """A whole and legal record, of another fate than was committed to."""
    _, arguments = _kept()
    assert main(["verify", str(RECORD), *arguments, *wrong.format("ab" * 32).split(" ")]) == 1
    assert "Fair play check failed." in capsys.readouterr().err
