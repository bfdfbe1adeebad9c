import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
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
import { detailOf, opened, sectionsOf } from "./sample.ts";

const titles = page.getByRole("main").getByRole("heading", { level: 2, name: /^\d Section/ });
const title = page.getByLabelText("Title", { exact: true });
const save = button("Save section");

const added: TemplateSection = {
  id: "ksec_9",
  template_id: "ktpl_Workshop",
  title: "Section new",
  description: null,
  section_order: 3,
  questions: [],
};

it("[KTPL-041] [KTPL-047] [KTPL-058] a section is added once it has a title", async () => {
  await opened();
  await button("Add Section").click();
  await expect.element(save).toBeDisabled();
  await title.fill("   ");
  await expect.element(save).toBeDisabled();
  await title.fill(" Section new ");
  server.reply({ knowledgeTemplates: { addSection: added } });
  await save.click();
  await toasted("Section added successfully");
  await expect.poll(() => textsOf(titles)).toEqual(["1Section A", "2Section B", "3Section new"]);
  await seen(/^Saved \d\d:\d\d$/);
  expect(server.asked("knowledgeTemplates", "addSection")).toEqual([
    { templateId: "ktpl_Workshop", title: "Section new", description: null },
  ]);
});

it("[KTPL-059] a section that could not be added stays as typed", async () => {
  await opened();
  await button("Add Section").click();
  await title.fill("Section new");
  server.reply({ knowledgeTemplates: { addSection: refused("conflict") } });
  await save.click();
  await toasted("Failed to add section");
  await seen("Not saved, try again");
  await expect.element(title).toHaveValue("Section new");
});

it("[KTPL-038] [KTPL-060] [KTPL-061] a section is edited where it stands", async () => {
  await opened();
  await expect.poll(() => button("Add Question").elements().length).toBe(2);
  await button("Edit section 1").click();
  await expect.element(page.getByLabelText("Description (optional)")).toHaveValue("Where it begins");
  await title.fill("Section one");
  await expectAccessible();
  server.reply({ knowledgeTemplates: { updateSection: refused("conflict") } });
  await save.click();
  await toasted("Failed to update section");
  const [former] = sectionsOf(3);
  server.reply({
    knowledgeTemplates: { updateSection: () => ({ ...(former ?? added), title: "Section one" }) },
  });
  await save.click();
  await toasted("Section updated successfully");
  await expect.poll(() => textsOf(titles)).toEqual(["1Section one", "2Section B"]);
});

it("[KTPL-038] [KTPL-055] [KTPL-056] a section moves at once, and Undo moves it back", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const [one, other] = sectionsOf(3, 2);
  if (!one || !other) throw new Error("no sections");
  await opened();
  await expect.element(button("Move section 1 up")).toBeDisabled();
  await expect.element(button("Move section 2 down")).toBeDisabled();
  await expect.element(button("Move section 1 down")).toBeEnabled();
  server.reply({
    knowledgeTemplates: {
      moveSection: async ({ sectionId, section_order }) => {
        await held;
        const order = (sectionId === "ksec_1") === (section_order === 1) ? [one, other] : [other, one];
        return { sections: order.map((section, at) => ({ ...section, section_order: at + 1 })) };
      },
    },
  });
  await button("Move section 1 down").click();
  await expect.poll(() => textsOf(titles)).toEqual(["1Section B", "2Section A"]);
  await seen("Saving…");
  await expect.element(button("Move section 2 up")).toHaveFocus();
  release();
  await toasted("Section 1 is now 2");
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => textsOf(titles)).toEqual(["1Section A", "2Section B"]);
  await expect
    .poll(() => server.asked("knowledgeTemplates", "moveSection"))
    .toEqual([
      { templateId: "ktpl_Workshop", sectionId: "ksec_1", section_order: 2 },
      { templateId: "ktpl_Workshop", sectionId: "ksec_1", section_order: 1 },
    ]);
});

it("[KTPL-064] a refused move is taken back", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await opened();
  server.reply({ knowledgeTemplates: { moveSection: () => held.then(refused("conflict")) } });
  await button("Move section 1 down").click();
  await expect.poll(() => textsOf(titles)).toEqual(["1Section B", "2Section A"]);
  release();
  await toasted("Failed to reorder sections");
  await expect.poll(() => textsOf(titles)).toEqual(["1Section A", "2Section B"]);
});

it("[KTPL-039] [KTPL-062] [KTPL-063] a section is deleted after a question, and Undo brings it back", async () => {
  const both = sectionsOf(3, 2);
  await opened();
  await button("Delete section 2").click();
  const dialog = page.getByRole("alertdialog");
  await seen("Are you sure you want to delete this section and all its questions?");
  await expectAccessible();
  const confirm = dialog.getByRole("button", { name: "Delete section" });
  server.reply({ knowledgeTemplates: { removeSection: refused("conflict") } });
  await confirm.click();
  await toasted("Failed to delete section");
  server.reply({ knowledgeTemplates: { removeSection: { sections: both.slice(0, 1) } } });
  await confirm.click();
  await toasted("Section deleted successfully");
  await expect.poll(() => textsOf(titles)).toEqual(["1Section A"]);
  await gone(page.getByText("What is 2.1?"));
  server.reply({ knowledgeTemplates: { restore: { sections: both } } });
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => textsOf(titles)).toEqual(["1Section A", "2Section B"]);
  expect(server.asked("knowledgeTemplates", "restore")).toEqual([
    { templateId: "ktpl_Workshop", removedId: "ksec_2" },
  ]);
});

it("what is typed in a section is kept until the reader lets it go", async () => {
  await opened(detailOf());
  await button("Edit section 1").click();
  await title.fill("Section one");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await button("Keep editing").click();
  await expect.element(title).toHaveValue("Section one");
});
