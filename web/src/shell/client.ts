/** A seat at a table. It recovers from every temporary failure, and never does anything twice. */
import type { Act, Answered, Beat, Done, Forecast, Goodbye, Issued, Join, Leave, LeftAnswers, ChatLine, Moment, Moments, Plan, Planned, Update, Recollection, Rematch, Say, Steps, Trouble, Withdraw } from "../types";

import { socketAddress, connectionTo } from "./early";
import { keepPocket, type Pocket, randomHex } from "./pockets";
import { fullLink } from "./places";
import { type Line, transport } from "./transport";

export type Told = Update | ChatLine | Beat | Goodbye | Answered;

export class TableRefused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

const PASSING = [502, 503, 504];
const TOO_OFTEN = 429;
/** The statuses after which the same is requested again. */
const AGAIN = [...PASSING, TOO_OFTEN];
const REFUSED = 4000;
const LONGEST_PAUSE = 5000;
/** Milliseconds of silence after which a connection counts as dead: the table sends a heartbeat every 25 seconds. */
const SILENCE = 60_000;
const LISTENING_AFTER = 5000;
/** Milliseconds after which a request without a reply is sent again. */
const PATIENCE = 10_000;
/** The same over the open socket, which may be dead without looking so. */
const SOCKET_PATIENCE = 3000;

export interface Listener {
  update: (update: Update) => void;
  line: (line: ChatLine) => void;
  /** How much a bot has done of a long thought, in percent. */
  thinking?: (percent: number) => void;
  /** Whether the connection is up. */
  connected: (up: boolean) => void;
  /** The ticket was rejected; the code says why. */
  refused: (code: string) => void;
}

/** A seat, at a table or in a lesson. */
export interface Chair {
  readonly match: string;
  join(name: string): Promise<void>;
  act(answers: number, ...words: string[]): Promise<Done>;
  /** What orders would lead to, and the odds of words after them. Not in a lesson. */
  plan?(answers: number, orders: readonly (readonly string[])[], odds: readonly string[]): Promise<Planned>;
  /** Answer a question before it is asked, or withdraw such an answer; returns all answers of this seat. Not in a lesson. */
  leave?(answers: number, question: string, word: string | null, standing: boolean): Promise<LeftAnswers>;
  say(text: string): Promise<Done>;
  odds(word: string): Promise<Forecast | null>;
  memory(): Promise<Recollection[]>;
  /** The last actions before a number. */
  steps(before: number): Promise<Steps>;
  /** The position after each action after this number, and at 0 also before the first. */
  /** The moments after a number, all or about so many. */
  moments(eyes: string, after?: number, most?: number): Promise<Moment[]>;
  record(): Promise<string>;
  /** A link for somebody to watch. Not in a lesson. */
  watchLink?(): Promise<string>;
  /** A link, good once, that moves the seat to another device. Not in a lesson. */
  moveLink?(): Promise<string>;
  /** Ask to play a finished match again, with the sides swapped. Not in a lesson. */
  rematch?(): Promise<Rematch>;
  /** Ask to end a match that cannot be opened. Not in a lesson. */
  end?(): Promise<Done>;
  /** Ask the table for something about this match. Not in a lesson. */
  request?<T>(what: string, message?: object): Promise<T>;
  /** Before the match: all commit to their part in fate anew. Not in a lesson. */
  withdraw?(): Promise<void>;
  /** What this browser keeps of the seat. Not in a lesson. */
  readonly pocket?: Pocket;
  listen(listener: Listener): Promise<void>;
  /** Receive everything again from the start, in another language. */
  hearAgain(): void;
  close(): void;
}

export class Seat implements Chair {
  readonly client = randomHex(8);
  after = 0;
  line = 0;
  #said = 0;
  #socket: Line | null = null;
  #asks = 0;
  /** What was asked over the socket and is not answered yet. */
  #asked = new Map<number, (answered: Answered | null) => void>();
  #closed = false;
  #joining: Promise<Issued> | null = null;
  /** Whether somebody sits here, so that joining moves the seat. */
  #isHeld = false;

  constructor(
    readonly match: string,
    readonly pocket: Pocket,
    readonly language: () => string,
  ) {}

  get ticket(): string {
    return this.pocket.ticket;
  }

  /** Take the seat of the invitation, which is spent by that: from now on there is the seat's own ticket. */
  async join(name: string): Promise<void> {
    const wish: Join = { client: this.pocket.client, name: seen(name) };
    // No match can begin honestly without a contribution of a free seat, so if one does, its record lacks ours.
    if (!this.#isHeld) this.pocket.promise = { round: -1, contribution: randomHex(32), commitment: "", commitments: {} };
    this.#joining = this.request<Issued>("join", wish);
    const { ticket, seat } = await this.#joining;
    Object.assign(this.pocket, { ticket, seat });
    keepPocket(this.match, this.pocket);
    this.hearAgain();
  }

  async withdraw(): Promise<void> {
    const wish: Withdraw = { client: this.client, round: this.pocket.promise?.round ?? 0 };
    await this.#ask("withdraw", wish);
  }

  /** Commit to a contribution to fate, or reveal it, if that is due. If it is too late, the next update tells. */
  async #takePart(update: Update): Promise<void> {
    if ((SERVERLESS && update.match.by_letters) || update.sight || update.result || update.invited || !(update.seat in update.seats)) return;
    const { partIn } = await import("./fate");
    const part = partIn(update, this.pocket);
    if (!part) return;
    keepPocket(this.match, this.pocket);
    try {
      await this.#ask(part.what, part.message);
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
    }
  }

  async watchLink(): Promise<string> {
    return linkTo(await this.request<Issued>("watch"));
  }

  rematch(): Promise<Rematch> {
    return this.request("rematch", {});
  }

  end(): Promise<Done> {
    return this.request("end", {});
  }

  async moveLink(): Promise<string> {
    return linkTo(await this.request<Issued>("move", {}));
  }

  /** Over the open socket, if there is one; if that fails or takes long, the same is requested again without it. */
  async act(answers: number, ...words: string[]): Promise<Done> {
    const wish: Act = { client: this.client, answers, words };
    const answered = await this.#overSocket(wish);
    if (!answered || AGAIN.includes(answered.status)) return this.#ask("act", wish);
    if (answered.trouble) throw new TableRefused(answered.trouble);
    return answered.done!;
  }

  #overSocket(act: Act): Promise<Answered | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ask = (this.#asks += 1);
    return new Promise((resolve) => {
      const end = (answered: Answered | null) => {
        clearTimeout(timer);
        this.#asked.delete(ask);
        resolve(answered);
      };
      const timer = setTimeout(() => end(null), SOCKET_PATIENCE);
      this.#asked.set(ask, end);
      socket.send(JSON.stringify({ ask, act, lang: this.language() }));
    });
  }

  plan(answers: number, orders: readonly (readonly string[])[], odds: readonly string[]): Promise<Planned> {
    const wish: Plan = { answers, orders: orders.map((order) => [...order]), odds: [...odds] };
    return this.request("plan", wish);
  }

  leave(answers: number, question: string, word: string | null, standing: boolean): Promise<LeftAnswers> {
    const wish: Leave = { client: this.client, answers, question, word, standing };
    return this.request("answer", wish);
  }

  say(text: string): Promise<Done> {
    this.#said += 1;
    const wish: Say = { client: this.client, serial: this.#said, text: seen(text) };
    return this.#ask("say", wish);
  }

  odds(word: string): Promise<Forecast | null> {
    return this.request(`odds?word=${encodeURIComponent(word)}`);
  }

  memory(): Promise<Recollection[]> {
    return this.request("memory");
  }

  steps(before: number): Promise<Steps> {
    return this.request(`steps?before=${before}`);
  }

  async moments(eyes: string, after = 0, most = Infinity): Promise<Moment[]> {
    const found: Moment[] = [];
    for (let next = after; ; next = found.at(-1)!.step!.number) {
      const page = await this.request<Moments>(`moments?eyes=${encodeURIComponent(eyes)}&after=${next}`);
      found.push(...page.moments);
      if (!page.more || found.length >= most) return found;
    }
  }

  async record(): Promise<string> {
    const answer = await fetchPolitely(`/v1/matches/${this.match}/record`, { headers: this.#headers() });
    return answer.text();
  }

  /** Listen until `close`, reconnecting forever. */
  async listen(listener: Listener): Promise<void> {
    let pause = 100;
    while (!this.#closed) {
      const used = this.ticket;
      const { code, reason } = await this.#line(listener, () => (pause = 100));
      await this.#joining?.catch(() => {});
      if (used !== this.ticket) continue;
      listener.connected(false);
      if (isFinal(code)) {
        listener.refused(reason);
        return;
      }
      await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }

  hearAgain(): void {
    this.after = this.line = 0;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #line(listener: Listener, heard: () => void): Promise<{ code: number; reason: string }> {
    return new Promise((resolve) => {
      const { socket, heard: early } = connectionTo(socketAddress(this.match, this.language(), this.after, this.line), this.ticket);
      this.#socket = socket;
      let last = Date.now();
      const end = (code: number, reason = "") => {
        clearInterval(watch);
        socket.onmessage = socket.onclose = null;
        socket.close();
        this.#asked.forEach((give) => give(null));
        resolve({ code, reason });
      };
      // A computer that wakes from sleep has a connection that looks alive; only the wall clock shows that it is not.
      const watch = setInterval(() => Date.now() - last > SILENCE && end(0), LISTENING_AFTER);
      socket.onmessage = (event) => {
        last = Date.now();
        heard();
        listener.connected(true);
        this.#take(JSON.parse(event.data as string) as Told, listener);
      };
      socket.onclose = (event) => end(event.code, event.reason);
      early.forEach((event) => socket.onmessage?.(event));
      if (socket.readyState >= WebSocket.CLOSING) end(0);
    });
  }

  #take(told: Told, listener: Listener): void {
    if (told.told === "news") {
      this.after = told.number;
      this.#recognise(told);
      void this.#takePart(told);
      listener.update(told);
    } else if (told.told === "line") {
      this.line = told.line;
      listener.line(told);
    } else if (told.told === "answer") {
      this.#asked.get(told.ask)?.(told);
    } else if (told.told === "beat" && told.thinking) {
      listener.thinking?.(told.thinking);
    }
  }

  #recognise({ seat, seats }: Update): void {
    this.#isHeld = Boolean(seats[seat]?.name);
    if (this.pocket.seat === seat) return;
    this.pocket.seat = seat;
    keepPocket(this.match, this.pocket);
  }

  async #ask(what: string, message: object): Promise<Done> {
    return (await this.request(what, message)) as Done;
  }

  /** Retry until there is an answer: repeating a request changes nothing. */
  async request<T>(what: string, message?: object): Promise<T> {
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const answer = await fetchPolitely(`/v1/matches/${this.match}/${what}${what.includes("?") ? "&" : "?"}lang=${this.language()}`, {
          method: message ? "POST" : "GET",
          headers: this.#headers(),
          body: message ? JSON.stringify(message) : null,
        });
        if (answer.ok) return (await answer.json()) as T;
        if (!PASSING.includes(answer.status)) throw new TableRefused((await answer.json()) as Trouble);
      } catch (error) {
        if (error instanceof TableRefused) throw error;
      }
      await sleep(pause);
    }
  }

  #headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.ticket}` };
  }
}

/** Pasted text may have characters that nobody sees, and the table refuses those. */
function seen(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "");
}

/** Whether there is no use in coming back. */
function isFinal(code: number): boolean {
  return code > REFUSED && ![...PASSING, TOO_OFTEN].includes(code - REFUSED);
}

/** Like `fetch`; if we asked too often, wait as long as the table says and ask again. */
export async function fetchPolitely(address: string, options: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await transport().fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    const seconds = answer.status === TOO_OFTEN ? Number(answer.headers.get("Retry-After")) : 0;
    if (!seconds) return answer;
    await sleep(1000 * seconds);
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function linkTo({ match, ticket, address }: Issued): string {
  return fullLink(`/play/${match}#${ticket}`, address);
}
