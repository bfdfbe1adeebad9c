import { logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Activity } from "#shared/account/activity.ts";
import { AppError } from "#shared/errors.ts";
import { countEntity, type StoredWebhook, type WebhookKey, webhookEntity } from "./entities.ts";
import { key, keyPrefix } from "./names.ts";
import { touch } from "./state.ts";

/*
 * Access patterns
 *   an account's endpoints, newest first        OWNER#{account} / WEBHOOK#{id}
 *   how many an account has                     OWNER#{account} / HOOKCOUNT
 *   the progress of an endpoint's deliveries    OWNER#{account} / HOOKSTATE#{id}
 *   endpoints with deliveries that are due      gsi1: HOOKSTATE / {time}#{id}
 *   an endpoint's figures of a day              WEBHOOK#{id} / HOOKDAY#{yyyy-mm-dd}
 *   an endpoint's deliveries, newest first      WEBHOOK#{id} / HOOKDELIVERY#{event}
 *   those whose last attempt failed             gsi1: HOOKFAILING#{id} / {event}
 *   those that wait, by time                    WEBHOOK#{id} / HOOKDUE#{time}#{event}
 *   the texts of what is about a thing          HOOKCONTENT#{thing} / {id}#{event}
 */

export type { StoredWebhook, WebhookKey };

/** The product itself, as who switches an endpoint off. */
const product = "Docent";

export const webhookStore = {
  find: webhookEntity.find,

  /** Throws `not_found` for an endpoint of another account. */
  ofAccount: (accountId: string, id: string): Promise<StoredWebhook> =>
    webhookEntity.get({ user_id: accountId, id }),

  /** Newest first. */
  all: (accountId: string): Promise<StoredWebhook[]> =>
    Array.fromAsync(
      webhookEntity.all({ pk: key("account", accountId), prefix: keyPrefix("webhook"), newestFirst: true }),
    ),

  create: (webhook: StoredWebhook, userId: string): Promise<void> =>
    transact([webhookEntity.put(webhook), counted(webhook, 1), log(webhook, userId, "created")]),

  update: (
    webhook: StoredWebhook,
    set: Pick<StoredWebhook, "url" | "events" | "rag_system_ids" | "includes_tests">,
    userId: string,
  ): Promise<void> =>
    transact([webhookEntity.change(webhook, { set }), log({ ...webhook, ...set }, userId, "changed")]).catch(
      orAbsent,
    ),

  /** Switches on, and with `sends_waiting` sends the events that wait; repeating it changes nothing. */
  switchOn: async (webhook: StoredWebhook, sends_waiting: boolean, userId: string): Promise<void> => {
    const skips_before = sends_waiting ? undefined : new Date().toISOString();
    await changeState(webhook, [
      webhookEntity.change(webhook, {
        set: { is_active: true, off: null, skips_before },
        condition: when.equals({ is_active: false }),
      }),
      touch(webhook, { isFresh: true }),
      log(webhook, userId, "activated"),
    ]);
  },

  switchOff: (webhook: StoredWebhook, userId: string): Promise<void> =>
    changeState(webhook, [
      webhookEntity.change(webhook, turnedOff("user")),
      log(webhook, userId, "deactivated"),
    ]),

  /** Writes for a transaction: the product switches an endpoint off that is on. */
  switchedOff: (webhook: StoredWebhook, reason: "gone" | "failing"): Write[] => [
    webhookEntity.change(webhook, turnedOff(reason)),
    log(webhook, product, "deactivated", details[reason]),
  ],

  /** Replaces the signing secret. Throws `conflict` if another request has done so since the endpoint was read. */
  rotate: async (
    webhook: StoredWebhook,
    {
      former_sealed,
      former_until,
      ...secret
    }: Pick<StoredWebhook, "sealed" | "secret_end" | "former_sealed" | "former_until">,
    userId: string,
  ): Promise<void> => {
    const isOver = former_sealed === undefined;
    await transact([
      webhookEntity.change(webhook, {
        set: { ...secret, former_sealed, former_until },
        ...(isOver && { remove: ["former_sealed", "former_until"] }),
        condition: when.equals({ sealed: webhook.sealed }),
      }),
      log(webhook, userId, "rotated"),
    ]).catch((error) => {
      throw failedCondition(error)
        ? new AppError("conflict", "The signing secret was rotated already. Reload the page.")
        : error;
    });
  },

  /** The former secret signs no more. */
  endOverlap: async (webhook: StoredWebhook): Promise<void> => {
    await webhookEntity.update(webhook, { remove: ["former_sealed", "former_until"] });
  },

  /** Deletes an endpoint. A sender erases its log, to which the state leads. */
  remove: async (webhook: StoredWebhook, userId?: string): Promise<void> => {
    await transact([
      webhookEntity.dropPresent(webhook),
      counted(webhook, -1),
      touch(webhook),
      ...(userId ? [log(webhook, userId, "deleted")] : []),
    ]).catch((error) => {
      // Another request has deleted it.
      if (!failedCondition(error)) throw error;
    });
  },

  /** Takes a chatbot out of the endpoints that are only for some, and deletes those that are only for it. */
  removeChatbot: async (accountId: string, chatbotId: string): Promise<StoredWebhook[]> => {
    const removed: StoredWebhook[] = [];
    for (const webhook of await webhookStore.all(accountId)) {
      if (!webhook.rag_system_ids.includes(chatbotId)) continue;
      const rag_system_ids = webhook.rag_system_ids.filter((id) => id !== chatbotId);
      if (rag_system_ids.length > 0) await webhookEntity.update(webhook, { set: { rag_system_ids } });
      else removed.push(webhook);
    }
    for (const webhook of removed) await webhookStore.remove(webhook);
    return removed;
  },
};

const details = { gone: "it answered 410 Gone", failing: "it failed for five days" };

const turnedOff = (reason: "user" | "gone" | "failing") => ({
  set: { is_active: false, off: { reason, at: new Date().toISOString() } },
  condition: when.equals({ is_active: true }),
});

/** Another request may have done the same; an endpoint that is gone is not found. */
const changeState = async (webhook: WebhookKey, writes: Write[]): Promise<void> =>
  transact(writes).catch(async (error) => {
    if (!failedCondition(error)) throw error;
    await webhookEntity.get(webhook);
  });

const counted = ({ user_id: account_id }: WebhookKey, endpoints: number): Write =>
  countEntity.addTo(account_id, { set: { account_id }, add: { endpoints } });

const log = (
  { id, url, user_id }: StoredWebhook,
  userId: string,
  action: Activity["action"],
  detail?: string,
): Write =>
  logActivity(
    { accountId: user_id, userId },
    { action, subject: { kind: "webhook", id, name: hostOf(url) }, ...(detail && { detail }) },
  );

/** A path may hold a secret of the receiver. */
const hostOf = (url: string): string => new URL(url).host;

const orAbsent = (error: unknown) => {
  throw failedCondition(error) ? new AppError("not_found", "Webhook endpoint not found.") : error;
};
