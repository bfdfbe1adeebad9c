import type { ModelChoice, Usage } from "./port.ts";

export interface Charge {
  /** Billionths of a US dollar, an integer: list prices have at most three decimals per million tokens. */
  nanoDollars: number;
  /** The version of the price list. */
  priceList: string;
}

const nanoDollarsPerToken = 1000;

/**
 * The price of a model's usage; undefined if the model's price is unknown. The price list is loaded on first use, and
 * not for the built-in model, which is free.
 */
export const chargeOf = async (
  choice: ModelChoice,
  { promptTokens, completionTokens }: Usage,
): Promise<Charge | undefined> => {
  if (choice.provider === "builtin") return { nanoDollars: 0, priceList: "builtin" };
  const { priceListOf, priceOf } = await import("./prices.ts");
  const price = priceOf(choice);
  if (!price) return undefined;
  const dollars = promptTokens * price.promptPerMillion + completionTokens * price.completionPerMillion;
  return { nanoDollars: Math.round(dollars * nanoDollarsPerToken), priceList: priceListOf(choice) };
};
