/** The clocks to choose from. The names of the sentences about them are made from these. */
import type { NewMatch } from "../../types";

const MINUTE = 60;

export const CLOCKS = {
  none: null,
  quick: { kind: "live", bank: 15 * MINUTE, increment: 10 },
  calm: { kind: "live", bank: 45 * MINUTE, increment: 30 },
  day: { kind: "correspondence", days: 1 },
  days: { kind: "correspondence", days: 3 },
  week: { kind: "correspondence", days: 7 },
} as const satisfies Record<string, NewMatch["time"]>;

/** Which of them it is, if any. */
export function clockOf(time: NewMatch["time"]): keyof typeof CLOCKS | undefined {
  const told = (clock: NewMatch["time"]) => (clock ? JSON.stringify(Object.entries(clock).sort()) : "");
  return (Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]).find((name) => told(CLOCKS[name]) === told(time));
}
