import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { expectUsable } from "../../browser/usable.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, button, phone } from "../../browser/widget-browser.ts";
import { type Actor, as } from "../../users.ts";
import { applicationFor, interviewed, openOffice } from "../office.ts";
import { begin, counter, field, fillIn, focused, privateLinkIn, takeInTurn, toast } from "./usable.ts";

let browser: Browser;
let owner: Actor;
let job: JobDetail;
let address: string;

beforeAll(async () => {
  browser = await launch();
  owner = await as("own-application-owner");
  job = await (await openOffice(owner)).post({
    title: "Clerk",
    allows_several: true,
    description: "You write letters.\n\n".repeat(30),
  });
  address = `${inject("url")}/jobs/${job.public_slug}`;
});
afterAll(() => browser.close());

/** Breaks a part of the browser's storage before the page's scripts run. */
const breakStorage = (page: Page, how: "is blocked" | "is missing" | "is full") =>
  page.addInitScript((how) => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    if (how === "is full") Storage.prototype.setItem = full;
    else
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            if (how === "is missing") return null;
            throw new DOMException("blocked", "SecurityError");
          },
        });
  }, how);

it.each(["is blocked", "is missing", "is full"] as const)(
  "an interview is begun and answered in a browser whose storage %s",
  async (how) => {
    const visitor = await arrive(browser);
    const { page } = visitor;
    await breakStorage(page, how);
    await begin(page, address, "Ugo");
    await field(page).fill("I wrote 300 letters in a year.");
    await button(page, "Send").click();
    await counter(page, 2);
    expectQuiet(visitor);
  },
);

it("a half-written answer stays when its applicant opens the private link, and goes with another application's link", async () => {
  const { page } = await arrive(browser);
  await begin(page, address, "Vera");
  const draft = "I wrote 300 letters, and";
  await field(page).fill(draft);
  const link = await privateLinkIn(page);
  await page.goto(link);
  await page.getByText("Welcome back.").waitFor();
  expect(await field(page).inputValue()).toBe(draft);
  await owner.jobs.setActive({ id: job.id, is_active: false });
  const reopen = () => owner.jobs.setActive({ id: job.id, is_active: true });
  onTestFinished(async () => void (await reopen()));
  await page.goto(address);
  await page.getByRole("link", { name: "Open my application" }).click();
  await page.getByRole("heading", { name: "Clerk" }).waitFor();
  expect(await field(page).inputValue()).toBe(draft);
  await reopen();
  const { token } = await interviewed(inject("url"), job, "Wim");
  await page.goto(`${address}#${token}`);
  await page.getByText("Hello Wim").waitFor();
  expect(await field(page).inputValue()).toBe("");
});

it("an answer sent too soon names the wait until it is taken, and the focus stays in the interview", async () => {
  const { page } = await arrive(browser);
  await begin(page, address, "Ada");
  const refused = { code: "rate_limited", message: "Too many requests.", retryAfterSeconds: 60 };
  await takeInTurn(page, "**/process-interview-response", [
    (route) => route.fulfill({ status: 429, body: JSON.stringify(refused) }),
  ]);
  await field(page).fill("I wrote 300 letters in a year.");
  await field(page).press("Enter");
  await page.getByText("Please wait a moment.").waitFor();
  await button(page, "Send again").click();
  await counter(page, 2);
  expect(await page.getByText("Please wait a moment.").isVisible()).toBe(false);
  expect(await page.evaluate("document.activeElement.role")).toBe("log");
});

it("what the server says of a failed start stands beside the prescribed sentence, and of a former application alone", async () => {
  const { page } = await arrive(browser);
  const office = await openOffice(owner);
  const closing = await office.post({ title: "Porter" });
  await page.goto(`${inject("url")}/jobs/${closing.public_slug}`);
  const { applicant_email } = applicationFor(closing, "Xaver");
  await interviewed(inject("url"), closing, "Xaver");
  await page.getByLabel("Full Name").fill("Xaver");
  await page.getByLabel("Email Address").fill(applicant_email);
  await button(page, "Start Interview").click();
  await page.getByText("An application with this email address was already received.").waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
  expect(await focused(page)).toBe("Start Interview");
  await fillIn(page, "Yara");
  await button(page, "I would rather speak with a person").click();
  await page.getByRole("heading", { name: "A person will answer you" }).waitFor();
  await owner.chatbots.remove({ id: office.rag_system_id });
  await button(page, "Take the interview instead").click();
  await toast(
    page,
    "There was an error starting your application. Please try again. Nobody can be interviewed for this position right now.",
  ).waitFor();
});

it("an application that its owner erased meanwhile is left, with what happened, and the form stands there empty", async () => {
  const { page } = await arrive(browser);
  const email = await begin(page, address, "Zora");
  const { items } = await owner.candidates.list({ jobId: job.id, search: email });
  await owner.candidates.remove({ id: items[0]?.id ?? "" });
  await field(page).fill("I wrote 300 letters in a year.");
  await field(page).press("Enter");
  await toast(page, "This application was erased").waitFor();
  expect(await page.getByLabel("Email Address").inputValue()).toBe("");
  expect(await focused(page)).toBe("Apply for this Position");
});

it("somebody else applies in the same browser, and the private link opens the former application", async () => {
  const { page } = await arrive(browser);
  const { token } = await interviewed(inject("url"), job, "Abel");
  await page.goto(`${address}#${token}`);
  const link = await privateLinkIn(page);
  await button(page, "I would rather speak with a person").click();
  await button(page, "Ask for a person").click();
  await page.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  await button(page, "Apply again, or as somebody else").click();
  await page.getByText("only the private link opens it again").waitFor();
  await expectUsable(page);
  await button(page, "Show the form").click();
  expect(await focused(page)).toBe("Apply for this Position");
  const email = await fillIn(page, "Bela");
  await button(page, "I would rather speak with a person").click();
  await page.getByRole("heading", { name: "A person will answer you" }).waitFor();
  await page.reload();
  await page.getByText(email).waitFor();
  await button(page, "Apply again, or as somebody else").click();
  await button(page, "Show the form").click();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("");
  await page.goto(link);
  await page.getByText("Thank you, Abel.").waitFor();
});

it("a link that cannot be copied is not called copied, and an answer's limit is told", async () => {
  const { page } = await arrive(browser);
  await begin(page, address, "Cleo");
  await privateLinkIn(page);
  await button(page, "Copy").click();
  await button(page, "Copied").waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await button(page, "Copy").click();
  await toast(page, "The link could not be copied.").waitFor();
  expect(await button(page, "Copied").count()).toBe(0);
  expect(await page.evaluate("getSelection().toString()")).toContain(address);
  await field(page).fill("a".repeat(19_999));
  expect(await page.getByText("An answer has at most").count()).toBe(0);
  await field(page).pressSequentially("bc");
  await page.getByText("An answer has at most 20,000 characters. What goes beyond is left out.").waitFor();
});

it("on a phone the bar that leads to the form is gone once somebody has applied, and a zoom changes no heights", async () => {
  const { page, context } = await arrive(browser, { ...phone, isMobile: true });
  await page.goto(address);
  const bar = page.getByRole("link", { name: "Apply, five minutes" });
  await bar.waitFor();
  await fillIn(page, "Dora");
  await button(page, "I would rather speak with a person").click();
  await page.getByRole("heading", { name: "A person will answer you" }).waitFor();
  await page.evaluate("scrollTo(0, 0)");
  expect(await bar.isVisible()).toBe(false);
  const zoomed = page.evaluate(
    () => new Promise((resolve) => visualViewport?.addEventListener("resize", resolve, { once: true })),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await zoomed;
  expect(await page.evaluate("document.documentElement.style.getPropertyValue('--view')")).toBe("700px");
});
