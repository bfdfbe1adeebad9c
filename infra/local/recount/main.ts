import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { lockFolder } from "../data-folder/folder-lock.ts";
import { startDynamo } from "../dynamodb/start.ts";
import { region, tableName } from "../environment.ts";

/**
 * Compares the counters of a data folder with its facts and prints the differences. Exits with 1 if there are any, and
 * with 2 if the folder cannot be read, for example because the product runs with it.
 */
const run = async (folder: string): Promise<number> => {
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
    const { countedAccounts } = await import("./counted-accounts.ts");
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

const { values } = parseArgs({ options: { data: { type: "string", default: ".data" } } });
try {
  process.exitCode = await run(resolve(values.data));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
