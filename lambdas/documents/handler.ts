import { refreshStarters } from "#lambdas/core/chatbots/refresh-starters.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { admitDocument, admitReplacement } from "#lambdas/core/quotas.ts";
import { serve } from "#platform/http/serve.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { documents } from "#shared/documents/routes.ts";
import { findAnswer, readAnswer, writeAnswer } from "./answers.ts";
import { downloadUrl, uploadForm } from "./files.ts";
import { findByName } from "./find-by-name.ts";
import { newDocument, process, replaceFile, requireFile } from "./process.ts";
import { documentStore } from "./store.ts";
import { passagePage, textPart } from "./text/pages.ts";

export const handler = serve(documents, {
  find: ({ name, limit }, { accountId }) => findByName(accountId, name, limit),
  list: async ({ chatbotId, ...page }, { accountId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    return documentStore.list(chatbot.id, page);
  },
  create: async (file, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, file.chatbotId);
    await admitDocument(accountId, file.file_size);
    const document = trace(newDocument(accountId, { ...file, chatbotId: chatbot.id }));
    const upload = await uploadForm(document, document);
    return { document: await documentStore.create(document, userId), upload };
  },
  same: async ({ chatbotId, files }, { accountId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    return { same: await Promise.all(files.map((file) => documentStore.same(chatbot.id, file))) };
  },
  replaceFile: async ({ chatbotId, id, ...file }, { accountId, userId }) => {
    const document = await ofAccount(accountId, { chatbotId, id });
    requireFile(document);
    await admitReplacement(accountId, file.file_size - aggregateStore.bytesOf(document));
    return replaceFile(document, file, userId);
  },
  file: async (key, { accountId }) => ({ url: await downloadUrl(await ofAccount(accountId, key)) }),
  text: async ({ part, passage, ...key }, { accountId }) =>
    textPart(await ofAccount(accountId, key), { part, passage }),
  passages: async ({ cursor, limit, ...key }, { accountId }) =>
    passagePage(await ofAccount(accountId, key), { cursor, limit }),
  get: (key, { accountId }) => ofAccount(accountId, key),
  remove: async (key, { accountId, userId }) => {
    const document = await ofAccount(accountId, key);
    await documentStore.removeWhole(document, userId);
    await refreshStarters(document);
    return {};
  },
  writeAnswer: async (input, { accountId, userId }) => trace(await writeAnswer(accountId, input, userId)),
  answer: async (key, { accountId }) => readAnswer(trace(await findAnswer(accountId, key))),
  nearQuestions: async (written, { accountId }) =>
    (await import("./near-questions/near-questions.ts")).nearQuestions(accountId, written),
  process: async (input, { accountId, userId }) => trace(await process(accountId, input, userId)),
});

const ofAccount = async (accountId: string, { chatbotId, id }: { chatbotId: string; id: string }) =>
  trace(await documentStore.ofAccount(accountId, { rag_system_id: chatbotId, id }));

/** Adds the document's ids to the request's log lines, to relate them to the lines of its processing. */
const trace = <Traced extends { id: string; rag_system_id: string }>(document: Traced): Traced => {
  addLogIds({ documentId: document.id, chatbotId: document.rag_system_id });
  return document;
};
