import { atLimits } from "./keys/at-limits.ts";
import { checkTime } from "./keys/check-time.ts";
import { exactLimits } from "./keys/exact-limits.ts";
import { programs } from "./keys/programs.ts";
import { partsAsked } from "./parts.ts";
import type { Row } from "./table.ts";

/** The price of a key: its check, its limits under load and for minutes, the table calls of an answer, and what MCP takes. */
export const keys = (): Promise<Row[]> =>
  partsAsked({ check: checkTime, limits: exactLimits, held: atLimits, programs });
