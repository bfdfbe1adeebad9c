import { serve } from "#platform/http/serve.ts";
import { AppError } from "#shared/errors.ts";
import { webhooks } from "#shared/webhooks/routes.ts";
import { checkFields } from "./check-fields.ts";
import { create } from "./create.ts";
import { deliveryLog } from "./log/store.ts";
import { rotate } from "./rotate.ts";
import { shownWebhooks } from "./shown.ts";
import { wake } from "./state.ts";
import { type StoredWebhook, webhookStore } from "./store.ts";

export const handler = serve(webhooks, {
  list: async (_, { accountId }) => ({ items: await shownWebhooks(await webhookStore.all(accountId)) }),
  create,
  update: async ({ id, ...fields }, { accountId, userId }) => {
    const webhook = await webhookStore.ofAccount(accountId, id);
    await checkFields(accountId, fields);
    await webhookStore.update(webhook, fields, userId);
    return { id };
  },
  activate: async ({ id, is_active, sends_waiting }, { accountId, userId }) => {
    const webhook = await webhookStore.ofAccount(accountId, id);
    if (!is_active) await webhookStore.switchOff(webhook, userId);
    else {
      await webhookStore.switchOn(webhook, sends_waiting, userId);
      await wake(webhook);
    }
    return { id, is_active };
  },
  remove: async ({ id }, { accountId, userId }) => {
    const webhook = await webhookStore.ofAccount(accountId, id);
    await webhookStore.remove(webhook, userId);
    await wake(webhook);
    return {};
  },
  rotate,
  endOverlap: async ({ id }, { accountId }) => {
    await webhookStore.endOverlap(await webhookStore.ofAccount(accountId, id));
    return {};
  },
  test: async ({ id }, { accountId }) => deliveryLog.test(await ready(accountId, id)),
  deliveries: async ({ id, ...wanted }, { accountId }) =>
    deliveryLog.list(await webhookStore.ofAccount(accountId, id), wanted),
  delivery: async ({ id, deliveryId }, { accountId }) =>
    deliveryLog.read(await webhookStore.ofAccount(accountId, id), deliveryId),
  replay: async ({ id, deliveryId }, { accountId }) =>
    deliveryLog.replay(await ready(accountId, id), deliveryId),
});

/** An endpoint that is asked to send something now. */
const ready = async (accountId: string, id: string): Promise<StoredWebhook> => {
  const webhook = await webhookStore.ofAccount(accountId, id);
  if (!webhook.is_active)
    throw new AppError("conflict", "This endpoint is switched off. Switch it on first.");
  return webhook;
};
