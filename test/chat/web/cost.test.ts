import { expect, it } from "vitest";
import { costOf } from "#web/features/chat/debug/cost.ts";

const words = (provider: string, cost?: number) => costOf({ model: { provider, name: "a" }, cost });

it("an answer's cost is told in dollars where the model's price is known", () => {
  expect([words("openai", 0.0021), words("bedrock", 0.00001)]).toEqual(["$0.0021", "under $0.0001"]);
  expect(words("openai")).toBe("price unknown");
});

it("the built-in model is free", () => {
  expect([words("builtin", 0), words("builtin")]).toEqual(["free", "free"]);
});
