import type { TextBlock, TextPart } from "#shared/documents/text.ts";

/** The properties that all rows of a table share, across its passages. */
export interface TableShape {
  /** Offset of the header row, if there is one. */
  headerStart?: number;
  columns: TableColumn[];
}

export interface TableColumn {
  id: string;
  /** Column widths in percent; their sum is 100. */
  width: number;
  label?: string;
}

/** The table of each row of a part, by the row's offset. */
export const tablesOf = ({ blocks }: TextPart): Map<number, TableShape> => {
  const tables = new Map<number, TableShape>();
  let rows: TextPart["blocks"] = [];
  const close = () => {
    const shape = shapeOf(rows);
    for (const { start } of rows) tables.set(start, shape);
    rows = [];
  };
  for (const block of blocks) {
    const isRow = block.type === "table-row" && block.cells !== undefined;
    if (!isRow || block.isHeader || block.place !== rows.at(-1)?.place) close();
    if (isRow) rows.push(block);
  }
  close();
  return tables;
};

const shapeOf = (rows: TextPart["blocks"]): TableShape => {
  const [first] = rows;
  const header = first?.isHeader ? first : undefined;
  const filled = rows.map(byColumn);
  const count = Math.max(0, ...filled.map((cells) => cells.length));
  const lengths = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...filled.map((cells) => cells[column]?.length ?? 0));
    return Math.min(maxLetters, Math.max(minLetters, longest));
  });
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return {
    headerStart: header?.start,
    columns: lengths.map((length, column) => ({
      id: `column ${column + 1}`,
      width: (length / all) * 100,
      label: header && byColumn(header)[column],
    })),
  };
};

/** A row's cells by column; undefined for an empty one. */
export const byColumn = ({ cells = [], columns }: TextBlock): (string | undefined)[] => {
  if (!columns) return cells;
  const row: (string | undefined)[] = [];
  for (const [at, column] of columns.entries()) row[column] = cells[at];
  return row;
};

const minLetters = 6;
const maxLetters = 40;
