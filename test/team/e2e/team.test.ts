import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, enter, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen, type Visit, visit } from "../../browser/visit.ts";
import { as, password } from "../../users.ts";
import { type Colleague, invitedToken, join } from "../colleague.ts";

let desk: Desk;
let bobs: Visit;
let bob: Colleague;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  ({ id: chatbotId } = await desk.owner.chatbots.create({ name: "Desk of Ann", use_case: "support" }));
  await desk.owner.widgets.create({ name: "Site of Ann", rag_system_id: chatbotId });
  bob = await join(desk.owner, "bob", "answers");
  bobs = await visit(desk.browser);
});
afterAll(async () => {
  expectQuiet(desk);
  expectQuiet(bobs);
  await desk.browser.close();
});

it("a colleague opens the account that invited, and is offered only what the role permits", async () => {
  const { page } = bobs;
  await enter(page, "bob", "/app/rag-systems");
  await page.getByRole("button", { name: desk.owner.email }).waitFor();
  await page.getByRole("link", { name: "Desk of Ann", exact: true }).waitFor();
  const nav = page.getByRole("navigation", { name: "Main" });
  expect(await nav.getByRole("link").allInnerTexts()).not.toContain("Widget Builder");
  expect(await nav.getByRole("link").allInnerTexts()).not.toContain("Activity");
  for (const name of ["Create Chatbot", "Publish", "Actions for Desk of Ann"])
    expect(await page.getByRole("button", { name }).count(), name).toBe(0);
  await page.getByRole("link", { name: "Docs Desk of Ann" }).click();
  await seen(page, "No documents yet");
  expect(await page.getByRole("button", { name: /Choose files|Upload/ }).count()).toBe(0);
  await nav.getByRole("link", { name: "Settings" }).click();
  await seen(page, "Colleagues with the role “Everything” invite others.");
  expect(await page.getByLabel("Time zone").getAttribute("readonly")).not.toBeNull();
  for (const name of ["Download", "Delete Account"])
    expect(await page.getByRole("button", { name, exact: true }).isDisabled(), name).toBe(true);
  await go(page, "/app/integration-tools");
  await seen(page, "This takes the role “Edits”, and yours in this account is “Answers chats”.");
  // a tab keeps its account
  await page.reload();
  await page.getByRole("button", { name: desk.owner.email }).click();
  await page.getByRole("menuitemradio", { name: /Your own account/ }).click();
  await seen(page, "Three steps to a chatbot");
  await page.getByRole("button", { name: "Your own account" }).click();
  await page.getByRole("menuitemradio", { name: desk.owner.email }).click();
  await page.getByRole("button", { name: desk.owner.email }).waitFor();
});

it("the team is managed in the settings: roles, invitations, removal and handing over", async () => {
  const { page, owner } = desk;
  await go(page, "/app/settings");
  const members = page.getByRole("list", { name: "Members" });
  await members.getByText(bob.email).first().waitFor();
  await page.getByLabel(`Role of ${bob.email}`).selectOption("edits");
  await toasted(page, `The role of ${bob.email} is changed`);
  expect((await bob.widgets.list({})).items).toHaveLength(1);

  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText("Enter the email address of your colleague.").waitFor();
  await dialog.getByLabel("Email").fill(bob.email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText(`${bob.email} is in this account already.`).waitFor();
  await expectAccessible(page);
  const carol = await as("carol");
  await dialog.getByLabel("Email").fill(carol.email);
  await dialog.getByText("Also manages members").click();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const invited = page.getByRole("list", { name: "Invited" });
  await invited.getByText(/^Everything, by .*, expires /).waitFor();
  const first = await invitedToken(carol.email);
  await page.getByRole("button", { name: `Resend the invitation of ${carol.email}` }).click();
  await toasted(page, "A new invitation is on its way");
  expect(await invitedToken(carol.email)).not.toBe(first);
  await expectAccessible(page);

  const token = await invitedToken(carol.email);
  await go(bobs.page, `/invitation?token=${token}`);
  await seen(bobs.page, `You are signed in as ${bob.email}, and this invitation is for ${carol.email}.`);
  await expectAccessible(bobs.page);
  await page.getByRole("button", { name: `Withdraw the invitation of ${carol.email}` }).click();
  await toasted(page, "The invitation is withdrawn");
  // the newest activity on the same page is read again
  await page
    .getByRole("listitem")
    .filter({ hasText: `Withdrew the invitation of ${carol.email}` })
    .waitFor();
  await invited.waitFor({ state: "detached" });
  await bobs.page.reload();
  await seen(bobs.page, "This invitation was withdrawn");
  await bobs.page.getByRole("link", { name: "Open Docent" }).click();
  await bobs.page.getByRole("link", { name: "Widget Builder" }).first().click();
  await seen(bobs.page, "Site of Ann");

  await page.getByRole("button", { name: `Actions for ${bob.email}` }).click();
  await page.getByRole("menuitem", { name: "Remove…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await toasted(page, `${bob.email} is removed`);
  await bobs.page.getByRole("link", { name: "History" }).first().click();
  await toasted(bobs.page, "This account is closed to you");
  await bobs.page.getByRole("button", { name: owner.email }).waitFor({ state: "detached" });

  const dora = await join(owner, "dora", "everything");
  await page.reload();
  await page.getByRole("button", { name: `Actions for ${dora.email}` }).click();
  await page.getByRole("menuitem", { name: "Hand the account over…" }).click();
  const handOver = page.getByRole("dialog", { name: "Hand the account over?" });
  await handOver.getByLabel("Current password").fill("Wr0ngPassword");
  await handOver.getByRole("button", { name: "Hand over" }).click();
  await handOver.getByText("This is not your current password.").waitFor();
  await handOver.getByLabel("Current password").fill(password);
  await handOver.getByRole("button", { name: "Hand over" }).click();
  await toasted(page, `The account belongs to ${dora.email}`);
  await page.getByRole("button", { name: `Actions for ${owner.email}` }).click();
  await page.getByRole("menuitem", { name: "Leave the account…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave the account" }).click();
  await seen(page, "You belong to no account");
  await expectAccessible(page);
});
