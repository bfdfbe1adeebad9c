import type { Write } from "#platform/table/client.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

type Change = "created" | "changed" | "published" | "unpublished" | "deleted";

/** A write for a transaction: the log entry of a change. Its module is loaded on first use, because answers only read. */
export const logChange = async (
  { id, name, user_id: accountId }: Chatbot,
  userId: string,
  action: Change,
): Promise<Write> => {
  const { logActivity } = await import("../activity.ts");
  return logActivity({ accountId, userId }, { action, subject: { kind: "chatbot", id, name } });
};
