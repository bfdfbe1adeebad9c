import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AppError } from "#shared/errors.ts";
import type { TemplateQuestion } from "#shared/knowledge/template-shapes.ts";
import { queryClient } from "#web/lib/api/api.ts";
import { button, expectAccessible, gone, refused, seen, toasted, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { detailOf, opened, rowsOf, sectionsOf } from "./sample.ts";

const text = page.getByLabelText(/^(?:New question|Question \d\.\d)$/).css("textarea");
const words = page.getByLabelText("Expected words");
const save = button("Save question");
const added: TemplateQuestion = {
  id: "kq_9",
  section_id: "ksec_1",
  question_text: "What is new?",
  importance: "medium",
  expected_word_count: 200,
  question_order: 4,
};
const own = { templateId: "ktpl_Workshop", sectionId: "ksec_1" };

it("[KTPL-038] [KTPL-049] [KTPL-051] [KTPL-052] [KTPL-065] a question is added once it has a text", async () => {
  await opened();
  await button("Add Question").first().click();
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByRole("radio", { name: "medium" })).toBeChecked();
  await expect.element(words).toHaveValue(200);
  await text.fill("   ");
  await expect.element(save).toBeDisabled();
  await text.fill(" What is new? ");
  await expectAccessible();
  server.reply({ knowledgeTemplates: { addQuestion: added } });
  await save.click();
  await toasted("Question added successfully");
  await expect.poll(() => rowsOf("A").at(-1)).toBe("What is new?");
  expect(server.asked("knowledgeTemplates", "addQuestion")).toEqual([
    { ...own, question_text: "What is new?", importance: "medium", expected_word_count: 200 },
  ]);
});

it("[KTPL-053] [KTPL-066] a length is no less than 0, and 0 or nothing expects none", async () => {
  await opened();
  await button("Add Question").first().click();
  await text.fill("What is new?");
  await words.fill("-1");
  await seen("Use 0 words or more.");
  await save.click();
  expect(server.asked("knowledgeTemplates", "addQuestion")).toEqual([]);
  server.reply({ knowledgeTemplates: { addQuestion: refused("conflict") } });
  for (const none of ["0", ""]) {
    await words.fill(none);
    await save.click();
    await toasted("Failed to add question");
    await expect.element(text).toHaveValue("What is new?");
    await button("Close").click();
    await gone(toasts.getByText("Failed to add question"));
  }
  const counts = server.asked("knowledgeTemplates", "addQuestion").map((one) => one.expected_word_count);
  expect(counts).toEqual([null, null]);
});

it("[KTPL-040] [KTPL-067] [KTPL-068] a question is edited where it stands", async () => {
  await opened();
  await button("Edit question 1.2").click();
  await expect.element(text).toHaveValue("What is 1.2?");
  await page.getByRole("radio", { name: "critical" }).click({ force: true });
  await text.fill("Who is 1.2?");
  server.reply({ knowledgeTemplates: { updateQuestion: refused("conflict") } });
  await save.click();
  await toasted("Failed to update question");
  await expect.element(text).toHaveValue("Who is 1.2?");
  server.reply({
    knowledgeTemplates: {
      updateQuestion: ({ question_text, importance, expected_word_count }) => ({
        ...added,
        id: "kq_1_2",
        question_order: 2,
        question_text,
        importance,
        expected_word_count,
      }),
    },
  });
  await save.click();
  await toasted("Question updated successfully");
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.1?", "Who is 1.2?", "What is 1.3?"]);
  expect(server.asked("knowledgeTemplates", "updateQuestion").at(-1)).toEqual({
    ...own,
    questionId: "kq_1_2",
    question_text: "Who is 1.2?",
    importance: "critical",
    expected_word_count: null,
  });
});

it("[KTPL-040] [KTPL-069] [KTPL-070] a question is deleted after a question, and Undo brings it back", async () => {
  const sections = sectionsOf(3, 2);
  await opened();
  await button("Delete question 1.1").click();
  await seen(/Are you sure you want to delete question 1\.1/);
  await expectAccessible();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Delete question" });
  server.reply({ knowledgeTemplates: { removeQuestion: refused("conflict") } });
  await confirm.click();
  await toasted("Failed to delete question");
  const [first] = sections;
  const questions = first?.questions.slice(1).map((one, at) => ({ ...one, question_order: at + 1 })) ?? [];
  server.reply({
    knowledgeTemplates: { removeQuestion: () => ({ ...(first ?? sectionsOf(1)[0]), questions }) as never },
  });
  await confirm.click();
  await toasted("Question deleted successfully");
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.2?", "What is 1.3?"]);
  server.reply({ knowledgeTemplates: { restore: { sections } } });
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.1?", "What is 1.2?", "What is 1.3?"]);
});

it("what is typed in a question is kept until the reader lets it go", async () => {
  await opened();
  await button("Edit question 1.1").click();
  await text.fill("Who is 1.1?");
  server.reply({ knowledgeTemplates: { statistics: { interviews: 0, questions: [] } } });
  await button("Statistics").click();
  await seen("Nobody was asked yet, so there is nothing to count.");
  await button("Questions").click();
  await expect.element(text).toHaveValue("Who is 1.1?");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await button("Keep editing").click();
  await expect.element(text).toHaveValue("Who is 1.1?");
});

it("nothing can be typed into a question while it is being saved, which would be lost", async () => {
  await opened();
  await button("Add Question").first().click();
  await text.fill("What is new?");
  const reply = Promise.withResolvers<TemplateQuestion>();
  server.reply({ knowledgeTemplates: { addQuestion: () => reply.promise } });
  await save.click();
  await expect.element(text).toHaveAttribute("readonly");
  await expect.element(words).toHaveAttribute("readonly");
  reply.reject(new AppError("conflict", "Busy."));
  await toasted("Failed to add question");
  await expect.element(text).not.toHaveAttribute("readonly");
});

it("a question that another window changes is said to its writer, who overwrites nothing unknowingly", async () => {
  const template = detailOf();
  await opened(template);
  await button("Edit question 1.2").click();
  await text.fill("Who is 1.2?");
  const sections = template.sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) =>
      one.question_text === "What is 1.2?" ? { ...one, question_text: "Where is 1.2?" } : one,
    ),
  }));
  server.reply({ knowledgeTemplates: { get: { ...template, sections } } });
  void queryClient.invalidateQueries();
  await seen(page.getByRole("alert").getByText(/Another window changed this question to “Where is 1\.2\?”/));
  await expect.element(text).toHaveValue("Who is 1.2?");
  await expectAccessible();
});
