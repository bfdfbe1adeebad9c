import { expect, it } from "vitest";
import { as } from "../users.ts";

it("[KTPL-084] a public template is copied whole by another user, without chatbot and link", async () => {
  const [owner, viewer] = await Promise.all([as("copying-owner"), as("copying-viewer")]);
  const { user_id } = await viewer.chatbots.create({ name: "Desk", use_case: "support" });
  const source = await owner.knowledgeTemplates.create({ name: "Night shift", domain: "operations" });
  const { public_slug } = await owner.knowledgeTemplates.publish({ templateId: source.id });
  const knowledgeSlug = public_slug ?? "";
  const copy = await viewer.knowledgeTemplates.copy({ knowledgeSlug });
  expect(copy).toMatchObject({
    name: "Night shift",
    domain: "operations",
    user_id,
    is_public: false,
    public_slug: null,
    rag_system_id: null,
    can_edit: true,
  });
  const { sections } = await viewer.knowledgeTemplates.get({ templateId: copy.id });
  const plain = (all: typeof sections) =>
    all.map(({ title, description, section_order, questions }) => [
      [title, description, section_order],
      questions.map(({ question_text, importance, expected_word_count, question_order }) => [
        question_text,
        importance,
        expected_word_count,
        question_order,
      ]),
    ]);
  expect(plain(sections)).toEqual(plain(source.sections));
  const sourceIds = new Set(
    source.sections.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]),
  );
  expect(
    sections.filter(
      ({ id, questions }) => sourceIds.has(id) || questions.some((one) => sourceIds.has(one.id)),
    ),
  ).toEqual([]);
  expect((await owner.knowledgeTemplates.copy({ knowledgeSlug })).name).toBe("Copy of Night shift");
  await owner.knowledgeTemplates.unpublish({ templateId: source.id });
  await expect(viewer.knowledgeTemplates.copy({ knowledgeSlug })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await viewer.knowledgeTemplates.get({ templateId: copy.id })).name).toBe("Night shift");
});
