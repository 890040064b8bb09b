/** Playing on from a moment of a finished match, against the computer. */
import type { Issued, Trouble, TryAgain } from "../../types";
import { TableRefused } from "../client";
import type { MatchState } from "../match.svelte";
import { randomHex } from "../pockets";
import { sitDown } from "../rematch";

/** Whether whoever looks at this has played in it. */
export function canTryAgain({ update }: MatchState): boolean {
  return !!update && update.seat in update.seats;
}

/** Goes there, or tells why it cannot be done. */
export async function tryAgain({ seat: chair, update }: MatchState, seat: string, number: number): Promise<Trouble | null> {
  const wish: TryAgain = { client: randomHex(16), seat, number };
  try {
    const invitation = await chair.request!<Issued>("again", wish);
    await sitDown([{ invitation, name: update!.seats[update!.seat]!.name! }]);
    return null;
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    return error.trouble;
  }
}
