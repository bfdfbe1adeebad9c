import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";

let desk: Desk;
let dialog: Locator;
let id: string;
const copied = () => copiedIn(desk.page);

beforeAll(async () => {
  desk = await openDesk("ann");
  dialog = desk.page.getByRole("dialog", { name: "Embed code" });
  const { id: rag_system_id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  id = (await desk.owner.widgets.create({ name: "Shop", rag_system_id })).id;
});
beforeEach(async () => {
  await go(desk.page, "/app/integration-tools");
  await desk.page.getByRole("button", { name: "Embed code Shop" }).click();
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[WBUILD-050] [WBUILD-056] the script tag is copied and loads from the product's own origin", async () => {
  await dialog.getByRole("button", { name: "Copy" }).first().click();
  await toasted(desk.page, "Widget script copied to clipboard!");
  expect(await copied()).toContain(`src="${inject("url")}/widget.js"`);
  expect(await copied()).toContain(`data-widget-id="${id}"`);
});

it("[WBUILD-053] what is chosen for the script tag stands in its attributes", async () => {
  const choices = {
    Theme: ["light", "dark"],
    Position: ["bottom-right", "bottom-left", "top-right", "top-left"],
    "Opens by itself": ["no", "yes"],
  };
  const script = dialog.locator("code").first();
  for (const [label, values] of Object.entries(choices)) {
    const options = dialog.getByLabel(label).getByRole("option");
    const offered = () => options.evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    await expect.poll(offered).toEqual(values);
    for (const value of values) {
      await dialog.getByLabel(label).selectOption(value);
      const name = label === "Opens by itself" ? "auto-open" : label.toLowerCase();
      const stated = { no: "false", yes: "true" }[value] ?? value;
      await expect.poll(() => script.textContent()).toContain(`data-${name}="${stated}"`);
    }
  }
  await dialog.getByRole("button", { name: "Copy" }).first().click();
  await toasted(desk.page, "Widget script copied to clipboard!");
  for (const attribute of ['data-theme="dark"', 'data-position="top-left"', 'data-auto-open="true"'])
    expect(await copied()).toContain(attribute);
});

it("[WBUILD-048] [WBUILD-055] every kind of site has its code, which can be copied", async () => {
  const tabs = dialog.getByRole("tab");
  const formats = ["HTML", "React", "Next.js", "Vue", "Plain JS", "Direct embed"];
  await expect.poll(() => tabs.allTextContents()).toEqual(formats);
  for (const format of formats) {
    await tabs.filter({ hasText: format }).click();
    await expect.poll(() => dialog.getByRole("tabpanel").count()).toBe(1);
    await dialog.getByRole("tabpanel").getByRole("button", { name: /^Cop/ }).click();
    await expect.poll(copied).toBe(await dialog.getByRole("tabpanel").locator("code").textContent());
  }
  await toasted(desk.page, "Code copied to clipboard!");
});

it("no code stands twice in the dialog", async () => {
  await dialog.getByRole("tabpanel").locator("code").waitFor();
  const shown = await dialog.locator("code").allTextContents();
  await dialog.getByRole("tab", { name: "HTML" }).click();
  const html = dialog.getByRole("tabpanel", { name: "HTML" }).locator("code");
  shown.push((await html.textContent()) ?? "");
  expect(new Set(shown).size).toBe(3);
});

it("[WBUILD-049] the direct embed is a frame as wide as its place and 600px high", async () => {
  await dialog.getByRole("tab", { name: "Direct embed" }).click();
  const code = await dialog.getByRole("tabpanel", { name: "Direct embed" }).locator("code").textContent();
  expect(code).toContain(`src="${inject("url")}/embed/${id}"`);
  expect(code).toContain('width="100%"');
  expect(code).toContain('height="600px"');
});

it("[WBUILD-058] the button says copied for two seconds", async () => {
  const { page } = desk;
  await page.clock.install();
  await go(page, "/app/integration-tools");
  await page.getByRole("button", { name: "Embed code Shop" }).click();
  const button = dialog.getByRole("button", { name: /^Cop/ }).first();
  await button.click();
  await dialog.getByText("Copied").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByText("Copied").waitFor({ state: "detached" });
  await button.click();
  await dialog.getByText("Copied").waitFor();
  await page.clock.runFor(1900);
  expect(await dialog.getByText("Copied").count()).toBe(1);
  await page.clock.runFor(200);
  await dialog.getByText("Copied").waitFor({ state: "detached" });
  await page.clock.resume();
});

it("a page of the owner's site is checked, and what is wrong is told in words", async () => {
  const { page } = desk;
  const address = dialog.getByLabel("Address of the page");
  const check = dialog.getByRole("button", { name: "Check", exact: true });
  await address.fill("no address");
  await check.click();
  await dialog.getByText("Enter the address of a page").waitFor();
  await address.fill("10.0.0.1/shop");
  await check.click();
  const row = dialog.getByRole("list", { name: "Checked pages" }).getByRole("listitem");
  await row.getByText("There is no server on the internet at 10.0.0.1.").waitFor();
  await page.route("**/site-check", (route) =>
    route.fulfill({
      json: {
        url: "https://10.0.0.1/shop",
        isFound: true,
        faults: [{ message: "The policy forbids it.", directive: "script-src https://docent.example" }],
        others: [],
      },
    }),
  );
  await dialog.getByRole("button", { name: "Check 10.0.0.1/shop again" }).click();
  await row.getByText("Blocked by the page’s policy").waitFor();
  expect(await row.count()).toBe(1);
  await row.getByRole("button", { name: "Copy policy" }).click();
  await expect.poll(copied).toBe("script-src https://docent.example");
  await expectAccessible(page);
  await page.unroute("**/site-check");
});

it("a browser that does not allow copying is told of", async () => {
  const { page } = desk;
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    });
  });
  await dialog.getByRole("button", { name: "Copy" }).first().click();
  await toasted(page, /The browser did not allow copying/);
});
