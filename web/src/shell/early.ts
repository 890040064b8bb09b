/** Opens the connection to the table before the rest of the page has loaded, and buffers messages until somebody listens. */
import { type Language, preferred } from "./languages";
import { keepHost, type Pocket, pocketsHere, pocketsOf } from "./pockets";

export interface Connection {
  socket: WebSocket;
  heard: MessageEvent[];
}

const connections = new Map<string, Connection>();

export function socketAddress(match: string, language: string, after = 0, line = 0): string {
  const query = new URLSearchParams({ after: String(after), line: String(line), lang: language });
  return `${location.origin.replace("http", "ws")}/v1/matches/${match}/socket?${query}`;
}

/** The connection that was opened early, or a new one. */
export function connectionTo(address: string, ticket: string): Connection {
  const early = connections.get(address + ticket);
  connections.delete(address + ticket);
  return early ?? connect(address, ticket);
}

export interface Place {
  match: string | undefined;
  pockets: Pocket[];
  /** The past step at which to open the match. */
  step: number | null;
}

let place: Place;

/** The match of the page's address, and what this browser holds of it. */
export function whereWeAre(): Place {
  return place;
}

export function seekEarly(): void {
  const [, match] = /^\/play\/([^/]+)$/.exec(location.pathname) ?? [];
  const [tickets, step] = location.hash.slice(1).split("@");
  if (tickets) forgetTickets(step);
  if (tickets && !match) keepHost(tickets);
  const pockets = match ? (tickets ? pocketsOf(match, tickets.split(",")) : pocketsHere(match)) : [];
  place = { match, pockets, step: step === undefined ? null : Number(step) };
  for (const { ticket } of pockets) {
    const address = socketAddress(match!, keptLanguage() ?? preferred());
    connections.set(address + ticket, connect(address, ticket));
  }
}

/** Whoever looks at the screen, at the history or at a bookmark finds no ticket there. */
function forgetTickets(step: string | undefined): void {
  history.replaceState(null, "", location.pathname + location.search + (step ? `#@${step}` : ""));
}

/** A browser can set no header for a WebSocket but the names of subprotocols. */
function connect(address: string, ticket: string): Connection {
  const connection: Connection = { socket: new WebSocket(address, ["gonfalon", `gonfalon.ticket.${ticket}`]), heard: [] };
  connection.socket.onmessage = (event) => connection.heard.push(event);
  return connection;
}

function keptLanguage(): Language | undefined {
  try {
    return (JSON.parse(localStorage.getItem("gonfalon") ?? "{}") as { language?: Language }).language;
  } catch {
    return undefined;
  }
}
