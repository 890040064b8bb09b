/** Whether the page is built that needs no server: `vite.config.ts` says so, and what only the other one needs is left out. */
declare const SERVERLESS: boolean;
