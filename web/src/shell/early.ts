/** Opens the connection to the table before the rest of the page has loaded, and buffers messages until somebody listens. */
import { type Language, preferred } from "./languages";
import { findPockets, keepHere, keepHost, type Pocket, pocketsHere } from "./pockets";
import { here, rename } from "./places";
import { type Line, transport } from "./transport";

export interface Connection {
  socket: Line;
  heard: MessageEvent[];
}

/** A browser refuses to open a line with anything else, and nothing else was given out. */
const TICKET = /^[\w.-]+$/;
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
  /** Whether somebody came by a link with a ticket, and not to a seat that this browser keeps. */
  isLinked: boolean;
  /** The past step at which to open the match. */
  step: number | null;
}

let place: Place;

/** The match of the page's address, and what this browser holds of it. */
export function whereWeAre(): Place {
  return place;
}

export function seekEarly(): void {
  const [, match] = /^\/play\/([^/]+)$/.exec(here().path) ?? [];
  const [tickets, step] = here().mark.split("@");
  const pockets = match ? (tickets ? findPockets(match, tickets.split(",").filter((each) => TICKET.test(each))) : pocketsHere(match)) : [];
  place = { match, pockets, isLinked: !!tickets, step: step === undefined ? null : Number(step) };
  for (const { ticket } of pockets) {
    const address = socketAddress(match!, languageHere());
    connections.set(address + ticket, connect(address, ticket));
  }
  // Storing takes its time: the table is asked first.
  if (!tickets) return;
  forgetTickets(step);
  if (match) keepHere(match, pockets);
  else keepHost(tickets);
}

/** Whoever looks at the screen, at the history or at a bookmark finds no ticket there. */
function forgetTickets(step: string | undefined): void {
  const { path, query } = here();
  rename(path + (query.size ? `?${query}` : "") + (step ? `#@${step}` : ""));
}

/** A browser can set no header for a WebSocket but the names of subprotocols. */
function connect(address: string, ticket: string): Connection {
  const connection: Connection = { socket: transport().open(address, ["gonfalon", `gonfalon.ticket.${ticket}`]), heard: [] };
  connection.socket.onmessage = (event) => connection.heard.push(event);
  return connection;
}

/** Before the settings have been read. */
export function languageHere(): Language {
  return keptLanguage() ?? preferred();
}

function keptLanguage(): Language | undefined {
  try {
    return (JSON.parse(localStorage.getItem("gonfalon") ?? "{}") as { language?: Language }).language;
  } catch {
    return undefined;
  }
}
