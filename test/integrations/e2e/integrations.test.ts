import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { matched, orderStatus } from "../form.ts";

let desk: Desk;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  chatbotId = (await desk.owner.chatbots.create({ name: "Shop help", use_case: "support" })).id;
  await go(desk.page, `/app/rag-settings?ragSystemId=${chatbotId}&tab=integrations`);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const dialog = () => desk.page.getByRole("dialog");
const button = (name: string) => desk.page.getByRole("button", { name, exact: true });
const closed = () => dialog().waitFor({ state: "detached" });
const rows = () => desk.page.getByRole("list", { name: "API integrations" }).getByRole("listitem");
const problem = "The table is busy. Try again.";

/** The next request to a path of the API fails once. */
const failing = (path: string) =>
  desk.page.route(
    path,
    (route) => route.fulfill({ status: 503, json: { code: "conflict", message: problem } }),
    { times: 1 },
  );

it("[INTEG-001] [INTEG-003] [INTEG-007] [INTEG-008] [INTEG-009] [INTEG-017] [INTEG-018] [INTEG-019] [INTEG-037] [INTEG-042] the form starts with its defaults, says what is missing, and adds to the list", async () => {
  const { page } = desk;
  await page.getByRole("heading", { name: "No integrations yet" }).waitFor();
  await button("New Integration").click();
  await dialog().getByRole("button", { name: "Authentication, headers and body" }).click();
  expect(await page.getByLabel("Method", { exact: true }).inputValue()).toBe("GET");
  expect(await page.getByLabel("Authentication", { exact: true }).inputValue()).toBe("none");
  expect(await page.getByLabel("Response mapping").inputValue()).toBe("{}");
  expect(await page.getByLabel("Kind of trigger 1").inputValue()).toBe("keyword");
  expect(await page.getByLabel("Trigger 1", { exact: true }).inputValue()).toBe("");
  expect(await page.getByRole("button", { name: /^Remove (trigger|header)/ }).count()).toBe(0);
  expect(await button("Add header").isDisabled()).toBe(true);
  await button("Create integration").click();
  await expect.poll(() => page.getByText("Name and API URL are required").count()).toBe(2);
  await page.getByText("At least one trigger pattern is required").waitFor();

  await page.getByLabel("Name", { exact: true }).fill("Order status");
  await page.getByLabel("API URL").fill("http://127.0.0.1/orders/{order}");
  await page.getByLabel("Trigger 1", { exact: true }).fill("order");
  await button("Take a value from the question").click();
  await page.getByLabel("Parameter of trigger 1").fill("order");
  expect(await button("Add parameter").isDisabled()).toBe(true);
  await page.getByLabel("Pattern", { exact: true }).fill("(\\d{5})");
  await button("Add parameter").click();
  await page.getByLabel("Header name").fill("Accept-Language");
  await page.getByLabel("Header value").fill("en");
  await button("Add header").click();
  await page.getByRole("button", { name: "Remove header Accept-Language" }).waitFor();
  await button("Add trigger").click();
  await page.getByLabel("Kind of trigger 2").selectOption("regex");
  await page.getByLabel("Trigger 2", { exact: true }).fill("(?=parcel)");
  expect(await page.getByRole("button", { name: /^Remove trigger/ }).count()).toBe(2);
  await button("Create integration").click();
  await toasted(page, "Failed to save API integration");
  await dialog()
    .getByText(/Look-ahead such as/)
    .waitFor();
  await button("Remove trigger 2").click();
  await page.getByLabel("Method", { exact: true }).selectOption("POST");
  expect(await page.getByLabel("Request body").inputValue()).toBe("{}");
  await page.getByLabel("Method", { exact: true }).selectOption("GET");
  await button("Check the triggers").click();
  await page.getByText("Nobody has asked this chatbot anything that is kept.").waitFor();
  await expectAccessible(page);
  await button("Create integration").click();
  await toasted(page, "API integration created");
  await closed();
  await expect.poll(() => rows().count()).toBe(1);
  expect(await rows().first().textContent()).toMatch(
    /Order status[\s\S]*GET[\s\S]*order[\s\S]*Not called yet/,
  );
});

it("[INTEG-028] [INTEG-029] [INTEG-030] [INTEG-031] [INTEG-032] [INTEG-033] [INTEG-034] the test dialog shows a match with its steps, that nothing matched, and an error", async () => {
  const { page } = desk;
  await button("Test Order status").click();
  const query = page.getByLabel("Test query");
  expect(await button("Run test").isDisabled()).toBe(true);
  await query.fill("Do you repair hubs?");
  await query.press("Enter");
  await page.getByText("No trigger matched. It looks for “order”.").waitFor();
  await query.fill("Where is my order 48213?");
  await query.press("Enter");
  await toasted(page, "Failed to test API integration");
  await dialog()
    .getByText("There is no server on the internet at 127.0.0.1. Check the address.")
    .first()
    .waitFor();
  const steps = page.getByRole("list", { name: "Steps" });
  expect(await steps.getByLabel("Failed").count()).toBe(1);
  await page.route("**/test-api-integration", (route) => route.fulfill({ json: { ...matched, error: "" } }), {
    times: 1,
  });
  await query.press("Enter");
  await dialog().getByText("Unknown error").waitFor();
  await page.route("**/test-api-integration", (route) => route.fulfill({ json: matched }), { times: 1 });
  await query.press("Enter");
  await dialog().getByText("Unknown error").waitFor({ state: "detached" });
  await dialog().getByText("order = 48213").waitFor();
  expect(await steps.getByLabel("Done").count()).toBe(6);
  const shown = await dialog().textContent();
  for (const part of [
    "Raw API response",
    '"status": "in transit"',
    "Mapped response",
    '"state": "in transit"',
  ])
    expect(shown).toContain(part);
  await expectAccessible(page);
  await button("Close").last().click();
  await closed();
});

it("[INTEG-038] [INTEG-039] [INTEG-040] [INTEG-041] [INTEG-043] [INTEG-044] [INTEG-036] an integration is edited, switched and deleted, and failures say so", async () => {
  const { page } = desk;
  // Three failures shown would keep the next message waiting.
  await page.reload();
  await button("Edit Order status").click();
  await page.getByLabel("Name", { exact: true }).fill("Orders");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await button("Save").click();
  await toasted(page, "API integration updated");
  await closed();
  await page.getByText("Orders", { exact: true }).waitFor();

  const toggle = page.getByRole("checkbox", { name: "Orders enabled" });
  /** Switches as soon as the switch before is over; a key pressed on a locked control does nothing. */
  const press = async () => {
    await expect.poll(() => toggle.isEnabled()).toBe(true);
    await toggle.press("Space");
  };
  await failing("**/api/integrations/*");
  await press();
  await toasted(page, "Failed to update API integration");
  await press();
  await toasted(page, "API integration disabled");
  await expect.poll(() => toggle.isChecked()).toBe(false);
  await press();
  await toasted(page, "API integration enabled");

  await desk.owner.integrations.create({ chatbotId, ...orderStatus("https://api.example.com/{order}") });
  await failing("**/api/chatbots/*/integrations?*");
  await page.reload();
  await toasted(page, "Failed to load API integrations");
  await page.getByRole("button", { name: /Try again|Retry/ }).click();
  await expect.poll(() => rows().count()).toBe(2);

  await button("Delete Orders").click();
  await failing("**/api/integrations/*");
  await button("Delete integration").click();
  await toasted(page, "Failed to delete API integration");
  await button("Delete integration").click();
  await toasted(page, "API integration deleted");
  await expect.poll(() => rows().count()).toBe(1);
});

it("a chosen operation of an OpenAPI document opens in the form", async () => {
  const { page } = desk;
  await button("From OpenAPI").press("Enter");
  await page
    .getByLabel("OpenAPI document")
    .fill(
      "openapi: 3.1.0\ninfo: {title: Shop}\nservers: [{url: 'https://shop.example'}]\npaths: {'/stock/{sku}': {get: {summary: Stock, parameters: [{name: sku, in: path}]}}}",
    );
  await button("Read document").click();
  await button("Choose GET /stock/{sku}").click();
  await expect.poll(() => page.getByLabel("API URL").inputValue()).toBe("https://shop.example/stock/{sku}");
  await button("Create integration").click();
  await toasted(page, "API integration created");
  await expect.poll(() => rows().count()).toBe(2);
});
