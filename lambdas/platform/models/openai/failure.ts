import { APIConnectionError, APIError } from "openai";
import { faultOfConnection } from "#platform/outgoing/stream-outside.ts";
import type { AppError } from "#shared/errors.ts";
import type { ModelFault } from "#shared/model-fault.ts";
import type { ProblemKind } from "../calls/problem.ts";
import { causesOf, redactError } from "../calls/redact-error.ts";
import { retryAfterOf } from "../calls/retry.ts";
import { type FailedCall, modelFailure } from "../failures.ts";
import { notConfigured, type Settings } from "../settings.ts";
import { isTooLong } from "./error-text.ts";
import { isDeclined, statusOf } from "./refusal.ts";

/** How users know the settings of a model's server, for the advice of errors. */
type ServerWords = Pick<FailedCall, "address" | "credentials" | "of">;

/** The names of the environment's variables. */
const variablesOf = ({ openai }: Settings): ServerWords => ({
  address: "OPENAI_BASE_URL",
  credentials: `Check ${openai.keySecretArn && !openai.key ? "OPENAI_API_KEY_SECRET_ARN" : "OPENAI_API_KEY"}.`,
});

/** Converts an error of the OpenAI client to the one that users see. */
export const openaiFailure = (settings: Settings, words: ServerWords = variablesOf(settings)) => {
  const { address, of = "installation" } = words;
  return (error: unknown, model: string, modelsVariable?: FailedCall["modelsVariable"]): AppError => {
    if (error instanceof APIError && isRedirect(error))
      return Object.assign(redirected(address, { reason: "moved", of, model }), {
        cause: redactError(error),
      });
    if (error instanceof APIError && isOfWrongPath(error))
      return Object.assign(wrongPath(address, { reason: "not_a_model", of, model }), {
        cause: redactError(error),
      });
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

const wrongPath = (address: string, told: ModelFault) =>
  notConfigured(`no model answers at this path of ${address}. The address usually ends in /v1.`, told);

const isRedirect = ({ status = 0 }: APIError): boolean => status >= 300 && status < 400;

const redirected = (address: string, told: ModelFault) =>
  notConfigured(`what answers at ${address} redirects to another address. Set that address instead.`, told);

const detailsOf = (error: APIError) => ({
  problem: problemOf(error),
  connection: connectionOf(error),
  retryAfterSeconds: retryAfterOf((name) => error.headers?.get(name)),
});

const problemOf = (error: APIError): ProblemKind | undefined => {
  if (error instanceof APIConnectionError) return "unreachable";
  if (isDeclined(error)) return "declined";
  return isRequestError(error.status) && isTooLong(error) ? "too long" : undefined;
};

/** The part of a connection that is at fault; undefined for a server that only does not answer. */
const connectionOf = (error: APIError) => {
  const by = causesOf(error).map(faultOfConnection).find(Boolean);
  return by === "unreachable" ? undefined : by;
};

/** llama.cpp and Ollama answer a prompt that is too long with 500; an error within a stream has no status. */
const isRequestError = (status: number | undefined): boolean =>
  status === undefined || [400, 413, 422, 500].includes(status);
