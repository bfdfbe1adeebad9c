import type { Conversation } from "#shared/conversations/shapes.ts";

/** The first question, or what stands for it before one is asked. */
export const nameOf = ({ title }: Pick<Conversation, "title">): string => title || "No question yet";

/** The last eight characters, which are random: ids begin with a prefix and the time. */
export const sessionOf = ({ session_id }: Pick<Conversation, "session_id">): string => session_id.slice(-8);

/** The place where it was held: a widget, the chatbot's public page, the API, or a test by somebody of the account. */
export const sourceOf = ({
  widget_id,
  is_page_session,
  api_key_id,
}: Pick<Conversation, "widget_id" | "is_page_session" | "api_key_id">):
  | "Widget"
  | "Page"
  | "API"
  | "Test" => {
  if (widget_id) return "Widget";
  if (api_key_id) return "API";
  return is_page_session ? "Page" : "Test";
};
