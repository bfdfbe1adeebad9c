import type { Document } from "#shared/documents/document.ts";
import { type Emission, emission, namedChatbot, silent } from "./queue-events.ts";

const kinds = { answer: "written answer", page: "web page", interview: "interview answer" } as const;

interface EndedDocument extends Document {
  /** The number of its runs before this one. */
  runs: number;
  awaits_budget?: number | undefined;
}

/** Tells that the run of a document has ended. One that waits for room in a budget has not failed. */
export const documentEnded = async (document: EndedDocument): Promise<Emission> => {
  const { id, rag_system_id: chatbotId, user_id: accountId, filename, kind } = document;
  const isFailed = document.processing_status === "failed";
  if (isFailed && document.awaits_budget !== undefined) return silent;
  const describe = async () => ({
    at: new Date().toISOString(),
    source: `${id} ${document.runs}`,
    about: chatbotId,
    data: {
      document_id: id,
      chatbot: await namedChatbot(accountId, chatbotId),
      filename,
      kind: kind ? kinds[kind] : ("file" as const),
    },
  });
  if (isFailed)
    return emission(accountId, { type: "document.failed", chatbotId }, async () => {
      const { data, ...happened } = await describe();
      return { ...happened, data: { ...data, reason: document.failure_reason ?? "" } };
    });
  return emission(accountId, { type: "document.processed", chatbotId }, async () => {
    const { data, ...happened } = await describe();
    return { ...happened, data: { ...data, passages: document.chunk_count } };
  });
};
