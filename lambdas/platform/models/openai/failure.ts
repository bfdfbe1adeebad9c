import { APIConnectionError, APIError } from "openai";
import type { AppError } from "#shared/errors.ts";
import type { ProblemKind } from "../calls/problem.ts";
import { retryAfterOf } from "../calls/retry.ts";
import { type FailedCall, modelFailure } from "../failures.ts";
import type { Settings } from "../settings.ts";

/** What a person is told of what OpenAI's client threw. */
export const openaiFailure =
  ({ openai }: Settings) =>
  (error: unknown, model: string, modelsVariable: FailedCall["modelsVariable"]): AppError => {
    const key = openai.keySecretArn && !openai.key ? "OPENAI_API_KEY_SECRET_ARN" : "OPENAI_API_KEY";
    return modelFailure(error, {
      ...(error instanceof APIError && told(error)),
      status: statusOf(error),
      provider: "the model's server",
      model,
      modelsVariable,
      credentials: `Check ${key}.`,
    });
  };

const told = (error: APIError) => ({
  problem: error instanceof APIConnectionError ? ("unreachable" as const) : problems[String(error.code)],
  retryAfterSeconds: retryAfterOf((name) => error.headers?.get(name)),
});

const problems: Record<string, ProblemKind> = {
  content_filter: "declined",
  content_policy_violation: "declined",
  context_length_exceeded: "too long",
  string_above_max_length: "too long",
};

/** Inside of a stream an error brings no status; some servers put it into the code. */
const statuses: Record<string, number> = {
  insufficient_quota: 402,
  invalid_api_key: 401,
  model_not_found: 404,
  rate_limit_exceeded: 429,
  server_error: 500,
};

const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, type } = error;
  return statuses[String(code)] ?? status ?? statuses[String(type)] ?? numberOf(code);
};

const numberOf = (code: unknown): number | undefined => {
  const status = Number(code);
  return status >= 400 && status < 600 ? status : undefined;
};
