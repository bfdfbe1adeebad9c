import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, go, openDesk, toasted, toasts } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { png } from "../images.ts";

let desk: Desk;
let dialog: Locator;
let row: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id: rag_system_id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  await desk.owner.widgets.create({ name: "Shop", rag_system_id });
  dialog = desk.page.getByRole("dialog");
  row = desk.page.getByRole("list", { name: "Widgets" }).getByRole("listitem");
  await go(desk.page, "/app/integration-tools");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[WBUILD-001] [WBUILD-007] [WBUILD-008] the builder has a tab for each channel, and for web widgets a button and three cards", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Create Widget" }).waitFor();
  const tabs = page.getByRole("tab");
  expect(await tabs.allTextContents()).toEqual(["Web Widget", "Telegram Bot", "Discord Bot", "Slack Bot"]);
  const cards = page.getByRole("heading", { level: 2 });
  expect(await cards.allTextContents()).toEqual([
    "Easy integration",
    "Customizable design",
    "Lead generation",
  ]);
});

it("[WBUILD-005] [WBUILD-006] each channel has its features, and says to those on its waitlist that it is here", async () => {
  const { page, owner } = desk;
  await owner.channels.joinWaitlist({ channel: "slack" });
  for (const name of ["Telegram", "Discord", "Slack"]) {
    await page.getByRole("tab", { name: `${name} Bot` }).click();
    const features = page.getByRole("list", { name: `Features of the ${name} Bot` });
    await features.waitFor();
    expect(await features.getByRole("listitem").count()).toBeGreaterThan(2);
    await page.getByRole("list", { name: `Connect ${name}` }).waitFor();
  }
  await page.getByText(/^You joined the waitlist on .* Slack is here now\.$/).waitFor();
  expect(await page.getByRole("button", { name: "Join Waitlist" }).count()).toBe(0);
  await page.getByRole("tab", { name: "Web Widget" }).click();
});

it("[WBUILD-013] [WBUILD-014] [WBUILD-015] the row says where embedding is allowed, and leads to the list of domains", async () => {
  const { page } = desk;
  await row.getByText("Domain Security").waitFor();
  await row.getByText("Embedding is allowed on any domain.").waitFor();
  await row.getByRole("button", { name: "Configure Allowed Domains" }).click();
  const domains = dialog.getByLabel("Allowed domains");
  await expect.poll(() => domains.evaluate((element) => element === document.activeElement)).toBe(true);
  await domains.fill("https://Shop.example.com/cart\n*.com");
  await dialog.getByRole("button", { name: "Save widget" }).click();
  await dialog.getByText("“*.com”: Enter a domain such as example.com or *.example.com.").waitFor();
  await domains.fill("https://Shop.example.com/cart\n*.example.org\n");
  await dialog.getByRole("button", { name: "Save widget" }).click();
  await toasted(page, "Widget updated successfully!");
  await row.getByText("Embedding is allowed on shop.example.com and *.example.org only.").waitFor();
  expect((await widget()).allowed_domains).toEqual(["shop.example.com", "*.example.org"]);
});

it("[WBUILD-018] [WBUILD-031] the dialog covers visitors' details, the company, the look and the chat", async () => {
  const { page } = desk;
  await row.getByRole("button", { name: "Edit Shop" }).click();
  for (const legend of ["Widget", "Look", "Words", "Brand", "Chat", "Visitors", "Domains"])
    await dialog.getByRole("group", { name: legend, exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Night" }).click();
  await toggle("Collect visitor information");
  const details = dialog.getByRole("group", { name: "Details to ask for" });
  expect((await details.locator("label").allTextContents()).map((text) => text.trim())).toEqual([
    "Name",
    "Email",
    "Phone",
    "Company",
  ]);
  await details.getByText("Company").click();
  await toggle("Required");
  await dialog.getByRole("textbox", { name: "Company" }).fill("Fernhill");
  await dialog.getByLabel("Website").fill("https://fernhill.example");
  await dialog.getByLabel("Theme").selectOption("auto");
  await dialog.getByLabel("Language of the buttons").selectOption("de");
  await dialog.getByLabel("Starter questions").fill("What does it cost?\n\nWhen do you open? ");
  await dialog.getByRole("button", { name: "Save widget" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await widget()).toMatchObject({
    theme: { backgroundColor: "#16181d" },
    config: {
      collectUserInfo: true,
      requiredUserInfo: true,
      userInfoFields: ["name", "email", "company"],
    },
    branding: { companyName: "Fernhill", website: "https://fernhill.example" },
    behavior: {
      colorScheme: "auto",
      language: "de",
      starterQuestions: ["What does it cost?", "When do you open?"],
    },
  });
  expect(page.url()).toMatch(/integration-tools$/);
});

it("[WBUILD-035] [WBUILD-036] [WBUILD-037] [WBUILD-038] a logo is uploaded, shown and saved", async () => {
  const { page } = desk;
  await row.getByRole("button", { name: "Edit Shop" }).click();
  await dialog.getByText("64x64 pixels are recommended").waitFor();
  await choose("logo.png", "image/png", png);
  await toasted(page, "Logo uploaded successfully");
  await dialog.getByRole("img", { name: "The widget's logo" }).waitFor();
  await dialog.getByRole("button", { name: "Save widget" }).click();
  await dialog.waitFor({ state: "detached" });
  const { logo } = (await widget()).branding;
  const response = await page.request.get(logo ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);
});

it("[WBUILD-035] [WBUILD-039] [WBUILD-040] [WBUILD-041] a logo that is not taken says why", async () => {
  const { page } = desk;
  await row.getByRole("button", { name: "Edit Shop" }).click();
  await failing("Choose an image file.", () => choose("notes.txt", "text/plain", Buffer.from("notes")));
  await failing("The logo has to be a PNG, JPEG, GIF or WebP image.", () =>
    choose("logo.png", "image/png", Buffer.from("<svg/>")),
  );
  await page.route("**/api/widgets/logos", (route) => route.fulfill({ status: 401, body: "{}" }));
  await failing("User not authenticated", () => choose("logo.png", "image/png", png));
  await page.unroute("**/api/widgets/logos");
  await page.route("**/widget-logos/*", (route) => route.fulfill({ status: 404, body: "{}" }));
  await failing("Failed to get public URL", () => choose("logo.png", "image/png", png));
  await page.unroute("**/widget-logos/*");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

it("[WBUILD-059] a secret key does not get into embed code", async () => {
  await row.getByRole("button", { name: "Embed code Shop" }).click();
  await dialog.getByLabel("Public key").fill("sk-live-0123456789");
  await dialog.getByText("This looks like a secret key.").waitFor();
  expect((await dialog.locator("code").allTextContents()).join()).not.toContain("sk-live");
  await dialog.getByLabel("Public key").fill("pub_1");
  await dialog.getByText('data-anon-key="pub_1"').first().waitFor();
});

/** Chooses a logo, waits for the toast with this reason and closes it. */
const failing = async (reason: string, act: () => Promise<void>) => {
  await act();
  const failure = toasts(desk.page).getByRole("status").filter({ hasText: "Logo upload failed" });
  // the next failure takes its place
  await failure.getByText(reason).waitFor();
};

const choose = (name: string, mimeType: string, buffer: Buffer) =>
  dialog.getByLabel("Logo file").setInputFiles({ name, mimeType, buffer });

const toggle = (label: string) => dialog.locator("label").filter({ hasText: label }).first().click();

const widget = async () => {
  const [only] = (await desk.owner.widgets.list({})).items;
  if (!only) throw new Error("The widget is gone.");
  return only;
};
