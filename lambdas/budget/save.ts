import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import type { BudgetState } from "#shared/budget/routes.ts";
import type { Budget } from "#shared/budget/shapes.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { type Limit, limitsOf } from "./periods.ts";
import { accountState, chatbotState } from "./state.ts";
import { budgetStore } from "./store.ts";
import { type Amount, beginUse, dropUse } from "./use.ts";

interface Actor {
  accountId: string;
  userId: string;
}

/** Saves the budget of the account. A newly limited period begins with what the ledger has of it. */
export const saveAccountBudget = async (wanted: Budget, actor: Actor): Promise<BudgetState> => {
  const { accountId } = actor;
  const former = await budgetStore.ofAccount(accountId);
  await change(former, wanted, { accountId }, () => budgetStore.saveAccount(wanted, actor));
  return accountState(accountId);
};

/** The same for a chatbot. */
export const saveChatbotBudget = async (
  chatbot: Chatbot,
  wanted: Budget,
  actor: Actor,
): Promise<BudgetState> => {
  const whose = { accountId: actor.accountId, chatbotId: chatbot.id };
  await change(chatbot.budget, wanted, whose, () => budgetStore.saveChatbot(chatbot, wanted, actor));
  return chatbotState({ ...chatbot, budget: wanted });
};

/** Counters begin before the budget holds, so that no answer is counted in between, and end after it. */
const change = async (
  former: Budget | undefined,
  wanted: Budget,
  whose: Pick<Limit, "accountId" | "chatbotId">,
  save: () => Promise<void>,
): Promise<void> => {
  const now = Date.now();
  const day = ledger.localDay(await timeZoneOf(whose.accountId))(new Date(now).toISOString());
  const limits = limitsOf(wanted, whose, day);
  const formerLimits = former ? limitsOf(former, whose, day) : [];
  const has = (some: Limit[], { period }: Limit) => some.some((one) => one.period === period);
  for (const limit of limits)
    if (!has(formerLimits, limit)) await beginUse(limit, await spentSince(limit, day), now);
  await save();
  for (const limit of formerLimits) if (!has(limits, limit)) await dropUse(limit);
};

/** Adds up the ledger from the start of the period. An entry with a model is an answer, unless it is of something else. */
const spentSince = async ({ accountId, chatbotId, start }: Limit, day: string): Promise<Amount> => {
  const spent = { nanoDollars: 0, answers: 0 };
  const days = { first: start, last: day };
  for await (const entry of ledger.entries(accountId, days)) {
    if (chatbotId && entry.rag_system_id !== chatbotId) continue;
    spent.nanoDollars += entry.nano_dollars;
    spent.answers += entry.model && !/^(document|errand|interview)$/.test(entry.source) ? 1 : 0;
  }
  return spent;
};
