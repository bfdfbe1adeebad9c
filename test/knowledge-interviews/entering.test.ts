import { expect, inject, it } from "vitest";
import { noticeVersion } from "#shared/knowledge/rules.ts";
import { as, nobody } from "../users.ts";
import { openPage } from "./open-page.ts";
import { introduced, questions } from "./study.ts";

const text = "Call Ada Novak in May.";

it("[PUBKINT-011][PUBKINT-012][PUBKINT-010] the right code opens the interview, with spaces around it too", async () => {
  const { enter, code, made, rag_system_id, templateId } = await openPage();
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
  const { enter, made } = await openPage({ with_access_code: false });
  expect(await enter("whatever")).toMatchObject({ id: made.id, access_code: null });
});

it("[PUBKINT-006] nobody answers who is not signed in", async () => {
  const { knowledgeSlug, first, code } = await openPage();
  const { knowledgeInterviews: routes } = nobody();
  const refused = { code: "unauthenticated" };
  await expect(routes.enter({ knowledgeSlug, access_code: code })).rejects.toMatchObject(refused);
  await expect(routes.open({ knowledgeSlug })).rejects.toMatchObject(refused);
  const answer = { knowledgeSlug, questionId: first, response_text: text, version: 0 };
  await expect(routes.saveOwn(answer)).rejects.toMatchObject(refused);
});

it("[DATA-030] who entered the code gets the prescribed fields of template and interview", async () => {
  const [ann, mara] = await Promise.all([as("ann"), as("mara")]);
  const template = await ann.knowledgeTemplates.create({
    name: "Payroll",
    description: "Who pays.",
    domain: "hr",
  });
  const made = await ann.knowledgeInterviews.create({
    templateId: template.id,
    interviewee_name: "Mara Ilić",
    rag_system_id: template.rag_system_id ?? "",
  });
  const knowledgeSlug = made.public_slug ?? "";
  const { host, ...page } = await mara.knowledgeInterviews.enter({
    knowledgeSlug,
    access_code: made.access_code ?? "",
  });
  expect(page).toEqual({
    id: made.id,
    access_code: made.access_code,
    interviewee_name: "Mara Ilić",
    template_id: template.id,
    rag_system_id: template.rag_system_id,
    status: "published",
    public_slug: knowledgeSlug,
    is_public: true,
    template: {
      name: "Payroll",
      description: "Who pays.",
      domain: "hr",
      created_at: template.created_at,
      rag_system_id: template.rag_system_id,
    },
    rag_system_name: "Payroll Knowledge Base",
    has_details: false,
  });
  expect(host).not.toBe("");
});

it("[SEC-011] no reply has a question, an answer, a text of the template or the code before the code was checked", async () => {
  const { ann, mara, made, knowledgeSlug, first, templateId, code, enter, welcome } = await openPage();
  const description = "How stuck deliveries are freed.";
  await ann.knowledgeTemplates.update({ templateId, name: "Field Work", description, is_public: false });
  const answer = { questionId: first, response_text: text, version: 0 };
  await ann.knowledgeInterviews.save({ interviewId: made.id, ...answer });
  const page = `/api/knowledge/pages/${knowledgeSlug}`;
  const sent = (method: string, path: string, body?: object) =>
    mara.fetch(`${page}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const details = { name: "Mara", email: "mara@mail.example", notice_version: noticeVersion };
  const file = { filename: "a.txt", content_type: "text/plain", file_size: 5 };
  const refused = await Promise.all([
    sent("GET", "/interview"),
    sent("POST", "/welcome", details),
    sent("PUT", `/responses/${first}`, { response_text: "x", version: 1 }),
    sent("PUT", `/responses/${first}`, { response_text: text, version: 0, is_last: true }),
    sent("PUT", `/responses/${first}/draft`, { draft_text: "x", version: 1 }),
    sent("POST", `/responses/${first}/files`, file),
    sent("POST", "/responses/kqst_none/files", file),
    sent("DELETE", "/responses"),
    sent("POST", "/entry", { access_code: "WRONGONE" }),
    sent("POST", "/entry", {}),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(403));
  const shown = [await sent("GET", ""), await fetch(new URL(page, inject("url")))];
  expect(shown.map(({ status }) => status)).toEqual([200, 200]);
  const told = (await Promise.all([...refused, ...shown].map((reply) => reply.text()))).join("\n");
  const asked = questions.map(({ question_text }) => question_text);
  const secrets = [code, text, "Escalations", description, "Field Work", "Mara Ilić", ...asked];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  expect((await ann.knowledgeInterviews.get({ interviewId: made.id })).status).toBe("published");
  await enter(code);
  await expect(mara.knowledgeInterviews.open({ knowledgeSlug })).rejects.toThrow("Tell who you are first.");
  const opening = JSON.stringify(await welcome());
  expect(secrets.filter((secret) => !opening.includes(secret))).toEqual([]);
});

it("a new code ends what the former one opened", async () => {
  const { ann, mara, made, knowledgeSlug } = await openPage();
  await introduced(mara, made);
  await ann.knowledgeInterviews.setCode({ interviewId: made.id, access_code: "K7QX2M" });
  const { knowledgeInterviews: routes } = mara;
  await expect(routes.open({ knowledgeSlug })).rejects.toThrow("Enter the access code first.");
  await expect(routes.enter({ knowledgeSlug, access_code: "" })).rejects.toThrow("Invalid access code");
  expect((await routes.enter({ knowledgeSlug, access_code: "K7QX2M" })).access_code).toBe("K7QX2M");
});

it("of a hundred wrong codes at once five are compared, and then the right one has to wait", async () => {
  const { enter, code } = await openPage();
  const tried = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => enter(`WRONG${100 + at}`)));
  const codes = tried.map((one) => (one.status === "rejected" ? one.reason.code : "granted"));
  expect(codes.filter((one) => one === "forbidden").length).toBeLessThanOrEqual(5);
  expect(codes.filter((one) => one === "rate_limited").length).toBeGreaterThanOrEqual(95);
  await expect(enter(code)).rejects.toThrow(/5 wrong access codes\. Please try again in \d+ (minute|second)/);
  const other = await as("zoe");
  expect((await enter(code, other)).access_code).toBe(code);
});

it("right codes do not count", async () => {
  const { enter, code } = await openPage();
  for (let times = 0; times < 8; times++) await enter(code);
  await expect(enter("WRONGONE")).rejects.toMatchObject({ code: "forbidden" });
});
