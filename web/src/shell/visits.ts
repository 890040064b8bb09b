/** How much of each match this browser has been shown. */

interface Visit {
  match: string;
  seat: string;
  seen: number;
}

const KEY = "gonfalon-matches";
const MOST = 60;

function visits(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visit[];
  } catch {
    return [];
  }
}

/** The latest first. */
export function remember(match: string, seat: string, seen: number): void {
  const others = visits().filter((each) => each.match !== match || each.seat !== seat);
  localStorage.setItem(KEY, JSON.stringify([{ match, seat, seen }, ...others].slice(0, MOST)));
}

export function seenOf(match: string, seat: string): number {
  return visits().find((each) => each.match === match && each.seat === seat)?.seen ?? 0;
}

export function forgetSeen(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(visits().filter((each) => each.match !== match)));
}
