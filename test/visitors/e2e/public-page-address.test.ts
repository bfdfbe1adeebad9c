import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, visit } from "../../browser/visit.ts";
import { ask, barriers, field } from "../../browser/widget-browser.ts";
import { makeScene, question } from "../../browser/widget-setup.ts";

let browser: Browser;
let page: Page;
let url: string;

beforeAll(async () => {
  browser = await launch();
  page = (await visit(browser)).page;
  url = `${inject("url")}/public/${(await makeScene("sid")).slug}`;
});
afterAll(() => browser.close());

const open = async (query = "") => {
  await page.goto(`${url}?${query}`);
  await field(page).waitFor();
};
const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const title = () => page.getByRole("heading", { name: "Library help" });
const description = () => page.getByText("Knows the rules of the reading room.");

it("[PUBCHAT-005] the address sets the colours of header, accent, background and text", async () => {
  await open("headerColor=%237c2d12&primaryColor=%230369a1&backgroundColor=%23fefce8&textColor=%23422006");
  const send = page.getByRole("button", { name: "Send" });
  expect(await styleOf(page.locator("header"), "background-color")).toBe("rgb(124, 45, 18)");
  expect(await styleOf(send, "background-color")).toBe("rgb(3, 105, 161)");
  expect(await styleOf(page.locator("body"), "background-color")).toBe("rgb(254, 252, 232)");
  expect(await styleOf(page.getByRole("log"), "color")).toBe("rgb(66, 32, 6)");
});

it.each([
  "backgroundColor=%23111827",
  "backgroundColor=navy&primaryColor=yellow&headerColor=%23ffffff",
  "textColor=%23000000",
])("what the address leaves open stays readable: %s", async (query) => {
  await open(query);
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).click();
  expect(await barriers(page)).toEqual([]);
});

it("a colour that is none changes nothing", async () => {
  await open();
  const plain = await styleOf(page.locator("body"), "background-color");
  await open("backgroundColor=url(https://example.com/x)&headerColor=red;display:none");
  expect(await styleOf(page.locator("body"), "background-color")).toBe(plain);
  expect(await page.locator("header").isVisible()).toBe(true);
});

it("[PUBCHAT-006] hideDescription hides the description", async () => {
  for (const query of ["", "hideDescription=false"]) {
    await open(query);
    expect(await description().isVisible()).toBe(true);
  }
  await open("hideDescription=true");
  expect(await description().count()).toBe(0);
  expect(await title().isVisible()).toBe(true);
});

it("[PUBCHAT-007] hideHeader hides the header", async () => {
  for (const query of ["", "hideHeader=false"]) {
    await open(query);
    expect(await title().isVisible()).toBe(true);
  }
  await open("hideHeader=true");
  expect(await title().count()).toBe(0);
  await open("hideHeader=true&hideDescription=true");
  expect(await page.locator("header").count()).toBe(0);
});

it("[PUBCHAT-008] customTitle replaces the title", async () => {
  await open("customTitle=Reading%20room%20%26%20desk");
  await page.getByRole("heading", { name: "Reading room & desk", exact: true }).waitFor();
  expect(await title().count()).toBe(0);
  expect(await page.title()).toBe("Reading room & desk");
});
