import { expect, it } from "vitest";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";

it("limits are changed one by one, and a mistake is named", () => {
  const usual = visitorLimits("");
  expect(visitorLimits("session=5, chatbot=9")).toEqual({ ...usual, session: 5, chatbot: 9 });
  for (const wrong of ["sesion=5", "session", "session=0", "session=-1", "session=1e3", "toString=4"])
    expect(() => visitorLimits(wrong)).toThrow(`VISITOR_LIMITS does not know "${wrong}"`);
});
