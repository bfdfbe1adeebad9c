import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, visit } from "../../browser/visit.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(() => go(desk.page, "/app"));
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("the sidebar marks where one is and leads to the other pages", async () => {
  const { page } = desk;
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Chatbots", "Chat Testing", "Widget Builder", "Dashboard"]) {
    await nav.getByRole("link", { name }).click();
    await nav.getByRole("link", { name }).and(page.locator("[aria-current=page]")).waitFor();
  }
});

it("a page's code is fetched when the pointer comes upon a link to it", async () => {
  const { page } = desk;
  const code = page.waitForRequest(/\/activity-page-[^/]+\.js$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Activity" }).hover();
  await code;
  expect(new URL(page.url()).pathname).toBe("/app");
});

it("[AUTH-037] toasts appear at the top right", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Refresh" }).click();
  const toast = page.locator("[data-scope=toast][data-part=root]");
  await toast.and(page.locator("[data-mounted]")).waitFor();
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(120);
  const box = await toast.boundingBox();
  expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
});

it("a toast is shown once at a time and stays on its page; several cover the room of one", async () => {
  const { page } = desk;
  const roots = page.locator("[data-scope=toast][data-part=root]");
  await page.getByRole("button", { name: "Refresh" }).click();
  await toasted(page, "Dashboard refreshed");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => roots.and(page.locator("[data-state=open]")).count()).toBe(1);
  await page.route("**/api/dashboard", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Refresh" }).click();
  await toasted(page, "The figures could not be loaded");
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await roots.all()).map((root) => root.boundingBox()));
      const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
      return Math.max(...bottoms) - Math.min(...bottoms);
    })
    .toBeLessThan(40);
  await page.unroute("**/api/dashboard");
  // a toast of the last second belongs to the step to the next page
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 1000, since);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Widget Builder" }).click();
  await page.getByRole("heading", { name: "Widget Builder" }).waitFor();
  await roots.and(page.locator("[data-state=open]")).first().waitFor({ state: "detached" });
});

it("the app writes nothing to the console while it loads", async () => {
  const { page } = desk;
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.reload();
  await page.getByRole("heading", { name: "Active Chatbots" }).waitFor();
  expect(said).toEqual([]);
});

it("a toast is heard although a dialog is open", async () => {
  const { page } = desk;
  await page.route("**/api/chatbots", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Create New Chatbot" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Never made");
  await page.getByRole("dialog").getByRole("button", { name: "Create Chatbot" }).click();
  await toasted(page, "Failed to create chatbot");
  await page.unroute("**/api/chatbots");
});

it("light and dark are chosen in the sidebar and kept", async () => {
  const { page } = desk;
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole("button", { name: "Dark" }).click();
  expect(await theme()).toBe("dark");
  await page.reload();
  await page.getByRole("button", { name: "Dark" }).and(page.locator("[aria-pressed=true]")).waitFor();
  expect([await theme(), await ground()]).toEqual(["dark", "dark"]);
  await page.getByRole("button", { name: "Light" }).click();
  expect(await theme()).toBe("light");
  await page.getByRole("button", { name: "As the system" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(theme).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(theme).toBe("light");
});

it("[AUTH-043] on a phone a top bar opens the sidebar as a drawer", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  const chatbots = page.getByRole("link", { name: "Chatbots", exact: true });
  expect(await chatbots.count()).toBe(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await chatbots.waitFor();
  await page.keyboard.press("Escape");
  await chatbots.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await chatbots.click();
  await page.waitForURL("**/app/rag-systems");
  await chatbots.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 1280, height: 900 });
});

it("the first Tab leads past the sidebar", async () => {
  const { page } = desk;
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Skip to content" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
});

it("an address that leads nowhere says so", async () => {
  const answer = await desk.page.goto(`${inject("url")}/nowhere/at-all`);
  expect(answer?.status()).toBe(404);
  await desk.page.getByRole("heading", { name: "Page not found" }).waitFor();
});

it("a page that cannot be fetched says so alone, and comes with the connection", async () => {
  const { page, context, errors } = desk;
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  await context.setOffline(true);
  // its code may lie in the browser's cache
  await context.route(/chat-page-[^/]+\.js/, (route) => route.abort());
  await page.getByRole("link", { name: "Chat Testing" }).click();
  const alert = page.getByRole("alert");
  await alert.getByText("This page could not be loaded").waitFor();
  await alert.getByText("Docent could not be reached. Check your connection and try again.").waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  const again = page.getByRole("button", { name: "Try again" });
  const tried = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await again.click();
  await tried;
  await again.and(page.locator(":enabled")).waitFor();
  await context.unrouteAll();
  await context.setOffline(false);
  await again.click();
  await page.getByText("No RAG systems found").waitFor();
  errors.length = 0;
});

it("a page whose code breaks stops alone and offers to load again", async () => {
  const { page, context, errors } = desk;
  const broken = { contentType: "text/javascript", body: "undefined.broken" };
  await context.route(/chat-page-[^/]+\.js/, (route) => route.fulfill(broken));
  await page.getByRole("link", { name: "Chat Testing" }).click();
  await page.getByRole("alert").getByText("This page stopped working").waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await context.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByText("No RAG systems found").waitFor();
  errors.length = 0;
});

it("[AUTH-052] a missing or wrong configuration stops the app with an error", async () => {
  const guest = await visit(desk.browser);
  await guest.page.route("**/config.json", (route) => route.fulfill({ status: 404, body: "" }));
  await go(guest.page, "/app");
  await guest.page.getByRole("heading", { name: "Docent cannot start" }).waitFor();
  await guest.page.getByText("/config.json was answered with status 404.").waitFor();
  await guest.page.unroute("**/config.json");
  await guest.page.route("**/config.json", (route) => route.fulfill({ json: { userPoolId: 1 } }));
  await guest.page.getByRole("button", { name: "Try again" }).click();
  await guest.page.getByText(/^\/config\.json is wrong: userPoolId/).waitFor();
});
