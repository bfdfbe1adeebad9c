import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  id: "conversation",
  // Before anything was made, so that the deletion of all leaves what the other routes need.
  values: { before: "2026-01-01T00:00:00.000Z" },
};
