/** The matches that this browser holds something of, as the table sees them: one request for all. */
import type { Glance, LookIn } from "../../types";
import { fetchPolitely } from "../client";
import { allPockets, type Pocket } from "../pockets";

export interface Mine {
  match: string;
  glance: Glance;
  /** The seats that this browser holds; two for people at one screen. */
  seats: string[];
  isMyTurn: boolean;
}

const MOST = 60;

/** Those that wait for me first, then those in play, then those that have not begun, then what is over or lost. */
export async function myMatches(language: string): Promise<Mine[]> {
  const kept = allPockets();
  const pockets = kept.flatMap(([match, held]) => held.map((pocket) => ({ match, pocket }))).slice(0, MOST);
  if (!pockets.length) return [];
  const wish: LookIn = { tickets: pockets.map(({ pocket }) => pocket.ticket) };
  const answer = await fetchPolitely(`/v1/glances?lang=${language}`, { method: "POST", body: JSON.stringify(wish) });
  if (!answer.ok) throw new Error(String(answer.status));
  const glances = (await answer.json()) as Glance[];
  const told = pockets.map(({ match, pocket }, at) => ({ match, pocket, glance: glances[at]! }));
  const matches = [...new Set(told.map(({ match }) => match))];
  return matches.map((match) => together(match, told.filter((each) => each.match === match))).sort(byWhatMatters);
}

/** Watching counts only for somebody who does not play. */
function together(match: string, told: { pocket: Pocket; glance: Glance }[]): Mine {
  const open = told.filter(({ glance }) => !glance.trouble);
  const playing = open.filter(({ glance }) => glance.seat! in glance.seats!);
  const { glance } = playing[0] ?? open[0] ?? told[0]!;
  const seats = playing.map((each) => each.glance.seat!);
  return { match, glance, seats, isMyTurn: seats.includes(glance.turn ?? "") };
}

function rank({ glance, isMyTurn }: Mine): number {
  if (glance.trouble) return 4;
  if (glance.over) return 3;
  return isMyTurn ? 0 : glance.turn ? 1 : 2;
}

function byWhatMatters(one: Mine, other: Mine): number {
  return rank(one) - rank(other) || (other.glance.since ?? 0) - (one.glance.since ?? 0);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "3 hours ago", in the reader's language. */
export function ago(when: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, long] = UNITS.find(([, length]) => now - when >= length) ?? ["second", Infinity];
  return format.format(unit === "second" ? 0 : -Math.floor((now - when) / long), unit);
}

export function dateOf(when: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(when);
}
