/** What only the page that needs no server has, in one file of the build: matches by letters, and records from files. */
export { default as HomeLetters } from "./HomeLetters.svelte";
export { default as LetterPage } from "./LetterPage.svelte";
export { default as Letters } from "./Letters.svelte";
export { default as OpenRecord } from "./OpenRecord.svelte";
export { invited } from "./mail";
export { letterWords } from "./words";
