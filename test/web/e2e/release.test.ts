import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";

let desk: Desk;
let app: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  app = await (await fetch(`${inject("url")}/app`)).text();
});
beforeEach(async () => {
  await desk.context.unrouteAll();
  await go(desk.page, "/app");
  await desk.page.getByRole("heading", { name: "Active Chatbots" }).waitFor();
});
afterAll(() => desk.browser.close());

/** From now on the server has another release: its page names other files, and those of the former are gone. */
const releaseAnother = async (gone?: RegExp): Promise<void> => {
  const body = app.replace(/(\/assets\/[\w-]+)\.js/, "$1x.js");
  await desk.context.route(
    (url) => url.pathname === "/app",
    (route) =>
      route.request().resourceType() === "document"
        ? route.continue()
        : route.fulfill({ body, contentType: "text/html" }),
  );
  if (gone) await desk.context.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
};

/** The tab is looked at again, later. */
const comeBack = () =>
  desk.page.evaluate(() => {
    const later = Date.now() + 60_000;
    Date.now = () => later;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

it("a tab of an older release offers to reload, and not while something is being typed", async () => {
  const { page } = desk;
  const reload = page.getByRole("button", { name: "Reload" });
  const checked = page.waitForResponse(
    (response) => response.url().endsWith("/app") && response.request().resourceType() === "fetch",
  );
  await comeBack();
  await checked;
  expect(await reload.count()).toBe(0);
  await releaseAnother();
  // A tab that still looks for a release does not begin again.
  await expect
    .poll(async () => {
      await comeBack();
      return reload.count();
    })
    .toBe(1);
  await page.getByRole("button", { name: "Create New Chatbot" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Typed");
  await page.getByText("A new version of Docent is ready.").waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").getByLabel("Name").inputValue()).toBe("Typed");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  const loaded = page.waitForEvent("load");
  await reload.click();
  await loaded;
});

it("a screen whose code went with its release is opened from the new one", async () => {
  const { page } = desk;
  await releaseAnother(/assets\/widgets-page-[^/]+\.js/);
  const loaded = page.waitForEvent("load");
  await page.getByRole("link", { name: "Widget Builder" }).click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe("/app/integration-tools");
});

it("a dialog whose code went with its release says so", async () => {
  const { page } = desk;
  await releaseAnother(/assets\/create-dialog-[^/]+\.js/);
  await page.getByRole("button", { name: "Create New Chatbot" }).click();
  await toasted(page, "A new version of Docent is out. Reload the page to go on.");
});
