/** What this browser remembers of matches: how much of each has been seen, and the link back to it. */

export interface Visit {
  match: string;
  game: string;
  scenario: string;
  seat: string;
  /** The link back: the page's URL with its tickets. */
  path: string;
  seen: number;
  over: boolean;
}

const KEY = "gonfalon-matches";
const MOST = 30;

export function visits(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visit[];
  } catch {
    return [];
  }
}

/** The latest first. */
export function remember(visit: Visit): void {
  const others = visits().filter((each) => !isSame(each, visit.match, visit.seat));
  localStorage.setItem(KEY, JSON.stringify([visit, ...others].slice(0, MOST)));
}

export function seenOf(match: string, seat: string): number {
  return visits().find((each) => isSame(each, match, seat))?.seen ?? 0;
}

export function forget(match: string, seat: string): void {
  localStorage.setItem(KEY, JSON.stringify(visits().filter((each) => !isSame(each, match, seat))));
}

function isSame(visit: Visit, match: string, seat: string): boolean {
  return visit.match === match && visit.seat === seat;
}
