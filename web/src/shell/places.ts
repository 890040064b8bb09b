/**
 * Where in the client the reader is, and how to get elsewhere. At a table every place has an address of its own. The page
 * that needs no server has only one, and what stands after its # is the place: a host of plain files knows no others.
 */

/** The rules are pages of their own in both, and not a place of the client. */
const RULES = /^\/rules\/([^/?]+)\?lang=(\w+)(#.*)?$/;

export interface Address {
  path: string;
  query: URLSearchParams;
  /** What stands after the #, without it. */
  mark: string;
}

export function here(): Address {
  const { pathname, search, hash } = SERVERLESS ? new URL(location.hash.slice(1) || "/", "http://page") : location;
  return { path: pathname, query: new URLSearchParams(search), mark: hash.slice(1) };
}

/** What a link to this place says. */
export function href(address: string): string {
  if (!SERVERLESS) return address;
  const [, game, language, rule = ""] = RULES.exec(address) ?? [];
  return game ? `rules/${game}.${language}.html${rule}` : `#${address}`;
}

export function go(address: string): void {
  location.assign(href(address));
}

/** Say that we are elsewhere, without going there. */
export function rename(address: string): void {
  history.replaceState(null, "", href(address));
}

/** Whether an address leads a computer only to itself. */
export function isLocal(address: string): boolean {
  return /^(.*\.)?localhost$|^127\.|^\[::1?\]$|^0\.0\.0\.0$/.test(new URL(address).hostname);
}

/** What somebody else needs to come here. Where our own address leads nobody else, it begins with the server's. */
export function fullLink(address: string, server?: string): string {
  return new URL(href(address), server && isLocal(location.href) ? server : location.href).href;
}
