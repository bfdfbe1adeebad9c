import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  id: "chatbot",
  // high enough for whatever else the suites ask
  values: { day_dollars: 100, day_answers: 100_000, month_dollars: 1000, month_answers: 1_000_000 },
};
