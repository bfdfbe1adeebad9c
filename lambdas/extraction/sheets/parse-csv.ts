/** Stands for no delimiter at all: a file of one column. */
const none = "\0";
const delimiters = [",", ";", "\t", "|"];
const sampleLength = 20_000;
const sampleRows = 50;

/** The delimiter that cuts most of the first records into the same number of cells, as many as possible. */
export function delimiterOf(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const sample = text.slice(0, sampleLength);
  const scored = delimiters.map((delimiter) => ({ delimiter, score: regularity(sample, delimiter) }));
  const best = scored.reduce((one, next) => (next.score > one.score ? next : one));
  return best.score > 0 ? best.delimiter : none;
}

function regularity(sample: string, delimiter: string): number {
  const rows = parseCsv(sample, delimiter, sampleRows).filter((cells) => cells.some((cell) => cell.trim()));
  const widths = rows.map((cells) => cells.length).filter((width) => width > 1);
  const counts = Map.groupBy(widths, (width) => width);
  const [width = 0, same = []] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const isRagged = same.length < rows.length * 0.4 && widths.length < rows.length * 0.8;
  return isRagged ? 0 : same.length * Math.sqrt(width);
}

/** Records of a CSV text, at most as many as asked for: RFC 4180, where a quote inside an unquoted cell is taken as it is. */
export function parseCsv(text: string, delimiter: string, most = Number.POSITIVE_INFINITY): string[][] {
  const bare = new RegExp(`[^${delimiter === "\0" ? "" : `\\${delimiter}`}\\r\\n]*`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length && rows.length < most) {
    const { cell, end } = cellAt(text, position, bare);
    row.push(cell);
    position = end + 1;
    if (text[end] === delimiter) {
      if (position < text.length) continue;
      row.push("");
    }
    if (text[end] === "\r" && text[position] === "\n") position += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function cellAt(text: string, from: number, bare: RegExp): { cell: string; end: number } {
  const start = text[from] === '"' ? from : quoteAfterSpace(text, from);
  const close = start === undefined ? -1 : closingQuote(text, start);
  const rest = matchAt(bare, text, close < 0 ? from : close + 1);
  const end = (close < 0 ? from : close + 1) + rest.length;
  if (close < 0 || start === undefined) return { cell: rest, end };
  return { cell: text.slice(start + 1, close).replaceAll('""', '"') + rest.trimEnd(), end };
}

const quoteAfterSpace = (text: string, from: number) =>
  text[from] === " " && text[from + 1] === '"' ? from + 1 : undefined;

const longestCell = 200_000;

/** Where a quoted cell ends. One that never does, or is longer than any cell, is a quote like any other character. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close - from > longestCell ? -1 : close;
}

function matchAt(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? "";
}
