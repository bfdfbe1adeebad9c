import type { Channel } from "#platform/search/messages/port.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";

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
