import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Seat, TableRefused } from "../../src/shell/client";

interface Asked {
  ask: number;
  act: { answers: number; words: string[] };
  lang: string;
}

let line: FakeSocket;
const posted: string[] = [];
const POCKET = { came: "i", client: "c", ticket: "t" };

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = FakeSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: Asked[] = [];

  constructor() {
    line = this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Asked);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const ignoring = { update: () => {}, line: () => {}, connected: () => {}, refused: () => {} };

function listeningSeat(): Seat {
  const seat = new Seat("m", POCKET, () => "es");
  void seat.listen(ignoring);
  return seat;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "http://table" });
  vi.stubGlobal("fetch", (_: string, options: RequestInit) => {
    posted.push(options.body as string);
    return Promise.resolve(Response.json({ match: "m", number: 9, done: 1, refused: null }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  posted.length = 0;
});

test("an action goes over the open socket and is answered there", async () => {
  const acting = listeningSeat().act(7, "end");
  expect(line.sent).toMatchObject([{ act: { answers: 7, words: ["end"] }, lang: "es" }]);
  line.tell({ told: "answer", ask: line.sent[0]!.ask + 1, status: 200, done: { number: 1 } });
  line.tell({ told: "answer", ask: line.sent[0]!.ask, status: 200, done: { number: 8 } });
  expect((await acting).number).toBe(8);
  expect(posted).toEqual([]);
});

test("a refusal over the socket is the same as any other", async () => {
  const acting = listeningSeat().act(7, "end");
  line.tell({ told: "answer", ask: line.sent[0]!.ask, status: 422, done: null, trouble: { code: "too-far", text: "No" } });
  await expect(acting).rejects.toBeInstanceOf(TableRefused);
  expect(posted).toEqual([]);
});

test("what a lost socket left unanswered is requested again, word for word", async () => {
  const acting = listeningSeat().act(7, "end");
  line.onclose?.({ code: 1006, reason: "" });
  expect((await acting).number).toBe(9);
  expect(posted.map((body) => JSON.parse(body) as unknown)).toEqual([line.sent[0]!.act]);
});

test("a socket that does not answer is not waited for long", async () => {
  const acting = listeningSeat().act(7, "end");
  await vi.advanceTimersByTimeAsync(3100);
  expect((await acting).number).toBe(9);
});

test("a table that cannot write just now is asked again", async () => {
  const acting = listeningSeat().act(7, "end");
  line.tell({ told: "answer", ask: line.sent[0]!.ask, status: 503, done: null, trouble: { code: "store-down", text: "" } });
  expect((await acting).number).toBe(9);
});

test("without a socket an action is a request", async () => {
  expect((await new Seat("m", POCKET, () => "en").act(7, "end")).number).toBe(9);
});
