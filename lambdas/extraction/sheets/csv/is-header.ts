import { areValues, isAddress, isInForm, isNumeric, isPeriod } from "../../blocks/header-row.ts";

const maxLabelLength = 80;
/** Rows of a form. */
const longestForm = 15;

/** True for a first row of labels: words that are not built as the values below them are. */
export const isHeader = (cells: string[], below: string[][]): boolean => {
  const isNamed = cells.every(
    (cell) => cell.length <= maxLabelLength && (!isNumeric(cell) || isPeriod(cell)),
  );
  if (!isNamed || !cells.some((cell) => /\p{L}/u.test(cell))) return false;
  if (cells.length === 2 && hasFigures(cells[1] ?? "")) return false;
  const isMixed =
    below.length < longestForm && below.some(([, one = ""]) => isNumeric(one) || isAddress(one));
  if (isMixed && isInForm(cells, below)) return false;
  return !areValues(cells, below);
};

/** Beside its name, "Mon-Fri 9-17" is a value. */
const hasFigures = (cell: string) => (cell.replace(/\b(19|20)\d\d\b/g, "").match(/\d/g)?.length ?? 0) > 2;
