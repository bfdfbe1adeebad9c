import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { at } from "#shared/contract/fields.ts";
import { DayCounts } from "./counts.ts";
import { Source } from "./day.ts";

/**
 * One entry for each answer, each opinion of one, and each embedding of a document: what the items of days add up, kept
 * when conversation and document are deleted. Numbers that are 0 are left out.
 */
const LedgerEntry = DayCounts.extend({
  id: z.string(),
  account_id: z.string(),
  rag_system_id: z.string(),
  conversation_id: z.string().optional(),
  source: Source,
  at,
  /** ISO date in the account's time zone, as it was then; that of an opinion is its answer's. */
  day: z.string(),
  /** The hour on the clocks of the zone. Absent in entries whose numbers are not divided by chatbot and source yet. */
  hour: z.number().int().optional(),
  provider: z.string().optional(),
  model: z.string().optional(),
  /** The provider reported no usage: the tokens are estimated. */
  is_estimated: z.boolean().optional(),
  /** Booked later for messages from before the ledger, of which neither tokens nor price are known. */
  is_former: z.boolean().optional(),
  /** The version of the price list; absent if the model's price is unknown. */
  price_list: z.string().optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

const keyOf = ({ account_id, day, id }: Pick<LedgerEntry, "account_id" | "day" | "id">) => ({
  pk: key("ledger", account_id),
  sk: `${day}#${id}`,
});

export const ledgerEntity = entity({
  name: "Ledger entry",
  shape: LedgerEntry,
  key: keyOf,
  keysOf: keyOf,
});

/** The account's entries, oldest first, of all days or from one day to another. */
export const entriesOf = (accountId: string, days?: { first: string; last: string }) =>
  ledgerEntity.all({
    pk: key("ledger", accountId),
    prefix: "",
    ...(days && { from: days.first, to: `${days.last}#~` }),
  });

/** The numbers of an entry. */
export const countsOf = (entry: LedgerEntry): DayCounts => ({
  ...DayCounts.parse(entry),
  estimated: entry.is_estimated ? 1 : 0,
});
