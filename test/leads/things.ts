import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  values: {
    userInfo: { name: "Ann", email: "ann@example.com", phone: "+49 30 123456", company: "Old Town Cycles" },
    url: "https://cycles.example/repairs",
    consent: "Old Town Cycles may write to me.",
  },
};
