import type * as z from "zod";
import { admitDocument, admitReplacement } from "#lambdas/account/quotas.ts";
import { aggregateStore } from "#lambdas/analytics/store.ts";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import type { Document, documents } from "#shared/contract/documents.ts";
import type { WrittenAnswer } from "#shared/contract/written-answer.ts";
import { AppError } from "#shared/errors.ts";
import { answerFile, answerIn, putFile, readFile } from "./files.ts";
import { newDocument, pending } from "./process.ts";
import { documentStore, type StoredDocument } from "./store.ts";

type Input = z.output<(typeof documents)["writeAnswer"]["input"]>;

/**
 * Stores the answer to a question as a document, or changes the one with `answerId`. Throws AppError `conflict` if the
 * question has another written answer, because two could contradict each other.
 */
export const writeAnswer = async (
  accountId: string,
  { chatbotId, answerId, ...written }: Input,
  userId: string,
): Promise<Document> => {
  const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
  const former = answerId && (await findAnswer(accountId, { chatbotId, answerId }));
  await refuseSecond(chatbot.id, written.question, answerId);
  const content = answerFile(written);
  const file = {
    filename: written.question,
    content_type: "text/markdown",
    file_size: Buffer.byteLength(content),
  };
  const document = former
    ? await change(former, file, userId)
    : await create({ accountId, chatbotId: chatbot.id, file, userId });
  await putFile({ ...document, ...file }, content);
  return document;
};

export const readAnswer = async (document: StoredDocument): Promise<WrittenAnswer> => {
  const { bytes, filename } = await readFile(document);
  return { question: filename ?? document.filename, answer: answerIn(bytes) };
};

/** Throws AppError `not_found` for a document of another account, and for a file. */
export const findAnswer = async (
  accountId: string,
  { chatbotId, answerId: id }: { chatbotId: string; answerId: string },
): Promise<StoredDocument> => {
  const document = await documentStore.ofAccount(accountId, { rag_system_id: chatbotId, id });
  if (document.kind !== "answer") throw new AppError("not_found", "Written answer not found.");
  return document;
};

type File = Pick<Document, "filename" | "content_type" | "file_size">;

const create = async (made: { accountId: string; chatbotId: string; file: File; userId: string }) => {
  const { accountId, chatbotId, file, userId } = made;
  await admitDocument(accountId, file.file_size);
  return documentStore.create({ ...newDocument(accountId, { ...file, chatbotId }), kind: "answer" }, userId);
};

const change = async (document: StoredDocument, { file_size }: File, userId: string) => {
  await admitReplacement(document.user_id, file_size - aggregateStore.bytesOf(document));
  await documentStore.replaceFile(document, { bytes: file_size, changes: pending }, userId);
  return documentStore.get(document);
};

const refuseSecond = async (chatbotId: string, question: string, ownId: string | undefined) => {
  const { document } = (await documentStore.same(chatbotId, { filename: question })) ?? {};
  if (document?.kind !== "answer" || document.id === ownId) return;
  const message = "This question has a written answer already. Change that one under Documents.";
  throw new AppError("conflict", message, [{ path: "question", message }]);
};
