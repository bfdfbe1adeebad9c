import { type Operation, serveAwsJson } from "../aws/aws-json.ts";
import { type Direct, directTo } from "./direct.ts";
import type { Engine } from "./operations/engine.ts";
import { batchGetItem, getItem } from "./operations/read/get.ts";
import { query } from "./operations/read/query.ts";
import { createTable, deleteTable, describeTimeToLive, updateTimeToLive } from "./operations/tables.ts";
import { transactGetItems } from "./operations/transact/get.ts";
import { forgetTokens, transactWriteItems } from "./operations/transact/write.ts";
import { batchWriteItem, writeItem } from "./operations/write.ts";
import { copyOf } from "./store/copy.ts";
import { openStore, run, validate } from "./store/dynalite.ts";
import { openExpiry } from "./store/expiry.ts";
import { createLocks } from "./store/locks.ts";

export type Dynamo = {
  endpoint: string;
  /** In place of the way over the endpoint, for clients of this product's processes. */
  direct: Direct;
  /** Deletes what has outlived its time to live; resolves to how many items that were. */
  sweepExpired(): Promise<number>;
  /** Takes the tables as they are at this moment; the result writes them into a folder. */
  copy(): (dir: string) => Promise<void>;
  stop(): Promise<void>;
};

const sweepEverySeconds = 60;

/**
 * DynamoDB on one machine: dynalite's own validation, conditions and updates over a LevelDB in `dir`, with
 * transactions and time to live, which dynalite lacks. What was acknowledged survives a kill.
 */
export async function startDynamo(options: { dir: string; accessKeyId: string }): Promise<Dynamo> {
  const store = await openStore(options.dir);
  const hold = createLocks();
  const engine = { store, hold, expiry: await openExpiry(store, hold) };
  const operations = operationsOf(engine);
  const server = await serveAwsJson({ accessKeyId: options.accessKeyId, operations });

  let sweeping: Promise<number> = Promise.resolve(0);
  const sweepExpired = () => {
    sweeping = sweeping.catch(() => 0).then(() => sweep(engine));
    return sweeping;
  };
  const timer = setInterval(() => sweepExpired().catch(console.error), sweepEverySeconds * 1000);
  timer.unref();

  const stop = async () => {
    clearInterval(timer);
    await server.stop();
    await sweeping.catch(() => 0);
    await store.db.close();
  };
  return {
    endpoint: server.endpoint,
    direct: directTo(operations),
    sweepExpired,
    copy: () => copyOf(store),
    stop,
  };
}

async function sweep(engine: Engine): Promise<number> {
  await forgetTokens(engine);
  return engine.expiry.sweep();
}

const operationsOf = (engine: Engine): Map<string, Operation> =>
  new Map<string, Operation>([
    ["PutItem", writeItem(engine, "putItem")],
    ["UpdateItem", writeItem(engine, "updateItem")],
    ["DeleteItem", writeItem(engine, "deleteItem")],
    ["BatchWriteItem", batchWriteItem(engine)],
    ["TransactWriteItems", transactWriteItems(engine)],
    ["TransactGetItems", transactGetItems(engine)],
    ["CreateTable", createTable(engine)],
    ["DeleteTable", deleteTable(engine)],
    ["UpdateTimeToLive", updateTimeToLive(engine)],
    ["DescribeTimeToLive", describeTimeToLive(engine)],
    ["GetItem", getItem(engine)],
    ["BatchGetItem", batchGetItem(engine)],
    ["Query", query(engine)],
    ["Scan", asItIs(engine, "scan")],
    ["DescribeTable", asItIs(engine, "describeTable")],
    ["ListTables", asItIs(engine, "listTables")],
  ]);

const asItIs =
  ({ store }: Engine, action: string): Operation =>
  (raw) =>
    run(action, store, validate(action, raw, store));
