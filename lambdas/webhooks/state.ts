import { randomUUID } from "node:crypto";
import { logger } from "#platform/logging/logger.ts";
import { queue } from "#platform/storage/queue.ts";
import { atMost } from "#platform/table/add-if.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { duePlace, stateEntity, type WebhookKey, type WebhookState } from "./entities.ts";
import { key } from "./names.ts";

/** A sender has ended, or renews this, before the time is over. */
export const senderSeconds = 20;
const senderMs = senderSeconds * 1000;

/**
 * A write for a transaction that queues deliveries: a sender under way sees that they came, and the schedule looks after
 * the endpoint. With `isFresh` former failures count no more, and deliveries that wait for a later attempt are tried now.
 */
export const touch = ({ user_id, id }: WebhookKey, { isFresh = false } = {}, now = new Date()): Write => {
  const due_at = now.toISOString();
  const fresh = isFresh && { failed_in_row: 0, rests_until: due_at, hurries: true };
  return stateEntity.addTo(
    { user_id, id },
    { set: { user_id, id, due_at, ...duePlace(id, due_at), ...fresh }, add: { arrivals: 1 } },
  );
};

/** Wakes a sender for an endpoint. A failure is only logged: the schedule sends the message again. */
export const wake = async ({ user_id, id }: WebhookKey, delaySeconds = 0): Promise<void> => {
  try {
    const group = `webhooks#${user_id}`;
    await queue("outbox").send({ message: { webhook: { user_id, id } }, group, delaySeconds });
  } catch (error) {
    logger.warn("a sender of webhooks was not woken", {
      error: error instanceof Error ? error : String(error),
    });
  }
};

/** The right to send to an endpoint, which one process has at a time. */
export interface Turn {
  webhook: WebhookKey;
  sender: string;
}

/** Undefined while another process sends, or if there is nothing to send. */
export const takeTurn = async (webhook: WebhookKey, now = Date.now()): Promise<Turn | undefined> => {
  const sender = randomUUID();
  const condition = atMost("sender_until", now);
  const taken = await unlessChanged(
    stateEntity.update(webhook, { set: { sender, sender_until: now + senderMs }, condition }),
  );
  return taken && { webhook, sender };
};

/** Keeps the turn for the next attempts, and stores what the last ones showed. Undefined if the turn was lost. */
export const keepTurn = (
  { webhook, sender }: Turn,
  set: Partial<WebhookState> = {},
): Promise<WebhookState | undefined> =>
  unlessChanged(
    stateEntity.update(webhook, {
      set: { ...set, sender_until: Date.now() + senderMs },
      condition: when.equals({ sender }),
    }),
  );

/**
 * Ends the turn; the schedule looks after the endpoint at `due_at`, or not any more. Returns false if deliveries were
 * queued since `state` was read: the turn goes on.
 */
export const endTurn = async (
  { webhook, sender }: Turn,
  { arrivals }: WebhookState,
  due_at: string | undefined,
): Promise<boolean> => {
  const ended = {
    set: due_at ? { due_at, ...duePlace(webhook.id, due_at) } : {},
    remove: ["sender", "sender_until", ...(due_at ? [] : ["due_at", "gsi1pk", "gsi1sk"])],
  };
  const condition = when.equals({ sender, arrivals });
  if (await unlessChanged(stateEntity.update(webhook, { ...ended, condition }))) return true;
  const present = await stateEntity.find(webhook);
  return present?.sender !== sender;
};

/** Deletes the state of an endpoint whose log is erased. Returns false if the turn goes on. */
export const endState = async ({ webhook, sender }: Turn, { arrivals }: WebhookState): Promise<boolean> => {
  try {
    await transact([stateEntity.dropPresent(webhook, when.equals({ sender, arrivals }))]);
    return true;
  } catch (error) {
    if (!failedCondition(error)) throw error;
    return (await stateEntity.find(webhook))?.sender !== sender;
  }
};

/** Endpoints with deliveries that are due. */
export const dueEndpoints = (now: Date): AsyncGenerator<WebhookState> =>
  stateEntity.all({
    pk: key("webhookState"),
    prefix: "",
    from: "0",
    to: now.toISOString(),
    index: "gsi1",
  });

/** Undefined if the condition of the change failed. */
const unlessChanged = (changed: Promise<WebhookState>): Promise<WebhookState | undefined> =>
  changed.catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
