import type { ApiKey } from "#shared/api-keys/shapes.ts";
import type { ListedChatbot } from "#shared/chatbots/routes.ts";
import { sampleChatbot } from "../../core/chatbots/sample-chatbot.ts";
import type { Replies } from "../../screens/server.ts";

const at = "2026-11-20T09:00:00.000Z";

export const chatbotOf = (name: string): ListedChatbot => ({
  ...sampleChatbot({ id: `bot_${name.replaceAll(" ", "")}`, user_id: "user-1", name, created_at: at }),
  document_count: 1,
  conversation_count: 0,
});

const unused = { thisMinute: 0, today: 0, last7Days: 0, last30Days: 0, thisMonth: 0 };

export const keyOf = (name: string): ApiKey => ({
  id: `key_${name}`,
  user_id: "user-1",
  rag_system_id: "bot_Shophelp",
  rag_system_name: "Shop help",
  name,
  description: null,
  key_prefix: "dk_abcdef",
  permission_scope: "read",
  requests_per_minute: 60,
  daily_quota: 1000,
  is_active: true,
  expires_at: null,
  created_at: at,
  usage_count: 0,
  last_used_at: null,
  usage: { ...unused, average_ms: null, days: [], endpoints: [] },
  former: [],
});

export const secret = `dk_${"a1B2".repeat(9)}c3`;

/** An account with these keys, which grow in number as the page makes more. */
export const keysAre = (...names: string[]): Replies => {
  let keys = names.map(keyOf);
  const made = { id: "key_made", api_key: secret, key_prefix: secret.slice(0, 9) };
  return {
    chatbots: { list: { items: ["Workshop handbook", "Rental desk", "Shop help"].map(chatbotOf) } },
    widgets: { list: { items: [] } },
    modelProvider: { failing: { items: [] } },
    apiKeys: {
      list: () => ({ items: keys }),
      create: ({ name }) => {
        keys = [keyOf(name), ...keys];
        return made;
      },
      rotate: () => made,
      update: ({ id, is_active }) => {
        keys = keys.map((one) => (one.id === id ? { ...one, is_active } : one));
        return { id, is_active };
      },
      remove: ({ id }) => {
        keys = keys.filter((one) => one.id !== id);
        return {};
      },
    },
  };
};
