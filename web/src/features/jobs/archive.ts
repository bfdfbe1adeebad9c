import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: { "jobs.json": "job postings with every version of their criteria, and their follow-up questions" },
  async *ofAccount() {
    yield json("jobs.json", await Array.fromAsync(postings()));
  },
};

async function* postings() {
  for await (const { id } of allPages(api.jobs.list, {})) yield api.jobs.get({ id });
}
