import * as z from "zod";
import { type Operation, parseInput } from "../../aws/aws-json.ts";
import { run, tableOf, validate } from "../store/dynalite.ts";
import type { Part, Table } from "../store/dynalite-types.ts";
import { timeToLive } from "../store/expiry.ts";
import type { Engine } from "./engine.ts";

/**
 * Creates a table that is active at once. dynalite writes it as CREATING and then again as ACTIVE: a kill in
 * between would leave it unusable.
 */
export const createTable =
  ({ store }: Engine): Operation =>
  async (raw) => {
    const put: Part["put"] = (name, value, callback) => store.tableDb.put(name, activated(value), callback);
    const tableDb = { ...store.tableDb, put };
    return run("createTable", { ...store, tableDb }, validate("createTable", raw, store));
  };

export const deleteTable =
  ({ store, expiry }: Engine): Operation =>
  async (raw) => {
    const input = validate("deleteTable", raw, store);
    const result = await run("deleteTable", store, input);
    await expiry.forget(input.TableName);
    return result;
  };

export const updateTimeToLive =
  ({ store, expiry }: Engine): Operation =>
  async (raw) => {
    const { TableName, TimeToLiveSpecification: wanted } = parseInput(update, raw);
    await tableOf(store, TableName);
    await expiry.set(TableName, wanted);
    return { TimeToLiveSpecification: wanted };
  };

export const describeTimeToLive =
  ({ store, expiry }: Engine): Operation =>
  async (raw) => {
    const { TableName } = parseInput(named, raw);
    await tableOf(store, TableName);
    const setting = expiry.of(TableName);
    return {
      TimeToLiveDescription: setting?.Enabled
        ? { TimeToLiveStatus: "ENABLED", AttributeName: setting.AttributeName }
        : { TimeToLiveStatus: "DISABLED" },
    };
  };

function activated(value: unknown): Table {
  const table = tableRow.parse(value);
  const indexes = table.GlobalSecondaryIndexes?.map((index) => ({ ...index, IndexStatus: "ACTIVE" }));
  return { ...table, TableStatus: "ACTIVE", ...(indexes && { GlobalSecondaryIndexes: indexes }) };
}

const named = z.object({ TableName: z.string() });
const update = named.extend({ TimeToLiveSpecification: timeToLive });
const keySchema = z.array(z.looseObject({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));
const index = z.looseObject({ IndexName: z.string(), IndexStatus: z.string(), KeySchema: keySchema });
const tableRow = z.looseObject({
  TableName: z.string(),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(index).optional(),
});
