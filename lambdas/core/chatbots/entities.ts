import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { Chatbot, LlmConfiguration } from "#shared/chatbots/shapes.ts";
import { ModelFailing } from "#shared/model-provider/failing.ts";

interface Key {
  user_id: string;
  id: string;
}

export const chatbotEntity = entity({
  name: "Chatbot",
  shape: Chatbot,
  key: ({ user_id, id }: Key) => ({ pk: key("account", user_id), sk: key("chatbot", id) }),
  keysOf: ({ user_id, id }) => ({ pk: key("account", user_id), sk: key("chatbot", id) }),
});

const StoredConfiguration = LlmConfiguration.extend({
  /** Absent while the model answers. */
  failing: ModelFailing.optional(),
});
export type StoredConfiguration = z.infer<typeof StoredConfiguration>;

export const configurationEntity = entity({
  name: "Model settings",
  shape: StoredConfiguration,
  key: ({ user_id, id }: Key) => ({ pk: key("account", user_id), sk: key("modelSettings", id) }),
  keysOf: ({ user_id, rag_system_id }) => ({
    pk: key("account", user_id),
    sk: key("modelSettings", rag_system_id),
  }),
});

/** A taken public link with the number of questions it was asked, as its access record. */
export const linkEntity = entity({
  name: "Public link",
  shape: z.object({
    slug: z.string(),
    user_id: z.string(),
    rag_system_id: z.string(),
    query_count: z.number().int(),
  }),
  key: (slug: string) => ({ pk: key("link", slug), sk: key("link") }),
  keysOf: ({ slug }) => ({ pk: key("link", slug), sk: key("link") }),
});
