import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { expectQuiet } from "../../e2e/browser.ts";
import { newestMail } from "./mail.ts";
import { ask, question, type Scene, seen, slowly } from "./scene.ts";

const handbook = fileURLToPath(new URL("../../fixtures/documents/library-handbook.pdf", import.meta.url));
const password = "Passw0rd1";

/** What an owner does first, in the browser, from the first page to an answer that points at its passage. */
export const itServesOwners = (
  scene: () => Scene,
  { email, fact }: { email: string; fact: RegExp },
): void => {
  it("an owner signs up on the site with the code that the user pool mails", async () => {
    const { owner, installation } = scene();
    const { page } = owner;
    await page.goto(installation.outputs.SiteUrl);
    await page
      .getByRole("link", { name: /start|sign up|create/i })
      .first()
      .click();
    await page.getByLabel(/email/i).fill(email);
    await page.getByLabel(/company/i).fill("City Library");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel(/confirm/i).fill(password);
    await page.getByRole("button", { name: /create account|sign up/i }).click();
    const field = page.getByLabel(/code/i).first();
    await field.waitFor();
    await field.fill((await newestMail(installation, email)).code);
    await page
      .getByRole("button", { name: /confirm|verify/i })
      .first()
      .click();
    await page.waitForURL("**/app");
    expectQuiet(owner);
  });

  it("signs out and in again by password, which never leaves the browser", async () => {
    const { owner } = scene();
    const { page } = owner;
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith("/app"));
    await page.goto(`${scene().installation.outputs.SiteUrl}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/app");
    expect(sent.filter((body) => body.includes("SRP_A"))).toHaveLength(1);
    expect(sent.filter((body) => body.includes(password))).toEqual([]);
  });

  it("makes a chatbot and uploads a PDF, and hears over the WebSocket API when it is read", async () => {
    const { page } = scene().owner;
    await page.getByRole("link", { name: "Chatbots" }).first().click();
    await seen(page, "No chatbots yet");
    await page.getByRole("button", { name: "Create Chatbot" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^name/i).fill("Library help");
    await dialog.getByRole("button", { name: /create/i }).click();
    await seen(page, "Chatbot created successfully!");
    const heard: string[] = [];
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
    );
    await page.getByRole("link", { name: "Docs Library help" }).click();
    await page.locator("input[type=file]").setInputFiles(handbook);
    await page.getByRole("button", { name: "Upload Documents" }).click();
    await slowly(page, "library-handbook.pdf processed successfully");
    expect(scene().heard.join("\n")).toContain("following");
    expect(scene().heard.join("\n")).toContain('"type":"document"');
  });

  it("asks, and reads an answer that cites the passage of the document", async () => {
    const { owner } = scene();
    const { page } = owner;
    await page.getByRole("link", { name: "Chat Testing" }).click();
    await seen(page, /^Session ses_/);
    await ask(page, question);
    await slowly(page, fact);
    await page
      .getByRole("button", { name: /^Source \d/ })
      .first()
      .click();
    await seen(page, /library-handbook\.pdf/);
    expect(await page.locator("mark").first().textContent()).toMatch(fact);
    expectQuiet(owner);
  });
};
