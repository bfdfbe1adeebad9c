import type { Lookup } from "#platform/table/lookup.ts";
import { countEntity } from "../entities.ts";

/** Reads whether an account has endpoints, for `findTogether`. */
export const hasWebhooks = (accountId: string): Lookup<boolean> => {
  const { key, read } = countEntity.lookup(accountId);
  return { key, read: (stored) => read(stored).endpoints > 0 };
};
