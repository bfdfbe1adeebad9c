export type Attribute = Record<string, unknown>;

export type Item = Record<string, Attribute>;

/** A value of the store as an item. Only its form is checked, because validated writes stored it. */
export const asItem = (value: unknown): Item => {
  if (isItem(value)) return value;
  throw new Error("The table's store holds something that is no item.");
};

const isItem = (value: unknown): value is Item => {
  if (!isObject(value)) return false;
  for (const name in value) if (!isObject(value[name])) return false;
  return true;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export type Table = {
  TableName: string;
  TableStatus: string;
  KeySchema: KeyPart[];
  GlobalSecondaryIndexes?: { IndexName: string; IndexStatus: string; KeySchema: KeyPart[] }[];
};

type KeyPart = { AttributeName: string; KeyType: "HASH" | "RANGE" };

export type Change = { type: "put"; key: string; value: unknown } | { type: "del"; key: string };

export type Callback<T> = (error: unknown, result?: T) => void;

/** One table's or one index's keys within the only LevelDB, as dynalite's actions use it. */
export type Part = {
  get(key: string, callback: Callback<unknown>): void;
  put(key: string, value: unknown, callback: Callback<void>): void;
  del(key: string, callback: Callback<void>): void;
  lock(key: string, work: (release: (done: Callback<unknown>) => Callback<unknown>) => void): void;
};

export type Level = {
  open(): Promise<void>;
  /** dynalite's own closing is for good; LevelDB's can be followed by another opening. */
  close: { (): Promise<void>; _original(): Promise<void> };
  get(key: string, callback?: Callback<unknown>): Promise<unknown>;
  getSync(key: string): unknown;
  del(key: string): Promise<void>;
  put(key: string, value: unknown): Promise<void>;
  batch(changes: Change[]): Promise<void>;
  iterator(range: { gte: string; lt: string }): AsyncIterable<[string, unknown]>;
  keys(options: object): Reader;
  values(options: object): Reader;
};

export type Reader = { next(): Promise<unknown>; close(): Promise<void> };

export type Store = {
  db: Level;
  tableDb: Part;
  getItemDb(table: string): Part;
  getIndexDb(type: string, table: string, index: string): Part;
  getTable(name: string, mustBeActive: boolean, callback: Callback<Table>): void;
};
