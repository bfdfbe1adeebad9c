import { visitors } from "../../shared/contract/visitors.ts";
import { AppError } from "../../shared/errors.ts";
import { chatbotStore } from "../chatbots/store.ts";
import { newId } from "../platform/ids.ts";
import { limitLookups, limitSessions } from "../platform/rate-limit/visitor-limits.ts";
import { serve } from "../platform/serve.ts";
import { renewableSession, signVisitorToken, type Visitor } from "../platform/visitor-token.ts";
import { widgetStore } from "../widgets/store.ts";

export const handler = serve(visitors, {
  chatbot: async ({ slug }, { caller }) => {
    await limitLookups(caller);
    return (await chatbotStore.published(slug)).chatbot;
  },
  widget: async ({ id }, { caller }) => {
    await limitLookups(caller);
    return widgetStore.active(id);
  },
  session: async ({ widgetId, ragSlug, token }, { caller }) => {
    await limitLookups(caller);
    const visited = await visitedBy(widgetId, ragSlug);
    await limitSessions(visited, caller);
    const sessionId = (token && (await renewableSession(token, visited.scope))) || newId("ses");
    return { session_id: sessionId, ...(await signVisitorToken({ ...visited, sessionId })) };
  },
});

const visitedBy = async (widgetId?: string, ragSlug?: string): Promise<Omit<Visitor, "sessionId">> => {
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
