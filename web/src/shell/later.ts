/** Fetches the remaining parts as soon as the board is drawn, so that nothing is missing if the connection breaks. */
import { sleep } from "./client";

type Parts = typeof import("./parts");

const PAUSE = 1000;
let parts: Promise<Parts> | undefined;

export function later(): Promise<Parts> {
  return (parts ??= fetched());
}

async function fetched(): Promise<Parts> {
  for (;;) {
    try {
      return await import("./parts");
    } catch {
      await sleep(PAUSE);
    }
  }
}
