import { channelOf } from "#lambdas/conversations/channel.ts";
import { isMessage, type MessageEvent, type StoredEvent } from "#lambdas/conversations/event.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { type Happening, happening } from "./queue-events.ts";

/** Characters of a text that are sent. */
const longestText = 8000;

interface Named {
  id: string;
  name: string;
}

/** What the events of a conversation tell its chatbot's endpoints. */
export const happenedIn = (
  events: StoredEvent[],
  conversation: Conversation,
  chatbot: Named,
): Happening[] => {
  const about = conversation.id;
  const shared = { conversation_id: about, chatbot, channel: channelOf(conversation) };
  return events.flatMap((event, place): Happening[] => {
    const happened = { at: event.created_at, source: event.id, about };
    const started = happening({
      type: "conversation.started",
      ...happened,
      data: { ...shared, widget_id: conversation.widget_id ?? null },
    });
    const first = event.seq === 1 ? [started] : [];
    if (event.kind === "feedback" && event.rating)
      return [
        ...first,
        happening({
          type: "feedback.created",
          ...happened,
          data: {
            ...shared,
            message_id: event.message_id,
            rating: event.rating,
            comment: event.comment ?? null,
          },
        }),
      ];
    if (!isMessage(event)) return first;
    const { id: message_id, seq } = event;
    const message = happening({
      type: "message.created",
      ...happened,
      data: { ...shared, message_id, seq, role: roleOf(event), ...cut(event.content) },
    });
    if (event.message_type !== "assistant" || event.metadata.outcome !== "refused")
      return [...first, message];
    const before = events[place - 1];
    const refused = happening({
      type: "answer.refused",
      ...happened,
      data: {
        ...shared,
        message_id,
        question: before && isMessage(before) ? cut(before.content).text : "",
        answer: cut(event.content).text,
        best_similarity: bestOf(event),
      },
    });
    return [...first, message, refused];
  });
};

const roleOf = ({ message_type }: MessageEvent): "visitor" | "assistant" | "person" =>
  message_type === "user" ? "visitor" : message_type === "intervention" ? "person" : "assistant";

const cut = (text: string) => ({
  text: text.slice(0, longestText).toWellFormed(),
  is_cut: text.length > longestText,
});

const bestOf = ({ sources = [] }: MessageEvent): number | null =>
  sources.length > 0 ? Math.max(...sources.map(([, similarity]) => similarity)) : null;
