import { serve } from "#platform/http/serve.ts";
import { account } from "#shared/contract/account.ts";
import { accountStore } from "./store.ts";

export const handler = serve(account, {
  activity: (page, { accountId }) => accountStore.activity(accountId, page),
});
