import type { Channel } from "#platform/search/messages/port.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { AppError } from "#shared/errors.ts";

/** The person who holds the conversation now; a claim ends at its `until`. */
export const holderOf = ({ answerer }: Conversation, now = new Date()): string | undefined =>
  answerer.kind === "person" && answerer.until > now.toISOString() ? answerer.id : undefined;

/** Refuses the chatbot's answer in a conversation that a person holds. */
export const heldByPerson = () =>
  new AppError("conflict", "A person is answering this conversation now and has received your message.");

/** The way by which a conversation came: a widget, the chatbot's public page, the API, or an owner's test. */
export const channelOf = ({
  widget_id,
  is_page_session,
  api_key_id,
}: Pick<Conversation, "widget_id" | "is_page_session" | "api_key_id">): Channel => {
  if (widget_id) return "widget";
  if (api_key_id) return "api";
  return is_page_session ? "page" : "test";
};

/** The fields of a conversation in which nothing was said yet: counts at zero, the chatbot answers. */
export const unbegun = () => {
  const now = new Date().toISOString();
  return {
    title: null,
    started_at: now,
    ended_at: null,
    last_activity_at: now,
    message_count: 0,
    question_count: 0,
    last_seq: 0,
    answerer: { kind: "bot" },
    total_tokens_used: 0,
  } satisfies Partial<Conversation>;
};
