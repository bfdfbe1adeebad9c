import type { StoredDocument } from "#lambdas/documents/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import type { KnowledgeProcessing } from "#shared/knowledge/interview-shapes.ts";
import type { StoredAnswer, StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { documentsOf, sectionsOf } from "../view.ts";
import { type AskedQuestion, questionIn } from "./begin.ts";
import { put, sourceOf } from "./feed.ts";
import { passageId } from "./passage-id.ts";

/** Answers that are added at the same time. */
const atOnce = 5;

/** How an answer that is not in the chatbot yet fares: it was added or not reached, or cannot be added for a reason. */
type Fate = "pending" | { reason: string };

/**
 * Adds every answer to the interview's chatbot that is missing there, failed or changed since. Returns what the chatbot
 * has of answers and files. Repeating it makes no doubles; what was not reached in time counts as pending.
 */
export const processInterview = async (
  interview: StoredInterview,
  { until }: { until: number },
): Promise<KnowledgeProcessing> => {
  const [sections, answers] = await Promise.all([
    sectionsOf(interview),
    interviewStore.answers(interview.id),
  ]);
  const ids = answers.flatMap((answer) => [passageId(answer), ...answer.document_ids]);
  const documents = await documentsOf(interview, ids);
  const result: KnowledgeProcessing = { added: 0, pending: 0, failed: [] };
  const tell = (fate: Fate | "added", { question }: AskedQuestion) => {
    if (fate === "added") result.added++;
    else if (fate === "pending") result.pending++;
    else
      result.failed.push({
        question_id: question.id,
        question_text: question.question_text,
        reason: fate.reason,
      });
  };
  const work = answers.map((answer) => async () => {
    const asked = questionIn(sections, answer.question_id);
    if (answer.response_text) {
      const document = documents.get(passageId(answer));
      tell(
        isPresent(document, answer, asked)
          ? fateOf(document)
          : await add(interview, answer, { asked, until }),
        asked,
      );
    }
    for (const id of answer.document_ids) {
      const file = documents.get(id);
      if (file) tell(fateOf(file), asked);
    }
  });
  for (let from = 0; from < work.length; from += atOnce)
    await Promise.all(work.slice(from, from + atOnce).map((one) => one()));
  return result;
};

/** The chatbot has, or is about to read, the answer as it is. */
const isPresent = (
  document: StoredDocument | undefined,
  answer: StoredAnswer,
  asked: AskedQuestion,
): document is StoredDocument =>
  document !== undefined &&
  document.processing_status !== "failed" &&
  answer.answered_at !== null &&
  document.interview?.answered_at === sourceOf(answer, asked, answer.answered_at).answered_at &&
  document.interview.person === answer.person;

const fateOf = ({ processing_status, failure_reason, filename }: StoredDocument): Fate | "added" => {
  if (processing_status === "completed") return "added";
  if (processing_status !== "failed") return "pending";
  return { reason: `${filename}: ${failure_reason ?? "It could not be read. Try again."}` };
};

const add = async (
  interview: StoredInterview,
  answer: StoredAnswer,
  { asked, until }: { asked: AskedQuestion; until: number },
): Promise<Fate> => {
  if (Date.now() > until) return "pending";
  try {
    await put(interview, answer, asked);
    return "pending";
  } catch (error) {
    if (error instanceof AppError)
      return { reason: error.code === "not_found" ? chatbotIsGone : error.message };
    logger.warn("an answer was not added to its chatbot", { interviewId: interview.id, error });
    return { reason: "Something went wrong on our side. Try again." };
  }
};

const chatbotIsGone = "The chatbot of this interview was deleted. The answer is kept in the interview.";
