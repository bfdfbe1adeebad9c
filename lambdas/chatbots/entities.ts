import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { Chatbot, LlmConfiguration } from "#shared/contract/chatbots.ts";

interface Key {
  user_id: string;
  id: string;
}

export const chatbotEntity = entity({
  name: "Chatbot",
  shape: Chatbot,
  key: ({ user_id, id }: Key) => ({ pk: `OWNER#${user_id}`, sk: `BOT#${id}` }),
  keysOf: ({ user_id, id }) => ({ pk: `OWNER#${user_id}`, sk: `BOT#${id}` }),
});

export const configurationEntity = entity({
  name: "Model settings",
  shape: LlmConfiguration,
  key: ({ user_id, id }: Key) => ({ pk: `OWNER#${user_id}`, sk: `LLM#${id}` }),
  keysOf: ({ user_id, rag_system_id }) => ({ pk: `OWNER#${user_id}`, sk: `LLM#${rag_system_id}` }),
});

/** A taken public link and, as its access record, how often it was asked. */
export const linkEntity = entity({
  name: "Public link",
  shape: z.object({
    slug: z.string(),
    user_id: z.string(),
    rag_system_id: z.string(),
    query_count: z.number().int(),
  }),
  key: (slug: string) => ({ pk: `SLUG#${slug}`, sk: "SLUG" }),
  keysOf: ({ slug }) => ({ pk: `SLUG#${slug}`, sk: "SLUG" }),
});
