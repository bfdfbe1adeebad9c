import { idsOfLeads, leadsByIds } from "#web/lib/api/all-leads.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: { "leads.json": "contact details that visitors left, with what they accepted" },
  async *ofAccount() {
    const ids = await idsOfLeads({ status: "any", direction: "asc" });
    yield json("leads.json", (await Array.fromAsync(leadsByIds(ids))).flat());
  },
};
