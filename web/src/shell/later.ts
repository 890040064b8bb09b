/** Fetches the remaining parts as soon as the board is drawn, so that nothing is missing if the connection breaks. */
import type { LateParts } from "./board";
import { sleep } from "./client";

type Parts = typeof import("./parts");

const PAUSE = 1000;
let parts: Promise<Parts> | undefined;

export function later(): Promise<Parts> {
  return (parts ??= fetched(() => import("./parts")));
}

/** Everything: the shell's parts, and the game's if it has any. */
export function allParts(ofGame: () => Promise<LateParts> = async () => ({})): Promise<[Parts, LateParts]> {
  return Promise.all([later(), fetched(ofGame)]);
}

/** Try until the line holds. */
export async function fetched<Fetched>(load: () => Promise<Fetched>): Promise<Fetched> {
  for (;;) {
    try {
      return await load();
    } catch {
      await sleep(PAUSE);
    }
  }
}
