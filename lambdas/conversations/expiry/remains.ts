import * as z from "zod";
import { failedCondition, transact } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "../names.ts";
import { dropParts, grouped } from "./parts.ts";

/*
 * Access patterns
 *   conversations that expired, until their events are gone   BOT#{chatbot} / REMAINS#{conversation}
 */

const Remains = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  /** When some of it were last deleted. */
  cleared_at: z.string().optional(),
});
type Remains = z.infer<typeof Remains>;
type Key = Pick<Remains, "id" | "rag_system_id">;

const keyOf = ({ id, rag_system_id }: Key) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("remains", id),
});

/** Leads to the events of a conversation that is gone. */
export const remainsEntity = entity({ name: "Remains", shape: Remains, key: keyOf, keysOf: keyOf });

const atOnce = 50;

/**
 * Deletes what is left of an expired conversation. Each group of deletions is conditional on the remains, which go with
 * the last one: a process that comes second deletes nothing of a conversation that has begun under the same id since.
 */
export const clearRemains = async (remains: Remains): Promise<void> => {
  for await (const { group, isLast } of grouped(dropParts(remains), atOnce)) {
    const hold = isLast
      ? remainsEntity.dropPresent(remains)
      : remainsEntity.change(remains, { set: { cleared_at: new Date().toISOString() } });
    try {
      await transact([hold, ...group]);
    } catch (error) {
      if (failedCondition(error)) return;
      throw error;
    }
  }
};

/** Deletes what is left of one conversation, if anything is. */
export const clearRemainsOf = async (conversation: Key): Promise<void> => {
  const remains = await remainsEntity.find(conversation);
  if (remains) await clearRemains(remains);
};

/** The same for all conversations of a chatbot. */
export const clearAllRemains = async (chatbotId: string): Promise<void> => {
  const all = { pk: key("chatbot", chatbotId), prefix: keyPrefix("remains") };
  for await (const remains of remainsEntity.all(all)) await clearRemains(remains);
};
