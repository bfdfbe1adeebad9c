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
