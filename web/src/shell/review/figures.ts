/** A review in figures: percents that add up, a line to draw, and odds in a few words. */
import type { Forecast, ToldParts, ToldPoint } from "../../types";
import type { Say } from "../board";

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

const LEAST = 0.05;

/** What may come of an action: losses on the average, what may be swept, who may win; else each outcome. Nothing where no luck decides. */
export function oddsOf(odds: Forecast | null | undefined, named: (name: string) => string, say: Say): string[] {
  const charts = odds?.charts ?? [];
  const bars = charts.flatMap((chart) => chart.bars);
  const lost = summed(bars.flatMap((bar) => Object.entries(bar.harm ?? {}).map(([where, amount]) => [where, bar.chance * amount] as const)));
  const swept = summed(bars.flatMap((bar) => (bar.sweeps ?? []).map((where) => [where, bar.chance] as const)));
  const won = new Map<string, number>();
  // Charts are about the same throw seen from different places, so they do not add up.
  for (const chart of charts) for (const [side, chance] of summed(chart.bars.flatMap((bar) => (bar.wins ? [[bar.wins, bar.chance] as const] : [])))) won.set(side, Math.max(chance, won.get(side) ?? 0));
  const said = [
    ...[...lost].filter(([, amount]) => amount >= LEAST).map(([where, amount]) => say("ui-harm", { where: named(where), amount: amount.toFixed(1) })),
    ...[...swept].map(([where, chance]) => say("review-swept", { where: named(where), chance: percent(chance) })),
    ...[...won].map(([side, chance]) => say("review-won", { side: say(`side-${side}`), chance: percent(chance) })),
  ];
  return said.length ? said : bars.map((bar) => `${named(bar.label)} ${say("ui-percent", { number: percent(bar.chance) })}`);
}

function summed(amounts: readonly (readonly [string, number])[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const [name, amount] of amounts) total.set(name, (total.get(name) ?? 0) + amount);
  return total;
}
