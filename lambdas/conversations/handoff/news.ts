import { required } from "#platform/environment.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import type { NewsItem, VisitorNews } from "#shared/contract/visitor-handoff.ts";
import { answererOf } from "../entities.ts";
import { isMessage, type StoredEvent } from "../event.ts";
import { eventsAfter } from "../events.ts";

const most = 100;

/** News that a visitor reads about people in a conversation; empty before its first question. */
export const newsOf = async (
  conversation: Conversation | undefined,
  afterSeq: number,
): Promise<VisitorNews> => {
  const socketUrl = required("SOCKET_URL");
  if (!conversation) return { seq: 0, answerer: { kind: "bot" }, items: [], hasMore: false, socketUrl };
  const events = await eventsAfter(conversation, afterSeq, most);
  const seq = events.at(-1)?.seq ?? conversation.last_seq;
  return {
    seq,
    answerer: seenOf(conversation),
    items: events.flatMap(itemOf),
    hasMore: seq < conversation.last_seq,
    socketUrl,
  };
};

/** A visitor gets a person's name, and never an id. */
const seenOf = (conversation: Conversation): VisitorNews["answerer"] => {
  const answerer = answererOf(conversation);
  if (answerer.kind === "bot") return answerer;
  const { until } = answerer;
  if (answerer.kind === "waiting") return { kind: "waiting", until };
  return { kind: "person", ...(answerer.name && { name: answerer.name }), until };
};

const itemOf = (event: StoredEvent): NewsItem[] => {
  const { seq, created_at: at } = event;
  if (isMessage(event)) {
    if (event.message_type !== "intervention") return [];
    const { name } = event.metadata;
    return [{ seq, at, kind: "message", ...(name && { name }), text: event.content }];
  }
  if (event.kind !== "claim" && event.kind !== "release") return [];
  const { kind, name } = event;
  return [{ seq, at, kind: kind === "claim" ? "joined" : "left", ...(name && { name }) }];
};
