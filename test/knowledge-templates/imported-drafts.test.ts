import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it, onTestFinished } from "vitest";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { allItems } from "../faults/kept-in.ts";
import { startProduct, temporaryFolder } from "../product.ts";
import { as, nobody, signIn } from "../users.ts";

const credentials = { accessKeyId: "IMPORT", secretAccessKey: "IMPORT" };
const TableName = "docent";

/** Makes drafts of interviews, as an import leaves them, in the data folder of a product that has ended. */
const importAsDrafts = async (folder: string, drafts: { id: string; keepsLink: boolean }[]) => {
  const dynamo = await startDynamo({ dir: join(folder, "dynamodb"), accessKeyId: credentials.accessKeyId });
  const client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: "us-east-1", credentials });
  const table = DynamoDBDocumentClient.from(client);
  for (const item of await allItems(client)) {
    const draft = drafts.find(({ id }) => item.id === id);
    if (!draft) continue;
    const { pk, sk } = item;
    if (item.interviewee_name) {
      const link = draft.keepsLink ? {} : { public_slug: null };
      const Item = { ...item, status: "draft", is_public: false, ...link };
      await table.send(new PutCommand({ TableName, Item }));
    } else if (item.kind === "interview" && !draft.keepsLink)
      await table.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
  client.destroy();
  await dynamo.stop();
};

const opened = async () => {
  const folder = temporaryFolder();
  const former = await startProduct({ folder });
  const [{ email, knowledgeTemplates, knowledgeInterviews }, { email: visitor }] = await Promise.all([
    as("ann", former.url),
    as("mara", former.url),
  ]);
  const { id: templateId, rag_system_id } = await knowledgeTemplates.create({ name: "Night shift" });
  const interview = (interviewee_name: string) =>
    knowledgeInterviews.create({ templateId, interviewee_name, rag_system_id: rag_system_id ?? "" });
  const [linked, plain, completed] = [await interview("Ada"), await interview("Ion"), await interview("Eve")];
  await knowledgeInterviews.complete({ interviewId: completed.id });
  await former.stop();
  await importAsDrafts(folder, [
    { id: linked.id, keepsLink: true },
    { id: plain.id, keepsLink: false },
  ]);
  const product = await startProduct({ folder });
  onTestFinished(async () => void (await product.stop()));
  const [ann, mara] = [await signIn(email, product.url), await signIn(visitor, product.url)];
  const present = () =>
    Promise.all(
      [linked, plain, completed].map(async ({ id }) => {
        const one = await ann.knowledgeInterviews.get({ interviewId: id });
        return [one.status, one.is_public, one.public_slug];
      }),
    );
  return { ann, mara, url: product.url, templateId, linked, completed, present };
};

it("[KTPL-075] [KINT-021] [PUBKINT-003] drafts stay closed until their template is published through the dialog", async () => {
  const { ann, mara, url, templateId, linked, completed, present } = await opened();
  const done = ["completed", true, completed.public_slug];
  const drafts = [["draft", false, linked.public_slug], ["draft", false, null], done];
  const knowledgeSlug = linked.public_slug ?? "";
  const enter = () =>
    mara.knowledgeInterviews.enter({ knowledgeSlug, access_code: linked.access_code ?? "" });
  const page = () => nobody(url).knowledgeTemplates.page({ knowledgeSlug });
  expect(await present()).toEqual(drafts);
  await ann.knowledgeTemplates.publish({ templateId });
  expect(await present()).toEqual(drafts);
  await expect(enter()).rejects.toThrow("This interview is not available");
  await expect(page()).rejects.toMatchObject({ code: "not_found" });
  for (const _twice of [1, 2]) await ann.knowledgeTemplates.publish({ templateId, publishes_drafts: true });
  const slug = expect.stringMatching(/^night-shift-ion-/);
  expect(await present()).toEqual([["published", true, linked.public_slug], ["published", true, slug], done]);
  expect(await enter()).toMatchObject({ id: linked.id, template: { name: "Night shift" } });
  expect(await page()).toMatchObject({ kind: "interview", interview: { status: "published" } });
});
