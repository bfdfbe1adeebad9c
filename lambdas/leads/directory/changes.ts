import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { newId } from "#platform/table/new-id.ts";
import { key, keyPrefix } from "../names.ts";

/** Rows say which leads changed; they are kept longer than a snapshot is used. */
export const changesKeptDays = 35;

const Change = z.object({
  account_id: z.string(),
  /** Sorts by time. */
  id: z.string(),
  lead_ids: z.array(z.string()),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type Change = z.infer<typeof Change>;

const keyOf = ({ account_id, id }: Pick<Change, "account_id" | "id">) => ({
  pk: key("account", account_id),
  sk: key("leadChange", id),
});

const changeEntity = entity({ name: "Change of leads", shape: Change, key: keyOf, keysOf: keyOf });

const daySeconds = 86_400;

/** A write for the transaction that changes leads in a way that their directory shows. */
export const noteChange = (accountId: string, leadIds: string[]): Write =>
  changeEntity.put({
    account_id: accountId,
    id: timed(Date.now()) + newId("event"),
    lead_ids: leadIds,
    ttl: Math.ceil(Date.now() / 1000) + changesKeptDays * daySeconds,
  });

/** The rows that writers have dated after a moment, in milliseconds since 1970, oldest first. */
export const changesSince = (accountId: string, since: number): AsyncGenerator<Change> =>
  changeEntity.all({
    pk: key("account", accountId),
    prefix: keyPrefix("leadChange"),
    from: key("leadChange", timed(since)),
  });

const timed = (milliseconds: number): string => `${new Date(milliseconds).toISOString()}_`;
