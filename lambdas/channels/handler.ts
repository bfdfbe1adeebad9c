import { serve } from "#platform/http/serve.ts";
import { channels } from "#shared/contract/channels.ts";
import { interestStore } from "./store.ts";

export const handler = serve(channels, {
  interests: async (_, { userId }) => ({ items: await interestStore.ofUser(userId) }),
  joinWaitlist: ({ channel }, { userId }) => interestStore.add(userId, channel),
});
