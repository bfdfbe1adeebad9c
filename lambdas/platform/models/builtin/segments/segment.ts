/** The smallest part of a passage that can be quoted alone. */
export interface Segment {
  /** The text to quote. */
  text: string;
  /** The text to match: a row with its labels, an item with the lead of its list. */
  source: string;
  /** Position of its passage, from 0. */
  passage: number;
  /** A `lead` introduces a list and is quoted with it only; a `question` is matched with its answer and never quoted. */
  form: "sentence" | "question" | "lead" | "item" | "row" | "entry";
  /** The list or table of the segment; all its segments share the object. */
  group?: SegmentGroup;
  cells?: TableCell[];
}

/** A list or a table of one passage. */
export interface SegmentGroup {
  /** The same for all parts of a table that spans passages. */
  key: string;
  /** The line that introduces the list. */
  lead?: string;
  /** The heading above it. */
  heading?: string;
  isNumbered: boolean;
}

/** A segment without its passage. */
export type UnplacedSegment = Omit<Segment, "passage">;

/** A value of a row with the label of its column, if it has one. */
export interface TableCell {
  label?: string;
  value: string;
}
