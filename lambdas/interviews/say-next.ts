import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { when } from "#platform/table/conditions.ts";
import { record } from "./record.ts";
import { bridgeTo } from "./wording/bridge.ts";

/**
 * Streams the question that waits, and stores it in the conversation: a sentence that takes up the answer before, then
 * the stored question as it is. The generator returns the application's present state.
 */
export async function* sayNext(
  application: StoredApplication,
  signal?: AbortSignal,
): AsyncGenerator<string, StoredApplication> {
  const question = application.questions?.[application.answers];
  if (!question || application.finished_at) return application;
  if (application.said > application.answers) {
    yield question.asked ?? question.text;
    return application;
  }
  let bridge = "";
  for await (const piece of bridgeTo(application, signal)) {
    bridge += piece;
    yield piece;
  }
  const rest = bridge ? ` ${question.text}` : question.text;
  yield rest;
  return keep(application, bridge + rest);
}

/** Stores the question that waits as it is, if the process that worded it was stopped. */
export const completeQuestion = async (application: StoredApplication): Promise<StoredApplication> => {
  const question = application.questions?.[application.answers];
  const isMissing = question && !application.finished_at && application.said <= application.answers;
  return isMissing ? keep(application, question.text) : application;
};

/** Stores how the question was asked. Another process that did so first wins. */
const keep = async (application: StoredApplication, asked: string): Promise<StoredApplication> => {
  const { answers, said, questions = [] } = application;
  const worded = questions.map((one, at) => (at === answers && asked !== one.text ? { ...one, asked } : one));
  const set = { said: answers + 1, questions: worded };
  const condition = when.all(when.equals({ said, answers }), when.absent("finished_at"));
  const message = {
    message_type: "assistant" as const,
    content: asked,
    metadata: { question: String(answers + 1) },
  };
  try {
    await record(application, [message], [applicationStore.writes.change(application, { set, condition })]);
    return { ...application, ...set };
  } catch (error) {
    const present = await applicationStore.get(application);
    if (present.said === said && !present.finished_at) throw error;
    return present;
  }
};
