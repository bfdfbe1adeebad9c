/** An element of a page; texts stand among its children. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Array<Element | string>;
  /** How style rules of the page show it, where that tells figures apart. */
  look?: Look;
}

export interface Look {
  /** Above or below the line, in smaller type. */
  level?: "raised" | "lowered";
  /** How far it is from its neighbours; see the signs of the same names. */
  gap?: "box" | "edge" | "narrow";
}
