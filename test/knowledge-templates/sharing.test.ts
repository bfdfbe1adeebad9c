import { beforeAll, describe, expect, it } from "vitest";
import { knowledgeTemplates } from "#shared/knowledge/template-routes.ts";
import { join } from "../team/colleague.ts";
import { type Actor, as, nobody } from "../users.ts";
import { templateOf, templateWith } from "./template-of.ts";

let owner: Actor;
let viewer: Actor;
let viewerId: string;

const idOf = async (actor: Actor) =>
  (await actor.chatbots.create({ name: "Desk", use_case: "support" })).user_id;

beforeAll(async () => {
  owner = await as("sharing-owner");
  viewer = await as("sharing-viewer");
  viewerId = await idOf(viewer);
});

const share = async (fields: { user_id?: string } = {}) => {
  const { id: templateId } = await templateOf(owner);
  const access = await owner.knowledgeTemplates.share({ templateId, user_id: viewerId, ...fields });
  return { templateId, access };
};

const absent = { code: "not_found", message: "Template not found." };

/** A request to each route that changes a template, or reads what only those read who may change it. */
const requestsOf = ({ knowledgeTemplates: api }: Actor, of: Place) => {
  const { templateId, sectionId } = of;
  return {
    update: () => api.update({ templateId, name: "Mine", is_public: true }),
    publish: () => api.publish({ templateId }),
    unpublish: () => api.unpublish({ templateId, retires_link: true }),
    addSection: () => api.addSection({ templateId, title: "Mine" }),
    addSections: () => api.addSections({ templateId, sections: [{ title: "Mine" }] }),
    updateSection: () => api.updateSection({ ...of, title: "Mine" }),
    moveSection: () => api.moveSection({ ...of, section_order: 2 }),
    removeSection: () => api.removeSection(of),
    addQuestion: () => api.addQuestion({ ...of, question_text: "Mine?" }),
    addQuestions: () => api.addQuestions({ ...of, questions: [{ question_text: "Mine?" }] }),
    updateQuestion: () => api.updateQuestion({ ...of, question_text: "Mine?", importance: "low" }),
    moveQuestion: () => api.moveQuestion({ ...of, question_order: 2 }),
    removeQuestion: () => api.removeQuestion(of),
    restore: () => api.restore({ templateId, removedId: sectionId }),
    proposeSections: () => api.proposeSections({ templateId }),
    proposeQuestions: () => api.proposeQuestions(of),
    share: () => api.share({ templateId, user_id: viewerId }),
    unshare: () => api.unshare({ templateId, sharedUserId: viewerId }),
    team: () => api.team({ templateId }),
    statistics: () => api.statistics({ templateId }),
    remove: () => api.remove({ templateId }),
  };
};

interface Place {
  templateId: string;
  sectionId: string;
  questionId: string;
}

/** The codes of the replies to them all. */
const codesOf = async (actor: Actor, templateId: string) => {
  const { sections } = await owner.knowledgeTemplates.get({ templateId });
  const { id: sectionId = "", questions = [] } = sections[0] ?? {};
  const requests = requestsOf(actor, { templateId, sectionId, questionId: questions[0]?.id ?? "" });
  const settled = await Promise.allSettled(Object.values(requests).map((request) => request()));
  return new Set(settled.map((one) => (one.status === "rejected" ? one.reason.code : one.status)));
};

it("every route of a template is tried by those who may not change it", () => {
  const open = ["list", "create", "get", "page", "copy"];
  const tried = Object.keys(requestsOf(owner, { templateId: "", sectionId: "", questionId: "" }));
  expect(Object.keys(knowledgeTemplates).toSorted()).toEqual([...tried, ...open].toSorted());
});

describe("sharing a template", () => {
  it("[KTPL-085] [DATA-029] gives a user by id access of the type view, and tells who gave it", async () => {
    const { templateId, access } = await share({ user_id: `  ${viewerId} ` });
    expect(access).toEqual({
      template_id: templateId,
      user_id: viewerId,
      access_type: "view",
      created_by: await idOf(owner),
      created_at: expect.any(String),
    });
    expect((await owner.knowledgeTemplates.team({ templateId })).items).toEqual([access]);
  });

  it("[KTPL-087] refuses a user who has access already", async () => {
    const { templateId } = await share();
    await expect(owner.knowledgeTemplates.share({ templateId, user_id: viewerId })).rejects.toMatchObject({
      code: "conflict",
      message: "This user already has access to the template.",
    });
    const again = await share().then(({ templateId: id }) =>
      Promise.allSettled(
        [1, 2].map(() => owner.knowledgeTemplates.share({ templateId: id, user_id: viewerId })),
      ),
    );
    expect(again.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("refuses nobody, an unknown user, an address, and the owner, who has access anyway", async () => {
    const { id: templateId } = await templateOf(owner);
    for (const [user_id, code] of [
      ["  ", "invalid"],
      ["00000000-0000-0000-0000-000000000000", "invalid"],
      ["x/../y", "invalid"],
      [viewer.email, "invalid"],
      [await idOf(owner), "conflict"],
    ])
      await expect(
        owner.knowledgeTemplates.share({ templateId, user_id: user_id ?? "" }),
        user_id,
      ).rejects.toMatchObject({ code });
  });

  it("[SEC-007] lets the user find and open it, and change nothing", async () => {
    const { templateId } = await share();
    const before = await owner.knowledgeTemplates.get({ templateId });
    const { items } = await viewer.knowledgeTemplates.list({});
    expect(items.find(({ id }) => id === templateId)).toMatchObject({ can_edit: false, name: before.name });
    const seen = await viewer.knowledgeTemplates.get({ templateId });
    expect([seen.can_edit, seen.sections]).toEqual([false, before.sections]);
    expect(await codesOf(viewer, templateId)).toEqual(new Set(["not_found"]));
    const { id: rag_system_id } = await viewer.chatbots.create({ name: "Desk", use_case: "support" });
    const interview = { templateId, interviewee_name: "Mara", rag_system_id };
    await expect(viewer.knowledgeInterviews.create(interview)).rejects.toMatchObject({ code: "not_found" });
    await expect(viewer.knowledgeInterviews.list({ templateId })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await owner.knowledgeTemplates.get({ templateId })).toEqual(before);
  });

  it("[KTPL-091] ends when the access is removed: the user no longer sees the template", async () => {
    const { templateId } = await share();
    const other = await as("sharing-other");
    const otherAccess = await owner.knowledgeTemplates.share({ templateId, user_id: await idOf(other) });
    expect((await viewer.knowledgeTemplates.get({ templateId })).can_edit).toBe(false);
    expect((await viewer.knowledgeTemplates.list({})).items.map(({ id }) => id)).toContain(templateId);
    for (const _ of [1, 2]) await owner.knowledgeTemplates.unshare({ templateId, sharedUserId: viewerId });
    await expect(viewer.knowledgeTemplates.get({ templateId })).rejects.toMatchObject(absent);
    const { items } = await viewer.knowledgeTemplates.list({});
    expect(items.map(({ id }) => id)).not.toContain(templateId);
    expect((await owner.knowledgeTemplates.team({ templateId })).items).toEqual([otherAccess]);
    expect((await other.knowledgeTemplates.get({ templateId })).id).toBe(templateId);
  });

  it("ends with the template", async () => {
    const { templateId } = await share();
    await owner.knowledgeTemplates.remove({ templateId });
    const { items } = await viewer.knowledgeTemplates.list({});
    expect(items.map(({ id }) => id)).not.toContain(templateId);
  });

  it("shows a member who only answers what was shared with the member, by name and address", async () => {
    const member = await join(owner, "answering", "answers");
    const { templateId, access } = await share({ user_id: member.id });
    expect(access.email).toBe(member.email);
    const { items } = await member.knowledgeTemplates.list({});
    expect(items.map(({ id, can_edit }) => [id, can_edit])).toEqual([[templateId, false]]);
    const { id: other } = await templateOf(owner);
    await expect(member.knowledgeTemplates.get({ templateId: other })).rejects.toMatchObject(absent);
    expect(await codesOf(member, templateId)).toEqual(new Set(["forbidden"]));
    const editing = await join(owner, "editing", "edits");
    expect((await editing.knowledgeTemplates.get({ templateId: other })).can_edit).toBe(true);
  });
});

describe("templates of others", () => {
  it("[SEC-004] are found by nobody else unless they are shared or public", async () => {
    const { id: templateId } = await templateWith(owner, "A");
    const stranger = await as("sharing-stranger");
    await expect(stranger.knowledgeTemplates.get({ templateId })).rejects.toMatchObject(absent);
    expect((await stranger.knowledgeTemplates.list({})).items).toEqual([]);
    expect(await codesOf(stranger, templateId)).toEqual(new Set(["not_found"]));
    const { public_slug } = await owner.knowledgeTemplates.publish({ templateId });
    const knowledgeSlug = public_slug ?? "";
    await expect(stranger.knowledgeTemplates.get({ templateId })).rejects.toMatchObject(absent);
    expect((await stranger.knowledgeTemplates.list({})).items).toEqual([]);
    expect(await codesOf(stranger, templateId)).toEqual(new Set(["not_found"]));
    expect(await owner.knowledgeTemplates.get({ templateId })).toMatchObject({
      name: "Accounts payable",
      section_count: 1,
      question_count: 3,
      public_slug,
    });
    expect(await nobody().knowledgeTemplates.page({ knowledgeSlug })).toMatchObject({ kind: "template" });
  });
});
