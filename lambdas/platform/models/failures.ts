import { AppError } from "#shared/errors.ts";
import type { FaultReason, ModelFault } from "#shared/model-fault.ts";
import { type ProblemKind, problemOf } from "./calls/problem.ts";
import { redactError } from "./calls/redact-error.ts";
import { ModelFailure, PassingFailure } from "./model-failure.ts";
import { notConfigured } from "./settings.ts";

/** The failed call, for its error message. */
export interface FailedCall {
  /** HTTP status, if the provider answered. */
  status: number | undefined;
  /** The problem, if the error shows one that the status does not. */
  problem?: ProblemKind | undefined;
  retryAfterSeconds?: number | undefined;
  /** The subject of the message: "… does not have the model". */
  provider: string;
  model: string;
  /** The variable that names the models; absent for those of an account's own provider. */
  modelsVariable?: "CHAT_MODELS" | "EMBEDDING_MODEL" | undefined;
  /** Whose model it is; the installation's if absent. */
  of?: ModelFault["of"];
  /** The part of a failed connection that is at fault, if its error says it. */
  connection?: "unknown_host" | "insecure" | undefined;
  /** How users know the address of the model's server. */
  address: string;
  /** The advice for refused credentials. */
  credentials: string;
}

/**
 * Converts a provider's error to the one that users see, by its problem or HTTP status. The provider's own message is
 * left out, because it may contain a key or a question; the redacted error is the cause, for the log.
 */
export const modelFailure = (error: unknown, call: FailedCall): AppError => {
  if (error instanceof AppError) return error;
  const problem = call.problem ?? (call.status === undefined ? problemOf(error) : undefined);
  const failure = problem ? ofProblem(problem, call) : ofStatus(call);
  failure.cause = redactError(error);
  return failure;
};

const told = ({ of = "installation", model }: FailedCall, reason: FaultReason): ModelFault => ({
  reason,
  of,
  model,
});

const failed = (call: FailedCall, reason: FaultReason, message: string): AppError =>
  new ModelFailure("model_failed", message, told(call, reason));

const ofProblem = (problem: ProblemKind, call: FailedCall): AppError => {
  const { model, modelsVariable = "CHAT_MODELS", address, connection } = call;
  switch (problem) {
    case "silent":
      return new PassingFailure(
        "model_failed",
        "The model did not answer in time. Please try again.",
        told(call, "silent"),
      );
    case "cut":
    case "unreachable":
      return new PassingFailure(
        "model_failed",
        "The model cannot be reached at the moment. Please try again.",
        told(call, problem === "cut" ? "cut" : (connection ?? "unreachable")),
        { isUnreachable: problem === "unreachable" },
      );
    case "unreadable":
      return failed(call, "unreadable", "The model's reply could not be read. Please try again.");
    case "empty":
      return failed(call, "empty", "The model gave an empty answer. Please try again.");
    case "tool call":
      return failed(
        call,
        "tool_call",
        "The model called a tool instead of answering. Please try again, or choose another model.",
      );
    case "declined":
      return failed(call, "declined", "The model declined to answer this. Please ask in other words.");
    case "used up":
      return notConfigured(
        `${model} used up its tokens before the first word. Raise Max Tokens in the chatbot's model settings.`,
        told(call, "used_up"),
      );
    case "too long":
      return notConfigured(
        `${model} does not take so much text at once. ${shorter[modelsVariable]}`,
        told(call, "too_long"),
      );
    case "web page":
      return notConfigured(
        `a web page is at ${address}, not a model. The address usually ends in /v1.`,
        told(call, "not_a_model"),
      );
    case "no model":
      return notConfigured(
        `what answers at ${address} is not a model. The address usually ends in /v1.`,
        told(call, "not_a_model"),
      );
  }
};

const shorter = {
  CHAT_MODELS: "Choose a model that takes more, or shorten the system prompt.",
  EMBEDDING_MODEL: "Set EMBEDDING_MODEL to one that takes more.",
};

const ofStatus = (call: FailedCall): AppError => {
  const { status, provider, model, modelsVariable, credentials, retryAfterSeconds } = call;
  switch (status) {
    case 400:
    case 422:
      return notConfigured(
        `${provider} does not take this request to ${model}. Check the chatbot's model settings${modelsVariable ? ` and ${modelsVariable}` : ""}.`,
        told(call, "refused"),
      );
    case 401:
    case 403:
      return notConfigured(`${provider} refuses the credentials. ${credentials}`, told(call, "credentials"));
    case 402:
      return notConfigured(
        `the account with ${provider} has no credit left. Add credit there.`,
        told(call, "no_credit"),
      );
    case 404:
      return notConfigured(
        `${provider} does not have the model ${model}. Choose another${modelsVariable ? `, or set ${modelsVariable}` : " in the chatbot's settings"}.`,
        told(call, "no_model"),
      );
    case 413:
      return ofProblem("too long", call);
    case 429:
      return new PassingFailure(
        "rate_limited",
        `The model is busy. Please try again ${when(retryAfterSeconds)}.`,
        told(call, "busy"),
        { retryAfterSeconds },
      );
    default:
      return isOfServer(status)
        ? new PassingFailure("model_failed", unanswered, told(call, "failing"), { retryAfterSeconds })
        : failed(call, "failing", unanswered);
  }
};

const unanswered = "The model could not answer. Please try again.";

/** 408 and 409 are temporary too: a timeout and a conflict on the server. */
const isOfServer = (status = 0): boolean => status >= 500 || status === 408 || status === 409;

const when = (seconds = 0): string => {
  if (seconds < 10) return "in a moment";
  return seconds < 90 ? `in ${Math.ceil(seconds)} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
};
