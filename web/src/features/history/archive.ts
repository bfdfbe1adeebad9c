import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "consents.json": "the texts that visitors accepted, with version, time, page and conversation",
    "conversations/": "one file for each conversation, with its messages, oldest first, and their sources",
  },
  async *ofAccount() {
    yield json("consents.json", await Array.fromAsync(allPages(api.conversations.consents, {})));
    for await (const conversation of allPages(api.account.conversations, {})) {
      const { id } = conversation;
      const pages = await Array.fromAsync(pagesOf(id));
      yield json(`conversations/${id}.json`, { ...conversation, messages: pages.reverse().flat() });
    }
  },
};

/** The latest page comes first; messages within a page are oldest first. */
async function* pagesOf(id: string) {
  let cursor: string | undefined;
  do {
    const page = await api.conversations.messages({ id, limit: 100, ...(cursor && { cursor }) });
    yield page.items;
    cursor = page.cursor;
  } while (cursor);
}
