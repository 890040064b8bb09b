export { explain } from "./explain";
export { default as Memory } from "./Memory.svelte";
export { default as Scene } from "./Scene.svelte";
