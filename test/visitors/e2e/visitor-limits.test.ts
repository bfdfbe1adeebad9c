import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { ErrorBody } from "#shared/errors.ts";
import { seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, field, openWidget } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

const message = "You asked many questions in a short time. Please try again in 42 seconds.";
const refusal: ErrorBody = { code: "rate_limited", message, retryAfterSeconds: 42 };

let stage: Stage;
let pages: Record<"widget" | "page", { url: string; open: (page: Page) => Promise<void> }>;

beforeAll(async () => {
  stage = await openStage("nora");
  const url = stage.host.page({ body: snippet((await stage.widget()).id) });
  const publicUrl = `${inject("url")}/public/${stage.slug}`;
  pages = {
    widget: { url, open: (page) => openWidget(page, url) },
    page: { url: publicUrl, open: async (page) => void (await page.goto(publicUrl)) },
  };
});
afterAll(() => stage.close());

const refuse = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.request().method() === "OPTIONS"
      ? route.continue()
      : route.fulfill({ status: 429, json: refusal, headers: { "access-control-allow-origin": "*" } }),
  );

it.each([
  ["widget", "**/functions/v1/widget-chat"],
  ["widget", "**/functions/v1/visitor-session"],
  ["page", "**/functions/v1/public-rag-chat-stream"],
  ["page", "**/functions/v1/visitor-session"],
] as const)(
  "a visitor of the %s who is refused by %s reads when to try again, and can",
  async (where, calls) => {
    const { page } = await arrive(stage.browser);
    await pages[where].open(page);
    await refuse(page, calls);
    await ask(page, question);
    await page.locator(".error p").getByText(message, { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.unroute(calls);
    await page.getByRole("button", { name: "Retry" }).click();
    await field(page).press("Enter");
    await seen(page, fact);
  },
);
