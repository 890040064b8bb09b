/** Open seats: offered by visitors of an open server to whoever comes. */
import type { Issued, OfferedSeats, Trouble } from "../../types";
import { fetchPolitely } from "../client";
import { randomHex } from "../pockets";

const VISITOR = "gonfalon-visitor";
const POSTED = "gonfalon-posted";
/** Offered to whoever has not chosen a name. */
const NAMES = [
  "Aldonza", "Aznar", "Berenguela", "Blanca", "Diego", "Fortún", "Idris", "Leonor", "Lope", "Maryam", "Nuño", "Ramiro",
  "Rodrigo", "Salma", "Sancha", "Tariq", "Teresa", "Urraca", "Yusuf", "Zaynab",
]; // prettier-ignore

export async function openSeats(): Promise<OfferedSeats> {
  return (await (await fetchPolitely("/v1/seats")).json()) as OfferedSeats;
}

/** An invitation to the seat, or why there is none. */
export async function take(match: string, language: string): Promise<Issued | Trouble> {
  const answer = await fetchPolitely(`/v1/seats/${match}/take?lang=${language}`, { method: "POST" });
  return (await answer.json()) as Issued | Trouble;
}

/** By which the server knows whose open seat a new one replaces. */
export function visitor(): string {
  const known = localStorage.getItem(VISITOR) ?? randomHex(16);
  localStorage.setItem(VISITOR, known);
  return known;
}

/** This tab offers a seat of this match to anybody. */
export function keepPosted(match: string): void {
  sessionStorage.setItem(POSTED, match);
}

export function isPosted(match: string): boolean {
  return sessionStorage.getItem(POSTED) === match;
}

export function randomName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)]!;
}
