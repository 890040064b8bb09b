/** Words that only the drawn board needs. Each belongs into the game's catalogue under the same key: what `say` knows wins. */
import type { Say } from "../../shell/board";

const ENGLISH: Record<string, string> = {
  "board-name": "The battle",
  "board-card": "The card",
  "board-army-crusaders": "Crusader",
  "board-army-ayyubids": "Ayyubid",
  "board-deployed": "Deployed",
  "board-ordered": "Ordered",
  "board-lances": "{lances} of {full} lances",
  "board-surcharge": "surcharge {surcharge}",
  "board-dearer": "every action costs {surcharge} more",
  "board-follows": "follows {banner}",
  "board-fights": "fights {banner}",
  "board-wall": "behind a shield wall",
  "board-choosable": "can be chosen",
  "board-chosen": "chosen",
  "board-leader": "Leader",
  "board-horns": "The Horns",
  "board-horns-held": "{banner} holds them",
  "board-horns-empty": "nobody holds them",
  "board-chaos": "Chaos −{orders}",
  "board-box": "in the box: {orders} Orders, {lances} lances",
  "board-losses": "{lances} of 6 lances on the Losses Track",
  "board-available": "{orders} Orders Available",
  "board-spent": "{orders} Orders Spent",
  "board-prisoners": "taken",
  "board-to-act": "to act",
  "board-victory": "victory",
  "board-answered": "{banner} may answer",
  "board-answers": "answers {banner}",
  "board-dice": "The dice",
  "board-red": "red dice strike the Ayyubids",
  "board-green": "green dice strike the Crusaders",
  "board-key-nothing": "nothing",
  "board-key-one": "1 lance",
  "board-key-two": "2 lances",
  "board-key-order": "spend 1 Order",
  "board-key-dear": "this place empty: all actions +1, then +2",
  "board-key-ordered": "Ordered: has acted, some may act again",
  "board-key-committed": "Committed: they fight each other",
  "board-own-dice": "on himself",
  "board-becomes-committed": "becomes Committed",
  "board-becomes-uncommitted": "falls back",
  "board-no-effect": "no effect",
  "board-effect-shield-wall": "one green die less",
  "board-effect-light-fire": "they spend an Order",
  "board-effect-feed-fire": "they spend an Order",
  "board-effect-sacrifice": "they spend an Order",
  "board-effect-feint": "2 lances to the box",
  "board-effect-reinforce": "gives a lance",
  "board-effect-reinforce-garrison": "gives a lance",
  "board-not-status-committed": "only when Committed",
  "board-not-status-uncommitted": "only when Uncommitted",
  "board-not-ordered": "not on the Ordered side",
  "board-not-orders": "{orders} left to pay with",
  "board-not-target": "nobody within reach",
  "board-not-hurt": "nobody to reinforce",
  "board-not-horns": "first to the Horns",
  "board-not-fire": "there is no fire",
  "board-not-lit": "it burns already",
  "board-not-gone": "not in play",
  "board-not-acted": "has acted",
  "board-not-start": "at the start of a turn",
  "board-not-spent": "no Order is Spent",
  "board-not-lost": "no lance to bring back",
  "board-not-once": "done already",
  "board-not-cross": "it is still guarded",
  "scene-cancelled": "cancelled",
  "scene-left": "{lances} left",
  "scene-no-loss": "no loss",
  "scene-chaos": "Chaos",
};

export type Facts = Record<string, string | number>;

export function word(say: Say, key: string, facts: Facts = {}): string {
  const told = tried(say, key, facts);
  if (told !== null) return told;
  return (ENGLISH[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ""));
}

function tried(say: Say, key: string, facts: Facts): string | null {
  try {
    const told = say(key, facts);
    return told === key ? null : told;
  } catch {
    return null;
  }
}
