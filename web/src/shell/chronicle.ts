/** What happened as lines that can be read: what was taken back is marked, and talk about the match has its sentences. */
import type { ChatLine, ToldStep } from "../types";
import type { GameModule, Say } from "./board";

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
  /** Dice and cards, as SVG in a square of 100 by 100. */
  pictures?: readonly string[];
  /** Who said it, if it is a line of chat. */
  speaker?: string;
  /** Lines of the same kind that follow each other are folded into one. */
  kind?: string;
  /** Those that are folded into this one. */
  folded?: readonly Line[];
}

const FATE = "fate";
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

/** What a game says of its log: the events with which turns begin, how the first turn is called if nothing tells of it, and pictures of dice and cards. */
export type Manner = Pick<GameModule, "turns" | "opening" | "pictures" | "folds">;

export function linesOf(steps: readonly ToldStep[], nameOf: (seat: string) => string, say: Say, manner: Manner = {}): Line[] {
  const undone = takenBack(steps);
  const declined = playedOn(steps);
  const opening = steps[0]?.number === 1 ? (manner.opening?.(say) ?? "") : "";
  const first: Line[] = opening ? [{ key: "opening", number: 0, side: "", heads: true, text: opening, undone: false }] : [];
  return first.concat(steps.flatMap((step) => {
    const offers = (declined.get(step.number) ?? []).map((offer) => spoken(`${step.number}.${offer}`, step, say(`ui-talk-decline-${offer}`, { name: nameOf(step.actor) })));
    const told = saidOf(step, nameOf, say).map((text, at) => {
      const event = (step.events[at] ?? {}) as { event?: string; side?: string };
      const line = { ...spoken(`${step.number}.${at}`, step, text), side: event.side ?? step.actor, heads: manner.turns?.has(event.event ?? "") ?? false };
      return { ...line, undone: undone.has(step.number), pictures: manner.pictures?.(event), kind: manner.folds?.(event) };
    });
    return [...offers, ...told];
  }));
}

const FEWEST = 3;

/** Several lines of a kind in a row, all by the same side, become one, which can be opened. */
export function folded(lines: readonly Line[], say: Say): Line[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line.kind && isLike(line, run[0]!)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length < FEWEST ? run : [{ ...run[0]!, key: `${run[0]!.key}+`, text: say(`fold-${run[0]!.kind}`, { count: run.length }), pictures: [], folded: run }]));
}

function isLike(one: Line, other: Line): boolean {
  return one.kind === other.kind && one.side === other.side && one.undone === other.undone;
}

function spoken(key: string, { number, actor }: ToldStep, text: string): Line {
  return { key, number, side: actor, heads: false, text, undone: false };
}

/** Lines of chat stand after what had happened when they were said; those from before the log are left out. */
export function withChat(lines: readonly Line[], chat: readonly ChatLine[], whole: boolean): Line[] {
  const from = whole ? 0 : (lines[0]?.number ?? Infinity);
  const said = chat.filter(({ number }) => typeof number === "number" && number >= from);
  const merged = said.map(({ line, seat, name, text, number }) => ({ key: `chat.${line}`, number: number!, side: seat, heads: false, text, undone: false, speaker: name }));
  return [...lines, ...merged].sort((one, other) => one.number - other.number);
}

/** The offers that were declined by playing on, by the number of the step that did. */
function playedOn(steps: readonly ToldStep[]): Map<number, string[]> {
  const declined = new Map<number, string[]>();
  let open: { offer: string; by: string }[] = [];
  for (const step of steps) {
    const [, answer, offer] = /^(offer|accept|decline)? ?(draw|take back)/.exec(step.word) ?? [];
    if (answer === "offer") open.push({ offer: offer!, by: step.actor });
    else if (offer) open = open.filter((each) => each.offer !== offer && answer === "decline");
    else if (!talkOf(step) && step.actor !== FATE) {
      const lapsed = open.filter(({ by }) => by !== step.actor);
      if (lapsed.length) declined.set(step.number, lapsed.map((each) => each.offer.replace(" ", "-")));
      open = open.filter(({ by }) => by === step.actor);
    }
  }
  return declined;
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
