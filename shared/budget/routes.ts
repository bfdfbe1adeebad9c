import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { budgetPeriods } from "./periods.ts";
import { Budget } from "./shapes.ts";

const dollars = z
  .number("Enter an amount in dollars.")
  .min(0.01, "Enter at least 0.01.")
  .max(1_000_000, "Enter at most 1,000,000.");
const answers = z
  .int("Enter a whole number.")
  .min(1, "Enter at least 1.")
  .max(100_000_000, "Enter at most 100,000,000.");

/** A budget as its form sends it. */
export const BudgetInput = z.object({
  day_dollars: dollars.optional(),
  day_answers: answers.optional(),
  month_dollars: dollars.optional(),
  month_answers: answers.optional(),
  sentence: z.string().trim().max(300, "Use at most 300 characters.").optional(),
});

/** A period of the account's time zone that has a limit, with what is used of it. Amounts are US dollars. */
export const PeriodUse = z.object({
  period: z.enum(budgetPeriods),
  dollars: z.number(),
  answers: z.number().int(),
  /** Held for answers and documents under way; a crash frees its part within five minutes. */
  reservedDollars: z.number(),
  reservedAnswers: z.number().int(),
  /** The part of the nearest limit that is used, from 0 on. */
  share: z.number(),
  /** When an answer was kept back for the first time; absent while there is room. */
  usedUpAt: at.optional(),
});
export type PeriodUse = z.infer<typeof PeriodUse>;

export const BudgetState = z.object({
  budget: Budget,
  /** The limited periods. */
  use: z.array(PeriodUse),
  /** A name of the IANA database. */
  timeZone: z.string(),
  /** Dollars that are reserved for a first question of usual length; absent for an account, and for an unknown price. */
  reservedForAnswer: z.number().optional(),
  /** Chatbots whose model has no known price, so that only a limit of answers bounds them. */
  unpriced: z.array(z.object({ name: z.string(), model: z.string() })),
});
export type BudgetState = z.infer<typeof BudgetState>;

/** A budget of which at least 80 % is used now. */
export const BudgetNotice = z.object({
  /** Absent for the account's own budget. */
  chatbot: z.object({ id: z.string(), name: z.string() }).optional(),
  period: z.enum(budgetPeriods),
  share: z.number(),
  usedUpAt: at.optional(),
});
export type BudgetNotice = z.infer<typeof BudgetNotice>;

const chatbot = z.object({ id: reference });

export const budget = {
  readAccount: route({
    method: "GET",
    path: "/api/budget",
    access: "owner",
    summary: "Read the budget of the account, and what is used of it today and this month",
    input: z.object({}),
    output: BudgetState,
  }),
  saveAccount: route({
    method: "PUT",
    path: "/api/budget",
    access: "owner",
    summary: "Limit what all chatbots of the account may cost together in a day and in a month",
    input: BudgetInput,
    output: BudgetState,
  }),
  notices: route({
    method: "GET",
    path: "/api/budget/notices",
    access: "owner",
    summary: "List the budgets of the account of which at least 80 % is used now",
    input: z.object({}),
    output: z.object({ items: z.array(BudgetNotice) }),
  }),
  read: route({
    method: "GET",
    path: "/api/chatbots/{id}/budget",
    access: "owner",
    role: "everything",
    summary: "Read the budget of a chatbot, and what is used of it today and this month",
    input: chatbot,
    output: BudgetState,
  }),
  save: route({
    method: "PUT",
    path: "/api/chatbots/{id}/budget",
    access: "owner",
    role: "everything",
    summary: "Limit what a chatbot may cost in a day and in a month",
    input: BudgetInput.extend(chatbot.shape),
    output: BudgetState,
  }),
};
