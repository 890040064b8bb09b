/** The answers that a seat leaves in advance, for one time or every time. No other seat learns of them. */
import type { Answer, LeftAnswers, Update, ToldForeseen, ToldSight, Trouble } from "../types";
import { TableRefused } from "./client";
import type { MatchState } from "./match.svelte";
import { wordOf } from "./steps";

/** Too late: the question has come, or has even been answered. */
const TOO_LATE = ["already-asked", "stale"];

export class Ahead {
  /** All answers that this seat has left, from updates and from the table's replies: leaving one brings no update. */
  answers = $state.raw<readonly Answer[]>([]);
  /** How often they had changed: an update may have been written before a reply and arrive after it. */
  #number = 0;
  /** Until the table confirms it, or says why it was too late. */
  busy = $state(false);
  /** An answer that could not be left yet. On the next update it is given if its question has come, else left. */
  #wish: Answer | null = null;

  constructor(
    readonly match: MatchState,
    /** Not in a lesson, nor with two people at one screen. */
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

  /** The questions that are certain to come and already have an answer, with the steps of its word. */
  sealed(sight: ToldSight): { question: string; words: string[][]; steps: string[] }[] {
    if (!this.isOffered) return [];
    return (sight.foreseen ?? []).flatMap(({ question, words }) => {
      const steps = words.find((each) => wordOf(each) === this.of(question)?.word);
      return steps ? [{ question, words, steps }] : [];
    });
  }

  hear(update: Update, sight: ToldSight): void {
    this.#keep({ number: sight.answers_number ?? 0, answers: sight.answers ?? [] });
    const wish = this.#wish;
    if (!wish) return;
    const isAsked = sight.legal.length > 0 && sight.prompt.question === wish.question;
    if (!isAsked || !wish.standing) this.#wish = null;
    if (!wish.standing) this.busy = false;
    // If this seat has acted since, its one-time answers have been used.
    if (!wish.standing && update.steps.some(({ actor }) => actor === update.seat)) return;
    if (isAsked) this.#sayIfLegal(wish.word, sight);
    else if (wish.standing ? !sight.result : this.next(sight)?.question === wish.question) void this.leave(wish);
  }

  /** A standing answer can be left once its question has been answered. */
  leaveLater(answer: Answer): void {
    this.#wish = answer;
  }

  forget(): void {
    this.#wish = null;
  }

  async leave({ question, word, standing = false }: Answer): Promise<void> {
    const sent = this.match.update!.number;
    const trouble = await this.#tell(sent, question, word, standing);
    if (!trouble) return;
    if (!TOO_LATE.includes(trouble.code)) {
      this.match.trouble = trouble;
      return;
    }
    this.#wish = { question, word, standing };
    this.busy = !standing;
    const { sight, number } = this.match.update!;
    if (sight && number > sent) this.hear(this.match.update!, sight);
  }

  async withdraw(question: string): Promise<void> {
    this.match.trouble = (await this.#tell(this.match.update!.number, question, null, false)) ?? null;
  }

  /** Returns the refusal, if it was refused. */
  async #tell(answers: number, question: string, word: string | null, standing: boolean): Promise<Trouble | undefined> {
    if (this.busy || !this.match.connected) return;
    this.busy = true;
    try {
      this.#keep(await this.match.seat.leave!(answers, question, word, standing));
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      return error.trouble;
    } finally {
      this.busy = false;
    }
  }

  #sayIfLegal(word: string, { legal }: ToldSight): void {
    if (legal.some((steps) => wordOf(steps) === word)) void this.match.act(word);
  }

  #keep({ number, answers }: LeftAnswers): void {
    if (number < this.#number) return;
    this.#number = number;
    this.answers = answers;
    this.match.reconsider();
  }
}
