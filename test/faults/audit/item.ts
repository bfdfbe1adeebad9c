export type Item = Record<string, unknown>;

/** The items whose keys begin with these words. */
export const ofKind = (items: Item[], partition: string, sort: string): Item[] =>
  items.filter(({ pk, sk }) => beginsWith(pk, partition) && beginsWith(sk, sort));

export const sumOf = (items: Item[], name: string): number =>
  items.reduce((sum, item) => sum + Number(item[name] ?? 0), 0);

const beginsWith = (key: unknown, word: string): boolean => String(key).split("#")[0] === word;
