import { expect } from "vitest";
import * as z from "zod";
import { ask, fact } from "../../browser/first-steps.ts";
import { seen } from "../../browser/visit.ts";
import { aws } from "../aws.ts";
import { deploy } from "../deploy.ts";
import { libraryChatbot, openChat } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const Items = z.object({ Items: z.array(z.object({ pk: z.unknown(), sk: z.unknown() })) });
const Backup = z.object({ BackupDetails: z.object({ BackupArn: z.string() }) });

/** The way back after a mistake, as the README describes it. */
export const itRestores = (setup: () => Setup, options: Record<string, string>): void => {
  step(
    "a table restored from a backup takes the place of one that lost a chatbot, which answers again",
    async () => {
      const { installation, owner, replacedTables } = setup();
      await libraryChatbot(setup());
      const { emulator, outputs } = installation;
      const { TableName } = outputs;
      const dynamodb = (...command: string[]) => aws(emulator, "dynamodb", ...command);
      const made = await dynamodb("create-backup", "--table-name", TableName, "--backup-name", "before");
      await loseChatbots(dynamodb, TableName);
      const actor = await setup().api();
      const names = async () => (await actor.chatbots.list({})).items.map(({ name }) => name);
      expect(await names()).not.toContain("Library help");

      const { BackupArn } = Backup.parse(made).BackupDetails;
      const target = ["--target-table-name", "docent-restored", "--backup-arn", BackupArn];
      await dynamodb("restore-table-from-backup", ...target);
      replacedTables.push(TableName);
      await deploy(emulator, { ...options, tableName: "docent-restored" });
      expect(await names()).toContain("Library help");
      const { page } = await owner();
      await openChat(setup());
      await ask(page);
      await seen(page, fact);
    },
  );
};

const loseChatbots = async (dynamodb: (...command: string[]) => Promise<unknown>, table: string) => {
  const wanted = ["--filter-expression", "#name = :name", "--projection-expression", "pk, sk"];
  const names = ["--expression-attribute-names", JSON.stringify({ "#name": "name" })];
  const values = ["--expression-attribute-values", JSON.stringify({ ":name": { S: "Library help" } })];
  const found = await dynamodb("scan", "--table-name", table, ...wanted, ...names, ...values);
  const { Items: keys } = Items.parse(found);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) await dynamodb("delete-item", "--table-name", table, "--key", JSON.stringify(key));
};
