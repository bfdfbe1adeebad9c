import { addIf } from "#platform/table/add-if.ts";
import { dayEntity, type StoredWebhook, type WebhookState } from "../entities.ts";
import { bucketBounds } from "../figures.ts";
import { contentEntity, deliveryEntity, dueEntity, type StoredDelivery } from "../log/entities.ts";
import { key, keyPrefix } from "../names.ts";
import { secretsAt } from "../secrets.ts";
import { attempt, type Sent } from "./attempt.ts";
import { giveUp, queueAgain, recordAttempt } from "./record.ts";
import { isFailing, restAfter } from "./waits.ts";

/** Deliveries to one endpoint at a time. */
const atOnce = 5;
/** Days of figures are deleted after this time. */
const keptDays = 9;

const waiting = (webhookId: string) => ({
  pk: key("webhook", webhookId),
  prefix: keyPrefix("webhookDue"),
});

/** When the first delivery that waits is due; undefined if none waits. */
export const nextDueAt = async (webhookId: string): Promise<string | undefined> =>
  (await dueEntity.list({ ...waiting(webhookId), limit: 1 })).items[0]?.at;

/**
 * Sends the deliveries that are due, a few at once, or a single one to an endpoint that keeps failing. Returns the
 * attempts, none if nothing is due any more.
 */
export const sendRound = async (webhook: StoredWebhook, { failed_in_row }: WebhookState): Promise<Sent[]> => {
  const now = new Date();
  const due = {
    ...waiting(webhook.id),
    from: keyPrefix("webhookDue"),
    to: key("webhookDue", now.toISOString(), "~"),
  };
  for (;;) {
    const { items } = await dueEntity.list({ ...due, limit: isFailing(failed_in_row) ? 1 : atOnce });
    if (items.length === 0) return [];
    const secrets = await secretsAt(webhook, now);
    const sent = await Promise.all(items.map((one) => sendOne(webhook, one, secrets)));
    const attempts = sent.flatMap((one) => one ?? []);
    if (attempts.length > 0) return attempts;
  }
};

/** Has deliveries that wait for a later attempt tried now. Returns false if that is not done at `until`. */
export const hurry = async (webhook: StoredWebhook, until: number): Promise<boolean> => {
  const later = { ...waiting(webhook.id), from: key("webhookDue", new Date().toISOString(), "~") };
  for await (const due of dueEntity.all(later)) {
    if (Date.now() > until) return false;
    const delivery = await deliveryEntity.find(due);
    if (delivery?.next_at === due.at)
      await (isSkipped(webhook, delivery) ? giveUp(delivery, "failed") : queueAgain(delivery));
  }
  return true;
};

const isSkipped = ({ skips_before }: StoredWebhook, { queued_at }: StoredDelivery): boolean =>
  skips_before !== undefined && queued_at < skips_before;

/** Undefined for a delivery that is given up without an attempt. */
const sendOne = async (
  webhook: StoredWebhook,
  due: { webhook_id: string; id: string; at: string },
  secrets: string[],
): Promise<Sent | undefined> => {
  const delivery = await deliveryEntity.find(due);
  // Queued twice at the same moment, or expired.
  if (delivery?.next_at !== due.at) return void (await dueEntity.remove(due));
  if (isSkipped(webhook, delivery)) return void (await giveUp(delivery, "failed"));
  const content = await contentEntity.find(delivery);
  if (!content) return void (await giveUp(delivery, "dropped"));
  const sent = await attempt(webhook.url, { id: delivery.id, body: content.body, secrets });
  await recordAttempt(delivery, sent);
  return sent;
};

/** The state of an endpoint after a round. */
export const stateAfter = (
  { failed_in_row, failing_since }: WebhookState,
  attempts: Sent[],
  now = Date.now(),
): Partial<WebhookState> => {
  const at = new Date(now).toISOString();
  const isWell = attempts.some(({ error }) => error === undefined);
  const failed = isWell ? 0 : failed_in_row + attempts.length;
  return {
    failed_in_row: failed,
    last_at: at,
    last_failed: !isWell,
    ...(!isWell && { failing_since: failed_in_row > 0 ? (failing_since ?? at) : at }),
    rests_until: new Date(now + restAfter(failed)).toISOString(),
  };
};

/** Adds attempts to the figures of their day. */
export const countAttempts = async (
  { id: webhook_id }: StoredWebhook,
  attempts: Sent[],
  now = new Date(),
): Promise<void> => {
  const at = now.toISOString();
  const day = { webhook_id, day: at.slice(0, 10) };
  const hour = at.slice(11, 13);
  const add: Record<string, number> = {};
  const count = (name: string) => {
    add[name] = (add[name] ?? 0) + 1;
  };
  for (const { error, milliseconds } of attempts) {
    count(`${error === undefined ? "delivered" : "failed"} ${hour}`);
    const bound = bucketBounds.find((most) => milliseconds <= most);
    if (error === undefined && bound !== undefined) count(`to ${bound}`);
  }
  const ttl = Math.ceil(now.getTime() / 1000) + keptDays * 86_400;
  await addIf(dayEntity.key(day), { set: { ...day, ttl }, add });
};
