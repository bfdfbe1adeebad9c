import { conversationStore } from "#lambdas/conversations/store.ts";
import { serve } from "#platform/http/serve.ts";
import { history } from "#shared/contract/history.ts";
import { count } from "./count.ts";
import { exportPart } from "./export/export-part.ts";
import { list } from "./list.ts";
import { removeAll } from "./remove-all.ts";
import { select } from "./selection.ts";
import { statsOf } from "./stats.ts";

export const handler = serve(history, {
  list: async (query, { accountId }) => list(await select(accountId, query), query),
  stats: async (query, { accountId }) => statsOf(await select(accountId, query)),
  count: async ({ cursor, ...query }, { accountId }) => count(await select(accountId, query), cursor),
  export: async ({ format, cursor, ...query }, { accountId }) =>
    exportPart(await select(accountId, query), { format, cursor }),
  remove: async ({ id }, { accountId }) => {
    await conversationStore.remove(await conversationStore.ofAccount(accountId, id));
    return {};
  },
  removeAll: async ({ before, ...query }, { accountId }) => removeAll(await select(accountId, query), before),
});
