import { utils } from "@e965/xlsx";

const pieces = /("(?:[^"]|"")*"|'(?:[^']|'')*'!?)|(?<![\w.$])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\w.(!])/g;

/** A formula as it reads that many rows and columns away; what is fixed by a dollar stays. */
export const moved = (formula: string, rows: number, columns: number): string =>
  formula.replace(pieces, (whole, quoted, fixedColumn, column, fixedRow, row) => {
    if (quoted) return whole;
    const c = utils.decode_col(column) + (fixedColumn ? 0 : columns);
    const r = Number(row) + (fixedRow ? 0 : rows);
    return c < 0 || r < 1 ? "#REF!" : `${fixedColumn}${utils.encode_col(c)}${fixedRow}${r}`;
  });
