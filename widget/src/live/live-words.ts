import type english from "./words/en.ts";

/** Texts about people who answer. */
export type LiveWords = typeof english;
