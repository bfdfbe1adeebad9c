import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { keyBounds, maxOverlapHours, permissionScopes } from "./rules.ts";

export const PermissionScope = z.enum(permissionScopes);

const whole = (least: number, most: number) => {
  const error = `Enter a whole number from ${least} to ${most}.`;
  return z.number(error).int(error).min(least, error).max(most, error);
};

const calls = z.number().int();
/** Milliseconds; null without a call. */
const milliseconds = z.number().nullable();

/** The calls of one route by a key. */
export const EndpointUse = z.object({
  path: z.string(),
  today: calls,
  last7Days: calls,
  last30Days: calls,
  average_ms: milliseconds,
  /** At least 95 % of the calls of 30 days were answered within so many milliseconds; null beyond the last bound. */
  p95_ms: milliseconds,
});
export type EndpointUse = z.infer<typeof EndpointUse>;

/** Calls that passed the limits; days and months are those of UTC. */
export const KeyUse = z.object({
  thisMinute: calls,
  today: calls,
  last7Days: calls,
  last30Days: calls,
  thisMonth: calls,
  average_ms: milliseconds,
  /** The last 30 days, oldest first. */
  days: z.array(z.object({ day: z.string(), calls })),
  endpoints: z.array(EndpointUse),
});
export type KeyUse = z.infer<typeof KeyUse>;

/** A key that was rotated and still works. */
export const FormerKey = z.object({
  id: z.string(),
  key_prefix: z.string(),
  works_until: at,
  calls_since_rotation: calls,
  last_used_at: at.nullable(),
});

export const ApiKey = z.object({
  id: z.string(),
  user_id: z.string(),
  rag_system_id: z.string(),
  rag_system_name: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** The beginning of the key; the rest is not stored. */
  key_prefix: z.string(),
  permission_scope: PermissionScope,
  requests_per_minute: z.number().int(),
  daily_quota: z.number().int(),
  is_active: z.boolean(),
  expires_at: at.nullable(),
  created_at: at,
  /** All calls of this key and of those that it replaced. */
  usage_count: calls,
  last_used_at: at.nullable(),
  usage: KeyUse,
  former: z.array(FormerKey),
});
export type ApiKey = z.infer<typeof ApiKey>;

const { requestsPerMinute, dailyQuota } = keyBounds;

export const NewApiKey = z.object({
  /** The account; another one than the caller's is refused. */
  user_id: reference.optional(),
  rag_system_id: reference.min(1, "Please select a chatbot"),
  name: z
    .string()
    .trim()
    .min(1, "Please provide a name for your API key")
    .max(120, "Use at most 120 characters."),
  description: z.string().trim().max(500, "Use at most 500 characters.").nullish(),
  permission_scope: PermissionScope.default("read"),
  expires_at: at.max(40).nullish(),
  daily_quota: whole(dailyQuota.least, dailyQuota.most).default(dailyQuota.usual),
  requests_per_minute: whole(requestsPerMinute.least, requestsPerMinute.most).default(
    requestsPerMinute.usual,
  ),
});

/** The only reply that holds a whole key. */
export const MadeKey = z.object({ id: z.string(), api_key: z.string(), key_prefix: z.string() });
export type MadeKey = z.infer<typeof MadeKey>;

export const Rotation = z.object({
  old_key_id: reference,
  /** Hours for which the old key works on; 0 revokes it at once. */
  overlap_hours: whole(0, maxOverlapHours).default(0),
});
