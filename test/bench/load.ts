import type { Row } from "./table.ts";

const parts: Record<string, () => Promise<Row[]>> = {
  streams: async () => (await import("./streams.ts")).streams(),
  uploads: async () => (await import("./load/uploads.ts")).uploads(),
  sockets: async () => (await import("./load/sockets.ts")).sockets(),
  soak: async () => (await import("./load/soak.ts")).soak(),
};

/** Many at once, and for long: all of it, or a part with `--part streams`, `uploads`, `sockets` or `soak --minutes 5`. */
export const load = async (): Promise<Row[]> => {
  const [asked] = process.argv.flatMap((option, at) =>
    option === "--part" ? [process.argv[at + 1] ?? ""] : [],
  );
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(parts))
    if (asked === undefined || asked === name)
      rows.push(...(await run()).map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  return rows;
};
