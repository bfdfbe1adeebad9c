const delimiters = [",", ";", "\t", "|"];

/** The delimiter that cuts the first records into the same number of cells, as many as possible. */
export function delimiterOf(text: string): string {
  const sample = text.slice(0, 20_000);
  const scored = delimiters.map((delimiter) => ({ delimiter, score: regularity(sample, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function regularity(sample: string, delimiter: string): number {
  const widths = parseCsv(sample, delimiter)
    .slice(0, 50)
    .map((cells) => cells.length)
    .filter((width) => width > 1);
  const mode = Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
  const width = widths.find((one) => widths.filter((other) => other === one).length === mode) ?? 0;
  return mode * Math.sqrt(width);
}

/** Records of a CSV text: RFC 4180, where a quote inside an unquoted cell is taken as it is. */
export function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    const { cell, end } =
      text[position] === '"' ? quoted(text, position, delimiter) : bare(text, position, delimiter);
    row.push(cell);
    position = end + 1;
    if (text[end] === delimiter && position < text.length) continue;
    if (text[end] === "\r" && text[position] === "\n") position += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function bare(text: string, from: number, delimiter: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && !isCellEnd(text[end], delimiter)) end += 1;
  return { cell: text.slice(from, end), end };
}

function quoted(text: string, from: number, delimiter: string): { cell: string; end: number } {
  let close = text.indexOf('"', from + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return bare(text, from, delimiter);
  const rest = bare(text, close + 1, delimiter);
  return { cell: text.slice(from + 1, close).replaceAll('""', '"') + rest.cell, end: rest.end };
}

const isCellEnd = (character: string | undefined, delimiter: string) =>
  character === delimiter || character === "\n" || character === "\r";
