import { documentStore } from "#lambdas/documents/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { templateStore } from "../../templates/store.ts";
import { answerEntity, interviewEntity, type StoredAnswer, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { documentsOf } from "../view.ts";
import { passageId } from "./passage-id.ts";

/**
 * Deletes an answer with its document and files. It is emptied first, so that a save that is under way adds no document
 * of it; a text or a file that comes in between is deleted too.
 */
export const removeAnswer = async (
  interview: StoredInterview,
  answer: StoredAnswer,
  userId?: string,
): Promise<void> => {
  for (
    let present: StoredAnswer | undefined = answer;
    present;
    present = await interviewStore.answer(answer)
  ) {
    const emptied = await empty(interview, present);
    if (!emptied) continue;
    await removeDocuments(interview, emptied, userId);
    const { version, attached } = emptied;
    if (await wrote([answerEntity.dropPresent(emptied, when.equals({ version, attached }))])) return;
  }
};

/** Undefined if the answer changed since it was read. */
const empty = async (interview: StoredInterview, answer: StoredAnswer): Promise<StoredAnswer | undefined> => {
  const { template_id } = interview;
  const { question_id, version, attached, words } = answer;
  if (!answer.response_text && answer.draft_text === null) return answer;
  const set = {
    response_text: "",
    draft_text: null,
    follow_up: null,
    words: 0,
    answered_at: null,
    version: version + 1,
  };
  const isCounted = answer.response_text !== "";
  const isWritten = await wrote([
    answerEntity.change(answer, { set, condition: when.equals({ version, attached }) }),
    ...(isCounted
      ? [
          interviewEntity.change(interview, { add: { answered_count: -1 } }),
          templateStore.changeFigures({ template_id, question_id }, { answered: -1, words: -words }),
        ]
      : []),
  ]);
  return isWritten ? { ...answer, ...set } : undefined;
};

const removeDocuments = async (
  interview: StoredInterview,
  answer: StoredAnswer,
  userId?: string,
): Promise<void> => {
  const documents = await documentsOf(interview, [passageId(answer), ...answer.document_ids]);
  for (const document of documents.values())
    await documentStore.removeWhole(document, userId).catch(unlessGone);
};

const unlessGone = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === "not_found")) throw error;
};

const wrote = async (writes: Parameters<typeof transact>[0]): Promise<boolean> => {
  try {
    await transact(writes);
    return true;
  } catch (error) {
    if (!failedCondition(error)) throw error;
    return false;
  }
};
