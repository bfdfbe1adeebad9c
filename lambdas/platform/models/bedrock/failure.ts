import { BedrockRuntimeServiceException } from "@aws-sdk/client-bedrock-runtime";
import type { AppError } from "#shared/errors.ts";
import type { ProblemKind } from "../calls/problem.ts";
import { retryAfterOf } from "../calls/retry.ts";
import { type FailedCall, modelFailure } from "../failures.ts";

/** Converts an error of the Bedrock client to the one that users see. */
export const bedrockFailure = (
  error: unknown,
  model: string,
  modelsVariable: FailedCall["modelsVariable"],
): AppError =>
  modelFailure(error, {
    status: statusOf(error),
    problem: problemIn(error),
    retryAfterSeconds: retryAfter(error),
    provider: "Amazon Bedrock",
    address: "Amazon Bedrock",
    model,
    modelsVariable,
    credentials: `Check them, and that they may use ${model}.`,
  });

/** Names take precedence: an error within a stream has no status, or that of the stream. */
const statuses: Record<string, number> = {
  AccessDeniedException: 403,
  CredentialsProviderError: 403,
  ExpiredTokenException: 403,
  InternalServerException: 500,
  ModelErrorException: 500,
  ModelNotReadyException: 503,
  ModelStreamErrorException: 500,
  ModelTimeoutException: 408,
  ResourceNotFoundException: 404,
  ServiceQuotaExceededException: 429,
  ServiceUnavailableException: 503,
  ThrottlingException: 429,
  ValidationException: 400,
};

const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "ValidationException" && isOfModel(error)) return 404;
  const own = error instanceof BedrockRuntimeServiceException ? error.$metadata?.httpStatusCode : undefined;
  return statuses[error.name] ?? own;
};

/** Bedrock reports unknown models, and those of other regions, as invalid requests. */
const isOfModel = ({ message }: Error): boolean =>
  /model identifier|inference profile|on-demand throughput/i.test(message);

/** The decoder of event streams throws plain Errors, recognised by their messages. */
const problemIn = (error: unknown): ProblemKind | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "ValidationException" && tooLong.test(error.message)) return "too long";
  if (error.name !== "Error") return undefined;
  if (unreadable.test(error.message)) return "unreadable";
  return /truncated/i.test(error.message) ? "cut" : undefined;
};

const tooLong = /too long|too many (?:input )?tokens|maximum context|context (?:length|window)/i;
const unreadable = /checksum|message length|header type|unrecognized event/i;

const retryAfter = (error: unknown): number | undefined => {
  const response = error instanceof BedrockRuntimeServiceException ? error.$response : undefined;
  return retryAfterOf((name) => response?.headers[name]);
};
