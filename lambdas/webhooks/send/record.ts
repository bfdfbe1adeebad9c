import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import {
  contentEntity,
  deliveryEntity,
  dueEntity,
  failingPlace,
  type StoredDelivery,
} from "../log/entities.ts";
import type { Sent } from "./attempt.ts";
import { waitAfter } from "./waits.ts";

/** Attempts that a delivery keeps. */
const keptAttempts = 12;

/**
 * Stores an attempt and when the next one is due. A delivery that was queued again during the attempt stays queued. Texts
 * that were deleted during it stay deleted.
 */
export const recordAttempt = async (delivery: StoredDelivery, sent: Sent): Promise<void> => {
  const { sent: request, response, wishSeconds, ...attempt } = sent;
  const tries = delivery.tries + 1;
  const wait = attempt.error === undefined ? undefined : waitAfter(tries, { wishSeconds });
  const next_at = wait === undefined ? null : new Date(Date.now() + wait).toISOString();
  const state = attempt.error === undefined ? "delivered" : next_at ? "waiting" : "failed";
  const attempts = [...delivery.attempts, attempt].slice(-keptAttempts);
  await contentEntity
    .update(delivery, { set: { sent: request, response }, ...(!response && { remove: ["response"] }) })
    .catch((error) => {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
    });
  await move(delivery, { state, tries, attempts, next_at });
};

/** Ends a delivery without an attempt. */
export const giveUp = (delivery: StoredDelivery, state: "failed" | "dropped"): Promise<void> =>
  move(delivery, { state, next_at: null });

/** Queues a delivery for now, as if it were new. */
export const queueAgain = (delivery: StoredDelivery, now = new Date().toISOString()): Promise<void> =>
  move(delivery, { state: "waiting", next_at: now, tries: 0, queued_at: now });

/** Changes a delivery, and its place among those that wait; one that has changed since it was read stays as it is. */
const move = async (
  delivery: StoredDelivery,
  set: Pick<StoredDelivery, "state" | "next_at"> & Partial<StoredDelivery>,
): Promise<void> => {
  const { webhook_id, id, ttl, next_at: before } = delivery;
  const { next_at: after } = set;
  const isFailing = set.state === "failed" || (set.state === "waiting" && set.tries !== 0);
  const condition = when.equals({ next_at: before, tries: delivery.tries });
  await transact([
    deliveryEntity.change(delivery, {
      ...(isFailing ? { set: { ...set, ...failingPlace(delivery) } } : { set, remove: ["gsi1pk", "gsi1sk"] }),
      condition,
    }),
    ...(before && before !== after ? [dueEntity.drop({ webhook_id, id, at: before })] : []),
    ...(after ? [dueEntity.place({ webhook_id, id, at: after, ttl })] : []),
  ]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};
