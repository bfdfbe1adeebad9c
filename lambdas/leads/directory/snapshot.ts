import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { newId } from "#platform/table/new-id.ts";
import { key } from "../names.ts";
import { type Card, CardFields, newCard } from "./card.ts";
import { changesKeptDays } from "./changes.ts";

/** The rows of changes since an older one may be gone. */
const usedDays = changesKeptDays - 5;
/** Packed, a part is about 200 KB; an item may have 400 KB. */
const cardsOfPart = 4000;
const dayMs = 86_400_000;

const Head = z.object({
  account_id: z.string(),
  snapshot_id: z.string(),
  parts: z.number().int(),
  /** It holds all changes that were stored before, in milliseconds since 1970. */
  up_to: z.number().int(),
  ttl: z.number().int(),
});
export type Head = z.infer<typeof Head>;

const headKey = ({ account_id }: Pick<Head, "account_id">) => ({
  pk: key("account", account_id),
  sk: key("leadIndex"),
});

const headEntity = entity({ name: "Index of leads", shape: Head, key: headKey, keysOf: headKey });

const Part = z.object({
  account_id: z.string(),
  snapshot_id: z.string(),
  number: z.number().int(),
  /** The columns of the cards as JSON, deflated. */
  packed: z.instanceof(Uint8Array),
  ttl: z.number().int(),
});

const partKey = ({
  account_id,
  snapshot_id,
  number,
}: Pick<z.infer<typeof Part>, "account_id" | "snapshot_id" | "number">) => ({
  pk: key("account", account_id),
  sk: key("leadIndex", snapshot_id, String(number)),
});

const partEntity = entity({ name: "Part of the index of leads", shape: Part, key: partKey, keysOf: partKey });

const { shape } = CardFields;

const Columns = z.object({
  id: z.array(shape.id),
  name: z.array(shape.name),
  email: z.array(shape.email),
  company: z.array(shape.company),
  rag_system_id: z.array(shape.rag_system_id),
  status: z.array(shape.status),
  created_at: z.array(shape.created_at),
  last_contacted_at: z.array(shape.last_contacted_at),
});

/** The cards of an account as they were packed last, with what they are up to date to; undefined if that is too old. */
export const readSnapshot = async (accountId: string): Promise<{ cards: Card[]; head: Head } | undefined> => {
  const head = await headEntity.find({ account_id: accountId });
  if (!head || head.up_to < Date.now() - usedDays * dayMs) return undefined;
  const parts = await findTogether(...keysOf(head).map(partEntity.lookup));
  const cards: Card[] = [];
  for (const part of parts) {
    if (!part) return undefined;
    cards.push(...(await unpack(part.packed)));
  }
  return { cards, head };
};

/** Packs the cards of an account and removes the former snapshot. Two writers at once leave one of theirs. */
export const writeSnapshot = async (accountId: string, cards: Card[], upTo: number): Promise<void> => {
  const former = await headEntity.find({ account_id: accountId });
  const own = { account_id: accountId, snapshot_id: newId("event") };
  const ttl = Math.ceil(upTo / 1000) + (usedDays * dayMs) / 1000;
  const parts = Math.ceil(cards.length / cardsOfPart);
  for (const key of keysOf({ ...own, parts })) {
    const from = key.number * cardsOfPart;
    await partEntity.save({ ...key, packed: await pack(cards.slice(from, from + cardsOfPart)), ttl });
  }
  await headEntity.save({ ...own, parts, up_to: upTo, ttl });
  for (const key of former ? keysOf(former) : []) await partEntity.remove(key);
};

const keysOf = ({ account_id, snapshot_id, parts }: Pick<Head, "account_id" | "snapshot_id" | "parts">) =>
  Array.from({ length: parts }, (_, number) => ({ account_id, snapshot_id, number }));

/** Columns pack better than rows, and parse faster. */
const pack = (cards: Card[]): Promise<Buffer<ArrayBuffer>> => {
  const fields = CardFields.keyof().options;
  const columns = Object.fromEntries(fields.map((field) => [field, cards.map((card) => card[field])]));
  return promisify(deflate)(JSON.stringify(columns));
};

const unpack = async (packed: Uint8Array): Promise<Card[]> => {
  const { id, name, email, company, rag_system_id, status, created_at, last_contacted_at } = Columns.parse(
    JSON.parse(String(await promisify(inflate)(packed))),
  );
  return id.map((own, at) =>
    newCard({
      id: own,
      name: name[at] ?? null,
      email: email[at] ?? null,
      company: company[at] ?? null,
      rag_system_id: rag_system_id[at] ?? "",
      status: status[at] ?? "new",
      created_at: created_at[at] ?? "",
      last_contacted_at: last_contacted_at[at] ?? null,
    }),
  );
};
