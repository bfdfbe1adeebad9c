const maxLabelLength = 60;

/**
 * True if a row contains the column labels. Labels are short words or years; the next row is fuller or has numbers
 * below words. False for two columns of text, which may be names and values.
 */
export const isLabelRow = (cells: string[], next: string[] | undefined): boolean => {
  if (!next) return false;
  const labels = cells.filter((cell) => cell.trim());
  const below = next.filter((cell) => cell.trim()).length;
  if (labels.length < 2 || below < 2 || labels.length < below * 0.6) return false;
  if (!labels.every(isLabel)) return false;
  if (labels.length > 2 || isStub(cells, next)) return true;
  return cells.some((cell, column) => isWord(cell) && isNumeric(next[column] ?? ""));
};

/** True for addresses, and for words and figures in the order of most values below: "Park 3" above "Harbour Road 1". */
export const areValues = (cells: string[], below: string[][]): boolean =>
  cells.some((cell, column) => isAddress(cell) || isLikeBelow(cell, column, below));

/** True for the first of several names with values of different kinds, as in a form. */
export const isInForm = ([, value = "", ...others]: string[], below: string[][]): boolean => {
  const values = below.flatMap((row) => (row[1]?.trim() ? [row[1]] : []));
  if (others.some((cell) => cell.trim()) || values.length < 2 || !isWord(value)) return false;
  const isNamed = below.filter(([name = ""]) => isWord(name)).length > below.length * 0.7;
  const isTable = !isNamed || values.filter(isNumeric).length > values.length * 0.3;
  return !isTable && below.every((row) => row.slice(2).every((cell) => !cell.trim()));
};

/** Addresses of mail and pages are values. */
const isAddress = (cell: string) => /\S@\S+\.\S|^\s*(https?:\/\/|www\.)/.test(cell);

/** True if most values of a column have words and figures in the same order as the first: "Park 3", "Harbour Road 1". */
const isLikeBelow = (cell: string, column: number, below: string[][]): boolean => {
  const shape = shapeOf(cell);
  if (!/a/.test(shape) || !/9/.test(shape) || isYear(cell.replace(/\D/g, ""))) return false;
  const filled = below.flatMap((row) => (row[column]?.trim() ? [row[column]] : []));
  const distinct = new Set(filled);
  if (filled.length < 2 || distinct.size < 2) return false;
  return filled.filter((one) => shapeOf(one) === shape).length > filled.length / 2;
};

const shapeOf = (cell: string) =>
  cell
    .trim()
    .replace(/\p{L}[\p{L}\p{M}'.-]*(\s+\p{L}[\p{L}\p{M}'.-]*)*/gu, "a")
    .replace(/\p{Nd}[\p{Nd}.,:]*/gu, "9");

/** An empty corner above row labels with numbers beside them. */
const isStub = ([corner = ""]: string[], [name = "", ...values]: string[]) =>
  !corner.trim() && isWord(name) && values.some(isNumeric);

const isLabel = (cell: string) =>
  cell.length <= maxLabelLength &&
  !/[:;]\s*$|^\[[x ]\]|^[☐☑☒]/iu.test(cell) &&
  (!isNumeric(cell) || isYear(cell));

const isYear = (cell: string) => /^\s*(19|20)\d\d\s*$/.test(cell);

const isWord = (cell: string) => /\p{L}/u.test(cell);

/** True for numbers with signs, units and separators, dates and times: at least as many digits as letters. */
export const isNumeric = (cell: string): boolean => {
  const digits = cell.match(/\p{Nd}/gu)?.length ?? 0;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return digits > 0 && digits >= letters;
};
