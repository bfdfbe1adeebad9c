import { inject } from "vitest";
import type * as z from "zod";
import type { NewApiKey } from "#shared/api-keys/shapes.ts";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

export const handbook = [
  "# Returns",
  "Refunds are paid within 14 days of the return.",
  "# Workshop",
  "The workshop opens at nine on weekdays.",
].join("\n\n");

export const question = "How long do refunds take?";

type Settings = Partial<z.input<typeof NewApiKey>>;

/** An owner's chatbot with a document, and a key for it. */
export const keyFor = async (owner: Actor, settings: Settings = {}) => {
  const { id: chatbotId } = await owner.chatbots.create({ name: "Shop help", use_case: "support" });
  await upload(owner, chatbotId, { name: "handbook.md", type: "text/markdown", bytes: handbook });
  const made = await owner.apiKeys.create({ name: "Website", rag_system_id: chatbotId, ...settings });
  return { owner, chatbotId, ...made };
};

export const keyOf = async (name: string, settings: Settings = {}) => keyFor(await as(name), settings);

/** A request with a key, as a program sends it. */
export const callWith =
  (key: string | undefined, url = inject("url")) =>
  (path: string, body?: unknown, init: RequestInit = {}) =>
    fetch(url + path, {
      method: body === undefined ? "GET" : "POST",
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...init,
      headers: { "content-type": "application/json", ...(key && { "x-api-key": key }), ...init.headers },
    });

export const askPath = "/functions/v1/rag-api";
