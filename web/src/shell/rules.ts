import { fetchPolitely } from "./client";
import { settings } from "./settings.svelte";

/** One rule of a game as HTML. The table takes it from the rules page, without raw HTML; empty if there is no such rule. */
export async function ruleHtml(game: string, id: string): Promise<string> {
  const answer = await fetchPolitely(`/rules/${game}/${id}?lang=${settings.language}`);
  return answer.ok ? await answer.text() : "";
}

/** The rule that a link inside a rule leads to, unless it leads to a whole chapter. */
export function ruleOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return /#([A-Z]\d+\.\d+)$/.exec(link?.getAttribute("href") ?? "")?.[1] ?? null;
}
