import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "knowledge-templates.json": "knowledge templates with their sections and questions",
    "knowledge-interviews.json": "knowledge interviews with their answers",
  },
  async *ofAccount() {
    yield json("knowledge-templates.json", await Array.fromAsync(templates()));
    yield json("knowledge-interviews.json", await Array.fromAsync(interviews()));
  },
};

/** Templates that other accounts share are theirs to archive. */
async function* templates() {
  for await (const { id, can_edit } of allPages(api.knowledgeTemplates.list, {}))
    if (can_edit) yield api.knowledgeTemplates.get({ templateId: id });
}

async function* interviews() {
  for await (const { id } of allPages(api.knowledgeInterviews.list, {}))
    yield api.knowledgeInterviews.get({ interviewId: id });
}
