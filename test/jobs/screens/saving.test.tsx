import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "#web/lib/api/api.ts";
import { reopen } from "../../screens/open.tsx";
import { button, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { asked, label, opened, save, saving } from "./editing.ts";
import { derivation, detailOf } from "./sample.ts";

const theirs = { ...detailOf("Mechanic"), title: "Theirs", description: "Theirs too", version: 2 };
const conflict = page.getByRole("alert").filter({ hasText: "was saved elsewhere" });

/** A pushed message about an application has this area read again. */
const pushed = () => queryClient.invalidateQueries({ queryKey: ["jobs"] });

/** Somebody else has saved the next version. */
const savedElsewhere = () =>
  server.reply({
    jobs: {
      get: theirs,
      update: (input) => (input.version < 2 ? refused("conflict")() : { ...theirs, version: 3 }),
    },
  });

it("a form that somebody else's save came before says so, although an applicant answered meanwhile", async () => {
  await opened();
  await label("Job Title").fill("Mine");
  savedElsewhere();
  await pushed();
  await save.click();
  await seen(conflict.getByText("Theirs too"));
  expect(asked()?.version).toBe(1);
});

it("a restored draft is saved on the version that it was written on", async () => {
  await opened();
  await label("Job Title").fill("Mine");
  savedElsewhere();
  await reopen();
  await seen(/^Your changes from .* are back/);
  await expect.element(label("Job Title")).toHaveValue("Mine");
  await save.click();
  await seen(conflict.getByText("Theirs too"));
  expect(asked()?.version).toBe(1);
  await button("Save mine over it").click();
  await toasted("Job posting updated successfully!");
  expect(asked()?.version).toBe(2);
});

it("a dropped draft leaves the posting as it is saved now", async () => {
  await opened();
  await label("Job Title").fill("Mine");
  savedElsewhere();
  await reopen();
  await button("Drop them").click();
  await expect.element(label("Job Title")).toHaveValue("Theirs");
  await label("Job Title").fill("Mine after all");
  await save.click();
  await toasted("Job posting updated successfully!");
  expect(asked()?.version).toBe(2);
});

it("an applicant who answers has nothing derived once more", async () => {
  await opened();
  server.reply({ jobs: { propose: { ...derivation, criteria: [], questions: [] } } });
  await button("Derive again").click();
  await seen("Criteria (0)");
  await pushed();
  expect(server.asked("jobs", "propose").length).toBe(1);
});

it("what is typed while a save is running stays, is not saved yet, and keeps the focus", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await opened();
  saving(detailOf("Mechanic"), held);
  await label("Job Title").fill("  Wheel builder ");
  await button("Add criterion").click();
  await label("Criterion 3").fill("Talks to customers");
  await save.click();
  await expect.poll(asked).toBeDefined();
  await label("Description").fill("Typed meanwhile");
  await label("Question 2").fill("Typed meanwhile?");
  await label("Criterion 3").fill("Talks to customers, and listens");
  release();
  await toasted("Job posting updated successfully!");
  await expect.element(label("Criterion 3")).toHaveFocus();
  await expect.element(label("Job Title")).toHaveValue("Wheel builder");
  await expect.element(label("Description")).toHaveValue("Typed meanwhile");
  await expect.element(label("Question 2")).toHaveValue("Typed meanwhile?");
  await seen("3 parts changed, not saved yet.");
  await save.click();
  await seen("All changes are saved.");
  expect(asked()).toMatchObject({
    version: 2,
    description: "Typed meanwhile",
    criteria: [{}, {}, { id: "crit_new_2", text: "Talks to customers, and listens" }],
    questions: [{ id: "jq_1", question_text: "Typed meanwhile?" }, { id: "jq_2" }],
  });
});
