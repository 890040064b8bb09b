import { fetchPolitely } from "./client";
import { settings } from "./settings.svelte";

/** One rule of a game as HTML. The table extracts it from the rules page and renders it from Markdown without raw HTML. */
export async function ruleHtml(game: string, id: string): Promise<string> {
  const answer = await fetchPolitely(`/rules/${game}/${id}?lang=${settings.language}`);
  return answer.ok ? await answer.text() : "";
}
