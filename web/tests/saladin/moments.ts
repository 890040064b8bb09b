/** Moments of real matches with what the rules allow in them; `-choice`, `-react` and so on are chosen, the others drawn at random. */
import type { Say } from "../../src/shell/board";
import type { News, SaladinView, ToldStep } from "../../src/types";
import data from "./moments.json";

export interface Moment {
  name: string;
  view: SaladinView;
  legal: string[];
}

export const moments = data as unknown as Moment[];

export function moment(name: string): Moment {
  return moments.find((each) => each.name === name)!;
}

const fixtures = import.meta.glob<News>("../../fixtures/saladin-*.json", { eager: true, import: "default" });

export function steps(name: string, from: number, to: number): ToldStep[] {
  return fixtures[`../../fixtures/saladin-${name}-watcher.json`]!.steps.filter((step) => step.number >= from && step.number <= to);
}

/** Says the key and the facts, so that a test sees both. */
export const say: Say = (key, facts = {}) => [key, ...Object.values(facts)].join(" ");
