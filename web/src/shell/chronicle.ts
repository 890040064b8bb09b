/** What happened as lines that can be read: what was taken back is marked, and talk about the match has its sentences. */
import type { ToldStep } from "../types";
import type { Say } from "./board";

export interface Line {
  key: string;
  number: number;
  /** Whose doing it was, if it was somebody's. */
  side: string;
  /** Whether a turn begins here. */
  heads: boolean;
  text: string;
  /** Whether it was taken back. */
  undone: boolean;
}

const TALK = /^(resign|(?:offer|accept|decline) draw|(?:accept|decline) take back|(?:offer )?take back|out of time)(?: (.+))?$/;

/** What a step says about the match, such as an offer; null for an action of the game. */
export function talkOf({ word }: ToldStep): { verb: string; about: string } | null {
  const [, verb, about] = TALK.exec(word) ?? [];
  return verb ? { verb, about: about ?? "" } : null;
}

/** The sentences of a step: the table's for what happened in the game, our own for talk. */
export function saidOf(step: ToldStep, nameOf: (seat: string) => string, say: Say): readonly string[] {
  const talk = talkOf(step);
  if (!talk) return step.said ?? [];
  return [say(`ui-talk-${talk.verb.replaceAll(" ", "-")}`, { name: nameOf(talk.verb === "out of time" ? talk.about : step.actor) })];
}

/** `turns` are the names of the events with which turns begin. */
export function linesOf(steps: readonly ToldStep[], nameOf: (seat: string) => string, say: Say, turns: ReadonlySet<string> = new Set()): Line[] {
  const undone = takenBack(steps);
  return steps.flatMap((step) =>
    saidOf(step, nameOf, say).map((text, at) => {
      const event = (step.events[at] ?? {}) as { event?: string; side?: string };
      return { key: `${step.number}.${at}`, number: step.number, side: event.side ?? step.actor, heads: turns.has(event.event ?? ""), text, undone: undone.has(step.number) };
    }),
  );
}

/** The numbers of the steps that no longer count. */
function takenBack(steps: readonly ToldStep[]): Set<number> {
  const undone = new Set<number>();
  let asked: number | null = null;
  for (const step of steps) {
    const talk = talkOf(step);
    if (talk?.verb === "offer take back") asked = Number(talk.about);
    const back = talk?.verb === "take back" ? Number(talk.about) : talk?.verb === "accept take back" ? asked : null;
    if (back === null) continue;
    for (const { number, word } of steps) if (number > back && number < step.number && !TALK.test(word)) undone.add(number);
  }
  return undone;
}
