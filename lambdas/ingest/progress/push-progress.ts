import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { accountTopic } from "#platform/realtime/port.ts";
import type { Document } from "#shared/documents/document.ts";

/** Notifies the owner's open pages that a document changed. A failure is logged only, because the pages poll too. */
export const pushProgress = async ({ user_id, rag_system_id, id }: Document): Promise<void> => {
  try {
    const realtime = await port("realtime");
    await realtime.publish(accountTopic(user_id), {
      type: "document",
      chatbotId: rag_system_id,
      documentId: id,
    });
  } catch (error) {
    logger.warn("a change could not be pushed", error instanceof Error ? error : new Error(String(error)));
  }
};
