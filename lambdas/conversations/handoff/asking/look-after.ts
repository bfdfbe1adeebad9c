import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { visitorTopic } from "#platform/realtime/port.ts";
import { transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { conversationEntity } from "../../entities.ts";
import { mailReply } from "../mails/mail-reply.ts";
import { type Due, dueEntity, dueOf, unlessChanged } from "./due.ts";
import { expire, isExpired } from "./request.ts";

/** Ends a request that nobody claimed in time, and mails the visitor what people wrote and was not seen. */
export const lookAfter = async (key: Pick<Due, "id" | "rag_system_id" | "user_id">): Promise<void> => {
  const due = await dueEntity.find(key);
  const found = due && (await conversationEntity.find(key));
  if (!due) return;
  if (found) {
    const conversation = isExpired(found) ? await expire(found) : found;
    if (conversation !== found) await tell(conversation);
    await mailReply(conversation);
    if (conversation.answerer.kind === "waiting") {
      // a mail was due before the end of a later request
      await transact([dueOf(conversation, conversation.answerer.until)]);
      return;
    }
  }
  await unlessChanged(dueEntity.dropIf(due, when.equals({ due_at: due.due_at })));
};

/** A visitor who was not told reads it at the end of the time. */
const tell = async ({ id, last_seq }: { id: string; last_seq: number }): Promise<void> => {
  try {
    await (await port("realtime")).publish(visitorTopic(id), { type: "news", seq: last_seq });
  } catch (error) {
    logger.warn("a push failed", { error: error instanceof Error ? error : String(error) });
  }
};
