import { withoutContinued } from "#extraction/blocks/continued-words.ts";
import { isNumeric } from "#extraction/blocks/header-row.ts";
import type { Row } from "#extraction/blocks/table-rows.ts";

/** Rows of a later page without the labels and titles that repeat the first page's. */
export const withoutRepeatedLabels = (rows: Row[], first: Row[]): Row[] => {
  let repeated = 0;
  while (repeated < rows.length && isRepeated(rows[repeated], first[repeated])) repeated += 1;
  const [next, ...others] = rows.slice(repeated);
  if (!next) return [];
  return [repeated > 0 ? { ...next, isHeader: false } : asContinued(next, others, first), ...others];
};

const isRepeated = (row: Row | undefined, label: Row | undefined): boolean =>
  row !== undefined &&
  label !== undefined &&
  !label.cells.some(isNumber) &&
  row.cells.every((cell, column) => withoutContinued(cell) === withoutContinued(label.cells[column] ?? ""));

/** Labels of its own, if words stand above columns of numbers; no row of figures is one, however bold. */
const asContinued = (row: Row, others: Row[], first: Row[]): Row => {
  if (row.cells.some(isNumber)) return { ...row, isHeader: false };
  const rows = [...first.slice(1), ...others];
  const numeric = row.cells.filter((cell, column) => {
    const below = rows.map(({ cells }) => cells[column] ?? "").filter((one) => one.trim());
    return cell.trim() && below.length > 2 && below.filter(isNumeric).length > below.length * 0.8;
  }).length;
  const filled = row.cells.filter((cell) => cell.trim()).length;
  const isLabels = filled > 1 && filled === row.cells.length && numeric > 1 && numeric >= filled - 2;
  return isLabels && others.some(({ cells }) => cells.some(isNumeric)) ? { ...row, isHeader: true } : row;
};

const isNumber = (cell: string) => isNumeric(cell) && !/^\s*(?:19|20)\d\d\s*$/.test(cell);
