import { queue } from "#platform/storage/queue.ts";
import type { StoredWebsite } from "./entities.ts";

/**
 * Has a pass go over the pages of a website. The queue is that of documents, because Lambda polls each queue for 39 cents a
 * month; the group is the chatbot, so that a long pass takes no turn of the account's documents.
 */
export const enqueue = ({ rag_system_id, id }: Pick<StoredWebsite, "rag_system_id" | "id">): Promise<void> =>
  queue("uploads").send({
    message: { website: { chatbotId: rag_system_id, websiteId: id }, group: rag_system_id },
    group: rag_system_id,
  });
