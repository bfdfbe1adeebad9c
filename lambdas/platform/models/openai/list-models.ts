import { APIConnectionError, APIError, type OpenAI } from "openai";
import * as z from "zod";
import { refuseWebPage } from "./response.ts";

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The ids of the models that a server lists; none if its reply is no list. Throws the client's error. */
export const readModels = async (client: OpenAI, signal: AbortSignal): Promise<string[]> => {
  const { data, response } = await client.models.list({ signal }).withResponse();
  refuseWebPage(response);
  return Listed.safeParse(data).data?.data.map(({ id }) => id) ?? [];
};

/**
 * The ids of the models that a server lists; empty if it has no list, or refuses it to this key, as servers may that accept
 * the key for questions. Throws the client's error if the server cannot be reached, fails or throttles.
 */
export const listModels = async (client: OpenAI, signal: AbortSignal): Promise<string[]> => {
  try {
    return await readModels(client, signal);
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
};

const isRefusal = (error: unknown): boolean =>
  error instanceof APIError &&
  !(error instanceof APIConnectionError) &&
  (error.status ?? 500) < 500 &&
  error.status !== 429;
