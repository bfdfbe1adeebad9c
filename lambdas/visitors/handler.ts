import { visitors } from "../../shared/contract/visitors.ts";
import { AppError } from "../../shared/errors.ts";
import { chatbotStore } from "../chatbots/store.ts";
import { newId } from "../platform/ids.ts";
import { serve } from "../platform/serve.ts";
import { renewableSession, signVisitorToken, type Visitor } from "../platform/visitor-token.ts";
import { widgetStore } from "../widgets/store.ts";

export const handler = serve(visitors, {
  chatbot: async ({ slug }) => (await chatbotStore.published(slug)).chatbot,
  widget: ({ id }) => widgetStore.active(id),
  session: async ({ widgetId, ragSlug, token }) => {
    const scope = await scopeOf(widgetId, ragSlug);
    const sessionId = (token && (await renewableSession(token, scope))) || newId("ses");
    return { session_id: sessionId, ...(await signVisitorToken({ scope, sessionId })) };
  },
});

const scopeOf = async (widgetId?: string, ragSlug?: string): Promise<Visitor["scope"]> => {
  if (widgetId) return `widget:${(await widgetStore.active(widgetId)).id}`;
  if (ragSlug) return `public:${(await chatbotStore.published(ragSlug)).chatbot.public_slug ?? ragSlug}`;
  throw new AppError("invalid", "Send a widgetId or a ragSlug.");
};
