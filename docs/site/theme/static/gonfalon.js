// The reader's settings, which are those of the page that plays, and contents that show where one reads.
const night = matchMedia("(prefers-color-scheme: dark)");
const TOP = 120; // pixels from the top of the screen in which a chapter counts as begun

function kept() {
  try {
    return JSON.parse(localStorage.getItem("gonfalon") ?? "{}");
  } catch {
    return {};
  }
}

function dress() {
  const { theme = "system", textSize = 1 } = kept();
  const root = document.documentElement;
  root.dataset.theme = theme === "system" ? (night.matches ? "dark" : "light") : theme;
  root.style.setProperty("--text-size", String(textSize));
}

function showPlace(links) {
  const begun = links.filter((link) => (document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect().top ?? Infinity) < TOP);
  for (const link of links) {
    if (link === begun.at(-1)) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

function read() {
  const contents = document.getElementById("contents");
  contents.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement && contents.matches(":popover-open")) contents.hidePopover();
  });
  const links = [...contents.querySelectorAll(".here a[href^='#']:not([href='#'])")];
  addEventListener("scroll", () => requestAnimationFrame(() => showPlace(links)), { passive: true });
  showPlace(links);
  const here = contents.querySelector("[aria-current=page]");
  if (here) contents.scrollTop = here.offsetTop - contents.clientHeight / 3;
}

dress();
night.addEventListener("change", dress);
document.addEventListener("DOMContentLoaded", read);
