/** A person's preferences, stored in this browser. */
import { preferred, type Language } from "./languages";

/** Milliseconds for which an action of others is shown. */
export const PACES = { calm: 1600, brisk: 800, instant: 0 } as const;

export interface Settings {
  theme: "system" | "light" | "dark";
  language: Language;
  textSize: number;
  motion: boolean;
  pace: keyof typeof PACES;
  /** Whether the odds are shown before an attack is committed. */
  confirm: boolean;
  /** Whether spending the last point ends the turn without being asked for. */
  endTurns: boolean;
  /** Whether letters, digits and signs act by themselves. */
  keys: boolean;
  name: string;
  /** On wish, when the turn comes: a notice while the page is hidden, and a sound. */
  notify: boolean;
  sound: boolean;
}

const KEY = "gonfalon";
const darkPage = matchMedia("(prefers-color-scheme: dark)");

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
  pace: "brisk",
  confirm: true,
  endTurns: false,
  keys: true,
  name: "",
  notify: false,
  sound: false,
  ...kept(),
});

let systemIsDark = $state(darkPage.matches);
darkPage.addEventListener("change", () => (systemIsDark = darkPage.matches));

/** Whether there is room beside the board; the style sheets use the same query. */
export function isWide(): boolean {
  return !matchMedia("(max-width: 62rem) and (max-aspect-ratio: 4/3)").matches;
}

/** A phone on its side: the board and the choices take all there is. */
export function isLow(): boolean {
  return matchMedia("(max-height: 30rem) and (min-aspect-ratio: 4/3)").matches;
}

export function pauseOf(): number {
  return PACES[settings.pace];
}

/** Store the preferences and apply them to the page. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme === "system" ? (systemIsDark ? "dark" : "light") : settings.theme;
  root.dataset["keys"] = settings.keys ? "on" : "off";
  root.dataset["motion"] = settings.motion ? "on" : "off";
  root.style.setProperty("--text-size", String(settings.textSize));
  root.lang = settings.language;
}
