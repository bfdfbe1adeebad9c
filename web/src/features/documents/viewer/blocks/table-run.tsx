import { RaisedText } from "#web/ui/text/raised-text.tsx";
import type { Piece } from "../passages/groups.ts";
import { byColumn, type TableColumn, type TableShape } from "./tables.ts";

/** Neighbouring rows as a table; the header row is repeated for each passage. */
export const TableRun = ({ pieces, shape }: { pieces: Piece[]; shape: TableShape }) => {
  const { columns, headerStart } = shape;
  const rows = pieces.filter(({ start }) => start !== headerStart);
  return (
    <div className="table">
      <table style={{ minWidth: `${columns.length * 5}rem` }}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        {headerStart !== undefined && (
          <thead data-again={rows.length === pieces.length || undefined}>
            <tr>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" dir="auto">
                  <RaisedText text={label ?? ""} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <Row key={row.start} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ row: { block }, columns }: { row: Piece; columns: TableColumn[] }) => {
  const cells = byColumn(block);
  return (
    <tr>
      {columns.map(({ id }, column) => (
        <td key={id} dir="auto">
          <RaisedText text={cells[column] ?? ""} />
        </td>
      ))}
    </tr>
  );
};
