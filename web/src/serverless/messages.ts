/** What the page and the worker with its table tell each other. */

export type ToTable =
  /** The first message, after which Python is loaded. */
  | { kind: "begin" }
  | { kind: "ask"; id: number; method: string; address: string; headers: Record<string, string>; body: string }
  | { kind: "open"; id: number; address: string; protocols: string[] }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number };

export type FromTable =
  | { kind: "loading"; share: number }
  | { kind: "ready"; host: string }
  /** The table cannot be had at all. */
  | { kind: "broken"; why: string }
  | { kind: "answer"; id: number; status: number; headers: Record<string, string>; body: string }
  | { kind: "told"; id: number; text: string }
  | { kind: "closed"; id: number; code: number; reason: string };
