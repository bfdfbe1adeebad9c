import { serve } from "#platform/http/serve.ts";
import { limitOwner } from "#platform/rate-limit/owner-limits.ts";
import { modelProvider } from "#shared/contract/model-provider.ts";
import { stateOf } from "./state.ts";
import { providerStore } from "./store.ts";

export const handler = serve(modelProvider, {
  read: (_, { accountId }) => stateOf(accountId),
  save: async (form, member) => {
    await limitOwner(member.accountId);
    const fault = await (await import("./connect.ts")).connect(form, member);
    return { state: await stateOf(member.accountId), ...(fault && { fault }) };
  },
  remove: async (_, member) => {
    await providerStore.remove(member);
    return stateOf(member.accountId);
  },
});
