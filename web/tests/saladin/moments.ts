/** Moments of real matches with what the rules allow in them; `-choice`, `-react` and so on are chosen, the others drawn at random. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import text from "../../../src/gonfalon/games/saladin/en.ftl?raw";
import type { Say } from "../../src/shell/board";
import type { Update, SaladinView, ToldStep } from "../../src/types";
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

const fixtures = import.meta.glob<Update>("../../fixtures/saladin-*.json", { eager: true, import: "default" });

export function steps(name: string, from: number, to: number): ToldStep[] {
  return fixtures[`../../fixtures/saladin-${name}-watcher.json`]!.steps.filter((step) => step.number >= from && step.number <= to);
}

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(text));

export const say: Say = (key, facts) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts) : key;
};
