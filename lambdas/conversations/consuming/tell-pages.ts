import { port } from "#platform/ports.ts";
import { accountTopic } from "#platform/realtime/port.ts";

/** Tells the account's open pages that a conversation has changed. */
export const tellPages = async ({
  id,
  rag_system_id,
  user_id,
}: Record<"id" | "rag_system_id" | "user_id", string>): Promise<void> => {
  const realtime = await port("realtime");
  await realtime.publish(accountTopic(user_id), {
    type: "conversation",
    chatbotId: rag_system_id,
    conversationId: id,
  });
};
