/** Matches by letters, which only the page that needs no server has. */
export const letters = SERVERLESS ? () => import("../serverless/letters") : null;
