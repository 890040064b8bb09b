"""Limits that uvicorn does not set by itself, so that nobody can fill our memory or keep others out."""

import asyncio
import logging
import time
from collections import Counter
from math import inf
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gonfalon.server.http.rates import Rates
from gonfalon.server.http.requests import Proxies, household

LONGEST_LINE = 2 * 1024
"""Bytes of a request's path and query."""
LONGEST_HEAD = 16 * 1024
"""Bytes of a request's path, query and headers."""
MOST_SURPLUS = 64 * 1024
"""Bytes that may arrive while a head is not complete, or after its response."""
HEAD_TIME = 10.0
"""Seconds in which a connection must bring a whole head, from when it was opened or from the head's first byte."""
MOST_PIPELINED = 16
"""Requests that may wait on one connection behind the one that is being answered."""
MOST_UNREAD = 256 * 1024
"""Bytes of pongs that a client may leave unread."""
MOST_FRAMES = 64
"""What a socket may send at once, in frames. Asks wait for their answers, and browsers send no other frames."""
FRAMES_PER_REQUEST = 0.5
"""How many more a socket may send for each request that its address may make: twice what a ticket may ask."""
FRAME = 1024
"""Bytes of frames that count as another frame."""
PART = 512
"""Bytes that are parsed at once: one packet may contain forty thousand frames."""
BLAME = 20
"""As how many more connections one counts that sends too much."""
REFUSED = 4000
"""Close codes from here on say why somebody may not listen."""
STALLED = 60.0
"""Seconds for which a client may read nothing of what is waiting for it."""
HELD = 1.0
"""Seconds before a connection is closed whose address opens too many: closed at once, it would come back at once."""


class _OnceASecond(logging.Filter):
    """Strangers who send what is no request do not fill the log."""

    _last = -inf

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            return True
        now = time.monotonic()
        is_due = now >= self._last + 1
        self._last = now if is_due else self._last
        return is_due


_log = logging.getLogger("gonfalon.server.connections")
_log.addFilter(_OnceASecond())


class Door:
    """Counts the open connections, in all and by address."""

    def __init__(self, most: int, most_each: int, proxies: Proxies, rates: Rates) -> None:
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self._rates = rates
        self._inside: Counter[str] = Counter()
        self.count = 0
        self.turned_away = 0

    def enter(self, host: str) -> bool:
        who = household(host)
        if self.count >= self._most or (self._inside[who] >= self._most_each and host not in self._proxies):
            self.turned_away += 1
            return False
        self._inside[who] += 1
        self.count += 1
        return True

    def comes_too_often(self, host: str) -> bool:
        return host not in self._proxies and self._rates.is_too_often_here("connection", household(host))

    def blame(self, host: str) -> None:
        """Somebody has sent too much: if he goes on with new connections, they are soon held."""
        for _ in range(BLAME):
            self.comes_too_often(host)

    def frames(self) -> "Budget":
        """What a socket may send."""
        each_second = self._rates.each_second
        return Budget(MOST_FRAMES if each_second else inf, each_second * FRAMES_PER_REQUEST)

    def leave(self, host: str) -> None:
        who = household(host)
        self.count -= 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]


class Budget:
    """Something that is spent and comes back with time."""

    __slots__ = ("_at", "_each_second", "_left", "_most")

    def __init__(self, most: float, each_second: float) -> None:
        self._most = self._left = most
        self._each_second = each_second
        self._at = time.monotonic()

    def spend(self, cost: float) -> bool:
        """Whether it is enough."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._each_second) - cost
        self._at = now
        return self._left >= 0


class Config(uvicorn.Config):
    """Protocols get it from uvicorn, and the door with it."""

    door: Door


class _Patient:
    """Cuts a connection off when its time is up."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _deadline: asyncio.TimerHandle | None = None
    _stall: asyncio.TimerHandle | None = None

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _hang_up(self) -> None:
        self.transport.abort()

    def _set_deadline(self, seconds: float) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._hang_up)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._stall = self.loop.call_later(STALLED, self._hang_up)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        if self._stall is not None:
            self._stall.cancel()

    def _forget_timers(self) -> None:
        self._clear_deadline()
        if self._stall is not None:
            self._stall.cancel()


class BoundedHttp(_Patient, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Closes connections that are too many or too slow, and those with endless headers or surplus bodies."""

    cycle: Any
    url: bytes
    logger: logging.Logger
    _running: Any = None
    """The request that is being answered; `cycle` is the last one that has come."""
    _surplus = 0
    _head = 0
    _is_inside = False
    _is_held = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.logger = _log
        door = self.config.door
        self._is_inside = door.enter(self._host)
        if not self._is_inside:
            transport.abort()
            return
        self._is_held = door.comes_too_often(self._host)
        self._set_deadline(HELD if self._is_held else HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_timers()
        if self._is_inside:
            self.config.door.leave(self._host)
        self._let_go()
        super().connection_lost(exc)

    def _hang_up(self) -> None:
        self._let_go()
        super()._hang_up()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._let_go()

    def _let_go(self) -> None:
        """Nothing more is written: uvloop raises an error where a request before the last one would still answer."""
        for cycle in (self._running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on the socket's protocol has the connection, and leaves by the door."""
        self._forget_timers()
        self._is_inside = False
        super().handle_websocket_upgrade(*event)

    def data_received(self, data: bytes) -> None:
        if self._is_held:
            return  # uvloop goes on reading even if it is told not to at this early moment
        before = self.cycle
        super().data_received(data)
        if self.cycle is before and (before is None or before.response_complete):
            self._wait_for_more(data)
        else:
            self._surplus = 0
            self._clear_deadline()

    def _wait_for_more(self, data: bytes) -> None:
        self._surplus += len(data)
        if self._surplus > MOST_SURPLUS:
            self._hang_up()
        elif not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._set_deadline(HEAD_TIME)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_url(self, url: bytes) -> None:
        """Called by httptools, perhaps with a part."""
        if len(self.url) + len(url) > LONGEST_LINE:
            self._refuse("a longer path and query than any of ours")
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        if self._head > LONGEST_HEAD:
            self._refuse("a longer head than any client needs")
        super().on_header(name, value)

    def _refuse(self, why: str) -> None:
        self.config.door.blame(self._host)
        raise ValueError(why)  # the parser stops, and uvicorn answers 400

    def on_headers_complete(self) -> None:
        """Called by httptools; h11 reads no further than one request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse("too many requests at once")
        super().on_headers_complete()


class _Mailbox:
    """What has arrived, for the one who reads it. asyncio's queue is made for many and takes 2 KiB."""

    __slots__ = ("_arrived", "_waiter")

    def __init__(self) -> None:
        self._arrived: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._arrived.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._arrived:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._arrived.pop(0)

    def empty(self) -> bool:
        return not self._arrived


class BoundedSocket(_Patient, WebSocketsSansIOProtocol):
    """Closes connections that send too much, that never read, or that may not be here."""

    config: Config

    def __init__(self, *known: Any, **named: Any) -> None:
        super().__init__(*known, **named)
        self.queue = _Mailbox()  # type: ignore[assignment]
        self._frames = self.config.door.frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_timers()
        self.config.door.leave(self._host)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Nothing more is read until it is known who is there; reading goes on when the first message is received."""
        super().handle_connect(event)
        self.read_paused = True
        self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """The socket is open: what was said to open it is not needed any more."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PART])

    def handle_events(self) -> None:
        """Frames for the parser alone, such as pings, count as those that say something."""
        if self.handshake_complete and not self._frames.spend(_cost(self.conn.events)):
            self.config.door.blame(self._host)
            self.transport.abort()
        else:
            super().handle_events()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Whoever is refused is told why and cut off: uvicorn would wait ten seconds for an answer."""
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code", 0) >= REFUSED:
            self.transport.close()


def _cost(events: list[Any]) -> float:
    return sum(1 + len(event.data) / FRAME for event in events)
