import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = { id: "conversation" };
