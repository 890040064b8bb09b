/** What a Banner or a Leader can do now, and at what price, for whoever looks closer. */
import type { Say } from "../../shell/board";
import type { SaladinView } from "../../types";
import { deedsOf, find, inPlay, leaderDeeds } from "./deeds";
import type { Side } from "./edition";
import { LEADER, price } from "./paths";

export function explain(view: SaladinView, name: string, say: Say): string[] {
  if (inPlay(find(view, name))) {
    return deedsOf(view, name).filter(({ not }) => !not).map((deed) => `${say(`action-${deed.name}`)}: ${price(view, ["order", name, deed.name], say)}`);
  }
  const side = (name === LEADER ? view.asked : name.slice(LEADER.length + 1)) as Side;
  return name.startsWith(LEADER) && side in view.pools ? leaderDeeds(view, side).filter(({ not }) => !not).map((deed) => say(deed.name === "seize" ? "leader-seize" : `do-leader-${deed.name}`)) : [];
}
