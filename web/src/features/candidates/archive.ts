import { api } from "#web/lib/api/api.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "applications/":
      "one file for each job application, with answers, evaluations, decisions, notes and consent; the conversations are in conversations/",
  },
  async *ofAccount() {
    for (let from: number | undefined = 0; from !== undefined; ) {
      const part: { ids: string[]; from?: number | undefined } = await api.candidates.ids({
        order: "oldest",
        from,
      });
      for (const id of part.ids) yield json(`applications/${id}.json`, await api.candidates.get({ id }));
      from = part.from;
    }
  },
};
