import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import type { BudgetNotice } from "#shared/budget/routes.ts";
import { AppError } from "#shared/errors.ts";
import { type Notice, notices } from "./notices.ts";
import { limitsOf, startOf } from "./periods.ts";
import { readPeriod } from "./state.ts";
import { budgetStore } from "./store.ts";

const near = 0.8;

/** The budgets that a notice was written for in the present day or month, and that still have less than a fifth left. */
export const currentNotices = async (accountId: string): Promise<BudgetNotice[]> => {
  const written = await notices.ofAccount(accountId);
  if (written.length === 0) return [];
  const day = ledger.localDay(await timeZoneOf(accountId))(new Date().toISOString());
  const current = written.filter(({ period, start }) => start === startOf(period, day));
  const latest = new Map(current.map((one) => [`${one.chatbot_id ?? ""}#${one.start}`, one]));
  const found = await Promise.all([...latest.values()].map((one) => stillNear(one, day)));
  return found.flat();
};

const stillNear = async (notice: Notice, day: string): Promise<BudgetNotice[]> => {
  const { account_id: accountId, chatbot_id: chatbotId, period } = notice;
  const chatbot = chatbotId ? await findChatbot(accountId, chatbotId) : undefined;
  const budget = chatbotId ? chatbot?.budget : await budgetStore.ofAccount(accountId);
  const limits = budget ? limitsOf(budget, { accountId, ...(chatbotId && { chatbotId }) }, day) : [];
  const limit = limits.find((one) => one.period === period);
  const use = limit && (await readPeriod(limit));
  if (!use || (use.share < near && !use.usedUpAt)) return [];
  const { share, usedUpAt } = use;
  return [
    {
      ...(chatbot && { chatbot: { id: chatbot.id, name: chatbot.name } }),
      period,
      share,
      ...(usedUpAt && { usedUpAt }),
    },
  ];
};

/** Undefined for a chatbot that is deleted. */
const findChatbot = (accountId: string, id: string) =>
  chatbotStore.ofAccount(accountId, id).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
