import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import {
  arrive,
  ask,
  barriers,
  button,
  field,
  openWidget,
  streamed,
  textbox,
} from "../../browser/widget-browser.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { asking, openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage("vic");
});
afterAll(() => stage.close());

const pageOf = (widget: Widget, body = "") => stage.pageOf(widget, body);

interface Told {
  widgetId?: string;
  eventType: string;
  sessionData: { extras: object; userInfo: object };
  more?: Told[];
}

/** Has every beacon of the page fail; gives what each was to carry. */
const failingBeacons = async (page: Page) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    navigator.sendBeacon = (_, body) => {
      told.push(String(body));
      throw new Error("The beacon failed.");
    };
  });
  return async (): Promise<Told[]> => {
    const told = await page.evaluate(() => Reflect.get(window, "told"));
    return told.map((one: string) => JSON.parse(one));
  };
};

it("[WIDGET-009] [WIDGET-010] [WIDGET-011] [WIDGET-012] [WIDGET-014] [WIDGET-015] [WIDGET-032] a required form stands before the chat, names what is missing, and its trimmed values become a lead", async () => {
  const widget = await stage.widget({
    config: { ...asking, requiredUserInfo: true },
    branding: { companyName: "Fernhill" },
  });
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await page.goto(`${pageOf(widget)}`);
  await button(page, "Open chat").click();
  await textbox(page, "Name").and(page.locator(":focus")).waitFor();
  expect(await field(page).isVisible()).toBe(false);
  expect(await button(page, "Skip").count()).toBe(0);
  expect(await page.locator(".details label").allTextContents()).toEqual(["Name", "Email"]);
  await textbox(page, "Name").fill("  Bo  ");
  await button(page, "Continue").click();
  await seen(page, "Please provide your email to continue.");
  expect(await barriers(page)).toEqual([]);
  await textbox(page, "Email").fill("bo at example");
  await button(page, "Continue").click();
  await seen(page, "Enter an e-mail address such as you@example.com.");
  await textbox(page, "Email").fill(" bo@example.com ");
  const sent = page.waitForRequest("**/functions/v1/widget-lead");
  await textbox(page, "Email").press("Enter");
  expect((await sent).postDataJSON()).toEqual({
    widgetId: widget.id,
    ragSystemId: widget.rag_system_id,
    sessionId: expect.stringMatching(/^ses_/),
    userInfo: { name: "Bo", email: "bo@example.com" },
    url: page.url(),
    consent: expect.stringContaining("Fernhill may contact you"),
  });
  await field(page).and(page.locator(":focus")).waitFor();
  await ask(page, question);
  await seen(page, fact);
  const lead = (await stage.owner.leads.list({})).items.find(({ widget_id }) => widget_id === widget.id);
  expect(lead).toMatchObject({
    visitor_info: { name: "Bo", email: "bo@example.com" },
    source_url: page.url(),
  });
  await page.waitForFunction(
    (key) => localStorage.getItem(key)?.includes("bo@example.com"),
    `docent:${widget.id}`,
  );
  await openWidget(page, page.url());
  expect(await textbox(page, "Name").count()).toBe(0);
  expectQuiet(visitor);
});

it("[WIDGET-013] a form that is not required can be skipped, and is not shown again in that session", async () => {
  const widget = await stage.widget({ config: asking });
  const { page } = await arrive(stage.browser);
  const url = pageOf(widget);
  await page.goto(url);
  await button(page, "Open chat").click();
  await button(page, "Skip").click();
  await field(page).and(page.locator(":focus")).waitFor();
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes("isAsked"), `docent:${widget.id}`);
  await openWidget(page, url);
  expect(await button(page, "Skip").count()).toBe(0);
});

it("[WIDGET-034] [WIDGET-035] a lead that cannot be saved says so and leads to the chat all the same", async () => {
  const widget = await stage.widget({ config: { ...asking, requiredUserInfo: true } });
  const { page } = await arrive(stage.browser);
  await page.goto(pageOf(widget));
  await page.route("**/functions/v1/widget-lead", (route) => route.abort());
  await button(page, "Open chat").click();
  await textbox(page, "Name").fill("Bo");
  await textbox(page, "Email").fill("bo@example.com");
  await textbox(page, "Email").press("Enter");
  await seen(page, "There was an error saving your information. You can continue chatting anyway.");
  await ask(page, question);
  await seen(page, fact);
});

it("[WIDGET-036] [WIDGET-037] [WIDGET-038] tells what happens in batches by beacon, and nobody notices when that fails", async () => {
  const widget = await stage.widget({ config: asking, behavior: { asksUserInfo: "during" } });
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const beacons = await failingBeacons(page);
  await openWidget(page, pageOf(widget));
  await ask(page, question);
  await textbox(page, "Name").fill("Bo");
  await textbox(page, "Name").press("Enter");
  await field(page).and(page.locator(":focus")).waitFor();
  await button(page, "Close").click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const told = await beacons();
  expect(told.length).toBeLessThanOrEqual(2);
  const events = told.flatMap(({ more = [], ...first }) => [first, ...more]);
  expect(told[0]?.widgetId).toBe(widget.id);
  expect(events.map(({ eventType }) => eventType)).toEqual([
    "widget_opened",
    "message_sent",
    "response_received",
    "user_info_collected",
    "widget_closed",
  ]);
  expect(events.map(({ sessionData }) => sessionData)).toMatchObject([
    {
      sessionId: "",
      url: page.url(),
      userAgent: expect.any(String),
      timestamp: expect.stringMatching(/Z$/),
      userInfo: {},
    },
    { extras: { message: question } },
    { extras: { responseTime: expect.any(Number), tokenCount: expect.any(Number) } },
    { sessionId: expect.stringMatching(/^ses_/), userInfo: { name: "Bo" } },
    { extras: {} },
  ]);
  expectQuiet(visitor);
});

it("a paused answer asks for an address, which can be skipped", async () => {
  const widget = await stage.widget();
  const { page } = await arrive(stage.browser);
  await openWidget(page, pageOf(widget));
  const text = "This chat is paused. Please write to us.";
  const ending = { type: "done", outcome: "paused", tokenCount: 0, responseTime: 0 } as const;
  const answer = encodeEvent({ type: "delta", text }) + encodeEvent(ending) + end;
  await page.route("**/functions/v1/widget-chat", streamed(answer));
  await ask(page, question);
  await page.getByRole("heading", { name: "Leave your details" }).waitFor();
  await seen(page, text);
  expect(await page.locator(".details label").allTextContents()).toEqual(["Name", "Email"]);
  await button(page, "Skip").click();
  await field(page).and(page.locator(":focus")).waitFor();
});
