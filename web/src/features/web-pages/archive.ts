import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: { "chatbots/<id>/web-pages.json": "the addresses that are read as documents" },
  async *ofChatbot({ id }, folder) {
    yield json(`${folder}/web-pages.json`, await Array.fromAsync(websitesOf(id)));
  },
};

async function* websitesOf(chatbotId: string) {
  for await (const site of allPages(api.webPages.list, { chatbotId })) {
    const pages = await Array.fromAsync(allPages(api.webPages.pages, { chatbotId, id: site.id }));
    yield { ...site, pages };
  }
}
