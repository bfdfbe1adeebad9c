import { embeddingCost, limitsAt, type Reservation, reserve } from "#lambdas/budget/store.ts";
import { NoRoom } from "./no-room.ts";
import type { BudgetsOf } from "./read-with-budgets.ts";

/**
 * Reserves what embedding the texts of a document may cost, for all of them at once, so that a document is embedded as a
 * whole or not at all. Throws `NoRoom` if a budget has no room for it; undefined if embedding costs nothing.
 */
export const reserveReading = async (
  { user_id: accountId, rag_system_id: chatbotId, budget, accountBudget }: BudgetsOf,
  texts: string[],
): Promise<Reservation | undefined> => {
  const nanoDollars = await embeddingCost(texts, { isDearest: true });
  const budgets = { accountId, chatbotId, chatbot: budget, account: accountBudget };
  const limits = nanoDollars > 0 ? await limitsAt(budgets, new Date()) : [];
  const bounding = limits.filter((limit) => limit.nanoDollars !== undefined);
  if (bounding.length === 0) return undefined;
  const reserved = await reserve(bounding, { nanoDollars, answers: 0 });
  if (!("full" in reserved)) return reserved;
  const { chatbotId: isChatbots, period } = reserved.full;
  const whose = isChatbots ? "of this chatbot" : "of your account";
  const when = period === "day" ? "for today" : "for this month";
  throw new NoRoom(
    `The budget ${whose} ${when} has no room for this document. It is read by itself once there is room.`,
    nanoDollars,
  );
};
