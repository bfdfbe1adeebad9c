import { APIError } from "openai";
import { explainConnection } from "#platform/outgoing/stream-outside.ts";
import { AppError } from "#shared/errors.ts";
import { type ProblemKind, problemOf } from "../calls/problem.ts";
import { causesOf } from "../calls/redact-error.ts";

/** Why a provider can't be used, and the field of the form that it is about. */
export interface ProviderFault {
  field: "base_url" | "key" | "models";
  message: string;
}

interface Tried {
  host: string;
  hasKey: boolean;
  seconds: number;
}

/** The fault that an error of the OpenAI client shows, without the server's own words, which may repeat the key. */
export const providerFault = (error: unknown, { host, hasKey, seconds }: Tried): ProviderFault => {
  const explained = causesOf(error)
    .map((cause) => explainConnection(cause, host))
    .find((one) => one instanceof AppError);
  if (explained) return { field: "base_url", message: explained.message };
  if (isRefusedKey(error)) return { field: "key", message: hasKey ? refusedKey : neededKey };
  const status = error instanceof APIError ? error.status : undefined;
  const message =
    (status === undefined ? ofProblem(problemOf(error), seconds) : ofStatus(status)) ??
    "The server could not do what was asked. Try again in a moment.";
  return { field: "base_url", message };
};

export const isRefusedKey = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status === 401 ||
    error.status === 403 ||
    (error.status === 400 && /api key not valid/i.test(error.message)));

const refusedKey = "The server refuses this key. Check it, or make a new one there.";
const neededKey = "The server wants a key. Enter it.";

const ofStatus = (status: number): string | undefined => {
  if (status >= 300 && status < 400) return "The server redirects to another address. Enter that one.";
  if (status === 402) return "The account with this service has no credit left. Add credit there.";
  if (status === 404 || status === 405)
    return "Nothing lists models at this path. The address usually ends in /v1; if it does, enter the names of the models.";
  if (status === 429)
    return "The server takes no more requests now, or its account has no credit. Try again in a minute.";
  return status >= 500 ? `The server failed with status ${status}. Try again in a moment.` : undefined;
};

const ofProblem = (problem: ProblemKind | undefined, seconds: number): string | undefined => {
  switch (problem) {
    case "silent":
      return `The server did not answer within ${seconds} seconds. Check the address, or try again later.`;
    case "web page":
      return "A web page is at this address, not a model. The address usually ends in /v1.";
    case "no model":
    case "unreadable":
      return "What answers at this address is not a model's server. The address usually ends in /v1.";
    case "unreachable":
    case "cut":
      return "Nothing answers at this address. Start the model's server, or correct the address.";
    default:
      return undefined;
  }
};
