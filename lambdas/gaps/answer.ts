import { writeAnswer } from "#lambdas/documents/answers.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import type { OpenQuestion, StoredGap } from "./entities.ts";
import { startReplay } from "./replay/start.ts";
import { wordingsOf } from "./view.ts";

interface Written {
  question: string;
  answer: string;
  /** Further wordings that the answer is for; those of the gap if absent. */
  wordings?: string[] | undefined;
}

interface Options {
  written: Written;
  userId: string;
  /** The written answer to change; that of the gap if absent. */
  former?: Promise<StoredDocument | undefined>;
  /** Changes of the gap that are stored with the answer. */
  set?: Partial<StoredGap>;
  remove?: string[];
}

const maxWordings = 20;
const maxCharacters = 255;

/** Stores the answer to a gap's questions as a written answer of its chatbot, or changes it, and asks them again. */
export const answerGap = async (
  gap: StoredGap,
  questions: OpenQuestion[],
  { written, userId, former = ownAnswer(gap), ...changes }: Options,
): Promise<StoredGap> => {
  const { account_id: accountId, chatbot_id: chatbotId } = gap;
  const { question, answer, wordings = wordingsOf(questions) } = written;
  const answerId = (await former)?.id;
  const document = await writeAnswer(
    accountId,
    { chatbotId, question, answer, ...(answerId && { answerId }) },
    userId,
    wordings.filter(({ length }) => length <= maxCharacters).slice(0, maxWordings),
  );
  const set = { question, document_id: document.id, ...changes.set };
  return startReplay(gap, questions, { ...changes, set });
};

const ownAnswer = async ({ chatbot_id, document_id: id }: StoredGap) =>
  id === undefined ? undefined : documentStore.find({ rag_system_id: chatbot_id, id });
