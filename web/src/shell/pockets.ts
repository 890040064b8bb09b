/** What this browser keeps of its seats. A ticket is in an address only until the page has read it. */

export interface Pocket {
  /** The ticket or invitation of the link that it began with. */
  came: string;
  /** As secret as the ticket: with it and the invitation the ticket can be had again. */
  client: string;
  /** The seat's own ticket, or a watcher's. Until the seat is taken, the invitation. */
  ticket: string;
  /** Known from the first update on. */
  seat?: string;
  promise?: Promised;
}

/** Our part in fate. */
export interface Promised {
  /** Somebody may withdraw before the match; then all commit anew. */
  round: number;
  /** Our own. */
  contribution: string;
  /** The table's, as it was told before we committed. */
  commitment: string;
  /** Of all seats, as they were told before we revealed. From then on nobody can choose any more. */
  commitments: Record<string, string>;
  /** What is to be played, as it was told before we committed, as lines of the record. */
  agreed?: string[];
}

const KEPT = "gonfalon-seats";
const HERE = "gonfalon-here";
const HOST = "gonfalon-host";
const MOST = 60;

type Kept = Record<string, Pocket[]>;

/** The pockets of this link; from now on this tab shows them. */
export function pocketsOf(match: string, tickets: string[]): Pocket[] {
  const found = findPockets(match, tickets);
  keepHere(match, found);
  return found;
}

/** The pockets of this link, which may have taken its seat before. */
export function findPockets(match: string, tickets: string[]): Pocket[] {
  const known = kept()[match] ?? [];
  return tickets.map((came) => known.find((each) => each.came === came) ?? { came, client: randomHex(16), ticket: came });
}

/** From now on this tab shows these. */
export function keepHere(match: string, pockets: Pocket[]): void {
  pockets.forEach((pocket) => keepPocket(match, pocket));
  sessionStorage.setItem(`${HERE}/${match}`, pockets.map((each) => each.came).join(","));
}

/** What this tab showed of the match before, else every seat that this browser holds in it, else what it may watch. */
export function pocketsHere(match: string): Pocket[] {
  const known = kept()[match] ?? [];
  const here = sessionStorage.getItem(`${HERE}/${match}`)?.split(",") ?? [];
  const shown = known.filter((each) => here.includes(each.came));
  const seats = known.filter((each) => each.seat !== "watcher");
  return shown.length ? shown : seats.length ? seats : known.slice(-1);
}

export function keepPocket(match: string, pocket: Pocket): void {
  const { [match]: known = [], ...others } = kept();
  const all = { ...others, [match]: [...known.filter((each) => each.came !== pocket.came), pocket] };
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
}

/** All matches that this browser holds something of, the latest first. */
export function allPockets(): [match: string, pockets: Pocket[]][] {
  return Object.entries(kept()).reverse();
}

/** The seats are lost by this, unless their links are kept elsewhere. */
export function dropPockets(match: string): void {
  const { [match]: _, ...others } = kept();
  localStorage.setItem(KEPT, JSON.stringify(others));
  localStorage.removeItem(`${HOST}/${match}`);
}

/** The permission to begin matches lasts until the window is closed; that to give out the seats of one match stays. */
export function keepHost(ticket: string, match?: string): void {
  if (match) localStorage.setItem(`${HOST}/${match}`, ticket);
  else sessionStorage.setItem(HOST, ticket);
}

export function hostTicket(match?: string): string {
  return (match ? localStorage.getItem(`${HOST}/${match}`) : sessionStorage.getItem(HOST)) ?? "";
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
