import { type Cell, rowOf } from "./row.ts";

/** A table of a passage; its columns have labels, which may be empty. */
export interface PassageTable {
  start: number;
  end: number;
  labels: string[];
  /** Cells by column; undefined for an empty one. */
  rows: (Cell | undefined)[][];
}

interface Line {
  start: number;
  text: string;
}

/** The tables that stand as lines in the text of a passage; what is between them is prose. */
export const tablesIn = (passage: string): PassageTable[] => {
  const lines = linesOf(passage);
  const tables: PassageTable[] = [];
  let at = 0;
  while (at < lines.length) {
    const found = tableAt(lines, at);
    if (found) tables.push(found.table);
    at += found?.lines ?? 1;
  }
  return tables;
};

const linesOf = (passage: string): Line[] => {
  let start = 0;
  return passage.split("\n").map((text) => {
    const line = { start, text };
    start += text.length + 1;
    return line;
  });
};

const tableAt = (lines: Line[], at: number): { table: PassageTable; lines: number } | undefined => {
  const first = lines[at]!;
  const named = labelsAbove(first, lines[at + 1]);
  const from = named ? at + 1 : at;
  const rows: Cell[][] = [];
  for (const { text, start } of lines.slice(from)) {
    const row = rowOf(text, start, named);
    if (!row || (rows[0] && !named && !isAlike(row, rows[0]))) break;
    rows.push(row);
  }
  const [row] = rows;
  if (!row || (rows.length === 1 && !named && !isClearly(row))) return undefined;
  const last = lines[from + rows.length - 1]!;
  const columns = row.every(({ label }) => !label) ? underLabels(rows) : inColumns(rows, named);
  const table = { start: first.start, end: last.start + last.text.length, ...columns };
  return { table, lines: from + rows.length - at };
};

/** A line alone may also be a sentence with a colon, or links with bars between them. */
const isClearly = (row: Cell[]): boolean => {
  const labels = row.flatMap(({ label }) => label || []);
  const isLower = /^\p{Ll}/u.test(labels[0] ?? "");
  return (
    labels.length > 1 &&
    labels.every((label) => label.split(" ").length <= 4 && /^\p{Ll}/u.test(label) === isLower) &&
    row.every(({ text }) => !/[.!?] \p{Lu}/u.test(text))
  );
};

/** The labels of a line such as "Service | Price", if the line below is a row that has one of them. */
const labelsAbove = ({ text }: Line, next: Line | undefined): string[] | undefined => {
  const labels = text.split(" | ");
  return labels.length > 1 && next && rowOf(next.text, next.start, labels) ? labels : undefined;
};

const isAlike = (row: Cell[], first: Cell[]): boolean =>
  row.every(({ label }) => !label) === first.every(({ label }) => !label) &&
  row.some(({ label }) => first.some((cell) => cell.label === label));

/** Rows without labels; the first has them if it has no figure and all others have one. */
const underLabels = (rows: Cell[][]): Pick<PassageTable, "labels" | "rows"> => {
  const hasFigure = (row: Cell[]): boolean => row.some(({ text }) => /\p{Nd}/u.test(text));
  const [first = [], ...others] = rows;
  const width = Math.max(...rows.map(({ length }) => length));
  const isHead = !hasFigure(first) && others.every(hasFigure);
  const filled = (row: Cell[]) => Array.from({ length: width }, (_, column) => row[column]);
  return {
    labels: filled(isHead ? first : []).map((cell) => cell?.text ?? ""),
    rows: (isHead ? others : rows).map(filled),
  };
};

/** Rows have no cell where a column is empty, so labels tell the columns. */
const inColumns = (rows: Cell[][], named: string[] = []): Pick<PassageTable, "labels" | "rows"> => {
  const labels = rows.some(([first]) => !first?.label) && named.length > 0 ? ["", ...named] : [...named];
  const placed = rows.map((row) => {
    let from = 0;
    return row.map((cell, index) => {
      const known = labels.indexOf(cell.label, from);
      const isNew = known < 0 || (!cell.label && known !== index);
      const column = isNew ? from : known;
      if (isNew) labels.splice(column, 0, cell.label);
      from = column + 1;
      return { cell, label: cell.label, column };
    });
  });
  return { labels, rows: placed.map((row) => spread(row, labels)) };
};

/** Columns that later rows have added move those of earlier ones. */
const spread = (row: { cell: Cell }[], labels: string[]): (Cell | undefined)[] => {
  const cells: (Cell | undefined)[] = labels.map(() => undefined);
  let from = 0;
  for (const { cell } of row) {
    const column = Math.max(from, labels.indexOf(cell.label, from));
    cells[column] = cell;
    from = column + 1;
  }
  return cells;
};
