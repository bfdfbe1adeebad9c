import { serve } from "#platform/http/serve.ts";
import { modelProvider } from "#shared/model-provider/routes.ts";
import { failingOf, noteMended } from "./failing.ts";
import { stateOf } from "./state.ts";
import { providerStore } from "./store.ts";
import { transcriberStateOf } from "./transcriber/state.ts";
import { transcriberStore } from "./transcriber/store.ts";

export const handler = serve(modelProvider, {
  read: (_, { accountId }) => stateOf(accountId),
  failing: async (_, { accountId }) => ({ items: await failingOf(accountId) }),
  save: async (form, member) => {
    const fault = await (await import("./connect.ts")).connect(form, member);
    if (!fault) await noteMended(member.accountId);
    return { state: await stateOf(member.accountId), ...(fault && { fault }) };
  },
  remove: async (_, member) => {
    await providerStore.remove(member);
    return stateOf(member.accountId);
  },
  readTranscriber: (_, { accountId }) => transcriberStateOf(accountId),
  saveTranscriber: async (form, member) => {
    const { connectTranscriber } = await import("./transcriber/connect.ts");
    const fault = await connectTranscriber(form, member);
    return { state: await transcriberStateOf(member.accountId), ...(fault && { fault }) };
  },
  removeTranscriber: async (_, member) => {
    await transcriberStore.remove(member);
    return transcriberStateOf(member.accountId);
  },
});
