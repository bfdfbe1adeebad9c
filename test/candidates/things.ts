import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  id: "application",
  values: { notes_saved_at: null, status: "reviewed" },
};
