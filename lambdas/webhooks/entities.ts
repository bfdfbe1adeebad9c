import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { Webhook } from "#shared/webhooks/shapes.ts";
import { key } from "./names.ts";

const StoredWebhook = Webhook.pick({
  id: true,
  user_id: true,
  url: true,
  events: true,
  rag_system_ids: true,
  includes_tests: true,
  is_active: true,
  off: true,
  secret_end: true,
  created_at: true,
}).extend({
  /** The signing secrets are encrypted, bound to the endpoint. */
  sealed: z.string(),
  former_sealed: z.string().optional(),
  former_until: at.optional(),
  /** Events that were queued before are given up, because a user switched the endpoint on without them. */
  skips_before: at.optional(),
});
export type StoredWebhook = z.output<typeof StoredWebhook>;

export interface WebhookKey {
  user_id: string;
  id: string;
}

const webhookKey = ({ user_id, id }: WebhookKey) => ({ pk: key("account", user_id), sk: key("webhook", id) });

export const webhookEntity = entity({
  name: "Webhook endpoint",
  shape: StoredWebhook,
  key: webhookKey,
  keysOf: webhookKey,
});

/** The progress of an endpoint's deliveries, apart from what its owner sets. Every field may be missing. */
const WebhookState = z.object({
  user_id: z.string(),
  id: z.string(),
  /** Events that were ever queued: a sender that found none checks by it that none came since. */
  arrivals: z.number().int().default(0),
  /** The schedule looks after the endpoint from then on; absent if nothing waits. */
  due_at: at.optional(),
  /** The sender at work, and until when nobody else may be, in milliseconds since 1970. */
  sender: z.string().optional(),
  sender_until: z.number().optional(),
  /** Attempts that failed since the last one that did not. */
  failed_in_row: z.number().int().default(0),
  failing_since: at.optional(),
  /** An endpoint that failed often is left alone until then. */
  rests_until: at.optional(),
  last_at: at.optional(),
  last_failed: z.boolean().optional(),
  /** Deliveries that wait for a later attempt are to be tried now, because a user switched the endpoint on. */
  hurries: z.boolean().optional(),
  /** The owner is to be mailed that the endpoint was switched off. */
  owes_mail: z.boolean().optional(),
});
export type WebhookState = z.output<typeof WebhookState>;

const stateKey = ({ user_id, id }: WebhookKey) => ({
  pk: key("account", user_id),
  sk: key("webhookState", id),
});

/** The place of an endpoint among those that the schedule looks after. */
export const duePlace = (id: string, due_at: string) => ({
  gsi1pk: key("webhookState"),
  gsi1sk: `${due_at}#${id}`,
});

export const stateEntity = entity({
  name: "Webhook endpoint",
  shape: WebhookState,
  key: stateKey,
  keysOf: (state) => ({ ...stateKey(state), ...(state.due_at && duePlace(state.id, state.due_at)) }),
});

const countKey = (account_id: string) => ({ pk: key("account", account_id), sk: key("webhookCount") });

/** The number of an account's endpoints, in an item that other reads take along. */
export const countEntity = entity({
  name: "Number of webhook endpoints",
  shape: z.object({ account_id: z.string(), endpoints: z.number().int() }),
  key: countKey,
  keysOf: ({ account_id }) => countKey(account_id),
});

const dayKey = ({ webhook_id, day }: { webhook_id: string; day: string }) => ({
  pk: key("webhook", webhook_id),
  sk: key("webhookDay", day),
});

/** A UTC day's counters: `delivered {hour}`, `failed {hour}` and `to {bound}` for times in milliseconds. */
const Day = z.looseObject({ webhook_id: z.string(), day: z.string() });
export type WebhookDay = z.output<typeof Day>;

export const dayEntity = entity({ name: "Webhook figures", shape: Day, key: dayKey, keysOf: dayKey });
