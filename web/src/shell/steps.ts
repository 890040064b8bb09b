import type { GameModule, Say } from "./board";

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

/** What is being built, in words, as far as it is known. */
export function builtOf(module: GameModule, view: unknown, path: readonly (string | null)[], chosen: readonly string[], say: Say): string {
  if (!path[0]) return chosen.map((name) => module.named(name, say)).join(" · ");
  if (module.building) return module.building(view, path, say);
  const open = path.indexOf(null);
  return phraseOf(module, view, path.slice(0, open < 0 ? path.length : open) as string[], 0, say);
}
