import { AppError } from "../../../shared/errors.ts";
import { notConfigured } from "./settings.ts";

/**
 * What a person is told of a provider's failure: by its HTTP status where it has one. The provider's own words
 * stay out, for they may hold a key; they go along as the cause, for whoever reads the log of the edge.
 */
export const modelFailure = (error: unknown, provider: string, status: number | undefined): AppError => {
  if (error instanceof AppError) return error;
  if (status === 401 || status === 403)
    return notConfigured(`${provider} refuses the credentials. Check them.`);
  if (status === 404)
    return notConfigured(`${provider} does not have this model. Choose another, or check its address.`);
  if (status === 429) return new AppError("rate_limited", "The model is busy. Please try again in a moment.");
  return new AppError("model_failed", "The model could not answer. Please try again.");
};
