import type { Item, Table } from "./dynalite-types.ts";

type CreateKey = (attributes: Item, table: Table, ...others: unknown[]) => string;

const maxKept = 2000;

/**
 * Remembers where items lie, because every write asks for that several times and it takes a digest. Only for keys that
 * are texts.
 */
export const rememberingKeys = (createKey: CreateKey): CreateKey => {
  const known = new Map<string, string>();
  return (attributes, table, ...others) => {
    const text = others.length === 0 ? textOf(attributes, table) : undefined;
    if (text === undefined) return createKey(attributes, table, ...others);
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    if (known.size >= maxKept) known.clear();
    const key = createKey(attributes, table);
    known.set(text, key);
    return key;
  };
};

/** The key's values with their lengths, which tell apart where one ends. */
const textOf = (attributes: Item, { KeySchema }: Table): string | undefined => {
  let text = "";
  for (const { AttributeName } of KeySchema) {
    const value = attributes[AttributeName]?.S;
    if (typeof value !== "string") return undefined;
    text += `${value.length} ${value} `;
  }
  return text;
};
