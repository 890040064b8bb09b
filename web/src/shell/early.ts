/** The line to the table is sought before the rest of the page is there; what comes in meanwhile waits for its hearer. */
import { type Language, preferred } from "./languages";

export interface Line {
  socket: WebSocket;
  heard: MessageEvent[];
}

const lines = new Map<string, Line>();

export function lineAddress(match: string, ticket: string, language: string, after = 0, line = 0): string {
  const query = new URLSearchParams({ after: String(after), line: String(line), ticket, lang: language });
  return `${location.origin.replace("http", "ws")}/matches/${match}/socket?${query}`;
}

/** The line that was sought early, or a new one. */
export function lineTo(address: string): Line {
  const early = lines.get(address);
  lines.delete(address);
  return early ?? openLine(address);
}

/** What the page's address names: a match, and the tickets to its seats. */
export function whereWeAre(): { match: string | undefined; tickets: string; step: string | undefined } {
  const [, match] = /^\/play\/([^/]+)$/.exec(location.pathname) ?? [];
  const [tickets = "", step] = location.hash.slice(1).split("@");
  return { match, tickets, step };
}

export function seekEarly(): void {
  const { match, tickets } = whereWeAre();
  if (!match) return;
  for (const ticket of tickets.split(",")) {
    const address = lineAddress(match, ticket, keptLanguage() ?? preferred());
    lines.set(address, openLine(address));
  }
}

function openLine(address: string): Line {
  const line: Line = { socket: new WebSocket(address), heard: [] };
  line.socket.onmessage = (event) => line.heard.push(event);
  return line;
}

function keptLanguage(): Language | undefined {
  try {
    return (JSON.parse(localStorage.getItem("gonfalon") ?? "{}") as { language?: Language }).language;
  } catch {
    return undefined;
  }
}
