declare module "subset-font" {
  interface Options {
    /** Tags of OpenType features; all that the font has if absent. */
    keepFeatures?: string[];
    targetFormat: "sfnt" | "woff" | "woff2";
    /** The axes of a variable font: a range that stays, or one value that is pinned. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The font with the glyphs of `text` only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
