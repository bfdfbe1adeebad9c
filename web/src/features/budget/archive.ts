import { api } from "#web/lib/api/api.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "budget.json":
      "the limits of the account, and what was used of them; a chatbot's are in its chatbot.json",
  },
  async *ofAccount() {
    yield json("budget.json", await api.budget.readAccount({}));
  },
};
