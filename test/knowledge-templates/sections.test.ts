import { beforeAll, describe, expect, it } from "vitest";
import type { TemplateDetail, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { type Actor, as } from "../users.ts";
import { middleOfThree, numbered } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("sections");
});

const read = ({ id }: Pick<TemplateDetail, "id">) => owner.knowledgeTemplates.get({ templateId: id });
const texts = (section: TemplateSection | undefined) =>
  section?.questions.map(({ question_order, question_text }) => [question_order, question_text]);

const scene = () => middleOfThree(owner);

describe("sections", () => {
  it("[KTPL-048] have a description only if one is written", async () => {
    const { of } = await scene();
    const { templateId } = of;
    for (const description of ["", "  ", null, undefined]) {
      const added = await owner.knowledgeTemplates.addSection({ templateId, title: "More", description });
      expect(added.description).toBe(null);
    }
    const changed = { ...of, title: "  B two  ", description: " Of the second kind " };
    expect(await owner.knowledgeTemplates.updateSection(changed)).toMatchObject({
      title: "B two",
      description: "Of the second kind",
      section_order: 2,
    });
    expect(await owner.knowledgeTemplates.updateSection({ ...changed, description: "" })).toMatchObject({
      description: null,
    });
    await expect(owner.knowledgeTemplates.updateSection({ ...of, title: "  " })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("[KTPL-054] [KTPL-037] are numbered from 1 like their questions, and read in that order", async () => {
    const { template, of } = await scene();
    expect(numbered(template.sections)).toEqual([
      [1, "A"],
      [2, "B"],
      [3, "C"],
    ]);
    await owner.knowledgeTemplates.addSection({ templateId: template.id, title: "D" });
    await owner.knowledgeTemplates.addQuestion({ ...of, question_text: "B 4?" });
    await owner.knowledgeTemplates.moveSection({ ...of, section_order: 4 });
    const { sections } = await read(template);
    expect(numbered(sections)).toEqual([
      [1, "A"],
      [2, "C"],
      [3, "D"],
      [4, "B"],
    ]);
    expect(texts(sections[3])).toEqual([
      [1, "B 1?"],
      [2, "B 2?"],
      [3, "B 3?"],
      [4, "B 4?"],
    ]);
  });

  it("[KTPL-055] swap their numbers with the neighbour when they or their questions move by one", async () => {
    const { template, of, second, questionId } = await scene();
    const up = await owner.knowledgeTemplates.moveSection({ ...of, section_order: 1 });
    expect(numbered(up.sections)).toEqual([
      [1, "B"],
      [2, "A"],
      [3, "C"],
    ]);
    const down = await owner.knowledgeTemplates.moveSection({ ...of, section_order: 2 });
    expect(numbered(down.sections)).toEqual([
      [1, "A"],
      [2, "B"],
      [3, "C"],
    ]);
    const place = { ...of, questionId };
    const later = await owner.knowledgeTemplates.moveQuestion({ ...place, question_order: 3 });
    expect(texts(later.sections[1])).toEqual([
      [1, "B 1?"],
      [2, "B 3?"],
      [3, "B 2?"],
    ]);
    await owner.knowledgeTemplates.moveQuestion({ ...place, question_order: 2 });
    expect((await read(template)).sections[1]?.questions).toEqual(second.questions);
  });

  it("move further too, and a question into another section; doing it twice changes nothing", async () => {
    const { template, of, third, questionId } = await scene();
    await owner.knowledgeTemplates.moveSection({ ...of, section_order: 40 });
    const move = { ...of, questionId, into: third.id, question_order: 1 };
    await owner.knowledgeTemplates.moveQuestion(move);
    await owner.knowledgeTemplates.moveQuestion(move);
    const { sections, question_count } = await read(template);
    expect(numbered(sections)).toEqual([
      [1, "A"],
      [2, "C"],
      [3, "B"],
    ]);
    expect(texts(sections[1])).toEqual([
      [1, "B 2?"],
      [2, "C 1?"],
      [3, "C 2?"],
      [4, "C 3?"],
    ]);
    expect(texts(sections[2])).toEqual([
      [1, "B 1?"],
      [2, "B 3?"],
    ]);
    expect(sections[1]?.questions[0]).toMatchObject({ id: questionId, section_id: third.id });
    expect(question_count).toBe(9);
  });

  it("[KTPL-057] are numbered from 1 without gaps after one was deleted, and so are questions", async () => {
    const { template, first, of, questionId } = await scene();
    const left = await owner.knowledgeTemplates.removeQuestion({ ...of, questionId });
    expect(texts(left)).toEqual([
      [1, "B 1?"],
      [2, "B 3?"],
    ]);
    await owner.knowledgeTemplates.removeSection({ ...of, sectionId: first.id });
    const after = await read(template);
    expect(numbered(after.sections)).toEqual([
      [1, "B"],
      [2, "C"],
    ]);
    expect([after.section_count, after.question_count]).toEqual([2, 5]);
  });

  it("come back to their places with the same ids when a deletion is undone, also twice", async () => {
    const { template, of, questionId } = await scene();
    const { templateId } = of;
    await owner.knowledgeTemplates.removeQuestion({ ...of, questionId });
    await owner.knowledgeTemplates.removeSection(of);
    await expect(
      owner.knowledgeTemplates.restore({ templateId, removedId: questionId }),
    ).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Restore the section first"),
    });
    for (const removedId of [of.sectionId, of.sectionId, questionId, questionId])
      await owner.knowledgeTemplates.restore({ templateId, removedId });
    const after = await read(template);
    expect(after.sections).toEqual(template.sections);
    expect([after.section_count, after.question_count]).toEqual([3, 9]);
    await expect(
      owner.knowledgeTemplates.restore({ templateId, removedId: "ksec_none" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});
