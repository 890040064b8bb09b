/** Links for others, for whoever began a match: kept in this browser until they are used. */
import type { Issued } from "../types";
import { linkTo } from "./client";
import { hostTicket, randomHex } from "./pockets";
import { transport } from "./transport";

const KEY = "gonfalon-invited";

export function invite(match: string, seat: string, link: string): void {
  localStorage.setItem(`${KEY}/${match}/${seat}`, link);
}

export function invitation(match: string, seat: string): string | null {
  return localStorage.getItem(`${KEY}/${match}/${seat}`);
}

export function dropInvitations(match: string): void {
  Object.keys(localStorage).filter((key) => key.startsWith(`${KEY}/${match}/`)).forEach((key) => localStorage.removeItem(key));
}

/** Take a seat from its holder, which everybody is told, and get a new link to it. */
export async function reissue(match: string, seat: string): Promise<string | null> {
  const answer = await transport().fetch(`/v1/matches/${match}/reissue`, {
    method: "POST",
    headers: { Authorization: `Bearer ${hostTicket(match)}` },
    body: JSON.stringify({ client: randomHex(16), seat }),
  });
  if (!answer.ok) return null;
  const link = linkTo((await answer.json()) as Issued);
  invite(match, seat, link);
  return link;
}
