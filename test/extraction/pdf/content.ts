/** Consecutive lines of text from (x, y), in points from the lower left corner. */
export const lines = (
  texts: string[],
  {
    x = 60,
    y = 720,
    size = 10,
    leading = 12,
    font = "F",
  }: { x?: number; y?: number; size?: number; leading?: number; font?: string } = {},
): string => texts.map((text, index) => at(text, { x, y: y - index * leading, size, font })).join("\n");

/** A piece of text with its baseline origin at (x, y). */
export const at = (
  text: string,
  { x, y, size = 10, font = "F" }: { x: number; y: number; size?: number; font?: string },
): string => `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`;

/** Rows of cells at the given columns, without rules. */
export const rows = (cells: string[][], xs: number[], { y = 700, leading = 16 } = {}): string =>
  cells
    .flatMap((row, index) =>
      row.map((cell, column) => at(cell, { x: xs[column] ?? 60, y: y - index * leading })),
    )
    .join("\n");

/** Lines of a grid. */
export const grid = (xs: number[], ys: number[]): string =>
  [
    ...xs.map((x) => `${x} ${ys[0]} m ${x} ${ys.at(-1)} l S`),
    ...ys.map((y) => `${xs[0]} ${y} m ${xs.at(-1)} ${y} l S`),
  ].join("\n");

const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);
