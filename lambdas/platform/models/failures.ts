import { AppError } from "../../../shared/errors.ts";
import { notConfigured } from "./settings.ts";
import { withoutWords } from "./without-words.ts";

/** Which call failed, as its sentences need it. */
export interface FailedCall {
  /** HTTP status, where the provider answered at all. */
  status: number | undefined;
  /** As in "… does not have the model". */
  provider: string;
  model: string;
  modelsVariable: "CHAT_MODELS" | "EMBEDDING_MODEL";
  /** What to do where the credentials are refused. */
  credentials: string;
}

/**
 * What a person is told of a provider's failure: by its HTTP status where it has one. The provider's own words
 * stay out, for they may hold a key or a question; the rest goes along as the cause, for the log of the edge.
 */
export const modelFailure = (error: unknown, call: FailedCall): AppError => {
  if (error instanceof AppError) return error;
  const failure = told(call);
  failure.cause = withoutWords(error);
  return failure;
};

const told = ({ status, provider, model, modelsVariable, credentials }: FailedCall): AppError => {
  switch (status) {
    case 400:
    case 422:
      return notConfigured(
        `${provider} does not take this request to ${model}. Check the chatbot's model settings and ${modelsVariable}.`,
      );
    case 401:
    case 403:
      return notConfigured(`${provider} refuses the credentials. ${credentials}`);
    case 402:
      return notConfigured(`the account with ${provider} has no credit left. Add credit there.`);
    case 404:
      return notConfigured(
        `${provider} does not have the model ${model}. Choose another, or set ${modelsVariable}.`,
      );
    case 429:
      return new AppError("rate_limited", "The model is busy. Please try again in a moment.");
    default:
      return new AppError("model_failed", "The model could not answer. Please try again.");
  }
};
