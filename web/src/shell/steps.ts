import type { GameModule, Order, Say } from "./board";

/** A word is sent as the steps in which a person builds it: joined they are the word, bare they are what is displayed. */
const SEPARATORS = /[ >]+$/;

export function wordOf(steps: readonly string[]): string {
  return steps.join("");
}

export function bare(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(SEPARATORS, ""));
}

/** The rest of a path from here on, in words. */
export function phraseOf(module: GameModule, view: unknown, path: readonly string[], from: number, say: Say): string {
  return path.slice(from).map((_, at) => module.phrase(view, path, from + at, say)).join(" · ");
}

/** An order in words, in a view in which it has been carried out. */
export function orderOf(module: GameModule, view: unknown, order: Order, say: Say): string {
  return module.brief?.(view, order, say) ?? order.map((word) => phraseOf(module, view, word.split(/[ >]+/), 0, say)).join(", ");
}

/** What is being built, in words, as far as it is known. */
export function builtOf(module: GameModule, view: unknown, path: readonly (string | null)[], chosen: readonly string[], say: Say): string {
  if (!path[0]) return chosen.map((name) => module.named(name, say)).join(" · ");
  if (module.building) return module.building(view, path, say);
  const open = path.indexOf(null);
  return phraseOf(module, view, path.slice(0, open < 0 ? path.length : open) as string[], 0, say);
}
