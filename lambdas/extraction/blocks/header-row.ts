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
      below(column).filter(isNumeric).length >= below(column).length * 0.5,
  );
};

/** True for addresses, and for words and figures in the order of most values below: "Park 3" above "Harbour Road 1". */
export const areValues = (cells: string[], below: string[][]): boolean =>
  cells.some((cell, column) => isAddress(cell) || isLikeBelow(cell, column, below));

/** True for the first of several names with values of different kinds, as in a form. */
export const isInForm = ([, value = "", ...others]: string[], below: string[][]): boolean => {
  const values = below.flatMap((row) => (row[1]?.trim() ? [row[1]] : []));
  if (others.some((cell) => cell.trim()) || values.length < 2 || !isWord(value)) return false;
  const isNamed = below.filter(([name = ""]) => isWord(name)).length > below.length * 0.7;
  const isCounted = values.filter(isNumeric).length > values.length * 0.3 && !values.some(isAddress);
  return isNamed && !isCounted && below.every((row) => row.slice(2).every((cell) => !cell.trim()));
};

/** Addresses of mail and pages are values. */
export const isAddress = (cell: string) => /@[\w-]+\./.test(cell) || /^(https?:\/\/|www\.)/.test(cell.trim());

/** True if most values of a column have words and figures in the same order as the first: "Park 3", "Harbour Road 1". */
const isLikeBelow = (cell: string, column: number, below: string[][]): boolean => {
  const shape = shapeOf(cell);
  if (!/a/.test(shape) || !/9/.test(shape) || isPeriod(cell.replace(/\D/g, ""))) return false;
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
  (!isNumeric(cell) || isPeriod(cell));

/** A year, quarter, half or week. */
export const isPeriod = (cell: string): boolean =>
  /^\s*((19|20)\d\d|(Q|H|T|S|W|CW|KW)\s?\d{1,2})\s*$/.test(cell);

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
