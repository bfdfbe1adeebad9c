import { APIConnectionError, APIError } from "openai";
import type { AppError } from "#shared/errors.ts";
import type { ProblemKind } from "../calls/problem.ts";
import { redactError } from "../calls/redact-error.ts";
import { retryAfterOf } from "../calls/retry.ts";
import { type FailedCall, modelFailure } from "../failures.ts";
import { notConfigured, type Settings } from "../settings.ts";
import { isTooLong } from "./error-text.ts";

/** How users know the settings of a model's server, for the advice of errors. */
type ServerWords = Pick<FailedCall, "address" | "credentials">;

/** The names of the environment's variables. */
const variablesOf = ({ openai }: Settings): ServerWords => ({
  address: "OPENAI_BASE_URL",
  credentials: `Check ${openai.keySecretArn && !openai.key ? "OPENAI_API_KEY_SECRET_ARN" : "OPENAI_API_KEY"}.`,
});

/** Converts an error of the OpenAI client to the one that users see. */
export const openaiFailure = (settings: Settings, words: ServerWords = variablesOf(settings)) => {
  const { address } = words;
  return (error: unknown, model: string, modelsVariable?: FailedCall["modelsVariable"]): AppError => {
    if (error instanceof APIError && isRedirect(error))
      return Object.assign(redirected(address), { cause: redactError(error) });
    if (error instanceof APIError && isOfWrongPath(error))
      return Object.assign(wrongPath(address), { cause: redactError(error) });
    return modelFailure(error, {
      ...(error instanceof APIError && detailsOf(error)),
      status: statusOf(error),
      provider: "the model's server",
      model,
      modelsVariable,
      ...words,
    });
  };
};

/** A server that does not have the path answers without an error object, a model's server with one. */
const isOfWrongPath = ({ status, error }: APIError): boolean =>
  (status === 404 || status === 405) && (error === undefined || error === null);

const wrongPath = (address: string) =>
  notConfigured(`no model answers at this path of ${address}. The address usually ends in /v1.`);

const isRedirect = ({ status = 0 }: APIError): boolean => status >= 300 && status < 400;

const redirected = (address: string) =>
  notConfigured(`what answers at ${address} redirects to another address. Set that address instead.`);

const detailsOf = (error: APIError) => ({
  problem: problemOf(error),
  retryAfterSeconds: retryAfterOf((name) => error.headers?.get(name)),
});

const problemOf = (error: APIError): ProblemKind | undefined => {
  if (error instanceof APIConnectionError) return "unreachable";
  if (refusals.has(String(error.code))) return "declined";
  return isRequestError(error.status) && isTooLong(error) ? "too long" : undefined;
};

const refusals = new Set(["content_filter", "content_policy_violation"]);

/** llama.cpp and Ollama answer a prompt that is too long with 500; an error within a stream has no status. */
const isRequestError = (status: number | undefined): boolean =>
  status === undefined || [400, 413, 422, 500].includes(status);

/** An error within a stream has no status; some servers put it into the code. */
const statuses: Record<string, number> = {
  insufficient_quota: 402,
  invalid_api_key: 401,
  model_not_found: 404,
  rate_limit_exceeded: 429,
  server_error: 500,
};

const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, type, message } = error;
  if (status === 400 && /api key not valid/i.test(message)) return 401;
  return statuses[String(code)] ?? status ?? statuses[String(type)] ?? numberOf(code);
};

const numberOf = (code: unknown): number | undefined => {
  const status = Number(code);
  return status >= 400 && status < 600 ? status : undefined;
};
