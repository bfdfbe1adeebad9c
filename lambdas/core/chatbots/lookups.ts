import { key } from "#platform/table/keys.ts";
import { Budget } from "#shared/budget/shapes.ts";
import { chatbotEntity, configurationEntity } from "./entities.ts";

/** Reads of a chatbot, of its model settings and of the account's budget, for `findTogether`. */
export const lookups = (accountId: string, id: string) =>
  [
    chatbotEntity.lookup({ user_id: accountId, id }),
    configurationEntity.lookup({ user_id: accountId, id }),
    accountBudget(accountId),
  ] as const;

/** A read of a chatbot. */
export const lookup = (accountId: string, id: string) => chatbotEntity.lookup({ user_id: accountId, id });

/** Reads of a chatbot and of the account's budget. */
export const budgetLookups = (accountId: string, id: string) =>
  [chatbotEntity.lookup({ user_id: accountId, id }), accountBudget(accountId)] as const;

/** The item that `lambdas/budget` stores, which the answers of most chatbots do not load. */
const accountBudget = (accountId: string) => ({
  key: { pk: key("account", accountId), sk: key("budget") },
  read: (stored: object) => Budget.parse(stored),
});
