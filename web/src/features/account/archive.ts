import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "account.json": "profile, notification preferences and time zone",
    "activity.json": "what users did in the account, newest first",
  },
  async *ofAccount() {
    yield json("account.json", await api.account.settings({}));
    yield json("activity.json", await Array.fromAsync(allPages(api.account.activity, {})));
  },
};
