import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, as } from "../users.ts";
import { middleOfThree } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("at-once");
});

const scene = () => middleOfThree(owner);

describe("changes of several windows at once", () => {
  it("lose nothing of each other, and the counts are exact", async () => {
    const { of, first, third } = await scene();
    const { templateId } = of;
    await Promise.all([
      ...[1, 2, 3].map((at) => owner.knowledgeTemplates.addQuestion({ ...of, question_text: `New ${at}?` })),
      ...[1, 2].map((at) => owner.knowledgeTemplates.addSection({ templateId, title: `New ${at}` })),
      owner.knowledgeTemplates.updateSection({ ...of, title: "B changed" }),
      owner.knowledgeTemplates.moveSection({ ...of, sectionId: third.id, section_order: 1 }),
      owner.knowledgeTemplates.removeSection({ ...of, sectionId: first.id }),
    ]);
    const { sections, section_count, question_count } = await owner.knowledgeTemplates.get({ templateId });
    expect(sections.map(({ section_order }) => section_order)).toEqual([1, 2, 3, 4]);
    expect(sections.map(({ title }) => title).toSorted()).toEqual(["B changed", "C", "New 1", "New 2"]);
    const changed = sections.find(({ title }) => title === "B changed");
    expect(changed?.questions.map(({ question_order }) => question_order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([section_count, question_count]).toEqual([4, 9]);
  });
});
