/** What only the teacher says comes with it, so that a board does not wait for it. */
import type { Say } from "../board";
import type { Language } from "../languages";
import { saying } from "../words";

const english = import.meta.glob<string>("../../words/teacher/en.ftl", { query: "?whole", import: "default", eager: true });
const others = import.meta.glob<string>(["../../words/teacher/*.ftl", "!../../words/teacher/en.ftl"], { query: "?raw", import: "default" });
const OWN = /^(review|advice)\b/;

export async function teaching(language: Language, say: Say): Promise<Say> {
  const other = others[`../../words/teacher/${language}.ftl`];
  const own = await saying(language, [...Object.values(english).map((text) => Promise.resolve(text)), ...(other ? [other()] : [])]);
  return (key, facts) => (OWN.test(key) ? own(key, facts) : say(key, facts));
}
