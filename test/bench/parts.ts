import type { Row } from "./table.ts";

/** The rows of all parts of a bench, or of the one named after `--part`, each under its part's name. */
export const partsAsked = async (parts: Record<string, () => Promise<Row[]>>): Promise<Row[]> => {
  const [asked] = process.argv.flatMap((option, at) =>
    option === "--part" ? [process.argv[at + 1] ?? ""] : [],
  );
  if (asked !== undefined && !(asked in parts)) throw new Error(`There is no part "${asked}".`);
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(parts))
    if (asked === undefined || asked === name)
      rows.push(...(await run()).map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  return rows;
};
