/** The rules page: the reader's settings, and contents that show where one reads. The table writes everything else. */
import "./book.css";

interface Kept {
  theme?: string;
  textSize?: number;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem("gonfalon") ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");
const paper = matchMedia("print");

function dress({ theme = "system", textSize = 1 }: Kept): void {
  const root = document.documentElement;
  root.dataset["theme"] = paper.matches ? "light" : theme === "system" ? (night.matches ? "dark" : "light") : theme;
  root.style.setProperty("--text-size", String(textSize));
}

/** The last chapter that has begun near the top of the screen, in pixels. */
const TOP = 120;

function showPlace(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>("a")];
  const begun = links.filter((link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))!.getBoundingClientRect().top < TOP);
  for (const link of links) {
    if (link === begun.at(-1)) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

function read(): void {
  const contents = document.getElementById("contents")!;
  contents.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement && contents.matches(":popover-open")) contents.hidePopover();
  });
  // The other languages open at the same place.
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
    link.addEventListener("click", () => (link.hash = location.hash));
  }
  addEventListener("scroll", () => requestAnimationFrame(() => showPlace(contents)), { passive: true });
  showPlace(contents);
}

dress(kept());
for (const query of [night, paper]) query.addEventListener("change", () => dress(kept()));
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", read);
else read();
