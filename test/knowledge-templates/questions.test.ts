import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, as } from "../users.ts";
import { middleOfThree } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("questions");
});

const scene = () => middleOfThree(owner);

describe("questions", () => {
  it("[KTPL-049] need a text", async () => {
    const { of } = await scene();
    for (const question_text of ["", " \n "])
      await expect(owner.knowledgeTemplates.addQuestion({ ...of, question_text })).rejects.toMatchObject({
        code: "invalid",
        issues: [{ path: "question_text" }],
      });
    expect(await owner.knowledgeTemplates.addQuestion({ ...of, question_text: "  Why?  " })).toMatchObject({
      question_text: "Why?",
    });
  });

  it("[KTPL-050] have one of four importances", async () => {
    const { of, questionId } = await scene();
    const change = { ...of, questionId, question_text: "Why?", expected_word_count: 10 };
    for (const importance of ["critical", "high", "medium", "low"] as const) {
      await owner.knowledgeTemplates.updateQuestion({ ...change, importance });
      const { sections } = await owner.knowledgeTemplates.get({ templateId: of.templateId });
      expect(sections[1]?.questions[1]?.importance).toBe(importance);
    }
    await expect(
      owner.knowledgeTemplates.updateQuestion({ ...change, importance: "urgent" as never }),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  it("[KTPL-051] [KTPL-052] are of medium importance and hope for 200 words unless they say otherwise", async () => {
    const { of } = await scene();
    expect(await owner.knowledgeTemplates.addQuestion({ ...of, question_text: "Why?" })).toMatchObject({
      importance: "medium",
      expected_word_count: 200,
    });
  });

  it("[KTPL-053] take no count of words below 0, and none for an empty one or zero", async () => {
    const { of, questionId } = await scene();
    const change = { ...of, questionId, question_text: "Why?", importance: "low" as const };
    for (const [expected_word_count, kept] of [
      [0, null],
      [null, null],
      [undefined, null],
      [1, 1],
    ])
      expect(await owner.knowledgeTemplates.updateQuestion({ ...change, expected_word_count })).toMatchObject(
        { expected_word_count: kept },
      );
    for (const expected_word_count of [-1, 1.5, 5001])
      await expect(
        owner.knowledgeTemplates.updateQuestion({ ...change, expected_word_count }),
      ).rejects.toMatchObject({ code: "invalid", issues: [{ path: "expected_word_count" }] });
  });
});
