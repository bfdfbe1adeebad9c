import type { Usage } from "#platform/models/port.ts";
import type { LlmConfiguration } from "#shared/contract/chatbots.ts";

const million = 1_000_000;

/** In US dollars; undefined where the model's price is not known. Prices are loaded where they are needed only. */
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
