import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { payloadData } from "#shared/webhooks/payloads.ts";
import type { WebhookEvent } from "#shared/webhooks/rules.ts";
import { keptIn } from "../faults/kept-in.ts";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct, unlimitedIn } from "../product.ts";
import { until } from "../until.ts";
import { type Actor, as, nobody, password } from "../users.ts";
import { arrived, receiver, signed, withReceivers } from "../webhooks/receiver.ts";
import { applyFor, evaluated, formFor, openPosting, usualAnswer } from "./applying.ts";

const shop = receiver("api.example");
let product: Product;
let owner: Actor;

beforeAll(async () => {
  const limits = unlimitedIn(["session", "address", "chatbot", "lookups", "changes", "heavy", "reads"]);
  product = await startProduct({
    env: { ...withReceivers(), VISITOR_LIMITS: `${limits},starts=8` },
    isUnscheduled: true,
  });
  owner = await as("ann", product.url);
});
afterAll(() => product.stop());

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const apply = (...[job, changes]: Parameters<typeof applyFor>) => applyFor(job, changes, product.url);
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: "let in", message: "" }),
    ({ code, message }) => ({ code, message }),
  );
const gone = { code: "not_found", message: "This application was erased, or its time is over." };
/** Resolves once the owner does not find an application any more. */
const forgotten = (id: string) =>
  until(async () =>
    (await refusalOf(owner.candidates.get({ id }))).code === "not_found" ? true : undefined,
  );

it("an interview closes after five minutes by the server's clock, without anybody's doing, and is evaluated with what was given", async () => {
  const noor = await apply(await openPosting(owner));
  const begun = await noor.start();
  await noor.answer(begun);
  await product.runSchedule("outboxSweep", later(5 * minute - 20_000));
  expect((await noor.read()).finished).toBeUndefined();
  await product.runSchedule("outboxSweep", later(5 * minute + 1000));
  const candidate = await evaluated(owner, noor.id);
  expect(candidate).toMatchObject({ status: "reviewed", interview: { reason: "time" } });
  expect(candidate.responses.map(({ response_text }) => response_text)).toEqual([usualAnswer]);
  expect(await noor.read()).toMatchObject({ finished: { reason: "time" }, answered: { length: 1 } });
  expect(await noor.answer({ ...begun, question: { index: 1, text: "" } }, "Too late")).toMatchObject({
    finished: { reason: "time" },
    answered: { length: 1 },
  });
});

it("webhooks are told of an application and of its end once each, signed, in the documented shapes, and of nothing said", async () => {
  const { id, secret } = await owner.webhooks.create({
    url: shop.url(),
    events: ["application.created", "application.completed", "message.created", "conversation.started"],
  });
  const job = await openPosting(owner);
  const noor = await apply(job, { applicant_phone: "+49 30 123456" });
  await noor.finish();
  await evaluated(owner, noor.id);
  await owner.candidates.evaluate({ id: noor.id });
  const repeated = await until(async () => {
    const { evaluations } = await owner.candidates.get({ id: noor.id });
    return evaluations.length === 2 ? evaluations : undefined;
  });
  await apply(job, { wants: "person", applicant_name: "=cmd|' /C calc'!A0<b>" });
  const received = await arrived(shop, 3);
  for (const one of received) {
    const { shape } = payloadData[one.payload.type as WebhookEvent];
    z.strictObject(shape).parse(one.payload.data);
    expect(one.headers["webhook-signature"]).toBe(signed(one, secret));
  }
  const about = { application_id: noor.id, job: { id: job.id, title: "Bicycle mechanic" } };
  const [first] = shop.of("application.created").filter(({ payload }) => !payload.data.wants_person);
  expect(first?.payload.data).toMatchObject({
    ...about,
    email: noor.form.applicant_email,
    phone: "+49 30 123456",
  });
  expect(shop.of("application.completed").map(({ payload }) => payload.data)).toMatchObject([
    { ...about, reason: "answered", score: repeated[1]?.score, coverage: repeated[1]?.coverage },
  ]);
  expect(
    shop
      .of("application.created")
      .map(({ payload }) => payload.data.wants_person)
      .toSorted(),
  ).toEqual([false, true]);
  expect(received.map(({ body }) => body).join()).not.toContain("hydraulic");

  const { items } = await until(async () => {
    const log = await owner.webhooks.deliveries({ id });
    return log.items.every(({ state }) => state === "delivered") ? log : undefined;
  });
  expect(items).toHaveLength(3);
  await noor.erase();
  const told = await Promise.all(items.map((one) => owner.webhooks.delivery({ id, deliveryId: one.id })));
  expect(told.filter((one) => JSON.stringify(one).includes(noor.form.applicant_email))).toEqual([]);
  await owner.webhooks.remove({ id });
});

it("an applicant who erases the own application leaves nothing to read, and the private link says so", async () => {
  const job = await openPosting(owner);
  const [noor, stays] = [await apply(job), await apply(job)];
  const { id: conversation = "" } = await noor.finish("Nobody else says quincunx.");
  await evaluated(owner, noor.id);
  const found = async () => (await owner.history.list({ text: "quincunx", period: "all" })).items;
  await until(async () => ((await found()).length === 1 ? true : undefined));
  await noor.erase();
  const calls = [
    noor.read(),
    noor.askPerson(),
    noor.erase(),
    noor.start(),
    noor.answer({ id: conversation }),
  ];
  expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => gone));
  expect((await refusalOf(owner.candidates.get({ id: noor.id }))).code).toBe("not_found");
  expect((await refusalOf(owner.conversations.messages({ id: conversation }))).code).toBe("not_found");
  await until(async () => ((await found()).length === 0 ? true : undefined));
  expect((await owner.candidates.list({ jobId: job.id })).items.map(({ id }) => id)).toEqual([stays.id]);
  expect(await owner.jobs.get({ id: job.id })).toMatchObject({
    application_count: 1,
    rubric: { version: 1 },
  });
  // the address is free again
  expect((await apply(job, { applicant_email: noor.form.applicant_email })).id).not.toBe(noor.id);
});

it("an application is erased when the days of its posting are over, and the days of the chatbot's conversations end none before", async () => {
  const job = await openPosting(owner, { kept_days: 60 });
  const usual = await owner.jobs.create({ ...job, kept_days: 180 });
  await owner.retention.save({ id: job.rag_system_id, keep_days: 30, keeps_page: false });
  const [noor, bo] = [await apply(job), await apply(usual)];
  const { id: conversation = "" } = await noor.finish();
  await bo.finish();
  await Promise.all([evaluated(owner, noor.id), evaluated(owner, bo.id)]);
  await product.runSchedule("retentionSweep", later(45 * day));
  await product.runSchedule("outboxSweep", later(60 * day - minute));
  expect((await owner.conversations.messages({ id: conversation })).items.length).toBeGreaterThan(2);
  expect((await noor.read()).kept_until.slice(0, 10)).toBe(
    later(60 * day)
      .toISOString()
      .slice(0, 10),
  );
  await product.runSchedule("outboxSweep", later(60 * day + minute));
  await forgotten(noor.id);
  expect(await refusalOf(noor.read())).toEqual(gone);
  expect((await refusalOf(owner.conversations.messages({ id: conversation }))).code).toBe("not_found");
  expect((await bo.read()).finished?.reason).toBe("answered");
  await product.runSchedule("outboxSweep", later(180 * day + minute));
  await forgotten(bo.id);
});

it("a deleted chatbot leaves postings, applications and answers; an interview that runs ends as it began, and none begins", async () => {
  const job = await openPosting(owner);
  const [noor, bo] = [await apply(job), await apply(job)];
  let state = await noor.start();
  state = await noor.answer(state);
  await owner.chatbots.remove({ id: job.rag_system_id });
  while (state.question) state = await noor.answer(state, `Nothing about ${state.question.index}.`);
  expect(state).toMatchObject({ finished: { reason: "answered" }, answered: { length: state.questions } });
  const candidate = await evaluated(owner, noor.id);
  expect(candidate.evaluations).toMatchObject([{ by: { kind: "builtin" } }]);
  expect(await owner.jobs.get({ id: job.id })).toMatchObject({ rag_system_name: null, can_interview: false });
  expect(await refusalOf(bo.start())).toEqual({
    code: "unavailable",
    message: "Nobody can be interviewed for this position right now. Ask to speak with a person.",
  });
  expect((await bo.askPerson()).person_requested_at).toBeTruthy();
});

it("a deactivated posting lets interviews end that have begun, and takes no application", async () => {
  const job = await openPosting(owner);
  const noor = await apply(job);
  const begun = await noor.start();
  await owner.jobs.setActive({ id: job.id, is_active: false });
  const closed = { code: "not_found", message: "This job posting is not available." };
  expect(await refusalOf(nobody(product.url).interviews.apply(formFor(job)))).toEqual(closed);
  let state = await noor.answer(begun);
  while (state.question) state = await noor.answer(state);
  expect(state.finished?.reason).toBe("answered");
  await evaluated(owner, noor.id);
});

it("a deleted posting erases its applications with their interviews", async () => {
  const job = await openPosting(owner);
  const noor = await apply(job);
  const { id: conversation = "" } = await noor.finish();
  await until(async () => ((await owner.jobs.remove({ id: job.id })).isDone ? true : undefined));
  expect(await refusalOf(noor.read())).toEqual(gone);
  expect((await refusalOf(owner.candidates.get({ id: noor.id }))).code).toBe("not_found");
  expect((await refusalOf(owner.conversations.messages({ id: conversation }))).code).toBe("not_found");
  expect((await owner.candidates.jobs({})).items.map(({ id }) => id)).not.toContain(job.id);
});

it("one network applies for a posting only so often in a minute, which hinders no other posting", async () => {
  const [job, other] = [await openPosting(owner), await openPosting(owner)];
  const refused = await until(async () => {
    const { code, message } = await refusalOf(nobody(product.url).interviews.apply(formFor(job)));
    return code === "let in" ? undefined : { code, message };
  });
  expect(refused).toMatchObject({
    code: "rate_limited",
    message: expect.stringContaining("Many applications came from your network in a short time."),
  });
  await apply(other);
});

it("a deleted account leaves nothing of postings and interviews, and erased applications left nothing either", async () => {
  const bob = await as("bob", product.url);
  const job = await openPosting(bob);
  const [noor, bo, running] = [await apply(job), await apply(job), await apply(job)];
  await noor.finish("Only bob's applicant says quagmire.");
  await running.start();
  await evaluated(bob, noor.id);
  await bob.candidates.saveNotes({ id: noor.id, notes: "quagmire", notes_saved_at: null });
  await bob.candidates.setStatus({ id: noor.id, status: "shortlisted" });
  await bob.account.remove({ confirmation: "DELETE", password });
  await until(async () => {
    await product.runSchedule("accountDeletion");
    return (await mailsTo(bob.email, product.url)).find(({ subject }) => subject.includes("is deleted"));
  });
  expect(await refusalOf(noor.read())).toEqual(gone);
  const ids = [job.id, job.public_slug, noor.id, bo.id, running.id, "quagmire", "quincunx"];
  const conversations = [noor, bo, running].map(({ id }) => id.replace("app_", "conv_"));
  await product.runSchedule("outboxSweep");
  await product.stop();
  const { items, keys, queued } = await keptIn(product.folder);
  const stored = items
    .filter(({ pk }) => !/^(LIMIT#|DELETION$)/.test(`${pk}`))
    .map((item) => JSON.stringify(item));
  const places = [...stored, ...keys, queued];
  expect([...ids, ...conversations].filter((id) => places.some((place) => place.includes(id)))).toEqual([]);
  expect(stored.filter((item) => item.includes(noor.form.applicant_email))).toEqual([]);
});
