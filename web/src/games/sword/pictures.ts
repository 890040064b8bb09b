/** What the log shows beside its words: the die of ten as it fell, and for the initiative two dice of six under what they make together. */
import { disc } from "../../art/shapes";
import { stroked } from "../../art/strokes";

const DIE = "M50 3 95 40V62L50 97 5 62V40Z";
const TWO = ["M38 4H96V62H38Z", "M4 38H62V96H4Z"];

export function pictures(event: { die?: number; dice?: number }): string[] {
  if (event.dice !== undefined) return [TWO.map(drawn).join("") + stroked(disc(30, 50, 50), 4, "var(--line)", "var(--bone)") + number(event.dice, 50, 66, 46)];
  return event.die === undefined ? [] : [drawn(DIE) + number(event.die, 50, 67, 52)];
}

function drawn(die: string): string {
  return stroked(die, 6, "var(--line)", "var(--bone)");
}

function number(value: number, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--line)">${value}</text>`;
}
