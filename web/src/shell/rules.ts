/** One rule out of a game's page of rules: from its id to the next, without the page's marks. */
export function findRule(page: string, id: string): string {
  const lines = page.split("\n");
  const start = lines.findIndex((line) => line.includes(`**${id}**`));
  if (start < 0) return "";
  const end = lines.findIndex((line, at) => at > start && (line.trim() === "" || /\*\*[A-Z]\d+\.\d+\*\*/.test(line)));
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join(" ")
    .replace(/\*\*|^\s*-\s*/g, "");
}

export async function ruleText(game: string, id: string): Promise<string> {
  return findRule(await (await fetch(`/games/${game}/rules`)).text(), id);
}
