import { conversationStore } from "#lambdas/conversations/store.ts";
import { leaveLead } from "#lambdas/leads/leave-lead.ts";
import { leadStore } from "#lambdas/leads/store.ts";
import type { Caller } from "#platform/access/caller.ts";
import type { Visitor } from "#platform/access/visitor-token.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import type { Widget } from "#shared/contract/widgets.ts";

interface Left {
  widget: Pick<Widget, "id" | "user_id" | "rag_system_id">;
  visitor: Visitor;
  caller: Caller;
}

/**
 * Notes in a conversation which lead its visitor is: the one that they left before it began, or the one whom the
 * owner's server has named.
 */
export const noteLead = async (
  { id, rag_system_id, user_id }: Conversation,
  { widget, visitor: { sessionId, identity }, caller }: Left,
): Promise<void> => {
  const { name, email } = identity ?? {};
  if (name || email) {
    const userInfo = { ...(name && { name }), ...(email && { email }) };
    await leaveLead(widget, { sessionId, userInfo, url: caller.page?.origin ?? "" });
    return;
  }
  const [leadId, conversation] = await Promise.all([
    leadStore.inConversation(user_id, id),
    conversationStore.find({ rag_system_id, id }),
  ]);
  if (leadId && conversation) await conversationStore.noteLead(conversation, leadId);
};
