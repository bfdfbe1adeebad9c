import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { TemplateQuestion } from "#shared/knowledge/template-shapes.ts";
import { button, expectAccessible, refused, seen, textsOf, toasted, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { detailOf, opened, sectionsOf } from "./sample.ts";

const listOf = (section: string) => page.getByRole("list", { name: `Questions of Section ${section}` });
const rowsOf = (section: string) => textsOf(listOf(section).css("li > .text"));
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

/** The server puts questions in the order that it is asked for. */
const moving = (held?: Promise<void>) => {
  let sections = sectionsOf(3, 2);
  server.reply({
    knowledgeTemplates: {
      moveQuestion: async ({ sectionId, questionId, into, question_order }) => {
        await held;
        const moved = sections.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
        const target = into ?? sectionId;
        sections = sections.map((section) => {
          const others = section.questions.filter(({ id }) => id !== questionId);
          const all =
            section.id === target && moved ? others.toSpliced(question_order - 1, 0, moved) : others;
          const questions = all.map((one, at) => ({
            ...one,
            section_id: section.id,
            question_order: at + 1,
          }));
          return { ...section, questions };
        });
        return { sections };
      },
    },
  });
};

it("[KTPL-040] [KTPL-055] [KTPL-056] a question moves at once by its arrows, and Undo moves it back", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await opened();
  moving(held);
  await expect.element(button("Move question 1.1 up")).toBeDisabled();
  await expect.element(button("Move question 1.3 down")).toBeDisabled();
  await expect.element(button("Move question 2.2 down")).toBeDisabled();
  await button("Move question 1.3 up").click();
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.1?", "What is 1.3?", "What is 1.2?"]);
  await expect.element(button("Move question 1.2 up")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.3?", "What is 1.1?", "What is 1.2?"]);
  await expect.element(button("Move question 1.1 down")).toHaveFocus();
  release();
  await toasted("Question 1.2 is now 1.1");
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.1?", "What is 1.3?", "What is 1.2?"]);
  const places = server.asked("knowledgeTemplates", "moveQuestion").map((one) => one.question_order);
  await expect.poll(() => places).toEqual([2, 1, 2]);
});

it("a question is dragged to another place, and into another section", async () => {
  await opened();
  moving();
  const grip = (section: string, at: number) => listOf(section).css(".grip").nth(at);
  await grip("A", 0).dropTo(listOf("A").css("li").nth(2), { targetPosition: { x: 200, y: 40 } });
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.2?", "What is 1.3?", "What is 1.1?"]);
  await grip("A", 0).dropTo(listOf("B").css("li").nth(1), { targetPosition: { x: 200, y: 4 } });
  await expect.poll(() => rowsOf("B")).toEqual(["What is 2.1?", "What is 1.2?", "What is 2.2?"]);
  await expect
    .poll(() => server.asked("knowledgeTemplates", "moveQuestion"))
    .toEqual([
      { ...own, questionId: "kq_1_1", question_order: 3 },
      { ...own, questionId: "kq_1_2", into: "ksec_2", question_order: 2 },
    ]);
});

it("[KTPL-071] a refused move is taken back", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await opened();
  server.reply({ knowledgeTemplates: { moveQuestion: () => held.then(refused("conflict")) } });
  await button("Move question 1.1 down").click();
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.2?", "What is 1.1?", "What is 1.3?"]);
  release();
  await toasted("Failed to reorder questions");
  await expect.poll(() => rowsOf("A")).toEqual(["What is 1.1?", "What is 1.2?", "What is 1.3?"]);
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

it("a move in 300 questions is on the screen within 50 milliseconds", async () => {
  const sections = sectionsOf(60, 60, 60, 60, 60);
  await opened(detailOf({ sections }));
  await seen("What is 5.60?");
  server.reply({ knowledgeTemplates: { moveQuestion: () => new Promise(() => undefined) } });
  const first = listOf("C").css("li > .text").first().element();
  const arrow = button("Move question 3.2 up").element() as HTMLElement;
  const taken = await new Promise<number>((resolve) => {
    const list = first.closest("ol");
    const begun = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    }).observe(list ?? document.body, { childList: true });
    arrow.click();
  });
  expect(rowsOf("C")[0]).toBe("What is 3.2?");
  expect(taken).toBeLessThan(50);
});
