import type { DateOrder } from "#platform/dates/dates-in.ts";
import type { Segment } from "#platform/models/builtin/segments/segment.ts";

/**
 * How a part of a document stands to the date, number and name that a question asks for: it has them, it has others in
 * their stead, or it says nothing of them, as a rule that holds always.
 */
export type Stance = "holds" | "contradicts" | "open";

/** A part of a passage that can be quoted. */
export type Part = Pick<Segment, "source" | "form" | "cells">;

/** The words of a name, without case and diacritics. */
export type Name = string[];

/** The surroundings of the parts of a passage. */
export interface Context {
  /** Its headings, outermost first. */
  titles: string[];
  /** The order of day and month in its document, if that tells it. */
  order: DateOrder | undefined;
  /** Whether any of the passages has all words of a name. */
  isKnown: (name: Name) => boolean;
}
