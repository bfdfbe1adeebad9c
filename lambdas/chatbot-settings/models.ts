import type { ModelChoice } from "#platform/models/port.ts";
import { priceOf } from "#platform/models/prices.ts";
import { refusedParameters } from "#platform/models/refused-parameters.ts";
import type { OfferedModel } from "#shared/chatbot-settings/routes.ts";

/** Tokens of an answer from eight passages, as assumed for prices. */
export const typicalAnswer = { promptTokens: 4000, completionTokens: 500 };

const answers = 1000;

/** A model with the price in US dollars of 1,000 typical answers, and the settings that it does not take. */
export const describeModel = (choice: ModelChoice): OfferedModel => {
  const price = priceOf(choice);
  return {
    ...choice,
    ...(price && { price: (answers / 1_000_000) * dollarsPerMillion(price) }),
    refuses: refusedParameters(choice),
  };
};

const dollarsPerMillion = (price: NonNullable<ReturnType<typeof priceOf>>): number =>
  typicalAnswer.promptTokens * price.promptPerMillion +
  typicalAnswer.completionTokens * price.completionPerMillion;
