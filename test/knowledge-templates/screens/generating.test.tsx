import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { ProposedQuestion, TemplateQuestion } from "#shared/knowledge/template-shapes.ts";
import {
  button,
  expectAccessible,
  gone,
  refused,
  seen,
  textsOf,
  toasted,
  toasts,
} from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { opened, rowsOf, sectionsOf } from "./sample.ts";

const proposed = (question_text: string, near?: string): ProposedQuestion => ({
  question_text,
  importance: "high",
  expected_word_count: 150,
  ...(near && { near }),
});
const questions = [proposed("How?"), proposed("Why?"), proposed("What?", "What is 2.1?")];
const props = page.getByRole("region", { name: "Proposals for Section A" });
const box = (text: string) => props.getByRole("checkbox", { name: text });
const titles = page.getByRole("main").getByRole("heading", { level: 2, name: /^\d / });

const addedOf = (texts: string[]): TemplateQuestion[] =>
  texts.map((question_text, at) => ({
    id: `kq_new_${at}`,
    section_id: "ksec_1",
    question_text,
    importance: "high",
    expected_word_count: 150,
    question_order: 4 + at,
  }));

const proposing = async () => {
  await opened();
  server.reply({ knowledgeTemplates: { proposeQuestions: { by: "model", questions } } });
  await button("AI Generate").first().click();
  await seen("3 questions proposed for Section A");
};

it("[KTPL-043] [KTPL-044] chosen questions are added to their section", async () => {
  await proposing();
  await expect.element(box("How?")).toBeChecked();
  await expect.element(box("What?")).not.toBeChecked();
  await seen(/close to 2\.1, “What is 2\.1\?”, so not ticked/);
  await seen("Written by your language model. Read them before anyone is asked.");
  await expectAccessible();
  server.reply({
    knowledgeTemplates: {
      addQuestions: (input) => ({
        added: addedOf(input.questions.map(({ question_text }) => question_text)),
        failed: 0,
      }),
    },
  });
  await button("Add 2 questions").click();
  await toasted("Added 2 new questions");
  await gone(props);
  await expect.poll(() => rowsOf("A").slice(3)).toEqual(["How?", "Why?"]);
  expect(server.asked("knowledgeTemplates", "addQuestions")).toEqual([
    {
      templateId: "ktpl_Workshop",
      sectionId: "ksec_1",
      questions: ["How?", "Why?"].map((question_text) => ({
        question_text,
        importance: "high",
        expected_word_count: 150,
      })),
    },
  ]);
});

it("[KTPL-045] questions without room are told", async () => {
  await proposing();
  server.reply({ knowledgeTemplates: { addQuestions: { added: addedOf(["How?"]), failed: 1 } } });
  await button("Add 2 questions").click();
  await toasted("Failed to add some questions");
  await toasted("Added 1 new questions");
});

it("[KTPL-046] if none could be added, the proposals stay", async () => {
  await proposing();
  server.reply({ knowledgeTemplates: { addQuestions: { added: [], failed: 2 } } });
  await button("Add 2 questions").click();
  await toasted("Failed to add questions");
  expect(toasts.getByText(/some questions|Added/).elements()).toEqual([]);
  await button("Close").click();
  await gone(toasts.getByText("Failed to add questions"));
  server.reply({ knowledgeTemplates: { addQuestions: refused("conflict") } });
  await button("Add 2 questions").click();
  await toasted("Failed to add questions");
  await seen(props);
});

it("proposals of the bank say why, and can be dismissed; a failure is asked again", async () => {
  await opened();
  server.reply({ knowledgeTemplates: { proposeQuestions: refused("model_failed", "The model is busy.") } });
  await button("AI Generate").first().click();
  await seen("No questions could be proposed");
  const notice = "Your language model did not answer, so these are written ones.";
  server.reply({ knowledgeTemplates: { proposeQuestions: { by: "bank", notice, questions } } });
  await button("Retry").click();
  await seen(notice);
  await seen("From the bank of written questions for Operations.");
  await button("Dismiss").click();
  await gone(props);
});

it("[KTPL-042] chosen sections are added with their chosen questions", async () => {
  const sections = [
    { title: "Tools", description: "What it takes", questions: questions },
    { title: "Safety", description: null, questions: [proposed("Where is it?")] },
  ];
  await opened();
  server.reply({ knowledgeTemplates: { proposeSections: { by: "bank", sections } } });
  await button("Generate Sections with AI").click();
  const dialog = page.getByRole("dialog", { name: "Generate Sections with AI" });
  await seen("3 of 4 questions, 2 of 2 sections");
  await seen("From the bank of written questions for Operations.");
  await expectAccessible();
  await dialog.getByRole("checkbox", { name: "All questions of Safety" }).click();
  await seen("2 of 4 questions, 1 of 2 sections");
  const [tools] = sectionsOf(2);
  if (!tools) throw new Error("no section");
  server.reply({
    knowledgeTemplates: {
      addSections: {
        sections: [{ ...tools, id: "ksec_9", title: "Tools", section_order: 3 }],
        left_out: 0,
      },
    },
  });
  await button("Add 1 section").click();
  await toasted("Added 1 section with 2 questions");
  await gone(dialog);
  await expect.poll(() => textsOf(titles)).toEqual(["1Section A", "2Section B", "3Tools"]);
  const [asked] = server.asked("knowledgeTemplates", "addSections");
  expect(asked?.sections.map(({ title }) => title)).toEqual(["Tools"]);
  expect(asked?.sections[0]?.questions?.map(({ question_text }) => question_text)).toEqual(["How?", "Why?"]);
});

it("[KTPL-059] sections that could not be added stay proposed", async () => {
  const sections = [{ title: "Tools", description: null, questions }];
  await opened();
  server.reply({
    knowledgeTemplates: { proposeSections: { by: "model", sections }, addSections: refused("conflict") },
  });
  await button("Generate Sections with AI").click();
  await button("Add 1 section").click();
  await toasted("Failed to add section");
  await seen("2 of 3 questions, 1 of 1 section");
});
