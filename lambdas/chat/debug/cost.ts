import type { Usage } from "#platform/models/port.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";

const million = 1_000_000;

/** The cost in US dollars; undefined if the price of the model is unknown. The price list is loaded on first use. */
export const costOf = async (
  { provider, model }: Pick<LlmConfiguration, "provider" | "model">,
  usage: Usage | undefined,
): Promise<number | undefined> => {
  if (provider === "builtin" || !usage) return 0;
  const { priceOf } = await import("#platform/models/prices.ts");
  const price = priceOf({ provider, model });
  if (!price) return undefined;
  const { promptTokens, completionTokens } = usage;
  return (promptTokens * price.promptPerMillion + completionTokens * price.completionPerMillion) / million;
};
