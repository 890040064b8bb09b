/** One rule of a game as HTML. The table cuts it out of the rules page and makes it from Markdown that holds no HTML. */
export async function ruleHtml(game: string, id: string): Promise<string> {
  const answer = await fetch(`/rules/${game}/${id}`);
  return answer.ok ? await answer.text() : "";
}
