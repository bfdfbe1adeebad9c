import type { AreaThings } from "../things/area-things.ts";

/** A request of the protocol's revisions that begin with a handshake. */
export const things: AreaThings = { values: { id: 1, method: "ping", params: {}, result: {}, error: {} } };
