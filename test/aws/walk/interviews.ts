import { expect } from "vitest";
import type { Interview } from "#shared/interviews/shapes.ts";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { evaluated, formFor } from "../../interviews/applying.ts";
import { formOf } from "../../jobs/form-of.ts";
import { jobFields } from "../../jobs/job-fields.ts";
import { type Api, bearing } from "../../users.ts";
import { fetchThrough } from "../through.ts";
import { invoke } from "./invoke.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** A posting, its page, interviews and candidates, by every function that has to do with them. */
export const itInterviews = (setup: () => Setup): void => {
  step("applicants of a posting are interviewed, reviewed and erased", async () => {
    const { installation } = setup();
    const { SiteUrl } = installation.outputs;
    const through = fetchThrough(installation.emulator.gateway);
    const api = await setup().api();
    const { interviews } = bearing(undefined, SiteUrl, through);
    const { id: rag_system_id } = await api.chatbots.create({ name: "Interviewer", use_case: "support" });
    const { public_slug } = await api.jobs.create({ ...jobFields, rag_system_id });
    const [posting] = (await api.jobs.list({ search: "mechanic" })).items;
    const job = await api.jobs.get({ id: posting?.id ?? "" });
    await api.jobs.propose({ ...jobFields, rag_system_id });
    expect((await api.jobs.slug({ company_name: "Old Town Cycles" })).slug).toMatch(/^old-town-cycles-/);
    const page = await through(new Request(`${SiteUrl}/jobs/${public_slug}`));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Bicycle mechanic")]);
    expect(await (await through(new Request(`${SiteUrl}/sitemap-jobs.xml`))).text()).toContain(public_slug);
    expect((await through(new Request(`${SiteUrl}/robots.txt`))).status).toBe(200);

    const finished = await answered(interviews, job);
    const asking = await interviews.apply(formFor(job, { wants: "person" }));
    await interviews.askPerson({ token: asking.token });
    await interviews.erase({ token: asking.token });
    await evaluated(api, finished);
    await review(api, job, finished);
    // a second one goes with its posting
    await answered(interviews, job);
    await invoke(setup(), "outboxSweep", {});
    await api.jobs.setActive({ id: job.id, is_active: false });
    expect((await through(new Request(`${SiteUrl}/jobs/${public_slug}`))).status).toBe(404);
    expect(await api.jobs.remove({ id: job.id })).toEqual({ isDone: true });
  });
};

/** An application whose questions all have an answer. Returns its id. */
const answered = async (interviews: Api["interviews"], job: JobDetail): Promise<string> => {
  const form = formFor(job);
  const { application, token } = await interviews.apply(form);
  const named = { jobId: job.id, applicationId: application.id, token };
  let state: Interview = await interviews.start({
    ...named,
    applicantName: form.applicant_name,
    applicantEmail: form.applicant_email,
    sessionId: form.sessionId,
  });
  for (let at = 0; state.question; at++)
    state = await interviews.answer({
      ...named,
      questionIndex: state.question.index,
      response: `I repaired ${40 + at} bikes in ${2020 + at}.`,
      conversationId: state.id ?? "",
    });
  expect((await interviews.read({ token })).finished?.reason).toBe("answered");
  return application.id;
};

const review = async ({ candidates, jobs }: Api, job: JobDetail, id: string): Promise<void> => {
  expect((await candidates.list({ jobId: job.id })).items.map((one) => one.id)).toEqual([id]);
  expect((await candidates.ids({})).ids).toEqual([id]);
  expect((await candidates.some({ ids: [id] })).items).toHaveLength(1);
  expect((await candidates.jobs({})).items).toHaveLength(1);
  expect((await candidates.responses({ id })).items.length).toBe(job.questions.length + 1);
  expect((await candidates.transcript({ id })).items.length).toBeGreaterThan(2);
  await candidates.saveNotes({ id, notes: "Calm.", notes_saved_at: null });
  expect((await candidates.setStatus({ id, status: "shortlisted" })).decisions).toHaveLength(1);
  await candidates.evaluate({ id });
  await evaluated({ candidates }, id);
  const criteria = job.rubric.criteria.map((criterion) => ({ ...criterion, weight: 1 }));
  await jobs.update({ ...formOf(job), criteria });
  expect(await candidates.evaluateAll({ job_id: job.id })).toEqual({ queued: 1, isDone: true });
  await evaluated({ candidates }, id);
  expect((await candidates.audit({ jobId: job.id })).items).toHaveLength(1);
  await candidates.remove({ id });
};
