import type { AreaThings } from "../things/area-things.ts";

/** The area's routes name nothing by an id; what their tokens prove is tried in its own tests. */
export const things: AreaThings = { values: { email: "nobody@mail.example" } };
