import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, move, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet, seen } from "../../browser/visit.ts";
import { jobFields } from "../job-fields.ts";

let desk: Desk;
let rag_system_id: string;

beforeAll(async () => {
  desk = await openDesk("jobs");
  ({ id: rag_system_id } = await desk.owner.chatbots.create({ name: "Interviews", use_case: "support" }));
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("an owner describes a job in words, creates its posting by keyboard, and finds it in the list", async () => {
  const { page, owner } = desk;
  await go(page, "/app/jobs");
  await page.getByRole("link", { name: "Create your first posting" }).press("Enter");
  await page.getByRole("button", { name: "Use AI" }).press("Enter");
  await page.getByLabel("Describe the job").and(page.locator(":focus")).waitFor();
  await page.keyboard.type(
    "Courier at Old Town Cycles in Ashby, part-time, 14 euros per hour. Must ride in the rain.",
  );
  await page.getByRole("button", { name: "Generate Job Post" }).press("Enter");
  await toasted(page, "Job details generated successfully!");
  await seen(page, "7 of 9 fields are filled in");
  await seen(page, "A language model would write more.");
  expect(await page.getByLabel("Company Name").inputValue()).toBe("Old Town Cycles");
  await page.reload();
  await seen(page, /^Your changes from .* are back/);
  await page.getByRole("combobox", { name: "Chatbot" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Interviews" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByLabel("Ideal Candidate Profile").fill("Finds every street.");
  await page.getByLabel("Job Title").press("Enter");
  await toasted(page, "Job posting created successfully!");
  await page.getByRole("article", { name: "Courier" }).waitFor();
  const { items } = await owner.jobs.list({});
  expect(items).toMatchObject([
    {
      title: "Courier",
      location: "Ashby",
      job_type: "Part-time",
      salary_range: "14 euros per hour",
      is_active: true,
    },
  ]);
});

it("a change of questions, criteria and rules is there after a reload, and the list acts on the posting", async () => {
  const { page, owner } = desk;
  const { id, public_slug } = await owner.jobs.create({ ...jobFields, rag_system_id });
  await move(page, `/app/jobs/edit/${id}`);
  await seen(page, /\d of at most 4/);
  const question = (number: number) => page.getByLabel(`Question ${number}`, { exact: true });
  const third = await question(3).inputValue();
  await page
    .locator("[draggable]")
    .nth(1)
    .dragTo(page.getByLabel("Question 2", { exact: true }));
  await expect.poll(() => question(2).inputValue()).toBe(third);
  await question(3).fill("What do you say to an angry customer?");
  await page
    .getByRole("group", { name: "Weight of criterion 1" })
    .getByRole("radio", { name: "5" })
    .press("Space");
  await page.getByLabel("Last day to apply").fill("2027-01-31");
  await page.getByLabel("Days kept").fill("90");
  await page.getByRole("combobox", { name: "Country" }).selectOption("DE");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await toasted(page, "Job posting updated successfully!");
  await page.reload();
  await seen(page, "Version 2");
  expect(await question(2).inputValue()).toBe(third);
  const saved = await owner.jobs.get({ id });
  expect(saved).toMatchObject({ valid_through: "2027-01-31", kept_days: 90, country: "DE", version: 2 });
  expect(saved.questions[1]?.question_text).toBe("What do you say to an angry customer?");
  expect(saved.rubric.criteria[0]?.weight).toBe(5);

  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("searchbox").fill("OLD TOWN");
  await expect.poll(() => new URL(page.url()).search).toBe("?search=OLD+TOWN");
  await page.getByRole("button", { name: `Copy link to ${jobFields.title}` }).click();
  expect(await copiedIn(page)).toBe(`${new URL(page.url()).origin}/jobs/${public_slug}`);
  await page.getByRole("button", { name: `Deactivate ${jobFields.title}` }).click();
  await toasted(page, "Job posting deactivated");
  expect((await owner.jobs.get({ id })).is_active).toBe(false);
  await page.getByRole("button", { name: `Delete ${jobFields.title}` }).click();
  await page.getByRole("button", { name: "Cancel" }).and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Delete posting" }).click();
  await toasted(page, "Job posting deleted");
  await expect(owner.jobs.get({ id })).rejects.toMatchObject({ code: "not_found" });
});
