import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { newId } from "#platform/table/new-id.ts";
import { changesKeptDays } from "./changes.ts";
import type { CardFields, CardKind } from "./kind.ts";

/** The rows of changes since an older one may be gone. */
const usedDays = changesKeptDays - 5;
/** Packed, a part with cards of a few short fields is about 200 KB. */
const cardsOfPart = 4000;
/** An item may have 400 KB; cards with long texts are put into more parts. */
const bytesOfPart = 380_000;
const dayMs = 86_400_000;
/** Parts that one request reads; it may return 16 MB. */
const readTogether = 40;

const Head = z.object({
  account_id: z.string(),
  snapshot_id: z.string(),
  parts: z.number().int(),
  /** It holds all changes that were stored before, in milliseconds since 1970. */
  up_to: z.number().int(),
  ttl: z.number().int(),
});
type Head = z.infer<typeof Head>;

const Part = z.object({
  account_id: z.string(),
  snapshot_id: z.string(),
  number: z.number().int(),
  /** The columns of the cards as JSON, deflated. */
  packed: z.instanceof(Uint8Array),
  ttl: z.number().int(),
});
type PartKey = Pick<z.infer<typeof Part>, "account_id" | "snapshot_id" | "number">;

/** The packed cards of accounts, which are read in place of the things themselves. */
export const openSnapshots = <Fields extends CardFields, Card extends Fields, Stored>(
  kind: CardKind<Fields, Card, Stored>,
) => {
  const { name, words, fields } = kind;
  const headKey = ({ account_id }: Pick<Head, "account_id">) => ({
    pk: key("account", account_id),
    sk: words.index,
  });
  const heads = entity({ name: `Index of ${name}`, shape: Head, key: headKey, keysOf: headKey });
  const partKey = ({ account_id, snapshot_id, number }: PartKey) => ({
    pk: key("account", account_id),
    sk: `${words.index}#${snapshot_id}#${number}`,
  });
  const parts = entity({ name: `Part of the index of ${name}`, shape: Part, key: partKey, keysOf: partKey });
  const names = fields.keyof().options as (keyof Fields & string)[];
  const Columns = z.record(z.string(), z.array(z.unknown()));

  /** Columns pack better than rows, and parse faster. */
  const pack = (cards: Card[]): Promise<Buffer<ArrayBuffer>> => {
    const columns = Object.fromEntries(names.map((field) => [field, cards.map((card) => card[field])]));
    return promisify(deflate)(JSON.stringify(columns));
  };

  /** The parts of some cards: one, unless that is too large for an item. */
  const packAll = async (cards: Card[]): Promise<Buffer<ArrayBuffer>[]> => {
    const packed = await pack(cards);
    if (packed.length <= bytesOfPart || cards.length < 2) return [packed];
    const middle = Math.ceil(cards.length / 2);
    return [...(await packAll(cards.slice(0, middle))), ...(await packAll(cards.slice(middle)))];
  };

  const unpack = async (packed: Uint8Array): Promise<Card[]> => {
    const columns = Columns.parse(JSON.parse(String(await promisify(inflate)(packed))));
    return (columns.id ?? []).map((_, at) => {
      const row = Object.fromEntries(names.map((field) => [field, columns[field]?.[at] ?? null]));
      return kind.newCard(fields.parse(row) as Fields);
    });
  };

  return {
    /** The cards of an account as they were packed last, with their `Head`; undefined if that is too old. */
    read: async (accountId: string): Promise<{ cards: Card[]; head: Head } | undefined> => {
      const head = await heads.find({ account_id: accountId });
      if (!head || head.up_to < Date.now() - usedDays * dayMs) return undefined;
      const cards: Card[] = [];
      const keys = keysOf(head);
      for (let from = 0; from < keys.length; from += readTogether)
        for (const part of await findTogether(...keys.slice(from, from + readTogether).map(parts.lookup))) {
          if (!part) return undefined;
          for (const card of await unpack(part.packed)) cards.push(card);
        }
      return { cards, head };
    },

    /** Packs the cards of an account and removes the former snapshot. Two writers at once leave one of theirs. */
    write: async (accountId: string, cards: Card[], upTo: number): Promise<void> => {
      const former = await heads.find({ account_id: accountId });
      const own = { account_id: accountId, snapshot_id: newId("event") };
      const ttl = Math.ceil(upTo / 1000) + (usedDays * dayMs) / 1000;
      let number = 0;
      for (let from = 0; from < cards.length; from += cardsOfPart)
        for (const packed of await packAll(cards.slice(from, from + cardsOfPart)))
          await parts.save({ ...own, number: number++, packed, ttl });
      await heads.save({ ...own, parts: number, up_to: upTo, ttl });
      for (const part of former ? keysOf(former) : []) await parts.remove(part);
    },
  };
};

const keysOf = ({ account_id, snapshot_id, parts }: Pick<Head, "account_id" | "snapshot_id" | "parts">) =>
  Array.from({ length: parts }, (_, number) => ({ account_id, snapshot_id, number }));
