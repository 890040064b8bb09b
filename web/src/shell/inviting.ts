/** The other seat's link, for somebody who began a match with a friend elsewhere; kept in this browser until it is sent. */
const KEY = "gonfalon-invited";

export function invite(match: string, seat: string, link: string): void {
  sessionStorage.setItem(`${KEY}/${match}/${seat}`, link);
}

export function friendsLink(match: string, seat: string): string | null {
  return sessionStorage.getItem(`${KEY}/${match}/${seat}`);
}
