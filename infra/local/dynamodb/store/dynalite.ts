import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod";
import { AwsError } from "../../aws/aws-json.ts";
import type { Expression, Operand, Path } from "../conditions/expression.ts";
import { refuseUnordered } from "../conditions/operand-types.ts";
import { writeCarefully } from "./careful-writes.ts";
import { closeIterators } from "./close-iterators.ts";
import {
  type Attribute,
  asItem,
  type Callback,
  type Item,
  type Level,
  type Store,
  type Table,
} from "./dynalite-types.ts";
import { rememberingKeys } from "./keys.ts";
import { refuseLongKey, refuseUnfit } from "./limits.ts";
import { rememberExpressions } from "./parsed-expressions.ts";
import { rememberTables } from "./tables.ts";

export const item = z.record(z.string(), z.record(z.string(), z.unknown()));

const require = createRequire(import.meta.url);

export type Input = Record<string, unknown> & {
  TableName: string;
  Key?: Item;
  Item?: Item;
  IndexName?: string;
  Limit?: number;
  Select?: string;
  ExclusiveStartKey?: Item;
  ScanIndexForward?: boolean;
  KeyConditions?: Record<string, { ComparisonOperator: string; AttributeValueList: Attribute[] }>;
  /** Parsed expressions. */
  _condition?: { expression: Expression };
  _filter?: { expression: Expression; pathHeads: object; nestedPaths: object };
  _updates?: { sections: { type: string; val: Operand }[] };
  _projection?: { paths?: Path[]; nestedPaths: object };
};

type Database = {
  create(options: { path: string; createTableMs: number; deleteTableMs: number }): Store;
  createKey(attributes: Item, table: Table): string;
  validateKey(key: Item, table: Table): unknown;
  validateItem(item: Item, table: Table): unknown;
  mapPaths(paths: Path[], item: Item): Item;
};

type Validations = {
  checkTypes(raw: object, types: unknown): Input;
  checkValidations(input: Input, types: unknown, custom: unknown, store: Store): void;
};

const database: Database = require("dynalite/db");
const validations: Validations = require("dynalite/validations");
rememberExpressions();
database.createKey = rememberingKeys(database.createKey);

/** Opens the LevelDB in `dir`; it belongs to one process at a time. */
export async function openStore(dir: string): Promise<Store> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const store = database.create({ path: dir, createTableMs: 0, deleteTableMs: 0 });
  try {
    await store.db.open();
    readAtOnce(store.db);
    writeCarefully(store.db, dir);
    closeIterators(store.db);
    rememberTables(store);
  } catch (error) {
    throw new Error(`The tables in ${dir} cannot be opened. ${reasonOf(error)}`, { cause: error });
  }
  return store;
}

/** Codes of classic-level; the others are faults of the disk or of permissions, which the cause names. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "LEVEL_LOCKED") return "Another process uses them.";
  if (code === "LEVEL_CORRUPTION")
    return "They are damaged. Restore a backup with: npm run restore -- FILE (made with npm run backup -- FILE).";
  return `They may not be readable: ${cause instanceof Error ? cause.message : error}`;
};

/**
 * Reads in this thread: an item comes from memory in microseconds, where a trip through the thread pool, of which
 * every operation makes several, takes a hundred.
 */
function readAtOnce(db: Level): void {
  db.get = (key: string, callback?: Callback<unknown>) => {
    if (!callback) return new Promise((resolve) => resolve(db.getSync(key)));
    try {
      const value = db.getSync(key);
      queueMicrotask(() => callback(null, value));
    } catch (error) {
      queueMicrotask(() => callback(error));
    }
    return Promise.resolve(undefined);
  };
}

/** Checks an operation's input as dynalite does and adds the parsed expressions to it. */
export function validate(operation: string, raw: object, store: Store): Input {
  const { types, custom } = require(`dynalite/validations/${operation}`);
  try {
    const input = validations.checkTypes(raw, types);
    validations.checkValidations(input, types, custom, store);
    if (input._condition) refuseUnordered(input._condition.expression, "ConditionExpression");
    if (input._filter) refuseUnordered(input._filter.expression, "FilterExpression");
    return input;
  } catch (error) {
    throw asAwsError(error);
  }
}

export function run(operation: string, store: Store, input: Input): Promise<object> {
  const action: (store: Store, input: Input, callback: Callback<object>) => void = require(
    `dynalite/actions/${operation}`,
  );
  return promised((callback) => action(store, input, callback));
}

export const tableOf = (store: Store, name: string): Promise<Table> =>
  promised((callback) => store.getTable(name, true, callback));

/** Where an item lies in the LevelDB. Throws unless `attributes` hold a valid key of the table. */
export function itemPath(table: Table, kind: "Key" | "Item", attributes: Item): string {
  const check = kind === "Key" ? database.validateKey : database.validateItem;
  const invalid = check(attributes, table);
  if (invalid) throw asAwsError(invalid);
  refuseLongKey(table, attributes);
  if (kind === "Item") refuseUnfit(table, attributes);
  return `item-${table.TableName}~${database.createKey(attributes, table)}`;
}

/** The item at a path, if there is one. */
export const readItem = async (store: Store, path: string): Promise<Item | undefined> => {
  const value = await store.db.get(path);
  return value === undefined ? undefined : asItem(value);
};

/** The item's values at the paths only. */
export const projected = (item: Item, paths: Path[]): Item => database.mapPaths(paths, item);

function promised<T>(start: (callback: Callback<T>) => void): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  start((error, result) => (error || result === undefined ? reject(asAwsError(error)) : resolve(result)));
  return promise;
}

const refusal = z.object({
  statusCode: z.number(),
  body: z.looseObject({ __type: z.string(), message: z.string().optional(), Message: z.string().optional() }),
});

function asAwsError(error: unknown): unknown {
  const { success, data } = refusal.safeParse(error);
  if (!success) return error;
  const type = data.body.__type.split("#").at(-1) ?? data.body.__type;
  return new AwsError(type, data.body.message ?? data.body.Message ?? "", {}, data.statusCode);
}
