import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { type BudgetPeriod, budgetPeriods } from "#shared/budget/periods.ts";
import type { Budget } from "#shared/budget/shapes.ts";

/** The budgets that bound a chatbot: its own, and that of its account. */
export interface Budgets {
  accountId: string;
  chatbotId: string;
  chatbot?: Budget | undefined;
  account?: Budget | undefined;
}

/** A limited period with its limits. */
export interface Limit {
  accountId: string;
  /** Absent for the limit of the account. */
  chatbotId?: string;
  period: BudgetPeriod;
  /** `2026-11-22` for a day, `2026-11` for a month of the account's time zone. */
  start: string;
  nanoDollars?: number;
  answers?: number;
}

const nanoDollarsPerDollar = 1_000_000_000;

/** The limits that hold at a moment. */
export const limitsAt = async (budgets: Budgets, at: Date): Promise<Limit[]> => {
  const { accountId, chatbotId, chatbot, account } = budgets;
  const day = ledger.localDay(await timeZoneOf(accountId))(at.toISOString());
  return [
    ...(chatbot ? limitsOf(chatbot, { accountId, chatbotId }, day) : []),
    ...(account ? limitsOf(account, { accountId }, day) : []),
  ];
};

/** The limits of one budget on a local day. */
export const limitsOf = (
  budget: Budget,
  whose: Pick<Limit, "accountId" | "chatbotId">,
  day: string,
): Limit[] =>
  budgetPeriods.flatMap((period) => {
    const dollars = budget[`${period}_dollars`];
    const answers = budget[`${period}_answers`];
    if (dollars === undefined && answers === undefined) return [];
    const limit = { ...whose, period, start: startOf(period, day) };
    return [
      {
        ...limit,
        ...(dollars !== undefined && { nanoDollars: Math.round(dollars * nanoDollarsPerDollar) }),
        ...(answers !== undefined && { answers }),
      },
    ];
  });

export const startOf = (period: BudgetPeriod, day: string): string =>
  period === "day" ? day : day.slice(0, "yyyy-mm".length);

export const inDollars = (nanoDollars: number): number => nanoDollars / nanoDollarsPerDollar;
