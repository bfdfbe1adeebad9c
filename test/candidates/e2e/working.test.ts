import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, enter, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen, visit } from "../../browser/visit.ts";
import { apply, beside, evaluated, openJob, shown } from "../applied.ts";
import { partsOf } from "../parts.ts";

let desk: Desk;
let mechanic: JobDetail;
let ids: Record<"noor" | "ruth" | "kofi", string>;
const today = new Date();

beforeAll(async () => {
  desk = await openDesk("candidates");
  const { owner } = desk;
  mechanic = await openJob(owner);
  const assistant = await openJob(owner, { title: "Shop assistant", chatbot: mechanic.rag_system_id });
  ids = {
    noor: await apply(mechanic, "Noor Vance", { answers: shown, phone: "+44 (0)1632 960 118" }),
    kofi: await apply(mechanic, "Kofi Amankwa", { answers: beside }),
    ruth: await apply(assistant, "Ruth Élan"),
  };
  await evaluated(owner, ids.noor);
  await evaluated(owner, ids.kofi);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[ANALYT-014] [ANALYT-016] [ANALYT-017] the Analytics tab finds candidates and leads to them", async () => {
  const { page } = desk;
  await go(page, "/app/analytics");
  await page.getByRole("tab", { name: "Candidates" }).click();
  const list = page.getByRole("region", { name: "Candidates", exact: true });
  const profile = page.getByRole("region", { name: "Candidate", exact: true });
  await list.getByText("Ruth Élan").waitFor();
  await profile.getByText("No candidate selected").waitFor();
  const late = await apply(mechanic, "Theo Brandl");
  await page.getByRole("button", { name: "Refresh" }).click();
  await list.getByText("Theo Brandl").waitFor();
  await page.getByRole("searchbox", { name: "Search candidates" }).fill("noor");
  await seen(page, "1 candidate");
  await list.getByText("Noor Vance").click();
  await profile.getByRole("heading", { name: "Noor Vance" }).waitFor();
  await expectAccessible(page);
  expect(await profile.getByRole("link", { name: "Contact Candidate" }).getAttribute("href")).toBe(
    "mailto:noor@mail.example",
  );
  await profile.getByRole("link", { name: "View Full Profile" }).click();
  await page.waitForURL(`**/app/candidates?candidate=${ids.noor}`);
  await page.getByRole("region", { name: "Candidate Details" }).getByText("Noor Vance").waitFor();
  await desk.owner.candidates.remove({ id: late });
});

it("a new application and its end appear by themselves, and what is being written stays", async () => {
  const { page, owner } = desk;
  const screen = partsOf(page);
  await go(page, `/app/candidates?candidate=${ids.noor}`);
  await expect.poll(screen.names).toEqual(["Ruth Élan", "Kofi Amankwa", "Noor Vance"]);
  const notes = page.getByPlaceholder("Add notes about this candidate...");
  await notes.fill("Half a sentence");
  const id = await apply(mechanic, "Mira Halvorsen", { answers: shown.slice(0, 2) });
  await screen.row("Mira Halvorsen").getByText("Answers question 3 of 5").waitFor();
  await owner.candidates.setStatus({ id, status: "rejected" });
  await screen.row("Mira Halvorsen").getByText("Rejected").waitFor();
  expect(await notes.inputValue()).toBe("Half a sentence");
  await owner.candidates.remove({ id });
  await expect.poll(screen.names).toEqual(["Ruth Élan", "Kofi Amankwa", "Noor Vance"]);
  await screen.row("Kofi Amankwa").click();
  await screen.button("Discard changes").click();
});

it("two are compared by criterion, on a phone too, and a blind view names nobody", async () => {
  const { page } = desk;
  const screen = partsOf(page);
  await go(page, "/app/candidates");
  await page.getByLabel("Compare Noor Vance").click();
  await seen(page, "1 chosen. Tick another one.");
  await page.getByLabel("Compare Kofi Amankwa").click();
  const comparison = page.getByRole("region", { name: "Comparison" });
  await comparison.getByRole("heading", { name: "Kofi Amankwa" }).waitFor();
  for (const { text: criterion } of mechanic.rubric.criteria)
    expect(await comparison.locator("li", { hasText: criterion }).count()).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await layoutFaults(page)).toEqual([]);
  const first = comparison.locator("ol > li").first();
  await first.getByText("Noor Vance").waitFor();
  await first.getByText("Kofi Amankwa").waitFor();
  await screen.button("All candidates").click();
  await screen.row("Noor Vance").click();
  await screen.detail.getByRole("heading", { name: "Noor Vance" }).waitFor();
  expect(await screen.list.isVisible()).toBe(false);
  expect(await layoutFaults(page)).toEqual([]);
  await screen.button("All candidates").click();
  await page.getByText("Blind view").click();
  await expect.poll(screen.names).toEqual(["Candidate 1", "Candidate 2", "Candidate 1"]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await screen.rows.last().click();
  await screen.detail.getByRole("heading", { name: "Candidate 1" }).waitFor();
  await page.getByLabel("Compare Candidate 2").click();
  await screen.rows.last().click();
  expect(await page.locator("body").textContent()).not.toMatch(/noor|kofi|ruth/i);
});

it("a talk is put into a calendar file with the moment of the reader's zone, and the mail follows", async () => {
  const berlin = await visit(desk.browser, { timezoneId: "Europe/Berlin" });
  const { page } = berlin;
  await enter(page, "candidates", `/app/candidates?candidate=${ids.noor}`);
  const { button } = partsOf(page);
  await button("Invite to a talk").click();
  await button("Save calendar file").click();
  await seen(page, "Enter a date that is in the calendar.");
  await expectAccessible(page);
  const year = today.getFullYear() + 1;
  await page.getByLabel("Date", { exact: true }).fill(`${year - 2}-01-10`);
  await page.getByLabel("Time", { exact: true }).fill("10:00");
  await page.getByLabel("Place or link").fill("12 Mill Lane");
  await button("Save calendar file").click();
  await seen(page, "This time is over. Choose a later one.");
  await page.getByLabel("Date", { exact: true }).fill(lastSundayOfMarch(year));
  await page.getByLabel("Time", { exact: true }).fill("02:30");
  await button("Save calendar file").click();
  await seen(page, "The clocks skip this time on that day. Choose another one.");
  await page.getByLabel("Date", { exact: true }).fill(`${year}-07-01`);
  await page.getByLabel("Time", { exact: true }).fill("14:30");
  await page.getByLabel("Length", { exact: true }).selectOption("45 minutes");
  const [download] = await Promise.all([page.waitForEvent("download"), button("Save calendar file").click()]);
  expect(download.suggestedFilename()).toBe(`talk-${year}-07-01.ics`);
  const file = await text(await download.createReadStream());
  expect(file).toContain(`DTSTART:${year}0701T123000Z`);
  expect(file).toContain("DURATION:PT45M");
  const mail = await page.getByRole("link", { name: "Write the mail" }).getAttribute("href");
  expect(mail).toMatch(/^mailto:noor@mail\.example\?subject=Talk/);
  expect(decodeURIComponent(mail ?? "")).toContain("2:30");
  await button("Done").click();
  expectQuiet(berlin);
  await berlin.context.close();
});

/** The night in which clocks are put forward in Berlin. */
const lastSundayOfMarch = (year: number): string => {
  const last = new Date(Date.UTC(year, 2, 31));
  last.setUTCDate(31 - last.getUTCDay());
  return last.toISOString().slice(0, 10);
};

it("erasing asks first, and the candidate is gone", async () => {
  const { page } = desk;
  const screen = partsOf(page);
  await go(page, `/app/candidates?candidate=${ids.kofi}`);
  await screen.button("Erase candidate").click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Erase Kofi Amankwa?").waitFor();
  await question.getByRole("button", { name: "Erase candidate" }).click();
  await toasted(page, "Candidate erased");
  await expect.poll(screen.names).toEqual(["Ruth Élan", "Noor Vance"]);
  await seen(page, "No candidate selected");
});
