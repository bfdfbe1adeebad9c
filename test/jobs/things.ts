import type { AreaThings } from "../things/area-things.ts";
import { jobFields } from "./job-fields.ts";

export const things: AreaThings = {
  kinds: {
    job: {
      missing: "job_00000000000000000000000000",
      make: async ({ owner, idOf, name }) =>
        owner.jobs.create({
          ...jobFields,
          title: `Mechanic for ${name}`,
          rag_system_id: await idOf("chatbot"),
        }),
    },
    jobSlug: {
      missing: "nobody-has-this-posting",
      make: async ({ owner, idOf }) => ({
        id: (await owner.jobs.get({ id: await idOf("job") })).public_slug,
      }),
    },
  },
  fields: { jobId: "job", job_id: "job", jobSlug: "jobSlug" },
  id: "job",
  values: {
    ...jobFields,
    country: "DE",
    valid_through: "",
    criteria: [],
    questions: [],
    is_active: true,
    kept_days: 90,
  },
};
