import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";

const number = z.number().int().default(0);

/** The numbers of a day of the account's time zone. They stay when what they count is deleted. */
export const DayCounts = z.object({
  conversations: number,
  messages: number,
  questions: number,
  /** The part of `conversations` and `questions` that came from visitors. */
  visitor_conversations: number,
  visitor_questions: number,
  prompt_tokens: number,
  completion_tokens: number,
  /** Billionths of a US dollar. */
  nano_dollars: number,
  /** Entries of the ledger whose model has no known price. */
  unpriced: number,
});
export type DayCounts = z.infer<typeof DayCounts>;

export const dayCountNames = DayCounts.keyof().options;

const keyOf = ({ account_id, day }: { account_id: string; day: string }) => ({
  pk: key("aggregates", account_id),
  sk: `DAY#${day}`,
});

export const dayEntity = entity({
  name: "Day",
  shape: DayCounts.extend({ account_id: z.string(), day: z.string() }),
  key: keyOf,
  keysOf: keyOf,
});

/** The account's days, oldest first; days without an entry are left out. */
export const daysOf = (accountId: string) =>
  Array.fromAsync(dayEntity.all({ pk: key("aggregates", accountId), prefix: "DAY#" }));
