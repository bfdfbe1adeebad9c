import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { requireAllowed } from "#platform/access/visitor/require-allowed.ts";
import type { Visitor } from "#platform/access/visitor/visitor-token.ts";
import { serve } from "#platform/http/serve.ts";
import { limitAttachments } from "#platform/rate-limit/attachment-limits.ts";
import { attachments } from "#shared/attachments/routes.ts";
import { AppError } from "#shared/errors.ts";
import { attachFile, requireRoom } from "./attach-file.ts";
import { attachmentStore, type ConversationKey } from "./store.ts";

export const handler = serve(attachments, {
  attach: async ({ widgetId, ...file }, { visitor, caller }) => {
    const conversation = await conversationOf(widgetId, visitor, caller);
    await limitAttachments(visitor, caller);
    await requireRoom(conversation);
    return attachFile({ ...conversation, owner: visitor.ownerId }, file);
  },
  detach: async ({ widgetId, attachmentId }, { visitor, caller }) => {
    const conversation = await conversationOf(widgetId, visitor, caller);
    const files = await attachmentStore.list(conversation);
    const file = files.find(({ id }) => id === attachmentId);
    if (!file) throw new AppError("not_found", "Attached file not found.");
    if (!file.ttl) throw new AppError("conflict", "This file was already used for an answer.");
    await attachmentStore.remove(file);
    return {};
  },
});

/** The visitor's conversation with the widget. Throws AppError `forbidden` if its owner allows no files. */
const conversationOf = async (
  widgetId: string,
  { scope, sessionId }: Visitor,
  caller: Caller,
): Promise<ConversationKey> => {
  if (scope !== `widget:${widgetId}`)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const { allowed_domains, config, rag_system_id } = await widgetStore.active(widgetId);
  requireAllowed(allowed_domains, caller);
  if (!config.allowFileUpload)
    throw new AppError("forbidden", "This chat takes no files. Write what you want to know instead.");
  return { rag_system_id, conversation_id: visitorConversationId(sessionId) };
};
