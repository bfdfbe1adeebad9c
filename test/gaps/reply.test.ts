import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { writeAnswer } from "#lambdas/documents/answers.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { colleague } from "#lambdas/gaps/colleague.ts";
import { groupingPass } from "#lambdas/gaps/grouping/pass.ts";
import { readGaps } from "#lambdas/gaps/grouping/read-gaps.ts";
import { makeLink } from "#lambdas/gaps/links.ts";
import { replayPass } from "#lambdas/gaps/replay/pass.ts";
import { gapStore } from "#lambdas/gaps/store.ts";
import { startScene } from "../ingest/pipeline/setup.ts";
import { accountWith } from "./stored.ts";

let scene: Awaited<ReturnType<typeof startScene>>;
beforeAll(async () => {
  scene = await startScene();
  process.env.APP_SECRET = "secret";
  scene.provide();
});
afterAll(() => scene.stop());

const caller = { address: "192.0.2.1" } as Parameters<typeof colleague>[1];
const answer = "Yes, for 9 euros.";

it("a colleague's reply whose function died while it was stored is stored once by the schedule", async () => {
  const { accountId, chatbotId } = await accountWith("Do you deliver to Peru?", "do you deliver to peru");
  await groupingPass(accountId, Date.now() + 60_000);
  const [found] = (await readGaps(accountId)).gaps;
  const gap = found?.gap ?? expect.unreachable();
  const token = await makeLink(gap, { question: "Do you deliver to Peru?", people: 2, userId: accountId });

  vi.stubEnv("UPLOADS_BUCKET", "");
  await expect(colleague({ token, answer }, caller)).rejects.toThrow("UPLOADS_BUCKET");
  vi.unstubAllEnvs();
  expect(await colleague({ token }, caller)).toMatchObject({ state: "answered" });
  const soon = new Date(Date.now() + 300_000);
  expect(await Array.fromAsync(gapStore.due(soon))).toMatchObject([{ id: gap.id, reply: { answer } }]);

  await replayPass(gap, Date.now() + 60_000);
  const stored = await gapStore.get(gap);
  expect(stored).toMatchObject({ status: "open", question: "Do you deliver to Peru?" });
  expect([stored.reply, stored.link]).toEqual([undefined, undefined]);
  const { items } = await documentStore.list(chatbotId, { limit: 10 });
  expect(items.map(({ id, filename }) => [id, filename])).toEqual([
    [stored.document_id, "Do you deliver to Peru?"],
  ]);
  await expect(colleague({ token, answer }, caller)).rejects.toMatchObject({ code: "conflict" });
});

it("a reply that cannot be stored may be given again", async () => {
  const { accountId, chatbotId } = await accountWith("Do you ship to Chile?", "do you ship to chile");
  await groupingPass(accountId, Date.now() + 60_000);
  const [found] = (await readGaps(accountId)).gaps;
  const gap = found?.gap ?? expect.unreachable();
  const token = await makeLink(gap, { question: "Do you ship to Chile?", people: 2, userId: accountId });
  const written = { chatbotId, question: "Do you ship to Chile?", answer: "No." };
  const { id } = await writeAnswer(accountId, written, accountId);
  await expect(colleague({ token, answer }, caller)).rejects.toMatchObject({ code: "conflict" });
  expect(await colleague({ token }, caller)).toMatchObject({ state: "open" });
  await documentStore.removeWhole(await documentStore.get({ rag_system_id: chatbotId, id }));
  expect(await colleague({ token, answer }, caller)).toMatchObject({ state: "answered" });
});

it("a replay asks the questions that it began with, though a late gathering has left one out of the gap", async () => {
  const { accountId } = await accountWith("Do you post to Cuba?", "do you post to cuba");
  await groupingPass(accountId, Date.now() + 60_000);
  const [found] = (await readGaps(accountId)).gaps;
  const gap = found?.gap ?? expect.unreachable();
  const [first = "", second = ""] = gap.members;
  const results = { [first]: { result: "answered", answer: "Yes." } } as const;
  const replay = { started_at: new Date().toISOString(), questions: [first, second], results };
  await gapStore.update(gap, { set: { replay, replay_turn: 1, members: [first] } });
  await replayPass(gap, Date.now() + 60_000);
  const { status, replay: ended } = await gapStore.get(gap);
  expect([status, Object.keys(ended?.results ?? {}).length]).toEqual(["closed", 2]);
});
