import { page } from "vitest/browser";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { open } from "../../screens/open.tsx";
import { button, seen } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { detailOf, jobsAre } from "./sample.ts";

export const path = "/app/jobs/edit/job_Mechanic";
export const label = (name: string) => page.getByLabelText(name, { exact: true });
export const save = button("Save Changes");
/** The last save. */
export const asked = () => server.asked("jobs", "update").at(-1);

export const opened = async (job: JobDetail = detailOf("Mechanic")) => {
  const replies = jobsAre();
  await open(path, { ...replies, jobs: { ...replies.jobs, get: job } });
  await seen(page.getByRole("heading", { name: "Edit Job Posting" }));
};

/** The server knows no id that the form has made up. */
const givenId = (id: string | undefined, own: string) => (!id || id.startsWith("new-") ? own : id);

/** The server saves what it gets as the next version of the posting, once `held` is over. */
export const saving = (job: JobDetail = detailOf("Mechanic"), held?: Promise<void>) =>
  server.reply({
    jobs: {
      update: async ({ criteria, questions, ...fields }) => {
        await held;
        return {
          ...job,
          ...fields,
          version: fields.version + 1,
          questions: questions.map((one, at) => ({
            job_id: job.id,
            question_order: at + 1,
            ...one,
            id: givenId(one.id, `jq_new_${at}`),
          })),
          rubric: {
            ...job.rubric,
            criteria: criteria.map((one, at) => ({ ...one, id: givenId(one.id, `crit_new_${at}`) })),
          },
        };
      },
    },
  });
