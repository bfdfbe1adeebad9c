import "#infra/local/functions/lambda-runtime.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { eventTo } from "../platform/http-event.ts";

const folder = mkdtempSync(join(tmpdir(), "crash-"));
const user_id = "usr_crash";
let stop: () => Promise<void>;

beforeAll(async () => {
  Object.assign(process.env, { APP_SECRET: "a secret of this test", ORIGIN_SECRET: "off" });
  stop = (await openOutbox(folder)).stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.useRealTimers();
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
  ...(await import("#lambdas/interviews/handler.ts")),
  ...(await import("#lambdas/interviews/say-next.ts")),
  ...(await import("#lambdas/interviews/start.ts")),
  ...(await import("#lambdas/interviews/wake.ts")),
  ...(await import("#lambdas/interviews/evaluation/evaluate.ts")),
  ...(await import("#shared/interviews/notice.ts")),
});

/** Somebody's interview for a posting of a chatbot of its own, at its first question. */
const opened = async () => {
  const { apply, applicationStore, chatbotStore, create, noticeVersion, start } = await product();
  const chatbot = newChatbot(user_id, new Date().toISOString());
  await chatbotStore.create(chatbot, settingsOf(chatbot));
  const posting = await create(user_id, { ...jobFields, rag_system_id: chatbot.id } as never, user_id);
  const { application, token } = await apply(
    {
      jobSlug: posting.public_slug,
      job_id: posting.id,
      applicant_name: "Noor",
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
  return { chatbot, posting, token, key, started: await start(await applicationStore.get(key)) };
};

const said = "I repaired 40 hydraulic disc brakes on my own last year.";

it("an interview whose server was killed goes on at the right question and is evaluated once", async () => {
  const { applicationStore, answer, completeQuestion, conversationStore, ...rest } = await product();
  const { chatbot, key, started } = await opened();
  const { questions = [] } = started;
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
    for await (const { application_id } of applicationStore.due(now))
      if (application_id === key.id) ids.push(application_id);
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

it("[APPLY-034] an answer behind the five minutes is not taken and ends the interview, and so does reading it, before any schedule", async () => {
  const { applicationStore, answer, completeQuestion, handler } = await product();
  /** An interview with an answer of its last millisecond, one millisecond behind its end. */
  const over = async () => {
    vi.useRealTimers();
    const { key, token, started } = await opened();
    const end = Date.parse(started.ends_at ?? "");
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(end - 1);
    const first = await answer(started, { index: 0, text: said });
    const waiting = await completeQuestion(first);
    expect([waiting.answers, waiting.finished_at]).toEqual([1, undefined]);
    vi.setSystemTime(end + 1);
    return { key, token, waiting };
  };
  const isOver = { answers: 1, end_reason: "time", status: "reviewed" };

  const late = await over();
  expect(await answer(late.waiting, { index: 1, text: "Too late." })).toMatchObject(isOver);
  expect(await applicationStore.get(late.key)).toMatchObject(isOver);
  expect(await applicationStore.responses(late.key.id)).toMatchObject([{ response_text: said }]);

  const { key, token } = await over();
  const context = { awsRequestId: "one", getRemainingTimeInMillis: () => 60_000 };
  const reply = await handler(eventTo("/functions/v1/job-interview", { body: { token } }), context as never);
  expect(JSON.parse(Object(reply).body)).toMatchObject({
    finished: { reason: "time" },
    answered: [{ answer: said }],
  });
  expect(await applicationStore.get(key)).toMatchObject(isOver);
});

it("a status that a member sets while the last answer is stored stays, and is counted once", async () => {
  const { applicationStore, answer, completeQuestion, jobStore, setStatus } = await product();
  const { posting, key, started } = await opened();
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
  const { chatbot, key, started } = await opened();
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
