/** Which line of a match's chat a seat has read, also after a reload. */
import type { ChatLine } from "../types";

const KEY = "gonfalon-read";

export function lastRead(match: string, seat: string): number {
  return Number(localStorage.getItem(`${KEY}/${match}/${seat}`) ?? 0);
}

export function keepRead(match: string, seat: string, line: number): void {
  localStorage.setItem(`${KEY}/${match}/${seat}`, String(line));
}

/** What others have said and nobody at this seat has read. */
export function unread(chat: readonly ChatLine[], seat: string, read: number): number {
  return chat.filter((each) => each.line > read && each.seat !== seat).length;
}

export function forgetRead(match: string): void {
  Object.keys(localStorage).filter((key) => key.startsWith(`${KEY}/${match}/`)).forEach((key) => localStorage.removeItem(key));
}
