import { stringify } from "csv-stringify/browser/esm/sync";
import { format } from "date-fns";

/** Names of columns, and the cell that a row has in each. */
export type CsvColumns<Row> = [name: string, of: (row: Row) => string | number | null][];

/** For spreadsheets: a byte-order mark, no cell that is a formula, and quotes around each line break. */
const options = { record_delimiter: "\r\n", escape_formulas: true, quoted_match: /[\r\n]/ } as const;

/** The first line of a file. */
export const csvHead = <Row>(columns: CsvColumns<Row>): string =>
  stringify([columns.map(([name]) => name)], { ...options, bom: true });

/** Lines after the first one; an empty text without rows. */
export const csvRows = <Row>(columns: CsvColumns<Row>, rows: Row[]): string =>
  rows.length === 0
    ? ""
    : stringify(
        rows.map((row) => columns.map(([, of]) => of(row))),
        options,
      );

/** The day in the reader's time zone. */
export const dayOf = (at: string | Date): string => format(new Date(at), "yyyy-MM-dd");
