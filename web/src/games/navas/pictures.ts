/** What the log shows beside its words: the cards that are named, small, with the numbers of both sides. */
import { box } from "../../art/shapes";
import { filled, stroked } from "../../art/strokes";
import type { NavasEvent } from "../../types";
import { CARDS } from "./pieces";

const [OUTER, UPPER, LOWER] = [box(17, 1, 66, 98), box(17, 1, 66, 49), box(17, 50, 66, 49)];

export function pictures(event: object): string[] {
  return namedIn(event as NavasEvent).flatMap((name) => (name && CARDS.has(name) ? [drawn(name)] : []));
}

function namedIn(event: NavasEvent): (string | null)[] {
  if (event.event === "initiative-revealed") return [event.muslim, event.christian];
  return event.event === "card-played" || event.event === "fought" || event.event === "card-seen" ? [event.card] : [];
}

function drawn(name: string): string {
  const { muslim, christian } = CARDS.get(name)!;
  const number = (value: number, y: number) => `<text x="50" y="${y}" text-anchor="middle" font-size="44" font-weight="700" fill="var(--argent)">${value}</text>`;
  return filled(UPPER, "var(--vert)") + filled(LOWER, "var(--gules)") + stroked(OUTER, 5) + number(muslim, 41) + number(christian, 90);
}
