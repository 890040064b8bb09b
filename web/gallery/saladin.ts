import "@fontsource/eb-garamond/400.css";
import "@fontsource/eb-garamond/400-italic.css";
import "@fontsource/eb-garamond/600.css";
import "../src/art/palette.css";
import { mount } from "svelte";
import { sayIn } from "../src/shell/words";
import Gallery from "./saladin.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
void sayIn("en", "saladin").then((say) => mount(Gallery, { target: document.getElementById("app")!, props: { say } }));
