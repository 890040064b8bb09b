"""The command `gonfalon`."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from gonfalon import __version__
from gonfalon.core import EditionError, Game, Record, RecordError, Refusal, registry
from gonfalon.core.registry import NotInstalled, UnknownVersion
from gonfalon.core.words import LANGUAGES

PORT = 1212
QUEUES = ["waited-for", "unhurried"]
EXPECTED = (NotInstalled, UnknownVersion, EditionError, RecordError, OSError, UnicodeDecodeError)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:
        return 0  # whoever read the output has seen enough
    except Refusal as refusal:
        return _fail(f"This cannot be: {_why(refusal, arguments)}")
    except (*EXPECTED, UnusableFile) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return _fail("Stopped.")


def _why(refusal: Refusal, arguments: argparse.Namespace) -> str:
    """In the words of the game, if one was named."""
    name = getattr(arguments, "game", None)
    return registry.find(name).say(refusal) if name in registry.names() else str(refusal)


def _fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


# What each command does.


def _games(arguments: argparse.Namespace) -> int:
    for game in registry.installed():
        about = game.about
        print(f"{game.name:10} {about.title}")
        print(f"{'':10} {about.battle}.")
        print(f"{'':10} {about.length}; luck: {about.luck}; {about.information}.")
        for scenario in game.scenarios:
            print(f"{'':10} {scenario.name:10} {game.title_of(scenario.name)}. {scenario.battle}".rstrip())
        print(f"{'':10} Edition {game.edition.edition}: {about.provenance or game.edition.note}")
        print(f"{'':10} {about.credits}.")
    return 0


def _play(arguments: argparse.Namespace) -> int:
    position = _position_in(arguments)
    if arguments.web and position is not None:
        return _fail("The page has no place for a position. Begin the match at a table: gonfalon begin --position FILE")
    if arguments.web:
        import webbrowser

        from gonfalon.table import serving

        return _served(lambda: serving.play_in_browser(webbrowser.open, arguments.game))
    _speak(arguments)
    from gonfalon.terminal import app

    return app.run(
        arguments.game,
        scenario=arguments.scenario,
        seat=arguments.seat,
        opponent=arguments.opponent,
        edition=_edition(arguments),
        resume=arguments.resume,
        position=position,
    )


def _speak(arguments: argparse.Namespace) -> None:
    """In the language that was asked for; else in the system's, if we speak it."""
    from gonfalon.terminal.saying import LANGUAGE

    if arguments.lang:
        os.environ[LANGUAGE] = arguments.lang


def _rules(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from gonfalon.core.rulebook import rule_ids, rule_text

    page = registry.find(arguments.game).rules_page()
    text = rule_text(page, arguments.id) if arguments.id else page
    if text is None:
        return _fail(f"There is no rule {arguments.id}. The rules are {', '.join(rule_ids(page))}.")
    Console().print(Markdown(text))
    return 0


def _replay(arguments: argparse.Namespace) -> int:
    _speak(arguments)
    from gonfalon.terminal import replay
    from gonfalon.terminal.saying import language

    record, game = _record(arguments, unfinished=True)
    game = game.speaking(language())
    lookers = [*game.seats, "watcher", "all"]
    if arguments.seat not in lookers:
        return _fail(f"There is no seat {arguments.seat!r}. Choose one of {', '.join(lookers)}.")
    if record.result is None and arguments.seat == "all":
        return _fail(f"This match goes on, so nobody may see everything yet. Choose a seat: {', '.join(game.seats)}.")
    if arguments.plain or not sys.stdout.isatty():
        for line in replay.lines(record, game, game.seat_number(arguments.seat)):
            print(line)
        return 0
    return replay.run(record, game, game.seat_number(arguments.seat))


def _verify(arguments: argparse.Namespace) -> int:
    from gonfalon.core import ForgedFate, Match, verify_fate

    record, game = _record(arguments)
    Match.follow(record, game)
    print(f"The record is whole: {len(record.entries)} actions, all by the rules.")
    try:
        draws = verify_fate(record, game)
    except ForgedFate as forged:
        return _fail(f"Fate is not proved. {forged}")
    print(f"Fate was honest: all {draws} draws follow from the secret that was committed to before play.")
    return 0


def _position(arguments: argparse.Namespace) -> int:
    """Of a finished match only: while one goes on nobody may see everything."""
    from gonfalon.core import Match
    from gonfalon.core.position import told_position

    record, game = _record(arguments)
    last = len(record.entries)
    if not 0 <= arguments.number <= last:
        return _fail(f"This match has the moments 0 to {last}.")
    match = Match.follow(record, game, until=arguments.number)
    if match.result:
        return _fail("The match was over then, and cannot be begun from there.")
    print(json.dumps(told_position(game, match.state)))
    return 0


def _position_in(arguments: argparse.Namespace) -> Any | None:
    """The position in the file that was named, if one was."""
    if arguments.position is None:
        return None
    if arguments.game is None:
        raise UnusableFile("Say which game the position is of: gonfalon play GAME --position FILE")
    try:
        position = json.loads(arguments.position.read_bytes())
    except (ValueError, RecursionError) as error:
        raise UnusableFile(f"{arguments.position} holds no position: it is not JSON.") from error
    if position is None:
        raise UnusableFile(f"{arguments.position} holds no position.")
    return position


class UnusableFile(Exception):
    """The message is a sentence."""


def _serve(arguments: argparse.Namespace) -> int:
    from gonfalon.table import serving

    return _served(lambda: serving.serve(_settings(arguments)))


def _worker(arguments: argparse.Namespace) -> int:
    from gonfalon.table import serving

    settings = _settings(arguments)
    if settings.postgres is None:
        return _fail("Only a table on PostgreSQL has workers. Say which with --postgres.")
    return _served(lambda: serving.work(settings, arguments.queue or QUEUES))


def _served(run: Callable[[], int]) -> int:
    from gonfalon.table.serving import CannotServe

    try:
        return run()
    except CannotServe as error:
        return _fail(str(error))


def _begin(arguments: argparse.Namespace) -> int:
    from gonfalon.core.position import setup_at
    from gonfalon.table.beginning import CannotBegin, begin
    from gonfalon.wire.protocol import Correspondence, Live, NewMatch

    position, options = _position_in(arguments), dict(arguments.option)
    if position is None:
        scenario = arguments.scenario or registry.find(arguments.game).scenarios[0].name
    else:
        setup = setup_at(registry.find(arguments.game), position, arguments.scenario, options)
        scenario, options = setup.scenario, setup.options
    time: Live | Correspondence | None = None
    if arguments.live:
        time = Live(*arguments.live)
    elif arguments.days:
        time = Correspondence(arguments.days, arguments.holiday)
    wish = NewMatch(arguments.game, scenario, options, dict(arguments.bot), time, position)
    try:
        links = begin(arguments.table, wish)
    except CannotBegin as error:
        return _fail(str(error))
    for seat, link in links.items():
        print(f"{seat:12} {link}")
    print("Whoever has a link can sit down: gonfalon join LINK")
    return 0


def _join(arguments: argparse.Namespace) -> int:
    _speak(arguments)
    from gonfalon.terminal.joining import CannotJoin, join

    try:
        return join(arguments.link, arguments.name)
    except CannotJoin as error:
        return _fail(str(error))


def _settings(arguments: argparse.Namespace) -> Any:
    from gonfalon.table.serving import Settings

    given = {name: value for name, value in vars(arguments).items() if name in Settings.__struct_fields__}
    return Settings(**given)


def _fuzz(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.fuzz import Fault, fuzz, missing
    from gonfalon.lab.telling import Progress, tally_lines

    registry.find(arguments.game)
    progress = Progress(arguments.games)
    try:
        tally = fuzz(arguments.game, arguments.games, arguments.seed, progress)
    except Fault as fault:
        return _fail(f"A law was broken: {fault}")
    for line in tally_lines(tally, missing(arguments.game, tally), progress.seconds):
        print(line)
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.bench import Incomparable, bench

    registry.find(arguments.game)
    try:
        return 0 if bench(arguments.game, arguments.seconds, arguments.wheel, print) else 1
    except Incomparable as why:
        return _fail(str(why))


def _record(arguments: argparse.Namespace, *, unfinished: bool = False) -> tuple[Record, Game[Any]]:
    record = Record.parse(arguments.file.read_text(encoding="utf-8"), unfinished=unfinished)
    return record, registry.opened(record.game, record.rules, record.digest, _edition(arguments))


def _edition(arguments: argparse.Namespace) -> bytes | None:
    return arguments.edition.read_bytes() if arguments.edition else None


# How it is called.


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gonfalon",
        description="The great battles of 1187–1212, played to the letter.",
        epilog=f"A first game: gonfalon play {_example()}",
    )
    parser.add_argument("--version", action="version", version=f"gonfalon {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in ADDED:
        add(commands)
    return parser


def _example() -> str:
    return next(iter(registry.names()), "GAME")


def _command(commands: Any, name: str, run: Any, help_: str, more: str = "") -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=help_,
        description=f"{help_[0].upper()}{help_[1:]}.",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def _add_games(commands: Any) -> None:
    _command(commands, "games", _games, "list the games that are installed, and where their data come from")


def _add_play(commands: Any) -> None:
    command = _command(
        commands,
        "play",
        _play,
        "play in this terminal, against the computer or somebody beside you",
        "examples:\n"
        f"  gonfalon play {_example()}                      choose everything on the screen\n"
        f"  gonfalon play {_example()} --opponent greedy    against the computer\n"
        "  gonfalon play --resume                   go on with the match you left last",
    )
    command.add_argument("game", nargs="?", help="which game: see `gonfalon games`")
    command.add_argument("--web", action="store_true", help="in the browser instead")
    command.add_argument("--scenario", help="which scenario or variant")
    command.add_argument("--seat", help="which side you play")
    bots = ", ".join(registry.bot_names()).replace("%", "%%")
    command.add_argument("--opponent", help=f"`person`, or a bot: {bots}")
    command.add_argument(
        "--resume",
        nargs="?",
        const=True,
        default=None,
        metavar="FILE",
        help="go on with a match, the latest if no FILE",
    )
    _add_position(command)
    _add_edition(command)
    _add_language(command)


def _add_rules(commands: Any) -> None:
    command = _command(
        commands,
        "rules",
        _rules,
        "read the rules of a game, or one of them",
        f"examples:\n  gonfalon rules {_example()}         the whole page\n"
        f"  gonfalon rules {_example()} ID      one rule, by the number that a refusal names",
    )
    command.add_argument("game", help="which game")
    command.add_argument("id", nargs="?", help="one rule, such as N6.4")


def _add_replay(commands: Any) -> None:
    command = _command(commands, "replay", _replay, "step through a recorded match as one seat saw it")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("--seat", default="all", help="a side, `watcher`, or `all` to see everything (default)")
    command.add_argument("--plain", action="store_true", help="print it line by line instead of showing a board")
    _add_edition(command)
    _add_language(command)


def _add_verify(commands: Any) -> None:
    command = _command(commands, "verify", _verify, "prove that a finished record is whole, legal, and its fate honest")
    command.add_argument("file", type=Path, help="the record")
    _add_edition(command)


def _add_position_of(commands: Any) -> None:
    command = _command(
        commands,
        "position",
        _position,
        "print how things stood at a moment of a finished match, to begin others from there",
        f"example:\n  gonfalon position battle.record 40 > place.json\n"
        f"  gonfalon play {_example()} --position place.json",
    )
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("number", type=int, help="after which action; 0 is before the first")
    _add_edition(command)


def _add_serve(commands: Any) -> None:
    command = _command(commands, "serve", _serve, "run a table where people play over the network")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen at (0.0.0.0: for everybody)")
    command.add_argument("--port", type=int, default=PORT, help=f"(default {PORT})")
    command.add_argument("--file", type=Path, help="the SQLite file to keep matches in")
    _add_services(command)


def _add_worker(commands: Any) -> None:
    command = _command(commands, "worker", _worker, "think for the bots of a table on PostgreSQL")
    command.add_argument("--queue", action="append", choices=QUEUES, help="which bots (default: all)")
    _add_services(command)


def _add_services(command: argparse.ArgumentParser) -> None:
    env = os.environ.get
    command.add_argument("--postgres", default=env("GONFALON_POSTGRES"), help="keep matches in PostgreSQL at this URL")
    command.add_argument("--redis", default=env("GONFALON_REDIS"), help="hear of other processes through Redis")


def _add_begin(commands: Any) -> None:
    command = _command(commands, "begin", _begin, "begin a match at your table, and get a link to each seat")
    command.add_argument("game", help="which game")
    command.add_argument("scenario", nargs="?", help="which battle or variant (default: the first)")
    command.add_argument("--table", default=f"http://127.0.0.1:{PORT}", help="where (default: on this machine)")
    command.add_argument("--bot", type=_pair, action="append", default=[], metavar="SEAT=BOT", help="seat a computer")
    command.add_argument("--option", type=_pair, action="append", default=[], metavar="NAME=VALUE", help="an option")
    command.add_argument("--live", type=_bank, metavar="MINUTES+SECONDS", help="a clock: bank and increment")
    command.add_argument("--days", type=int, help="a clock: days for each decision")
    command.add_argument("--holiday", type=int, default=0, help="days of holiday, with --days")
    _add_position(command)


def _add_join(commands: Any) -> None:
    command = _command(
        commands,
        "join",
        _join,
        "sit down at a table across the network, or come back to it",
        "example:\n  gonfalon join http://table:1212/play/abc#ticket --name Alfonso",
    )
    command.add_argument("link", help="the link that you were given; quote it if your shell wants that")
    command.add_argument("--name", help="how the others shall call you (default: you are asked)")
    _add_language(command)


def _pair(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} should have an = in it")
    return name, value


def _bank(text: str) -> tuple[int, int]:
    minutes, _, seconds = text.partition("+")
    if not (minutes.isdecimal() and (seconds or "0").isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} should be like 30+10: minutes, and seconds for each decision")
    return int(minutes) * 60, int(seconds or 0)


def _add_fuzz(commands: Any) -> None:
    command = _command(commands, "fuzz", _fuzz, "play random games and check every law after every action")
    command.add_argument("game", help="which game")
    command.add_argument("--games", type=int, default=200, help="how many (default 200)")
    command.add_argument("--seed", type=int, default=1, help="where chance begins (default 1)")


def _add_bench(commands: Any) -> None:
    command = _command(
        commands, "bench", _bench, "measure random play, interpreted and compiled, beside OpenSpiel's backgammon"
    )
    command.add_argument("game", help="which game")
    command.add_argument("--seconds", type=float, default=10, help="for each contender (default 10)")
    command.add_argument("--wheel", type=Path, help="the compiled wheel (default: the one in dist/compiled)")


def _add_position(command: argparse.ArgumentParser) -> None:
    command.add_argument("--position", type=Path, metavar="FILE", help="begin there: see `gonfalon position`")


def _add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE", help="an edition file of your own")


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the terminal's language (default: your system's, if we speak it)"
    )


ADDED = (
    *(_add_games, _add_play, _add_rules, _add_replay, _add_verify, _add_position_of),
    *(_add_serve, _add_begin, _add_join, _add_worker, _add_fuzz, _add_bench),
)
