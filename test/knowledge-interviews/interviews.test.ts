import { expect, it } from "vitest";
import { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { join } from "../team/colleague.ts";
import { as, nobody } from "../users.ts";
import { openStudy } from "./study.ts";

const codes = /^[A-Z0-9]{8}$/;

it("[KINT-008][KINT-007][KINT-019][KINT-024][DATA-027] a created interview is published, with a code of eight capital letters and digits, and names its template and chatbot", async () => {
  const ann = await as("ann");
  const { interview, templateId, rag_system_id } = await openStudy(ann);
  const before = new Date().toISOString();
  const made = await interview({ interviewee_email: "mara@mail.example" });
  const { user_id } = await ann.knowledgeTemplates.get({ templateId });
  expect(made).toEqual({
    id: expect.stringMatching(/^kint_/),
    template_id: templateId,
    user_id,
    rag_system_id,
    interviewee_name: "Mara Ilić",
    interviewee_email: "mara@mail.example",
    access_code: expect.stringMatching(codes),
    status: "published",
    is_public: true,
    public_slug: expect.stringMatching(/^field-work-mara-ilic-/),
    created_at: expect.any(String),
    updated_at: made.created_at,
    completed_at: null,
    template_name: "Field Work",
    rag_system_name: "Desk",
    question_count: 3,
    answered_count: 0,
  });
  expect(made.created_at >= before && made.created_at <= new Date().toISOString()).toBe(true);
  expect((await ann.knowledgeInterviews.list({ templateId })).items).toEqual([made]);
  expect(await ann.knowledgeInterviews.get({ interviewId: made.id })).toMatchObject(made);
});

it("[KINT-006][KINT-007] an interview needs neither address nor code", async () => {
  const { interview } = await openStudy(await as("ann"));
  const made = await interview({ interviewee_email: "", with_access_code: false });
  expect(made).toMatchObject({ interviewee_email: null, access_code: null });
});

it("[KINT-017] the link is built from template, person and time, and opens the interview", async () => {
  const ann = await as("ann");
  const { interview } = await openStudy(ann);
  const before = Date.now();
  const [one, other] = await Promise.all([interview(), interview()]);
  for (const { public_slug, access_code } of [one, other]) {
    const [, time = ""] = /^field-work-mara-ilic-([0-9a-z]{8})[a-z]{0,2}$/.exec(public_slug ?? "") ?? [];
    expect(Number.parseInt(time, 36)).toBeGreaterThanOrEqual(before);
    const link = { knowledgeSlug: public_slug ?? "", access_code: access_code ?? "" };
    expect((await ann.knowledgeInterviews.enter(link)).public_slug).toBe(public_slug);
  }
  expect(one.public_slug).not.toBe(other.public_slug);
});

it("[KINT-005][KINT-004] a chatbot of another account, and one that is gone, has to be replaced by one's own", async () => {
  const [ann, bob] = await Promise.all([as("ann"), as("bob")]);
  const { interview, rag_system_id } = await openStudy(ann);
  const foreign = (await openStudy(bob)).rag_system_id;
  await ann.chatbots.remove({ id: rag_system_id });
  for (const id of [foreign, rag_system_id, "bot_00000000000000000000000000"])
    await expect(interview({ rag_system_id: id })).rejects.toMatchObject({
      code: "not_found",
      issues: [{ path: "rag_system_id", message: "Please select a RAG system" }],
    });
  await expect(interview({ rag_system_id: "" })).rejects.toThrow("Please select a RAG system");
});

it("[KINT-018] nobody creates an interview without being signed in", async () => {
  const { templateId, rag_system_id } = await openStudy(await as("ann"));
  const input = { templateId, rag_system_id, interviewee_name: "Mara" };
  await expect(nobody().knowledgeInterviews.create(input)).rejects.toMatchObject({ code: "unauthenticated" });
});

it("[KINT-009][KINT-010] a code is replaced by one of six or eight capital letters and digits, and by nothing else", async () => {
  const ann = await as("ann");
  const { id: interviewId } = await (await openStudy(ann)).interview();
  const set = (access_code: string) => ann.knowledgeInterviews.setCode({ interviewId, access_code });
  expect((await set("K7QX2M")).access_code).toBe("K7QX2M");
  expect((await set("K7QX2M9Z")).access_code).toBe("K7QX2M9Z");
  await expect(set("  ")).rejects.toThrow("Please generate an access code first");
  for (const wrong of ["K7QX2", "K7QX2M9", "k7qx2m", "K7QX2M9ZA", "K7-X2M"])
    await expect(set(wrong)).rejects.toMatchObject({ code: "invalid" });
  expect((await ann.knowledgeInterviews.get({ interviewId })).access_code).toBe("K7QX2M9Z");
});

it("[KINT-020] a status is draft, published or completed, and no other is asked for", async () => {
  const ann = await as("ann");
  const { interview, templateId } = await openStudy(ann);
  const { id: interviewId } = await interview();
  await ann.knowledgeInterviews.complete({ interviewId });
  const { id } = await interview();
  const found = async (status: string) => {
    const { items } = await ann.knowledgeInterviews.list({ templateId, status: status as "all" });
    return items.map((one) => [one.id, one.status]);
  };
  expect(KnowledgeInterview.shape.status.options).toEqual(["draft", "published", "completed"]);
  expect(await found("draft")).toEqual([]);
  expect(await found("published")).toEqual([[id, "published"]]);
  expect(await found("completed")).toEqual([[interviewId, "completed"]]);
  await expect(found("archived")).rejects.toMatchObject({ code: "invalid" });
});

it("the list is filtered by status and words, newest first, page after page", async () => {
  const ann = await as("ann");
  const { interview, templateId } = await openStudy(ann);
  const [zoe, yann, xaver] = [
    await interview({ interviewee_name: "Zoe Åberg" }),
    await interview({ interviewee_name: "Yann" }),
    await interview({ interviewee_name: "Xaver", interviewee_email: "aberg@mail.example" }),
  ];
  await ann.knowledgeInterviews.complete({ interviewId: yann.id });
  const list = async (filter: object) => {
    const { items, cursor } = await ann.knowledgeInterviews.list({ templateId, ...filter });
    return { ids: items.map(({ id }) => id), cursor };
  };
  expect((await list({})).ids).toEqual([xaver.id, yann.id, zoe.id]);
  const first = await list({ limit: 2 });
  expect(first.ids).toEqual([xaver.id, yann.id]);
  expect(await list({ limit: 2, cursor: first.cursor })).toEqual({ ids: [zoe.id], cursor: undefined });
  expect((await list({ status: "completed" })).ids).toEqual([yann.id]);
  expect((await list({ search: "ÅBERG" })).ids).toEqual([zoe.id]);
  expect((await list({ search: "aberg@" })).ids).toEqual([xaver.id]);
  expect((await list({ search: "field wo" })).ids).toHaveLength(3);
  expect((await list({ search: "nobody" })).ids).toEqual([]);
  await ann.knowledgeInterviews.remove({ interviewId: yann.id });
  expect((await list({})).ids).toEqual([xaver.id, zoe.id]);
});

it("[SEC-004] nobody of another account reads, changes or deletes an interview and its answers", async () => {
  const [ann, bob] = await Promise.all([as("ann"), as("bob")]);
  const { interview, first, templateId } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const answer = { interviewId, questionId: first, version: 0 };
  await ann.knowledgeInterviews.save({ ...answer, response_text: "Call Ada." });
  const before = await ann.knowledgeInterviews.get({ interviewId });
  const { knowledgeInterviews: routes } = bob;
  const file = { filename: "a.txt", content_type: "text/plain", file_size: 5 };
  // with a chatbot of his own only the template is another account's
  const { rag_system_id } = await openStudy(bob);
  const tried = await Promise.allSettled([
    routes.get({ interviewId }),
    routes.setCode({ interviewId, access_code: "AAAAAA" }),
    routes.save({ ...answer, response_text: "x", version: 1 }),
    routes.type({ ...answer, draft_text: "x", version: 1 }),
    routes.attach({ ...answer, ...file }),
    routes.complete({ interviewId }),
    routes.process({ interviewId }),
    routes.remove({ interviewId }),
    routes.create({ templateId, interviewee_name: "Mara", rag_system_id }),
    routes.list({ templateId }),
  ]);
  expect(tried.map((one) => (one.status === "rejected" ? one.reason.code : one.value))).toEqual(
    Array(10).fill("not_found"),
  );
  expect((await routes.list({})).items.map(({ id }) => id)).not.toContain(interviewId);
  expect(await ann.knowledgeInterviews.get({ interviewId })).toEqual(before);
  expect((await ann.knowledgeInterviews.list({ templateId })).items).toHaveLength(1);
});

it("a member who lost access with the page open gets nothing more of the owner's screen", async () => {
  const ann = await as("ann");
  const { interview, first } = await openStudy(ann);
  const made = await interview();
  const colleague = await join(ann, "carla", "edits");
  const answer = { interviewId: made.id, questionId: first, response_text: "Call Ada." };
  await colleague.knowledgeInterviews.save({ ...answer, version: 0 });
  await ann.team.removeMember({ memberId: colleague.id });
  const refused = { code: "no_membership" };
  const { knowledgeInterviews: routes } = colleague;
  await expect(routes.save({ ...answer, response_text: "x", version: 1 })).rejects.toMatchObject(refused);
  await expect(routes.get({ interviewId: made.id })).rejects.toMatchObject(refused);
  const { responses } = await ann.knowledgeInterviews.get({ interviewId: made.id });
  expect(responses).toMatchObject([{ response_text: "Call Ada.", person: "Mara Ilić" }]);
});
