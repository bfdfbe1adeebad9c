import { type InterviewText, putInterviewAnswer } from "#lambdas/documents/interview-answers.ts";
import { logger } from "#platform/logging/logger.ts";
import { when } from "#platform/table/conditions.ts";
import type { InterviewSource } from "#shared/documents/interview-source.ts";
import { answerEntity, type StoredAnswer, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import type { AskedQuestion } from "./begin.ts";
import { passageId } from "./passage-id.ts";

/** Adds a saved answer to the interview's chatbot. A failure is only logged: the answer is kept. */
export const feed = async (
  interview: StoredInterview,
  answer: StoredAnswer,
  asked: AskedQuestion,
): Promise<void> => {
  try {
    await put(interview, answer, asked);
  } catch (error) {
    const { id: interviewId } = interview;
    logger.warn("an answer was not added to its chatbot", { interviewId, answer: answer.id, error });
  }
};

/**
 * The same, but it throws. Of two saves at the same moment the one that ends last puts the present text, since it reads
 * the answer once more.
 */
export const put = async (
  interview: StoredInterview,
  answer: StoredAnswer,
  asked: AskedQuestion,
): Promise<void> => {
  for (let present: StoredAnswer | undefined = answer; present?.answered_at; ) {
    const { answered_at } = present;
    await putInterviewAnswer({
      accountId: interview.user_id,
      chatbotId: interview.rag_system_id,
      id: passageId(present),
      source: sourceOf(present, asked, answered_at),
      text: textOf(present, asked),
      also: [
        interviewStore.change(interview, { set: { updated_at: new Date().toISOString() } }),
        answerEntity.change(present, {
          set: { passage_document_id: passageId(present) },
          condition: when.equals({ answered_at }),
        }),
      ],
    });
    const former: string = answered_at;
    present = await interviewStore.answer(answer);
    if (present?.answered_at === former) return;
  }
};

export const sourceOf = (
  { interview_id, question_id, person }: StoredAnswer,
  { question, section }: AskedQuestion,
  answered_at: string,
): InterviewSource => ({
  interview_id,
  question_id,
  person,
  section: section.title,
  question: question.question_text,
  answered_at,
});

const textOf = ({ response_text, follow_up }: StoredAnswer, { question }: AskedQuestion): InterviewText => ({
  question: question.question_text,
  answer: response_text,
  ...(follow_up?.answer && { follow_up }),
});
