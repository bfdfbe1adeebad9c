import { documents } from "../../shared/contract/documents.ts";
import { chatbotStore } from "../chatbots/store.ts";
import { port } from "../platform/ports.ts";
import { serve } from "../platform/serve.ts";
import { removeFile, uploadForm } from "./files.ts";
import { newDocument, process } from "./process.ts";
import { documentStore } from "./store.ts";

export const handler = serve(documents, {
  list: async ({ chatbotId, ...page }, { userId }) => {
    const chatbot = await chatbotStore.ofOwner(userId, chatbotId);
    return documentStore.list(chatbot.id, page);
  },
  create: async (file, { userId }) => {
    const chatbot = await chatbotStore.ofOwner(userId, file.chatbotId);
    const document = newDocument(userId, { ...file, chatbotId: chatbot.id });
    const upload = await uploadForm(document);
    return { document: await documentStore.create(document), upload };
  },
  get: ({ chatbotId, id }, { userId }) => documentStore.ofOwner(userId, { rag_system_id: chatbotId, id }),
  remove: async ({ chatbotId, id }, { userId }) => {
    const document = await documentStore.ofOwner(userId, { rag_system_id: chatbotId, id });
    await documentStore.remove(document);
    await (await port("search")).remove({ chatbotId, documentId: id });
    await removeFile(document);
    return {};
  },
  process: (input, { userId }) => process(userId, input),
});
