import { FluentBundle, FluentResource } from "@fluent/bundle";
import text from "../../../src/gonfalon/games/navas_hex/en.ftl?raw";
import type { Say } from "../../src/shell/board";
import type { NavasHexView } from "../../src/types";
import data from "../../../src/gonfalon/games/navas_hex/edition.json";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(text));

export const say: Say = (key, facts) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts) : key;
};

const WAYS = ["N", "NE", "SE", "S", "SW", "NW"];

/** Everybody as at the battle, but for these units, each told as in a view. */
export function field(question: string, changed: Record<string, string> = {}): NavasHexView {
  return {
    seat: "christian", turn: 1, question, asked: "christian", markers_moved: 0, freed: false, andalus_gone: false, score: [0, 0], pending: [0, 0],
    quiet: 0, fought: false, limit: false, cap: 0, rolls: [], todo: [],
    units: data.units.map((unit) => changed[unit.tag] ?? `${unit.hex}${WAYS.indexOf(unit.facing)}V4`),
    leaders: data.leaders.map((leader) => ({ tag: leader.tag, state: "leads", at: leader.hex, unit: data.units.find((unit) => unit.hex === leader.hex)!.tag, replaced: false, activated: false })),
    markers: data.markers.map((marker) => marker.hex),
  };
}
