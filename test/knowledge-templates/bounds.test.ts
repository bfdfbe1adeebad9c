import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, as } from "../users.ts";
import { templateOf, templateWith } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("bounds");
});

describe("the bounds", () => {
  it("leave out what has no room and say so, and a template of 300 questions is read whole", async () => {
    const { id: templateId } = await templateOf(owner, { with_sections: false });
    const long = "Which exception do you make, and why? ".repeat(20).trim();
    const questions = Array.from({ length: 12 }, (_, at) => ({ question_text: `${at} ${long}` }));
    const add = (count: number) => {
      const sections = Array.from({ length: count }, (_, at) => ({ title: `Section ${at}`, questions }));
      return owner.knowledgeTemplates.addSections({ templateId, sections });
    };
    for (const count of [8, 8, 8]) expect((await add(count)).left_out).toBe(0);
    // 25 sections of twelve are the 300
    const added = await add(2);
    expect([added.sections.length, added.left_out]).toEqual([1, 1]);
    const template = await owner.knowledgeTemplates.get({ templateId });
    expect(template.question_count).toBe(300);
    expect(template.sections.flatMap((section) => section.questions)).toHaveLength(300);
    const of = { templateId, sectionId: template.sections[0]?.id ?? "" };
    await expect(
      owner.knowledgeTemplates.addQuestion({ ...of, question_text: "One more?" }),
    ).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("at most 300 questions") });
    expect(
      await owner.knowledgeTemplates.addQuestions({ ...of, questions: [{ question_text: "More?" }] }),
    ).toEqual({ added: [], failed: 1 });
  });

  it("hold for the questions of a section and for sections", async () => {
    const { id: templateId, sections } = await templateWith(owner, "A");
    const of = { templateId, sectionId: sections[0]?.id ?? "" };
    const questions = Array.from({ length: 60 }, (_, at) => ({ question_text: `More ${at}?` }));
    const { added, failed } = await owner.knowledgeTemplates.addQuestions({ ...of, questions });
    expect([added.length, failed]).toEqual([57, 3]);
    await expect(
      owner.knowledgeTemplates.addQuestion({ ...of, question_text: "One more?" }),
    ).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("at most 60 questions") });
    const titles = Array.from({ length: 8 }, (_, at) => ({ title: `Section ${at}` }));
    for (const left_out of [0, 0, 0, 0, 1])
      expect(await owner.knowledgeTemplates.addSections({ templateId, sections: titles })).toMatchObject({
        left_out,
      });
    await expect(
      owner.knowledgeTemplates.addSection({ templateId, title: "One more" }),
    ).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("at most 40 sections") });
  });
});
