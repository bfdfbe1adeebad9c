import { expect, it } from "vitest";
import { noticeVersion } from "#shared/knowledge/rules.ts";
import { as, nobody } from "../users.ts";
import { introduced, openStudy, questions } from "./study.ts";

const opened = async (changes: { with_access_code?: boolean } = {}) => {
  const [ann, mara] = await Promise.all([as("ann"), as("mara")]);
  const study = await openStudy(ann);
  const made = await study.interview(changes);
  const knowledgeSlug = made.public_slug ?? "";
  const enter = (access_code: string, person = mara) =>
    person.knowledgeInterviews.enter({ knowledgeSlug, access_code });
  const welcome = (more: object = {}) =>
    mara.knowledgeInterviews.welcome({
      knowledgeSlug,
      name: "Mara",
      email: "mara@mail.example",
      notice_version: noticeVersion,
      ...more,
    });
  return { ...study, ann, mara, made, knowledgeSlug, code: made.access_code ?? "", enter, welcome };
};

const text = "Call Ada Novak in May.";

it("[PUBKINT-011][PUBKINT-012][PUBKINT-010][DATA-030] the right code opens the interview, with spaces around it too", async () => {
  const { enter, code, made, rag_system_id, templateId } = await opened();
  await expect(enter(code.toLowerCase())).rejects.toMatchObject({
    code: "forbidden",
    message: "Invalid access code.",
  });
  expect(await enter(`  ${code} `)).toMatchObject({
    access_code: code,
    interviewee_name: "Mara Ilić",
    template_id: templateId,
    rag_system_id,
    status: "published",
    public_slug: made.public_slug,
    is_public: true,
    template: {
      name: "Field Work",
      description: null,
      domain: "software-development",
      created_at: expect.any(String),
      rag_system_id: null,
    },
    has_details: false,
  });
  expect((await enter("")).id).toBe(made.id);
});

it("[PUBKINT-011] an interview without a code opens at once", async () => {
  const { enter, made } = await opened({ with_access_code: false });
  expect(await enter("whatever")).toMatchObject({ id: made.id, access_code: null });
});

it("[PUBKINT-006] nobody answers who is not signed in", async () => {
  const { knowledgeSlug, first, code } = await opened();
  const { knowledgeInterviews: routes } = nobody();
  const refused = { code: "unauthenticated" };
  await expect(routes.enter({ knowledgeSlug, access_code: code })).rejects.toMatchObject(refused);
  await expect(routes.open({ knowledgeSlug })).rejects.toMatchObject(refused);
  const answer = { knowledgeSlug, questionId: first, response_text: text, version: 0 };
  await expect(routes.saveOwn(answer)).rejects.toMatchObject(refused);
});

it("[SEC-011] no reply has a question, an answer or the code before the code was checked", async () => {
  const { ann, mara, made, knowledgeSlug, first, code, enter, welcome } = await opened();
  await ann.knowledgeInterviews.save({
    interviewId: made.id,
    questionId: first,
    response_text: text,
    version: 0,
  });
  const { knowledgeInterviews: routes } = mara;
  const file = { filename: "a.txt", content_type: "text/plain", file_size: 5 };
  const own = { knowledgeSlug, questionId: first };
  const tried = await Promise.allSettled([
    routes.open({ knowledgeSlug }),
    welcome(),
    routes.saveOwn({ ...own, response_text: "x", version: 0 }),
    routes.typeOwn({ ...own, draft_text: "x", version: 0 }),
    routes.attachOwn({ ...own, ...file }),
    routes.withdraw({ knowledgeSlug }),
    enter("WRONGONE"),
    nobody().knowledgeTemplates.page({ knowledgeSlug }),
  ]);
  const refused = tried.slice(0, 7);
  expect(refused.map((one) => one.status === "rejected" && one.reason.code)).toEqual(
    Array(7).fill("forbidden"),
  );
  const told = JSON.stringify(tried.map((one) => (one.status === "fulfilled" ? one.value : `${one.reason}`)));
  for (const secret of [code, text, ...questions.map(({ question_text }) => question_text)])
    expect(told).not.toContain(secret);
  await enter(code);
  await expect(routes.open({ knowledgeSlug })).rejects.toThrow("Tell who you are first.");
  expect(JSON.stringify(await welcome())).toContain(text);
});

it("a new code ends what the former one opened", async () => {
  const { ann, mara, made, knowledgeSlug } = await opened();
  await introduced(mara, made);
  await ann.knowledgeInterviews.setCode({ interviewId: made.id, access_code: "K7QX2M" });
  const { knowledgeInterviews: routes } = mara;
  await expect(routes.open({ knowledgeSlug })).rejects.toThrow("Enter the access code first.");
  await expect(routes.enter({ knowledgeSlug, access_code: "" })).rejects.toThrow("Invalid access code");
  expect((await routes.enter({ knowledgeSlug, access_code: "K7QX2M" })).access_code).toBe("K7QX2M");
});

it("of a hundred wrong codes at once five are compared, and then the right one has to wait", async () => {
  const { enter, code } = await opened();
  const tried = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => enter(`WRONG${100 + at}`)));
  const codes = tried.map((one) => (one.status === "rejected" ? one.reason.code : "granted"));
  expect(codes.filter((one) => one === "forbidden").length).toBeLessThanOrEqual(5);
  expect(codes.filter((one) => one === "rate_limited").length).toBeGreaterThanOrEqual(95);
  await expect(enter(code)).rejects.toThrow(/5 wrong access codes\. Please try again in \d+ (minute|second)/);
  const other = await as("zoe");
  expect((await enter(code, other)).access_code).toBe(code);
});

it("right codes do not count", async () => {
  const { enter, code } = await opened();
  for (let times = 0; times < 8; times++) await enter(code);
  await expect(enter("WRONGONE")).rejects.toMatchObject({ code: "forbidden" });
});

it("[PUBKINT-003] a link of no interview, and of a deleted one, is not available", async () => {
  const { ann, made, enter, code, mara } = await opened();
  const none = { knowledgeSlug: "nobody-has-this", access_code: "" };
  await expect(mara.knowledgeInterviews.enter(none)).rejects.toThrow("This interview is not available");
  await ann.knowledgeInterviews.remove({ interviewId: made.id });
  await expect(enter(code)).rejects.toThrow("This interview is not available");
});

it("[PUBKINT-041][PUBKINT-042] the page gets sections and questions in order, and the answers given", async () => {
  const { mara, made, first, second, third } = await opened();
  const { knowledgeSlug, taken } = await introduced(mara, made);
  expect(taken.responses).toEqual([]);
  expect(taken.sections).toMatchObject([{ title: "Escalations", section_order: 1 }]);
  expect(taken.sections[0]?.questions.map(({ id, question_order }) => [id, question_order])).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
  expect(taken.sections[0]?.questions[0]).toMatchObject({ ...questions[0] });
  const answer = { knowledgeSlug, questionId: second, response_text: text, version: 0 };
  await mara.knowledgeInterviews.saveOwn(answer);
  const { responses } = await mara.knowledgeInterviews.open({ knowledgeSlug });
  expect(responses).toMatchObject([{ id: expect.any(String), question_id: second, response_text: text }]);
});

it("[PUBKINT-043][PUBKINT-040] a new answer returns its row, and a later one changes the same row", async () => {
  const { mara, made, first } = await opened();
  const { knowledgeSlug } = await introduced(mara, made);
  const save = (response_text: string, version: number) =>
    mara.knowledgeInterviews.saveOwn({ knowledgeSlug, questionId: first, response_text, version });
  const { response } = await save(text, 0);
  expect(response).toMatchObject({ interview_id: made.id, question_id: first, response_text: text });
  expect((await save("Call Bora.", 1)).response).toMatchObject({
    id: response.id,
    response_text: "Call Bora.",
  });
  expect((await mara.knowledgeInterviews.open({ knowledgeSlug })).responses).toHaveLength(1);
});

it("who agreed to another notice has to read the present one", async () => {
  const { enter, code, welcome } = await opened();
  await enter(code);
  await expect(welcome({ notice_version: "2020-01" })).rejects.toMatchObject({ code: "conflict" });
  await expect(welcome({ email: "mara@mail" })).rejects.toThrow("Please enter a valid email address");
});

it("who takes answers back leaves those of others", async () => {
  const { ann, mara, made, first, second } = await opened();
  const { knowledgeSlug } = await introduced(mara, made);
  await mara.knowledgeInterviews.saveOwn({
    knowledgeSlug,
    questionId: first,
    response_text: text,
    version: 0,
  });
  const own = { interviewId: made.id, questionId: second, response_text: text, version: 0 };
  await ann.knowledgeInterviews.save(own);
  expect(await mara.knowledgeInterviews.withdraw({ knowledgeSlug })).toEqual({ isDone: true });
  const { responses, answered_count } = await ann.knowledgeInterviews.get({ interviewId: made.id });
  expect(responses.map(({ question_id }) => question_id)).toEqual([second]);
  expect(answered_count).toBe(1);
  // name and address went with them, and a repeated call finds nothing left
  const again = { knowledgeSlug, access_code: "" };
  expect((await mara.knowledgeInterviews.enter(again)).has_details).toBe(false);
  expect(await mara.knowledgeInterviews.withdraw({ knowledgeSlug })).toEqual({ isDone: true });
});

it("who is not signed in reads the company that invites, and never an address", async () => {
  const { ann, knowledgeSlug } = await opened();
  const cover = () => nobody().knowledgeTemplates.page({ knowledgeSlug });
  const settings = (await ann.account.settings({})).settings;
  await ann.account.saveSettings({ ...settings, full_name: "", company: "" });
  expect(JSON.stringify(await cover())).not.toContain("@");
  expect(await cover()).toMatchObject({ interview: { host: "Your host" } });
  await ann.account.saveSettings({ ...settings, company: "Old Town Cycles" });
  expect(await cover()).toMatchObject({ interview: { host: "Old Town Cycles" } });
});
