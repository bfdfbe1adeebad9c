import { serve } from "#platform/http/serve.ts";
import { account } from "#shared/contract/account.ts";
import { requestDeletion } from "./deletion/request.ts";
import { accountStore } from "./store.ts";

export const handler = serve(account, {
  activity: (page, { accountId }) => accountStore.activity(accountId, page),
  remove: ({ password }, member) => requestDeletion(member, password),
});
