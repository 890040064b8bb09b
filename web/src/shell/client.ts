/** A seat at a table. Forgives every breakdown that passes, and never does anything twice. */
import type { Act, Beat, Done, Forecast, Goodbye, Join, Line, Moment, News, Say, Trouble } from "../types";

export type Told = News | Line | Beat | Goodbye;

export class TableRefused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

const PASSING = [502, 503, 504];
const REFUSED = 4000;
const LONGEST_PAUSE = 5000;

export interface Listener {
  news: (news: News) => void;
  line: (line: Line) => void;
  /** Whether the line is up. */
  connected: (up: boolean) => void;
  refused: (trouble: Trouble) => void;
}

export class Seat {
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

  act(answers: number, word: string): Promise<Done> {
    const wish: Act = { client: this.client, answers, word };
    return this.#ask("act", wish);
  }

  say(text: string): Promise<Done> {
    this.#said += 1;
    const wish: Say = { client: this.client, serial: this.#said, text };
    return this.#ask("say", wish);
  }

  odds(word: string): Promise<Forecast | null> {
    return this.#fetch(`odds?word=${encodeURIComponent(word)}`);
  }

  moments(eyes: string): Promise<Moment[]> {
    return this.#fetch(`moments?eyes=${encodeURIComponent(eyes)}`);
  }

  async record(): Promise<string> {
    const answer = await fetch(`/matches/${this.match}/record`, { headers: this.#headers() });
    return answer.text();
  }

  /** Listen until `close`. The line is sought again for ever. */
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

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #line(listener: Listener, heard: () => void): Promise<number> {
    return new Promise((resolve) => {
      const query = new URLSearchParams({
        after: String(this.after),
        line: String(this.line),
        ticket: this.ticket,
        lang: this.language(),
      });
      const address = new URL(`/matches/${this.match}/socket?${query}`, location.href);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = (this.#socket = new WebSocket(address));
      socket.onmessage = (event) => {
        heard();
        listener.connected(true);
        this.#take(JSON.parse(event.data as string) as Told, listener);
      };
      socket.onclose = (event) => {
        if (event.code > REFUSED) listener.refused({ code: event.reason, text: event.reason });
        resolve(event.code);
      };
    });
  }

  #take(told: Told, listener: Listener): void {
    if (told.told === "news") {
      this.after = told.number;
      listener.news(told);
    } else if (told.told === "line") {
      this.line = told.line;
      listener.line(told);
    }
  }

  async #ask(what: string, message: object): Promise<Done> {
    return (await this.#fetch(what, message)) as Done;
  }

  /** Ask until there is an answer: the same request again changes nothing. */
  async #fetch<T>(what: string, message?: object): Promise<T> {
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const answer = await fetch(`/matches/${this.match}/${what}${what.includes("?") ? "&" : "?"}lang=${this.language()}`, {
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

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function randomBytes(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function randomName(): string {
  return randomBytes(8);
}
