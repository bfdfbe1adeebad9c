import { expect } from "vitest";
import * as z from "zod";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { password } from "../../users.ts";
import { aws } from "../aws.ts";
import { rolesOf } from "../grants.ts";
import type { Installation } from "../installation.ts";
import { invoke } from "./invoke.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const Found = z.object({ Items: z.array(z.object({ pk: z.object({ S: z.string() }) })) });
const Keys = z.array(z.object({ Key: z.string() })).default([]);
const Kept = z.object({ Versions: Keys, DeleteMarkers: Keys });

/** The end of the walk's owner. */
export const itDeletesAccounts = (setup: () => Setup): void => {
  step("an account is deleted with its user and with what it has in table and bucket", async () => {
    const { installation } = setup();
    const table = await tableInUse(installation);
    const { id, user_id: userId } = await libraryChatbot(setup());
    const api = await setup().api();
    const { account } = api;
    // the index in the bucket is written again when the first of two documents goes
    for (const name of ["first.txt", "second.txt"])
      await uploadText(api, id, name, `The ${name} stays shut.`);
    const { email } = await account.settings({});
    expect(await isUser(installation, email)).toBe(true);
    await account.remove({ confirmation: "DELETE", password });
    setup().forgetOwner();
    await until(async () => {
      await invoke(setup(), "accountDeletion", {});
      return (await isUser(installation, email)) ? undefined : true;
    }, 240_000);
    expect(await keysWith(installation, userId)).toEqual([]);

    await ageConfirmation(installation, table, userId);
    await invoke(setup(), "accountDeletion", {});
    expect(await partitionsWith(installation, table, userId)).toEqual([]);
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

const Configuration = z.object({
  Environment: z.object({ Variables: z.object({ TABLE_NAME: z.string() }) }),
});

/** A restored table takes the place of the one of the first deployment. */
const tableInUse = async ({ emulator, resources }: Installation): Promise<string> => {
  const { functionName = "" } = rolesOf(resources).get("accountDeletion") ?? {};
  const asked = ["get-function-configuration", "--function-name", functionName];
  return Configuration.parse(await aws(emulator, "lambda", ...asked)).Environment.Variables.TABLE_NAME;
};

/** A minute after its confirmation a deletion looks again for what was written since, and is forgotten. */
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

/** Counters of rate limits and subscriptions of open pages expire within a day. */
const expires = /^(LIMIT|TOPIC)#/;

/** The partitions in which an item names the account. */
const partitionsWith = async (
  { emulator }: Installation,
  table: string,
  accountId: string,
): Promise<string[]> => {
  const { Items } = Found.parse(await aws(emulator, "dynamodb", "scan", "--table-name", table));
  return Items.filter((item) => JSON.stringify(item).includes(accountId))
    .map(({ pk }) => pk.S)
    .filter((pk) => !expires.test(pk));
};

/** The keys of the account's objects, of former versions too. */
const keysWith = async ({ emulator, outputs }: Installation, accountId: string): Promise<string[]> => {
  const bucket = ["--bucket", outputs.UploadsBucket];
  const { Versions, DeleteMarkers } = Kept.parse(
    (await aws(emulator, "s3api", "list-object-versions", ...bucket)) ?? {},
  );
  return [...Versions, ...DeleteMarkers].map(({ Key }) => Key).filter((key) => key.includes(accountId));
};
