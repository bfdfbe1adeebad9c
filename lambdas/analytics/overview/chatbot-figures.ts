import type { DayItem } from "#lambdas/core/ledger/store.ts";
import type { ChatbotFigures } from "#shared/analytics/shapes.ts";
import { merged, type Sum } from "./sum.ts";

interface Days {
  /** Items of both periods. */
  items: DayItem[];
  /** The period's sums by chatbot. */
  sums: Map<string, Sum[]>;
}

/** One entry for each chatbot, most conversations first, then one for those that are deleted, if they have figures. */
export const chatbotFigures = (
  chatbots: { id: string; name: string }[],
  { items, sums }: Days,
): ChatbotFigures[] => {
  const known = new Set(chatbots.map(({ id }) => id));
  const deletedSums = [...sums].flatMap(([id, some]) => (known.has(id) ? [] : some));
  const active = lastActive(items);
  const entries = chatbots.map(({ id, name }) => ({
    ...merged(sums.get(id) ?? []).figures(),
    id,
    name,
    lastActive: active.get(id) ?? null,
  }));
  const deleted = { ...merged(deletedSums).figures(), id: null, name: "Deleted chatbots", lastActive: null };
  return [
    ...entries.toSorted((one, other) => other.conversations - one.conversations),
    ...(deletedSums.length > 0 ? [deleted] : []),
  ];
};

/** The last day with a question of each chatbot; days come oldest first. */
const lastActive = (items: DayItem[]): Map<string, string> => {
  const last = new Map<string, string>();
  for (const {
    day,
    chatbotId = "",
    counters: { messages = 0, timed_answers = 0 },
  } of items)
    if (messages + timed_answers > 0) last.set(chatbotId, day);
  return last;
};
