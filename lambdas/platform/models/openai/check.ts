import type OpenAI from "openai";
import { APIError } from "openai";
import * as z from "zod";

/** Checks that the server lists the model, or else that the model writes one token. */
export const checkOpenai = async (client: OpenAI, model: string, signal: AbortSignal): Promise<void> => {
  const names = (await listModels(client, signal)).map(tagless);
  if (names.includes(tagless(model))) return;
  const messages = [{ role: "user" as const, content: "Hello" }];
  await client.chat.completions.create({ model, messages, max_tokens: 1 }, { signal }).catch((error) => {
    if (!(error instanceof APIError && error.code === "unsupported_parameter")) throw error;
  });
};

const Listed = z.array(z.object({ id: z.string() })).catch([]);

const listModels = async (client: OpenAI, signal: AbortSignal): Promise<string[]> => {
  try {
    return Listed.parse((await client.models.list({ signal })).data).map(({ id }) => id);
  } catch (error) {
    if (error instanceof APIError && [403, 404, 405].includes(error.status ?? 0)) return [];
    throw error;
  }
};

const tagless = (model: string): string => model.replace(/:latest$/, "");
