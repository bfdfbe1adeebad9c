import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { admitDocument, admitReplacement } from "#lambdas/core/quotas.ts";
import type { Document } from "#shared/documents/document.ts";
import type { documents } from "#shared/documents/routes.ts";
import type { WrittenAnswer } from "#shared/documents/written-answer.ts";
import { AppError } from "#shared/errors.ts";
import { answerFile, answerIn, putFile, readFile } from "./files.ts";
import { newDocument, pending } from "./process.ts";
import { documentStore, type StoredDocument } from "./store.ts";

type Input = z.output<(typeof documents)["writeAnswer"]["input"]>;

/**
 * Stores the answer to a question as a document, or changes the one with `answerId`. Throws AppError `conflict` if the
 * question has another written answer, because two could contradict each other. The answer is for the other `wordings`,
 * too; a changed one keeps those that it has if there are none.
 */
export const writeAnswer = async (
  accountId: string,
  { chatbotId, answerId, ...written }: Input,
  userId: string,
  wordings?: string[],
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
    ? await change(former, { file, userId, wordings })
    : await create({ accountId, chatbotId: chatbot.id, file, userId, wordings });
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

interface Made {
  file: File;
  userId: string;
  wordings: string[] | undefined;
}

const create = async (made: Made & { accountId: string; chatbotId: string }) => {
  const { accountId, chatbotId, file, userId, wordings } = made;
  await admitDocument(accountId, file.file_size);
  const document = { ...newDocument(accountId, { ...file, chatbotId }), kind: "answer" as const };
  return documentStore.create({ ...document, ...(wordings && { wordings }) }, userId);
};

const change = async (document: StoredDocument, { file: { file_size }, userId, wordings }: Made) => {
  await admitReplacement(document.user_id, file_size - aggregateStore.bytesOf(document));
  const changes = { ...pending, set: { ...pending.set, ...(wordings && { wordings }) } };
  await documentStore.replaceFile(document, { bytes: file_size, changes }, userId);
  return documentStore.get(document);
};

const refuseSecond = async (chatbotId: string, question: string, ownId: string | undefined) => {
  const { document } = (await documentStore.same(chatbotId, { filename: question })) ?? {};
  if (document?.kind !== "answer" || document.id === ownId) return;
  const message = "This question has a written answer already. Change that one under Documents.";
  throw new AppError("conflict", message, [{ path: "question", message }]);
};
