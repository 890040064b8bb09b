/** What a seat leaves in advance: answers to questions that will come, once or every time. Nobody else learns of them. */
import type { Answer, ToldForeseen, ToldSight } from "../types";
import { TableRefused } from "./client";
import type { MatchState } from "./match.svelte";
import { wordOf } from "./steps";

export class Ahead {
  /** All that this seat has left. To leave something brings no news: between two of them the table's replies count. */
  answers = $state.raw<readonly Answer[]>([]);
  /** Until the table says that it has it. */
  busy = $state(false);
  /** To be done with the next news: said if that is asked, else left if it is a standing one. */
  #wish: Answer | null = null;

  constructor(
    readonly match: MatchState,
    /** Not in a lesson, nor where two look at one screen. */
    readonly isOffered: boolean,
  ) {}

  of(question: string): Answer | null {
    return this.answers.find((each) => each.question === question) ?? null;
  }

  /** The first question that is certain to come and has no answer yet. */
  next(sight: ToldSight): ToldForeseen | null {
    if (!this.isOffered || sight.legal.length) return null;
    return sight.foreseen?.find(({ question }) => !this.of(question)) ?? null;
  }

  /** Those questions that are certain to come and have their answer, with the steps of its word. */
  sealed(sight: ToldSight): { question: string; words: string[][]; steps: string[] }[] {
    if (!this.isOffered) return [];
    return (sight.foreseen ?? []).flatMap(({ question, words }) => {
      const steps = words.find((each) => wordOf(each) === this.of(question)?.word);
      return steps ? [{ question, words, steps }] : [];
    });
  }

  hear(sight: ToldSight): void {
    this.#keep(sight.answers ?? []);
    const wish = this.#wish;
    if (!wish || this.#sayAtOnce(sight)) return;
    this.#wish = null;
    if (wish.standing && !sight.result) void this.leave(wish);
  }

  /** A standing answer can be left once its question has been answered. */
  leaveLater(answer: Answer): void {
    this.#wish = answer;
  }

  forget(): void {
    this.#wish = null;
  }

  async leave(answer: Answer): Promise<void> {
    await this.#tell(answer.question, answer.word, answer.standing ?? false);
  }

  async withdraw(question: string): Promise<void> {
    await this.#tell(question, null, false);
  }

  async #tell(question: string, word: string | null, standing: boolean): Promise<void> {
    if (this.busy || !this.match.connected) return;
    this.busy = true;
    this.match.trouble = null;
    try {
      this.#keep(await this.match.seat.leave!(question, word, standing));
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      this.#refused(error, { question, word: word ?? "", standing });
    } finally {
      this.busy = false;
    }
  }

  /** Somebody was quicker: what is asked by now is answered, and what was used up needs no taking back. */
  #refused({ trouble }: TableRefused, answer: Answer): void {
    if (trouble.code === "already-asked") {
      this.#wish = answer;
      this.#sayAtOnce(this.match.news!.sight!);
    } else if (trouble.code === "no-such-answer") {
      this.#keep(this.answers.filter((each) => each.question !== answer.question));
    } else {
      this.match.trouble = trouble;
    }
  }

  /** Whether the question of the wish is there; a standing wish stays until its question has gone. */
  #sayAtOnce(sight: ToldSight): boolean {
    const wish = this.#wish!;
    if (!sight.legal.length || sight.prompt.question !== wish.question) return false;
    if (!wish.standing) this.#wish = null;
    if (sight.legal.some((steps) => wordOf(steps) === wish.word)) void this.match.act(wish.word);
    return true;
  }

  #keep(answers: readonly Answer[]): void {
    this.answers = answers;
    this.match.reconsider();
  }
}
