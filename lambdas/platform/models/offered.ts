import { AppError } from "#shared/errors.ts";
import type { Choices, ModelChoice } from "./port.ts";

/** Throws AppError `invalid` for a model that is neither among the configured ones nor the chatbot's `present` one. */
export const requireOffered = (
  { available }: Choices,
  { provider, model }: ModelChoice,
  present?: ModelChoice,
): void => {
  const allowed = [...available, ...(present ? [present] : [])];
  if (allowed.some((one) => one.provider === provider && one.model === model)) return;
  throw new AppError("invalid", "This model is not offered here. Choose one of the list.");
};
