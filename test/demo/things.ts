import type { AreaThings } from "../things/area-things.ts";

/** The area has no routes. */
export const things: AreaThings = {};
