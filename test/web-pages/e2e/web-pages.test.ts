import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { signIn } from "../../browser/owner.ts";
import { expectQuiet, launch, type Visit, visit } from "../../browser/visit.ts";
import { finished } from "../../upload.ts";
import { openReader } from "../reader.ts";
import { page as pageOf } from "../site.ts";

const { site, owner, chatbot, url } = openReader();
let browser: Browser;
let visitor: Visit;
let chatbotId: string;

beforeAll(async () => {
  browser = await launch();
  visitor = await visit(browser);
  chatbotId = await chatbot();
});
afterAll(async () => {
  expectQuiet(visitor);
  await browser.close();
});

const question = "What does delivery to Peru cost?";

it("an owner adds web pages, sees what became of each, and refreshes, changes and removes them", async () => {
  const { page } = visitor;
  site().paths["/help/"] = pageOf("Help", "We answer every day.", ["delivery", "old", "/help/secret"]);
  site().paths["/help/delivery"] = pageOf("Delivery", "We deliver bikes to Peru for 90 euros.");
  site().paths["/help/old"] = pageOf("Winter hours", "In winter we open at ten.");
  site().paths["/robots.txt"] = (response) => void response.end("User-agent: *\nDisallow: /help/secret");
  const documents = encodeURIComponent(`/app/documents?ragSystemId=${chatbotId}`);
  await page.goto(`${url()}/login?redirect=${documents}`);
  await signIn(page, owner().email);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  await button("Add web pages").click();
  await button("Read pages").click();
  await page.getByText("Enter a web address that begins with https:// or http://.").waitFor();
  expect(await page.getByLabel("Pages at most").count()).toBe(0);
  await page.getByLabel("Address", { exact: true }).fill(site().at("/help/"));
  await page.getByLabel("How much").selectOption("The pages linked below it");
  expect(await page.getByLabel("Pages at most").inputValue()).toBe("50");
  await expectAccessible(page);
  await button("Read pages").click();

  const section = page.getByRole("region", { name: "Web pages" });
  await section.getByText("Completed").waitFor();
  await section.getByText("3 read").waitFor();
  await section.getByText("1 skipped").waitFor();
  await section.getByText(/^Last look .+, next .+/).waitFor();
  const table = page.getByRole("table", { name: "Uploaded documents" });
  await expect.poll(() => table.getByText("Web page", { exact: true }).count()).toBe(3);

  delete site().paths["/help/old"];
  await section.getByRole("button", { name: /^Refresh now: / }).click();
  await section.getByText("1 gone").waitFor();
  await expect.poll(() => table.getByRole("link", { name: "Winter hours" }).count()).toBe(0);
  await expectAccessible(page);
  await section.getByRole("button", { name: /^Show pages of / }).click();
  const rows = page.getByRole("dialog").getByRole("listitem");
  await rows.nth(3).waitFor();
  expect(await rows.filter({ hasText: "Gone" }).textContent()).toContain("The site answers 404");
  expect(await rows.filter({ hasText: "Skipped" }).textContent()).toContain("robots.txt forbids");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await section.getByLabel(/^Look for changes of /).selectOption("By hand");
  await section.getByText(/no further look is planned$/).waitFor();
});

it("an answer's source leads to its page, in the test chat and on the public page", async () => {
  const { page } = visitor;
  const address = site().at("/help/delivery");
  for (const document of (await owner().documents.list({ chatbotId })).items)
    await finished(owner(), document);
  await page.goto(`${url()}/app/rag-systems?test=${chatbotId}`);
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill(question);
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByRole("button", { name: "Source 1", exact: true }).first().click();
  const link = page
    .getByRole("complementary", { name: "Source" })
    .getByRole("link", { name: "Open the page" });
  expect(await link.getAttribute("href")).toBe(address);

  const published = { is_public: true, public_title: "Help", public_description: "" };
  const { public_slug } = await owner().chatbots.publish({ id: chatbotId, ...published });
  await page.goto(`${url()}/public/${public_slug}`);
  await page.getByRole("textbox").fill(question);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Source 1", exact: true }).first().click();
  // the path of headings leads to the page
  await page.locator(`a.path[href="${address}"]`).waitFor();
});

it("removing the address takes its documents out of the list", async () => {
  const { page } = visitor;
  await page.goto(`${url()}/app/documents?ragSystemId=${chatbotId}`);
  await page.getByRole("button", { name: /^Remove api\.example/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText(/^What stands on your site can be read too/).waitFor();
  await page.getByRole("heading", { name: "No documents yet" }).waitFor();
});
