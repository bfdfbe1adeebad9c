import type { Write } from "#platform/table/client.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { chatbotEntity } from "./entities.ts";

interface Keeping {
  /** Null: until somebody deletes them. */
  keep_days: number | null;
  keeps_page: boolean;
}

/** A write for a transaction: how long the conversations of a chatbot are kept, and whether its page's are. */
export const keep = (chatbot: Chatbot, { keep_days, keeps_page }: Keeping): Write =>
  chatbotEntity.change(chatbot, {
    set: { keeps_page, ...(keep_days !== null && { keep_days }) },
    ...(keep_days === null && { remove: ["keep_days"] }),
  });
