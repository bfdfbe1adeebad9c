import { createHash } from "node:crypto";
import * as z from "zod";
import { at } from "#shared/contract/fields.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import type { Write } from "../table/client.ts";
import { entity } from "../table/entity.ts";
import { key } from "../table/keys.ts";
import { newId } from "../table/new-id.ts";

/** A partition takes 1,000 write units a second: two for a row that is written in a transaction, one for its removal. */
const shards = 8;

export const shardNames = Array.from({ length: shards }, (_, shard) => String(shard));

const OutboxRow = z.object({
  shard: z.string(),
  id: z.string(),
  conversation: z.object({ id: z.string(), rag_system_id: z.string(), user_id: z.string() }),
  /** The numbers of the first and the last event; absent for a conversation that was deleted. */
  events: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** The sweep enqueues it once more at this time. */
  due_at: at,
  reminders: z.number().int(),
});
export type OutboxRow = z.infer<typeof OutboxRow>;

type RowKey = Pick<OutboxRow, "shard" | "id">;

const keyOf = ({ shard, id }: RowKey) => ({ pk: key("outbox", shard), sk: id });

export const rowEntity = entity({ name: "Outbox row", shape: OutboxRow, key: keyOf, keysOf: keyOf });

/** An undelivered row is looked at after this time. */
const dueAfterMs = 60_000;

/** The row of a transaction that stores events, or deletes a conversation. Its id sorts by time. */
export const newRow = (
  { id, rag_system_id, user_id }: Pick<Conversation, "id" | "rag_system_id" | "user_id">,
  events?: [first: number, last: number],
): OutboxRow => ({
  shard: shardOf(id),
  id: newId("outbox"),
  conversation: { id, rag_system_id, user_id },
  ...(events && { events }),
  due_at: new Date(Date.now() + dueAfterMs).toISOString(),
  reminders: 0,
});

/** The writes of a row for its transaction. */
export const writesOf = (row: OutboxRow | undefined): Write[] => (row ? [rowEntity.put(row)] : []);

/** The events of a conversation share a shard, which keeps their rows in order. */
const shardOf = (conversationId: string): string =>
  String((createHash("sha256").update(conversationId).digest()[0] ?? 0) % shards);
