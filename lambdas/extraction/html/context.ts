/** Position in a page: the level of the last heading and the depth in lists. */
export interface Context {
  level: number;
  depth: number;
  /** Rows of links are kept: the page has little else. */
  keepsMenus?: boolean;
}
