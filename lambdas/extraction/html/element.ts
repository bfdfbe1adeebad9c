/** An element of a page; texts stand among its children. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Array<Element | string>;
  /** How style rules of the page and its own style show it, as far as that matters to its text. */
  look?: Look;
}

export interface Look {
  /** Above or below the line, in smaller type. */
  level?: "raised" | "lowered";
  /** How far it is from its neighbours; see the signs of the same names. */
  gap?: "box" | "edge" | "narrow";
  /** Whether a line goes through its letters, where a style says so or says otherwise. */
  isStruck?: boolean;
}
