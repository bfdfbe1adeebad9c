import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";
import { bearing, nobody } from "../../users.ts";

let desk: Desk;
const names = ["Shop help", "Rental desk"];

beforeAll(async () => {
  desk = await openDesk("ann");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const button = (name: string) => desk.page.getByRole("button", { name, exact: true });
const tab = (name: string) => desk.page.getByRole("tab", { name, exact: true });
const region = (name: string) => desk.page.getByRole("region", { name, exact: true });
const open = (query = "") => go(desk.page, `/app/analytics${query}`);

it("[ANALYT-005] [ANALYT-006] [ANALYT-007] [ANALYT-009] the overview shows five cards, the leads and an entry for each chatbot, as drawings and as tables", async () => {
  const { page, owner } = desk;
  const ids: string[] = [];
  for (const name of names) ids.push((await owner.chatbots.create({ name, use_case: "support" })).id);
  const [chatbotId = ""] = ids;
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId, ...widgetDefaults });
  for (const message of ["What does a reminder cost?", "Do you collect bikes for repair?"]) {
    const { token, session_id: sessionId } = await nobody().visitors.session({ widgetId: widget.id });
    await bearing(token).chat.askWidget({ widgetId: widget.id, sessionId, message, stream: false });
  }
  await open();
  const cards = page.locator("dl").first();
  await cards.waitFor();
  expect(await cards.locator("dt").allTextContents()).toEqual([
    "Total Conversations",
    "Total Messages",
    "Avg Response Time",
    "Public Views",
    "Total Tokens",
  ]);
  const values = await cards.locator("dd").allTextContents();
  expect(values.slice(0, 4)).toEqual(["2", "None in the period before", "4", "None in the period before"]);
  expect(values[4]).toMatch(/^[\d,]+ ms$/);
  await page.getByText("Below 20 conversations we show counts and leave out percentages.").waitFor();
  expect(await region("Lead Summary").locator("dt").allTextContents()).toEqual([
    "Total Leads",
    "New",
    "Contacted",
    "Qualified",
    "Conversion Rate",
  ]);
  const performance = region("Chatbot Performance").getByRole("table");
  expect(await performance.getByRole("rowheader").allTextContents()).toEqual([...names, "All chatbots"]);
  // A drawing has its table for screen readers; shown, it can be copied.
  const days = page.getByRole("table", { name: "Conversations by day" });
  expect(await days.getByRole("row").count()).toBe(31);
  await region("Conversations by day").getByRole("button", { name: "Table" }).click();
  await region("Conversations by day").getByRole("button", { name: "Copy table" }).click();
  await toasted(page, "Table copied to clipboard!");
  expect((await copiedIn(page)).split("\n").at(-1)).toMatch(/\t2\t0\t4\t2\t2\t/);
  await region("Questions without an answer").getByText("Do you collect bikes for repair?").waitFor();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Chatbot", exact: true }).selectOption(names[1] ?? "");
  await page.getByRole("heading", { name: "No Analytics Data" }).waitFor();
  expect(new URL(page.url()).searchParams.get("chatbot")).toBe(ids[1]);
  await button("All chatbots and sources").click();
  await cards.waitFor();
});

it("[ANALYT-003] Export Data saves the figures of the open tab for the chosen period", async () => {
  const { page } = desk;
  const saved = async () => {
    const downloading = page.waitForEvent("download");
    await button("Export Data").click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
  };
  const overview = await saved();
  await toasted(page, "Analytics exported to CSV");
  expect(overview.name).toMatch(/^analytics-overview-30-days-\d{4}-\d\d-\d\d\.csv$/);
  expect(overview.text).toMatch(/^Part,Of,Conversations,[^\r]+\r\nPeriod,[^,]+,2,4,2,0,2,/);
  expect(overview.text).toContain("\r\nChatbot,Rental desk,0,");
  await tab("Queries").click();
  await region("Queries").waitFor();
  const queries = await saved();
  expect(queries.name).toMatch(/^analytics-queries-30-days-/);
  expect(queries.text.trimEnd().split("\r\n")).toHaveLength(3);
});

it("[ANALYT-023] [ANALYT-024] [ANALYT-025] Queries lists the latest ones with their chatbot, and reads them again", async () => {
  const { page, owner } = desk;
  await page.getByText("Showing the most recent 2 queries from the selected time period.").waitFor();
  const list = region("Queries").getByRole("listitem");
  expect(await list.first().textContent()).toMatch(
    /Do you collect bikes for repair\?.*Shop help.*Nothing found.*ms/,
  );
  const { items } = await owner.chatbots.list({});
  await owner.chat.ask({ ragSystemId: items[0]?.id ?? "", query: "Hello!" });
  await button("Refresh").click();
  await page.getByText("Showing the most recent 3 queries from the selected time period.").waitFor();
  expect(await list.first().textContent()).toContain("Hello!");
  await expectAccessible(page);
  await tab("Leads & Contacts").click();
  await page.getByRole("heading", { name: "Lead Management" }).waitFor();
  await tab("Candidates").click();
  await page.getByRole("heading", { name: "No candidates yet" }).waitFor();
  await expectAccessible(page);
});
