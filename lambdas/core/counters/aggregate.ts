import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";

const number = z.number().int().default(0);

export const Counts = z.object({
  chatbots: number,
  published_chatbots: number,
  conversations: number,
  messages: number,
  questions: number,
  /** The part of `conversations` and `questions` that came from visitors. */
  visitor_conversations: number,
  visitor_questions: number,
  documents: number,
  completed_documents: number,
  widgets: number,
  /** The size of the documents' files. */
  bytes: number,
});
export type Counts = z.infer<typeof Counts>;

/** The bytes that a document counts with: of its file, or of a larger one that is to replace it. */
export const bytesOf = ({
  file_size,
  reserved_bytes = 0,
}: {
  file_size: number;
  reserved_bytes?: number | undefined;
}): number => Math.max(file_size, reserved_bytes);

/** A calendar month in UTC: `2026-11`. Days of the account's time zone are counted in `day.ts`. */
export interface Period {
  unit: "month";
  start: string;
}

export const monthOf = (at: string | Date): Period => ({
  unit: "month",
  start: (typeof at === "string" ? at : at.toISOString()).slice(0, 7),
});

/** The sort key's first part tells months from days, and both sort by time. */
export const periodPrefix = (unit: Period["unit"]): string => `${unit.toUpperCase()}#`;

/** An account's numbers of one period in one item: a question writes one item, however many numbers it changes. */
export const aggregateEntity = entity({
  name: "Aggregate",
  shape: Counts.extend({ account_id: z.string(), unit: z.literal("month"), start: z.string() }),
  key: ({ account_id, unit, start }: Period & { account_id: string }) => ({
    pk: key("aggregates", account_id),
    sk: `${periodPrefix(unit)}${start}`,
  }),
  keysOf: ({ account_id, unit, start }) => ({
    pk: key("aggregates", account_id),
    sk: `${periodPrefix(unit)}${start}`,
  }),
});

/** Marks an account whose facts from before the aggregates are counted; bytes and visitors are counted since later releases. */
export const countedEntity = entity({
  name: "Count",
  shape: z.object({
    account_id: z.string(),
    counted_at: z.string(),
    has_bytes: z.boolean().optional(),
    has_visitors: z.boolean().optional(),
  }),
  key: (accountId: string) => ({ pk: key("aggregates", accountId), sk: "COUNTED" }),
  keysOf: ({ account_id }) => ({ pk: key("aggregates", account_id), sk: "COUNTED" }),
});
