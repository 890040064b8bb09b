/** What is said about letters comes with them, and only in the page that needs no server. */
import type { Say } from "../shell/board";
import type { Language } from "../shell/languages";
import { saying } from "../shell/words";

const texts = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const OWN = /^letters-/;

export async function letterWords(language: Language, say: Say): Promise<Say> {
  const own = await saying(language, ["en", language].map((each) => texts[`./words/${each}.ftl`]!()));
  return (key, facts) => (OWN.test(key) ? own(key, facts) : say(key, facts));
}
