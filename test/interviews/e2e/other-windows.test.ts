import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../../browser/visit.ts";
import { arrive, button } from "../../browser/widget-browser.ts";
import { as } from "../../users.ts";
import { openOffice } from "../office.ts";
import { begin, counter, field, privateLinkIn } from "./usable.ts";

let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = await launch();
  const { public_slug } = await (await openOffice(await as("windows-owner"))).post();
  address = `${inject("url")}/jobs/${public_slug}`;
});
afterAll(() => browser.close());

const begun = (page: Page, name: string) => begin(page, address, name);

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

it("text in the field stays to be read when another device answers its question or ends the interview", async () => {
  const { page } = await arrive(browser);
  await begun(page, "Vito");
  await field(page).fill("I had begun this.");
  const { page: other } = await arrive(browser);
  await other.goto(await privateLinkIn(page));
  await field(other).fill("From the other device.");
  await field(other).press("Enter");
  await counter(other, 2);
  await page.reload();
  await counter(page, 2);
  await page.getByRole("log").getByText("I had begun this.", { exact: true }).waitFor();
  expect(await field(page).inputValue()).toBe("");
  await field(page).fill("I was in the middle of");
  await button(other, "I would rather speak with a person").click();
  await button(other, "Ask for a person").click();
  await other.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  await button(page, "Send").click();
  await page.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  await page.getByRole("log").getByText("I was in the middle of", { exact: true }).waitFor();
  await page.getByText("Not saved: the interview had ended").waitFor();
});
