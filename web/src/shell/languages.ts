export const LANGUAGES = { en: "English", es: "Español", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** The first language that the browser asks for and we have. */
export function preferred(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return (wanted.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}
