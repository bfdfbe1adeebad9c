import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type * as z from "zod";
import { AppError } from "#shared/errors.ts";
import { failedCondition, persistently, table, tableName } from "./client.ts";
import {
  absentOr,
  type Change,
  type Condition,
  conditionExpression,
  present,
  updateExpression,
} from "./conditions.ts";
import { encodeCursor } from "./cursor.ts";
import type { Lookup } from "./lookup.ts";
import { isExhausted, type ListQuery, queryInput } from "./query.ts";
import { itemVersions, type Stored, type Upgrade } from "./upgrades.ts";

export interface Keys {
  pk: string;
  sk: string;
  gsi1pk?: string;
  gsi1sk?: string;
}

export interface Page<Item> {
  items: Item[];
  cursor?: string;
}

/**
 * One kind of item in the single table: `key` finds an item by its id, `keysOf` places it, reads parse it by `shape`.
 * Throws AppError `not_found` for a missing item and `conflict` for a taken key. When a new shape no longer fits stored
 * items, append a function to `upgrades`: reads apply those that an item lacks, and changes store the result first.
 */
export const entity = <S extends z.ZodType<object>, Id>(options: {
  name: string;
  shape: S;
  key: (id: Id) => Pick<Keys, "pk" | "sk">;
  keysOf: (item: z.output<S>) => Keys;
  upgrades?: Upgrade[];
}) => {
  type Item = z.output<S>;
  const { name, shape, key, keysOf, upgrades = [] } = options;
  const versions = itemVersions(upgrades);
  const missing = () => new AppError("not_found", `${name} not found.`);
  const read = (stored: Stored): Item => shape.parse(versions.upgraded(stored));

  const stored = async (id: Id): Promise<Stored | undefined> => {
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: key(id), ConsistentRead: true }),
    );
    return Item;
  };

  const find = async (id: Id): Promise<Item | undefined> => {
    const item = await stored(id);
    return item && read(item);
  };

  /** A read for `findTogether`. */
  const lookup = (id: Id): Lookup<Item> => ({ key: key(id), read });

  /** A write for a transaction: stores the item and replaces a former one. */
  const place = (item: Item) => ({
    Put: { TableName: tableName(), Item: { ...item, ...keysOf(item), ...versions.mark } },
  });

  /** A write for a transaction: stores a new item. */
  const put = (item: Item) => ({
    Put: { ...place(item).Put, ConditionExpression: "attribute_not_exists(pk)" },
  });

  /** A write for a transaction: changes an item that exists. */
  const change = (id: Id, { condition, ...changes }: Change) => {
    const expression = updateExpression({ ...changes, condition: present(versions.narrowed(condition)) });
    return { Update: { TableName: tableName(), Key: key(id), ...expression } };
  };

  /**
   * A write for a transaction: adds to numbers of an item, which is created if it is missing. It is for entities
   * without upgrades.
   */
  const addTo = (id: Id, { set, add }: Pick<Change, "set" | "add">) => ({
    Update: {
      TableName: tableName(),
      Key: key(id),
      ...updateExpression({ ...(set && { set }), ...(add && { add }) }),
    },
  });

  /** Stores an item's upgrade before a `change` in a transaction. Returns whether one was due. */
  const upgrade = async (id: Id): Promise<boolean> => {
    const item = await stored(id);
    if (!item || !versions.isOutdated(item)) return false;
    const { condition, ...changes } = versions.stepOf(item, versions.upgraded(item));
    const expression = updateExpression({ ...changes, condition: present(condition) });
    const command = new UpdateCommand({ TableName: tableName(), Key: key(id), ...expression });
    await persistently(() => table.send(command)).catch((error) => {
      // Another process has stored the same upgrade.
      if (!failedCondition(error)) throw error;
    });
    return true;
  };

  /** A write for a transaction: deletes the item if there is one. */
  const drop = (id: Id) => ({ Delete: { TableName: tableName(), Key: key(id) } });

  /** A write for a transaction: deletes the item; one that exists has to fulfil the condition. */
  const dropIf = (id: Id, condition: Condition) => ({
    Delete: { ...drop(id).Delete, ...conditionExpression(absentOr(condition)) },
  });

  /** A write for a transaction: deletes an item that has to exist and to fulfil the condition. */
  const dropPresent = (id: Id, condition?: Condition) => ({
    Delete: { ...drop(id).Delete, ...conditionExpression(present(condition)) },
  });

  const get = async (id: Id): Promise<Item> => {
    const item = await find(id);
    if (!item) throw missing();
    return item;
  };

  /** Stores the item and replaces a former one. */
  const save = (item: Item) => persistently(() => table.send(new PutCommand(place(item).Put)));

  const create = async (item: Item): Promise<Item> => {
    await persistently(() => table.send(new PutCommand(put(item).Put))).catch((error) => {
      throw failedCondition(error) ? new AppError("conflict", `${name} already exists.`) : error;
    });
    return item;
  };

  /**
   * Returns the new state. Throws `not_found` for an item that is missing or does not fulfil the condition. Additions
   * belong into transactions: the SDK sends a request again when its answer is lost, and only a transaction carries a
   * token against being applied twice.
   */
  const update = async (id: Id, changes: Omit<Change, "add">): Promise<Item> => {
    try {
      return await send(id, changes).catch(async (error) => {
        if (!failedCondition(error) || upgrades.length === 0) throw error;
        await upgrade(id);
        return send(id, changes);
      });
    } catch (error) {
      throw failedCondition(error) ? missing() : error;
    }
  };

  const send = async (id: Id, changes: Change): Promise<Item> => {
    const command = new UpdateCommand({ ...change(id, changes).Update, ReturnValues: "ALL_NEW" });
    const { Attributes = {} } = await persistently(() => table.send(command));
    return read(Attributes);
  };

  const remove = async (id: Id): Promise<void> => {
    await persistently(() => table.send(new DeleteCommand(drop(id).Delete)));
  };

  const list = async (query: ListQuery): Promise<Page<Item>> => {
    if (isExhausted(query)) return { items: [] };
    const { Items = [], LastEvaluatedKey } = await table.send(new QueryCommand(queryInput(query)));
    const cursor = encodeCursor(LastEvaluatedKey);
    return { items: Items.map((item) => read(item)), ...(cursor && { cursor }) };
  };

  /** Every item of the query, page after page. */
  async function* all(query: Omit<ListQuery, "limit" | "cursor">): AsyncGenerator<Item> {
    let cursor: string | undefined;
    do {
      const page: Page<Item> = await list({ ...query, cursor });
      yield* page.items;
      cursor = page.cursor;
    } while (cursor);
  }

  return {
    key,
    read,
    find,
    lookup,
    get,
    save,
    create,
    update,
    upgrade,
    remove,
    list,
    all,
    put,
    place,
    change,
    addTo,
    drop,
    dropIf,
    dropPresent,
  };
};
