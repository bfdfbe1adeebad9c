import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { key, keyPrefix } from "../../names.ts";

/*
 * Access patterns
 *   how long a chatbot's visitors waited, latest first   BOT#{chatbot} / HANDOFF#wait#{time}#{conversation}
 */

const Wait = z.object({
  rag_system_id: z.string(),
  conversation_id: z.string(),
  at,
  seconds: z.number(),
  ttl: z.number().int(),
});

const keyOf = ({ rag_system_id, at, conversation_id }: Omit<z.infer<typeof Wait>, "seconds" | "ttl">) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("handoff", "wait", at, conversation_id),
});

const waitEntity = entity({ name: "Wait", shape: Wait, key: keyOf, keysOf: keyOf });

/** Waits from before say little about today. */
const daysKept = 60;
/** The usual time is that of so many last waits, and unknown from fewer. */
const latest = 20;
const fewest = 5;

/** The write that keeps how long the visitor waited for the person who comes now; none if nobody waited. */
export const waitedIn = ({ id, rag_system_id, answerer }: Conversation, now = new Date()): Write[] => {
  if (answerer.kind !== "waiting" || answerer.until <= now.toISOString()) return [];
  const seconds = (now.getTime() - Date.parse(answerer.since)) / 1000;
  const ttl = Math.ceil(now.getTime() / 1000) + daysKept * 86_400;
  return [waitEntity.place({ rag_system_id, conversation_id: id, at: now.toISOString(), seconds, ttl })];
};

/** The median of a chatbot's last waits in minutes, at least 1; undefined from too few. */
export const usualMinutesOf = async (chatbotId: string): Promise<number | undefined> => {
  const query = { pk: key("chatbot", chatbotId), prefix: keyPrefix("handoff", "wait") };
  const { items } = await waitEntity.list({ ...query, newestFirst: true, limit: latest });
  if (items.length < fewest) return undefined;
  const sorted = items.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  return Math.max(1, Math.ceil((sorted[Math.floor(sorted.length / 2)] ?? 0) / 60));
};
