/** A seat at a table. It recovers from every temporary failure, and never does anything twice. */
import type { Act, Answer, Beat, Done, Forecast, Goodbye, Join, Leave, ChatLine, Moment, Plan, Planned, Update, Recollection, Say, Trouble } from "../types";

import { socketAddress, connectionTo } from "./early";

export type Told = Update | ChatLine | Beat | Goodbye;

export class TableRefused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

const PASSING = [502, 503, 504];
const REFUSED = 4000;
const LONGEST_PAUSE = 5000;
/** Milliseconds of silence after which a connection counts as dead: the table sends a heartbeat every 25 seconds. */
const SILENCE = 60_000;
const LISTENING_AFTER = 5000;
/** Milliseconds after which a request without a reply is sent again. */
const PATIENCE = 10_000;

export interface Listener {
  update: (update: Update) => void;
  line: (line: ChatLine) => void;
  /** Whether the connection is up. */
  connected: (up: boolean) => void;
  /** The ticket was rejected; the code says why. */
  refused: (code: string) => void;
}

/** A seat, at a table or in a lesson. */
export interface Chair {
  readonly match: string;
  join(name: string): Promise<Done>;
  act(answers: number, ...words: string[]): Promise<Done>;
  /** What orders would lead to, and the odds of words after them. Not in a lesson. */
  plan?(answers: number, orders: readonly (readonly string[])[], odds: readonly string[]): Promise<Planned>;
  /** Answer a question before it is asked, or withdraw such an answer; returns all answers of this seat. Not in a lesson. */
  leave?(answers: number, question: string, word: string | null, standing: boolean): Promise<Answer[]>;
  say(text: string): Promise<Done>;
  odds(word: string): Promise<Forecast | null>;
  memory(): Promise<Recollection[]>;
  /** The position after each action after this number, and at 0 also before the first. */
  moments(eyes: string, after?: number): Promise<Moment[]>;
  record(): Promise<string>;
  listen(listener: Listener): Promise<void>;
  /** Receive everything again from the start, in another language. */
  hearAgain(): void;
  close(): void;
}

export class Seat implements Chair {
  readonly client = randomName();
  after = 0;
  line = 0;
  #said = 0;
  #socket: WebSocket | null = null;
  #closed = false;

  constructor(
    readonly match: string,
    readonly ticket: string,
    readonly language: () => string,
  ) {}

  join(name: string): Promise<Done> {
    const wish: Join = { client: this.client, name, contribution: randomBytes(16) };
    return this.#ask("join", wish);
  }

  act(answers: number, ...words: string[]): Promise<Done> {
    const wish: Act = { client: this.client, answers, words };
    return this.#ask("act", wish);
  }

  plan(answers: number, orders: readonly (readonly string[])[], odds: readonly string[]): Promise<Planned> {
    const wish: Plan = { answers, orders: orders.map((order) => [...order]), odds: [...odds] };
    return this.#fetch("plan", wish);
  }

  leave(answers: number, question: string, word: string | null, standing: boolean): Promise<Answer[]> {
    const wish: Leave = { client: this.client, answers, question, word, standing };
    return this.#fetch("answer", wish);
  }

  say(text: string): Promise<Done> {
    this.#said += 1;
    const wish: Say = { client: this.client, serial: this.#said, text };
    return this.#ask("say", wish);
  }

  odds(word: string): Promise<Forecast | null> {
    return this.#fetch(`odds?word=${encodeURIComponent(word)}`);
  }

  memory(): Promise<Recollection[]> {
    return this.#fetch("memory");
  }

  moments(eyes: string, after = 0): Promise<Moment[]> {
    return this.#fetch(`moments?eyes=${encodeURIComponent(eyes)}&after=${after}`);
  }

  async record(): Promise<string> {
    const answer = await fetch(`/matches/${this.match}/record`, { headers: this.#headers() });
    return answer.text();
  }

  /** Listen until `close`, reconnecting forever. */
  async listen(listener: Listener): Promise<void> {
    let pause = 100;
    while (!this.#closed) {
      const code = await this.#line(listener, () => (pause = 100));
      listener.connected(false);
      if (code > REFUSED && !PASSING.includes(code - REFUSED)) return;
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

  #line(listener: Listener, heard: () => void): Promise<number> {
    return new Promise((resolve) => {
      const { socket, heard: early } = connectionTo(socketAddress(this.match, this.ticket, this.language(), this.after, this.line));
      this.#socket = socket;
      let last = Date.now();
      const end = (code: number) => {
        clearInterval(watch);
        socket.onmessage = socket.onclose = null;
        socket.close();
        resolve(code);
      };
      // A computer that wakes from sleep has a connection that looks alive; only the wall clock shows that it is not.
      const watch = setInterval(() => Date.now() - last > SILENCE && end(0), LISTENING_AFTER);
      socket.onmessage = (event) => {
        last = Date.now();
        heard();
        listener.connected(true);
        this.#take(JSON.parse(event.data as string) as Told, listener);
      };
      socket.onclose = (event) => {
        if (event.code > REFUSED) listener.refused(event.reason);
        end(event.code);
      };
      early.forEach((event) => socket.onmessage?.(event));
      if (socket.readyState >= WebSocket.CLOSING) end(0);
    });
  }

  #take(told: Told, listener: Listener): void {
    if (told.told === "news") {
      this.after = told.number;
      listener.update(told);
    } else if (told.told === "line") {
      this.line = told.line;
      listener.line(told);
    }
  }

  async #ask(what: string, message: object): Promise<Done> {
    return (await this.#fetch(what, message)) as Done;
  }

  /** Retry until there is an answer: repeating a request changes nothing. */
  async #fetch<T>(what: string, message?: object): Promise<T> {
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const answer = await fetch(`/matches/${this.match}/${what}${what.includes("?") ? "&" : "?"}lang=${this.language()}`, {
          method: message ? "POST" : "GET",
          headers: this.#headers(),
          body: message ? JSON.stringify(message) : null,
          signal: AbortSignal.timeout(PATIENCE),
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

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function randomBytes(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function randomName(): string {
  return randomBytes(8);
}
