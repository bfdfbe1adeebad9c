import { findAnswer, readAnswer, writeAnswer as write } from "#lambdas/documents/answers.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import type { Document } from "#shared/documents/document.ts";
import type { WrittenAnswer } from "#shared/documents/written-answer.ts";

export const writeAnswer = (
  { id, accountId, chatbotId }: ApiKey,
  written: WrittenAnswer,
): Promise<Document> => write(accountId, { chatbotId, ...written }, id);

export const changeAnswer = (
  { id, accountId, chatbotId }: ApiKey,
  answerId: string,
  written: WrittenAnswer,
): Promise<Document> => write(accountId, { chatbotId, answerId, ...written }, id);

/** Throws AppError `not_found` for what is no written answer of the key's chatbot. */
export const answerOf = async ({ accountId, chatbotId }: ApiKey, answerId: string): Promise<WrittenAnswer> =>
  readAnswer(await findAnswer(accountId, { chatbotId, answerId }));
