import Papa from "papaparse";

/** Stands for no delimiter at all: a file of one column. */
export const noDelimiter = "\0";

/** Characters of the longest cell; a quote that opens more was never closed. */
const maxCellLength = 200_000;
/** Each unclosed quote has the rest of the text parsed again. After as many, quotes mean nothing any more. */
const maxUnclosed = 20;
const noQuote = "\u0001";

/**
 * Records of a CSV text (RFC 4180), at most as many as asked for; 0 for all. A quote that is never closed, or that opens a
 * cell longer than any, is a character like others.
 */
export const parseCsv = (text: string, delimiter: string, most = 0): string[][] => {
  const rows: string[][] = [];
  let rest = withoutSpacesAtQuotes(text.replace(/\r\n?/g, "\n"), delimiter);
  for (let unclosed = 0; unclosed < maxUnclosed; unclosed += 1) {
    const { data, errors } = parse(rest, { delimiter, preview: most });
    const row = unclosedRow(data, errors);
    for (const cells of row < 0 ? data : data.slice(0, row)) rows.push(cells);
    if (row < 0) return most > 0 ? rows.slice(0, most) : rows;
    if (row > 0) rest = rest.slice(parse(rest, { delimiter, preview: row }).meta.cursor);
    const line = parse(rest, { delimiter, preview: 1, quoteChar: noQuote });
    for (const cells of line.data) rows.push(cells);
    rest = rest.slice(line.meta.cursor);
  }
  for (const cells of parse(rest, { delimiter, preview: most, quoteChar: noQuote }).data) rows.push(cells);
  return most > 0 ? rows.slice(0, most) : rows;
};

const unclosedRow = (rows: string[][], errors: Papa.ParseError[]): number => {
  const long = rows.findIndex((cells) => cells.some((cell) => cell.length > maxCellLength));
  const broken = errors.find(({ code }) => code === "MissingQuotes")?.row ?? -1;
  return long < 0 || (broken >= 0 && broken < long) ? broken : long;
};

/** People write `a, "b, c" ,d`; RFC 4180 knows quotes at the very beginning and end of a cell only. */
const withoutSpacesAtQuotes = (text: string, delimiter: string): string => {
  const end = delimiter === noDelimiter ? "" : `\\${delimiter}`;
  const before = new RegExp(`(^|[${end}\n]) +"`, "g");
  const after = new RegExp(`" +(?=[${end}\n]|$)`, "g");
  return text.replace(before, '$1"').replace(after, '"');
};

// fastMode counts the cursor one row too far
const parse = (text: string, options: Papa.ParseConfig) =>
  Papa.parse<string[]>(text, { newline: "\n", fastMode: false, ...options });
