import { erasePartition } from "#platform/table/erase.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { key, keyPrefix } from "./names.ts";

/** The versions lie beside the chatbot in the account's partition. */
export const ofChatbot = ({ user_id, id }: Chatbot): Promise<void> =>
  erasePartition(key("account", user_id), keyPrefix("settingsVersion", id));
