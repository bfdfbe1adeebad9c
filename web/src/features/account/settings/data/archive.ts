import { makeZip } from "client-zip";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { Document } from "#shared/documents/routes.ts";
import { idsOfLeads, leadsByIds } from "#web/lib/api/all-leads.ts";
import { api } from "#web/lib/api/api.ts";
import { allPages } from "./all-pages.ts";

interface Entry {
  name: string;
  input: string | Response;
}

/** A ZIP of all that the account has, readable without this product. `onFile` is told how many files are packed. */
export const archive = (onFile: (count: number) => void): Promise<Blob> =>
  new Response(makeZip(counted(entries(), onFile)), {
    headers: { "content-type": "application/zip" },
  }).blob();

async function* counted(files: AsyncIterable<Entry>, onFile: (count: number) => void): AsyncGenerator<Entry> {
  let count = 0;
  for await (const file of files) {
    yield file;
    onFile(++count);
  }
}

async function* entries(): AsyncGenerator<Entry> {
  yield { name: "README.txt", input: readme };
  yield json("account.json", await api.account.settings({}));
  yield json("activity.json", await Array.fromAsync(allPages(api.account.activity, {})));
  yield json("budget.json", await api.budget.readAccount({}));
  yield json("consents.json", await Array.fromAsync(allPages(api.conversations.consents, {})));
  yield json("leads.json", (await Array.fromAsync(allLeads())).flat());
  yield json("webhooks.json", await Array.fromAsync(webhooks()));
  yield json("widgets.json", await Array.fromAsync(allPages(api.widgets.list, {})));
  for await (const chatbot of allPages(api.chatbots.list, {})) yield* entriesOf(chatbot);
  for await (const conversation of allPages(api.account.conversations, {})) {
    const { id } = conversation;
    const pages = await Array.fromAsync(pagesOf(id));
    yield json(`conversations/${id}.json`, { ...conversation, messages: pages.reverse().flat() });
  }
}

async function* allLeads() {
  yield* leadsByIds(await idsOfLeads({ status: "any", direction: "asc" }));
}

/** Endpoints with their deliveries; signing secrets are not shown any more. */
async function* webhooks() {
  for (const webhook of (await api.webhooks.list({})).items) {
    const deliveries = await Array.fromAsync(allPages(api.webhooks.deliveries, { id: webhook.id }));
    yield { ...webhook, deliveries };
  }
}

async function* entriesOf(chatbot: Chatbot): AsyncGenerator<Entry> {
  const folder = `chatbots/${chatbot.id}`;
  yield json(`${folder}/chatbot.json`, {
    ...chatbot,
    model_settings: await api.chatbots.llmConfiguration({ id: chatbot.id }),
  });
  const documents = await Array.fromAsync(allPages(api.documents.list, { chatbotId: chatbot.id }));
  yield json(`${folder}/documents.json`, documents);
  yield json(`${folder}/web-pages.json`, await Array.fromAsync(websitesOf(chatbot.id)));
  for (const document of documents) yield fileOf(folder, document, await download(document));
}

async function* websitesOf(chatbotId: string) {
  for await (const site of allPages(api.webPages.list, { chatbotId })) {
    const pages = await Array.fromAsync(allPages(api.webPages.pages, { chatbotId, id: site.id }));
    yield { ...site, pages };
  }
}

/** A document whose file never arrived has none to download. */
const download = async ({ rag_system_id: chatbotId, id }: Document): Promise<Response | undefined> => {
  const address = await api.documents.file({ chatbotId, id }).catch(() => undefined);
  const response = address && (await fetch(address.url));
  return response?.ok ? response : undefined;
};

const fileOf = (folder: string, { id, filename }: Document, file: Response | undefined): Entry =>
  file
    ? { name: `${folder}/documents/${id}-${safe(filename)}`, input: file }
    : { name: `${folder}/documents/${id}-missing.txt`, input: `${filename} has no stored file.\n` };

/** The latest page comes first; messages within a page are oldest first. */
async function* pagesOf(id: string) {
  let cursor: string | undefined;
  do {
    const page = await api.conversations.messages({ id, limit: 100, ...(cursor && { cursor }) });
    yield page.items;
    cursor = page.cursor;
  } while (cursor);
}

/** Characters that no file system refuses. */
const safe = (filename: string): string => filename.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_").slice(-100);

const json = (name: string, value: unknown): Entry => ({
  name,
  input: `${JSON.stringify(value, null, 2)}\n`,
});

const readme = `Everything in your Docent account.

account.json         profile, notification preferences and time zone
activity.json        what users did in the account, newest first
budget.json          the limits of the account, and what was used of them; a chatbot's are in its chatbot.json
consents.json        the texts that visitors accepted, with version, time, page and conversation
leads.json           contact details that visitors left, with what they accepted
webhooks.json        webhook endpoints, without their secrets, and their deliveries of the last 30 days
widgets.json         widgets with their settings
chatbots/<id>/       chatbot.json with its model settings, documents.json, web-pages.json with the addresses that
                     are read, and the uploaded files and read pages in documents/
conversations/       one file for each conversation, with its messages, oldest first, and their sources

All texts are UTF-8, all times UTC (ISO 8601).
`;
