import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { refreshableSession, signVisitorToken, type Visitor } from "#platform/access/visitor-token.ts";
import { serve } from "#platform/http/serve.ts";
import { limitLookups, limitSessions } from "#platform/rate-limit/visitor-limits.ts";
import { newId } from "#platform/table/new-id.ts";
import { visitors } from "#shared/contract/visitors.ts";
import { AppError } from "#shared/errors.ts";
import { publicOwnerId } from "./public-owner-id.ts";

export const handler = serve(visitors, {
  chatbot: async ({ slug }, { caller }) => {
    await limitLookups(caller);
    const { chatbot } = await chatbotStore.published(slug);
    return { ...chatbot, user_id: await publicOwnerId(chatbot.user_id) };
  },
  widget: async ({ id }, { caller }) => {
    await limitLookups(caller);
    const widget = await widgetStore.active(id);
    const { opening_question } = await chatbotStore.ofAccount(widget.user_id, widget.rag_system_id);
    return { ...widget, ...(opening_question && { opening_question }) };
  },
  session: async ({ widgetId, ragSlug, token }, { caller }) => {
    await limitLookups(caller);
    const visited = await chatbotOf(widgetId, ragSlug);
    await limitSessions(visited, caller);
    const sessionId = (token && (await refreshableSession(token, visited.scope))) || newId("session");
    return { session_id: sessionId, ...(await signVisitorToken({ ...visited, sessionId })) };
  },
});

const chatbotOf = async (widgetId?: string, ragSlug?: string): Promise<Omit<Visitor, "sessionId">> => {
  if (widgetId) {
    const { id, user_id, rag_system_id } = await widgetStore.active(widgetId);
    return { scope: `widget:${id}`, ownerId: user_id, chatbotId: rag_system_id };
  }
  if (ragSlug) {
    const { chatbot } = await chatbotStore.published(ragSlug);
    return { scope: `public:${ragSlug}`, ownerId: chatbot.user_id, chatbotId: chatbot.id };
  }
  throw new AppError("invalid", "Send a widgetId or a ragSlug.");
};
