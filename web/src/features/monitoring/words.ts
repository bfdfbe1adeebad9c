import type { Conversation } from "#shared/conversations/shapes.ts";
import type { Sentiment } from "#shared/monitoring/routes.ts";
import { locale } from "../../lib/format/locale.ts";
import { visitorOf } from "../../lib/format/visitor-words.ts";

export const titleOf = ({ title, session_id }: Pick<Conversation, "title" | "session_id">): string =>
  title || `Chat ${session_id.slice(0, 8)}`;

/** Name and email address of the visitor, or what stands for them. */
export const visitorSummary = (conversation: Conversation): string => {
  const { name, email } = conversation.visitor_info;
  return name && email ? `${name}, ${email}` : visitorOf(conversation);
};

export const messageCount = ({ message_count }: Pick<Conversation, "message_count">): string =>
  `${message_count.toLocaleString(locale())} ${message_count === 1 ? "message" : "messages"}`;

export const sentimentNames: Record<Sentiment, string> = {
  positive: "Positive",
  neutral: "Neutral",
  negative: "Negative",
  unrated: "Not rated",
};

/** "0m", "12m", "1h 5m": the whole minutes between two times. */
export const durationText = (first: string | null, last: string | null): string => {
  if (!first || !last) return "0m";
  const minutes = Math.max(0, Math.floor((Date.parse(last) - Date.parse(first)) / 60_000));
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
};

/** "45s", "14m 38s", "1h 2m" */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds}s`;
  return minutes < 60 ? `${minutes}m ${seconds % 60}s` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
};
