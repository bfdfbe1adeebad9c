import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { budget } from "#shared/budget/routes.ts";
import { currentNotices } from "./current-notices.ts";
import { saveAccountBudget, saveChatbotBudget } from "./save.ts";
import { accountState, chatbotState } from "./state.ts";

export const handler = serve(budget, {
  readAccount: (_, { accountId }) => accountState(accountId),
  saveAccount: (wanted, actor) => saveAccountBudget(wanted, actor),
  notices: async (_, { accountId }) => ({ items: await currentNotices(accountId) }),
  read: async ({ id }, { accountId }) => chatbotState(await chatbotStore.ofAccount(accountId, id)),
  save: async ({ id, ...wanted }, actor) =>
    saveChatbotBudget(await chatbotStore.ofAccount(actor.accountId, id), wanted, actor),
});
