/** A seat in a lesson. It has the interface of a seat at a table, so that the same page can play it. */
import type { Done, Forecast, Moment, Update, Recollection, Steps, TaughtLesson, TaughtRemark, TaughtStep, Tried } from "../types";
import { type Chair, fetchPolitely, type Listener, TableRefused } from "./client";

const PASSING = [502, 503, 504];
const LONGEST_PAUSE = 5000;
const NAME = "lesson";

/** A text to read, once everything told before it has been shown. */
export interface Note {
  /** The title of the lesson. */
  title: string;
  text: string;
  /** The number of this remark, and how many there are. */
  at: number;
  of: number;
  /** Whether there is nothing to do but read it; then `goOn` continues. */
  reading: boolean;
  over: boolean;
}

export class LessonSeat implements Chair {
  readonly match = NAME;
  after = 0;
  note: Note | null = null;
  /** Called with every new note. */
  onnote: (note: Note) => void = () => {};
  #lesson: TaughtLesson | null = null;
  #listener: Listener | null = null;
  /** Which of this step's remarks to read; none, if it has none. */
  #remark = 0;

  constructor(
    readonly game: string,
    readonly language: () => string,
    /** The rule to be tried in a set position, instead of the lesson. */
    readonly rule = "",
  ) {}

  /** Fetch the lesson and report its first position. */
  async listen(listener: Listener): Promise<void> {
    this.#listener = listener;
    try {
      await this.#fetch();
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      listener.refused(error.trouble.code);
      return;
    }
    listener.connected(true);
    while (!this.#mustStop()) this.after += 1;
    this.#tellAll();
  }

  hearAgain(): void {
    void this.#fetch().then(() => this.#tellAll());
  }

  /** Only what the lesson wants is done; anything else gets an answer, and nothing happens. */
  async act(answers: number, word: string): Promise<Done> {
    if (answers !== this.after) throw new TableRefused({ code: "stale", text: "" });
    if (word !== this.#step.wanted) await this.#refuse(word);
    this.#playOn();
    return this.#done();
  }

  /** The note has been read. */
  goOn(): void {
    if (!this.note?.reading) return;
    if (this.#remark + 1 < this.#step.remarks.length) this.#remarkOn(this.#remark + 1);
    else this.#playOn();
  }

  odds(word: string): Promise<Forecast | null> {
    return this.#ask("/odds", { at: String(this.after), word });
  }

  /** What a beginner should remember is in the remarks. */
  async memory(): Promise<Recollection[]> {
    return [];
  }

  /** A lesson is short: everything was told. */
  async steps(_before: number): Promise<Steps> {
    return { steps: [] };
  }

  async moments(_eyes: string): Promise<Moment[]> {
    return this.#steps.slice(0, this.after + 1).map(({ step, sight }) => ({ step, sight }));
  }

  async record(): Promise<string> {
    const told = this.#steps.slice(1, this.after + 1).map(({ step }) => `${step!.number} ${step!.actor} ${step!.word}\n`);
    return told.join("");
  }

  async join(_name: string): Promise<void> {}

  /** Nobody is there to hear it. */
  async say(_text: string): Promise<Done> {
    return this.#done();
  }

  close(): void {
    this.#listener = null;
  }

  get #steps(): TaughtStep[] {
    return this.#lesson?.steps ?? [];
  }

  get #step(): TaughtStep {
    return this.#steps[this.after]!;
  }

  get #isLast(): boolean {
    return this.after === this.#steps.length - 1;
  }

  /** Whether there is something to read or to do before anything else happens. */
  #mustStop(): boolean {
    return this.#step.remarks.length > 0 || this.#step.wanted !== null || this.#isLast;
  }

  async #fetch(): Promise<void> {
    this.#lesson = await this.#ask<TaughtLesson>("");
  }

  /** The next decision, and the decisions of others that follow. As at a table, fate's actions are told together with the decision that caused them. */
  #playOn(): void {
    let steps: TaughtStep[] = [];
    do {
      this.after += 1;
      steps.push(this.#step);
      if (this.#mustStop() || this.#decidesNext()) {
        this.#tell(steps);
        steps = [];
      }
    } while (!this.#mustStop());
    this.#remarkOn(0);
  }

  /** Whether a player decides next, and not fate. */
  #decidesNext(): boolean {
    return this.#steps[this.after + 1]!.step!.actor in this.#lesson!.seats;
  }

  #tellAll(): void {
    this.#tell(this.#steps.slice(1, this.after + 1));
    this.#remarkOn(this.#remark);
  }

  #tell(steps: TaughtStep[]): void {
    const { match, seat, seats } = this.#lesson!;
    const { sight, asks } = this.#step;
    const update: Update = {
      told: "news",
      number: this.after,
      version: this.after,
      seat,
      match,
      seats,
      clock: null,
      steps: steps.map(({ step }) => step!),
      sight,
      result: sight.result,
      asks,
    };
    this.#listener?.update(update);
  }

  /** A step without remarks keeps the last one on screen. */
  #remarkOn(remark: number): void {
    this.#remark = remark;
    const { remarks, wanted } = this.#step;
    const read = [...remarksOf(this.#steps.slice(0, this.after)), ...remarks.slice(0, remark + 1)];
    const isLast = remark >= remarks.length - 1;
    this.note = {
      title: this.#lesson!.title,
      text: read.at(-1)?.text ?? "",
      at: read.length,
      of: remarksOf(this.#steps).length,
      reading: !isLast || (wanted === null && !this.#isLast),
      over: isLast && this.#isLast,
    };
    this.onnote(this.note);
  }

  async #refuse(word: string): Promise<never> {
    try {
      await this.#ask<Tried>("/try", { at: String(this.after), word });
    } catch (error) {
      const invited = this.#step.remarks[this.#remark]?.tries;
      if (error instanceof TableRefused && invited) this.goOn();
      throw error;
    }
    throw new TableRefused({ code: "not-now", text: this.#lesson!.not_now, tried: word });
  }

  #done(): Done {
    return { match: this.match, number: this.after };
  }

  /** Retry until there is an answer: asking changes nothing. */
  async #ask<T>(what: string, facts: Record<string, string> = {}): Promise<T> {
    const address = `/v1/games/${this.game}/lesson${what}?${new URLSearchParams({ ...facts, ...(this.rule && { rule: this.rule }), lang: this.language() })}`;
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const answer = await fetchPolitely(address).catch(() => null);
      if (answer?.ok) return (await answer.json()) as T;
      if (answer && !PASSING.includes(answer.status)) throw new TableRefused(await answer.json());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function remarksOf(steps: TaughtStep[]): TaughtRemark[] {
  return steps.flatMap((step) => step.remarks);
}
