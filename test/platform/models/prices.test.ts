import { expect, it } from "vitest";
import { priceOf } from "#platform/models/prices.ts";
import { settingsFromEnvironment } from "#platform/models/settings.ts";

const own = { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" };

it.each([
  ["openai", "gpt-4o-mini", 0.15, 0.6],
  ["openai", "gpt-6-luna", 0.1, 0.5],
  ["openai", "gpt-6.1-sol", 2, 10],
  ["openai", "gpt-4o-2024-08-06", 2.5, 10],
  ["bedrock", "amazon.nova-lite-v1:0", 0.06, 0.24],
  ["bedrock", "us.amazon.nova-lite-v1:0", 0.06, 0.24],
  ["bedrock", "arn:aws:bedrock:us-east-1:1:inference-profile/us.amazon.nova-lite-v1:0", 0.06, 0.24],
  ["bedrock", "global.anthropic.claude-sonnet-4-5-20250929-v1:0", 3, 15],
  ["bedrock", "us.anthropic.claude-sonnet-4-5-20250929-v1:0", 3.3, 16.5],
  ["builtin", "docent-extractive", 0, 0],
] as const)(
  "of %s, %s costs %d for a million tokens read and %d written",
  (provider, model, prompt, completion) => {
    const price = { promptPerMillion: prompt, completionPerMillion: completion };
    expect(priceOf({ provider, model }, {})).toEqual(price);
  },
);

it.each([
  ["openai", "gpt-99"],
  ["bedrock", "arn:aws:bedrock:us-east-1:1:application-inference-profile/a1b2"],
] as const)("of %s, %s has no price that is known", (provider, model) => {
  expect(priceOf({ provider, model }, {})).toBeUndefined();
});

it("a server of one's own has the price that its owner gives, and none of another's model of that name", () => {
  const model = { provider: "openai", model: "gpt-4" } as const;
  expect(priceOf(model, own)).toBeUndefined();
  expect(priceOf(model, { ...own, MODEL_PRICE_PROMPT: "0.5", MODEL_PRICE_COMPLETION: "2" })).toEqual({
    promptPerMillion: 0.5,
    completionPerMillion: 2,
  });
  expect(() => priceOf(model, { ...own, MODEL_PRICE_PROMPT: "free" })).toThrow("MODEL_PRICE_PROMPT");
});

it("of the default models the first is the cheapest, and none has an unknown price", () => {
  const { provider, chatModels } = settingsFromEnvironment({ OPENAI_API_KEY: "key" });
  const costs = chatModels.map((model) => {
    const price = priceOf({ provider, model }, {});
    return price ? 4000 * price.promptPerMillion + 500 * price.completionPerMillion : Number.NaN;
  });
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(costs).not.toContain(Number.NaN);
});
