import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Upgrade } from "#platform/table/upgrades.ts";

/** Rows say which things changed; they are kept longer than a snapshot is used. */
export const changesKeptDays = 35;

const Change = z.object({
  account_id: z.string(),
  /** Sorts by time. */
  id: z.string(),
  ids: z.array(z.string()),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type Change = z.infer<typeof Change>;

const daySeconds = 86_400;

/** Rows from when only leads had them. */
const fromLeads: Upgrade = ({ lead_ids, ...row }) => ({ ids: lead_ids, ...row });

/** The log of changes whose sort keys begin with a word. */
export const openChanges = (name: string, word: string) => {
  const keyOf = ({ account_id, id }: Pick<Change, "account_id" | "id">) => ({
    pk: key("account", account_id),
    sk: `${word}#${id}`,
  });
  const changes = entity({
    name: `Change of ${name}`,
    shape: Change,
    key: keyOf,
    keysOf: keyOf,
    upgrades: [fromLeads],
  });
  return {
    /** A write for the transaction that changes things in a way that their directory shows. */
    note: (accountId: string, ids: string[]): Write =>
      changes.put({
        account_id: accountId,
        id: timed(Date.now()) + newId("event"),
        ids,
        ttl: Math.ceil(Date.now() / 1000) + changesKeptDays * daySeconds,
      }),

    /** The rows that writers have dated after a moment, in milliseconds since 1970, oldest first. */
    since: (accountId: string, since: number): AsyncGenerator<Change> =>
      changes.all({
        pk: key("account", accountId),
        prefix: `${word}#`,
        from: `${word}#${timed(since)}`,
      }),
  };
};
export type Changes = ReturnType<typeof openChanges>;

const timed = (milliseconds: number): string => `${new Date(milliseconds).toISOString()}_`;
