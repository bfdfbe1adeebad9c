import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { VisitorSession } from "#shared/visitors/routes.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { arrive, ask, callsOf, field, openWidget } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";
import { nobody } from "../../users.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage("ned");
});
afterAll(() => stage.close());

/** A page whose widget holds this pass from an earlier visit. */
const returning = async (page: Page, widget: Widget, pass: VisitorSession) => {
  const url = stage.host.page({ body: snippet(widget.id) });
  await page.goto(url);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `docent:${widget.id}`,
    JSON.stringify({ messages: [], visitorInfo: {}, updatedAt: "", pass }),
  ] as const);
  await openWidget(page, url);
};
const answered = async (page: Page) => {
  const calls = callsOf(page);
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).waitFor();
  return calls;
};
const counted = async ({ id }: Widget) =>
  (await stage.owner.widgets.list({})).items.find((one) => one.id === id)?.total_conversations;
const later = new Date(Date.now() + 3_600_000).toISOString();

it("a visitor goes on in the same conversation after a reload", async () => {
  const widget = await stage.widget();
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  expect(await answered(page)).toEqual(["visitor-session", "widget-chat"]);
  await openWidget(page, page.url());
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).nth(1).waitFor();
  expect(await counted(widget)).toBe(1);
});

it("an expired pass is renewed for the same session", async () => {
  const widget = await stage.widget();
  const pass = await nobody().visitors.session({ widgetId: widget.id });
  const { page } = await arrive(stage.browser);
  await returning(page, widget, { ...pass, expires_at: new Date().toISOString() });
  const sent = page.waitForRequest("**/functions/v1/widget-chat");
  expect(await answered(page)).toEqual(["visitor-session", "widget-chat"]);
  expect((await sent).postDataJSON()).toMatchObject({ widgetId: widget.id, sessionId: pass.session_id });
});

it("a question goes by POST with the visitor's bearer, widget, chatbot, message and session", async () => {
  const widget = await stage.widget();
  const pass = await nobody().visitors.session({ widgetId: widget.id });
  const { page } = await arrive(stage.browser);
  await returning(page, widget, pass);
  const [request] = await Promise.all([page.waitForRequest("**/functions/v1/widget-chat"), answered(page)]);
  expect(request.method()).toBe("POST");
  expect(request.headers().authorization).toBe(`Bearer ${pass.token}`);
  expect(request.postDataJSON()).toMatchObject({
    widgetId: widget.id,
    ragSystemId: stage.chatbotId,
    message: question,
    sessionId: pass.session_id,
  });
});

it("a pass of another widget and a forged one are replaced, and the question is answered", async () => {
  const [widget, other] = [await stage.widget(), await stage.widget()];
  const foreign = await nobody().visitors.session({ widgetId: other.id });
  for (const pass of [foreign, { session_id: "ses_1", token: "forged.token", expires_at: later }]) {
    const { page } = await arrive(stage.browser);
    await returning(page, widget, pass);
    expect(await answered(page)).toEqual(["widget-chat", "visitor-session", "widget-chat"]);
  }
  expect(await counted(other)).toBe(0);
});

it("a widget comes to life when it could not be loaded at first", async () => {
  const widget = await stage.widget();
  const { page } = await arrive(stage.browser);
  const config = `**/functions/v1/widgets/${widget.id}`;
  await page.route(config, (route) => route.abort());
  await page.goto(stage.host.page({ body: snippet(widget.id) }));
  await page.getByRole("button", { name: "Open chat" }).click();
  const again = page.getByRole("button", { name: "The chat could not be loaded. Try again." });
  await again.waitFor();
  await page.unroute(config);
  await again.click();
  await field(page).waitFor();
});
