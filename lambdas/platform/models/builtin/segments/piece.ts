import type { Cell } from "./cells.ts";

/** The smallest part of a passage that can be quoted alone. */
export interface Piece {
  /** As it is said to a person. */
  text: string;
  /** What it is found by: a row with its labels, an item with the line that announces the list. */
  source: string;
  /** Position of its passage among those given. */
  passage: number;
  /** `lead` announces a list and is said with it only; a `question` is read with its answer and never said. */
  form: "sentence" | "question" | "lead" | "item" | "row" | "entry";
  /** The list or table it is part of; the same object for all its parts. */
  group?: Group;
  cells?: Cell[];
}

/** A list or a table of one passage. */
export interface Group {
  /** Same for the parts of one table that passages hold apart. */
  key: string;
  /** The line that announces the list. */
  lead?: string;
  /** What it stands under. */
  heading?: string;
  isNumbered: boolean;
}

/** A part of a passage before it is known of which. */
export type Part = Omit<Piece, "passage">;
