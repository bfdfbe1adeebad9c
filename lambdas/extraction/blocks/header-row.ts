const maxLabelLength = 60;

/**
 * True if a row contains the column labels. Labels are short words or years; the next row is fuller or has numbers
 * below words. False for two columns of text, which may be names and values.
 */
export const isLabelRow = (cells: string[], next: string[] | undefined, others: string[][] = []): boolean => {
  if (!next) return false;
  const labels = cells.filter((cell) => cell.trim());
  const width = next.filter((cell) => cell.trim()).length;
  if (labels.length < 2 || width < 2 || labels.length < width * 0.6) return false;
  if (!labels.every(isLabel) || labels.filter(isFunctionWord).length > labels.length / 2) return false;
  if (labels.length > 2 || isStub(cells, next)) return true;
  const below = (column: number) => [next, ...others].map((row) => row[column] ?? "").filter(Boolean);
  return cells.some(
    (cell, column) =>
      isWord(cell) &&
      isNumeric(next[column] ?? "") &&
      below(column).filter(isNumeric).length > below(column).length * 0.5,
  );
};

/** An empty corner above row labels with numbers beside them. */
const isStub = ([corner = ""]: string[], [name = "", ...values]: string[]) =>
  !corner.trim() && isWord(name) && values.some(isNumeric);

const isLabel = (cell: string) =>
  cell.length <= maxLabelLength &&
  !/[:;]\s*$|^\[[x ]\]|^[☐☑☒]/iu.test(cell) &&
  (!isNumeric(cell) || isYear(cell));

const isYear = (cell: string) => /^\s*(19|20)\d\d\s*$/.test(cell);

/** Words that name no column: a row of them is a sentence in pieces. */
const functionWords = new Set(
  "the of and or a an in on at to for from by with is are was were be it that this as der die das und oder ein eine im in am auf zu von mit für ist sind le la les et ou un une de du des à au en el los y o un una por para con es il lo gli e di da che het een van voor met i w z na do o os as em no da och att av på".split(
    " ",
  ),
);

const isFunctionWord = (cell: string) => functionWords.has(cell.trim());

const isWord = (cell: string) => /\p{L}/u.test(cell);

/** True for numbers with signs, units and separators, dates and times: at least as many digits as letters. */
export const isNumeric = (cell: string): boolean => {
  const digits = cell.match(/\p{Nd}/gu)?.length ?? 0;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return digits > 0 && digits >= letters;
};
