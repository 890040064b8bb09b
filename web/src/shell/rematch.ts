/** Playing a finished match again with the sides swapped. */
import type { Issued, Update } from "../types";
import { Seat } from "./client";
import { pocketsHere, pocketsOf } from "./pockets";
import { settings } from "./settings.svelte";
import { go } from "./places";

/** Ask with every seat that this screen holds. If all agree, sit down there and go. Returns whether they do. */
export async function playAgain({ match, seats }: Update): Promise<boolean> {
  const held = pocketsHere(match.id)
    .filter(({ seat }) => seat && seat in seats)
    .map((pocket) => new Seat(match.id, pocket, () => settings.language));
  for (const each of held) await each.rematch();
  // Of two at one screen the first did not know yet that the second would agree.
  const told = await Promise.all(held.map((each) => each.rematch()));
  const invitations = told.flatMap(({ invitation }, at) => (invitation ? [{ invitation, name: seats[held[at]!.pocket.seat!]!.name! }] : []));
  if (!invitations.length) return false;
  await sitDown(invitations);
  return true;
}

/** Whoever had taken the seat before finds it again. */
export async function sitDown(invited: { invitation: Issued; name: string }[]): Promise<void> {
  const { match } = invited[0]!.invitation;
  const pockets = pocketsOf(match, invited.map(({ invitation }) => invitation.ticket));
  for (const [at, pocket] of pockets.entries()) {
    const seat = new Seat(match, pocket, () => settings.language);
    if (pocket.ticket === pocket.came) await seat.join(invited[at]!.name);
  }
  go(`/play/${match}`);
}
