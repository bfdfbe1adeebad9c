import { expect, it } from "vitest";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { apply, evaluated, openJob, shown } from "./applied.ts";

it("an audit names marks, score and decision of each application, the last ones, and nobody", async () => {
  const audited = await as("candidates-audited");
  const job = await openJob(audited);
  const id = await apply(job, "Noor Vance", { answers: shown });
  const former = await evaluated(audited, id);
  const other = await apply(job, "Kofi Amankwa");
  await audited.candidates.evaluate({ id });
  for (const status of ["shortlisted", "rejected"] as const)
    await audited.candidates.setStatus({ id, status });
  const present = await until(async () => {
    const candidate = await audited.candidates.get({ id });
    return candidate.evaluations.length > former.evaluations.length ? candidate : undefined;
  });
  const [last] = present.evaluations;
  expect(last?.at).not.toBe(former.evaluations[0]?.at);
  const rows = [];
  let cursor: string | undefined;
  do {
    const page = await audited.candidates.audit({ limit: 1, ...(cursor && { cursor }) });
    rows.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  expect(rows).toMatchObject([
    {
      application_id: id,
      job_title: "Bicycle mechanic",
      score: present.evaluation_score,
      coverage: last?.coverage,
      marks: last?.marks.map(({ level }) => ({ level })),
      evaluated_at: last?.at,
      status: "rejected",
      decided_at: present.decisions[0]?.at,
    },
    { application_id: other, score: null, marks: [], evaluated_at: null, decided_at: null },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/noor|vance|kofi|amankwa|mail\.example/i);
});
