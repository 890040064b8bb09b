/** What only the page that needs no server asks its table: about letters, and to open records. */
import type { Invite, Issued, OpenLetter, ToldLetter, Trouble } from "../types";
import { fetchPolitely, TableRefused } from "../shell/client";
import { fullLink, go } from "../shell/places";
import { hostTicket, pocketsHere, pocketsOf, randomHex } from "../shell/pockets";
import { settings } from "../shell/settings.svelte";

export function letterLink(text: string): string {
  return fullLink(`/letter/${text}`);
}

/** The text of a letter in a link or by itself. The table says what is wrong with it. */
export function textIn(given: string): string {
  return given.replace(/^.*#\/letter\//s, "").replace(/\s+/g, "");
}

export function look(text: string): Promise<ToldLetter> {
  return ask("letters/look", { text } satisfies OpenLetter);
}

/** Opens a letter and goes to its match. */
export async function open(text: string, name: string | null = null): Promise<void> {
  sit(await ask("letters/open", { text, name } satisfies OpenLetter));
}

/** Begins a match and goes there; returns why not. */
export async function invited(wish: Omit<Invite, "client">): Promise<string> {
  try {
    sit(await ask("letters/invite", { ...wish, client: randomHex(16) } satisfies Invite));
    return "";
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    return error.trouble.text;
  }
}

/** A browser that has the seat already keeps it as it is. */
export function sit({ match, ticket }: Issued): void {
  if (!pocketsHere(match).length) pocketsOf(match, [ticket]);
  go(`/play/${match}`);
}

export async function ask<T>(what: string, message: object): Promise<T> {
  const answer = await fetchPolitely(`/v1/${what}?lang=${settings.language}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${hostTicket()}` },
    body: JSON.stringify(message),
  });
  if (!answer.ok) throw new TableRefused((await answer.json()) as Trouble);
  return (await answer.json()) as T;
}
