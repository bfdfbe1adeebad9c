import type english from "./words/en.ts";

/** What visitors read about people who answer. */
export type LiveWords = typeof english;
