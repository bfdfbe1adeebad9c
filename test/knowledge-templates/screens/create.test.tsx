import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AppError } from "#shared/errors.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, toasted, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { detailOf, home, listed } from "./sample.ts";

const dialog = page.getByRole("dialog", { name: "Create Knowledge Template" });
const name = dialog.getByLabelText("Name", { exact: true });
const create = dialog.getByRole("button", { name: "Create Template" });
const asked = () => server.asked("knowledgeTemplates", "create");

const openedDialog = async () => {
  await open(home, listed());
  await button("New Template").click();
  await seen(dialog);
};

it("[KTPL-011] [KTPL-014] [KTPL-015] [KTPL-016] the dialog has its fields and their usual values", async () => {
  await openedDialog();
  await expect.element(name).toHaveValue("");
  await expect.element(dialog.getByLabelText("Description (optional)")).toHaveValue("");
  expect(dialog.getByRole("radio").elements().length).toBe(9);
  await expect.element(dialog.getByRole("radio", { name: "Software development" })).toBeChecked();
  await expect.element(dialog.getByRole("checkbox", { name: /Include default sections/ })).toBeChecked();
  await expect.element(dialog.getByRole("checkbox", { name: /Dedicated RAG system/ })).toBeChecked();
  await seen("Six sections of four questions, written for Software development.");
  await expectAccessible();
});

it("[KTPL-012] a template without a name is refused at its field", async () => {
  await openedDialog();
  await name.fill("   ");
  await create.click();
  await seen(dialog.getByText("Please enter a template name", { exact: true }));
  expect(asked()).toEqual([]);
});

it("[KTPL-025] a created template is opened", async () => {
  await openedDialog();
  server.reply({ knowledgeTemplates: { create: detailOf(), get: detailOf() } });
  await name.fill("Workshop");
  await dialog.getByRole("radio", { name: "Operations" }).click({ force: true });
  await dialog.getByText("Dedicated RAG system").click();
  await create.click();
  await toasted("Knowledge template created successfully!");
  await seen(page.getByRole("heading", { level: 1, name: "Workshop" }));
  expect(location.pathname).toBe("/app/knowledge/templates/ktpl_Workshop");
  expect(asked()).toEqual([
    { name: "Workshop", description: null, domain: "operations", with_sections: true, with_chatbot: false },
  ]);
});

it("[KTPL-026] a refused creation keeps what was typed", async () => {
  await openedDialog();
  server.reply({ knowledgeTemplates: { create: refused("conflict") } });
  await name.fill("Workshop");
  await create.click();
  await toasted("Failed to create knowledge template");
  await expect.element(name).toHaveValue("Workshop");
});

it("[KTPL-026] a creation after the session's end says that it failed", async () => {
  await openedDialog();
  server.reply({ knowledgeTemplates: { create: refused("unauthenticated") } });
  await name.fill("Workshop");
  await create.click();
  await toasted("Failed to create knowledge template");
});

it("[KTPL-027] a chatbot that could not be created is told apart", async () => {
  await openedDialog();
  const issues = [{ path: "with_chatbot", message: "Delete a chatbot first." }];
  server.reply({
    knowledgeTemplates: {
      create: () => Promise.reject(new AppError("conflict", "Too many chatbots.", issues)),
    },
  });
  await name.fill("Workshop");
  await create.click();
  await toasted("Failed to create RAG system");
  await seen(toasts.getByText("Too many chatbots."));
  expect(toasts.getByText("Failed to create knowledge template").elements()).toEqual([]);
  await expect.element(name).toHaveValue("Workshop");
});

it("creating is asked once, and a changed form is not closed without a question", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await openedDialog();
  server.reply({ knowledgeTemplates: { create: () => held.then(() => detailOf()), get: detailOf() } });
  await name.fill("Workshop");
  await dialog.getByRole("button", { name: "Close" }).click();
  await button("Keep editing").click();
  await create.click();
  await expect.element(create).toBeDisabled();
  release();
  await gone(dialog);
  expect(asked().length).toBe(1);
});
