import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, barriers, button, phone } from "../../browser/widget-browser.ts";
import { type Product, startProduct, unlimited } from "../../product.ts";
import { until } from "../../until.ts";
import { type Actor, as } from "../../users.ts";
import { openOffice } from "../office.ts";
import { field } from "./usable.ts";

let browser: Browser;
let product: Product;
let owner: Actor;
let job: JobDetail;

beforeAll(async () => {
  browser = await launch();
  product = await startProduct({ env: unlimited });
  owner = await as("phone-owner", product.url);
  job = await (await openOffice(owner)).post({ description: "You mend bicycles.\n\n".repeat(30) });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const answerOf = (at: number) => `I mended ${at + 20} hydraulic brakes by myself in 2025.`;
const counted = (page: Page, n: number, m: number) =>
  page.locator("header", { hasText: `Question ${n} of ${m}` }).waitFor();
const send = async (page: Page, text: string) => {
  await field(page).fill(text);
  await button(page, "Send").click();
};

it("an applicant whose page, line and server fail at each step finishes on a phone, and the owner reads every answer once", async () => {
  const visitor = await arrive(browser, { ...phone, colorScheme: "dark" });
  const { page, context } = visitor;
  const questions = job.questions.length + 1;
  await page.goto(`${product.url}/jobs/${job.public_slug}`);
  await page.getByRole("link", { name: "Apply, five minutes" }).click();
  await page.getByRole("link", { name: "Apply, five minutes" }).waitFor({ state: "hidden" });
  await page.getByLabel("Full Name").fill("Mira Halvorsen");
  await page.getByLabel("Email Address").fill("mira@mail.example");
  await page.reload();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Mira Halvorsen");
  expect(await barriers(page)).toEqual([]);

  // the reply to the start is lost
  await page.route("**/start-job-interview", (route) => route.abort());
  await button(page, "Start Interview").click();
  await page.getByText("There was an error starting your application. Please try again.").waitFor();
  await page.unroute("**/start-job-interview");
  await page.reload();
  await button(page, "Start Interview").dblclick();
  await counted(page, 1, questions);
  expect(await page.locator(".posting .text").isVisible()).toBe(false);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);

  // the page is loaded again while an answer is written
  await field(page).fill(answerOf(0));
  await page.reload();
  await page.getByText("Welcome back.").waitFor();
  expect(await field(page).inputValue()).toBe(answerOf(0));
  await button(page, "Send").click();
  await counted(page, 2, questions);
  expect(await barriers(page)).toEqual([]);

  // the line is lost while an answer is sent, and fails once more when it comes back
  await context.setOffline(true);
  await send(page, answerOf(1));
  await page.getByText("Connection lost.").waitFor();
  await page.getByText("Not sent yet").waitFor();
  await page.route("**/process-interview-response", (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await counted(page, 3, questions);

  // the server is killed, and starts again
  await product.kill();
  await send(page, answerOf(2));
  await page.getByText("I'm sorry, there was an error processing your response. Please try again.").waitFor();
  const { folder, url } = product;
  product = await startProduct({ env: unlimited, folder, port: Number(new URL(url).port) });
  await button(page, "Send again").click();
  await counted(page, 4, questions);

  // the tab is closed, and the private link opened in another browser
  await page.getByText("Your private link").click();
  const link = await page.getByRole("textbox", { name: "Your private link" }).inputValue();
  expect(new URL(link).hash.length).toBeGreaterThan(20);
  await page.close();
  const { page: other } = await arrive(browser, phone);
  await other.goto(link);
  await other.getByText("Your three answers are saved.").waitFor();
  expect(new URL(other.url()).hash).toBe("");
  for (let at = 3; at < questions; at++) {
    await counted(other, at + 1, questions);
    await send(other, answerOf(at));
  }
  await other.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  expect(await field(other).count()).toBe(0);
  expect(await barriers(other)).toEqual([]);

  const { items } = await owner.candidates.list({ jobId: job.id });
  expect(items).toHaveLength(1);
  const candidate = await until(async () => {
    const one = await owner.candidates.get({ id: items[0]?.id ?? "" });
    return one.evaluations.length > 0 ? one : undefined;
  });
  expect(candidate.status).toBe("reviewed");
  expect(candidate.responses.map(({ response_text }) => response_text)).toEqual(
    Array.from({ length: questions }, (_, at) => answerOf(at)),
  );
  expectQuiet(visitor);
});
