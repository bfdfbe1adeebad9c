import { APIError } from "openai";
import { replyInTime } from "../calls/in-time.ts";
import { Problem } from "../calls/problem.ts";
import { askForWord, listsDeployments, tagless } from "../openai/check.ts";
import { readModels } from "../openai/list-models.ts";
import { transcriptionModelIn } from "../transcription/model-names.ts";
import { chatModelsOf } from "./chat-models.ts";
import { type Connection, clientOf } from "./client.ts";
import { isRefusedKey, type ProviderFault, providerFault } from "./provider-fault.ts";

/** The most models that an account is offered; the longest list known has some 400. */
export const maxModels = 500;

const listSeconds = 10;
const wordSeconds = 7;
/** Each of them is asked for a word, beside the others. */
const mostAsked = 5;

export type Trial = { models: string[]; transcriptionModel?: string | undefined } | { fault: ProviderFault };

/**
 * Asks a server for its models, and with a key one of them for a word, because some servers list models to anybody.
 * `named` are the models that the owner wants, all chat models if it is empty. Takes at most 17 s; a fault is a result.
 */
export const tryProvider = async (connection: Connection, named: string[]): Promise<Trial> => {
  const client = clientOf(connection);
  const host = new URL(connection.baseUrl).hostname;
  const within = <Reply>(seconds: number, ask: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> =>
    replyInTime(ask, seconds, never);
  try {
    const listed = await within(listSeconds, (signal) => readModels(client, signal)).catch((error) => {
      if (hasNoList(error) && named.length > 0) return [];
      throw error;
    });
    const models = (named.length > 0 ? named : chatModelsOf(listed)).slice(0, maxModels);
    const [first] = models;
    if (first === undefined) return { fault: listed.length > 0 ? noChatModel : noModel };
    const known = listsDeployments(client) ? listed.map(tagless) : [];
    const unknown = named.filter((name) => !known.includes(tagless(name)));
    await Promise.all(
      unknown.slice(0, mostAsked).map((name) =>
        within(wordSeconds, (signal) => askForWord(client, name, signal)).catch((error) => {
          throw isMissing(error) ? new MissingModel(name) : error;
        }),
      ),
    );
    if (connection.key && unknown.length === 0)
      await within(wordSeconds, (signal) => askForWord(client, first, signal)).catch((error) => {
        if (isRefusedKey(error)) throw error;
      });
    return { models, transcriptionModel: transcriptionModelIn(listed) };
  } catch (error) {
    if (error instanceof MissingModel)
      return { fault: { field: "models", message: `The server does not have the model ${error.message}.` } };
    return { fault: providerFault(error, { host, hasKey: Boolean(connection.key), seconds: listSeconds }) };
  }
};

const never = new AbortController().signal;

class MissingModel extends Error {}

const isMissing = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 404 || error.status === 400);

const hasNoList = (error: unknown): boolean =>
  (error instanceof APIError && (error.status === 404 || error.status === 405)) ||
  (error instanceof Problem && error.kind === "web page");

const noModel = {
  field: "models",
  message: "The server lists no models. Enter their names.",
} as const;

const noChatModel = {
  field: "models",
  message: "The server lists no model that answers questions. Enter the names of those that do.",
} as const;
