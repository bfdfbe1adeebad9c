import { afterAll, beforeAll, expect, it } from "vitest";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { groupingPass } from "#lambdas/gaps/grouping/pass.ts";
import { readGaps } from "#lambdas/gaps/grouping/read-gaps.ts";
import { vectorEntity } from "#lambdas/gaps/grouping/vectors.ts";
import { gapStore } from "#lambdas/gaps/store.ts";
import { recogniseOperatorBy } from "#platform/access/owner/operator.ts";
import { providerEntity } from "#platform/models/account/stored-provider.ts";
import type { Models } from "#platform/models/port.ts";
import { referencePairs } from "#platform/questions/reference.ts";
import { startScene } from "../ingest/pipeline/setup.ts";
import { startOpenAiServer } from "../openai-server.ts";
import { accountWith } from "./stored.ts";

let scene: Awaited<ReturnType<typeof startScene>>;
beforeAll(async () => {
  scene = await startScene();
  process.env.APP_SECRET = "secret";
});
afterAll(() => scene.stop());

const pets = ["may a hamster come along", "do you accept budgies"];
const pass = (accountId: string) => groupingPass(accountId, Date.now() + 60_000);

const themeOf = (text: string): number => {
  const pair = referencePairs.findIndex((one) => one.includes(text));
  return pair >= 0 ? pair : /hamster|budgies/.test(text) ? 62 : 63;
};

/** A model for which texts of a theme, e.g. questions about animals, lie near each other. */
const modelOf = (texts: string[]): Partial<Models> => ({
  embedding: { name: "zoo-1", dimension: 64 },
  embed: async (batch, _kind, { onUsage } = {}) => {
    texts.push(...batch);
    onUsage?.({ promptTokens: batch.length, completionTokens: 0 });
    return batch.map((text) => {
      const vector = new Float32Array(64);
      const hash = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 50, 7);
      vector[12 + hash] = 0.6;
      vector[themeOf(text)] = 0.8;
      return vector;
    });
  },
});

it("questions are gathered by a provider's embeddings, each wording embedded once and booked in the ledger", async () => {
  const texts: string[] = [];
  scene.provide({ models: modelOf(texts) });
  const { accountId, ask, groups } = await accountWith(...pets, "My order 48213 for bo@example.com is late");
  expect(await readGaps(accountId)).toMatchObject({ gaps: [], isGrouping: true });
  await pass(accountId);
  expect((await groups()).toSorted()).toEqual([["My order 48213 for bo@example.com is late"], pets]);
  const { grouping, isGrouping } = await readGaps(accountId);
  expect([grouping?.model, isGrouping]).toEqual(["zoo-1", false]);
  expect(texts.join()).not.toMatch(/48213|bo@example/);
  const entries = await Array.fromAsync(ledger.entries(accountId));
  expect(entries).toMatchObject([{ source: "document", prompt_tokens: texts.length }]);

  const before = texts.length;
  await ask("May a hamster come along?");
  await ask("is there a slide");
  await pass(accountId);
  expect(texts.slice(before)).toEqual(["is there a slide"]);

  const kept = async () =>
    (await Array.fromAsync(vectorEntity.all({ pk: `GAPQUESTION#${accountId}#vectors`, prefix: "conv_" })))
      .length;
  const [slide, ...others] = (await gapStore.questions(accountId)).reverse();
  expect([slide?.question, others.length, await kept()]).toEqual(["is there a slide", 4, 4]);
  await gapStore.forgetConversation(accountId, slide?.conversation_id ?? "");
  expect(await kept()).toBe(3);
});

it("a provider that fails leaves it to the words, and says so", async () => {
  const embed = () => Promise.reject(new Error("The server is away."));
  scene.provide({ models: { ...modelOf([]), embed } });
  const { accountId, groups } = await accountWith(...pets, "Do you accept budgies?");
  await pass(accountId);
  const { grouping } = await readGaps(accountId);
  expect(grouping).toMatchObject({ problem: "failed" });
  expect(grouping?.model).toBeUndefined();
  expect((await groups()).map(({ length }) => length).toSorted()).toEqual([1, 2]);
});

it("another model, or a first one, gathers the questions again", async () => {
  scene.provide();
  const { accountId, groups } = await accountWith(...pets);
  await pass(accountId);
  expect(await groups()).toHaveLength(2);
  scene.provide({ models: modelOf([]) });
  expect((await readGaps(accountId)).isGrouping).toBe(true);
  await pass(accountId);
  expect(await groups()).toEqual([pets]);
});

it("an account's own provider embeds where the installation has no model for it", async () => {
  scene.provide();
  recogniseOperatorBy(() => true);
  const server = await startOpenAiServer();
  server.list(["gpt-test", "nomic-embed-text"]);
  const zoo = modelOf([]);
  const vectors = new Map<string, number[]>();
  server.embed(
    (text) => vectors.get(text.replace(/^.*: /, "")) ?? [...Array.from({ length: 63 }, () => 0), 1],
  );
  const texts = [...referencePairs.flat(), ...pets];
  for (const [at, vector] of ((await zoo.embed?.(texts, "question")) ?? []).entries())
    vectors.set(texts[at] ?? "", [...vector]);
  const { accountId, groups } = await accountWith(...pets);
  await pass(accountId);
  expect(await groups()).toHaveLength(2);
  await providerEntity.save({
    account_id: accountId,
    base_url: server.url,
    models: ["gpt-test"],
    is_named: false,
    default_model: "gpt-test",
    checked_at: new Date().toISOString(),
  });
  expect((await readGaps(accountId)).isGrouping).toBe(true);
  await pass(accountId);
  expect((await readGaps(accountId)).grouping).toMatchObject({ model: "nomic-embed-text" });
  expect(await groups()).toEqual([pets]);
  server.stop();
});

it("of a flood of questions the newest are read, oldest first", async () => {
  scene.provide();
  const { accountId, ask } = await accountWith();
  for (let n = 0; n < 2010; n += 30)
    await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`question ${n + at}`)));
  const read = await gapStore.questions(accountId);
  expect(read).toHaveLength(2000);
  expect([read[0]?.question, read.at(-1)?.question]).toEqual(["question 10", "question 2009"]);
});
