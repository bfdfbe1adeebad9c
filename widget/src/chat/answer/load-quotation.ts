import type { DrawQuotation } from "./draw-quotation.ts";

/** The address of the module that finds what a passage is cited for; set by the build. */
declare const QUOTATION: string;

/** Fetched with the first source that somebody opens: few visitors open one, and all pay for the chat's size. */
export const loadQuotation = (): Promise<{ drawQuotation: DrawQuotation }> =>
  import(new URL(QUOTATION, import.meta.url).href);
