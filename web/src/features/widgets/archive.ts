import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: { "widgets.json": "widgets with their settings" },
  async *ofAccount() {
    yield json("widgets.json", await Array.fromAsync(allPages(api.widgets.list, {})));
  },
};
