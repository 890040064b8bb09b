/** Everything that this browser keeps of a match, to be thrown away. */
import { dropInvitations } from "./inviting";
import { keepMuted } from "./muted";
import { dropPockets } from "./pockets";
import { forgetRead } from "./unread";
import { forgetSeen } from "./visits";

export function forget(match: string): void {
  dropPockets(match);
  dropInvitations(match);
  forgetSeen(match);
  forgetRead(match);
  keepMuted(match, false);
}
