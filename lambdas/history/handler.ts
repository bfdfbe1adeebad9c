import { readBy } from "#lambdas/conversations/readers.ts";
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
  list: async (query, member) => list(await select(member.accountId, query, member), query),
  stats: async (query, member) => statsOf(await select(member.accountId, query, member)),
  count: async ({ cursor, ...query }, member) => count(await select(member.accountId, query, member), cursor),
  export: async ({ format, cursor, ...query }, member) =>
    exportPart(await select(member.accountId, query, member), { format, cursor }),
  hits: async ({ id, text }, member) => {
    const { hitsIn } = await import("./search/hits.ts");
    return hitsIn(await readBy(member, id), text);
  },
  remove: async ({ id }, actor) => removeOne(await conversationStore.ofAccount(actor.accountId, id), actor),
  removeAll: async ({ before, ...query }, actor) =>
    removeAll(await select(actor.accountId, query, actor), before, actor),
});
