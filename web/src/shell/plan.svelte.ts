/** Orders that are tried before they are given: until they are committed, nobody else learns of them. */
import type { Forecast, Planned, ToldSight } from "../types";
import type { Blocked, Order } from "./board";
import { TableRefused } from "./client";
import type { MatchState } from "./match.svelte";
import { wordOf } from "./steps";

export class Plan {
  /** What can be carried out, one after the other. The last one may still lack words. */
  orders = $state.raw<readonly Order[]>([]);
  /** What was asked for last and had to be left out. */
  blocked = $state.raw<readonly Blocked[]>([]);
  busy = $state(false);

  /** What the orders lead to. */
  #shown = $state.raw<Planned | null>(null);
  /** Where the last order was begun, while it lacks a word. */
  before: ToldSight | null = null;

  constructor(readonly match: MatchState) {}

  /** Whether what this seat is asked is planned instead of said at once. */
  get isOn(): boolean {
    const sight = this.match.update?.sight;
    return !!sight && this.match.seat.plan !== undefined && this.#kind(sight) !== undefined;
  }

  /** What the seat would be shown after these orders, if there are any. */
  get sight(): ToldSight | null {
    return this.#shown?.sight ?? null;
  }

  /** The question after these orders, as a sentence. */
  get asks(): string {
    return this.#shown?.asks ?? "";
  }

  /** Whether nothing can be added: fate or somebody else is next, or a question that wants to be answered at the table. */
  get isComplete(): boolean {
    return this.sight !== null && this.#kind(this.sight) === undefined;
  }

  /** Whether the last order lacks a word. */
  get isOpen(): boolean {
    return this.sight !== null && this.#kind(this.sight) === "part";
  }

  /** What would be asked if an order began with this word, and what follows were a part of it. */
  async foresee(word: string): Promise<ToldSight | null> {
    const planned = await this.#ask([...this.#whole, [word]]);
    return planned && this.#kind(planned.sight) === "part" ? planned.sight : null;
  }

  /** Continue the last order, or begin a new one. If the word is refused, the plan stays as it was. */
  async say(word: string): Promise<void> {
    const begun = this.isOpen ? this.orders.at(-1)! : [];
    const before = this.isOpen ? this.before : (this.sight ?? this.match.update!.sight);
    const orders = [...this.#whole, [...begun, word]];
    const tried = await this.#try(orders);
    const refused = tried?.refused.at(-1);
    if (refused) this.match.trouble = refused;
    else if (tried) this.#keep(orders, tried, before);
    // What has only one answer is not asked.
    const [only, ...others] = this.isOpen ? this.sight!.legal : [];
    if (tried && !refused && only && !others.length) await this.say(wordOf(only));
  }

  /** Add those of these orders that can be carried out; returns the others. Each takes the place of one that began alike
   * and cannot be begun again. */
  async add(orders: readonly Order[]): Promise<readonly Blocked[]> {
    const open = new Set(this.sight?.legal.map(wordOf));
    const begun = new Set(orders.map(([first]) => first!).filter((first) => !open.has(first)));
    const kept = this.#whole;
    await this.#replan([...kept.filter(([first]) => !begun.has(first!)), ...orders]);
    const blocked = this.blocked;
    const stays = kept.filter(([first]) => begun.has(first!) && blocked.some(({ order }) => order[0] === first));
    if (stays.length) await this.#replan([...this.orders, ...stays]);
    return (this.blocked = blocked);
  }

  async remove(at: number): Promise<void> {
    await this.#replan(this.orders.filter((_, place) => place !== at));
  }

  async undo(): Promise<void> {
    await this.#replan(this.orders.slice(0, -1));
  }

  clear(): void {
    this.#keep([], null);
    this.blocked = [];
    this.match.command.mark([]);
  }

  /** Give these orders, all at once. */
  async commit(): Promise<void> {
    const sent = this.#whole;
    if (!sent.length || this.busy || this.match.busy) return;
    this.clear();
    const done = await this.match.act(...sent.flat());
    this.orders = done === null ? sent : unbegun(sent, done);
    await this.renew();
  }

  /** The odds of words that could be said after these orders. */
  async odds(words: readonly string[]): Promise<readonly (Forecast | null)[]> {
    return (await this.#ask(this.orders, words))?.odds ?? words.map(() => null);
  }

  /** Something has happened at the table: keep what can still be carried out. */
  async renew(): Promise<void> {
    if (!this.orders.length) return;
    if (this.isOn) return this.#replan(this.orders);
    const lost = this.orders.map((order) => ({ order, why: null }));
    this.clear();
    this.blocked = lost;
  }

  /** Plan these instead, as far as they can be carried out. */
  async #replan(orders: readonly Order[]): Promise<void> {
    const tried = orders.length ? await this.#try(orders) : null;
    if (orders.length && !tried) return;
    const refused = tried?.refused ?? [];
    this.blocked = orders.flatMap((order, at) => (refused[at] ? [{ order, why: refused[at] }] : []));
    const kept = orders.filter((_, at) => !refused[at]);
    this.#keep(kept, kept.length ? tried : null);
  }

  #keep(orders: readonly Order[], shown: Planned | null, before: ToldSight | null = null): void {
    this.orders = orders;
    this.#shown = shown;
    this.before = this.isOpen ? before : null;
    this.match.askAnew();
  }

  /** The orders that lack nothing. */
  get #whole(): readonly Order[] {
    return this.isOpen ? this.orders.slice(0, -1) : this.orders;
  }

  /** Null if the table has moved on meanwhile: then the plan is renewed. */
  async #try(orders: readonly Order[]): Promise<Planned | null> {
    if (this.busy) return null;
    const { number } = this.match.update!;
    this.busy = true;
    this.match.trouble = null;
    const tried = await this.#ask(orders).finally(() => (this.busy = false));
    if (number !== this.match.update!.number) void this.renew();
    return tried;
  }

  async #ask(orders: readonly Order[], odds: readonly string[] = []): Promise<Planned | null> {
    const { number } = this.match.update!;
    try {
      const planned = await this.match.seat.plan!(number, orders, odds);
      return number === this.match.update!.number ? planned : null;
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      if (error.trouble.code !== "stale") this.match.trouble = error.trouble;
      return null;
    }
  }

  #kind({ prompt, legal }: ToldSight): "order" | "part" | undefined {
    return legal.length ? this.match.module?.plans?.[prompt.question] : undefined;
  }
}

/** The orders of which none of the first `done` words is a part. */
function unbegun(orders: readonly Order[], done: number): readonly Order[] {
  let words = 0;
  return orders.filter((order) => {
    words += order.length;
    return words - order.length >= done;
  });
}
