/** Whether the chat of others is hidden in a match, also after a reload. The server need not know. */
const KEY = "gonfalon-muted";

export function isMuted(match: string): boolean {
  return localStorage.getItem(`${KEY}/${match}`) !== null;
}

export function keepMuted(match: string, muted: boolean): void {
  if (muted) localStorage.setItem(`${KEY}/${match}`, "");
  else localStorage.removeItem(`${KEY}/${match}`);
}
