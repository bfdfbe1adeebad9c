import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  id: "chatbot",
  values: { days: 30, keep_days: 30, keeps_page: false },
};
