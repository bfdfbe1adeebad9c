import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { expectUsable } from "../../browser/usable.ts";
import { launch } from "../../browser/visit.ts";
import { arrive, button, callsOf } from "../../browser/widget-browser.ts";
import { type Actor, as } from "../../users.ts";
import { openOffice } from "../office.ts";
import { begin, field, fillIn, takeInTurn, toast } from "./usable.ts";

let browser: Browser;
let owner: Actor;
let job: JobDetail;
let address: string;

beforeAll(async () => {
  browser = await launch();
  owner = await as("interview-owner");
  job = await (await openOffice(owner)).post({ title: "Clerk" });
  address = `${inject("url")}/jobs/${job.public_slug}`;
});
afterAll(() => browser.close());

const counter = (page: Page, n: number) =>
  page.locator("header", { hasText: `Question ${n} of ${job.questions.length + 1}` }).waitFor();
const begun = (page: Page, name: string) => begin(page, address, name);

/** Begins an interview; the two parts of the session that the page sends for it. */
const sessionOf = async (page: Page, name: string) => {
  const sent = page.waitForRequest("**/job-applications");
  await begun(page, name);
  const [at = "", random = ""] = String((await sent).postDataJSON().sessionId).split("-");
  return { at: Number(at), random };
};

it("[APPLY-003] [APPLY-018] [APPLY-009] the contact stage names what is wrong, says a failure, and becomes the interview", async () => {
  const { page } = await arrive(browser);
  await page.goto(address);
  await button(page, "Start Interview").click();
  await page.getByText("Enter your full name.").waitFor();
  await page.getByText("Enter your email address.").waitFor();
  expect(await page.evaluate("document.activeElement.name")).toBe("applicant_name");
  await page.getByLabel("Email Address").fill("nina@mail");
  await button(page, "Start Interview").click();
  await page.getByText("Enter a valid email address.").waitFor();
  await expectUsable(page);
  const email = await fillIn(page, "Nina");
  await page.route("**/job-applications", (route) => route.fulfill({ status: 500, body: "{}" }));
  await button(page, "Start Interview").click();
  await toast(page, "There was an error starting your application. Please try again.").waitFor();
  await page.unroute("**/job-applications");
  await button(page, "Start Interview").click();
  await counter(page, 1);
  expect(await page.getByLabel("Full Name").count()).toBe(0);
  const { items } = await owner.candidates.list({ jobId: job.id, search: email });
  expect(items.map(({ status }) => status)).toEqual(["interviewing"]);
});

it("[APPLY-016] [APPLY-019] [APPLY-020] [APPLY-024] [APPLY-026] the interview greets, asks, counts, and takes an answer with Enter", async () => {
  const { page } = await arrive(browser);
  const from = Date.now();
  const sessions = await Promise.all([
    sessionOf(page, "Omar"),
    sessionOf((await arrive(browser)).page, "Olga"),
  ]);
  for (const { at } of sessions) {
    expect(at).toBeGreaterThanOrEqual(from);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
  const [first, second] = sessions.map(({ random }) => random);
  expect(first).toMatch(/^[a-z0-9]{8,}$/);
  expect(second).not.toBe(first);
  const log = page.getByRole("log", { name: "Interview" });
  expect(await log.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("A person reads your answers."),
    expect.stringContaining("Hello Omar"),
    expect.stringContaining(job.initial_question),
  ]);
  const calls = callsOf(page);
  await field(page).fill("   ");
  await field(page).press("Enter");
  await button(page, "Send").click();
  await field(page).fill("أصلحت أربعين دراجة");
  await field(page).press("Shift+Enter");
  await page.keyboard.type("وحدي.");
  await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
  expect(calls).toEqual([]);
  expect(await field(page).inputValue()).toBe("أصلحت أربعين دراجة\nوحدي.");
  expect(await field(page).evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
  await field(page).press("Enter");
  await counter(page, 2);
  await log.getByText(/Saved \d\d:\d\d:\d\d/).waitFor();
  expect(await page.getByRole("status").allTextContents()).toContainEqual(
    expect.stringMatching(/^Question 2 of \d\. /),
  );
  await expectUsable(page);
});

it("[APPLY-025] [APPLY-029] [APPLY-030] a failed answer is said, kept and sent again; nothing is sent meanwhile", async () => {
  const { page } = await arrive(browser);
  await begun(page, "Pia");
  const gate = Promise.withResolvers<void>();
  const failing = async (route: Route) => {
    await gate.promise;
    await route.fulfill({ status: 500, body: "{}" });
  };
  await takeInTurn(page, "**/process-interview-response", [failing, (route) => route.abort()]);
  const calls = callsOf(page);
  await field(page).fill("I wrote 300 letters in a year.");
  await field(page).press("Enter");
  await page.getByText("Saving", { exact: true }).waitFor();
  expect(await button(page, "Send").isDisabled()).toBe(true);
  await field(page).pressSequentially("More");
  await field(page).press("Enter");
  gate.resolve();
  await toast(page, "There was an error processing your response. Please try again.").waitFor();
  await page
    .getByRole("log")
    .getByText("I'm sorry, there was an error processing your response. Please try again.")
    .waitFor();
  expect(calls.filter((call) => call === "process-interview-response")).toHaveLength(1);
  await button(page, "Change it").click();
  expect(await field(page).inputValue()).toBe("I wrote 300 letters in a year.");
  await field(page).press("Enter");
  await button(page, "Send again").click();
  await counter(page, 2);
  await page.getByRole("log").getByText("I wrote 300 letters in a year.", { exact: true }).waitFor();
});

it("an answer that a dead connection takes can be sent again", async () => {
  const { page } = await arrive(browser);
  await page.clock.install();
  await begun(page, "Petr");
  const unanswered = async () => {};
  await takeInTurn(page, "**/process-interview-response", [unanswered]);
  await takeInTurn(page, "**/job-interview", [unanswered]);
  await field(page).fill("I wrote 200 letters.");
  const read = page.waitForRequest("**/job-interview");
  await field(page).press("Enter");
  await page.getByText("Saving", { exact: true }).waitFor();
  await page.clock.fastForward(21_000);
  await read;
  await page.clock.fastForward(21_000);
  await button(page, "Send again").click();
  await counter(page, 2);
});

it("[APPLY-031] after the last question the green panel stands in place of the input, and erases after a question", async () => {
  const { page } = await arrive(browser);
  await begun(page, "Quin");
  for (let at = 1; at <= job.questions.length + 1; at++) {
    await counter(page, at);
    await field(page).fill(`I answered ${at} letters.`);
    await field(page).press("Enter");
  }
  const heading = page.getByRole("heading", { name: "Application Submitted!" });
  await heading.waitFor();
  expect(await field(page).count()).toBe(0);
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Application Submitted!");
  const panel = page.locator(".finished");
  const [red = 0, green = 0, blue = 0] = await panel.evaluate((one) =>
    (getComputedStyle(one).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(await panel.textContent()).not.toMatch(/score|%/i);
  await page.getByText(/Kept until \w{3} \d+, \d{4}\./).waitFor();
  await expectUsable(page);
  await button(page, "Ask for a person to review them").click();
  await page.getByText("You asked for a person on").waitFor();
  await page.reload();
  await heading.waitFor();
  await button(page, "Erase my application").click();
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Keep it");
  await button(page, "Erase").click();
  await toast(page, "Your application was erased").waitFor();
  await page.reload();
  await page.getByLabel("Full Name").waitFor();
});

it("time goes by the server's clock, and an answer under way at its end is sent by itself", async () => {
  const { page } = await arrive(browser);
  await page.clock.install({ time: new Date(Date.now() + 7 * 3_600_000) });
  await begun(page, "Rosa");
  expect(await page.getByRole("timer").textContent()).toMatch(/^(5:00|4:5\d)/);
  await page.clock.fastForward("04:05");
  await page.getByText("Less than a minute.").waitFor();
  expect(await page.locator(".clock.low").count()).toBe(1);
  await field(page).fill("I was in the middle of");
  await page.clock.fastForward(45_000);
  await page.clock.runFor(12_000);
  await counter(page, 2);
  await page.getByRole("log").getByText("I was in the middle of", { exact: true }).waitFor();
});

it("a person is asked for before an interview, in it, and with a private link once the posting is closed", async () => {
  const { page } = await arrive(browser);
  await page.goto(address);
  await fillIn(page, "Tara");
  await button(page, "I would rather speak with a person").click();
  await page.getByRole("heading", { name: "A person will answer you" }).waitFor();
  await expectUsable(page);
  await button(page, "Take the interview instead").click();
  await counter(page, 1);
  await page.getByText("Your private link").click();
  const link = await page.getByRole("textbox", { name: "Your private link" }).inputValue();
  await button(page, "I would rather speak with a person").click();
  await button(page, "Ask for a person").click();
  await page.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  await owner.jobs.setActive({ id: job.id, is_active: false });
  await page.goto(address);
  await page.getByRole("heading", { name: "Job Not Found" }).waitFor();
  await toast(page, "This job posting is not available").waitFor();
  await expectUsable(page);
  const { page: other } = await arrive(browser);
  await other.goto(link);
  await other.getByText("You asked for a person on").waitFor();
  await owner.jobs.setActive({ id: job.id, is_active: true });
});
