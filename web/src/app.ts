import "@fontsource/eb-garamond/latin-400.css";
import "./art/letters.css";
import "@fontsource/eb-garamond/latin-400-italic.css";
import "@fontsource/eb-garamond/latin-600.css";
import "./art/palette.css";
import "./shell/page.css";
import { mount, unmount } from "svelte";
import App from "./shell/App.svelte";
import { seekEarly } from "./shell/early";

function begin(): void {
  let app = mount(App, { target: document.getElementById("app")! });
  // There all places are in one page, so that its table can stay.
  if (SERVERLESS)
    addEventListener("hashchange", () => {
      void unmount(app);
      seekEarly();
      app = mount(App, { target: document.getElementById("app")! });
    });
}

// The script is async, so the page may not have been parsed completely.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
