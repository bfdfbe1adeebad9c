import { expect, inject, it } from "vitest";
import { formOf } from "../jobs/form-of.ts";
import { as, nobody } from "../users.ts";
import { applyFor, evaluated, formFor, openPosting } from "./applying.ts";

it("who asked for a person and takes the interview after all is counted once, with the status of each moment", async () => {
  const owner = await as("statuses");
  const job = await openPosting(owner);
  const counts = async () => (await owner.jobs.get({ id: job.id })).status_counts;
  const none = { new: 0, interviewing: 0, reviewed: 0, shortlisted: 0, rejected: 0 };
  const noor = await applyFor(job, { wants: "person" });
  expect(await counts()).toEqual({ ...none, new: 1 });
  const begun = await noor.start();
  expect(await counts()).toEqual({ ...none, interviewing: 1 });
  let state = await noor.answer(begun);
  while (state.question) state = await noor.answer(state);
  expect(await counts()).toEqual({ ...none, reviewed: 1 });
});

it("a decision made before an interview begins stays through its start and its end", async () => {
  const owner = await as("statuses");
  const job = await openPosting(owner);
  const noor = await applyFor(job, { wants: "person" });
  await owner.candidates.setStatus({ id: noor.id, status: "rejected" });
  await noor.finish();
  const candidate = await evaluated(owner, noor.id);
  expect(candidate.status).toBe("rejected");
  expect((await owner.jobs.get({ id: job.id })).status_counts).toMatchObject({
    rejected: 1,
    interviewing: 0,
  });
});

it("a consent to a text that the posting no longer has is refused, and the accepted text is kept with its version", async () => {
  const owner = await as("statuses");
  const job = await openPosting(owner);
  const versionOnPage = async () => {
    const page = await (await fetch(`${inject("url")}/jobs/${job.public_slug}`)).text();
    return /data-consent="([^"]+)"/.exec(page)?.[1] ?? "";
  };
  const { apply } = nobody().interviews;
  const consent_version = await versionOnPage();
  const { application } = await apply(formFor(job, { consent_version }));
  const { consent } = await owner.candidates.get({ id: application.id });
  expect(consent).toMatchObject({
    version: consent_version,
    text: expect.stringContaining("after 180 days"),
  });
  await owner.jobs.update({ ...formOf(job), kept_days: 730 });
  await expect(apply(formFor(job, { consent_version }))).rejects.toMatchObject({
    code: "conflict",
    message: "The notice has changed since you opened this page. Load it again and read it.",
  });
  const later = await apply(formFor(job, { consent_version: await versionOnPage() }));
  expect((await owner.candidates.get({ id: later.application.id })).consent.text).toContain("after 730 days");
});

it("a blind view names nobody whose name is written without spaces", async () => {
  const owner = await as("statuses");
  const job = await openPosting(owner);
  const yamada = await applyFor(job, { applicant_name: "山田太郎" });
  await yamada.finish("我叫山田太郎，修理了40辆自行车。山田様と太郎さん。");
  const [{ items: messages }, { items: answers }] = await Promise.all([
    owner.candidates.transcript({ id: yamada.id, blind: "true" }),
    owner.candidates.responses({ id: yamada.id, blind: "true" }),
  ]);
  expect(JSON.stringify([messages, answers])).not.toMatch(/山田|太郎/);
  expect(answers[0]?.response_text).toBe("我叫••••，修理了40辆自行车。••様と••さん。");
});

it("a selection that names a candidate twice has them once", async () => {
  const owner = await as("statuses");
  const { id } = await applyFor(await openPosting(owner));
  expect((await owner.candidates.some({ ids: [id, id] })).items.map((one) => one.id)).toEqual([id]);
});

it("criteria count the scores of the applications that are there", async () => {
  const owner = await as("statuses");
  const job = await openPosting(owner);
  const scored = async () => (await owner.jobs.get({ id: job.id })).rubric.scored;
  const noor = await applyFor(job);
  await noor.finish();
  await evaluated(owner, noor.id);
  expect(await scored()).toBe(1);
  await noor.erase();
  expect(await scored()).toBe(0);
});
