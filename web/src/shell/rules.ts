import { fetchPolitely } from "./client";

/** One rule of a game as HTML. The table extracts it from the rules page and renders it from Markdown without raw HTML. */
export async function ruleHtml(game: string, id: string): Promise<string> {
  const answer = await fetchPolitely(`/rules/${game}/${id}`);
  return answer.ok ? await answer.text() : "";
}
