const fence = /^\s*(`{3,}|~{3,})/;
const code = /^(?: {4}|\t)/;
const item = /^[\s>]*(?:[-*+#]|\d{1,9}[.)])\s/;
const halfDelimiter = /^[\s>|:–—-]*$/;

/**
 * Completes the tables of an answer in Markdown, of which a reader would make text with bars or leave cells out: all rows
 * get as many cells as the longest one, and a line below the labels that is missing or too short is mended. The last
 * line of a text that is being written is drawn as a row already.
 */
export const withWholeTables = (markdown: string, isWriting = false): string => {
  if (!markdown.includes("|")) return markdown;
  const lines = markdown.split("\n");
  const made: string[] = [];
  let open = "";
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const mark = fence.exec(line)?.[1];
    const table = open || mark ? undefined : tableAt(lines, at, isWriting);
    if (mark && !open) open = mark;
    else if (mark?.startsWith(open)) open = "";
    made.push(...(table ? drawn(table) : [line]));
    at = table?.end ?? at + 1;
    // a line right below a table would be a row
    if (table && !isBlank(lines[at])) made.push("");
  }
  return made.join("\n");
};

const isBarred = (line = ""): boolean => /^[\s>]*\|/.test(line);
const isRow = (line = ""): boolean => line.includes("|") && !item.test(line);
/** Blanks may stand anywhere in it. */
const isDelimiter = (line = ""): boolean =>
  /^\|?:?[-–—]+:?(?:\|:?[-–—]+:?)*\|?$/.test(line.replace(/[\s>]/g, ""));
const isBlank = (line = ""): boolean => line.trim() === "";

interface Table {
  rows: string[];
  /** The line below the labels; empty if it is missing. */
  under: string;
  /** The line after it. */
  end: number;
}

const tableAt = (lines: string[], at: number, isWriting: boolean): Table | undefined => {
  const head = lines[at] ?? "";
  if (!isRow(head) || code.test(head)) return undefined;
  const isLoose = isBarred(head) && isBlank(lines[at + 1]) && isDelimiter(lines[at + 2]);
  const from = beginOfRows(lines, isLoose ? at + 1 : at, isWriting);
  if (from === undefined) return undefined;
  const rows = [head];
  let end = from;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? "";
    if (isLoose && isBlank(line) && isBarred(lines[end + 1])) continue;
    if (!isRow(line)) break;
    rows.push(line);
  }
  const under = lines[from - 1] ?? "";
  return { rows, under: isDelimiter(under) ? under : "", end };
};

/** The line of the first row below the labels, which stand in the line `at` or above; undefined if there is no table. */
const beginOfRows = (lines: string[], at: number, isWriting: boolean): number | undefined => {
  const head = lines[at] ?? "";
  const below = lines[at + 1];
  const isWide = isBarred(head) && cellsOf(head).length > 1;
  const isLoose = isBlank(head);
  if (below !== undefined && isDelimiter(below) && (below.includes("|") || isWide)) return at + 2;
  const isEnd =
    isWriting && lines.length <= at + 3 && lines.slice(at + 1).every((line) => halfDelimiter.test(line));
  if (isEnd && (isBarred(head) || isLoose || isBlank(lines[at - 1]))) return lines.length;
  return isWide && isBarred(below) ? at + 1 : undefined;
};

/** The cells of a row; bars in code and escaped ones end none. */
const cellsOf = (line: string): string[] => {
  const text = line.replace(/^[\s>]*\|?/, "").replace(/(?<!\\)\|\s*$/, "");
  const cells = [""];
  for (const [part] of text.matchAll(/`[^`]*`|\\.|\||[^\\`|]+|[\\`]/gs))
    if (part === "|") cells.push("");
    else cells.push(cells.pop() + part.replace(/(?<!\\)\|/g, "\\|"));
  return cells.map((cell) => cell.trim());
};

const drawn = ({ rows, under }: Table): string[] => {
  const margin = /^[\s>]*/.exec(rows[0] ?? "")?.[0] ?? "";
  const cells = rows.map(cellsOf).filter((row, at) => at === 0 || row.some(Boolean));
  const columns = Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, at) => at);
  const line = (row: string[], rest = ""): string =>
    `${margin}|${columns.map((at) => ` ${row[at] || rest} |`).join("")}`;
  const [head = [], ...others] = cells;
  const sides = cellsOf(under).map((cell) => cell.replace(/[-–—]+/, "---"));
  return [line(head), line(sides, "---"), ...others.map((row) => line(row))];
};
