import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { button, refused, toasted, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { listOf, opened, rowsOf, sectionsOf } from "./sample.ts";

const own = { templateId: "ktpl_Workshop", sectionId: "ksec_1" };

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
