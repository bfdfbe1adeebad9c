import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, enterAnew, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";
import { applyFor, evaluated, openPosting, usualAnswer } from "../../interviews/applying.ts";
import { uploadText } from "../../upload.ts";
import { cognito, password, signIn, tokensOf } from "../../users.ts";

let desk: Desk;

const sections =
  "Profile Information,Notification Preferences,Account Security,Quick Actions,Need Help".split(",");

beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(async () => {
  desk.owner = await enterAnew(desk.page, "/app/settings");
  await desk.page.getByRole("heading", { name: "Profile Information" }).waitFor();
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[ACCT-001] [ACCT-002] [ACCT-003] [ACCT-004] [ACCT-005] [ACCT-006] [ACCT-008] profile and notification preferences are saved as the user's metadata, and are there after a reload", async () => {
  const { page, owner } = desk;
  const name = page.getByLabel("Full name");
  const email = page.getByLabel("Email", { exact: true });
  expect(await email.inputValue()).toBe(owner.email);
  expect(await email.getAttribute("readonly")).not.toBeNull();
  await page.getByText("To change it, contact support.").waitFor();
  await page.getByRole("button", { name: "Copy the email" }).click();
  expect(await copiedIn(page)).toBe(owner.email);
  const [self] = (await owner.team.members({})).items;
  expect(await page.getByLabel("User ID", { exact: true }).inputValue()).toBe(self?.user_id);
  await name.fill("Ann Field");
  await page.getByLabel("Company").fill("Old Town Cycles");
  for (const section of sections) await page.getByRole("heading", { name: section, exact: true }).waitFor();
  const switches = ["Email notifications", "Weekly reports", "Marketing emails"].map((label) =>
    page.getByRole("checkbox", { name: label }),
  );
  expect(await Promise.all(switches.map((one) => one.isChecked()))).toEqual([true, false, false]);
  for (const one of switches) await one.click({ force: true });
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await page.getByLabel("Language of numbers and dates").selectOption("de");
  await page.getByText("1.234,5. Texts stay English").waitFor();
  await page.getByText("7 settings changed, not saved yet").waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await toasted(page, "Settings saved");
  await page.getByText("not saved yet").waitFor({ state: "detached" });
  const { UserAttributes } = await cognito(inject("url"), "GetUser", { AccessToken: owner.token });
  const metadata = new Map(UserAttributes.map(({ Name, Value }: Record<string, string>) => [Name, Value]));
  const saved = ["name", "company", "email_notifications", "marketing_emails", "weekly_reports"];
  expect(saved.map((field) => metadata.get(field) ?? metadata.get(`custom:${field}`))).toEqual([
    "Ann Field",
    "Old Town Cycles",
    "false",
    "true",
    "true",
  ]);
  await page.reload();
  await name.waitFor();
  await expect.poll(() => name.inputValue()).toBe("Ann Field");
  expect(await page.getByLabel("Company").inputValue()).toBe("Old Town Cycles");
  expect(await Promise.all(switches.map((one) => one.isChecked()))).toEqual([false, true, true]);
  expect(await page.getByLabel("Time zone").inputValue()).toBe("Europe/Berlin");
  expect(await page.getByLabel("Language of numbers and dates").inputValue()).toBe("de");
  await expectAccessible(page);
});

it("[ACCT-025] a sign-out that the user pool does not answer says so, and nobody is signed out", async () => {
  const { page, owner } = desk;
  await page.getByRole("heading", { name: "Activity", exact: true }).waitFor();
  await page.getByRole("link", { name: "All activity" }).waitFor();
  await page.getByText("Signed in").first().waitFor();
  const isOfPool = ({ pathname }: URL) => pathname.startsWith("/cognito");
  const pool = (await (await fetch(`${inject("url")}/config.json`)).json()).userPoolEndpoint;
  const broken = (url: URL) => (pool ? url.href.startsWith(pool) : isOfPool(url));
  await page.route(broken, (route) => route.abort());
  await page
    .getByRole("region", { name: "Quick Actions" })
    .or(page.locator("section"))
    .getByRole("button", { name: "Sign Out" })
    .last()
    .click();
  await toasted(page, "Failed to sign out");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByText("The session could not be ended.").first().waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(new URL(page.url()).pathname).toBe("/app/settings");
  await page.unroute(broken);
  await owner.chatbots.list({});
});

it("[ACCT-017] the support contact opens a mail with the account filled in, where an address is named", async () => {
  const { page, owner } = desk;
  const contact = page.getByRole("link", { name: "Contact Support" });
  await page.getByText("Ask the people who run this installation.").waitFor();
  expect(await contact.count()).toBe(0);
  const site = await (await fetch(`${inject("url")}/config.json`)).json();
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { ...site, supportEmail: "support@example.com" } }),
  );
  await page.reload();
  const mail = new URL((await contact.getAttribute("href")) ?? "");
  expect([mail.protocol, mail.pathname]).toEqual(["mailto:", "support@example.com"]);
  expect(mail.searchParams.get("subject")).toBe("Help with Docent");
  expect(mail.searchParams.get("body")).toContain(owner.email);
  await page.unroute("**/config.json");
});

it("[ACCT-007] a profile that cannot be saved says so and keeps what was typed", async () => {
  const { page } = desk;
  const name = page.getByLabel("Full name");
  await name.fill("Ann Field");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await toasted(page, "Settings saved");
  const refuse = (route: import("playwright-core").Route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now." } })
      : route.fallback();
  await page.route("**/api/account/settings", refuse);
  await name.fill("Ann of the Fields");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await toasted(page, "Failed to save settings");
  expect(await name.inputValue()).toBe("Ann of the Fields");
  await page.unroute("**/api/account/settings", refuse);
  await page.getByRole("button", { name: "Discard" }).click();
  expect(await name.inputValue()).toBe("Ann Field");
});

it("all data is downloaded as one archive, with the original files, readable without the product", async () => {
  const { page, owner } = desk;
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk of Ann", use_case: "support" });
  const document = await uploadText(owner, chatbotId, "hours/now.txt", "We open at ten.");
  const conversation = await owner.conversations.start({ p_rag_system_id: chatbotId });
  await owner.chat.ask({ ragSystemId: chatbotId, conversationId: conversation.id, query: "Do you open?" });
  await owner.webhooks.create({ url: "https://hooks.nowhere.example/", events: ["lead.created"] });
  const job = await openPosting(owner, { title: "Keeper of hours" });
  const applicant = await applyFor(job);
  await applicant.finish();
  await evaluated(owner, applicant.id);
  await owner.candidates.setStatus({ id: applicant.id, status: "shortlisted" });
  const template = await owner.knowledgeTemplates.create({ name: "Keeper's handover", with_chatbot: false });
  const interview = await owner.knowledgeInterviews.create({
    templateId: template.id,
    interviewee_name: "Petra Keeper",
    rag_system_id: chatbotId,
  });
  await owner.candidates.saveNotes({ id: applicant.id, notes: "Calls back at ten", notes_saved_at: null });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const archive = await downloading;
  expect(archive.suggestedFilename()).toMatch(/^docent-\d{4}-\d\d-\d\d\.zip$/);
  const stored = Buffer.concat(await (await archive.createReadStream()).toArray()).toString(); // uncompressed
  for (const part of [
    "README.txt",
    `"email": "${owner.email}"`,
    `chatbots/${chatbotId}/chatbot.json`,
    '"name": "Desk of Ann"',
    `chatbots/${chatbotId}/documents/${document.id}-hours_now.txt`,
    "We open at ten.",
    `conversations/${conversation.id}.json`,
    "Do you open?",
    "https://hooks.nowhere.example/",
    "jobs.json",
    '"title": "Keeper of hours"',
    '"question_order": 1',
    '"weight": ',
    `applications/${applicant.id}.json`,
    `conversations/${applicant.id.replace("app_", "conv_")}.json`,
    applicant.form.applicant_email,
    usualAnswer,
    '"rubric_version": 1',
    '"status": "shortlisted"',
    "Calls back at ten",
    '"accepted_at": ',
    "knowledge-templates.json",
    `"name": "${template.name}"`,
    "knowledge-interviews.json",
    `"id": "${interview.id}"`,
  ])
    expect(stored).toContain(part);
});

it("[ACCT-009] [ACCT-010] [ACCT-011] [ACCT-012] [ACCT-013] [ACCT-015] a new password needs the present one, is long enough and typed twice", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  const fill = async (current: string, next: string, again = next) => {
    await dialog.getByLabel("Current password").fill(current);
    await dialog.getByLabel("New password", { exact: true }).fill(next);
    await dialog.getByLabel("Confirm new password").fill(again);
    await dialog.getByRole("button", { name: "Change Password" }).click();
  };
  await fill("", "Short");
  await dialog.getByText("Enter your current password.").waitFor();
  await dialog.getByText("Password must be at least 6 characters").waitFor();
  await fill(password, "longenough");
  await dialog.getByText("Please meet all password requirements").waitFor();
  await fill(password, "Newer-Passw0rd", "Newer-Passw1rd");
  await dialog.getByText("New passwords do not match").waitFor();
  await expectAccessible(page);
  await fill("Wrong-Passw0rd", "Newer-Passw0rd");
  await toasted(page, "Failed to update password");
  await dialog.getByText("This is not your current password.").waitFor();
  await expect.poll(() => dialog.getByLabel("Current password").getAttribute("aria-invalid")).toBe("true");
  await tokensOf(desk.owner.email);
});

it("[ACCT-014] the new password opens the account, and every other session ends", async () => {
  const { page, owner } = desk;
  const elsewhere = await signIn(owner.email);
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByLabel("New password", { exact: true }).fill("Newer-Passw0rd");
  await dialog.getByLabel("Confirm new password").fill("Newer-Passw0rd");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await toasted(page, "Password updated successfully!");
  await dialog.waitFor({ state: "detached" });
  await tokensOf(owner.email, undefined, "Newer-Passw0rd");
  await expect(tokensOf(owner.email)).rejects.toThrow("Incorrect username or password");
  await expect.poll(() => elsewhere.chatbots.list({}).catch(({ code }) => code)).toBe("unauthenticated");
  await page.reload();
  await page.getByRole("heading", { name: "Profile Information" }).waitFor();
});
