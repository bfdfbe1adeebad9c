import type { Segment } from "#platform/models/builtin/segments/segment.ts";
import { type AskedPeriod, askedPeriods, stanceOfDates } from "./dates.ts";

/**
 * How a part of a document stands to the date, number and name that a question asks for: it has them, it has others in
 * their stead, or it says nothing of them, as a rule that holds always.
 */
export type Stance = "holds" | "contradicts" | "open";

/** What a question asks for that a text can contradict. */
export interface Asked {
  periods: AskedPeriod[];
}

/** Undefined for a question that no text can contradict. */
export const askedBy = (question: string): Asked | undefined => {
  const periods = askedPeriods(question);
  return periods.length > 0 ? { periods } : undefined;
};

export type Part = Pick<Segment, "source" | "form" | "cells">;

/** The stances of the parts of one passage, in their order; `titles` are its headings, outermost first. */
export const stancesOf = ({ periods }: Asked, parts: Part[], titles: string[]): Stance[] => {
  const dates = stanceOfDates(periods, parts, titles);
  return parts.map((_, at) => worst([dates[at] ?? "open"]));
};

const worst = (stances: Stance[]): Stance =>
  stances.includes("contradicts") ? "contradicts" : stances.includes("holds") ? "holds" : "open";
