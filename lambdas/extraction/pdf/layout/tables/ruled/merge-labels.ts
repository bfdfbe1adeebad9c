import { isNumeric } from "#extraction/blocks/header-row.ts";
import type { Row } from "#extraction/blocks/table-rows.ts";

/** Merges two label rows if labels of the first span columns of the second. */
export const mergeLabels = (rows: Row[], spans: boolean): Row[] => {
  const [first, second, ...rest] = rows;
  if (!spans || !first || !second || rest.length === 0) return rows;
  const isLabel = (cell: string) => cell.length < 40 && (!isNumeric(cell) || /^(?:19|20)\d\d$/.test(cell));
  const columns = second.cells.flatMap((cell, column) => (cell ? [column] : []));
  const isUnder = columns.length > 1 && columns.every((column) => first.cells[column]);
  const isDifferent = second.cells.some((cell, column) => cell && cell !== first.cells[column]);
  if (!isUnder || !isDifferent || ![...first.cells, ...second.cells].every(isLabel)) return rows;
  const cells = first.cells.map((cell, column) =>
    [...new Set([cell, second.cells[column] ?? ""])].filter(Boolean).join(" "),
  );
  return [{ cells, isHeader: true }, ...rest];
};
