import * as z from "zod";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { Budget } from "#shared/budget/shapes.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   the budget of an account       OWNER#{account} / BUDGET
 *   that of a chatbot              within the chatbot
 *   what is used of a period       see use.ts
 *   notices of 80 and 100 %        see notices.ts
 */

export { costAbove, costOfAnswer, dearestAnswer, embeddingCost } from "./dearest.ts";
export { type Limit, limitsAt } from "./periods.ts";
export { hasRoom, type Refused, type Reservation, reserve } from "./reserve.ts";

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("budget"),
});

const accountBudgetEntity = entity({
  name: "Budget",
  shape: Budget.extend({ account_id: z.string() }),
  key: keyOf,
  keysOf: keyOf,
});

interface Actor {
  accountId: string;
  userId: string;
}

export const budgetStore = {
  ofAccount: async (accountId: string): Promise<Budget | undefined> => {
    const found = await accountBudgetEntity.find({ account_id: accountId });
    return found && Budget.parse(found);
  },

  /** Stores the budget of the account and logs it. */
  saveAccount: async (budget: Budget, actor: Actor): Promise<void> => {
    const { accountId: account_id } = actor;
    const stored = { ...budget, account_id };
    await transact([
      isEmpty(budget) ? accountBudgetEntity.drop(stored) : accountBudgetEntity.place(stored),
      log(actor, { id: account_id, name: "the account" }, budget),
    ]);
  },

  /** Stores the budget with its chatbot and logs it. Throws AppError `not_found` for a chatbot that was deleted. */
  saveChatbot: async (chatbot: Chatbot, budget: Budget, actor: Actor): Promise<void> => {
    const { id, name } = chatbot;
    const change = isEmpty(budget) ? { remove: ["budget"] } : { set: { budget } };
    await transact([chatbotStore.change(chatbot, change), log(actor, { id, name }, budget)]).catch(
      (error) => {
        throw failedCondition(error) ? new AppError("not_found", "Chatbot not found.") : error;
      },
    );
  },

  /** Deletes the counters and notices of a chatbot. */
  removeOfChatbot: async ({ user_id, id }: Pick<Chatbot, "user_id" | "id">): Promise<void> => {
    await erasePartition(key("budgetUse", user_id), keyPrefix("chatbot", id));
    await erasePartition(key("account", user_id), keyPrefix("budgetNotice", id));
  },

  /** One sentence for each counter of the account that does not add up. */
  differences: async (accountId: string): Promise<string[]> =>
    (await import("./differences.ts")).budgetDifferences(accountId),

  /** Deletes all counters of an account; budgets and notices go with its partition. */
  removeCounters: (accountId: string): Promise<void> => erasePartition(key("budgetUse", accountId)),
};

const isEmpty = (budget: Budget): boolean => Object.values(budget).every((value) => value === undefined);

const log = (actor: Actor, subject: { id: string; name: string }, budget: Budget) =>
  logActivity(actor, {
    action: "changed",
    subject: { kind: "budget", ...subject },
    detail: budgetWords(budget),
  });

/** "$5 a day, 1,000 answers a month" */
const budgetWords = ({ day_dollars, day_answers, month_dollars, month_answers }: Budget): string => {
  const limits = [
    day_dollars !== undefined && `${dollars(day_dollars)} a day`,
    day_answers !== undefined && `${answers(day_answers)} a day`,
    month_dollars !== undefined && `${dollars(month_dollars)} a month`,
    month_answers !== undefined && `${answers(month_answers)} a month`,
  ].filter(Boolean);
  return limits.length > 0 ? limits.join(", ") : "no limit";
};

const dollars = (value: number): string =>
  value.toLocaleString("en-US", { style: "currency", currency: "USD" });
const answers = (value: number): string =>
  `${value.toLocaleString("en-US")} ${value === 1 ? "answer" : "answers"}`;
