"""Two people play by letters: two tables in two pages, and nothing between them but text."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.cli import main
from gonfalon.core import ForgedFate, Record, registry, verify_fate
from gonfalon.core.links import Chain, ChainLink
from gonfalon.core.record import seal
from gonfalon.mail.letters import Acceptance, Turn, read, text_in, turn_of, write
from gonfalon.mail.post import Post
from gonfalon.server.bots.process import ChildProcess
from gonfalon.server.browser.connections import PageRequest
from gonfalon.server.browser.page_table import PageTable

BATTLES = [("saladin", "arsuf"), ("saladin", "hattin")]
LONGEST_OF_CARDS = 300
"""Characters of a letter, other than on the hexes, where one tells of a whole activation."""
LONGEST_OF_HEXES = 3_000


class Friend:
    """Somebody with a page of their own."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name, self._file = name, folder / f"{name}.sqlite"
        self.match = self.ticket = self.seat = ""
        self.sent: list[str] = []

    async def begin(self) -> "Friend":
        self.page = PageTable(self._file, "k" * 32, _kept, ChildProcess)
        self._host = await self.page.begin()
        return self

    async def ask(self, method: str, path: str, ticket: str = "", **message: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {ticket or self._host}"}
        answer = await self.page.response(PageRequest(method, path, headers, json.dumps(message).encode()))
        return answer.status, json.loads(answer.body) if answer.media.startswith("application") else answer.body

    async def found(self, method: str, path: str, ticket: str = "", **message: Any) -> Any:
        status, answer = await self.ask(method, path, ticket, **message)
        assert status == 200, answer
        return answer

    async def invite(self, game: str, scenario: str, seat: str) -> None:
        wish = {"client": f"invitation-of-{self.name}", "name": self.name}
        self._sit(await self.found("POST", "/v1/letters/invite", game=game, scenario=scenario, seat=seat, **wish))

    async def open(self, text: str) -> None:
        self._sit(await self.found("POST", "/v1/letters/open", text=text, name=self.name))

    def _sit(self, issued: Any) -> None:
        self.match, self.seat, self.ticket = f"/v1/matches/{issued['match']}", issued["seat"], issued["ticket"]

    async def refused(self, text: str, **more: Any) -> str:
        """The code, once nothing has changed."""
        before = await self.news() if self.match else None
        status, trouble = await self.ask("POST", "/v1/letters/open?lang=fr", text=text, name=self.name, **more)
        assert status >= 400, trouble
        assert len(trouble["text"]) > 20
        if before:
            after = await self.news()
            assert {**after, "version": 0} == {**before, "version": 0}
        return str(trouble["code"])

    async def post(self) -> Any:
        return await self.found("GET", f"{self.match}/post", self.ticket)

    async def letter(self) -> str:
        """The one to be sent now."""
        text = (await self.post())["letter"]
        assert text
        if text not in self.sent:
            self.sent.append(text)
        return str(text)

    async def news(self) -> Any:
        return await self.found("GET", f"{self.match}?after=0", self.ticket)

    async def act(self, *words: str) -> None:
        answers = (await self.news())["number"]
        wish = {"client": "client-of-a-friend", "answers": answers, "words": list(words)}
        await self.found("POST", f"{self.match}/act", self.ticket, **wish)

    async def play(self, rng: random.Random) -> None:
        """At random, as long as it is this side's turn."""
        while (news := await self.news())["sight"] and news["sight"]["to_move"] == self.seat:
            await self.act("".join(rng.choice(news["sight"]["legal"])))

    async def kept_post(self) -> Post:
        """What this side's table keeps of the letters."""
        post = (await self.page.table.cache.head(self.match.removeprefix("/v1/matches/"))).post
        assert post
        return post

    async def record(self) -> str:
        _, body = await self.ask("GET", f"{self.match}/record", self.ticket)
        return str(body.decode())


async def _kept() -> None: ...


async def _friends(folder: Path) -> tuple[Friend, Friend]:
    return await Friend(folder, "Ana").begin(), await Friend(folder, "Bea").begin()


@pytest.fixture
async def friends(tmp_path: Path) -> AsyncIterator[tuple[Friend, Friend]]:
    both = await _friends(tmp_path)
    yield both
    for friend in both:
        await friend.page.end()


async def begun(ana: Friend, bea: Friend, game: str = "saladin", scenario: str = "arsuf") -> None:
    """Bea has accepted, and Ana has opened her letter."""
    await ana.invite(game, scenario, registry.find(game).seats[0])
    await bea.open(await ana.letter())


async def exchange(writer: Friend, reader: Friend, rng: random.Random) -> bool:
    """One letter; returns whether there was one to be sent."""
    await writer.play(rng)
    text = (await writer.post())["letter"]
    if text is None or text in writer.sent:
        return False
    await reader.open(await writer.letter())
    return True


async def play_on(ana: Friend, bea: Friend, seed: int = 1, letters: int = 100_000) -> None:
    rng = random.Random(seed)
    for _ in range(letters):
        if not await exchange(bea, ana, rng):
            return
        ana, bea = bea, ana


@pytest.mark.parametrize(("game", "scenario"), BATTLES)
async def test_whole_battle(game: str, scenario: str, friends: tuple[Friend, Friend], tmp_path: Path) -> None:
    """Both have the same record, and anybody can prove that its fate was honest. Letters are short."""
    ana, bea = friends
    await begun(ana, bea, game, scenario)
    await play_on(ana, bea)
    record = await ana.record()
    assert (await ana.news())["result"]
    assert record == await bea.record()
    (tmp_path / "match.record").write_text(record)
    tip = record.split(f"tip {ana.seat} ")[1].split()[0]
    assert main(["verify", str(tmp_path / "match.record"), "--commitment", f"{ana.seat}={tip}"]) == 0
    assert main(["verify", str(tmp_path / "match.record"), "--commitment", f"{ana.seat}={'0' * 64}"]) == 1
    sizes = sorted(len(text) for text in (*ana.sent, *bea.sent))
    print(f"{scenario}: {len(sizes)} letters, {sizes[len(sizes) // 2]} characters, at most {sizes[-1]}")
    assert sizes[-1] < LONGEST_OF_CARDS


@pytest.mark.full
async def test_hexes(friends: tuple[Friend, Friend], tmp_path: Path) -> None:
    """A match that is not finished has a record that can be verified, too."""
    ana, bea = friends
    await begun(ana, bea, "sword", registry.find("sword").scenarios[0].name)
    await play_on(ana, bea, letters=24)
    sizes = sorted(len(text) for text in (*ana.sent, *bea.sent))
    print(f"hexes: {len(sizes)} letters, {sizes[len(sizes) // 2]} characters, at most {sizes[-1]}")
    assert sizes[-1] < LONGEST_OF_HEXES
    (tmp_path / "match.record").write_text(await ana.record())
    assert main(["verify", str(tmp_path / "match.record")]) == 0


@pytest.mark.full
async def test_reload_loses_nothing(tmp_path: Path) -> None:
    """The letter that is to be sent is the same after the page was closed, and the match goes on."""
    ana, bea = await _friends(tmp_path)
    await begun(ana, bea)
    await play_on(ana, bea, letters=5)
    for friend in (ana, bea):
        before, news = await friend.post(), await friend.news()
        await friend.page.end()
        await friend.begin()
        assert (await friend.post(), (await friend.news())["sight"]) == (before, news["sight"])
    await play_on(bea, ana, letters=3)
    await play_on(ana, bea, letters=3)
    for friend in (ana, bea):
        await friend.page.end()


async def test_what_a_letter_is(friends: tuple[Friend, Friend]) -> None:
    """It can be looked at before it is opened, as text, as a link, or broken into lines; twice opens nothing twice."""
    ana, bea = friends
    await ana.invite("saladin", "hattin", "ayyubids")
    assert (await ana.post())["name"] is None
    text = await ana.letter()
    link = f"<https://example.org/play/#/letter/{text[:40]}\n{text[40:]}>"
    told = await bea.found("POST", "/v1/letters/look", text=link)
    assert (told["name"], told["seat"], told["scenario"], told["invites"]) == ("Ana", "crusaders", "hattin", True)
    await bea.open(link)
    match = bea.match
    await bea.open(text)
    assert bea.match == match == ana.match
    answer = await bea.letter()
    told = await ana.found("POST", "/v1/letters/look", text=answer)
    assert (told["name"], told["invites"], told["opened"]) == ("Bea", False, False)
    await ana.open(answer)
    before = await ana.news()
    await ana.open(answer)
    assert await ana.news() == before
    assert (await ana.found("POST", "/v1/letters/look", text=answer))["opened"]
    assert await ana.refused(text) == "letter-own"
    assert {seat: told["name"] for seat, told in before["seats"].items()} == {"ayyubids": "Ana", "crusaders": "Bea"}


async def test_same_invitation_twice(friends: tuple[Friend, Friend]) -> None:
    """A repeated request gets the same match."""
    ana, _ = friends
    await ana.invite("saladin", "arsuf", "crusaders")
    first = ana.match
    await ana.invite("saladin", "arsuf", "crusaders")
    assert ana.match == first


async def test_only_where_nothing_is_hidden(friends: tuple[Friend, Friend]) -> None:
    ana, _ = friends
    wish = {"client": "c" * 16, "game": "navas", "scenario": "basic", "seat": "muslim", "name": "Ana"}
    status, trouble = await ana.ask("POST", "/v1/letters/invite", **wish)
    assert (status, trouble["code"]) == (422, "letter-hidden")
    offered = {game["name"]: game["is_open"] for game in await ana.found("GET", "/v1/games")}
    assert offered == {"navas": False, "saladin": True, "sword": True}


async def test_one_writes_after_the_other(friends: tuple[Friend, Friend]) -> None:
    """While the other has to write, nothing can be done or said; on the own turn a draw can be offered with it."""
    ana, bea = friends
    await begun(ana, bea)
    rng = random.Random(2)
    for writer, reader in ((bea, ana), (ana, bea)) * 20:
        waiting = reader
        if (await waiting.news())["sight"] is not None:
            answers = (await waiting.news())["number"]
            wish = {"client": "client-of-a-friend", "answers": answers, "words": ["resign"]}
            status, trouble = await waiting.ask("POST", f"{waiting.match}/act", waiting.ticket, **wish)
            assert (status, trouble["code"]) == (409, "letter-first")
        if ((await writer.news())["sight"] or {}).get("to_move") == writer.seat:
            await writer.act("offer draw")
            await writer.play(rng)
            await reader.open(await writer.letter())
            break
        await exchange(writer, reader, rng)
    while (await reader.news())["sight"]["to_move"] != reader.seat:
        await exchange(reader, writer, rng)
        await exchange(writer, reader, rng)
    await reader.act("accept draw")
    await writer.open(await reader.letter())
    assert (await writer.news())["result"]["reason"] == "draw-agreed"
    assert await writer.record() == await reader.record()
    assert (await writer.post())["letter"] is None


# Harm.


def altered(text: str, **fields: Any) -> str:
    """The same letter with another turn in it."""
    letter = read(text)
    turn = turn_of(letter)
    assert turn
    changed = msgspec.structs.replace(turn, **fields)
    return write(msgspec.structs.replace(letter, turn=changed) if isinstance(letter, Acceptance) else changed)


async def in_midst(ana: Friend, bea: Friend) -> str:
    """A letter of Bea with a word and a link, that Ana has not opened."""
    await begun(ana, bea)
    rng = random.Random(4)
    while True:
        await bea.play(rng)
        turn = turn_of(read(await bea.letter()))
        if turn and turn.serial > 4 and turn.words and turn.revealed >= 0:
            return await bea.letter()
        await ana.open(await bea.letter())
        await exchange(ana, bea, rng)


async def test_cheater_is_found_out(friends: tuple[Friend, Friend]) -> None:
    """Another link, another action, one too many, none at all, another number: nothing of it is taken."""
    ana, bea = friends
    text = await in_midst(ana, bea)
    turn = turn_of(read(text))
    assert isinstance(turn, Turn)
    other = Chain.of_seed(b"x" * 32).link(turn.revealed).value
    assert await ana.refused(altered(text, link=other)) == "letter-false-link"
    assert await ana.refused(altered(text, link=b"", revealed=-1)) == "letter-false-link"
    assert await ana.refused(altered(text, revealed=turn.revealed + 1)) == "letter-false-link"
    assert await ana.refused(altered(text, words=["resign"])) == "letter-unfitting"
    assert await ana.refused(altered(text, words=["nonsense"])) == "letter-illegal"
    assert await ana.refused(altered(text, words=[*turn.words, "resign"])) == "letter-unfitting"
    assert await ana.refused(altered(text, words=[], number=turn.number - len(turn.words))) == "letter-unfitting"
    assert await ana.refused(altered(text, number=turn.number + 1)) == "letter-unfitting"
    assert await ana.refused(altered(text, check=b"\0" * 8)) == "letter-unfitting"
    assert await ana.refused(altered(text, serial=turn.serial + 2)) == "letter-ahead"
    assert await ana.refused(altered(text, match=b"\0" * 9)) == "letter-not-here"
    await ana.open(text)


async def test_empty_link(friends: tuple[Friend, Friend]) -> None:
    """A letter that needs no link cannot make the reader forget the one that proves the dice so far."""
    ana, bea = friends
    await begun(ana, bea)
    rng = random.Random(4)
    while True:
        await bea.play(rng)
        text = await bea.letter()
        turn, known = turn_of(read(text)), (await ana.kept_post()).revealed
        if turn and turn.revealed < 0 <= known:
            break
        await ana.open(text)
        await exchange(ana, bea, rng)
    assert await ana.refused(altered(text, revealed=known, link=b"")) == "letter-false-link"
    await ana.open(text)
    assert "link" in await ana.record()


async def test_bounds(friends: tuple[Friend, Friend], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody goes back more often by letter, or plays a longer match, than a table allows by hand."""
    ana, bea = friends
    text = await in_midst(ana, bea)
    turn = turn_of(read(text))
    assert turn
    before = turn.number - len(turn.words)
    assert await ana.refused(altered(text, words=["take back 1"] * 51, number=before + 51)) == "letter-unfitting"
    with monkeypatch.context() as patch:
        patch.setattr("gonfalon.server.matches.service.MOST_ACTIONS", 1)
        assert await ana.refused(text) == "letter-unfitting"
    await ana.open(text)


async def test_two_faces(friends: tuple[Friend, Friend]) -> None:
    """Of two letters for the same place the first counts; both are kept and shown, and no more than a few."""
    ana, bea = friends
    text = await in_midst(ana, bea)
    await ana.open(text)
    assert await ana.refused(altered(text, words=["resign"])) == "letter-contradicting"
    for often in range(8):
        await ana.refused(altered(text, words=["resign"] * (often + 1)))
    strange = (await ana.post())["strange"]
    assert [first for first, _ in strange] == [text] * 4
    assert strange[0][1] == altered(text, words=["resign"])
    assert (await bea.post())["strange"] == []


async def test_two_accept(friends: tuple[Friend, Friend], tmp_path: Path) -> None:
    """Whoever accepts first plays; the other's letter is refused with its reason."""
    ana, bea = friends
    third = await Friend(tmp_path, "Cid").begin()
    await begun(ana, bea)
    await third.open(await ana.letter())
    for friend in (bea, third):
        await friend.play(random.Random(5))
    await ana.open(await bea.letter())
    assert await ana.refused(await third.letter()) == "letter-accepted"
    await third.page.end()


async def test_letters_of_elsewhere(friends: tuple[Friend, Friend]) -> None:
    """An invitation to rules that nobody has, to a seat or a battle that there is not, under a name nobody can read."""
    ana, bea = friends
    await ana.invite("saladin", "arsuf", "crusaders")
    invitation: Any = read(await ana.letter())

    async def refused(**fields: Any) -> str:
        return await bea.refused(write(msgspec.structs.replace(invitation, match=b"\1" * 9, **fields)))

    assert await refused(rules=99) == "letter-rules"
    assert await refused(digest="0" * 16) == "letter-rules"
    assert await refused(game="chess") == "letter-rules"
    assert await refused(scenario="waterloo") == "letter-rules"
    assert await refused(options={"magic": "yes"}) == "letter-rules"
    assert await refused(seat="french") == "letter-unreadable"
    assert await refused(name="A\nB") == "letter-unreadable"
    assert await refused(name="A\u202eB") == "letter-unreadable"


async def test_mangled_letters(friends: tuple[Friend, Friend]) -> None:
    """Whatever is changed in the text of a letter, it is refused with a sentence, and the true one still opens."""
    ana, bea = friends
    text, rng = await in_midst(ana, bea), random.Random(6)
    for _ in range(300):
        mangled = _mangled(text, rng)
        if read_or_none(mangled) != read(text):
            assert (await ana.refused(mangled)).startswith("letter-")
    for huge in ("A" * 15_000, write(Turn(b"0" * 9, 2, ["x" * 200] * 5_000, 1, -1, b"", b"0" * 8))):
        assert (await ana.refused(huge)).startswith("letter-")
    await ana.open(text)


def _mangled(text: str, rng: random.Random) -> str:
    at, letter = (
        rng.randrange(len(text)),
        rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
    )
    ways = [text[:at] + letter + text[at + 1 :], text[:at], text + text[at:], text[at:] + text[:at], text + letter]
    return rng.choice(ways)


def read_or_none(text: str) -> Any:
    try:
        return read(text_in(text))
    except ValueError:
        return None


async def test_forged_record(friends: tuple[Friend, Friend]) -> None:
    """A record with another die, another link or another tip is found out."""
    ana, bea = friends
    await begun(ana, bea)
    await play_on(ana, bea)
    record = Record.parse(await ana.record())
    game = registry.opened(record.game, record.rules, record.digest)
    assert verify_fate(record, game) > 20
    (number, link), seat = record.links[ana.seat], ana.seat
    for links in ({seat: (number, "0" * 64)}, {seat: (number - 1, link)}, {seat: (40_000, link)}, {seat: (-9, link)}):
        with pytest.raises(ForgedFate):
            verify_fate(msgspec.structs.replace(record, links=record.links | links), game)
    earlier = Chain.of_tip(bytes.fromhex(record.tips[seat]), ChainLink(number, bytes.fromhex(link))).link(number - 1)
    with pytest.raises(ForgedFate, match="cannot be proved"):
        verify_fate(msgspec.structs.replace(record, links=record.links | {seat: (earlier[0], earlier[1].hex())}), game)
    with pytest.raises(ForgedFate):
        verify_fate(msgspec.structs.replace(record, tips=record.tips | {seat: "0" * 64}), game)
    assert Record.parse(seal(record.lines())) == record
