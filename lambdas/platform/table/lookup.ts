import { getMany } from "./client.ts";
import type { Stored } from "./upgrades.ts";

/** A read of one item, for `findTogether`. */
export interface Lookup<Item> {
  key: { pk: string; sk: string };
  read(stored: Stored): Item;
}

type Found<Lookups> = {
  [At in keyof Lookups]: Lookups[At] extends Lookup<infer Item> ? Item | undefined : never;
};

/** Reads up to 100 items of any entities in one request, in the order of the lookups; missing ones are undefined. */
export const findTogether = async <Lookups extends Lookup<unknown>[]>(
  ...lookups: Lookups
): Promise<Found<Lookups>> => {
  if (lookups.length === 0) return [] as unknown as Found<Lookups>;
  const items = await getMany(lookups.map(({ key }) => key));
  const byKey = new Map(items.map((item) => [nameOf(item), item]));
  return lookups.map(({ key, read }) => {
    const item = byKey.get(nameOf(key));
    return item && read(item);
  }) as Found<Lookups>;
};

const nameOf = ({ pk, sk }: Stored): string => JSON.stringify([pk, sk]);
