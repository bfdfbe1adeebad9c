import { logger } from "#platform/logging/logger.ts";
import { queue } from "#platform/storage/queue.ts";
import { isDemo } from "../demo.ts";

interface Owned {
  user_id: string;
  rag_system_id: string;
}

/** Has the starters of a document's chatbot found again. A failure is only logged: the next change of a document asks again. */
export const refreshStarters = async ({ user_id, rag_system_id }: Owned): Promise<void> => {
  // it has questions of its own
  if (isDemo(user_id)) return;
  try {
    const message = { starters: { account_id: user_id, chatbot_id: rag_system_id } };
    await queue("outbox").send({ message, group: `starters#${user_id}` });
  } catch (error) {
    logger.warn("starters are not refreshed", { error: error instanceof Error ? error : String(error) });
  }
};
