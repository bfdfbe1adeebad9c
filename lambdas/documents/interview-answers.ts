import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { admitDocument, admitReplacement } from "#lambdas/core/quotas.ts";
import type { Write } from "#platform/table/client.ts";
import type { InterviewSource } from "#shared/documents/interview-source.ts";
import { putFile } from "./files.ts";
import { newDocument, pending } from "./process.ts";
import { documentStore, type StoredDocument } from "./store.ts";
import { ownReader } from "./writes.ts";

export interface InterviewText {
  question: string;
  answer: string;
  follow_up?: { question: string; answer: string };
}

interface PutAnswer {
  accountId: string;
  chatbotId: string;
  /** Follows from the answer, so that a repeated step makes no second document. */
  id: string;
  source: InterviewSource;
  text: InterviewText;
  /** Joins the transaction that creates the document: the answer is still there. */
  also: Write[];
}

/**
 * Stores an answer of an interview as a document of its chatbot, in place of a former text of it. Throws AppError
 * `not_found` for a deleted chatbot, `conflict` or `rate_limited` for a full quota.
 */
export const putInterviewAnswer = async ({
  accountId,
  chatbotId,
  id,
  source,
  text,
  also,
}: PutAnswer): Promise<StoredDocument> => {
  const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
  const content = interviewFile(text);
  const file = {
    filename: `interview_response_${source.question_id}.txt`,
    content_type: "text/plain",
    file_size: Buffer.byteLength(content),
  };
  const former = await documentStore.find({ rag_system_id: chatbot.id, id });
  const document = former
    ? await change(former, file.file_size, source)
    : await create(
        { ...newDocument(accountId, { ...file, chatbotId: chatbot.id }), id, interview: source },
        also,
      );
  await putFile({ ...document, ...file }, content);
  return document;
};

const create = async (document: Parameters<typeof documentStore.create>[0], also: Write[]) => {
  await admitDocument(document.user_id, document.file_size);
  return documentStore.create({ ...document, kind: "interview" }, ownReader, also);
};

const change = async (document: StoredDocument, bytes: number, interview: InterviewSource) => {
  await admitReplacement(document.user_id, bytes - aggregateStore.bytesOf(document));
  const changes = { ...pending, set: { ...pending.set, interview } };
  await documentStore.replaceFile(document, { bytes, changes }, ownReader);
  return documentStore.get(document);
};

const follows = "\n\nFollow-up question: ";
const answers = "\nAnswer: ";

/** The stored file of an answer: its question in the first line. */
export const interviewFile = ({ question, answer, follow_up }: InterviewText): string =>
  [
    `Question: ${question}${answers}${answer}`,
    follow_up && `${follows}${follow_up.question}${answers}${follow_up.answer}`,
  ]
    .filter(Boolean)
    .join("");

export const interviewTextIn = (bytes: Uint8Array): InterviewText => {
  const whole = new TextDecoder().decode(bytes);
  const at = whole.lastIndexOf(follows);
  const followed = at === -1 ? undefined : parted(whole.slice(at + follows.length));
  const first = parted(whole.slice("Question: ".length, followed ? at : undefined));
  const { question, answer } = first ?? { question: "", answer: whole };
  return { question, answer, ...(followed && { follow_up: followed }) };
};

const parted = (text: string): { question: string; answer: string } | undefined => {
  const at = text.indexOf(answers);
  return at === -1 ? undefined : { question: text.slice(0, at), answer: text.slice(at + answers.length) };
};
