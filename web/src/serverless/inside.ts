/** The transport to a table in this page. */
import type { Line, Transport } from "../shell/transport";
import { toldBeforehand } from "./beforehand";
import type { FromTable, ToTable } from "./messages";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
/** The codes of a socket that was closed on our side, and of one whose other end is gone. */
const [LEFT, GONE] = [1000, 1006];
/** Stands for the ticket of whoever begins matches here, until there is one. */
export const OWN = "page";

type Answer = Extract<FromTable, { kind: "answer" }>;
interface Asked {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class Inside implements Transport {
  #worker: Worker;
  #last = 0;
  #asked = new Map<number, Asked>();
  #lines = new Map<number, InsideLine>();
  #isGone = false;
  readonly host: Promise<string>;

  /** `stopped` is called when the worker of a table that was there has died. */
  constructor(worker: Worker, loading: (share: number) => void, stopped: () => void) {
    this.#worker = worker;
    this.host = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
        if (data.kind === "loading") loading(data.share);
        else if (data.kind === "ready") resolve(data.host);
        else if (data.kind === "broken") reject(new Error(data.why));
        else if (data.kind === "answer") this.#take(data);
        else this.#lines.get(data.id)?.hear(data);
      };
      worker.onerror = () => reject(new Error("the table cannot be loaded"));
    });
    this.host.then(
      () => (worker.onerror = () => this.#end(stopped)),
      () => {},
    );
  }

  async fetch(address: string, { method = "GET", headers = {}, body }: RequestInit): Promise<Response> {
    const told = method === "GET" ? await toldBeforehand(address) : null;
    if (told) return told;
    const host = await this.host;
    const given = headers as Record<string, string>;
    const sent = given.Authorization === `Bearer ${OWN}` ? { ...given, Authorization: `Bearer ${host}` } : given;
    const id = (this.#last += 1);
    const answer = await new Promise<Answer>((resolve, reject) => {
      if (this.#isGone) return reject(gone());
      this.#asked.set(id, { resolve, reject });
      this.send({ kind: "ask", id, method, address, headers: sent, body: (body as string | null) ?? "" });
    });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  }

  open(address: string, protocols: string[]): Line {
    const id = (this.#last += 1);
    const line = new InsideLine((message) => this.send({ ...message, id }));
    this.#lines.set(id, line);
    void this.host.then(() => {
      if (this.#isGone) line.end(GONE, "");
      else if (line.isOpen()) this.send({ kind: "open", id, address: new URL(address).pathname + new URL(address).search, protocols });
    });
    return line;
  }

  send(message: ToTable): void {
    this.#worker.postMessage(message);
  }

  #take(answer: Answer): void {
    this.#asked.get(answer.id)?.resolve(answer);
    this.#asked.delete(answer.id);
  }

  /** Nobody waits for a worker that has died: requests fail and sockets close as when a network is lost. */
  #end(stopped: () => void): void {
    this.#isGone = true;
    this.#worker.terminate();
    for (const { reject } of this.#asked.values()) reject(gone());
    this.#asked.clear();
    for (const line of this.#lines.values()) if (line.isOpen()) line.end(GONE, "");
    stopped();
  }
}

function gone(): Error {
  return new TypeError("the table in this page has stopped");
}

type Sent = { kind: "say"; text: string } | { kind: "close" };

class InsideLine implements Line {
  readyState = CONNECTING as number;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly tell: (message: Sent) => void) {}

  isOpen(): boolean {
    return this.readyState !== CLOSED;
  }

  hear(told: FromTable): void {
    if (told.kind === "told") {
      this.readyState = OPEN;
      this.onmessage?.(new MessageEvent("message", { data: told.text }));
    } else if (told.kind === "closed") this.end(told.code, told.reason);
  }

  send(text: string): void {
    this.tell({ kind: "say", text });
  }

  close(): void {
    if (!this.isOpen()) return;
    this.tell({ kind: "close" });
    this.end(LEFT, "");
  }

  end(code: number, reason: string): void {
    this.readyState = CLOSED;
    this.onclose?.({ code, reason });
  }
}
