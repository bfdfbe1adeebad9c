import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { jobFields } from "../jobs/job-fields.ts";

const folder = mkdtempSync(join(tmpdir(), "crash-"));
const user_id = "usr_crash";
let stop: () => Promise<void>;

beforeAll(async () => {
  process.env.APP_SECRET = "a secret of this test";
  stop = (await openOutbox(folder)).stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const product = async () => ({
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/candidates/change.ts")),
  ...(await import("#lambdas/jobs/applications/erase.ts")),
  ...(await import("#lambdas/jobs/applications/store.ts")),
  ...(await import("#lambdas/jobs/create.ts")),
  ...(await import("#lambdas/jobs/store.ts")),
  ...(await import("#lambdas/interviews/answer.ts")),
  ...(await import("#lambdas/interviews/apply.ts")),
  ...(await import("#lambdas/interviews/say-next.ts")),
  ...(await import("#lambdas/interviews/start.ts")),
  ...(await import("#lambdas/interviews/wake.ts")),
  ...(await import("#lambdas/interviews/evaluation/evaluate.ts")),
  ...(await import("#shared/interviews/notice.ts")),
});

const opened = async (name: string) => {
  const { apply, applicationStore, chatbotStore, create, noticeVersion, start } = await product();
  const chatbot = newChatbot(user_id, new Date().toISOString());
  await chatbotStore.create(chatbot, settingsOf(chatbot));
  const posting = await create(user_id, { ...jobFields, rag_system_id: chatbot.id } as never, user_id);
  const { application } = await apply(
    {
      jobSlug: posting.public_slug,
      job_id: posting.id,
      applicant_name: name,
      applicant_email: "noor@mail.example",
      applicant_phone: "",
      consent_version: noticeVersion,
      wants: "interview",
      sessionId: "1764201600000-k3t9",
      language: "en",
    },
    { address: "127.0.0.1" } as never,
  );
  const key = { user_id, id: application.id };
  return { chatbot, posting, key, started: await start(await applicationStore.get(key)) };
};

it("an interview whose server was killed goes on at the right question and is evaluated once", async () => {
  const { applicationStore, answer, completeQuestion, conversationStore, ...rest } = await product();
  const { chatbot, key, started } = await opened("Noor");
  const { questions = [] } = started;
  const said = "I repaired 40 hydraulic disc brakes on my own last year.";

  // the process ends behind the stored answer, before the next question is said
  await answer(await applicationStore.get(key), { index: 0, text: said });
  const resumed = await completeQuestion(await applicationStore.get(key));
  expect(resumed).toMatchObject({ answers: 1, said: 2 });
  expect(await completeQuestion(resumed)).toEqual(resumed);
  await answer(resumed, { index: 0, text: said });
  const { items } = await conversationStore.messages(
    { id: resumed.conversation_id ?? "", rag_system_id: chatbot.id } as never,
    {} as never,
  );
  expect(items.map(({ content }: { content: string }) => content)).toEqual([
    resumed.greeting,
    questions[0]?.text,
    said,
    questions[1]?.text,
  ]);

  for (let index = 1; index < questions.length; index++)
    await answer(await completeQuestion(await applicationStore.get(key)), {
      index,
      text: `${said} Again ${index}.`,
    });
  // the message that asks for the evaluation is never delivered here; the schedule asks again
  const due = async (now: Date) => {
    const ids: string[] = [];
    for await (const one of applicationStore.due(now)) ids.push(one.application_id);
    return ids;
  };
  expect((await applicationStore.get(key)).evaluated).toBeUndefined();
  expect(await due(new Date())).toEqual([]);
  const later = new Date(Date.now() + 180_000);
  expect(await due(later)).toEqual([key.id]);
  expect(await rest.wakeDue(later)).toBe(1);
  expect(await rest.wakeDue(later)).toBe(0);
  await rest.evaluate(key);
  await rest.evaluate(key);
  const { evaluated, answers } = await applicationStore.get(key);
  expect({ answers, version: evaluated?.rubric_version }).toEqual({ answers: questions.length, version: 1 });
  expect(await applicationStore.evaluations(key.id)).toHaveLength(1);
  expect(await due(new Date(later.getTime() + 600_000))).toEqual([]);
});

it("a status that a member sets while the last answer is stored stays, and is counted once", async () => {
  const { applicationStore, answer, completeQuestion, jobStore, setStatus } = await product();
  const { posting, key, started } = await opened("Noor");
  const count = started.questions?.length ?? 0;
  for (let index = 0; index + 1 < count; index++)
    await answer(await completeQuestion(await applicationStore.get(key)), {
      index,
      text: `Number ${index}.`,
    });
  const read = await completeQuestion(await applicationStore.get(key));
  await setStatus(await applicationStore.get(key), "shortlisted", user_id);
  const present = await answer(read, { index: count - 1, text: "The last." });
  expect(present).toMatchObject({ answers: count, status: "shortlisted", end_reason: "answered" });
  expect(await jobStore.find({ user_id, id: posting.id })).toMatchObject({
    count_shortlisted: 1,
    count_interviewing: 0,
    count_reviewed: 0,
  });
});

it("an erasure takes what was stored since it began: no answer outlives its application", async () => {
  const { applicationStore, answer, conversationStore, eraseApplication } = await product();
  const { chatbot, key, started } = await opened("Noor");
  await answer(started, { index: 0, text: "I repaired 40 bikes." });
  // as read before the answer
  await expect(applicationStore.remove(started)).rejects.toThrow();
  expect(await applicationStore.find(key)).toMatchObject({ answers: 1 });
  await eraseApplication(started);
  expect(await applicationStore.find(key)).toBeUndefined();
  expect(await applicationStore.responses(key.id)).toEqual([]);
  const conversation = { rag_system_id: chatbot.id, id: started.conversation_id ?? "" };
  expect(await conversationStore.find(conversation)).toBeUndefined();
});
