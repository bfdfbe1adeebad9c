import { refreshStarters } from "#lambdas/core/chatbots/refresh-starters.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { serve } from "#platform/http/serve.ts";
import { documentsApi } from "#shared/documents-api/routes.ts";
import { addFromUrl } from "./add-from-url.ts";
import { answerOf, changeAnswer, writeAnswer } from "./answers.ts";
import { documentOf, shown } from "./document.ts";
import { replace, requestForm, upload } from "./upload.ts";

export const handler = serve(documentsApi, {
  list: async (page, { apiKey }) => {
    const { items, cursor } = await documentStore.list(apiKey.chatbotId, page);
    return { items: items.map(shown), ...(cursor && { cursor }) };
  },
  upload: async (file, { apiKey }) => shown(await upload(apiKey, file)),
  addFromUrl: async (from, { apiKey }) => shown(await addFromUrl(apiKey, from)),
  uploadForm: async (file, { apiKey }) => {
    const { document, form } = await requestForm(apiKey, file);
    return { document: shown(document), upload: form };
  },
  get: async ({ id }, { apiKey }) => shown(await documentOf(apiKey, id)),
  replace: async ({ id, ...file }, { apiKey }) =>
    shown(await replace(apiKey, await documentOf(apiKey, id), file)),
  addAnswer: async (written, { apiKey }) => shown(await writeAnswer(apiKey, written)),
  answer: ({ answerId }, { apiKey }) => answerOf(apiKey, answerId),
  changeAnswer: async ({ answerId, ...written }, { apiKey }) =>
    shown(await changeAnswer(apiKey, answerId, written)),
  remove: async ({ id }, { apiKey }) => {
    const document = await documentOf(apiKey, id);
    await documentStore.removeWhole(document, apiKey.id);
    await refreshStarters(document);
    return {};
  },
});
