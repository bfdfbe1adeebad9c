import { Box, Table, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface Column<Row> {
  name: string;
  /** The cell as text, for the table and for copies of it. */
  of: (row: Row) => string;
  /** Another look of the same cell. */
  show?: (row: Row) => ReactNode;
  /** Numbers line up at their end. */
  isText?: boolean;
}

interface FigureTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Set off below the others. */
  foot?: Row | undefined;
}

/** Figures in a table that scrolls sideways on narrow sheets; the first column heads the rows. */
export const FigureTable = <Row,>({ caption, columns, rows, foot }: FigureTableProps<Row>) => (
  <Box overflow="auto" maxH="30rem" tabIndex={0} role="region" aria-label={`${caption}, table`}>
    <Table.Root size="sm" css={look}>
      <VisuallyHidden asChild>
        <caption>{caption}</caption>
      </VisuallyHidden>
      <Table.Header>
        <Table.Row>
          {columns.map(({ name, isText }) => (
            <Table.ColumnHeader key={name} scope="col" textAlign={isText ? "start" : "end"}>
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name that is surely their own
          <Cells key={at} columns={columns} row={row} />
        ))}
      </Table.Body>
      {foot && (
        <Table.Footer>
          <Cells columns={columns} row={foot} />
        </Table.Footer>
      )}
    </Table.Root>
  </Box>
);

const Cells = <Row,>({ columns, row }: { columns: Column<Row>[]; row: Row }) => (
  <Table.Row>
    {columns.map(({ name, of, show = of, isText }, at) =>
      at === 0 ? (
        <Table.Cell key={name} asChild textAlign="start" css={heading}>
          <th scope="row">{show(row)}</th>
        </Table.Cell>
      ) : (
        <Table.Cell key={name} textAlign={isText ? "start" : "end"}>
          {show(row)}
        </Table.Cell>
      ),
    )}
  </Table.Row>
);

const heading = { fontWeight: "550" } as const;

const look = {
  "& th, & td": { bg: "transparent", whiteSpace: "nowrap", px: "2", fontVariantNumeric: "tabular-nums" },
  "& thead th": { color: "fg.muted", textStyle: "xs", fontWeight: "500" },
  "& :is(th, td):first-child": { ps: "0" },
  "& :is(th, td):last-child": { pe: "0" },
  "& tfoot :is(th, td)": { fontWeight: "600", borderTopWidth: "1px", borderColor: "border.emphasized" },
} as const;
