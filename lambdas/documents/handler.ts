import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { port } from "#platform/ports.ts";
import { documents } from "#shared/contract/documents.ts";
import { downloadUrl, removeFile, uploadForm } from "./files.ts";
import { newDocument, process, replaceFile } from "./process.ts";
import { documentStore } from "./store.ts";
import { passagePage, textPart } from "./text/pages.ts";
import { textStore } from "./text/store.ts";

const ofOwner = async (userId: string, { chatbotId, id }: { chatbotId: string; id: string }) =>
  followed(await documentStore.ofAccount(userId, { rag_system_id: chatbotId, id }));

/** The line of this request names the document, as do those of reading it: one can go from one to the other. */
const followed = <Named extends { id: string; rag_system_id: string }>(document: Named): Named => {
  addLogIds({ documentId: document.id, chatbotId: document.rag_system_id });
  return document;
};

export const handler = serve(documents, {
  list: async ({ chatbotId, ...page }, { userId }) => {
    const chatbot = await chatbotStore.ofAccount(userId, chatbotId);
    return documentStore.list(chatbot.id, page);
  },
  create: async (file, { userId }) => {
    const chatbot = await chatbotStore.ofAccount(userId, file.chatbotId);
    const document = followed(newDocument(userId, { ...file, chatbotId: chatbot.id }));
    const upload = await uploadForm(document, document);
    return { document: await documentStore.create(document), upload };
  },
  same: async ({ chatbotId, files }, { userId }) => {
    const chatbot = await chatbotStore.ofAccount(userId, chatbotId);
    return { same: await Promise.all(files.map((file) => documentStore.same(chatbot.id, file))) };
  },
  replaceFile: async ({ chatbotId, id, ...file }, { userId }) =>
    replaceFile(await ofOwner(userId, { chatbotId, id }), file),
  file: async (key, { userId }) => ({ url: await downloadUrl(await ofOwner(userId, key)) }),
  text: async ({ part, passage, ...key }, { userId }) =>
    textPart(await ofOwner(userId, key), { part, passage }),
  passages: async ({ cursor, limit, ...key }, { userId }) =>
    passagePage(await ofOwner(userId, key), { cursor, limit }),
  get: (key, { userId }) => ofOwner(userId, key),
  remove: async (key, { userId }) => {
    const document = await ofOwner(userId, key);
    await documentStore.remove(document);
    await (await port("search")).remove({ chatbotId: key.chatbotId, documentId: key.id });
    await textStore.remove(await textStore.keys(document));
    await removeFile(document);
    await documentStore.cleared(document);
    return {};
  },
  process: async (input, { userId }) => followed(await process(userId, input)),
});
