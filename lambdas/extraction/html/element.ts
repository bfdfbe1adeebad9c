/** An element of a page; texts stand among its children. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Array<Element | string>;
}
