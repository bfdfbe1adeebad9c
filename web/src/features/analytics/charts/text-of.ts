import type { Column } from "./figure-table.tsx";

/** A table as text: tabs between cells, which spreadsheets take. */
export const textOf = <Row>(columns: Column<Row>[], rows: Row[]): string =>
  [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ of }) => of(row)))]
    .map((cells) => cells.join("\t"))
    .join("\n");
