import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { AppError } from "#shared/errors.ts";
import { integrations } from "#shared/integrations/routes.ts";
import { maxIntegrations } from "#shared/integrations/shapes.ts";
import { newId } from "./names.ts";
import { shown, stored } from "./shown.ts";
import { integrationStore, noCalls } from "./store.ts";

export const handler = serve(integrations, {
  list: async ({ chatbotId, ...page }, { accountId }) => {
    await chatbotStore.ofAccount(accountId, chatbotId);
    const { items, cursor } = await integrationStore.list(chatbotId, page);
    const figures = await integrationStore.figures(items);
    return { items: items.map((one, at) => shown(one, figures[at])), cursor };
  },
  create: async ({ chatbotId, ...form }, { accountId, userId }) => {
    await chatbotStore.ofAccount(accountId, chatbotId);
    if ((await integrationStore.count(chatbotId)) >= maxIntegrations)
      throw new AppError("conflict", `A chatbot has at most ${maxIntegrations} integrations.`);
    const integration = await stored(form, {
      id: newId("integration"),
      user_id: accountId,
      rag_system_id: chatbotId,
      is_active: true,
      created_at: new Date().toISOString(),
    });
    await integrationStore.create(integration, userId);
    return shown(integration);
  },
  update: async ({ id, ...form }, { accountId, userId }) => {
    const former = await integrationStore.ofAccount(accountId, id);
    const integration = await stored(form, former, former);
    await integrationStore.update(integration, userId);
    return shown(integration, (await integrationStore.figures([former]))[0]);
  },
  activate: async ({ id, is_active }, { accountId, userId }) => {
    const integration = await integrationStore.ofAccount(accountId, id);
    await integrationStore.activate(integration, is_active, userId);
    return shown({ ...integration, is_active }, (await integrationStore.figures([integration]))[0]);
  },
  remove: async ({ id }, { accountId, userId }) => {
    await integrationStore.remove(await integrationStore.ofAccount(accountId, id), userId);
    return {};
  },
  calls: async ({ id }, { accountId }) => {
    const integration = await integrationStore.ofAccount(accountId, id);
    const [items, [figures]] = await Promise.all([
      integrationStore.calls(integration),
      integrationStore.figures([integration]),
    ]);
    return { items, figures: figures ?? noCalls };
  },
  test: async ({ integrationId, query }, { accountId }) => {
    const integration = await integrationStore.ofAccount(accountId, integrationId);
    return (await import("./test-integration.ts")).testIntegration(integration, query);
  },
  rehearse: async ({ chatbotId, ...draft }, { accountId }) => {
    await chatbotStore.ofAccount(accountId, chatbotId);
    return (await import("./rehearse.ts")).rehearse({ accountId, chatbotId }, draft);
  },
  readOpenApi: async ({ document }, { accountId }) =>
    (await import("./openapi/sandbox/read-apart.ts")).readApart(accountId, document),
});
