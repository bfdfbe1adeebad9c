import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { detailOf, home, interviewOf, listed, opened, templateOf } from "./sample.ts";

const publicOne = { is_public: true, public_slug: "workshop-k3", published_at: "2026-11-20T09:00:00.000Z" };
const drafts = { knowledgeInterviews: { list: { items: [interviewOf("Ruben", { status: "draft" })] } } };
const form = page.getByRole("form", { name: "Template details" });
const name = form.getByLabelText("Name", { exact: true });

it("[KTPL-034] [KTPL-035] details are edited in the head", async () => {
  await opened();
  await button("Edit Details").click();
  await expect.element(name).toHaveValue("Workshop");
  await expect.element(form.getByLabelText("Description")).toHaveValue("All about Workshop");
  await expect.element(form.getByRole("checkbox", { name: /^Public/ })).not.toBeChecked();
  await expectAccessible();
  await name.fill("Workshop lead");
  await form.getByText(/^Public/).click();
  server.reply({ knowledgeTemplates: { update: templateOf("Workshop lead", publicOne) } });
  await button("Save details").click();
  await toasted("Template updated successfully");
  await seen(page.getByRole("heading", { level: 1, name: "Workshop lead" }));
  expect(server.asked("knowledgeTemplates", "update")).toEqual([
    {
      templateId: "ktpl_Workshop",
      name: "Workshop lead",
      description: "All about Workshop",
      is_public: true,
    },
  ]);
});

it("[KTPL-036] a refused edit keeps what was typed, and the line says that it is not saved", async () => {
  await opened();
  await button("Edit Details").click();
  await name.fill("Workshop lead");
  server.reply({ knowledgeTemplates: { update: refused("conflict") } });
  await button("Save details").click();
  await toasted("Failed to update template");
  await seen("Not saved, try again");
  await expect.element(name).toHaveValue("Workshop lead");
});

it("[KTPL-076] [KTPL-078] publishing activates the link and the draft interviews", async () => {
  await opened(detailOf(), drafts);
  await button("Publish").click();
  const dialog = page.getByRole("dialog", { name: "Publish template" });
  await expect.element(dialog.getByRole("checkbox", { name: /^Link is active/ })).toBeChecked();
  await seen(/1 draft interview becomes published and public with it: .*Ruben/);
  await expectAccessible();
  server.reply({ knowledgeTemplates: { publish: templateOf("Workshop", publicOne) } });
  await dialog.getByRole("button", { name: "Publish" }).click();
  await toasted("Template published successfully!");
  await seen(button("Copy Public Link"));
  expect(server.asked("knowledgeTemplates", "publish")).toEqual([
    { templateId: "ktpl_Workshop", publishes_drafts: true },
  ]);
});

it("[KTPL-074] [KTPL-076] switching the link off in the dialog retires it", async () => {
  await opened(detailOf({ public_slug: "workshop-k3" }), drafts);
  await button("Publish").click();
  await page.getByText("Link is active").click();
  server.reply({ knowledgeTemplates: { unpublish: templateOf("Workshop") } });
  await button("Retire link").click();
  await toasted("Template unpublished successfully!");
  expect(server.asked("knowledgeTemplates", "unpublish")).toEqual([
    { templateId: "ktpl_Workshop", retires_link: true },
  ]);
});

it("[KTPL-074] [KTPL-079] [KTPL-081] the head's Unpublish keeps the link", async () => {
  await opened(detailOf(publicOne));
  await button("Unpublish").click();
  const unpublish = page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" });
  server.reply({ knowledgeTemplates: { unpublish: refused("conflict") } });
  await unpublish.click();
  await toasted("Failed to unpublish template");
  server.reply({
    knowledgeTemplates: { unpublish: templateOf("Workshop", { public_slug: "workshop-k3" }) },
  });
  await unpublish.click();
  await toasted("Template unpublished successfully!");
  await seen(button("Publish"));
  expect(server.asked("knowledgeTemplates", "unpublish").at(-1)).toEqual({
    templateId: "ktpl_Workshop",
    retires_link: false,
  });
});

it("[KTPL-080] a refused publication is said", async () => {
  await opened(detailOf(), drafts);
  await button("Publish").click();
  server.reply({ knowledgeTemplates: { publish: refused("conflict") } });
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await toasted("Failed to publish template");
});

it("[KTPL-082] the head copies the public link", async () => {
  await opened(detailOf(publicOne));
  await button("Copy Public Link").click();
  await toasted("Public link copied to clipboard!");
  expect(copied()).toBe(`${location.origin}/knowledge/workshop-k3`);
});

it("[KTPL-031] [KTPL-032] [KTPL-033] a template is deleted after a question, until all of it is gone", async () => {
  const questions = [{ question_id: "kq_1_1", answered: 2, words: 90, last_answered_at: null }];
  await opened(detailOf(), { knowledgeTemplates: { statistics: { interviews: 3, questions } } });
  await button("Delete Template").click();
  const dialog = page.getByRole("alertdialog");
  await seen("Are you sure you want to delete this template? This action cannot be undone.");
  await seen(/3 interviews and 2 answers go with it/);
  await expectAccessible();
  server.reply({ knowledgeTemplates: { remove: refused("conflict") } });
  await dialog.getByRole("button", { name: "Delete Template" }).click();
  await toasted("Failed to delete template");
  let calls = 0;
  server.reply({
    knowledgeTemplates: { ...listed().knowledgeTemplates, remove: () => ({ isDone: ++calls === 3 }) },
  });
  await dialog.getByRole("button", { name: "Delete Template" }).click();
  await expect.poll(() => location.pathname).toBe(home);
  await seen("No knowledge templates yet");
  expect(calls).toBe(3);
});
