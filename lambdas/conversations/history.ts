import type { Conversation } from "#shared/conversations/shapes.ts";
import { eventEntity, eventsIn, isMessage } from "./event.ts";
import { listByActivity } from "./listing/by-activity.ts";
import { listByStart } from "./listing/by-start.ts";
import { ensureIndexed } from "./searching/rebuild.ts";
import { withSources } from "./sources.ts";
import { countAllFormer } from "./statistics/count-all-former.ts";
import { dayCounts } from "./statistics/day-counts.ts";
import { dayDifferences } from "./statistics/day-differences.ts";
import { divideFormer } from "./statistics/divide-former.ts";

/*
 * Access patterns
 *   an account's conversations by last activity   gsi1: OWNER#{account}#CONV / {last activity}#{id}
 *   the same by their start                       gsi1: OWNER#{account}#STARTED / {start}#{id}
 *   sums by day, chatbot and kind of session      AGGREGATES#{account} / CONVDAY#{yyyy-mm-dd}#{chatbot}
 *   whether former conversations are in them      AGGREGATES#{account} / CONVCOUNTED#{chatbot}
 *   what those sums hold of expired ones          AGGREGATES#{account} / CONVEXPIRED#{yyyy-mm-dd}#{chatbot}
 *   whether former messages are in the ledger     AGGREGATES#{account} / FORMERBOOKED
 *   how far the index of messages is rebuilt      AGGREGATES#{account} / MSGINDEX
 */

/** Lists and sums over all conversations of an account. */
export const conversationHistory = {
  listByActivity,
  listByStart,
  countAllFormer,
  divideFormer,
  ensureIndexed,
  sum: dayCounts.sum,
  removeSums: dayCounts.remove,
  differences: dayDifferences,

  /** A page of a conversation's messages, oldest first; it may be short of messages, because other events count too. */
  messages: async (
    { id, rag_system_id }: Pick<Conversation, "id" | "rag_system_id">,
    page: { limit?: number; cursor?: string | undefined },
  ) => {
    const { items, ...rest } = await eventEntity.list({ ...eventsIn(id), ...page });
    return { ...rest, items: await withSources(rag_system_id, items.filter(isMessage)) };
  },
};
