import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { asksBeforeItCloses } from "../../browser/uncopied.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";

let desk: Desk;
const problem = { status: 503, json: { code: "conflict", message: "The table is busy. Try again." } };
// A name that leads nowhere, so that nothing leaves this machine.
const address = "https://hooks.docent-test.example/events";

beforeAll(async () => {
  desk = await openDesk("ann");
  for (const name of ["Rental desk", "Shop help"])
    await desk.owner.chatbots.create({ name, use_case: "support" });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const button = (name: string) => desk.page.getByRole("button", { name, exact: true });
/** Toasts may lie over a button. */
const press = (name: string) => button(name).press("Enter");
const dialog = () => desk.page.getByRole("dialog");
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });
const closed = () => dialog().waitFor({ state: "detached" });
const rows = () => desk.page.getByRole("list", { name: "Webhook endpoints" }).getByRole("listitem");

it("an endpoint is added in a form that checks it, and its secret is shown once", async () => {
  const { page } = desk;
  await go(page, "/app/api");
  await page.getByRole("tab", { name: "Webhooks" }).click();
  await page.getByRole("heading", { name: "No endpoint yet" }).waitFor();
  await button("Add endpoint").first().click();
  await inDialog("Add endpoint").click();
  await page.getByText("Enter an address.").waitFor();
  await page.getByLabel("Address").fill("https://10.0.4.12/docent");
  await page.getByLabel("Chatbots", { exact: true }).selectOption("chosen");
  await inDialog("Add endpoint").click();
  await page.getByText("Choose at least one chatbot.").waitFor();
  await page.getByText("Rental desk").click();
  await expectAccessible(page);
  await inDialog("Add endpoint").click();
  await dialog().getByText("This address is in a private network").waitFor();
  await page.getByLabel("Address").fill(address);
  await inDialog("Add endpoint").click();
  await toasted(page, "Endpoint added");
  await page.getByRole("heading", { name: "Copy your signing secret now" }).waitFor();
  await asksBeforeItCloses(page, dialog(), dialog().getByText(/^whsec_/));
  await inDialog("Copy").click();
  await toasted(page, "Signing secret copied to clipboard");
  const secret = await copiedIn(page);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await button("I have copied it").click();
  await closed();
  await page.getByRole("heading", { level: 1, name: address }).waitFor();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole("link", { name: "Webhooks" }).click();
  await expect.poll(() => rows().count()).toBe(1);
  await rows().first().getByText("Rental desk, 9 events").waitFor();
});

it("a test event is in the log with its request, and why it failed", async () => {
  const { page } = desk;
  await page.reload();
  await rows().first().getByText("Rental desk, 9 events").waitFor();
  await expectAccessible(page);
  await rows().first().getByRole("link").click();
  await page.getByText("Nothing was sent yet").waitFor();
  await page.route("**/api/webhooks/*/test", (route) => route.fulfill(problem), { times: 1 });
  await press("Send test event");
  await toasted(page, "Failed to send a test event");
  await press("Send test event");
  await toasted(page, "Test event sent");
  const delivery = page.getByRole("region", { name: "Delivery", exact: true });
  await delivery.getByRole("heading", { name: "webhook.test" }).waitFor();
  await delivery.getByText(/There is no server on the internet|does not answer/).waitFor();
  await delivery.getByText('"type": "webhook.test"').waitFor();
  await delivery
    .getByText(/^No answer after/)
    .first()
    .waitFor();
  await page.getByRole("list", { name: "Deliveries" }).getByText("webhook.test").waitFor();
  await press("Send again");
  await toasted(page, "Event sent again");
  await page.getByLabel("Event", { exact: true }).selectOption("lead.created");
  await page.getByText("No delivery fits.").waitFor();
  await page.reload();
  await delivery.getByText('"type": "webhook.test"').waitFor();
  await page.getByRole("list", { name: "Deliveries" }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Deliveries" }).click();
  await page.getByRole("list", { name: "Deliveries" }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
});

it("the secret is rotated with an overlap that can be ended, and the endpoint is edited, switched off and deleted", async () => {
  const { page } = desk;
  await press("Rotate");
  await dialog().getByText("7 more days").click();
  await inDialog("Rotate secret").click();
  await dialog()
    .getByText(/^whsec_/)
    .waitFor();
  await button("I have copied it").click();
  await closed();
  await page.getByText(/^Two signatures are sent until/).waitFor();
  await press("Stop the old one now");
  await toasted(page, "The former secret signs no more");
  await page.getByText(/^Two signatures are sent until/).waitFor({ state: "detached" });

  await press("Edit");
  await dialog().getByText("message.created").click();
  await inDialog("Save").click();
  await toasted(page, "Endpoint saved");
  await closed();
  await button("All 10").waitFor();

  await press("More");
  await page.getByRole("menuitem", { name: "Switch off" }).click();
  await page.getByText(/^Switched off on/).waitFor();
  expect(await button("Send test event").isDisabled()).toBe(true);
  await page.reload();
  await page.getByText(/^Switched off on/).waitFor();
  await expectAccessible(page);
  await press("Switch on");
  await page.getByText(/^Switched off on/).waitFor({ state: "detached" });

  await press("More");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete endpoint" }).click();
  await toasted(page, "Endpoint deleted");
  await page.getByRole("heading", { name: "No endpoint yet" }).waitFor();
});
