import type { Extraction } from "../../blocks/block.ts";
import { type Row, tableRows } from "../../blocks/table-rows.ts";
import { decode } from "../../encoding/decode.ts";
import { delimiterOf, namedDelimiter } from "./delimiter.ts";
import { isHeader } from "./is-header.ts";
import { parseCsv } from "./parse-csv.ts";
import { unprotected } from "./unprotected.ts";

const maxRows = 100_000;
const maxCells = 1_000_000;

/** One block per record, each value with the name of its column. */
export function readCsv(bytes: Uint8Array): Extraction {
  const text = decode(bytes);
  const delimiter = delimiterOf(text);
  const parsed = parseCsv(text.replace(namedDelimiter, ""), delimiter, maxRows + 1);
  const kept = withinLimits(parsed);
  const rows = rowsOf(kept);
  markFirst(rows);
  const drafts = tableRows(rows);
  if (kept === parsed) return { drafts };
  return { drafts, warnings: [`Only ${readPart(kept)} were read. Split the file to have all of it.`] };
}

/** A first row that exceeds the limit alone is cut. The result is the same array if nothing is. */
function withinLimits(rows: string[][]): string[][] {
  const [first = []] = rows;
  if (first.length > maxCells) return [first.slice(0, maxCells)];
  let cells = 0;
  const end = rows.findIndex((row, index) => {
    cells += row.length;
    return index >= maxRows || cells > maxCells;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

const readPart = ({ length, 0: first = [] }: string[][]): string =>
  first.length === maxCells
    ? `the first ${maxCells.toLocaleString("en")} values of the first row`
    : `the first ${length.toLocaleString("en")} rows`;

/** Filled rows; the first after an empty line may begin another table, unless every other line is empty. */
function rowsOf(parsed: string[][]): Row[] {
  const isFilled = (cells: string[]) => cells.some((cell) => cell.trim());
  const filled = parsed.filter(isFilled).length;
  const hasGaps = parsed.length - filled <= filled / 5;
  return parsed.flatMap((cells, index): Row[] => {
    if (!isFilled(cells)) return [];
    const above = parsed[index - 1];
    return [
      { cells: cells.map(unprotected), ...(hasGaps && above && !isFilled(above) && { isAfterGap: true }) },
    ];
  });
}

/** The first row as wide as the table holds labels or values. */
function markFirst(rows: Row[]): void {
  const sample = rows.slice(0, 50);
  const widths = sample.map(filledCells).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const at = rows.findIndex((row) => filledCells(row) >= Math.max(usual > 1 ? 2 : 1, usual * 0.7));
  const first = rows[at];
  if (!first) return;
  const below = rows.slice(at + 1, at + 50).map(({ cells }) => cells);
  if (first !== rows.at(-1) && isHeader(first.cells, below)) first.isHeader = true;
  else first.isValues = true;
}

const filledCells = (row: Row) => row.cells.filter((cell) => cell.trim()).length;
