import { dateTokens } from "#platform/dates/date-terms.ts";
import type { Language } from "./function-words.ts";
import { tokenise } from "./tokenise.ts";

/** The terms by which a text is found: its tokens, and its dates in one form. */
export const indexTerms = (text: string, language: Language | undefined): string[] => [
  ...tokenise(text, language),
  ...dateTokens(text),
];
