/** What a match needs only after its board. */
export { callFor, showTurn } from "./alerts";
export { default as Chat } from "./Chat.svelte";
export { default as CommitHere } from "./CommitHere.svelte";
export { default as Curtain } from "./Curtain.svelte";
export { default as Drawers } from "./Drawers.svelte";
export { default as Entrance } from "./Entrance.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Odds } from "./Odds.svelte";
export { default as Over } from "./Over.svelte";
export { default as PromptBar } from "./PromptBar.svelte";
export { default as Replay } from "./Replay.svelte";
export { roving } from "./roving";
export { default as RuleDialog } from "./RuleDialog.svelte";
export { default as Scene } from "./Scene.svelte";
export { default as Sealed } from "./Sealed.svelte";
export { default as Tips } from "./Tips.svelte";
export { default as Unopened } from "./Unopened.svelte";
