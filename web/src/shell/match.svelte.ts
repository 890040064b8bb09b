/** One match as this seat sees it, kept up to date. */
import type { Line, Moment, News, ToldStep, Trouble } from "../types";
import { Seat, TableRefused } from "./client";
import { Choosing } from "./choosing";
import type { GameModule } from "./board";

export class MatchState {
  news = $state<News | null>(null);
  log = $state<ToldStep[]>([]);
  lines = $state<Line[]>([]);
  connected = $state(true);
  trouble = $state<Trouble | null>(null);
  refusedEntry = $state<Trouble | null>(null);
  busy = $state(false);
  /** Steps that have come in and have not been shown as a scene yet. */
  fresh = $state<ToldStep[]>([]);
  choosing = $state.raw<Choosing | null>(null);
  /** Grows whenever `choosing` has changed inside. */
  turns = $state(0);

  constructor(
    readonly seat: Seat,
    readonly load: (game: string) => Promise<GameModule>,
  ) {}

  module = $state.raw<GameModule | null>(null);

  listen(): void {
    void this.seat.listen({
      news: (news) => void this.#take(news),
      line: (line) => (this.lines = [...this.lines, line]),
      connected: (up) => (this.connected = up),
      refused: (trouble) => (this.refusedEntry = trouble),
    });
  }

  async #take(news: News): Promise<void> {
    this.module ??= await this.load(news.match.game);
    const first = this.news === null;
    this.log = [...this.log, ...news.steps];
    this.fresh = first ? [] : [...this.fresh, ...news.steps];
    this.news = news;
    const legal = news.sight?.legal ?? [];
    this.choosing = legal.length ? new Choosing(legal, news.paths ?? [], this.module.points) : null;
    this.turns += 1;
  }

  /** Say a word at the table; a refusal is kept to be shown. */
  async act(word: string): Promise<void> {
    if (!this.news || this.busy || !this.connected) return;
    this.busy = true;
    try {
      await this.seat.act(this.news.number, word);
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      this.trouble = error.trouble.code === "stale" ? null : error.trouble;
      this.choosing?.reset();
      this.turns += 1;
    } finally {
      this.busy = false;
    }
  }

  async moments(eyes: string): Promise<Moment[]> {
    return this.seat.moments(eyes);
  }
}
