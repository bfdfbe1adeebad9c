import type english from "./words/en.ts";

/** Texts about attached files. */
export type AttachWords = typeof english;
