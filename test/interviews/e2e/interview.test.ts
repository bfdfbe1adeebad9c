import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { launch } from "../../browser/visit.ts";
import { arrive, button, callsOf } from "../../browser/widget-browser.ts";
import { type Actor, as } from "../../users.ts";
import { openOffice } from "../office.ts";
import { expectUsable, field, privateLinkIn, toast } from "./usable.ts";

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
const fill = async (page: Page, name: string): Promise<string> => {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@mail.example`;
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email Address").fill(email);
  return email;
};
const begun = async (page: Page, name: string): Promise<void> => {
  await page.goto(address);
  await fill(page, name);
  await button(page, "Start Interview").click();
  await counter(page, 1);
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
  const email = await fill(page, "Nina");
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
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.postData() ?? ""));
  await begun(page, "Omar");
  const sent = requests.find((body) => body.includes("consent_version"));
  expect(JSON.parse(sent ?? "{}").sessionId).toMatch(/^\d{13}-[a-z0-9]{8,}$/);
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
  await page.route("**/process-interview-response", async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, body: "{}" });
  });
  const calls = callsOf(page);
  await field(page).fill("I wrote 300 letters in a year.");
  await field(page).press("Enter");
  await page.getByText("Saving", { exact: true }).waitFor();
  expect(await button(page, "Send").isDisabled()).toBe(true);
  await field(page).press("Enter");
  gate.resolve();
  await toast(page, "There was an error processing your response. Please try again.").waitFor();
  await page
    .getByRole("log")
    .getByText("I'm sorry, there was an error processing your response. Please try again.")
    .waitFor();
  expect(calls.filter((call) => call === "process-interview-response")).toHaveLength(1);
  await page.unroute("**/process-interview-response");
  await button(page, "Change it").click();
  expect(await field(page).inputValue()).toBe("I wrote 300 letters in a year.");
  await page.route("**/process-interview-response", (route) => route.abort());
  await field(page).press("Enter");
  await page.unroute("**/process-interview-response");
  await button(page, "Send again").click();
  await counter(page, 2);
  await page.getByRole("log").getByText("I wrote 300 letters in a year.", { exact: true }).waitFor();
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

it("a second tab follows the first, and text that it held for an answered question is shown, not sent", async () => {
  const { page, context } = await arrive(browser);
  await begun(page, "Sami");
  await field(page).fill("From the first tab.");
  const second = await context.newPage();
  await second.goto(address);
  await counter(second, 1);
  expect(await field(second).inputValue()).toBe("From the first tab.");
  await field(page).press("Enter");
  await counter(page, 2);
  await counter(second, 2);
  const log = second.getByRole("log");
  await log.getByText("From the first tab.", { exact: true }).waitFor();
  expect(await field(second).inputValue()).toBe("");
  expect(await log.getByText(/Not saved/).count()).toBe(0);
  await field(second).fill("From the second tab.");
  await field(page).fill("Again from the first tab.");
  await field(page).press("Enter");
  await counter(second, 3);
  expect(await field(second).inputValue()).toBe("");
  await log.getByText("From the second tab.", { exact: true }).waitFor();
  await log.getByText("Not saved: this question was answered in another window").waitFor();
  await second
    .getByRole("status")
    .getByText(/^Your text was not saved/)
    .waitFor();
});

it("text for the next question is sent at the end of the time, although another device answered the one before", async () => {
  const { page } = await arrive(browser);
  await page.clock.install();
  await begun(page, "Uma");
  const { page: other } = await arrive(browser);
  await other.goto(await privateLinkIn(page));
  await field(other).fill("From the other device.");
  await field(other).press("Enter");
  await counter(other, 2);
  await field(page).fill("From this one.");
  await field(page).press("Enter");
  await counter(page, 2);
  const log = page.getByRole("log");
  await log.getByText("Not saved: this question was answered in another window").waitFor();
  await field(page).fill("I was in the middle of");
  await page.clock.fastForward("04:50");
  await page.clock.runFor(12_000);
  await counter(page, 3);
  await log.getByText("I was in the middle of", { exact: true }).waitFor();
  await log.getByText("From this one.", { exact: true }).waitFor();
});

it("text that stands in the field when another device ends the interview stays to be read", async () => {
  const { page } = await arrive(browser);
  await begun(page, "Vito");
  await field(page).fill("I was in the middle of");
  const { page: other } = await arrive(browser);
  await other.goto(await privateLinkIn(page));
  await counter(other, 1);
  await button(other, "I would rather speak with a person").click();
  await button(other, "Ask for a person").click();
  await other.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  await button(page, "Send").click();
  await page.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  await page.getByRole("log").getByText("I was in the middle of", { exact: true }).waitFor();
  await page.getByText("Not saved: the interview had ended").waitFor();
});

it("a person is asked for before an interview, in it, and with a private link once the posting is closed", async () => {
  const { page } = await arrive(browser);
  await page.goto(address);
  await fill(page, "Tara");
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
