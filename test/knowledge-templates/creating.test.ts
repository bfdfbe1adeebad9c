import { beforeAll, describe, expect, it } from "vitest";
import { domains } from "#shared/knowledge/domains.ts";
import { importances } from "#shared/knowledge/rules.ts";
import { type Actor, as } from "../users.ts";
import { templateOf } from "./template-of.ts";

let owner: Actor;

beforeAll(async () => {
  owner = await as("creating");
});

const titles = [
  "Role Overview",
  "Day-to-Day Tasks",
  "Processes & Procedures",
  "Contacts & Relationships",
  "Documentation & Resources",
  "Challenges & Solutions",
];

describe("a new template", () => {
  it.each(["", "   ", "\n"])("[KTPL-012] refuses a name that is empty (%j)", async (name) => {
    await expect(owner.knowledgeTemplates.create({ name })).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path: "name", message: "Please enter a template name" }],
    });
  });

  it("[KTPL-013] keeps its description trimmed, and null for a blank one", async () => {
    expect(await templateOf(owner, { description: "  Who pays what \n" })).toMatchObject({
      description: "Who pays what",
    });
    for (const description of ["", "   ", null, undefined]) {
      const { id: templateId } = await templateOf(owner, description === undefined ? {} : { description });
      expect((await owner.knowledgeTemplates.get({ templateId })).description).toBe(null);
    }
  });

  it("[KTPL-014] [KTPL-015] [KTPL-016] is for software development, and has default sections and a chatbot unless it says otherwise", async () => {
    const template = await owner.knowledgeTemplates.create({ name: "On call" });
    expect(template).toMatchObject({ domain: "software-development", section_count: 6, is_public: false });
    const chatbot = await owner.chatbots.get({ id: template.rag_system_id ?? "" });
    const configuration = await owner.chatbots.llmConfiguration({ id: chatbot.id });
    expect(configuration.rag_system_id).toBe(chatbot.id);
    expect([chatbot.created_at <= template.created_at, template.rag_system_name]).toEqual([
      true,
      chatbot.name,
    ]);
  });

  it("[KTPL-017] [KTPL-018] gets an active chatbot of its name that answers for its domain with the prescribed settings", async () => {
    const { rag_system_id } = await owner.knowledgeTemplates.create({ name: "Payroll", domain: "hr" });
    const id = rag_system_id ?? "";
    expect(await owner.chatbots.get({ id })).toMatchObject({
      name: "Payroll Knowledge Base",
      status: "active",
      is_public: false,
    });
    const { defaultModel } = await owner.chatbotSettings.read({ chatbotId: id });
    expect(await owner.chatbots.llmConfiguration({ id })).toMatchObject({
      ...defaultModel,
      temperature: 0.7,
      max_tokens: 1000,
      top_p: 1,
      frequency_penalty: 0,
      presence_penalty: 0,
      system_prompt: expect.stringContaining("human resources"),
    });
  });

  it("[KTPL-020] has no chatbot if none is wanted", async () => {
    const count = async () => (await owner.chatbots.list({})).items.length;
    const before = await count();
    expect((await templateOf(owner)).rag_system_id).toBe(null);
    expect(await count()).toBe(before);
  });

  it("[KTPL-021] [KTPL-022] [KTPL-023] [KTPL-024] has six sections with four questions each, of all importances and about the section", async () => {
    const { sections, question_count } = await templateOf(owner);
    expect(sections.map(({ title }) => title)).toEqual(titles);
    expect(sections.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 4, 4]);
    const questions = sections.flatMap((section) => section.questions);
    expect([question_count, questions.length]).toEqual([24, 24]);
    expect(new Set(questions.map(({ importance }) => importance))).toEqual(new Set(importances));
    expect(new Set(questions.map(({ question_text }) => question_text)).size).toBe(24);
    const about = [
      /role/i,
      /task|morning/i,
      /procedure|step/i,
      /call|people|knows/i,
      /document|notes/i,
      /worst|problem/i,
    ];
    for (const [at, section] of sections.entries())
      expect(section.questions.map(({ question_text }) => question_text).join(" ")).toMatch(
        about[at] ?? /^$/,
      );
  });

  it("has none of them if none are wanted", async () => {
    expect(await templateOf(owner, { with_sections: false })).toMatchObject({
      section_count: 0,
      question_count: 0,
      sections: [],
    });
  });

  it("takes every domain, and refuses any other", async () => {
    for (const domain of domains) expect((await templateOf(owner, { domain })).domain).toBe(domain);
    await expect(templateOf(owner, { domain: "law" as never })).rejects.toMatchObject({ code: "invalid" });
  });

  it.each([
    ["Chinese", "图".repeat(120)],
    ["Arabic", "معرفة ".repeat(20).trim()],
    ["flags", "🇩🇪".repeat(30)],
  ])("[DATA-024] has a long name in %s, its chatbot a shortened one, and a link", async (_, name) => {
    const { id: templateId, rag_system_id } = await owner.knowledgeTemplates.create({ name });
    const { name: ofChatbot } = await owner.chatbots.get({ id: rag_system_id ?? "" });
    expect([ofChatbot.length <= 120, ofChatbot.isWellFormed()]).toEqual([true, true]);
    expect(ofChatbot).toMatch(/Knowledge Base$/);
    const { public_slug } = await owner.knowledgeTemplates.publish({ templateId });
    expect(public_slug).toMatch(/^[a-z0-9-]+$/);
    const { user_id } = await owner.chatbots.get({ id: rag_system_id ?? "" });
    const { sections, ...template } = await owner.knowledgeTemplates.get({ templateId });
    expect(sections).toHaveLength(6);
    expect(template).toEqual({
      id: templateId,
      name,
      description: null,
      domain: "software-development",
      rag_system_id,
      user_id,
      is_public: true,
      public_slug,
      published_at: expect.stringMatching(/^\d{4}-/),
      created_at: expect.stringMatching(/^\d{4}-/),
      updated_at: expect.stringMatching(/^\d{4}-/),
      section_count: 6,
      question_count: 24,
      can_edit: true,
      rag_system_name: ofChatbot,
    });
  });

  it("[DATA-025] [DATA-026] has sections and questions with all their fields", async () => {
    const { id, sections } = await templateOf(owner);
    expect(sections).toHaveLength(6);
    for (const [at, section] of sections.entries()) {
      expect(section).toEqual({
        id: expect.stringMatching(/^ksec_/),
        template_id: id,
        title: titles[at],
        description: expect.any(String),
        section_order: at + 1,
        questions: section.questions,
      });
      for (const [place, question] of section.questions.entries())
        expect(question).toEqual({
          id: expect.stringMatching(/^kqst_/),
          section_id: section.id,
          question_text: expect.stringMatching(/\w.*[?.]$/),
          importance: expect.stringMatching(/^(critical|high|medium|low)$/),
          expected_word_count: expect.any(Number),
          question_order: place + 1,
        });
    }
  });

  it("shows no chatbot any more once that is deleted", async () => {
    const { id: templateId, rag_system_id } = await owner.knowledgeTemplates.create({ name: "Orphan" });
    await owner.chatbots.remove({ id: rag_system_id ?? "" });
    const template = await owner.knowledgeTemplates.get({ templateId });
    expect([template.rag_system_id, template.rag_system_name]).toEqual([null, null]);
  });
});
