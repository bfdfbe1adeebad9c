import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { maxSecretOverlapHours, testEvent, webhookEventNames } from "./rules.ts";

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === "https:";

export const WebhookFields = z.object({
  url: z
    .string()
    .trim()
    .min(1, "Enter an address.")
    .max(2000, "Use at most 2,000 characters.")
    .refine(isHttps, "Enter an address that begins with https://."),
  events: z
    .array(z.enum(webhookEventNames))
    .min(1, "Choose at least one event.")
    .max(50)
    .transform((events) => [...new Set(events)]),
  /** The chatbots whose events are sent; empty for all, and for what concerns the whole account. */
  rag_system_ids: z
    .array(reference)
    .max(50, "Choose at most 50 chatbots, or all of them.")
    .transform((ids) => [...new Set(ids)])
    .default([]),
  /** Whether conversations in Chat Testing send events, too. */
  includes_tests: z.boolean().default(false),
});
export type WebhookFields = z.output<typeof WebhookFields>;

/** An endpoint. Its signing secret is shown only when it is made. */
export const Webhook = z.object({
  id: z.string(),
  user_id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  rag_system_ids: z.array(z.string()),
  includes_tests: z.boolean(),
  is_active: z.boolean(),
  /** Why and since when it is switched off: by a user, because it answered 410, or because it failed for days. */
  off: z.object({ reason: z.enum(["user", "gone", "failing"]), at }).nullable(),
  /** The last characters of the signing secret. */
  secret_end: z.string(),
  /** Until when a former secret signs, too; null if none does. */
  former_secret_until: at.nullable(),
  created_at: at,
  /** The last attempt, and whether it failed. */
  last_at: at.nullable(),
  last_failed: z.boolean(),
  /** Since when every attempt has failed; null if the last one did not. */
  failing_since: at.nullable(),
  /** Nothing is tried before, because the endpoint keeps failing; null if it does not. */
  rests_until: at.nullable(),
  /** Events that are still to be delivered. */
  waiting: z.number().int(),
  /** Events whose last attempt failed. */
  failing: z.number().int(),
  /** Attempts of the last 24 hours, the present one last. */
  hours: z.array(z.object({ delivered: z.number().int(), failed: z.number().int() })),
  /** Events that were delivered in the last seven days (UTC). */
  week_delivered: z.number().int(),
  /** The median of their times in milliseconds, to the nearest of some steps; null without any. */
  week_median_ms: z.number().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const MadeSecret = z.object({
  id: z.string(),
  /** It is shown only here. */
  secret: z.string(),
});
export type MadeSecret = z.infer<typeof MadeSecret>;

export const SecretRotation = z.object({
  id: reference,
  /** How long the former secret signs beside the new one. */
  overlap_hours: z.number().int().min(0).max(maxSecretOverlapHours).default(24),
});

export const Attempt = z.object({
  at,
  milliseconds: z.number().int(),
  /** The answer's status; absent if there was none. */
  status: z.number().int().optional(),
  /** Why it failed, in words; absent for one that succeeded. */
  error: z.string().optional(),
});
export type Attempt = z.infer<typeof Attempt>;

/** An event for one endpoint. Its id is the header `webhook-id`, the same at each attempt. */
export const Delivery = z.object({
  id: z.string(),
  webhook_id: z.string(),
  type: z.enum([...webhookEventNames, testEvent]),
  /** When the event happened. */
  at,
  /** `failed` is given up; the conversation of one that is `dropped` was deleted before. */
  state: z.enum(["waiting", "delivered", "failed", "dropped"]),
  /** The last ones, oldest first. */
  attempts: z.array(Attempt),
  /** When the next attempt is due; null if there is none. */
  next_at: at.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** A delivery with what was sent and answered last; both are null once they are no longer kept. */
export const DeliveryDetails = Delivery.extend({
  request: z
    .object({
      body: z.string(),
      /** Seconds since 1970; absent before the first attempt, and so is the signature. */
      timestamp: z.string().optional(),
      signature: z.string().optional(),
    })
    .nullable(),
  response: z
    .object({
      status: z.number().int(),
      content_type: z.string(),
      /** The beginning of the body. */
      text: z.string(),
      is_cut: z.boolean(),
    })
    .nullable(),
});
export type DeliveryDetails = z.infer<typeof DeliveryDetails>;
