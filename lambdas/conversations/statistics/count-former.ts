import * as z from "zod";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import {
  type AnswerSums,
  belongingEntity,
  conversationEntity,
  type StoredConversation,
  startKeys,
} from "../entities.ts";
import { eventEntity, eventsIn, isMessage } from "../event.ts";
import { key, keyPrefix } from "../names.ts";
import { titleOf } from "../title.ts";
import { dayEntity, dayOf, sessionOf } from "./day-sums.ts";

const keyOf = ({ account_id, rag_system_id }: { account_id: string; rag_system_id: string }) => ({
  pk: key("aggregates", account_id),
  sk: key("conversationsCounted", rag_system_id),
});

/** Marks a chatbot whose conversations are all in the sums by day and in the list by start. */
const countedEntity = entity({
  name: "Count",
  shape: z.object({ account_id: z.string(), rag_system_id: z.string() }),
  key: keyOf,
  keysOf: keyOf,
});

/** Chatbots that this process knows to be counted; asking again costs one read. */
const counted = new Set<string>();
const maxRemembered = 10_000;
const atOnce = 25;

/**
 * Counts a chatbot's conversations from before they were summed by day, once. Every writer awaits it before it changes
 * one, so none changes until the mark is stored, and processes that count at the same time store the same sums.
 */
export const countFormer = async ({
  user_id,
  rag_system_id,
}: Pick<Conversation, "user_id" | "rag_system_id">): Promise<void> => {
  if (counted.has(rag_system_id)) return;
  const mark = { account_id: user_id, rag_system_id };
  if (!(await countedEntity.find(mark))) {
    const days = await sumsByDay(rag_system_id);
    for (const day of days) await storeOnce(dayEntity.put(day));
    await storeOnce(countedEntity.put(mark));
  }
  if (counted.size >= maxRemembered) counted.clear();
  counted.add(rag_system_id);
};

/** Whether a chatbot's conversations are all in the sums by day. */
export const isCounted = async (user_id: string, rag_system_id: string): Promise<boolean> =>
  (await countedEntity.find({ account_id: user_id, rag_system_id })) !== undefined;

/** A write for the end of a chatbot. */
export const dropCounted = (user_id: string, rag_system_id: string) =>
  countedEntity.drop({ account_id: user_id, rag_system_id });

const storeOnce = (write: Parameters<typeof transact>[0][number]): Promise<void> =>
  transact([write]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });

const sumsByDay = async (chatbotId: string) => {
  const days = new Map<string, ReturnType<typeof dayEntity.read>>();
  const add = (conversation: StoredConversation) => {
    const id = dayOf(conversation);
    const day = days.get(id.day) ?? dayEntity.read({ ...id });
    const session = sessionOf(conversation);
    day[`${session}_conversations`] += 1;
    day[`${session}_messages`] += conversation.message_count;
    day[`${session}_tokens`] += conversation.total_tokens_used;
    day[`${session}_response_ms`] += conversation.response_ms ?? 0;
    day[`${session}_timed_answers`] += conversation.timed_answers ?? 0;
    days.set(id.day, day);
  };
  let some: StoredConversation[] = [];
  const flush = async () => {
    for (const one of await Promise.all(some.map(complete))) add(one);
    some = [];
  };
  const former = { pk: key("chatbot", chatbotId), prefix: keyPrefix("conversation") };
  for await (const conversation of conversationEntity.all(former)) {
    some.push(conversation);
    if (some.length === atOnce) await flush();
  }
  await flush();
  return days.values();
};

/**
 * Lists a former conversation by its start, then stores its sums and title; a count that broke off goes on behind those
 * that have their sums.
 */
const complete = async (conversation: StoredConversation): Promise<StoredConversation> => {
  if (conversation.timed_answers !== undefined) return conversation;
  const { id, started_at, is_public_session } = conversation;
  await belongingEntity.update(id, {
    set: { started_at, is_public_session, ...startKeys(conversation) },
  });
  await conversationEntity.upgrade(conversation);
  const set = await sumsOf(conversation);
  await transact([
    conversationEntity.change(conversation, { set, condition: when.absent("timed_answers") }),
  ]).catch((error) => {
    // Another process has stored the same sums.
    if (!failedCondition(error)) throw error;
  });
  return { ...conversation, ...set };
};

const sumsOf = async ({ id, title }: Conversation): Promise<AnswerSums & { title: string | null }> => {
  const sums = { response_ms: 0, timed_answers: 0, refused_answers: 0, title };
  for await (const event of eventEntity.all(eventsIn(id))) {
    if (!isMessage(event)) continue;
    const { message_type, content, response_time_ms, metadata } = event;
    if (message_type === "user") sums.title ??= titleOf(content);
    if (message_type !== "assistant") continue;
    if (response_time_ms !== null) sums.timed_answers += 1;
    sums.response_ms += response_time_ms ?? 0;
    if (metadata.outcome === "refused") sums.refused_answers += 1;
  }
  return sums;
};
