import { conversationStore } from "#lambdas/conversations/store.ts";
import { accountStore } from "#lambdas/core/activity.ts";
import { unsubscribe } from "#lambdas/reports/unsubscribe.ts";
import { serve } from "#platform/http/serve.ts";
import { account } from "#shared/account/routes.ts";
import { requestDeletion } from "./deletion/request.ts";
import { readSettings, saveSettings } from "./settings/settings.ts";
import { makeRecoveryCodes, recover, turnOffTwoFactor } from "./two-factor/two-factor.ts";

export const handler = serve(account, {
  activity: (page, { accountId }) => accountStore.activity(accountId, page),
  conversations: (page, { accountId }) => conversationStore.pageOfAccount(accountId, page),
  settings: (_, member) => readSettings(member),
  saveSettings: (settings, member) => saveSettings(settings, member),
  makeRecoveryCodes: async ({ password }, { userId }) => ({
    codes: await makeRecoveryCodes(userId, password),
  }),
  turnOffTwoFactor: ({ password }, { userId }) => turnOffTwoFactor(userId, password),
  recover: (proof, { caller }) => recover(proof, caller.address),
  unsubscribe: ({ token }) => unsubscribe(token),
  remove: ({ password }, member) => requestDeletion(member, password),
});
