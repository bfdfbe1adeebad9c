import { conversationStore } from "#lambdas/conversations/store.ts";
import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { failedCondition } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
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
  const { rag_system_id, conversation_id, answers, said, questions = [] } = application;
  const worded = questions.map((one, at) => (at === answers && asked !== one.text ? { ...one, asked } : one));
  const set = { said: answers + 1, questions: worded };
  const conversation = await conversationStore.find({ rag_system_id, id: conversation_id ?? "" });
  if (!conversation) return application;
  const condition = when.all(when.equals({ said, answers }), when.absent("finished_at"));
  try {
    await conversationStore.addMessages(conversation, async () => ({
      said: [{ message_type: "assistant", content: asked, metadata: { question: String(answers + 1) } }],
      writes: [applicationStore.writes.change(application, { set, condition })],
    }));
    return { ...application, ...set };
  } catch (error) {
    if (!isLost(error)) throw error;
    return applicationStore.get(application);
  }
};

/** Another process said the question, or the conversation was erased. */
const isLost = (error: unknown): boolean =>
  failedCondition(error) || (error instanceof AppError && error.code === "not_found") || isCancelled(error);

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === "TransactionCanceledException";
