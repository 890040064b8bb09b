/** Opens the connection to the table before the rest of the page has loaded, and buffers messages until somebody listens. */
import { type Language, preferred } from "./languages";

export interface Connection {
  socket: WebSocket;
  heard: MessageEvent[];
}

const connections = new Map<string, Connection>();

export function socketAddress(match: string, ticket: string, language: string, after = 0, line = 0): string {
  const query = new URLSearchParams({ after: String(after), line: String(line), ticket, lang: language });
  return `${location.origin.replace("http", "ws")}/matches/${match}/socket?${query}`;
}

/** The connection that was opened early, or a new one. */
export function connectionTo(address: string): Connection {
  const early = connections.get(address);
  connections.delete(address);
  return early ?? connect(address);
}

/** What the page's URL contains: a match, and the tickets to its seats. */
export function whereWeAre(): { match: string | undefined; tickets: string; step: string | undefined } {
  const [, match] = /^\/play\/([^/]+)$/.exec(location.pathname) ?? [];
  const [tickets = "", step] = location.hash.slice(1).split("@");
  return { match, tickets, step };
}

export function seekEarly(): void {
  const { match, tickets } = whereWeAre();
  if (!match) return;
  for (const ticket of tickets.split(",")) {
    const address = socketAddress(match, ticket, keptLanguage() ?? preferred());
    connections.set(address, connect(address));
  }
}

function connect(address: string): Connection {
  const connection: Connection = { socket: new WebSocket(address), heard: [] };
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
