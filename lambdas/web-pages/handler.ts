import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { webPages } from "#shared/web-pages/routes.ts";
import { addWebsite } from "./add.ts";
import { enqueue } from "./enqueue.ts";
import { limitLooks } from "./limit-looks.ts";
import { shownPage, shownWebsite } from "./shown.ts";
import { websiteStore } from "./store.ts";

export const handler = serve(webPages, {
  list: async ({ chatbotId, ...page }, { accountId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    const { items, cursor } = await websiteStore.list(chatbot.id, page);
    return { items: items.map(shownWebsite), cursor };
  },
  add: async ({ chatbotId, ...given }, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    return shownWebsite(await addWebsite(chatbot, given, userId));
  },
  pages: async ({ chatbotId, id, ...page }, { accountId }) => {
    const site = await ofAccount(accountId, { chatbotId, id });
    const { items, cursor } = await websiteStore.pages(site, page);
    return { items: items.map(shownPage), cursor };
  },
  refresh: async (key, { accountId }) => {
    const site = await ofAccount(accountId, key);
    if (site.is_reading) return shownWebsite(site);
    await limitLooks(accountId);
    const reading = await websiteStore.startLook(site);
    await enqueue(reading);
    return shownWebsite(reading);
  },
  change: async ({ frequency, ...key }, { accountId, userId }) =>
    shownWebsite(await websiteStore.changeFrequency(await ofAccount(accountId, key), frequency, userId)),
  remove: async (key, { accountId, userId }) => {
    const site = await ofAccount(accountId, key);
    await websiteStore.markRemoved(site, userId);
    await enqueue(site);
    return {};
  },
});

const ofAccount = (accountId: string, { chatbotId, id }: { chatbotId: string; id: string }) =>
  websiteStore.ofAccount(accountId, { rag_system_id: chatbotId, id });
