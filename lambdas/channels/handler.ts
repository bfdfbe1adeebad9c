import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { channels } from "#shared/channels/routes.ts";
import { receive } from "./receiving/receive.ts";
import { shownConnections } from "./shown.ts";
import { interestStore } from "./store.ts";

export const handler = serve(channels, {
  list: (_, { accountId }) => shownConnections(accountId),
  connect: async (form, member) => (await import("./connect.ts")).connect(form, member),
  disconnect: async ({ chatbotId, channel }, member) => {
    const { id } = await chatbotStore.ofAccount(member.accountId, chatbotId);
    const { disconnect } = await import("./disconnect.ts");
    return { is_left: await disconnect({ rag_system_id: id, channel }, member) };
  },
  receive,
  interests: async (_, { userId }) => ({ items: await interestStore.ofUser(userId) }),
  joinWaitlist: ({ channel }, { userId }) => interestStore.add(userId, channel),
});
