import { explainConnection } from "#platform/outgoing/stream-outside.ts";
import { AppError } from "#shared/errors.ts";
import type { FaultReason } from "#shared/model-fault.ts";
import { type Connection, clientOf } from "../account/client.ts";
import { replyInTime } from "../calls/in-time.ts";
import { causesOf } from "../calls/redact-error.ts";
import { ModelFailure } from "../model-failure.ts";
import { transcriptionFailure } from "./failure.ts";
import { transcribeFile } from "./openai.ts";
import { secondOfSilence } from "./silence.ts";

const limitSeconds = 17;

/** Why a server can't be used, and the field of the form that it is about. */
export interface TranscriberFault {
  field: "base_url" | "key" | "model";
  message: string;
}

/** Has a server transcribe a second of silence. Takes at most 17 s; undefined for one that does it. */
export const tryTranscriber = async (
  connection: Connection,
  model: string,
): Promise<TranscriberFault | undefined> => {
  const client = clientOf(connection);
  const silence = { bytes: secondOfSilence(), contentType: "audio/wav", seconds: 1 } as const;
  try {
    await replyInTime(
      (signal) => transcribeFile(client, { ...silence, model, limitSeconds, signal }),
      limitSeconds,
      new AbortController().signal,
    );
    return undefined;
  } catch (error) {
    return faultOf(error, connection, model);
  }
};

const faultOf = (error: unknown, { baseUrl, key }: Connection, model: string): TranscriberFault => {
  const host = new URL(baseUrl).hostname;
  const explained = causesOf(error)
    .map((cause) => explainConnection(cause, host))
    .find((one) => one instanceof AppError);
  if (explained) return { field: "base_url", message: explained.message };
  const failure = transcriptionFailure(error, { of: "account", model, ...unsaid });
  const reason = failure instanceof ModelFailure ? failure.told.reason : "failing";
  if (reason === "credentials") return { field: "key", message: key ? refusedKey : neededKey };
  if (reason === "no_model")
    return { field: "model", message: `The server does not have the model ${model}.` };
  if (reason === "refused")
    return { field: "model", message: "The server does not transcribe with this model. Enter another." };
  return { field: "base_url", message: messages[reason] ?? failing };
};

/** The advice of failures is for members who did not enter the address just now. */
const unsaid = { address: "", credentials: "", otherModel: "" };

const refusedKey = "The server refuses this key. Check it, or make a new one there.";
const neededKey = "The server wants a key. Enter it.";
const failing = "The server could not do what was asked. Try again in a moment.";
const notOne = "What answers at this address transcribes nothing. The address usually ends in /v1.";

const messages: Partial<Record<FaultReason, string>> = {
  moved: "The server redirects to another address. Enter that one.",
  no_credit: "The account with this service has no credit left. Add credit there.",
  not_a_model: notOne,
  unreadable: notOne,
  busy: "The server takes no more requests now, or its account has no credit. Try again in a minute.",
  silent: `The server did not answer within ${limitSeconds} seconds. Check the address, or try again later.`,
  unreachable: "Nothing answers at this address. Start the server, or correct the address.",
  cut: "Nothing answers at this address. Start the server, or correct the address.",
};
