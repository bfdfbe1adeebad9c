import { conversationStore } from "#lambdas/conversations/store.ts";
import { serve } from "#platform/http/serve.ts";
import { history } from "#shared/history/routes.ts";
import { count } from "./count.ts";
import { exportPart } from "./export/export-part.ts";
import { list } from "./list.ts";
import { removeAll } from "./remove-all.ts";
import { removeOne } from "./remove-one.ts";
import { select } from "./selection.ts";
import { statsOf } from "./stats.ts";

export const handler = serve(history, {
  list: async (query, { accountId }) => list(await select(accountId, query), query),
  stats: async (query, { accountId }) => statsOf(await select(accountId, query)),
  count: async ({ cursor, ...query }, { accountId }) => count(await select(accountId, query), cursor),
  export: async ({ format, cursor, ...query }, { accountId }) =>
    exportPart(await select(accountId, query), { format, cursor }),
  hits: async ({ id, text }, { accountId }) => {
    const { hitsIn } = await import("./search/hits.ts");
    return hitsIn(await conversationStore.ofAccount(accountId, id), text);
  },
  remove: async ({ id }, actor) => removeOne(await conversationStore.ofAccount(actor.accountId, id), actor),
  removeAll: async ({ before, ...query }, actor) =>
    removeAll(await select(actor.accountId, query), before, actor),
});
