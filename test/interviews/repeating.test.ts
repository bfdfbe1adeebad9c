import { expect, it } from "vitest";
import { until } from "../until.ts";
import { as, nobody } from "../users.ts";
import { applyFor, evaluated, formFor, openPosting, usualAnswer } from "./applying.ts";

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: "let in", message: "" }),
    ({ code, message }) => ({ code, message }),
  );

it("an answer that is sent again changes nothing; another one to an answered question, and one ahead of its turn, are refused in words", async () => {
  const noor = await applyFor(await openPosting(await as("ann")));
  const begun = await noor.start();
  const [once, again] = [await noor.answer(begun), await noor.answer(begun)];
  expect([once.answered.length, again.answered.length, again.question?.index]).toEqual([1, 1, 1]);
  expect(await refusalOf(noor.answer(begun, "From the second tab"))).toEqual({
    code: "conflict",
    message:
      "This question was answered in another window. Your text was not saved; load the page again to go on.",
  });
  expect(await refusalOf(noor.answer({ ...begun, question: { index: 3, text: "" } }))).toEqual({
    code: "conflict",
    message: "Another question waits for its answer. Load the page again.",
  });
  const tabs = await Promise.all(["One", "Two", "Three"].map((text) => refusalOf(noor.answer(again, text))));
  expect(tabs.map(({ code }) => code).toSorted()).toEqual(["conflict", "conflict", "let in"]);
  expect((await noor.read()).answered).toHaveLength(2);
  const [started, twice] = await Promise.all([noor.start(), noor.start()]);
  expect([started.ends_at, twice.ends_at]).toEqual([begun.ends_at, begun.ends_at]);
});

it("an answer after the end is not taken, and a request for a person ends the interview with what was given", async () => {
  const owner = await as("ann");
  const noor = await applyFor(await openPosting(owner));
  const begun = await noor.start();
  expect(await refusalOf(noor.answer({ ...begun, id: "conv_00000000000000000000000000" }))).toMatchObject({
    code: "not_found",
  });
  const next = await noor.answer(begun);
  expect(await noor.askPerson()).toMatchObject({ finished: { reason: "person" }, answered: { length: 1 } });
  expect(await noor.answer(next, "Too late")).toMatchObject({
    finished: { reason: "person" },
    answered: { length: 1 },
  });
  const candidate = await evaluated(owner, noor.id);
  expect(candidate).toMatchObject({ status: "reviewed", interview: { reason: "person" } });
  expect(candidate.person_requested_at).toBeTruthy();
  const unstarted = await applyFor(await openPosting(owner));
  expect(await refusalOf(unstarted.answer({ id: "conv_x" }))).toMatchObject({ code: "not_found" });
});

it("one address applies once for a posting, in whatever case and session, also at the same moment, unless the posting allows several", async () => {
  const owner = await as("ann");
  const job = await openPosting(owner);
  const apply = nobody().interviews.apply;
  const form = formFor(job, { applicant_email: "Noor.Haddad@Mail.Example" });
  const [one, other] = await Promise.all([apply(form), apply(form)]);
  expect(one.application.id).toBe(other.application.id);
  const strangers = await Promise.all(
    ["noor.haddad@mail.example", "NOOR.HADDAD@MAIL.EXAMPLE", " noor.haddad@mail.example "].map(
      (applicant_email) => refusalOf(apply(formFor(job, { applicant_email }))),
    ),
  );
  expect(strangers.map(({ code }) => code)).toEqual(["conflict", "conflict", "conflict"]);
  expect(strangers[0]?.message).toContain("An application with this email address was already received.");
  const crowd = formFor(job, { applicant_email: "crowd@mail.example" });
  const raced = await Promise.all(
    [1, 2, 3, 4].map((session) => refusalOf(apply({ ...crowd, sessionId: `1764201600000-${session}` }))),
  );
  expect(raced.map(({ code }) => code).toSorted()).toEqual(["conflict", "conflict", "conflict", "let in"]);
  expect(await owner.jobs.get({ id: job.id })).toMatchObject({ application_count: 2 });
  expect((await owner.candidates.list({ jobId: job.id })).items.map(({ number }) => number)).toEqual([2, 1]);

  const open = await openPosting(owner, { allows_several: true });
  const twice = [1, 2].map((session) =>
    apply(formFor(open, { applicant_email: "noor@mail.example", sessionId: `1764201600000-${session}` })),
  );
  const [first, second] = await Promise.all(twice);
  expect(first?.application.id).not.toBe(second?.application.id);
});

it("nobody takes an interview over, writes, asks or rates in it: each way is refused in words, and monitoring offers none", async () => {
  const owner = await as("ann");
  const job = await openPosting(owner);
  const noor = await applyFor(job);
  const { id = "" } = await noor.start();
  const { items: said } = await owner.conversations.messages({ id });
  const [first] = said;
  const calls = [
    owner.monitoring.claim({ id }),
    owner.monitoring.takeOver({ id }),
    owner.monitoring.askForClaim({ id }),
    owner.monitoring.typing({ id }),
    owner.monitoring.send({ id, content: "Hello", idempotencyKey: "a-key-of-one" }),
    owner.monitoring.send({ id, content: "A note", idempotencyKey: "a-key-of-two", isNote: true }),
    owner.chat.ask({ ragSystemId: job.rag_system_id, conversationId: id, query: "What did Noor say?" }),
    owner.chat.suggest({ conversationId: id }),
    owner.conversations.feedback({ id, messageId: first?.id ?? "", rating: "down" }),
  ];
  const refused = {
    code: "conflict",
    message:
      "This is a job interview. It asks every applicant the same, so nobody else takes part. Open it under Candidates.",
  };
  expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => refused));
  expect((await owner.conversations.messages({ id })).items).toEqual(said);
  for (const view of ["recent", "public", "interventions", "all"] as const) {
    const { items } = await owner.monitoring.list({ view, range: "all" });
    expect(items.map((one) => one.id)).not.toContain(id);
  }
});

it("History has interviews with their channel and transcript; chats' questions, answers, visitors, ratings and leads are not counted in them", async () => {
  const owner = await as("figures");
  const job = await openPosting(owner);
  const noor = await applyFor(job);
  const state = await noor.finish();
  await evaluated(owner, noor.id);
  const [entry] = await until(async () => {
    const { items } = await owner.history.list({ channel: "interview", period: "all" });
    return items.length === 1 ? items : undefined;
  });
  expect(entry).toMatchObject({ id: state.id, channel: "interview", title: "Interview: Bicycle mechanic" });
  for (const channel of ["widget", "page", "api", "test"] as const)
    expect((await owner.history.list({ channel, period: "all" })).items).toEqual([]);
  const { items: said } = await owner.conversations.messages({ id: state.id ?? "", limit: 100 });
  expect(said.map(({ content }) => content).filter((text) => text === usualAnswer)).toHaveLength(1);
  // greeting, questions, answers, and the last words
  expect(said).toHaveLength(2 * state.questions + 2);

  const all = await owner.analytics.overview({ days: "30" });
  const messages = said.length;
  expect(all.sources).toMatchObject([{ source: "interview", conversations: 1, messages }]);
  const none = { questions: 0, visitors: 0, answered: 0, refused: 0, liked: 0, disliked: 0, unresolved: 0 };
  expect(all.figures).toMatchObject({ conversations: 1, messages, ...none });
  const visitors = await owner.analytics.overview({ days: "30", source: "visitors" });
  expect(visitors.figures).toMatchObject({ conversations: 0, messages: 0, ...none });
  expect((await owner.analytics.queries({ days: "30" })).items).toEqual([]);
  expect((await owner.analytics.questions({ days: "30" })).top).toEqual([]);
  expect((await owner.leads.list({})).items).toEqual([]);
  expect((await owner.gaps.list({})).items).toEqual([]);
});

it("the activity log names a candidate by number alone, and the audit names nobody", async () => {
  const owner = await as("log");
  const job = await openPosting(owner, { title: "=HYPERLINK(1)<b>" });
  const name = "=cmd|' /C calc'!A0";
  const noor = await applyFor(job, { applicant_name: name });
  await noor.finish();
  const { evaluation_score } = await evaluated(owner, noor.id);
  await owner.candidates.setStatus({ id: noor.id, status: "shortlisted" });
  await owner.jobs.setActive({ id: job.id, is_active: false });
  const { items } = await owner.candidates.audit({});
  expect(items).toMatchObject([
    {
      application_id: noor.id,
      job_title: "=HYPERLINK(1)<b>",
      rubric_version: 1,
      score: evaluation_score,
      evaluated_by: "builtin",
      status: "shortlisted",
      decided_at: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  expect(items[0]?.marks.length).toBeGreaterThan(1);
  for (const { criterion } of items[0]?.marks ?? []) expect(criterion).not.toBe("");
  expect(JSON.stringify(items)).not.toContain("mail.example");
  await owner.candidates.remove({ id: noor.id });
  await owner.jobs.remove({ id: job.id });
  const log = (await owner.account.activity({})).items.filter(({ subject }) =>
    ["job", "candidate"].includes(subject?.kind ?? ""),
  );
  expect(log.map(({ action, subject }) => [action, subject?.kind, subject?.name])).toEqual([
    ["deleted", "job", "=HYPERLINK(1)<b>"],
    ["deleted", "candidate", "No. 1"],
    ["deactivated", "job", "=HYPERLINK(1)<b>"],
    ["changed", "candidate", "No. 1"],
    ["created", "job", "=HYPERLINK(1)<b>"],
  ]);
  expect(JSON.stringify(log)).not.toContain("cmd|");
});
