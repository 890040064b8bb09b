/** What stands beside the page in files, so that it is shown before Python is there: `scripts/build-site` writes them. */

const GAMES = /^\/v1\/games\?lang=(\w+)$/;
const LESSON = /^\/v1\/games\/(\w+)\/lesson\?(.*)$/;
const RULE = /^\/rules\/(\w+)\/([\w.]+)\?lang=(\w+)$/;

export async function toldBeforehand(address: string): Promise<Response | null> {
  const [, language] = GAMES.exec(address) ?? [];
  if (language) return fetch(`data/games.${language}.json`);
  const [, taught, query] = LESSON.exec(address) ?? [];
  if (taught) return fetch(`data/${lessonFile(taught, new URLSearchParams(query))}`);
  const [, game, rule, spoken] = RULE.exec(address) ?? [];
  if (!game) return null;
  const rules = (await (await fetch(`data/rules.${game}.${spoken}.json`)).json()) as Record<string, string>;
  return new Response(rules[rule!] ?? "", { status: rules[rule!] ? 200 : 404 });
}

/** The file of a lesson, or of the trial of a rule. */
export function lessonFile(game: string, query: URLSearchParams): string {
  return ["lesson", game, query.get("rule"), query.get("lang"), "json"].filter(Boolean).join(".");
}
