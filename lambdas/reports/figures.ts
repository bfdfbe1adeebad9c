import { conversationStore } from "#lambdas/conversations/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { daysEarlier } from "./local-week.ts";

export interface Week {
  conversations: number;
  questions: number;
  /** US dollars. */
  cost: number;
}

export interface Figures {
  week: Week;
  before: Week;
  /** Conversations of each day, Monday first. */
  days: number[];
}

/** Counts of what visitors did in a week and in the one before it, and what answers and embeddings cost. */
export const figuresOf = async (accountId: string, week: string[]): Promise<Figures> => {
  await (await conversationStore.history()).countAllFormer(accountId);
  const [first = "", last = ""] = [daysEarlier(week[0] ?? "", 7), week[6]];
  const days = new Map((await ledger.days(accountId, { first, last })).map((one) => [one.day, one]));
  const sumOf = (some: string[]): Week => {
    const sum = { conversations: 0, questions: 0, cost: 0 };
    for (const day of some) {
      const counts = days.get(day);
      sum.conversations += counts?.visitor_conversations ?? 0;
      sum.questions += counts?.visitor_questions ?? 0;
      sum.cost += (counts?.nano_dollars ?? 0) / 1e9;
    }
    return sum;
  };
  return {
    week: sumOf(week),
    before: sumOf(week.map((day) => daysEarlier(day, 7))),
    days: week.map((day) => days.get(day)?.visitor_conversations ?? 0),
  };
};
