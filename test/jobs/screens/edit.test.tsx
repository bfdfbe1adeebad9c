import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { copied } from "../../screens/clipboard.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { asked, label, opened, path, save, saving } from "./editing.ts";
import { derivation, detailOf, jobsAre } from "./sample.ts";

const row = (list: string, at: number) =>
  page.getByRole("list", { name: list }).getByRole("listitem").nth(at);
/** The bar at the foot may lie over it, where a click by place would hit the bar. */
const press = (radio: Locator) => (radio.element() as HTMLElement).click();

it("[JOB-044] [JOB-045] [JOB-046] [JOB-049] [JOB-050] [JOB-051] the form has the posting, its public link and Active Status, and saves them", async () => {
  await opened();
  await expectAccessible();
  for (const name of ["Job Title", "Company Name", "Ideal Candidate Profile", "Initial Question"])
    await seen(label(name));
  await expect.element(label("Public URL")).toHaveValue(`${location.host}/jobs/old-town-cycles-k3t9`);
  await button("Copy public link").click();
  await toasted("Public link copied to clipboard!");
  expect(copied()).toBe(`${location.origin}/jobs/old-town-cycles-k3t9`);
  const view = page.getByRole("link", { name: "View public page" }).element();
  expect(view.getAttribute("href")).toBe(`${location.origin}/jobs/old-town-cycles-k3t9`);
  const manage = page.getByRole("link", { name: "Manage chatbots" }).element();
  expect(manage.getAttribute("href")).toBe("/app/rag-systems");
  await label("Job Title").fill("Wheel builder");
  await seen("Job Title changed, not saved yet.");
  await page.getByText("Active Status").click();
  saving();
  await save.click();
  await toasted("Job posting updated successfully!");
  await expect
    .poll(asked)
    .toMatchObject({ id: "job_Mechanic", version: 1, title: "Wheel builder", is_active: false });
  await seen("All changes are saved.");
  await label("Job Title").fill("Frame builder");
  await save.click();
  await expect.poll(asked).toMatchObject({ title: "Frame builder", version: 2 });
});

it("[JOB-047] [JOB-048] follow-up questions are rewritten, moved by arrows and by dragging, removed and added up to four", async () => {
  await opened();
  await seen("2 of at most 4");
  await expect.element(label("Question 2")).toHaveValue("Which brakes do you repair?");
  await expect.element(label("Question 3")).toHaveValue("Have you built wheels?");
  await seen("Looks for: Wheel building");
  await label("Question 2").fill("How do you bleed brakes?");
  await button("Move question 2 down").click();
  await seen("Moved to place 3 of 3.");
  await expect.element(button("Move question 3 up")).toHaveFocus();
  saving();
  await save.click();
  await toasted("Job posting updated successfully!");
  await expect
    .poll(() => asked()?.questions)
    .toEqual([
      { id: "jq_2", question_text: "Have you built wheels?", criterion_id: "crit_2" },
      { id: "jq_1", question_text: "How do you bleed brakes?", criterion_id: "crit_1" },
    ]);
  await row("Follow-up questions", 1).css("[draggable]").dropTo(row("Follow-up questions", 0));
  await expect.element(label("Question 2")).toHaveValue("How do you bleed brakes?");
  for (let added = 0; added < 2; added++) await button("Add question").click();
  await expect.element(button("Add question")).toBeDisabled();
  await save.click();
  await seen(page.getByText("Enter a question.").first());
  await expect.element(label("Question 4")).toHaveFocus();
  for (let removed = 0; removed < 2; removed++) await button("Remove question 4").click();
  await save.click();
  await expect.poll(() => server.asked("jobs", "update").length).toBe(2);
  expect(asked()?.questions).toHaveLength(2);
  await seen("All changes are saved.");
});

it("criteria have kind, weight and share; a change says which scores become stale", async () => {
  await opened();
  await seen("2 weights, 5 in all. A note is read by people and not scored.");
  await seen(row("Criteria", 0).getByText("80%"));
  press(page.getByRole("group", { name: "Weight of criterion 2" }).getByLabelText("4"));
  await seen(row("Criteria", 0).getByText("50%"));
  await seen(/Saving makes 6 scores stale/);
  await seen("Version 2, not saved");
  await page.getByText("Versions", { exact: true }).click();
  await seen("6 scores become stale");
  press(page.getByRole("group", { name: "Kind of criterion 1" }).getByLabelText("Note"));
  await seen(row("Criteria", 1).getByText("100%"));
  await button("Remove criterion 1").click();
  await button("Add criterion").click();
  await label("Criterion 2").fill("Talks to customers");
  saving();
  await save.click();
  await toasted("Job posting updated successfully!");
  await expect
    .poll(() => asked()?.criteria)
    .toEqual([
      { id: "crit_2", text: "Wheel building", kind: "nice", weight: 4 },
      { id: expect.stringMatching(/^new-/), text: "Talks to customers", kind: "must", weight: 3 },
    ]);
});

it("a criterion by which nobody may be judged is refused in place, and lawful words take its place", async () => {
  await opened();
  await label("Criterion 1").fill("Young and energetic, under 35");
  await seen("This names age");
  await seen("Criterion 1 is refused. Change or remove it to save.");
  await expect.element(save).toBeDisabled();
  await expectAccessible();
  await page
    .getByRole("button", { name: /^Use this/ })
    .first()
    .click();
  await gone(page.getByText("This names age"));
  await expect.element(label("Criterion 1")).toHaveFocus();
  await label("Question 3").fill("Do you have children?");
  await seen("Question 3 is refused. Change or remove it to save.");
  await expect.element(save).toBeDisabled();
  await label("Question 3").fill("Have you built wheels?");
  await expect.element(save).toBeEnabled();
});

it("deriving again shows what is new and what goes, and changes the form only by choice", async () => {
  await opened();
  server.reply({
    jobs: {
      propose: {
        ...derivation,
        criteria: [
          { text: "Wheel building", kind: "must", weight: 4 },
          { text: "E-bike diagnosis", kind: "must", weight: 4 },
        ],
        questions: [{ question_text: "Tell us about a fault.", criterion: 1 }],
      },
    },
  });
  await label("Requirements").fill("Wheel building\nE-bike diagnosis");
  await button("Derive again").click();
  const dialog = page.getByRole("dialog", { name: "Derive again" });
  await seen(dialog.getByText("E-bike diagnosis"));
  await seen(dialog.getByText("Disc brakes without help"));
  expect(server.asked("jobs", "propose")).toMatchObject([
    { requirements: "Wheel building\nE-bike diagnosis" },
  ]);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(label("Criterion 1")).toHaveValue("Disc brakes without help");
  await button("Derive again").click();
  await button("Put into the form").click();
  await expect.element(label("Criterion 2")).toHaveValue("E-bike diagnosis");
  await seen("Looks for: E-bike diagnosis");
  saving();
  await save.click();
  await toasted("Job posting updated successfully!");
  await expect.poll(asked).toBeDefined();
  const { criteria = [], questions = [] } = asked() ?? {};
  expect(criteria[0]).toMatchObject({ id: "crit_2", text: "Wheel building" });
  expect(questions[0]?.criterion_id).toBe(criteria[1]?.id);
});

it("[JOB-052] a failed save says so; one that somebody else came before shows both, and either is kept", async () => {
  await opened();
  await label("Job Title").fill("Mine");
  server.reply({ jobs: { update: refused("rate_limited", "Wait a minute.") } });
  await save.click();
  await toasted("Failed to update job posting");
  await toasted("Wait a minute.");
  const theirs = { ...detailOf("Mechanic"), title: "Theirs", version: 5 };
  server.reply({ jobs: { update: refused("conflict"), get: theirs } });
  await save.click();
  const conflict = page.getByRole("alert").filter({ hasText: "was saved elsewhere" });
  await seen(conflict.getByText("Mine"));
  await seen(conflict.getByText("Theirs"));
  await expectAccessible();
  await button("Take the other one").click();
  await expect.element(label("Job Title")).toHaveValue("Theirs");
  await label("Job Title").fill("Mine again");
  server.reply({ jobs: { update: refused("conflict"), get: { ...theirs, title: "Others", version: 8 } } });
  await save.click();
  await seen(conflict.getByText("Others"));
  saving();
  await button("Save mine over it").click();
  await toasted("Job posting updated successfully!");
  await expect.poll(asked).toMatchObject({ title: "Mine again", version: 8 });
  await gone(conflict);
});

it("[JOB-053] a posting that cannot be loaded says so and leads to the list", async () => {
  const replies = jobsAre();
  await open(path, { ...replies, jobs: { ...replies.jobs, get: refused("not_found") } });
  await toasted("Failed to load job posting");
  await expect.poll(() => location.pathname).toBe("/app/jobs");
});

it("a posting whose chatbot was deleted asks for another one", async () => {
  await opened(
    detailOf("Mechanic", { rag_system_id: "bot_gone", rag_system_name: null, can_interview: false }),
  );
  server.reply({ chatbots: { get: refused("not_found") } });
  await seen("The chatbot of this posting was deleted. Choose another one.");
  await page.getByRole("combobox", { name: "Chatbot" }).click();
  await page.getByRole("option", { name: "Mechanic" }).click();
  await gone(page.getByText("The chatbot of this posting was deleted."));
});
