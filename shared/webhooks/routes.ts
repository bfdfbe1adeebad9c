import * as z from "zod";
import { page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { testEvent, webhookEventNames } from "./rules.ts";
import { Delivery, DeliveryDetails, MadeSecret, SecretRotation, Webhook, WebhookFields } from "./shapes.ts";

const id = z.object({ id: reference });
const deliveryId = id.extend({ deliveryId: reference });

export const webhooks = {
  list: route({
    method: "GET",
    path: "/api/webhooks",
    access: "owner",
    summary: "List the account's webhook endpoints with their figures, newest first",
    input: z.object({}),
    output: z.object({ items: z.array(Webhook) }),
  }),
  create: route({
    method: "POST",
    path: "/api/webhooks",
    access: "owner",
    summary: "Add a webhook endpoint; the reply is the only place where its signing secret is shown",
    input: WebhookFields,
    output: MadeSecret,
  }),
  update: route({
    method: "PUT",
    path: "/api/webhooks/{id}",
    access: "owner",
    summary: "Change the address, events and chatbots of a webhook endpoint",
    input: WebhookFields.extend(id.shape),
    output: z.object({ id: z.string() }),
  }),
  activate: route({
    method: "PATCH",
    path: "/api/webhooks/{id}",
    access: "owner",
    summary: "Switch a webhook endpoint on or off; events that wait are sent or given up",
    input: id.extend({ is_active: z.boolean(), sends_waiting: z.boolean().default(true) }),
    output: z.object({ id: z.string(), is_active: z.boolean() }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/webhooks/{id}",
    access: "owner",
    summary: "Delete a webhook endpoint with its log",
    input: id,
    output: z.object({}),
  }),
  rotate: route({
    method: "POST",
    path: "/api/webhooks/{id}/secret",
    access: "owner",
    summary: "Replace the signing secret; for an overlap the former one signs, too",
    input: SecretRotation,
    output: MadeSecret,
  }),
  endOverlap: route({
    method: "DELETE",
    path: "/api/webhooks/{id}/secret",
    access: "owner",
    summary: "End the overlap: the former signing secret signs no more",
    input: id,
    output: z.object({}),
  }),
  test: route({
    method: "POST",
    path: "/api/webhooks/{id}/test",
    access: "owner",
    limit: "questions",
    summary: "Send a test event to a webhook endpoint",
    input: id,
    output: Delivery,
  }),
  deliveries: route({
    method: "GET",
    path: "/api/webhooks/{id}/deliveries",
    access: "owner",
    summary: "List the deliveries of a webhook endpoint in the last 30 days, newest first",
    input: page.extend({
      id: reference,
      type: z.enum([...webhookEventNames, testEvent]).optional(),
      /** Only those whose last attempt failed. */
      only: z.literal("failing").optional(),
    }),
    output: pageOf(Delivery),
  }),
  delivery: route({
    method: "GET",
    path: "/api/webhooks/{id}/deliveries/{deliveryId}",
    access: "owner",
    summary: "Read a delivery with its attempts, its request and the last answer",
    input: deliveryId,
    output: DeliveryDetails,
  }),
  replay: route({
    method: "POST",
    path: "/api/webhooks/{id}/deliveries/{deliveryId}/replay",
    access: "owner",
    limit: "questions",
    summary: "Send an event again, with the same webhook-id",
    input: deliveryId,
    output: Delivery,
  }),
};
