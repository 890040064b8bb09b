/** What the log shows beside its words: each die as it fell. */
import { disc } from "../../art/shapes";
import { filled, moved, stroked } from "../../art/strokes";
import type { Say } from "../../shell/board";
import type { Colour } from "./edition";
import { DIE, LANCE } from "./shapes";

const INK = { red: "var(--gules)", green: "var(--vert)" };
const lance = (place: string) => moved(place, stroked(LANCE, 4, "var(--bone)", "var(--bone)"));
const FACES: Record<string, string> = {
  one: lance("translate(19 21)"),
  two: lance("translate(13.5 21) scale(.8)") + lance("translate(24.5 21) scale(.8)"),
  order: filled(disc(10, 20, 20), "var(--bone)") + stroked(disc(5.5, 20, 20), 2, "var(--line)"),
};

export function pictures(event: { event?: string; colour?: Colour; face?: string }): string[] {
  if (event.event !== "die-rolled") return [];
  return [moved("scale(2.5)", stroked(DIE[event.colour!], 2.4, "var(--line)", INK[event.colour!]) + (FACES[event.face!] ?? ""))];
}

/** The first turn begins before anything is told. */
export function opening(say: Say): string {
  return say("event-turn-began", { turn: 1 });
}
