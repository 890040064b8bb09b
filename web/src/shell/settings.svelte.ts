/** What a person likes, kept in this browser. */
import { preferred, type Language } from "./words";

export interface Settings {
  theme: "system" | "light" | "dark";
  language: Language;
  textSize: number;
  motion: boolean;
  confirm: boolean;
  name: string;
}

const KEY = "gonfalon";

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  theme: "system",
  language: preferred(),
  textSize: 1,
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  confirm: true,
  name: "",
  ...kept(),
});

/** Keep what was chosen, and let the page look like it. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  root.style.fontSize = `${settings.textSize * 100}%`;
  root.lang = settings.language;
}
