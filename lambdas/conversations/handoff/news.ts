import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { required } from "#platform/environment.ts";
import { canSendMail } from "#platform/mail/mail.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { NewsItem, VisitorNews } from "#shared/conversations/handoff.ts";
import { answererOf, type StoredConversation } from "../entities.ts";
import { isMessage, type StoredEvent } from "../event.ts";
import { eventsAfter } from "../events.ts";
import { openingOf } from "./asking/opening.ts";
import { usualMinutesOf } from "./asking/waits.ts";

const most = 100;

/** News that a visitor reads about people in a conversation; empty before its first question. */
export const newsOf = async (
  conversation: StoredConversation | undefined,
  afterSeq: number,
): Promise<VisitorNews> => {
  const socketUrl = required("SOCKET_URL");
  if (!conversation)
    return { seq: 0, answerer: { kind: "bot" }, items: [], hasMore: false, isMailed: false, socketUrl };
  const [events, people] = await Promise.all([
    eventsAfter(conversation, afterSeq, most),
    peopleFor(conversation),
  ]);
  const seq = events.at(-1)?.seq ?? conversation.last_seq;
  return {
    seq,
    answerer: seenOf(conversation),
    items: events.flatMap(itemOf),
    hasMore: seq < conversation.last_seq,
    ...(people && { people }),
    isMailed: conversation.reply_to !== undefined,
    socketUrl,
  };
};

/** Undefined where visitors cannot ask for a person. */
const peopleFor = async (conversation: StoredConversation): Promise<VisitorNews["people"]> => {
  const { user_id, rag_system_id, unmet_at } = conversation;
  const { people } = await chatbotStore.ofAccount(user_id, rag_system_id);
  if (!people) return undefined;
  const isWaiting = answererOf(conversation).kind === "waiting";
  const [opening, usualMinutes] = await Promise.all([
    openingNow({ user_id, people }),
    isWaiting ? usualMinutesOf(rag_system_id) : undefined,
  ]);
  return {
    ...(!opening.isOpen && { opensAt: opening.opensAt }),
    ...(usualMinutes && { usualMinutes }),
    asksAddress: Boolean(unmet_at) && canSendMail(),
  };
};

/** Whether people answer visitors of a chatbot now, in its account's time zone. */
export const openingNow = async ({
  user_id,
  people,
}: Pick<Chatbot, "user_id"> & { people: NonNullable<Chatbot["people"]> }) =>
  openingOf(people, await timeZoneOf(user_id));

/** A visitor gets a person's name, and never an id. */
const seenOf = (conversation: StoredConversation): VisitorNews["answerer"] => {
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
  if (event.kind === "request") return requestItem(event);
  if (event.kind !== "claim" && event.kind !== "release") return [];
  const { kind, name } = event;
  return [{ seq, at, kind: kind === "claim" ? "joined" : "left", ...(name && { name }) }];
};

const requestItem = ({
  seq,
  created_at: at,
  wants_person,
  outcome,
  wait_minutes: minutes,
}: Extract<StoredEvent, { kind: "request" }>): NewsItem[] => {
  if (outcome) return [{ seq, at, kind: outcome === "closed" ? "closed" : "nobody" }];
  return wants_person ? [{ seq, at, kind: "asked", ...(minutes && { minutes }) }] : [];
};
