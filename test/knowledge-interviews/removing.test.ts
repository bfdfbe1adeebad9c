import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { putFile } from "#lambdas/documents/files.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { attach } from "#lambdas/knowledge/interviews/answers/attach.ts";
import { saveAnswer } from "#lambdas/knowledge/interviews/answers/save.ts";
import { create } from "#lambdas/knowledge/interviews/create.ts";
import { removeInterview } from "#lambdas/knowledge/interviews/remove.ts";
import { interviewStore } from "#lambdas/knowledge/interviews/store.ts";
import { sectionEntity, templateEntity } from "#lambdas/knowledge/templates/entities.ts";
import { removeTemplate } from "#lambdas/knowledge/templates/remove-template.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { run, type Scene, startScene } from "../ingest/pipeline/setup.ts";

const user_id = "ann";
const at = new Date().toISOString();
let scene: Scene;
let templates = 0;

beforeAll(async () => {
  scene = await startScene();
  process.env.APP_SECRET = "a secret of this test";
});
afterAll(() => scene.stop());
beforeEach(() => scene.provide());

const question = (id: string, order: number) => ({
  id,
  section_id: "ksec_1",
  question_text: "Whom do you call?",
  importance: "high" as const,
  expected_word_count: null,
  question_order: order,
});

/** An interview with an answer and a file that were read. */
const answered = async () => {
  const chatbot = newChatbot(user_id, at);
  await chatbotStore.create(chatbot, settingsOf(chatbot));
  const template_id = `ktpl_${++templates}`;
  await templateEntity.create({
    id: template_id,
    user_id,
    name: "Field Work",
    description: null,
    domain: "operations",
    rag_system_id: null,
    is_public: false,
    public_slug: null,
    published_at: null,
    created_at: at,
    updated_at: at,
    section_count: 1,
    question_count: 2,
  });
  const questions = [question("kqst_1", 1), question("kqst_2", 2)];
  const section = { id: "ksec_1", template_id, title: "Escalations", description: null, section_order: 1 };
  await sectionEntity.create({ ...section, questions, revision: 1 });
  const fields = { templateId: template_id, interviewee_name: "Mara", interviewee_email: null };
  const made = await create(
    user_id,
    { ...fields, rag_system_id: chatbot.id, with_access_code: true },
    user_id,
  );
  const interview = await interviewStore.ofAccount(user_id, made.id);
  const writer = { userId: "usr_mara", person: "Mara", isOwner: true };
  const save = (questionId: string, response_text: string, version = 0) =>
    saveAnswer(interview, { questionId, response_text, version }, writer);
  await save("kqst_1", "Call Wenzel of the freight desk.");
  const file = { filename: "a.txt", content_type: "text/plain", file_size: 30 };
  const { document } = await attach(interview, { questionId: "kqst_2", ...file }, writer);
  await putFile(document, "Wenzel lives behind the mill.");
  for await (const one of documentStore.all(chatbot.id)) await run(one);
  return { interview, chatbot, save };
};

/** Items of the table that name the interview or the words of its answers. */
const named = async (text: string): Promise<unknown[]> => {
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { Items = [] } = await table.send(new ScanCommand({ TableName: "docent" }));
  return Items.filter((item) => JSON.stringify(item).includes(text)).filter(
    ({ sk }) => !/^(ACTIVITY|KINTCHANGE)#/.test(String(sk)),
  );
};

const remains = async ({ interview, chatbot }: Awaited<ReturnType<typeof answered>>) => ({
  table: [...(await named(interview.id)), ...(await named(interview.public_slug ?? "none"))],
  bucket: [
    ...(await scene.keptIn(`documents/${user_id}/${chatbot.id}/`)),
    ...(await scene.keptIn(`read/${user_id}/${chatbot.id}/`)),
  ],
  search: await scene.search.keyword({ chatbotId: chatbot.id, text: "Wenzel", limit: 10 }),
  documents: await Array.fromAsync(documentStore.all(chatbot.id)),
});
const nothing = { table: [], bucket: [], search: [], documents: [] };

const removing = { userId: user_id, until: Number.POSITIVE_INFINITY };

it("a deleted interview leaves no answer, file or passage in table, bucket and search", async () => {
  const one = await answered();
  const before = await remains(one);
  expect(before.search).toHaveLength(2);
  expect(before.bucket.length).toBeGreaterThanOrEqual(4);
  expect(before.table.length).toBeGreaterThanOrEqual(5);
  expect(await removeInterview(one.interview, removing)).toBe(true);
  expect(await remains(one)).toEqual(nothing);
});

it("a deleted template leaves no answer, file or passage of its interviews either", async () => {
  const one = await answered();
  const { template_id: id } = one.interview;
  const template = await templateEntity.get({ user_id, id });
  expect((await remains(one)).search).toHaveLength(2);
  expect((await named(id)).length).toBeGreaterThanOrEqual(3);
  expect(await removeTemplate(template, { userId: user_id, until: 0 })).toEqual({ isDone: false });
  expect(await removeTemplate(template, removing)).toEqual({ isDone: true });
  expect(await remains(one)).toEqual(nothing);
  expect(await named(id)).toEqual([]);
});

it("a deletion whose time was over goes on where it was", async () => {
  const one = await answered();
  expect(await removeInterview(one.interview, { userId: user_id, until: 0 })).toBe(false);
  await expect(one.save("kqst_2", "Too late.", 0)).rejects.toMatchObject({ code: "not_found" });
  expect(await removeInterview(one.interview, removing)).toBe(true);
  expect(await removeInterview(one.interview, removing)).toBe(true);
  expect(await remains(one)).toEqual(nothing);
});

it("a deletion that was killed while it removed passages is finished by the next one", async () => {
  const one = await answered();
  scene.provide({ search: { remove: () => Promise.reject(new Error("killed")) } });
  await expect(removeInterview(one.interview, removing)).rejects.toThrow("killed");
  scene.provide();
  expect(await removeInterview(one.interview, removing)).toBe(true);
  const { table, documents } = await remains(one);
  expect({ table: table.filter((item) => !JSON.stringify(item).includes("WAITING")), documents }).toEqual({
    table: [],
    documents: [],
  });
});

it("an interview that is answered while it is deleted is deleted with those answers", async () => {
  const one = await answered();
  const saves = Array.from({ length: 8 }, async (_, turn) => one.save("kqst_2", `Wenzel ${turn}`, turn));
  const [removed, ...settled] = await Promise.allSettled([
    removeInterview(one.interview, removing),
    ...saves,
  ]);
  expect(removed).toMatchObject({ status: "fulfilled", value: true });
  for (const save of settled)
    if (save.status === "rejected") expect(["not_found", "conflict"]).toContain(save.reason.code);
  const { documents, table } = await remains(one);
  expect({ documents, table }).toEqual({ documents: [], table: [] });
});
