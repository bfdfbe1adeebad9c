import { killed } from "./ingest/killed.ts";
import { mixed } from "./ingest/mixed.ts";
import { small } from "./ingest/small.ts";
import type { Row } from "./table.ts";

const parts: Record<string, () => Promise<Row[]>> = { mixed, killed, small };

/** Documents through the running product: all of it, or a part with `--part mixed`, `killed` or `small`. */
export const ingest = async (): Promise<Row[]> => {
  const [asked] = process.argv.flatMap((option, at) =>
    option === "--part" ? [process.argv[at + 1] ?? ""] : [],
  );
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(parts))
    if (asked === undefined || asked === name)
      rows.push(...(await run()).map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  return rows;
};
