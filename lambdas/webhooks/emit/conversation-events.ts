import type { Conversation, Message } from "#shared/conversations/shapes.ts";
import type { PayloadData } from "#shared/webhooks/payloads.ts";
import { type Happening, happening } from "./queue-events.ts";

interface Logged {
  id: string;
  seq: number;
  created_at: string;
}

interface LoggedMessage extends Logged, Pick<Message, "message_type" | "content" | "metadata"> {
  kind: "message";
  /** The digests of an answer's sources, and their similarities. */
  sources?: [string, number][] | undefined;
}

interface LoggedFeedback extends Logged {
  kind: "feedback";
  message_id: string;
  rating: "up" | "down" | null;
  comment?: string | undefined;
}

/** An event of a conversation's log, as far as it is told. */
export type LoggedEvent =
  | LoggedMessage
  | LoggedFeedback
  | (Logged & { kind: "claim" | "release" | "request" | "address" | "note" | "undelivered" | "lead" });

export interface LoggedConversation
  extends Pick<Conversation, "id" | "user_id" | "rag_system_id" | "widget_id"> {
  channel: PayloadData<"message.created">["channel"];
}

/** Characters of a text that are sent. */
const maxTextLength = 8000;

interface Named {
  id: string;
  name: string;
}

/** The happenings that events of a conversation are told as. */
export const happenedIn = (
  events: LoggedEvent[],
  conversation: LoggedConversation,
  chatbot: Named,
): Happening[] => {
  const about = conversation.id;
  const shared = { conversation_id: about, chatbot, channel: conversation.channel };
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
    if (event.kind !== "message") return first;
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
        question: before?.kind === "message" ? cut(before.content).text : "",
        answer: cut(event.content).text,
        best_similarity: bestOf(event),
      },
    });
    return [...first, message, refused];
  });
};

const roleOf = ({ message_type }: LoggedMessage): "visitor" | "assistant" | "person" =>
  message_type === "user" ? "visitor" : message_type === "intervention" ? "person" : "assistant";

const cut = (text: string) => ({
  text: text.slice(0, maxTextLength).toWellFormed(),
  is_cut: text.length > maxTextLength,
});

const bestOf = ({ sources = [] }: LoggedMessage): number | null =>
  sources.length > 0 ? Math.max(...sources.map(([, similarity]) => similarity)) : null;
