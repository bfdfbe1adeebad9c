import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { signVisitorToken, type Visitor } from "#platform/access/visitor/visitor-token.ts";
import type { ResumedConversation } from "#shared/conversations/handoff.ts";
import type { Message } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { languageFrom } from "#shared/interface-languages.ts";
import { conversationEntity, type StoredConversation } from "../../entities.ts";
import { readMessages } from "../../read-messages.ts";
import { readResumeToken } from "./token.ts";

const maxMessages = 100;

/**
 * The conversation that a token opens, as its visitor saw it, with a session that goes on with it. Throws AppError
 * `invalid` for a forged token, and `not_found` if it has expired, or the conversation or the place of it is gone.
 */
export const resume = async (token: string): Promise<ResumedConversation> => {
  const claims = await readResumeToken(token);
  const conversation = await conversationEntity.find(claims);
  if (!conversation || conversation.user_id !== claims.user_id) throw gone();
  const { session_id, user_id, rag_system_id, last_seq } = conversation;
  const { scope, title, isCited, ...place } = await placeOf(conversation);
  const [fresh, { items }] = await Promise.all([
    signVisitorToken({ scope, sessionId: session_id, ownerId: user_id, chatbotId: rag_system_id }),
    readMessages(conversation, { limit: maxMessages }),
  ]);
  return {
    ...place,
    title,
    language: languageFrom(conversation.reply_to?.language),
    session: { session_id, ...fresh },
    messages: items.flatMap((message) => seen(message, isCited)),
    seq: last_seq,
  };
};

interface Place extends Pick<ResumedConversation, "widgetId" | "ragSlug" | "title"> {
  scope: Visitor["scope"];
  isCited: boolean;
}

const placeOf = async ({ user_id, rag_system_id, widget_id }: StoredConversation): Promise<Place> => {
  const { chatbot, configuration } = await chatbotStore.configured(user_id, rag_system_id);
  const isCited = configuration.answer_style?.citations ?? true;
  if (widget_id) {
    const { id, branding } = await widgetStore.active(widget_id);
    return { scope: `widget:${id}`, widgetId: id, title: branding.title, isCited };
  }
  const { public_slug, public_title, name, is_public } = chatbot;
  if (!public_slug || !is_public) throw gone();
  return { scope: `public:${public_slug}`, ragSlug: public_slug, title: public_title ?? name, isCited };
};

const gone = () => new AppError("not_found", "This conversation is no longer there.");

/** Nothing for lines that only members read. */
const seen = (message: Message, isCited: boolean): ResumedConversation["messages"] => {
  const { message_type, content: text, metadata, context_chunks, id } = message;
  if (message_type === "user") return [{ role: "user", text, sources: [] }];
  if (message_type === "assistant")
    return [{ role: "assistant", text, sources: isCited ? context_chunks : [], messageId: id }];
  if (message_type !== "intervention") return [];
  return [{ role: "person", text, ...(metadata.name && { name: metadata.name }), sources: [] }];
};
