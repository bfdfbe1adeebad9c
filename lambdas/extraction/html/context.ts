/** What is above a piece of a page: the level of the heading it stands under, and its depth in lists. */
export interface Context {
  level: number;
  depth: number;
  /** Rows of links are kept: the page has little else. */
  keepsMenus?: boolean;
}
