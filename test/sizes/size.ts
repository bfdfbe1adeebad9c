export interface Size {
  what: string;
  bytes: number;
  /** A promise to the sites that embed the widget; no baseline can move it. */
  promised?: number;
  /** No baseline goes above it. */
  most?: number;
}
