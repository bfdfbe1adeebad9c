import { expect, inject, it } from "vitest";
import { candidates } from "#shared/candidates/routes.ts";
import { toRequest } from "#shared/client.ts";
import type { Route } from "#shared/contract/route.ts";
import { jobs } from "#shared/jobs/routes.ts";
import { monitoring } from "#shared/monitoring/routes.ts";
import { join } from "../team/colleague.ts";
import { missing } from "../things/make.ts";
import { validInput } from "../things/valid-input.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";
import { applyFor, evaluated, openPosting } from "./applying.ts";

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "let in",
    ({ code }) => code,
  );

/** With another letter in the middle: the last ones may stand for bits that nobody reads. */
const withOtherLetter = (token: string): string => {
  const middle = Math.floor(token.length / 2);
  return token.slice(0, middle) + (token[middle] === "A" ? "B" : "A") + token.slice(middle + 1);
};

/** Two applicants of one posting who have answered everything; made once for the file. */
const make = async () => {
  const owner = await as("ann");
  const job = await openPosting(owner);
  const [noor, bo] = [await applyFor(job), await applyFor(job, { applicant_name: "Bo Lind" })];
  const [ofNoor, ofBo] = [await noor.finish(), await bo.finish("Bo tells of trams and of nothing else.")];
  await Promise.all([evaluated(owner, noor.id), evaluated(owner, bo.id)]);
  return { owner, job, noor, bo, ofNoor, ofBo };
};
let made: ReturnType<typeof make> | undefined;
const scene = () => (made ??= make());

it("[SEC-012] an applicant's token opens nothing of another applicant, in any function", async () => {
  const { job, noor, bo, ofBo } = await scene();
  const { interviews } = nobody();
  const named = { jobId: job.id, applicationId: bo.id };
  const start = {
    ...named,
    applicantName: "Bo Lind",
    applicantEmail: bo.form.applicant_email,
    sessionId: "s",
  };
  const answer = { ...named, questionIndex: 0, response: "Mine", conversationId: ofBo.id ?? "" };
  for (const token of [noor.token, withOtherLetter(bo.token), bo.id, ofBo.id ?? "", "nonsense"]) {
    const codes = await Promise.all([
      codeOf(interviews.start({ ...start, token })),
      codeOf(interviews.answer({ ...answer, token })),
      codeOf(interviews.answer({ ...answer, applicationId: noor.id, token })),
    ]);
    expect([token, codes.filter((code) => !["not_found", "invalid"].includes(code))]).toEqual([token, []]);
  }
  for (const token of [bo.id, ofBo.id ?? "", `${bo.token}x`]) {
    const codes = await Promise.all([
      codeOf(interviews.read({ token })),
      codeOf(interviews.askPerson({ token })),
      codeOf(interviews.erase({ token })),
    ]);
    expect(codes).toEqual(["invalid", "invalid", "invalid"]);
  }
  expect(JSON.stringify(await noor.read())).not.toContain("Bo");
  expect((await bo.read()).answered.map(({ answer: given }) => given)).not.toContain("Mine");
});

it("[SEC-012] an applicant reads neither score nor evaluation, notes, status nor session of the own application", async () => {
  const { owner, noor } = await scene();
  await owner.candidates.setStatus({ id: noor.id, status: "rejected" });
  const state = await noor.read();
  expect(Object.keys(state.application).sort()).toEqual([
    "applicant_email",
    "applicant_name",
    "applicant_phone",
    "created_at",
    "id",
    "job_id",
    "status",
  ]);
  expect(state.application.status).toBe("reviewed");
  // the last answer once more, whose reply is streamed without a contract
  const streamed = await fetch(`${inject("url")}/functions/v1/process-interview-response`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...noor.named,
      token: noor.token,
      conversationId: state.id,
      questionIndex: state.answered.length - 1,
      response: state.answered.at(-1)?.answer,
      stream: true,
    }),
  });
  const frames = await streamed.text();
  expect(frames).toContain("Noor Haddad");
  for (const reply of [JSON.stringify(state), frames])
    for (const inner of ["evaluation", "rejected", "notes", "score", "user_id", "session", "decisions"])
      expect(reply).not.toContain(inner);
});

it("[SEC-012] a form that somebody sends again with another's address and session opens nothing of what was answered", async () => {
  const { noor } = await scene();
  const again = await codeOf(nobody().interviews.apply(noor.form));
  expect(again).toBe("conflict");
});

const ofOwner = [jobs, candidates, monitoring]
  .flatMap((area) => Object.values<Route>(area))
  .filter(({ isFile }) => !isFile);

it("[SEC-012] an applicant's token gets in at no route of postings, candidates and monitoring", async () => {
  expect(ofOwner.length).toBeGreaterThanOrEqual(33);
  const { noor, job } = await scene();
  const things = { ...missing, job: job.id, application: noor.id };
  for (const route of ofOwner) {
    const request = toRequest(route, validInput(route, things), inject("url"));
    request.headers.set("authorization", `Bearer ${noor.token}`);
    expect([route.method, route.path, (await fetch(request)).status]).toEqual([
      route.method,
      route.path,
      401,
    ]);
  }
});

it("[SEC-012] an interview is no conversation of visitors: chat, news, ratings, leads and attachments of its id or session find nothing", async () => {
  const { owner, job, noor, ofNoor } = await scene();
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: job.rag_system_id });
  const session = await nobody().visitors.session({ widgetId: widget.id });
  const visitor = bearing(session.token);
  const about = { widgetId: widget.id };
  for (const sessionId of [noor.form.sessionId, (ofNoor.id ?? "").replace("conv_", "ses_")]) {
    const asked = visitor.chat.askWidget({ ...about, sessionId, message: "What did Noor say?" });
    expect(["unauthenticated", "not_found", "forbidden"]).toContain(await codeOf(asked));
  }
  const { items = [] } = await owner.conversations.messages({ id: ofNoor.id ?? "" });
  const rated = visitor.conversations.visitorFeedback({
    ...about,
    messageId: items[0]?.id ?? "",
    rating: "down",
  });
  expect(await codeOf(rated)).toBe("not_found");
  const news = await visitor.conversations.visitorNews({ ...about, afterSeq: 0 });
  expect(JSON.stringify(news)).not.toContain("Old Town Cycles");
  expect(await codeOf(nobody().conversations.resume({ token: noor.token }))).toBe("invalid");
});

it("[SEC-012] an API key goes on with no interview: neither its words nor its place are in what comes", async () => {
  const { owner, job, ofNoor } = await scene();
  await uploadText(owner, job.rag_system_id, "hours.txt", "The workshop opens at nine.");
  const { api_key } = await owner.apiKeys.create({ name: "Shop", rag_system_id: job.rag_system_id });
  const asked = { query: "When does the workshop open?", conversation_id: ofNoor.id ?? "" };
  const reply = await bearing(api_key).publicApi.ask(asked);
  expect(JSON.stringify(reply)).not.toContain("hydraulic");
  const { conversation } = await owner.conversations.messages({ id: ofNoor.id ?? "" });
  expect([reply.conversation_id === ofNoor.id, conversation.question_count]).toEqual([false, 0]);
});

it("an interview is read by those who read candidates, and by no member who only answers", async () => {
  const { owner, noor, ofNoor } = await scene();
  const answering = await join(owner, "answering", "answers");
  const editing = await join(owner, "editing", "edits");
  const id = ofNoor.id ?? "";
  const calls = (member: Actor) => [
    member.conversations.messages({ id }),
    member.monitoring.figures({ id }),
    member.history.hits({ id, text: "brakes" }),
    member.candidates.get({ id: noor.id }),
  ];
  expect(await Promise.all(calls(answering).map(codeOf))).toEqual(Array(4).fill("forbidden"));
  expect(await Promise.all(calls(editing).map(codeOf))).toEqual(Array(4).fill("let in"));
  const listed = async (member: Actor, filter: object) =>
    (await member.history.list({ period: "all", ...filter })).items.map((one) => one.id);
  await until(async () =>
    (await listed(editing, { channel: "interview" })).includes(id) ? true : undefined,
  );
  for (const filter of [{}, { channel: "interview" }, { text: "hydraulic" }] as const) {
    expect(await listed(editing, filter)).toContain(id);
    expect(await listed(answering, filter)).not.toContain(id);
  }
  expect(await answering.history.count({ channel: "interview" })).toMatchObject({ conversations: 0 });
});
