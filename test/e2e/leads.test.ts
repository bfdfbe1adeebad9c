import { text } from "node:stream/consumers";
import { format } from "date-fns";
import Papa from "papaparse";
import type { Download } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leave, openWidget } from "../leads/leave.ts";
import { expectAccessible } from "./accessible.ts";
import { expectQuiet, seen } from "./browser.ts";
import { layoutFaults } from "./layout.ts";
import { type Desk, go, openDesk, toasted } from "./owner.ts";

let desk: Desk;
const path = "/app/analytics";
const formula = '=HYPERLINK("https://evil.example")\nand a second "line"';

beforeAll(async () => {
  desk = await openDesk("ann");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const button = (name: string | RegExp) => desk.page.getByRole("button", { name, exact: true });
const cards = () =>
  desk.page
    .getByRole("table", { name: "Leads" })
    .getByRole("row")
    .filter({ has: desk.page.locator("a") });
const card = (name: string) => cards().filter({ hasText: name });
const namesShown = () => cards().locator("a").allTextContents();
const pane = () => desk.page.getByRole("region", { name: "Lead", exact: true });
const part = (name: string) => pane().getByRole("region", { name });
const chip = (name: string) =>
  desk.page.getByRole("group", { name: "Status", exact: true }).getByRole("button", { name });
const status = (name: string) => pane().getByRole("button", { name, exact: true });
const query = () => Object.fromEntries(new URL(desk.page.url()).searchParams);
const failing = (address: string) =>
  desk.page.route(
    address,
    (route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "Busy." } }),
    { times: 1 },
  );
it("[LEAD-001] [LEAD-003] [LEAD-005] [LEAD-006] [LEAD-008] [LEAD-010] [LEAD-011] [LEAD-012] [LEAD-014] leads appear in their tab, with a chip for each status", async () => {
  const { page, owner } = desk;
  await go(page, "/app");
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await page.getByRole("tab", { name: "Leads & Contacts", selected: true }).waitFor();
  await page.getByRole("heading", { name: "Lead Management" }).waitFor();
  await seen(page, "No leads yet");
  await seen(page, "No lead selected");
  const shop = await openWidget(owner, "Shop help", "Product pages");
  const rental = await openWidget(owner, "Rental desk", "Hire page");
  await leave(rental, { email: "direct@example.com" });
  await leave(shop, { name: "Paul Brandt", email: "paul@example.com", company: "Brandt Couriers" });
  await leave(shop, { name: "Tove Lindqvist", email: "tove@example.com" });
  const consent = "You may write to me.";
  await leave(shop, { name: "Ines Okafor", email: "ines@example.com", asks: "Hello!", consent });
  await leave(rental, { name: "I. Okafor", email: "INES@example.com", phone: "+44 (0)1632 960 118" });
  await button("Refresh").click();
  await expect.poll(namesShown).toEqual(["Ines Okafor", "Tove Lindqvist", "Paul Brandt", "No name given"]);
  const chips = page.getByRole("group", { name: "Status", exact: true }).getByRole("button");
  const all = ["All Leads4", "New4", "Contacted0", "Qualified0", "Converted0", "Lost0"];
  await expect.poll(() => chips.allTextContents()).toEqual(all);
  await page.getByRole("searchbox", { name: "Search leads" }).waitFor();
  const list = cards().first().locator("..");
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("600px");
  expect(await list.evaluate((element) => getComputedStyle(element).overflowY)).toBe("auto");
  await expectAccessible(page);
});

it("[LEAD-013] search, filter and order stand in the address, and a reload shows the same", async () => {
  const { page } = desk;
  await button("Chatbot").click();
  await expect.poll(namesShown).toEqual(["No name given", "Ines Okafor", "Tove Lindqvist", "Paul Brandt"]);
  await button("Name").click();
  await button("Name").click();
  await page
    .getByRole("columnheader", { name: "Name" })
    .and(page.locator("[aria-sort=descending]"))
    .waitFor();
  await page.getByLabel("Search leads").fill("shop");
  await expect.poll(namesShown).toEqual(["Tove Lindqvist", "Paul Brandt", "Ines Okafor"]);
  await expect.poll(query).toEqual({ sort: "name", text: "shop" });
  await page.reload();
  await expect.poll(namesShown).toEqual(["Tove Lindqvist", "Paul Brandt", "Ines Okafor"]);
  await chip("Qualified").click();
  await seen(page, "No leads match your filters");
  await seen(page, "Qualified, and “shop” in name, email, company, chatbot or status.");
  await expect.poll(query).toEqual({ sort: "name", text: "shop", status: "qualified" });
  await button("Clear filters").click();
  await expect.poll(() => cards().count()).toBe(4);
});

it("[LEAD-015] [LEAD-016] [LEAD-017] [LEAD-018] [LEAD-022] [LEAD-023] [LEAD-025] [LEAD-026] [LEAD-027] [LEAD-038] [LEAD-039] [LEAD-040] [LEAD-041] the open lead shows contact, source and conversation, and takes status and notes", async () => {
  const { page, owner } = desk;
  await card("Ines Okafor").locator("a").click();
  const contact = part("Contact Information");
  await contact.getByText("Ines Okafor").waitFor();
  expect(await contact.textContent()).toContain("CompanyNot provided");
  expect(await contact.getByRole("link", { name: "ines@example.com" }).getAttribute("href")).toBe(
    "mailto:ines@example.com",
  );
  expect(await contact.getByRole("link", { name: /^\+44/ }).getAttribute("href")).toBe("tel:+441632960118");
  const source = await part("Source Information").textContent();
  expect(source).toMatch(
    /ChatbotShop helpWidgetProduct pagesSource URLcycles\.example\/e-bikesFirst contact\w+ \d+, \d{4}/,
  );
  expect(await part("Consent").textContent()).toMatch(
    /You may write to me\..*Version [0-9a-f]{16}.*cycles\.example/s,
  );
  expect(await pane().getByRole("link", { name: "Send Email" }).getAttribute("href")).toBe(
    "mailto:ines@example.com",
  );
  expect(await pane().getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:+441632960118");
  await page.getByRole("table").getByText("Left the name “I. Okafor”, kept apart").waitFor();
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);

  await failing("**/api/leads/status");
  await status("Lost").click();
  await toasted(page, "Failed to update lead status");
  for (const name of ["New", "Qualified", "Converted", "Lost", "Contacted"]) {
    await status(name).click();
    await status(name).and(page.locator("[aria-pressed=true]")).waitFor();
  }
  await toasted(page, "Lead status updated");
  await card("Ines Okafor").getByText("Contacted").waitFor();

  const edit = part("Notes").getByRole("button", { name: "Edit" });
  const field = pane().getByRole("textbox", { name: "Notes" });
  await edit.click();
  await field.fill("Forget this");
  await pane().getByRole("button", { name: "Cancel" }).click();
  await part("Notes").getByText("No notes yet").waitFor();
  await edit.click();
  await field.fill(formula);
  await failing("**/api/leads/*/notes");
  await pane().getByRole("button", { name: "Save" }).click();
  await toasted(page, "Failed to save lead notes");
  await pane().getByRole("button", { name: "Save" }).click();
  await toasted(page, "Lead notes saved");
  await part("Notes").getByText("and a second").waitFor();
  await edit.click();
  await card("Paul Brandt").locator("a").click();
  await part("Contact Information").getByText("Brandt Couriers").waitFor();
  await part("Notes").getByText("No notes yet").waitFor();
  expect(await field.count()).toBe(0);
  expect(await button("View Conversation").isDisabled()).toBe(true);
  await page.goBack();
  await pane().getByRole("link", { name: "View Conversation" }).click();
  await page.getByRole("region", { name: "Messages" }).getByText("Hello!").first().waitFor();
  expect(await owner.leads.counts({})).toMatchObject({ total: 4, contacted: 1 });
});

it("[LEAD-024] [LEAD-042] [LEAD-043] several leads get a status and are deleted at once, and both are undone", async () => {
  const { page, owner } = desk;
  await go(page, path);
  await page.getByLabel("Select Paul Brandt").check();
  await page.getByLabel("Select Tove Lindqvist").check();
  await page.getByRole("toolbar", { name: "2 selected" }).waitFor();
  await button("Set status").click();
  await page.getByRole("menuitem", { name: "Lost" }).click();
  await toasted(page, "2 leads");
  await expect.poll(namesShown).toEqual(["Ines Okafor", "No name given"]);
  await chip("Lost").click();
  await expect.poll(namesShown).toEqual(["Tove Lindqvist", "Paul Brandt"]);
  await button("Undo").click();
  await toasted(page, "Status as before");
  await seen(page, "No leads match your filters");
  await chip("All Leads").click();
  await page.getByLabel("Select all 4").check();
  await button("Delete").click();
  await failing("**/api/leads/deletion");
  await button("Delete 4 leads").click();
  await toasted(page, "Failed to delete lead");
  await button("Delete").click();
  await button("Delete 4 leads").click();
  await seen(page, "No leads yet");
  await button("Undo").click();
  await expect.poll(() => cards().count()).toBe(4);

  await card("Tove Lindqvist").locator("a").click();
  await button("Delete lead").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete lead" }).click();
  await toasted(page, "Lead deleted");
  await seen(page, "No lead selected");
  await expect.poll(namesShown).toEqual(["Ines Okafor", "Paul Brandt", "No name given"]);
  expect((await owner.leads.counts({})).total).toBe(3);
});

it("[LEAD-004] [LEAD-034] [LEAD-035] [LEAD-036] [LEAD-044] [LEAD-045] the export is made of what the list shows, and another program reads the same", async () => {
  const { page } = desk;
  // toasts under the pointer unfold and stay
  await page.mouse.move(0, 0);
  const rowsOf = async (download: Download) => {
    const content = await text(await download.createReadStream());
    return Papa.parse<string[]>(content.replace("\uFEFF", ""), { skipEmptyLines: true }).data;
  };
  await failing("**/api/leads/ids**");
  await button("Export").click();
  await toasted(page, "Failed to export leads");
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export").click()]);
  const today = format(new Date(), "yyyy-MM-dd");
  expect(download.suggestedFilename()).toBe(`leads-export-${today}.csv`);
  expect(download.url()).toMatch(/^blob:/);
  await toasted(page, "Leads exported successfully");
  await toasted(page, "3 leads");
  const shop = ["https://cycles.example/e-bikes", "Shop help", "Product pages"];
  expect(await rowsOf(download)).toEqual([
    [
      "Name",
      "Email",
      "Phone",
      "Company",
      "Source",
      "Chatbot",
      "Widget",
      "Status",
      "Created Date",
      "Last Contacted",
      "Notes",
    ],
    // a cell that would be a formula begins with an apostrophe
    [
      "Ines Okafor",
      "ines@example.com",
      "'+44 (0)1632 960 118",
      "",
      ...shop,
      "contacted",
      today,
      today,
      `'${formula}`,
    ],
    ["Paul Brandt", "paul@example.com", "", "Brandt Couriers", ...shop, "new", today, "", ""],
    ["", "direct@example.com", "", "", shop[0], "Rental desk", "Hire page", "new", today, "", ""],
  ]);
  await page.getByLabel("Select Paul Brandt").check();
  const [one] = await Promise.all([page.waitForEvent("download"), button("Export 1").click()]);
  expect((await rowsOf(one)).map(([name]) => name)).toEqual(["Name", "Paul Brandt"]);
});

it("[LEAD-002] [LEAD-037] failures of loading are said, and that nobody is signed in", async () => {
  const { page } = desk;
  const answer = (code: string, code2: number) =>
    page.route("**/api/leads?**", (route) =>
      route.fulfill({ status: code2, json: { code, message: "The table is busy." } }),
    );
  await answer("conflict", 409);
  await go(page, path);
  await toasted(page, "Failed to load leads");
  await page.getByRole("heading", { name: "The leads could not be loaded" }).waitFor();
  await page.unroute("**/api/leads?**");
  await button("Retry").click();
  await expect.poll(() => cards().count()).toBe(3);

  // while the session is being ended, the panel stands without a user
  const ending = Promise.withResolvers<void>();
  await page.route(
    (_url) => true,
    async (route) => {
      if (/RevokeToken|SignOut/.test(route.request().headers()["x-amz-target"] ?? "")) await ending.promise;
      await route.fallback();
    },
  );
  await answer("unauthenticated", 401);
  await button("Refresh").click();
  await page.getByRole("heading", { name: "User Authentication Required" }).waitFor();
  await seen(page, "Please sign in to view lead management");
  ending.resolve();
  await page.waitForURL(/\/login/);
});
