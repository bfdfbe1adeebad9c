import { transact } from "#platform/table/client.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key, keyPrefix } from "../names.ts";
import { contentEntity, deliveryEntity } from "./entities.ts";

const atOnce = 40;

/** Deletes the log of an endpoint with its texts and figures. Returns false if that is not done at `until`. */
export const eraseLog = async (webhookId: string, until: number): Promise<boolean> => {
  const log = { pk: key("webhook", webhookId), prefix: keyPrefix("webhookDelivery"), limit: atOnce };
  for (;;) {
    const { items } = await deliveryEntity.list(log);
    if (items.length === 0) break;
    if (Date.now() > until) return false;
    await transact(items.flatMap((one) => [contentEntity.drop(one), deliveryEntity.drop(one)]));
  }
  await erasePartition(key("webhook", webhookId));
  return true;
};
