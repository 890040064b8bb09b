/** A review in figures: percents that add up, and a line to draw. */
import type { ToldParts, ToldPoint } from "../../types";

export const percent = (chance: number): number => Math.round(100 * chance);
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export interface Part {
  name: "start" | "own" | "others" | "luck" | "result";
  /** In percent: what it adds, or for the result where all of it leads. */
  amount: number;
  from: number;
  to: number;
}

/** Whole percents that add up: what is rounded is where the chance stood by then. */
export function partsOf({ start, own, others, result }: ToldParts): Part[] {
  const stood = [0, start, start + own, start + own + others, result].map(percent);
  const names = ["start", "own", "others", "luck"] as const;
  const parts: Part[] = names.map((name, at) => ({ name, amount: stood[at + 1]! - stood[at]!, from: stood[at]!, to: stood[at + 1]! }));
  return [...parts, { name: "result", amount: stood[4]!, from: 0, to: stood[4]! }];
}

/** The chances as a line in a field of this size. */
export function lineOf(curve: readonly ToldPoint[], wide: number, high: number): string {
  return curve.map(({ chance }, at) => `${at ? "L" : "M"}${placeOf(at, curve.length, wide).toFixed(1)} ${(high * (1 - chance)).toFixed(1)}`).join("");
}

export function placeOf(at: number, points: number, wide: number): number {
  return points > 1 ? (at / (points - 1)) * wide : 0;
}
