import { format } from "date-fns";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { leave, openWidget } from "../leave.ts";
import { workOnOpenLead } from "../open-lead.ts";
import { formula, panelOn, rowsOf } from "../panel.ts";

let desk: Desk;
let panel: ReturnType<typeof panelOn>;
const path = "/app/analytics?tab=leads";

beforeAll(async () => {
  desk = await openDesk("ann");
  panel = panelOn(desk.page);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[LEAD-001] [LEAD-003] [LEAD-005] [LEAD-006] [LEAD-008] [LEAD-010] [LEAD-011] [LEAD-012] [LEAD-014] leads appear in their tab, with a chip for each status", async () => {
  const { page, owner } = desk;
  await go(page, "/app");
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await page.getByRole("tab", { name: "Leads & Contacts" }).click();
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
  await panel.button("Refresh").click();
  await expect.poll(panel.names).toEqual(["Ines Okafor", "Tove Lindqvist", "Paul Brandt", "No name given"]);
  const all = ["All Leads4", "New4", "Contacted0", "Qualified0", "Converted0", "Lost0"];
  await expect.poll(() => panel.chips.allTextContents()).toEqual(all);
  await page.getByRole("searchbox", { name: "Search leads" }).waitFor();
  const list = panel.cards.first().locator("..");
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("600px");
  expect(await list.evaluate((element) => getComputedStyle(element).overflowY)).toBe("auto");
  await expectAccessible(page);
});

it("[LEAD-015] [LEAD-016] [LEAD-017] [LEAD-018] [LEAD-022] [LEAD-023] [LEAD-025] [LEAD-026] [LEAD-027] [LEAD-038] [LEAD-039] [LEAD-040] [LEAD-041] the open lead shows contact, source and conversation, and takes status and notes", () =>
  workOnOpenLead(desk, panel));

it("[LEAD-024] [LEAD-042] [LEAD-043] several leads get a status and are deleted at once, and both are undone", async () => {
  const { page, owner } = desk;
  await go(page, path);
  await page.getByLabel("Select Paul Brandt").check();
  await page.getByLabel("Select Tove Lindqvist").check();
  await page.getByRole("toolbar", { name: "2 selected" }).waitFor();
  await panel.button("Set status").click();
  await page.getByRole("menuitem", { name: "Lost" }).click();
  await toasted(page, "2 leads");
  await expect.poll(panel.names).toEqual(["Ines Okafor", "No name given"]);
  await panel.chip("Lost").click();
  await expect.poll(panel.names).toEqual(["Tove Lindqvist", "Paul Brandt"]);
  await panel.button("Undo").click();
  await toasted(page, "Status as before");
  await seen(page, "No leads match your filters");
  await panel.chip("All Leads").click();
  await page.getByLabel("Select all 4").check();
  await panel.button("Delete").click();
  await panel.failing("**/api/leads/deletion");
  await panel.button("Delete 4 leads").click();
  await toasted(page, "Failed to delete lead");
  await panel.button("Delete").click();
  await panel.button("Delete 4 leads").click();
  await seen(page, "No leads yet");
  await panel.button("Undo").click();
  await expect.poll(() => panel.cards.count()).toBe(4);

  await panel.card("Tove Lindqvist").locator("a").click();
  await panel.button("Delete lead").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete lead" }).click();
  await toasted(page, "Lead deleted");
  await seen(page, "No lead selected");
  await expect.poll(panel.names).toEqual(["Ines Okafor", "Paul Brandt", "No name given"]);
  expect((await owner.leads.counts({})).total).toBe(3);
});

it("[LEAD-004] [LEAD-034] [LEAD-035] [LEAD-036] [LEAD-044] [LEAD-045] the export is made of what the list shows, and another program reads the same", async () => {
  const { page } = desk;
  // toasts under the pointer unfold and stay
  await page.mouse.move(0, 0);
  await panel.failing("**/api/leads/ids**");
  await panel.button("Export").click();
  await toasted(page, "Failed to export leads");
  const [download] = await Promise.all([page.waitForEvent("download"), panel.button("Export").click()]);
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
  const [one] = await Promise.all([page.waitForEvent("download"), panel.button("Export 1").click()]);
  expect((await rowsOf(one)).map(([name]) => name)).toEqual(["Name", "Paul Brandt"]);
});
