import { cuts } from "./handoff/cuts.ts";
import { doubleClaims } from "./handoff/double-claims.ts";
import { pushes } from "./handoff/pushes.ts";
import { partsAsked } from "./parts.ts";
import type { Row } from "./table.ts";

/** People in conversations: two who take the same one over, messages to many visitors, and networks that lose everything. */
export const handoff = (): Promise<Row[]> => partsAsked({ claims: doubleClaims, pushes, cuts });
