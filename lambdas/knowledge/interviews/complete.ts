import { logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { feed } from "./answers/feed.ts";
import { storeAnswer } from "./answers/save.ts";
import type { Writer } from "./answers/writer.ts";
import { interviewDirectories } from "./directory.ts";
import type { StoredInterview } from "./entities.ts";
import { interviewStore } from "./store.ts";

/** Completes an interview. What was typed and not saved is saved first, so nothing is lost. */
export const complete = async (interview: StoredInterview, writer: Writer): Promise<StoredInterview> => {
  if (interview.status === "completed") return interview;
  for (const answer of await interviewStore.answers(interview.id))
    if (answer.draft_text?.trim()) await saveDraft(interview, answer, writer);
  const now = new Date().toISOString();
  const set = { status: "completed" as const, completed_at: now, updated_at: now };
  const { id, user_id, interviewee_name: name } = interview;
  const subject = { kind: "knowledge_interview" as const, id, name };
  try {
    await transact([
      interviewStore.change(interview, { set, condition: when.differs("status", "completed") }),
      interviewDirectories.noteChange(user_id, [id]),
      ...(writer.isOwner
        ? [logActivity({ accountId: user_id, userId: writer.userId }, { action: "changed", subject })]
        : []),
    ]);
  } catch (error) {
    if (!failedCondition(error)) throw error;
  }
  return interviewStore.ofAccount(user_id, id);
};

type Drafted = Awaited<ReturnType<typeof interviewStore.answers>>[number];

/** A draft stays with the person who typed it. One that somebody goes on typing stays a draft. */
const saveDraft = async (
  interview: StoredInterview,
  { question_id: questionId, draft_text, version, person, answered_by }: Drafted,
  writer: Writer,
): Promise<void> => {
  const response_text = draft_text?.trim() ?? "";
  const typist = { ...writer, userId: answered_by, person };
  try {
    const saved = { questionId, response_text, version };
    const { begun, asked, answer } = await storeAnswer(interview, saved, typist);
    await feed(begun, answer, asked);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
};
