import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { lockFolder } from "#infra/local/data-folder/folder-lock.ts";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { region, tableName } from "#infra/local/environment.ts";
import { keyPrefix } from "#platform/table/keys.ts";

/**
 * Compares the counters of a data folder with its facts and prints the differences. Exits with 1 if there are any, and
 * with 2 if the folder cannot be read, for example because the product runs with it.
 */
const recountFolder = async (folder: string): Promise<number> => {
  if (!existsSync(join(folder, "identity.json"))) throw new Error(`There is no data folder at ${folder}.`);
  const lock = lockFolder(join(folder, "lock"));
  const { accessKeyId } = JSON.parse(readFileSync(join(folder, "identity.json"), "utf8"));
  const dynamo = await startDynamo({ dir: join(folder, "dynamodb"), accessKeyId });
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: "unused",
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    TABLE_NAME: tableName,
  });
  try {
    const { differencesOf } = await import("#lambdas/analytics/differences.ts");
    const accounts = await countedAccounts();
    const differences: string[] = [];
    for (const account of accounts) differences.push(...(await differencesOf(account)));
    for (const difference of differences) console.log(difference);
    console.log(`${accounts.length} accounts, ${differences.length} differences.`);
    return differences.length > 0 ? 1 : 0;
  } finally {
    await dynamo.stop();
    lock.unlock();
  }
};

/** The accounts that have counters, entries of the ledger or used budgets, by reading the whole table. */
const countedAccounts = async (): Promise<string[]> => {
  const { table } = await import("#platform/table/client.ts");
  const prefixes = [keyPrefix("aggregates"), keyPrefix("ledger"), keyPrefix("budgetUse")];
  const accounts = new Set<string>();
  for await (const { Items = [] } of paginateScan({ client: table }, { TableName: tableName }))
    for (const { pk } of Items) {
      const prefix = prefixes.find((one) => String(pk).startsWith(one));
      if (prefix) accounts.add(String(pk).slice(prefix.length));
    }
  return [...accounts].toSorted();
};

const { values } = parseArgs({ options: { data: { type: "string", default: ".data" } } });
try {
  process.exitCode = await recountFolder(resolve(values.data));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
