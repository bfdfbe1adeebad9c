import type { Row as TableRow } from "../../blocks/table-rows.ts";
import type { Segment } from "../text/segment.ts";
import type { Edge } from "./tables/continued/edges.ts";

/** A region of a page: consecutive lines or a table. */
export type Region =
  | { kind: "lines"; segments: Segment[] }
  | { kind: "entries"; segments: Segment[] }
  | { kind: "table"; rows: TableRow[]; size: number; edges: Edge[] };

export interface Direction {
  isRightToLeft: boolean;
}
