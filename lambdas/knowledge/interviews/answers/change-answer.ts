import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { templateStore } from "../../templates/store.ts";
import { answerEntity, type StoredAnswer, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { openFor, type Writer } from "./writer.ts";

interface AnswerChange {
  interview: StoredInterview;
  /** The answer as it was read; undefined for none. */
  former: StoredAnswer | undefined;
  next: StoredAnswer;
  writer: Writer;
}

/**
 * Stores an answer with what is counted of it, if it is still in the state that was read. False if it, or its interview,
 * has changed since.
 */
export const changeAnswer = async ({ interview, former, next, writer }: AnswerChange): Promise<boolean> => {
  const { template_id } = interview;
  const answered = Number(next.response_text !== "") - Number(Boolean(former?.response_text));
  const words = next.words - (former?.words ?? 0);
  const isSaved = next.answered_at !== (former?.answered_at ?? null);
  const figures: Write[] = isSaved
    ? [
        templateStore.changeFigures(
          { template_id, question_id: next.question_id },
          { answered, words, ...(next.answered_at && { last_answered_at: next.answered_at }) },
        ),
      ]
    : [];
  const condition = openFor(writer);
  try {
    await transact([
      interviewStore.change(interview, {
        set: { updated_at: next.updated_at },
        add: { answered_count: answered },
        ...(condition && { condition }),
      }),
      former ? changeOf(former, next) : answerEntity.put(next),
      ...figures,
    ]);
    return true;
  } catch (error) {
    if (!failedCondition(error, 0) && !failedCondition(error, 1)) throw error;
    return false;
  }
};

/** Attached files are left as they are, since they change beside the text. */
const changeOf = (former: StoredAnswer, { document_ids, attached, ...set }: StoredAnswer): Write => {
  const { interview_id, question_id, id, created_at, ...fields } = set;
  return answerEntity.change(former, { set: fields, condition: when.equals({ version: former.version }) });
};
