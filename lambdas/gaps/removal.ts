import { erasePartition } from "#platform/table/erase.ts";
import { key } from "./names.ts";
import { gapStore } from "./store.ts";

export const ofAccount = async (accountId: string): Promise<void> => {
  await gapStore.removeLinks(accountId);
  await erasePartition(key("gap", accountId));
  await erasePartition(key("gapQuestion", accountId));
  await erasePartition(key("gapQuestion", accountId, "vectors"));
};
