import * as z from "zod";

/** A call to DynamoDB, as `note-calls.ts` notes it. */
export const Call = z.object({ operation: z.string(), asked: z.string(), answeredBytes: z.number() });
export type Call = z.infer<typeof Call>;

const Asked = z.object({
  ConsistentRead: z.boolean().default(false),
  RequestItems: z
    .record(z.string(), z.object({ Keys: z.array(z.unknown()), ConsistentRead: z.boolean().default(false) }))
    .default({}),
  TransactItems: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))).default([]),
});

/** Read units that DynamoDB charges for the call: 4 KB read consistently, or 8 KB otherwise. */
export const readUnits = ({ operation, asked, answeredBytes }: Call): number => {
  const { ConsistentRead, RequestItems } = Asked.parse(JSON.parse(asked));
  if (operation === "BatchGetItem")
    return Object.values(RequestItems).reduce(
      (sum, batch) => sum + batch.Keys.length * (batch.ConsistentRead ? 1 : 0.5),
      0,
    );
  if (!["GetItem", "Query"].includes(operation)) return 0;
  return Math.max(1, Math.ceil(answeredBytes / 4096)) * (ConsistentRead ? 1 : 0.5);
};

/** In write units: a KB written, twice as much in a transaction, and again in the index that the item stands in. */
export const writeUnits = ({ operation, asked }: Call): number => {
  if (["PutItem", "UpdateItem", "DeleteItem"].includes(operation)) return kilobytes(asked);
  return Asked.parse(JSON.parse(asked))
    .TransactItems.flatMap((item) => Object.entries(item))
    .reduce((sum, [kind, write]) => sum + unitsOf(kind, write), 0);
};

const unitsOf = (kind: string, write: Record<string, unknown>): number => {
  const isIndexed = JSON.stringify(write).includes("gsi1sk");
  if (kind === "Put") {
    const size = kilobytes(JSON.stringify(write.Item));
    return 2 * size + (isIndexed ? size : 0);
  }
  return 2 + (isIndexed ? 2 : 0);
};

const kilobytes = (json: string): number => Math.ceil(Buffer.byteLength(json) / 1024);
