import { APIConnectionError, APIError } from "openai";
import { faultOfConnection } from "#platform/outgoing/stream-outside.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { FaultReason, ModelFault } from "#shared/model-fault.ts";
import { type ProblemKind, problemOf } from "../calls/problem.ts";
import { causesOf, redactError } from "../calls/redact-error.ts";
import { retryAfterOf } from "../calls/retry.ts";
import { ModelFailure, PassingFailure } from "../model-failure.ts";
import { statusOf } from "../openai/refusal.ts";

/** A service for transcription as members know it, for the advice of errors. */
export interface ServiceWords {
  of: ModelFault["of"];
  model: string;
  /** How users know its address: "nothing transcribes at this path of …". */
  address: string;
  /** The advice for refused credentials. */
  credentials: string;
  /** The advice for a model that the service does not have. */
  otherModel: string;
}

/** The traits of a service's error that matter, whatever its protocol. */
export interface Failed {
  status: number | undefined;
  problem?: ProblemKind | undefined;
  retryAfterSeconds?: number | undefined;
}

/** Converts an error of the OpenAI client to the one that members see. The server's own words are left out. */
export const transcriptionFailure = (error: unknown, words: ServiceWords): AppError => {
  if (error instanceof ModelFailure || isOfSettings(error)) return error;
  const failed =
    error instanceof APIError ? ofClient(error) : { status: undefined, problem: problemOf(error) };
  const connection = causesOf(error).map(faultOfConnection).find(Boolean);
  return Object.assign(failureOf(failed, words, connection), { cause: redactError(error) });
};

const isOfSettings = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "not_configured";

const ofClient = (error: APIError): Failed => ({
  status: isOfWrongPath(error) ? 405 : statusOf(error),
  problem: error instanceof APIConnectionError ? "unreachable" : undefined,
  retryAfterSeconds: retryAfterOf((name) => error.headers?.get(name)),
});

/** A server that does not have the path answers without an error object, or as FastAPI does. */
const isOfWrongPath = ({ status, error }: APIError): boolean =>
  status === 404 && (!error || JSON.stringify(error) === '{"detail":"Not Found"}');

/** The failure that a problem or a status stands for, in words for members of the account. */
export const failureOf = (
  { status, problem, retryAfterSeconds }: Failed,
  words: ServiceWords,
  connection?: "unknown_host" | "insecure" | "unreachable",
): AppError => {
  const { of, model } = words;
  const told = (reason: FaultReason): ModelFault => ({ reason, of, model });
  if (problem) return ofProblem(problem, words, connection);
  if (status === 429)
    return new PassingFailure(
      "rate_limited",
      "The server for transcription is busy. Try again later.",
      told("busy"),
      { retryAfterSeconds },
    );
  const known = status === undefined ? undefined : ofStatus(status, words);
  if (known) return new ModelFailure(known[0], known[2], told(known[1]));
  return new PassingFailure("model_failed", failing, told("failing"), { retryAfterSeconds });
};

const failing = "The server for transcription failed. Try again later.";

type Known = [ErrorCode, FaultReason, string];

const ofStatus = (
  status: number,
  { address, credentials, otherModel, model }: ServiceWords,
): Known | undefined => {
  if (status >= 300 && status < 400)
    return misset(
      "moved",
      `what answers at ${address} redirects to another address. Set that address instead.`,
    );
  switch (status) {
    case 400:
    case 415:
    case 422:
      return ["model_failed", "refused", "The server for transcription does not take this recording."];
    case 401:
    case 403:
      return misset("credentials", `the server refuses the credentials. ${credentials}`);
    case 402:
      return misset("no_credit", "the account with the server has no credit left. Add credit there.");
    case 404:
      return misset("no_model", `the server does not have the model ${model}. ${otherModel}`);
    case 405:
      return misset(
        "not_a_model",
        `nothing transcribes at this path of ${address}. The address usually ends in /v1.`,
      );
    case 413:
      return ["model_failed", "too_long", "The recording is too large for the server for transcription."];
    default:
      return undefined;
  }
};

const misset = (reason: FaultReason, what: string): Known => [
  "not_configured",
  reason,
  `Transcription is not properly configured: ${what}`,
];

const ofProblem = (
  problem: ProblemKind,
  { of, model, address }: ServiceWords,
  connection?: "unknown_host" | "insecure" | "unreachable",
): AppError => {
  const told = (reason: FaultReason): ModelFault => ({ reason, of, model });
  switch (problem) {
    case "silent":
      return new PassingFailure(
        "model_failed",
        "The server for transcription did not answer in time. Try again later.",
        told("silent"),
      );
    case "cut":
    case "unreachable":
      return new PassingFailure(
        "model_failed",
        "The server for transcription cannot be reached at the moment. Try again later.",
        told(problem === "cut" ? "cut" : (connection ?? "unreachable")),
        { isUnreachable: problem === "unreachable" },
      );
    case "web page":
    case "no model": {
      const found = problem === "web page" ? "a web page is" : "something else answers";
      const [code, reason, message] = misset(
        "not_a_model",
        `${found} at ${address}, not a server for transcription. The address usually ends in /v1.`,
      );
      return new ModelFailure(code, message, told(reason));
    }
    case "unreadable":
      return new ModelFailure(
        "model_failed",
        "The reply of the server for transcription could not be read. Try again later.",
        told("unreadable"),
      );
    default:
      return new ModelFailure("model_failed", failing, told("failing"));
  }
};

/** An AppError `not_configured` without a call; `what` completes the sentence. */
export const transcriptionNotConfigured = (what: string): AppError =>
  new AppError("not_configured", `Transcription is not properly configured: ${what}`);
