import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { Delivery, DeliveryDetails } from "#shared/webhooks/shapes.ts";
import { key } from "../names.ts";

const StoredDelivery = Delivery.extend({
  /** The thing with which the delivery's content is deleted: a conversation, lead or chatbot, else the endpoint. */
  about: z.string(),
  /** Attempts since it was queued, by a user's wish the last time. */
  tries: z.number().int(),
  queued_at: at,
  /** Seconds since 1970. */
  ttl: z.number(),
});
export type StoredDelivery = z.output<typeof StoredDelivery>;

export interface DeliveryKey {
  webhook_id: string;
  id: string;
}

const deliveryKey = ({ webhook_id, id }: DeliveryKey) => ({
  pk: key("webhook", webhook_id),
  sk: key("webhookDelivery", id),
});

/** The place of a delivery whose last attempt failed in the index of such. */
export const failingPlace = ({ webhook_id, id }: DeliveryKey) => ({
  gsi1pk: key("webhookFailing", webhook_id),
  gsi1sk: id,
});

export const deliveryEntity = entity({
  name: "Delivery",
  shape: StoredDelivery,
  key: deliveryKey,
  keysOf: deliveryKey,
});

const Due = z.object({ webhook_id: z.string(), id: z.string(), at, ttl: z.number() });

type DueKey = Pick<z.output<typeof Due>, "webhook_id" | "id" | "at">;

const dueKey = ({ webhook_id, id, at: time }: DueKey) => ({
  pk: key("webhook", webhook_id),
  sk: key("webhookDue", time, id),
});

/** Leads to a delivery that waits for an attempt, in order of time. */
export const dueEntity = entity({ name: "Delivery", shape: Due, key: dueKey, keysOf: dueKey });

const Content = z.object({
  about: z.string(),
  webhook_id: z.string(),
  id: z.string(),
  body: z.string(),
  sent: z.object({ timestamp: z.string(), signature: z.string() }).optional(),
  response: DeliveryDetails.shape.response.unwrap().optional(),
  ttl: z.number(),
});
export type DeliveryContent = z.output<typeof Content>;

type ContentKey = Pick<DeliveryContent, "about" | "webhook_id" | "id">;

const contentKey = ({ about, webhook_id, id }: ContentKey) => ({
  pk: key("webhookContent", about),
  sk: `${webhook_id}#${id}`,
});

/** The texts of a delivery, which are deleted together with the thing that they are about. */
export const contentEntity = entity({
  name: "Delivery",
  shape: Content,
  key: contentKey,
  keysOf: contentKey,
});
