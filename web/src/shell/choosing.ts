/** Builds one legal action, whatever the hand does: every step is a line taken from the list or a thing pointed at.
 *
 * The steps may come in any order. A legal word fits as long as each thing pointed at is a part of it, as often as it was
 * pointed at, and each line taken is how it begins. So nothing is special to a game, except which parts of a word can be
 * pointed at (`points`). */

import { bare, wordOf } from "./steps";

const KEYS = 9;

export interface Choice {
  /** The path so far, once this is picked. */
  path: readonly string[];
  /** Set if picking this completes the action. */
  word: string | null;
}

/** A line of the list, with the key that takes it; null if there are too many. */
export interface Line extends Choice {
  key: number | null;
}

/** A line of the list, as the path that it leads to, or a thing on the board; perhaps one in it was aimed at. */
type Step = { line: Choice } | { thing: string; aimed: string | null };

/** One of those who can go together. */
export interface Member {
  name: string;
  /** Whether it goes along, and how the action begins that it alone would do. */
  goes: boolean;
  path: readonly string[];
  /** Whether that can be changed: of those who charge one must ride. */
  isFree: boolean;
}

/** A part of a word that can be pointed at by any of these names. */
interface Mark {
  names: readonly string[];
  /** Which of the parts that are named one after the other it belongs to. */
  role: number;
  /** Whether it is meant even if nobody points at it: "all" means each of them. */
  isMeant: boolean;
}

interface Legal {
  word: string;
  path: readonly string[];
  marks: readonly Mark[];
}

/** How a legal word contains what has been built: the roles of the things pointed at, and what nobody has pointed at. */
interface Fit {
  legal: Legal;
  roles: readonly number[];
  left: readonly Mark[];
}

const FEW = 3;

export class Choosing {
  #legal: readonly Legal[];
  #points: (path: readonly string[]) => string[];
  #hasParties: boolean;
  #built: readonly Step[] = [];
  /** How the words that can still be meant contain what has been built. */
  #open: readonly Fit[];
  /** The same for the words that contain it in whatever order. */
  #fits: readonly Fit[];

  /** What is legal, as the table sends it; from here on steps are bare.
   *
   * `points` gives the parts that can be pointed at, in reading order: "alfonso+haro" is both of them, "haro|lara" either,
   * and "(alfonso+haro)" are those who are meant without being pointed at. */
  constructor(legal: readonly (readonly string[])[], points: (path: readonly string[]) => string[]) {
    this.#points = points;
    this.#legal = legal.map((steps) => ({ word: wordOf(steps), path: bare(steps), marks: marksOf(points(bare(steps))) }));
    this.#hasParties = this.#legal.some((one) => isParty(goersOf(one)));
    this.#fits = this.#fitting([]);
    this.#open = this.#fits;
  }

  /** What all words that can still be meant begin with, as far as it need not be shown again. */
  get steps(): readonly string[] {
    const [first, ...others] = this.#open.map(({ legal }) => legal.path);
    if (!first || !others.length) return lineOf(this.#built).path;
    const differs = first.findIndex((step, at) => others.some((path) => path[at] !== step));
    return differs < 0 ? first : first.slice(0, differs);
  }

  /** The path of the action as far as it is known. What is still open is null. */
  get known(): readonly (string | null)[] {
    const paths = this.ready ? [this.#open.find(({ legal }) => legal.word === this.ready)!.legal.path] : this.#open.map(({ legal }) => legal.path);
    const longest = Math.max(0, ...paths.map((path) => path.length));
    return Array.from({ length: longest }, (_, at) => (paths.every((path) => path[at] === paths[0]![at]) ? (paths[0]![at] ?? null) : null));
  }

  /** The things that have been picked, on the board or from the list. */
  get chosen(): readonly string[] {
    const lined = marksOf(this.#lined(lineOf(this.#built))).flatMap(({ names }) => names);
    return [...new Set([...lined, ...thingsOf(this.#built)])];
  }

  /** What was pointed at last, if nothing was taken from the list since. */
  get last(): string | null {
    const last = this.#built.at(-1);
    return last && "thing" in last ? last.thing : null;
  }

  get canGoBack(): boolean {
    return this.#built.length > 0;
  }

  /** The word that is meant if nothing is added: the only one left, or the only one that lacks nothing. */
  get ready(): string | null {
    if (!this.#built.length) return null;
    if (this.#open.length === 1) return this.#open[0]!.legal.word;
    const lacking = this.#open.map((fit) => ({ word: fit.legal.word, ...this.#lack(fit) })).filter(({ named }) => !named);
    const least = Math.min(...lacking.map(({ meant }) => meant));
    const [only, ...others] = lacking.filter(({ meant }) => meant === least);
    return only && !others.length ? only.word : null;
  }

  /** The only word left: nothing can be decided any more. */
  get word(): string | null {
    return this.#built.length && this.#open.length === 1 ? this.#open[0]!.legal.word : null;
  }

  /** Whether it is a yes/no question, or nearly: few answers, at least one of which is about nothing on the board. */
  get isPlain(): boolean {
    return this.#legal.length <= FEW && this.#legal.some(({ marks }) => !marks.length);
  }

  /** Whether this word is legal. */
  allows(word: string): boolean {
    return this.#legal.some((one) => one.word === word);
  }

  /** Those who can go together, once all else is known: whoever is pointed at stays, or goes along after all. */
  party(): readonly Member[] {
    const group = this.#group();
    if (!group) return [];
    return group.names.map((name) => ({ name, goes: group.goes.includes(name), path: [...group.path, name], isFree: this.#toggled(name) !== null }));
  }

  /** What can be pointed at next. */
  choosable(): Set<string> {
    return new Set(this.verbs().keys());
  }

  /** What can be pointed at next, each with the first words of the actions that it leads to. */
  verbs(): Map<string, Set<string>> {
    const found = verbsOf(this.#fits);
    for (const { name, path } of this.party()) found.set(name, (found.get(name) ?? new Set()).add(path[0]!));
    return found;
  }

  /** What one thing can be dragged to, each with the first words of the actions that it leads to. */
  goals(thing: string): Map<string, Set<string>> {
    const built = this.#joined(thing) ?? this.#built;
    return verbsOf(inOrder(this.#fitting(built)));
  }

  /** What can be picked next from the list. Whatever has been pointed at, a line keeps its place and its key. */
  choices(): Line[] {
    const { length: depth } = this.steps;
    const finals = new Set(this.finals().map(({ word }) => word));
    const asked = this.#legal.filter(({ path, word }) => !finals.has(word) && this.steps.every((step, at) => path[at] === step));
    const keys = [...new Set(asked.map(({ path }) => path[depth] ?? ""))];
    const lines = new Map<string, Choice>();
    for (const { legal: { path, word } } of this.#open) {
      if (!this.#built.length && finals.has(word)) continue;
      const step = path[depth] ?? "";
      lines.set(step, lines.has(step) ? { path: path.slice(0, depth + 1), word: null } : { path, word });
    }
    return [...lines].map(([step, line], at) => {
      const key = (keys.length > KEYS ? at : keys.indexOf(step)) + 1;
      return { ...line, key: key >= 1 && key <= KEYS ? key : null };
    });
  }

  /** The answers that are about nothing on the board while others are: they stay on offer whatever is being built. */
  finals(): Choice[] {
    if (this.isPlain || this.#legal.every(({ marks }) => !marks.length)) return [];
    return this.#legal.filter(({ path, marks }) => path.length === 1 && !marks.length).map(({ path, word }) => ({ path, word }));
  }

  /** Take a line. If it asks for nothing but what was aimed at before, that is what is meant. */
  pick(choice: Choice): void {
    this.#set([...this.#built, { line: choice }]);
    const aimed = this.#built.findLast((step) => "thing" in step && step.aimed);
    if (choice.word || this.ready || !aimed || !("thing" in aimed)) return;
    const built = [...this.#built, { thing: aimed.aimed!, aimed: null }];
    if (inOrder(this.#fitting(built)).length === 1) this.#set(built);
  }

  /** Add a thing to what is being built. What contradicts it is dropped, the latest first; what was there already is not
   * added again. Who can go together goes along or stays. False if it is no part of any legal word: then everything stays
   * as it was. `aimed` is what lay under the pointer, if that was in the thing. */
  point(thing: string, aimed: string | null = null): boolean {
    const built = this.#group()?.names.includes(thing) ? (this.#toggled(thing) ?? this.#built) : this.#joined(thing, aimed);
    if (!built) return false;
    this.#set(built);
    return true;
  }

  /** Whether pointing at this adds nothing, because it was pointed at last. */
  isAgain(thing: string): boolean {
    return this.last === thing && this.#joined(thing) === this.#built && !this.#group()?.names.includes(thing);
  }

  reset(): void {
    this.#set([]);
  }

  /** Undo one step. */
  back(): void {
    this.#set(this.#built.slice(0, -1));
  }

  /** What has been built, with this thing. */
  #joined(thing: string, aimed: string | null = null): readonly Step[] | null {
    const step: Step = { thing, aimed: aimed === thing ? null : aimed };
    if (this.#fitting([...this.#built, step]).length) return [...this.#built, step];
    if (this.chosen.includes(thing)) return this.#built;
    for (let kept = this.#built.length - 1; kept >= 0; kept -= 1) {
      const built = [...this.#built.slice(0, kept), step];
      if (this.#fitting(built).length) return built;
    }
    return null;
  }

  /** The words that differ from what is ready only in who goes along, if one of them means all. */
  #group(): { path: readonly string[]; names: readonly string[]; goes: readonly string[]; words: readonly Legal[] } | null {
    const ready = this.#hasParties && this.ready && this.#legal.find(({ word }) => word === this.ready);
    if (!ready) return null;
    const path = ready.path.slice(0, -1);
    const words = this.#legal.filter((one) => one.path.length === ready.path.length && path.every((step, at) => one.path[at] === step));
    const all = words.map(goersOf).find(isParty);
    return all ? { path, names: namesOf(all), goes: namesOf(goersOf(ready)), words } : null;
  }

  /** What has been built, with this one going along instead of staying, or the other way round; null if that is not legal. */
  #toggled(name: string): readonly Step[] | null {
    const { goes, names, words } = this.#group()!;
    const wanted = names.filter((each) => goes.includes(each) !== (each === name));
    const found = words.find((one) => sameNames(namesOf(goersOf(one)), wanted));
    if (!found) return null;
    const kept = this.#built.filter((step) => ("thing" in step ? !names.includes(step.thing) : step.line.word === null));
    return [...kept, { line: { path: found.path, word: found.word } }];
  }

  #set(built: readonly Step[]): void {
    this.#built = built;
    this.#fits = this.#fitting(built);
    this.#open = inOrder(this.#fits);
  }

  /** The parts that have been taken from the list. */
  #lined({ path }: Choice): string[] {
    return path.length ? this.#points(path) : [];
  }

  /** What nobody has pointed at although words that can still be meant differ in it. */
  #lack({ left }: Fit): { named: number; meant: number } {
    const differing = left.filter((mark) => !this.#open.every((other) => other.left.some((its) => same(its, mark))));
    const meant = differing.filter(({ isMeant }) => isMeant).length;
    return { named: differing.length - meant, meant };
  }

  #fitting(built: readonly Step[]): Fit[] {
    const said = built.map((step) => ("line" in step ? { ...step.line, lined: this.#lined(step.line).length } : step.thing));
    return this.#legal.flatMap((legal) => matched(legal, said) ?? []);
  }
}

/** What the lines that were taken lead to together. */
function lineOf(built: readonly Step[]): Choice {
  return built.flatMap((step) => ("line" in step ? [step.line] : [])).at(-1) ?? { path: [], word: null };
}

function thingsOf(built: readonly Step[]): string[] {
  return built.flatMap((step) => ("thing" in step ? [step.thing] : []));
}

/** Find a part of the word for each thing, and for each line as many parts as it names. */
function matched(legal: Legal, built: readonly (string | (Choice & { lined: number }))[]): Fit | null {
  let left = legal.marks;
  const roles: number[] = [];
  for (const step of built) {
    if (typeof step === "string") {
      const mark = left.find(({ names }) => names.includes(step));
      if (!mark) return null;
      roles.push(mark.role);
      left = left.filter((other) => other !== mark);
    } else {
      if (step.word ? step.word !== legal.word : step.path.some((part, at) => legal.path[at] !== part)) return null;
      left = left.filter(({ role }) => role >= step.lined);
    }
  }
  return { legal, roles, left };
}

/** Of words with the same verb, those in which the things come as early as they can: what is pointed at first acts. */
function inOrder(fits: readonly Fit[]): readonly Fit[] {
  const first = new Map<string, readonly number[]>();
  for (const { legal, roles } of fits) {
    const known = first.get(legal.path[0]!);
    if (!known || isEarlier(roles, known)) first.set(legal.path[0]!, roles);
  }
  return fits.filter(({ legal, roles }) => !isEarlier(first.get(legal.path[0]!)!, roles));
}

function isEarlier(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((role, at) => role !== other[at]);
  return differs >= 0 && one[differs]! < other[differs]!;
}

function verbsOf(fits: readonly Fit[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { legal, left } of fits) {
    for (const name of left.flatMap(({ names }) => names)) found.set(name, (found.get(name) ?? new Set()).add(legal.path[0]!));
  }
  return found;
}

function marksOf(points: readonly string[]): Mark[] {
  return points.flatMap((point, role) => {
    const isMeant = point.startsWith("(");
    return (isMeant ? point.slice(1, -1) : point).split("+").map((each) => ({ names: each.split("|"), role, isMeant }));
  });
}

/** What the last part of a word names: who goes along. */
function goersOf({ marks }: Legal): readonly Mark[] {
  return marks.filter(({ role }) => role === marks.at(-1)!.role);
}

/** Whether these are meant together without being pointed at. */
function isParty(marks: readonly Mark[]): boolean {
  return marks.length > 1 && marks.every(({ isMeant }) => isMeant);
}

function namesOf(marks: readonly Mark[]): string[] {
  return marks.flatMap(({ names }) => names);
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

function same(one: Mark, other: Mark): boolean {
  return one.role === other.role && one.isMeant === other.isMeant && one.names.join() === other.names.join();
}
