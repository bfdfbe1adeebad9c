import type { AreaThings } from "../things/area-things.ts";

/** The area's routes name nothing by an id. */
export const things: AreaThings = {
  values: { time_zone: "Europe/Berlin", email: "nobody@example.com" },
};
