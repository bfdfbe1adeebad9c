import { beforeAll, describe, expect, it } from "vitest";
import { withModel } from "../chat/with-model.ts";
import { type Actor, as } from "../users.ts";

const desk = withModel();
let owner: Actor;

beforeAll(async () => {
  owner = await as("templates-by-model", desk.url());
});

/** A template with a chatbot, and the model's answer to the next request. */
const scene = async (answer?: unknown) => {
  const template = await owner.knowledgeTemplates.create({ name: "Night shift", domain: "operations" });
  if (answer !== undefined) desk.model().say([typeof answer === "string" ? answer : JSON.stringify(answer)]);
  return { template, templateId: template.id, sectionId: template.sections[0]?.id ?? "" };
};

const sectionsFor = async (answer: unknown) => {
  const { templateId } = await scene(answer);
  return owner.knowledgeTemplates.proposeSections({ templateId });
};

const questionsFor = async (answer: unknown) => {
  const { templateId, sectionId } = await scene(answer);
  return owner.knowledgeTemplates.proposeQuestions({ templateId, sectionId });
};

const good = {
  sections: [
    {
      title: "Pumps",
      description: "How they sound.",
      questions: [
        { question: "Which pump fails first in frost?", importance: "critical", words: 150 },
        "How do you bleed pump 3?",
      ],
    },
  ],
};

it("[KTPL-018] a template's chatbot has OpenAI's usual model where the installation has one, with the prescribed settings", async () => {
  const { template } = await scene();
  const id = template.rag_system_id ?? "";
  const { defaultModel } = await owner.chatbotSettings.read({ chatbotId: id });
  expect(await owner.chatbots.llmConfiguration({ id })).toMatchObject({
    ...defaultModel,
    provider: "openai",
    temperature: 0.7,
    max_tokens: 1000,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
  });
});

describe("sections that a language model proposes", () => {
  it("are taken with their questions from an object in any wrapping, and it is told what is there", async () => {
    const proposal = await sectionsFor(`Sure!\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``);
    expect(proposal).toEqual({
      by: "model",
      sections: [
        {
          title: "Pumps",
          description: "How they sound.",
          questions: [
            {
              question_text: "Which pump fails first in frost?",
              importance: "critical",
              expected_word_count: 150,
            },
            { question_text: "How do you bleed pump 3?", importance: "medium", expected_word_count: 200 },
          ],
        },
      ],
    });
    const { system, question } = desk.sent();
    expect(system).toContain("successor");
    expect(JSON.parse(question)).toMatchObject({
      template: "Night shift",
      domain: "Operations",
      sections: expect.arrayContaining(["Role Overview"]),
      questions: expect.arrayContaining(["What would you warn your successor of in the first month?"]),
    });
  });

  it.each([
    ["prose", "I would ask about pumps."],
    ["half an object", JSON.stringify(good).slice(0, 70)],
    ["another object", { topics: ["Pumps"] }],
    ["sections of another type", { sections: "Pumps" }],
    ["sections without a question", { sections: [{ title: "Pumps", questions: [] }, {}, 7, null] }],
    [
      "empty texts",
      {
        sections: [
          { title: " ", questions: [" "] },
          { title: "A", questions: ["", "?!", 7, {}] },
        ],
      },
    ],
    ["HTML alone", { sections: [{ title: "<b>A</b>", questions: ["<script>alert(1)</script>"] }] }],
    ["sections that are there", { sections: [{ title: "role overview", questions: ["Why is that?"] }] }],
  ])("are those of the bank, with a notice, for %s", async (_, answer) => {
    const { by, notice, sections } = await sectionsFor(answer);
    expect([by, notice]).toEqual([
      "bank",
      "The language model's answer could not be used, so these are prepared questions of the product.",
    ]);
    expect(sections).toHaveLength(6);
  });

  it.each(["cut", "ended early", "wrong key"] as const)(
    "are those of the bank for a model that fails (%s)",
    async (behaviour) => {
      const { templateId } = await scene();
      desk.model().behave(behaviour);
      const { by, notice } = await owner.knowledgeTemplates.proposeSections({ templateId });
      expect([by, notice]).toEqual(["bank", expect.stringMatching(/did not answer|could not be used/)]);
    },
  );

  it("are at most 8 of 40 with at most 8 of 500 questions, and repeat nothing", async () => {
    const sections = Array.from({ length: 40 }, (_, at) => ({
      title: `Section ${at}`,
      questions: Array.from({ length: 500 }, (_, n) => `What about ${at} and ${n}?`),
    }));
    const [first] = sections;
    const proposal = await sectionsFor({ sections: [first, first, ...sections] });
    expect(proposal.sections.map(({ title }) => title)).toEqual(
      sections.slice(0, 8).map(({ title }) => title),
    );
    expect(proposal.sections.every(({ questions }) => questions.length === 8)).toBe(true);
    const texts = proposal.sections.flatMap(({ questions }) => questions.map((one) => one.question_text));
    expect(new Set(texts).size).toBe(64);
  });
});

describe("questions that a language model proposes", () => {
  it("leave out bad ones, repetitions and what is there, and correct the rest", async () => {
    const { by, questions } = await questionsFor({
      questions: [
        { question: "Which valve sticks?", importance: "URGENT", words: "many" },
        { question: "which valve sticks", importance: "high", words: 100 },
        { question: "What would you warn your successor of in the first month?" },
        { question: "x".repeat(2000) },
        { question: "Why <img src=x onerror=alert(1)> now?" },
        { question: "  Two\nlines   of it? ", importance: "Low", words: 99_999 },
        { question: 7 },
        null,
        [],
      ],
    });
    expect(by).toBe("model");
    expect(questions).toEqual([
      { question_text: "Which valve sticks?", importance: "medium", expected_word_count: 200 },
      { question_text: "Two lines of it?", importance: "low", expected_word_count: 200 },
    ]);
  });

  it("are those of the bank if none is left", async () => {
    const { by, notice, questions } = await questionsFor({ questions: [] });
    expect([by, notice, questions.length]).toEqual(["bank", expect.stringContaining("could not be used"), 6]);
  });
});

it("a template without a chatbot is helped by the newest chatbot that has a model", async () => {
  await owner.chatbots.create({ name: "Newest", use_case: "support" });
  const { id: templateId } = await owner.knowledgeTemplates.create({ name: "Copy", with_chatbot: false });
  desk.model().say([JSON.stringify(good)]);
  expect((await owner.knowledgeTemplates.proposeSections({ templateId })).by).toBe("model");
});
