import { transact } from "#platform/table/client.ts";
import type { Page } from "#platform/table/entity.ts";
import { AppError } from "#shared/errors.ts";
import { testEvent } from "#shared/webhooks/rules.ts";
import type { Delivery, DeliveryDetails } from "#shared/webhooks/shapes.ts";
import { eventIdOf, happening, queueing } from "../emit/queue-events.ts";
import type { StoredWebhook } from "../entities.ts";
import { key, keyPrefix, newId } from "../names.ts";
import { queueAgain } from "../send/record.ts";
import { touch, wake } from "../state.ts";
import { contentEntity, deliveryEntity } from "./entities.ts";

interface Wanted {
  limit: number;
  cursor?: string | undefined;
  type?: Delivery["type"] | undefined;
  only?: "failing" | undefined;
}

/** Pages that one call reads to find deliveries of a type; the next call goes on. */
const maxPages = 8;

export const deliveryLog = {
  /** A page of an endpoint's deliveries, newest first; with `type` it may be short and yet have a cursor. */
  list: async ({ id }: StoredWebhook, { type, only, ...page }: Wanted): Promise<Page<Delivery>> => {
    const list = only
      ? { pk: key("webhookFailing", id), prefix: "", index: "gsi1" as const }
      : { pk: key("webhook", id), prefix: keyPrefix("webhookDelivery") };
    const items: Delivery[] = [];
    let cursor = page.cursor;
    for (let pages = 0; pages < maxPages; pages++) {
      const limit = page.limit - items.length;
      const found = await deliveryEntity.list({ ...list, newestFirst: true, limit, cursor });
      items.push(...found.items.filter((one) => !type || one.type === type));
      cursor = found.cursor;
      if (!cursor || items.length === page.limit) break;
    }
    return { items, ...(cursor && { cursor }) };
  },

  /** Throws `not_found` for an event that the endpoint never got. */
  read: async ({ id: webhook_id }: StoredWebhook, id: string): Promise<DeliveryDetails> => {
    const delivery = await deliveryEntity.get({ webhook_id, id });
    const content = await contentEntity.find(delivery);
    const request = content && { body: content.body, ...content.sent };
    return { ...delivery, request: request ?? null, response: content?.response ?? null };
  },

  /** Queues an event again. Throws AppError `conflict` if its texts were deleted. */
  replay: async (webhook: StoredWebhook, id: string): Promise<Delivery> => {
    const delivery = await deliveryEntity.get({ webhook_id: webhook.id, id });
    if (!(await contentEntity.find(delivery)))
      throw new AppError("conflict", "The texts of this event were deleted, so it can't be sent again.");
    await queueAgain(delivery);
    await transact([touch(webhook)]);
    await wake(webhook);
    return deliveryEntity.get(delivery);
  },

  /** Queues a test event. */
  test: async (webhook: StoredWebhook): Promise<Delivery> => {
    const event = happening({
      type: testEvent,
      at: new Date().toISOString(),
      source: newId("webhookMessage"),
      about: webhook.id,
      data: { text: "A test event from Docent. If you can read this, your endpoint works." },
    });
    await transact(queueing(webhook, [event]));
    await wake(webhook);
    return deliveryEntity.get({ webhook_id: webhook.id, id: eventIdOf(event) });
  },
};
