/** Builds one legal action step by step. Every choice that is offered leads to a legal word.
 *
 * People may pick from a list or point at the board, in any order: the verb first or the things that it is about. */

import { bare, wordOf } from "./steps";

export interface Choice {
  /** The path so far, once this is picked. */
  path: readonly string[];
  /** Set if picking this completes the action. */
  word: string | null;
}

interface Settled {
  steps: readonly string[];
  pointed: readonly string[];
}

const FEW = 3;
const NOTHING: Settled = { steps: [], pointed: [] };

export class Choosing {
  #paths: { path: readonly string[]; points: readonly string[]; word: string }[];
  #points: (steps: readonly string[]) => string[];
  #now = NOTHING;
  #before: Settled[] = [];

  /** What is legal, as the table sends it; from here on steps are bare. */
  constructor(legal: readonly (readonly string[])[], points: (path: readonly string[]) => string[]) {
    this.#points = (steps) => (steps.length > 1 ? points(steps) : []);
    this.#paths = legal.map((steps) => ({ word: wordOf(steps), path: bare(steps) })).map((one) => ({ ...one, points: points(one.path) }));
    this.#skipForced();
  }

  get steps(): readonly string[] {
    return this.#now.steps;
  }

  /** What has been picked, on the board or from the list. */
  get chosen(): readonly string[] {
    return [...new Set([...this.#now.pointed, ...this.#points(this.#now.steps).flatMap(names)])];
  }

  get canGoBack(): boolean {
    return this.#before.length > 0;
  }

  /** The only word left, once everything is decided. */
  get word(): string | null {
    const open = this.#open(this.#now);
    return open.length === 1 && this.#isWhole(open[0]!, this.#now) ? open[0]!.word : null;
  }

  /** The only word left, once everything that it is about has been pointed at. */
  get pointedOut(): string | null {
    const [only, ...others] = this.#open(this.#now);
    return only && !others.length && only.points.length > 0 && only.points.length === this.#now.pointed.length ? only.word : null;
  }

  /** Whether it is a yes/no question, or nearly: few answers, at least one of which is about nothing on the board. */
  get isPlain(): boolean {
    return this.#paths.length <= FEW && this.#paths.some(({ points }) => !points.length);
  }

  /** Whether this word is still possible. */
  allows(word: string): boolean {
    return this.#paths.some((one) => one.word === word);
  }

  /** What can be pointed at next. */
  choosable(): Set<string> {
    return new Set(this.verbs().keys());
  }

  /** What can be pointed at next, each with the first words of the actions that it leads to. */
  verbs(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const { path, points } of this.#open(this.#now)) {
      for (const name of names(points[this.#now.pointed.length])) found.set(name, (found.get(name) ?? new Set()).add(path[0]!));
    }
    return found;
  }

  /** What can be picked next. Whatever ends a turn comes last, so that a hasty Enter does not end it. */
  choices(): Choice[] {
    const depth = this.#now.steps.length;
    const groups = new Map<string, Choice>();
    for (const { path, word } of this.#open(this.#now)) {
      const key = JSON.stringify(path.slice(0, depth + 1));
      const seen = groups.get(key);
      groups.set(key, seen ? { path: path.slice(0, depth + 1), word: null } : { path, word });
    }
    const last = (choice: Choice) => Number(depth === 0 && choice.path.length === 1 && choice.word !== null);
    return [...groups.values()].sort((a, b) => last(a) - last(b));
  }

  pick(choice: Choice): void {
    const step = choice.path[this.#now.steps.length];
    if (step !== undefined) this.#go({ ...this.#now, steps: [...this.#now.steps, step] });
  }

  /** Decide the next thing pointed at; pointing elsewhere starts over. False if it leads nowhere. */
  point(name: string): boolean {
    const verb = this.#now.steps.slice(0, 1);
    for (const start of [this.#now, { steps: verb, pointed: [] }, NOTHING]) {
      const pointed = { ...start, pointed: [...start.pointed, name] };
      if (this.#open(pointed).length) {
        this.#go(pointed);
        return true;
      }
    }
    return false;
  }

  reset(): void {
    this.#now = NOTHING;
    this.#before = [];
    this.#skipForced();
  }

  back(): void {
    this.#now = this.#before.pop() ?? NOTHING;
  }

  #go(settled: Settled): void {
    this.#before.push(this.#now);
    this.#now = settled;
    this.#skipForced();
  }

  /** Take the steps that have only one option, but never complete the action. */
  #skipForced(): void {
    for (let choices = this.choices(); choices.length === 1 && choices[0]!.word === null; choices = this.choices()) {
      this.#now = { ...this.#now, steps: choices[0]!.path };
    }
    if (this.#now.steps.length) this.#skipForcedPoint();
  }

  /** What is pointed at instead of naming the verb need not be pointed at by whoever has taken the verb from the list. */
  #skipForcedPoint(): void {
    const { pointed } = this.#now;
    const [first, ...others] = this.#open(this.#now);
    const only = first?.points[pointed.length];
    if (only === undefined || first!.path.includes(only) || only.includes("+")) return;
    if (others.every(({ points }) => points[pointed.length] === only)) this.#now = { ...this.#now, pointed: [...pointed, only] };
  }

  #isWhole(one: { path: readonly string[] }, now: Settled): boolean {
    return one.path.length === now.steps.length;
  }

  #open(now: Settled) {
    return this.#paths.filter(
      ({ path, points }) =>
        now.steps.every((step, at) => path[at] === step) &&
        now.pointed.every((name, at) => names(points[at]).includes(name)),
    );
  }
}

/** A part of a path may mean several things at once: "alfonso+calatrava". */
function names(point: string | undefined): string[] {
  return point === undefined ? [] : point.split("+");
}
