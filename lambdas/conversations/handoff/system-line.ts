import type { MessageEvent, StoredEvent } from "../event.ts";

/** The line that members read about an event; none for events that they do not see in a transcript. */
export const systemLine = (event: StoredEvent): MessageEvent[] => {
  const said = sayingOf(event);
  if (!said) return [];
  const { id, conversation_id, seq, created_at } = event;
  const { content, person } = said;
  return [
    {
      kind: "message",
      id,
      conversation_id,
      seq,
      created_at,
      message_type: "system",
      content,
      token_count: null,
      response_time_ms: null,
      context_chunks: [],
      metadata: { event: event.kind, ...(person && { person }) },
    },
  ];
};

const sayingOf = (event: StoredEvent): { content: string; person?: string } | undefined => {
  if (event.kind === "request")
    return {
      content: sayingOfRequest(event),
    };
  if (event.kind === "undelivered") return { content: event.reason };
  if (event.kind === "address")
    return { content: `The visitor left ${event.email} for the answer. Write here, and it is mailed.` };
  if (event.kind !== "claim" && event.kind !== "release" && event.kind !== "note") return undefined;
  const person = event.name ?? "A member";
  if (event.kind === "note") return { content: event.content, person };
  return { content: event.kind === "claim" ? `${person} took over.` : `${person} handed back.`, person };
};

const sayingOfRequest = ({ wants_person, outcome }: Extract<StoredEvent, { kind: "request" }>): string => {
  if (outcome === "expired") return "Nobody came in time. The assistant answers again.";
  if (outcome === "closed")
    return "The visitor asked for a person, outside the hours in which people answer.";
  return wants_person ? "The visitor asked for a person." : "The visitor went on with the assistant.";
};
