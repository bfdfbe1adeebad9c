import { areValues, isNumeric } from "../../blocks/header-row.ts";

const maxLabelLength = 80;

/** True for a first row of labels: words that are not built as the values below them are. */
export const isHeader = (cells: string[], below: string[][]): boolean => {
  const isNamed = cells.every((cell) => cell.length <= maxLabelLength && (!isNumeric(cell) || isYear(cell)));
  if (!isNamed || !cells.some((cell) => /\p{L}/u.test(cell))) return false;
  if (cells.length === 2 && hasFigures(cells[1] ?? "")) return false;
  return !areValues(cells, below);
};

const isYear = (cell: string) => /^\s*(19|20)\d\d\s*$/.test(cell);

/** Beside its name, "Mon-Fri 9-17" is a value. */
const hasFigures = (cell: string) => (cell.replace(/\b(19|20)\d\d\b/g, "").match(/\d/g)?.length ?? 0) > 2;
