/** What the log shows beside its words: the die of ten as it fell. */
import { stroked } from "../../art/strokes";

const DIE = "M50 3 95 40V62L50 97 5 62V40Z";

export function pictures(event: { die?: number }): string[] {
  if (event.die === undefined) return [];
  const number = `<text x="50" y="67" text-anchor="middle" font-size="52" font-weight="700" fill="var(--line)">${event.die}</text>`;
  return [stroked(DIE, 6, "var(--line)", "var(--bone)") + number];
}
