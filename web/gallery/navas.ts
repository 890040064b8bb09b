import "@fontsource/eb-garamond/400.css";
import "@fontsource/eb-garamond/600.css";
import "../src/art/palette.css";
import "../src/shell/page.css";
import { mount } from "svelte";
import Sheet from "./navas.svelte";

mount(Sheet, { target: document.getElementById("app")! });
