import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { chargeOf } from "#platform/models/charge.ts";
import type { ModelChoice } from "#platform/models/port.ts";
import type { BudgetState, PeriodUse } from "#shared/budget/routes.ts";
import type { Budget } from "#shared/budget/shapes.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { dearestAnswer } from "./dearest.ts";
import { fullSince, shareOf } from "./notices.ts";
import { inDollars, type Limit, limitsOf } from "./periods.ts";
import { expiredIn } from "./slots.ts";
import { budgetStore } from "./store.ts";
import { findUse } from "./use.ts";

/** The account's budget with its use, and the chatbots whose model has no price. */
export const accountState = async (accountId: string): Promise<BudgetState> => {
  const [budget = {}, chatbots] = await Promise.all([
    budgetStore.ofAccount(accountId),
    Array.fromAsync(chatbotStore.all(accountId)),
  ]);
  const unpriced = await Promise.all(chatbots.map(unpricedOf));
  return { ...(await stateOf(budget, { accountId })), unpriced: unpriced.flat() };
};

/** A chatbot's budget with its use. */
export const chatbotState = async (chatbot: Chatbot): Promise<BudgetState> => {
  const { id: chatbotId, user_id: accountId, budget = {} } = chatbot;
  const [state, unpriced, configuration] = await Promise.all([
    stateOf(budget, { accountId, chatbotId }),
    unpricedOf(chatbot),
    chatbotStore.configurations.find({ user_id: accountId, id: chatbotId }),
  ]);
  const dearest =
    configuration && unpriced.length === 0
      ? await dearestAnswer({ configuration, question: "x".repeat(usualQuestion), historyTokens: 0 })
      : undefined;
  return { ...state, unpriced, ...(dearest && { reservedForAnswer: inDollars(dearest.amount.nanoDollars) }) };
};

/** Characters. */
const usualQuestion = 100;

const stateOf = async (
  budget: Budget,
  whose: Pick<Limit, "accountId" | "chatbotId">,
): Promise<Omit<BudgetState, "unpriced">> => {
  const timeZone = await timeZoneOf(whose.accountId);
  const day = ledger.localDay(timeZone)(new Date().toISOString());
  const use = await Promise.all(limitsOf(budget, whose, day).map((limit) => readPeriod(limit)));
  return { budget, use, timeZone };
};

/** The use of a limited period, without the reservations that have expired. */
export const readPeriod = async (limit: Limit, now = Date.now()): Promise<PeriodUse> => {
  const use = await findUse(limit);
  if (!use) return { ...noUse, period: limit.period };
  const expired = expiredIn(use, now);
  const held = (name: "nanoDollars" | "answers", all: number) =>
    Math.max(
      0,
      expired.reduce((rest, one) => rest - one[name], all),
    );
  const since = fullSince(limit, use);
  return {
    period: limit.period,
    dollars: inDollars(use.spent_nano_dollars),
    answers: use.spent_answers,
    reservedDollars: inDollars(held("nanoDollars", use.taken_nano_dollars - use.spent_nano_dollars)),
    reservedAnswers: held("answers", use.taken_answers - use.spent_answers),
    share: shareOf(limit, use),
    ...(since && { usedUpAt: since }),
  };
};

const noUse = { dollars: 0, answers: 0, reservedDollars: 0, reservedAnswers: 0, share: 0 };

const unpricedOf = async ({ id, user_id, name }: Chatbot) => {
  const configuration = await chatbotStore.configurations.find({ user_id, id });
  return !configuration || (await isPriced(configuration)) ? [] : [{ name, model: configuration.model }];
};

const isPriced = async (choice: ModelChoice): Promise<boolean> =>
  (await chargeOf(choice, { promptTokens: 1, completionTokens: 1 })) !== undefined;
