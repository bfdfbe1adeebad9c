import { expect, it } from "vitest";
import * as z from "zod";
import { until } from "../../until.ts";
import { password } from "../../users.ts";
import { aws } from "../aws.ts";
import type { Installation } from "../installation.ts";
import { ownerOf } from "./api.ts";
import { invoke } from "./invoke.ts";
import type { Setup } from "./setup.ts";

const Found = z.object({ Items: z.array(z.object({ pk: z.object({ S: z.string() }) })) });
const Keys = z.array(z.object({ Key: z.string() })).default([]);
const Kept = z.object({ Versions: Keys, DeleteMarkers: Keys });

/** The end of the walk's owner. `table` is the one in use, if not the one of the first deployment. */
export const itDeletesAccounts = (setup: () => Setup, table?: string): void => {
  it("an account is deleted with its user and with what it has in table and bucket", async () => {
    const { installation, owner } = setup();
    const TableName = table ?? installation.outputs.TableName;
    const { account, chatbots } = await ownerOf(owner.page, installation);
    const userId = (await chatbots.list({})).items[0]?.user_id ?? "";
    const { email } = await account.settings({});
    expect(await isUser(installation, email)).toBe(true);
    await account.remove({ confirmation: "DELETE", password });
    await until(async () => {
      await invoke(setup(), "accountDeletion", {});
      return (await isUser(installation, email)) ? undefined : true;
    }, 240_000);
    expect(await keysWith(installation, userId)).toEqual([]);

    await ageConfirmation(installation, TableName, userId);
    await invoke(setup(), "accountDeletion", {});
    expect(await partitionsWith(installation, TableName, userId)).toEqual([]);
  });
};

const isUser = async ({ emulator, outputs }: Installation, email: string): Promise<boolean> => {
  const user = ["--user-pool-id", outputs.UserPoolId, "--username", email];
  try {
    await aws(emulator, "cognito-idp", "admin-get-user", ...user);
    return true;
  } catch (error) {
    if (String(error).includes("UserNotFoundException")) return false;
    throw error;
  }
};

/** A minute after its confirmation a deletion looks once more for what was written meanwhile, and is forgotten. */
const ageConfirmation = ({ emulator }: Installation, table: string, accountId: string): Promise<unknown> => {
  const key = { pk: { S: "DELETION" }, sk: { S: `DELETION#${accountId}` } };
  const values = { ":before": { S: "2026-01-01T00:00:00.000Z" } };
  return aws(
    emulator,
    "dynamodb",
    "update-item",
    ...["--table-name", table, "--key", JSON.stringify(key)],
    ...["--expression-attribute-values", JSON.stringify(values)],
    ...["--update-expression", "SET confirmed_at = :before"],
    ...["--condition-expression", "attribute_exists(confirmed_at)"],
  );
};

/** The partitions in which an item names the account. Counters of rate limits expire within a day. */
const partitionsWith = async (
  { emulator }: Installation,
  table: string,
  accountId: string,
): Promise<string[]> => {
  const { Items } = Found.parse(await aws(emulator, "dynamodb", "scan", "--table-name", table));
  return Items.filter((item) => JSON.stringify(item).includes(accountId))
    .map(({ pk }) => pk.S)
    .filter((pk) => !pk.startsWith("LIMIT#"));
};

/** The keys of the account's objects, of former versions too. */
const keysWith = async ({ emulator, outputs }: Installation, accountId: string): Promise<string[]> => {
  const bucket = ["--bucket", outputs.UploadsBucket];
  const { Versions, DeleteMarkers } = Kept.parse(
    (await aws(emulator, "s3api", "list-object-versions", ...bucket)) ?? {},
  );
  return [...Versions, ...DeleteMarkers].map(({ Key }) => Key).filter((key) => key.includes(accountId));
};
