import type { Draft } from "../blocks/block.ts";

export interface Context {
  /** Labels of link definitions, in lower case. */
  names: ReadonlySet<string>;
  /** How many lists a line is in, and how many lists and quotes. */
  lists: number;
  depth: number;
}

/** A block and the line after it. */
export interface Found {
  drafts: Draft[];
  next: number;
}
