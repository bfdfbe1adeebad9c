import { writeAnswer } from "#lambdas/documents/answers.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import type { OpenQuestion, StoredGap } from "./entities.ts";
import { startReplay } from "./replay/start.ts";
import { wordingsOf } from "./view.ts";

interface Written {
  question: string;
  answer: string;
  /** Further wordings that the answer is for; those of the gap if absent. */
  wordings?: string[] | undefined;
}

const mostWordings = 20;
const mostCharacters = 255;

/** Stores the answer to a gap's questions as a written answer of its chatbot, or changes it, and asks them again. */
export const answerGap = async (
  gap: StoredGap,
  questions: OpenQuestion[],
  { written, userId }: { written: Written; userId: string },
): Promise<StoredGap> => {
  const { account_id: accountId, chatbot_id: chatbotId } = gap;
  const { question, answer, wordings = wordingsOf(questions) } = written;
  const former =
    gap.document_id && (await documentStore.find({ rag_system_id: chatbotId, id: gap.document_id }));
  const document = await writeAnswer(
    accountId,
    { chatbotId, question, answer, ...(former && { answerId: former.id }) },
    userId,
    wordings.filter(({ length }) => length <= mostCharacters).slice(0, mostWordings),
  );
  return startReplay(gap, questions, { question, document_id: document.id });
};
