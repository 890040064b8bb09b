/** What an action comes to on the whole, in one line, as the player of a seat sees it. */
import type { Summary } from "../types";
import type { Say } from "./board";

export function percent(chance: number, say: Say): string {
  return say("ui-percent", { number: chance && chance < 0.01 ? "<1" : Math.round(chance * 100) });
}

function decimal(amount: number, say: Say): string {
  const [whole, tenth] = amount.toFixed(1).split(".");
  return say("ui-odds-decimal", { whole: whole!, tenth: tenth! });
}

export function summed({ losses, chances, sweeps, wins }: Summary, seat: string, named: (name: string) => string, say: Say): string {
  const whose = (who: string) => (who === seat ? "you" : "enemy");
  const parts: string[] = [];
  for (const [what, bySeat] of Object.entries(losses ?? {})) {
    const theirs = Object.entries(bySeat).reduce((sum, [who, amount]) => (who === seat ? sum : sum + amount), 0);
    parts.push(say("ui-odds-losses", { what: named(`losses-${what}`), you: decimal(bySeat[seat] ?? 0, say), enemy: decimal(theirs, say) }));
  }
  for (const [turn, bySeat] of Object.entries(chances ?? {})) {
    const theirsFirst = Object.entries(bySeat).sort(([one], [other]) => Number(one === seat) - Number(other === seat));
    for (const [who, chance] of theirsFirst) parts.push(say("ui-odds-chance", { what: named(`${turn}-${whose(who)}`), chance: percent(chance, say) }));
  }
  for (const [who, places] of Object.entries(sweeps ?? {})) {
    for (const [place, chance] of Object.entries(places)) parts.push(say("ui-odds-sweep", { does: named(`sweeps-${whose(who)}`), where: named(place), chance: percent(chance, say) }));
  }
  for (const [who, chance] of Object.entries(wins ?? {})) parts.push(say(who === seat ? "ui-odds-you-win" : "ui-odds-enemy-wins", { chance: percent(chance, say) }));
  return parts.join(" · ");
}
