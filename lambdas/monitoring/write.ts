import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import type { Message } from "#shared/conversations/shapes.ts";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { holdUntil } from "./claim.ts";
import { monitored } from "./monitored.ts";
import { personOf } from "./person.ts";
import { requireReachable } from "./replies-until.ts";
import { tellVisitor } from "./tell.ts";

interface Writing {
  content: string;
  idempotencyKey: string;
  isNote: boolean;
}

/** Stores a member's message to the visitor, who is told, or a note for the other members. */
export const write = async (
  conversation: StoredConversation,
  member: { accountId: string; userId: string },
  { isNote, ...writing }: Writing,
): Promise<{ conversation: MonitoredConversation; message: Message }> => {
  if (!isNote) await requireReachable(conversation);
  const { intervene, leaveNote, messageOf } = await conversationStore.handoff();
  const person = await personOf(member);
  const written = isNote
    ? await leaveNote(conversation, person, writing)
    : await intervene(conversation, person, { ...writing, until: holdUntil() });
  if (!isNote) await tellVisitor(written.conversation);
  return { conversation: await monitored(written.conversation), message: messageOf(written) };
};
