import { isNumeric } from "#extraction/blocks/header-row.ts";
import type { Row } from "#extraction/blocks/table-rows.ts";
import { joinLine } from "../../text/words/join-lines.ts";

type Known = (word: string) => boolean;

const longCell = 25;

/** Appends the rest of a row that the page breaks to the last row of the page before, and returns the other rows. */
export const joinBrokenRow = (
  before: Row[],
  rows: Row[],
  { place, known }: { place: string; known: Known },
): Row[] => {
  const [first, ...others] = rows;
  const last = before.at(-1);
  if (!first || !last || !isRest(first, last, [...before, ...others])) return rows;
  const whole = last.cells.map((cell, column) => joinLine(cell, first.cells[column] ?? "", known));
  last.pageBreaks = whole.map((cell, column) => {
    const rest = first.cells[column]?.length ?? 0;
    const own = last.pageBreaks?.[column] ?? [];
    return rest > 0 ? [...own, { at: cell.length - rest, place }] : own;
  });
  last.cells = whole;
  return others;
};

/** True if each filled cell goes on in the middle of a text, and the row's first cell stands on the page before. */
const isRest = (first: Row, last: Row, rows: Row[]): boolean => {
  const filled = first.cells.flatMap((cell, column) => (cell.trim() ? [column] : []));
  const above = (column: number) => last.cells[column]?.trim() ?? "";
  if (filled.length === 0 || first.isHeader || filled.some((column) => !above(column))) return false;
  if (filled.some((column) => isNumeric(first.cells[column] ?? ""))) return false;
  const hasKey = Boolean(first.cells[0]?.trim());
  if (hasKey && !/^\p{Ll}/u.test(first.cells[0] ?? "")) return false;
  if (!hasKey && rows.filter(({ cells }) => cells.length > 1 && !cells[0]?.trim()).length > 1) return false;
  const runsOn = filled.filter((column) => goesOn(above(column), first.cells[column] ?? ""));
  const isLong = (column: number) =>
    Math.max(above(column).length, first.cells[column]?.length ?? 0) >= longCell;
  return runsOn.some(isLong) && filled.every((column) => runsOn.includes(column) || isLong(column));
};

const goesOn = (before: string, rest: string): boolean =>
  /^\p{Ll}/u.test(rest) || /[-,;:(/]$/.test(before) || !/[.!?。！？]["”’)]?$/u.test(before);
