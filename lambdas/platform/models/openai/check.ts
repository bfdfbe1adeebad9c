import type OpenAI from "openai";
import { APIError } from "openai";
import * as z from "zod";
import { Problem } from "../calls/problem.ts";
import { embeddingModelsOf } from "../embedding/families.ts";
import { notConfigured } from "../settings.ts";
import { listModels } from "./list-models.ts";
import { refuseWebPage } from "./response.ts";

const Completion = z.object({ choices: z.array(z.unknown()) });

/** Checks that the server lists the model, or else that the model writes one token. */
export const checkOpenai = async (client: OpenAI, model: string, signal: AbortSignal): Promise<void> => {
  const names = listsDeployments(client) ? (await listModels(client, signal)).map(tagless) : [];
  if (names.includes(tagless(model))) return;
  await askForWord(client, model, signal).catch((error) => {
    throw error instanceof APIError && error.status === 404 && names.length > 0
      ? missing(model, names)
      : error;
  });
};

/** Has the model write one token. Throws the client's error, or Problem if something else answers. */
export const askForWord = async (client: OpenAI, model: string, signal: AbortSignal): Promise<void> => {
  const messages = [{ role: "user" as const, content: "Hello" }];
  try {
    const body = { model, messages, max_tokens: 1 };
    const { data, response } = await client.chat.completions.create(body, { signal }).withResponse();
    refuseWebPage(response);
    if (!Completion.safeParse(data).success) throw new Problem("no model");
  } catch (error) {
    if (!(error instanceof APIError && isOfTokenLimit(error))) throw error;
  }
};

const maxNames = 5;

const missing = (model: string, names: string[]) => {
  const embedding = embeddingModelsOf(names);
  const known = names.filter((name) => printable.test(name) && !embedding.includes(name)).slice(0, maxNames);
  const listed = known.length > 0 ? ` to a model that it lists, such as ${known.join(", ")}` : "";
  return notConfigured(`the model's server does not have the model ${model}. Set CHAT_MODELS${listed}.`);
};

const printable = /^[ -~]{1,200}$/;

/** Azure lists every model that could be deployed, whether it is or not. */
export const listsDeployments = ({ baseURL }: OpenAI): boolean =>
  !new URL(baseURL).hostname.endsWith(".azure.com");

/** The model exists: it refuses the limit's name, or reasons for longer than one token. */
const isOfTokenLimit = ({ code, param, message }: APIError): boolean =>
  code === "unsupported_parameter" || param === "max_tokens" || /max_tokens|output limit/.test(message);

/** A model's id without what servers may leave out of it. */
export const tagless = (model: string): string => model.replace(/:latest$/, "").replace(/^models\//, "");
