import type { Conversation } from "#shared/contract/conversations.ts";
import { eventEntity, eventsIn, isMessage } from "./event.ts";
import { listByActivity } from "./listing/by-activity.ts";
import { listByStart } from "./listing/by-start.ts";
import { withSources } from "./sources.ts";
import { countFormer } from "./statistics/count-former.ts";
import { dayCounts } from "./statistics/day-counts.ts";

/*
 * Access patterns
 *   an account's conversations by last activity   gsi1: OWNER#{account}#CONV / {last activity}#{id}
 *   the same by their start                       gsi1: OWNER#{account}#STARTED / {start}#{id}
 *   sums by day, chatbot and kind of session      AGGREGATES#{account} / CONVDAY#{yyyy-mm-dd}#{chatbot}
 *   whether former conversations are in them      AGGREGATES#{account} / CONVCOUNTED#{chatbot}
 */

/** Lists and sums over all conversations of an account. */
export const conversationHistory = {
  listByActivity,
  listByStart,
  countFormer,
  sum: dayCounts.sum,
  removeSums: dayCounts.remove,

  /** A page of a conversation's messages, oldest first; it may be short of messages, because other events count too. */
  messages: async (
    { id, rag_system_id }: Pick<Conversation, "id" | "rag_system_id">,
    page: { limit?: number; cursor?: string | undefined },
  ) => {
    const { items, ...rest } = await eventEntity.list({ ...eventsIn(id), ...page });
    return { ...rest, items: await withSources(rag_system_id, items.filter(isMessage)) };
  },
};
