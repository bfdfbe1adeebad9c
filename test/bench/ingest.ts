import { killed } from "./ingest/killed.ts";
import { mixed } from "./ingest/mixed.ts";
import { small } from "./ingest/small.ts";
import { partsAsked } from "./parts.ts";
import type { Row } from "./table.ts";

const parts: Record<string, () => Promise<Row[]>> = { mixed, killed, small };

/** Documents through the running product: all of it, or a part with `--part mixed`, `killed` or `small`. */
export const ingest = (): Promise<Row[]> => partsAsked(parts);
