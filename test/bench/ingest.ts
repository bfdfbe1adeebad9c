import { killed } from "./ingest/killed.ts";
import { mixed } from "./ingest/mixed.ts";
import { paragraphFiles } from "./ingest/paragraph-files.ts";
import { small } from "./ingest/small.ts";
import { partsAsked } from "./parts.ts";
import type { Row } from "./table.ts";

const parts: Record<string, () => Promise<Row[]>> = {
  mixed,
  killed,
  small,
  "paragraph-files": paragraphFiles,
};

/** Documents through the running product: all parts, or one of them, as with `--part mixed`. */
export const ingest = (): Promise<Row[]> => partsAsked(parts);
