/** Something that is said, with the passage it is from. */
export interface Quote {
  text: string;
  /** Position of its passage among those given. */
  passage: number;
  /** Its place in reading order among all that can be quoted. */
  order: number;
}

/** A part of an answer. */
export interface Block {
  layout: "flow" | "list" | "steps";
  /** Announces the list, or says yes or no. */
  opening?: string;
  quotes: Quote[];
  /** How many items of a list are left out. */
  left?: number;
}
