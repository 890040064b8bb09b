/** Sentences from the Fluent catalogues that the table and the terminal use too, and the browser's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "./board";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** Every catalogue, loaded when it is needed: its own file in the build. */
const files = {
  ...import.meta.glob<string>("../../../src/gonfalon/{core,games/*}/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" }),
};

export async function sayIn(language: Language, game: string | null): Promise<Say> {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const spoken of language === "en" ? ["en"] : ["en", language]) {
    for (const room of ["gonfalon/core", `gonfalon/games/${game}`, "words"]) {
      const text = await files[Object.keys(files).find((path) => path.endsWith(`${room}/${spoken}.ftl`)) ?? ""]?.();
      if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  return (key, facts) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, facts ?? {}, []) : key;
  };
}

export function preferred(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return (wanted.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}
