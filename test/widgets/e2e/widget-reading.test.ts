import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, button, field, openWidget, textbox } from "../../browser/widget-browser.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { asking, openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage("rea");
});
afterAll(() => stage.close());

const pageOf = (widget: Widget, body = "") => stage.pageOf(widget, body);

it("an answer is rated with a thumb and a word, which the owner reads, and a reload keeps it", async () => {
  const widget = await stage.widget();
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const url = pageOf(widget);
  await openWidget(page, url);
  await ask(page, question);
  await button(page, "Not helpful").click();
  await seen(page, "Thank you. What was wrong?");
  await textbox(page, "What was wrong").fill("Outdated");
  expect(await barriers(page)).toEqual([]);
  await textbox(page, "What was wrong").press("Enter");
  await page.getByText("Thank you", { exact: true }).waitFor();
  const { items } = await stage.owner.history.list({ channel: "widget" });
  const rated = await Promise.all(items.map(({ id }) => stage.owner.conversations.messages({ id })));
  expect(rated.flatMap((one) => one.items.flatMap(({ feedback }) => feedback?.comment ?? []))).toEqual([
    "Outdated",
  ]);
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('"rating"'), `docent:${widget.id}`);
  await openWidget(page, url);
  expect(await button(page, "Not helpful").getAttribute("aria-pressed")).toBe("true");
  expectQuiet(visitor);
});

it("a chat is forgotten by its visitor, who reads what is kept, and the next question begins another conversation", async () => {
  const widget = await stage.widget({
    branding: { companyName: "Fernhill" },
    behavior: { starterQuestions: [question] },
  });
  const { page } = await arrive(stage.browser);
  await openWidget(page, pageOf(widget));
  await button(page, question).click();
  await page.locator(".question").waitFor();
  expect(await button(page, question).count()).toBe(0);
  await seen(page, fact);
  await button(page, "More").press("Enter");
  const item = page.getByRole("menuitem", { name: "Forget this chat" });
  await item.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await seen(page, "Fernhill keeps the conversation it received.");
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await button(page, "More").and(page.locator(":focus")).click();
  await item.click();
  await button(page, "Forget this chat").click();
  await button(page, question).waitFor();
  expect(await page.locator(".question").count()).toBe(0);
  const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? "", `docent:${widget.id}`);
  await expect.poll(stored).not.toContain("ses_");
  await ask(page, question);
  await seen(page, fact);
  expect(
    (await stage.owner.history.list({})).items.filter(({ widget_id }) => widget_id === widget.id),
  ).toHaveLength(2);
});

it("speaks the page's language or the chosen one, from right to left in Arabic", async () => {
  const [auto, arabic] = [
    await stage.widget(),
    await stage.widget({ behavior: { language: "ar" }, config: asking }),
  ];
  const { page } = await arrive(stage.browser);
  await page.goto(pageOf(auto, `<script>document.documentElement.lang = "de-CH"</script>`));
  await button(page, "Open chat").click();
  await textbox(page, "Nachricht").fill(question);
  await textbox(page, "Nachricht").press("Enter");
  await button(page, "Hilfreich").waitFor();
  await button(page, "Chat schließen").click();
  await button(page, "Chat öffnen").waitFor();
  await page.goto(pageOf(arabic));
  await button(page, "Open chat").click();
  await button(page, "متابعة").click();
  await textbox(page, "رسالة").fill(question);
  await textbox(page, "رسالة").press("Enter");
  await button(page, "مفيد").waitFor();
  const panel = page.locator(".panel");
  expect(
    await panel.evaluate((element) => [getComputedStyle(element).direction, element.getAttribute("lang")]),
  ).toEqual(["rtl", "ar"]);
  expect(await barriers(page)).toEqual([]);
});

it("follows the page's dark mode, or else the system's, when that is chosen", async () => {
  const widget = await stage.widget({ behavior: { colorScheme: "auto" } });
  const { page } = await arrive(stage.browser);
  await openWidget(page, pageOf(widget));
  const ground = () =>
    page.locator(".panel").evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).toBe("rgb(31, 41, 55)");
  await page.evaluate(() => {
    document.body.style.backgroundColor = "#fff";
  });
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  await page.evaluate(() => {
    document.body.style.backgroundColor = "#10151a";
  });
  await expect.poll(ground).toBe("rgb(31, 41, 55)");
  await ask(page, question);
  await button(page, "Helpful").click();
});

it("counts an answer that comes while the chat is closed at the launcher and in the page's title", async () => {
  const widget = await stage.widget();
  const { page } = await arrive(stage.browser);
  await openWidget(page, pageOf(widget));
  await ask(page, question);
  // rated once the answer is whole; before, the field takes no other question
  await button(page, "Helpful").waitFor();
  const asked = Promise.withResolvers<Route>();
  await page.route("**/functions/v1/widget-chat", (route) => asked.resolve(route));
  await ask(page, "And in the evening?");
  const route = await asked.promise;
  await button(page, "Close").click();
  await route.continue();
  await button(page, "Open chat, 1 unread").waitFor();
  expect(await page.title()).toBe("(1) Another site");
  await button(page, "Open chat, 1 unread").click();
  await field(page).waitFor();
  expect(await page.title()).toBe("Another site");
});

it("a question that is asked without a network is sent when there is one again", async () => {
  const { page, context } = await arrive(stage.browser);
  await openWidget(page, pageOf(await stage.widget()));
  await context.setOffline(true);
  await ask(page, question);
  await seen(page, "You are offline. Your question is sent when you are back.");
  await context.setOffline(false);
  await seen(page, fact);
});
