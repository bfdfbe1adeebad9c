import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { persistently, table } from "../table/client.ts";
import { entity } from "../table/entity.ts";
import { key } from "../table/keys.ts";
import type { Lookup } from "../table/lookup.ts";

/** Whether pages of an account may be open, so that nothing is looked up for the many that have none. */
const Presence = z.object({ account_id: z.string(), ttl: z.number().int() });

const keyOf = (account_id: string) => ({ pk: key("account", account_id), sk: key("presence") });

const presenceEntity = entity({
  name: "Presence",
  shape: Presence,
  key: keyOf,
  keysOf: ({ account_id }) => keyOf(account_id),
});

/** Notes that a page of the account is open until a time, in seconds since 1970. */
export const notePresence = async (account_id: string, ttl: number): Promise<void> => {
  const { Put } = presenceEntity.place({ account_id, ttl });
  await persistently(() => table.send(new PutCommand(Put)));
};

/** Reads whether pages of an account may be open, for `findTogether`. */
export const isPresent = (accountId: string): Lookup<boolean> => {
  const { key, read } = presenceEntity.lookup(accountId);
  return { key, read: (stored) => read(stored).ttl > Date.now() / 1000 };
};
