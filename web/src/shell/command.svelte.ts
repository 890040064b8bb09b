/** What a game's own conveniences work with: the plan, marks for many things at once, and answers that repeat. */
import type { Forecast } from "../types";
import type { Blocked, Command, Order } from "./board";
import type { MatchState } from "./match.svelte";
import { wordOf } from "./steps";

interface Run {
  questions: readonly string[];
  choose: () => Promise<string | null>;
}

export class MatchCommand implements Command<unknown> {
  marked = $state.raw<readonly string[]>([]);
  #run = $state.raw<Run | null>(null);

  constructor(readonly match: MatchState) {}

  get seat(): string {
    return this.match.update!.seat;
  }

  get view(): unknown {
    return this.#sight.view;
  }

  get question(): string {
    return this.#sight.prompt.question;
  }

  get legal(): readonly string[] {
    return this.#sight.legal.map(wordOf);
  }

  get orders(): readonly Order[] {
    return this.match.plan.orders;
  }

  get ready(): number {
    const { orders, isOpen } = this.match.plan;
    return isOpen ? orders.length - 1 : orders.length;
  }

  get isComplete(): boolean {
    return this.match.plan.isComplete;
  }

  get idle(): boolean {
    const { settled, busy, connected, plan } = this.match;
    return !settled || busy || !connected || plan.busy || this.isRunning;
  }

  /** Whether answers are given without being asked for. */
  get isRunning(): boolean {
    return this.#run !== null;
  }

  mark(names: readonly string[]): void {
    this.marked = names;
  }

  add(orders: readonly Order[]): Promise<readonly Blocked[]> {
    return this.match.plan.add(orders);
  }

  block(blocked: readonly Blocked[]): void {
    this.match.plan.blocked = blocked;
  }

  commit(): Promise<void> {
    return this.match.plan.commit();
  }

  answer(word: string): Promise<unknown> {
    return this.match.act(word);
  }

  odds(words: readonly string[]): Promise<readonly (Forecast | null)[]> {
    return this.match.plan.odds(words);
  }

  keepSaying(questions: readonly string[], choose: () => Promise<string | null>): void {
    this.#run = { questions, choose };
    void this.goOn();
  }

  stop(): void {
    this.#run = null;
  }

  /** Give the next answer, once it is asked for. */
  async goOn(): Promise<void> {
    const [run, sight] = [this.#run, this.match.update?.sight];
    if (!run || !sight || (!sight.legal.length && !sight.result)) return;
    const word = run.questions.includes(sight.prompt.question) ? await run.choose() : null;
    if (run !== this.#run) return;
    const isDone = word !== null && sight === this.match.update!.sight && (await this.match.act(word)) !== null;
    if (!isDone) this.stop();
  }

  get #sight() {
    return this.match.plan.sight ?? this.match.update!.sight!;
  }
}
