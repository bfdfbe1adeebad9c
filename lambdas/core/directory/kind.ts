import type * as z from "zod";
import type { Lookup } from "#platform/table/lookup.ts";

/** Fields that every card has. */
export interface CardFields {
  id: string;
  created_at: string;
}

/** The things of accounts that a directory holds as cards: the fields by which they are found, counted and sorted. */
export interface CardKind<Fields extends CardFields, Card extends Fields, Stored> {
  /** Names them in the table's errors. */
  name: string;
  /** The first words of sort keys in the account's partition: rows of changes, and the packed cards. */
  words: { change: string; index: string };
  /** The fields of a card as they are packed; each has to take null where a card may lack it. */
  fields: z.ZodObject & z.ZodType<Fields>;
  /** A card of exactly these fields. */
  newCard(fields: Fields): Card;
  isSame(one: Card, other: Card): boolean;
  lookup(accountId: string, id: string): Lookup<Stored>;
  /** Undefined for a thing that no list shows. */
  cardOf(stored: Stored): Fields | undefined;
  /** The cards of all things of an account, from the things themselves. */
  read(accountId: string): AsyncIterable<Card>;
}
