import type { Reading } from "../block.ts";
import { decode } from "../encoding/decode.ts";
import { isNumeric } from "../header-row.ts";
import { type Row, tableRows } from "../table-rows.ts";
import { delimiterOf, parseCsv } from "./parse-csv.ts";

/** One block per record, each value with the name of its column. */
export function readCsv(bytes: Uint8Array): Reading {
  const text = decode(bytes);
  const rows: Row[] = parseCsv(text, delimiterOf(text)).map((cells) => ({ cells }));
  const first = rows.find((row) => row.cells.filter((cell) => cell.trim()).length > 1);
  const isNamed = first && !first.cells.some((cell) => isNumeric(cell) || cell.length > 80);
  if (isNamed && first !== rows.at(-1)) first.isHeader = true;
  return { drafts: tableRows(rows) };
}
