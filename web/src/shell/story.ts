/** A finished match in short: how far each side was on its way to win after each action, and where that changed most. */
import type { Moment, Prospect, ToldStep } from "../types";

export interface Story {
  /** After how many actions each moment was. */
  numbers: number[];
  /** From 0, where the match began, to 1, where the seat has won; one for each action. Empty where nothing is counted. */
  curves: Record<string, number[]>;
  /** The actions after which most had changed, in their order. */
  turns: Turn[];
  /** How many decisions each seat made; unknown of a sample. */
  decisions: Record<string, number>;
  /** Each seat's ways to win, as they stood at the end. */
  ways: readonly Prospect[];
}

export interface Turn {
  step: ToldStep;
  /** Which seat's way to win changed most, and how it stood then; nothing if none changed. */
  way?: Prospect;
}

/** Longer matches are read in parts, evenly spread over their course. */
const LONGEST = 1500;
const PART = 100;
const MOST = 5;

/** The moments of a match of so many actions, or a sample with its beginning and its end. */
export async function momentsOf(ask: (after: number, most: number) => Promise<Moment[]>, actions: number): Promise<Moment[]> {
  if (actions <= LONGEST) return ask(0, Infinity);
  const parts = LONGEST / PART;
  const found: Moment[] = [];
  for (let part = 0; part < parts; part += 1) found.push(...(await ask(Math.round((part * (actions - PART)) / (parts - 1)), PART)));
  return found;
}

export function storyOf(moments: readonly Moment[], seats: readonly string[]): Story {
  const counted = moments.map(({ sight }) => sight.progress ?? []);
  const numbers = moments.map(({ sight }) => sight.number);
  const curves = Object.fromEntries(seats.flatMap((seat) => curveOf(counted, seat)));
  const isWhole = numbers.every((_, at) => !at || follows(numbers, at));
  const decided = (seat: string) => moments.filter(({ step }) => step?.actor === seat).length;
  const decisions = isWhole ? Object.fromEntries(seats.map((seat) => [seat, decided(seat)])) : {};
  return { numbers, curves, turns: turnsOf(moments, curves), decisions, ways: counted.at(-1) ?? [] };
}

/** Whether nothing is left out before this moment. */
function follows(numbers: readonly number[], at: number): boolean {
  return numbers[at] === numbers[at - 1]! + 1;
}

/** The way on which the seat got farthest in the end. */
function curveOf(counted: readonly (readonly Prospect[])[], seat: string): [string, number[]][] {
  const whats = [...new Set(counted.flat().flatMap((way) => (way.seat === seat ? [way.what] : [])))];
  const curves = whats.map((what) => fractions(counted.map((ways) => ways.find((way) => way.seat === seat && way.what === what))));
  const best = curves.sort((one, other) => other.at(-1)! - one.at(-1)!)[0];
  return best ? [[seat, best]] : [];
}

/** What one needs may change with what the others have: then only the ratio tells how far one is. */
function fractions(ways: readonly (Prospect | undefined)[]): number[] {
  const first = ways.find((way) => way)!;
  const isFixed = ways.every((way) => !way || way.need === first.need);
  const height = ({ have, need }: Prospect) => (isFixed ? have : need ? have / need : 0);
  const [from, goal] = [height(first), isFixed ? first.need : 1];
  let last = 0;
  return ways.map((way) => {
    if (way) last = goal === from ? Number(way.have === way.need) : (height(way) - from) / (goal - from);
    return Math.max(0, Math.min(1, last));
  });
}

/** What happened in those actions is told with them or, where fate followed, just before. If nothing changed, the last action is all there is. */
function turnsOf(moments: readonly Moment[], curves: Readonly<Record<string, number[]>>): Turn[] {
  const numbers = moments.map(({ sight }) => sight.number);
  const told = moments.flatMap(({ step }, at) => (step?.said?.length ? [{ step, at, change: 0, way: undefined as Prospect | undefined }] : []));
  for (const [at, { sight }] of moments.entries()) {
    const teller = told.findLast((each) => each.at <= at);
    if (!teller || !follows(numbers, at)) continue;
    const changes = Object.entries(curves).map(([seat, curve]) => ({ seat, by: Math.abs(curve[at]! - curve[at - 1]!) }));
    const [most] = changes.sort((one, other) => other.by - one.by);
    teller.change += changes.reduce((sum, { by }) => sum + by, 0);
    if (most?.by) teller.way = sight.progress?.find(({ seat }) => seat === most.seat);
  }
  const greatest = told.filter(({ change }) => change).sort((one, other) => other.change - one.change || other.at - one.at).slice(0, MOST);
  return (greatest.length ? greatest.sort((one, other) => one.at - other.at) : told.slice(-1)).map(({ step, way }) => (way ? { step, way } : { step }));
}
