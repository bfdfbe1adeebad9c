import { expect, it } from "vitest";
import {
  ask,
  createChatbot,
  fact,
  markedInSource,
  openChatTesting,
  signUp,
  uploadHandbook,
} from "../../browser/first-steps.ts";
import { signIn } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { password } from "../../users.ts";
import { mailedCode } from "./mail.ts";
import type { Setup } from "./setup.ts";

/** An owner's first steps in the browser, from the first page to an answer that cites its passage. */
export const itServesOwners = (setup: () => Setup, email: string): void => {
  it("an owner signs up on the site with the code that the user pool mails", async () => {
    const { owner, installation } = setup();
    const { page } = owner;
    await page.goto(installation.outputs.SiteUrl);
    await page
      .getByRole("link", { name: /start|sign up|create/i })
      .first()
      .click();
    await signUp(page, email);
    const field = page.getByLabel(/code/i).first();
    await field.waitFor();
    await field.fill(await mailedCode(installation, email));
    await page
      .getByRole("button", { name: /confirm|verify/i })
      .first()
      .click();
    await page.waitForURL("**/app");
    expectQuiet(owner);
  });

  it("signs out and in again by password, which never leaves the browser", async () => {
    const { owner } = setup();
    const { page } = owner;
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await page.goto(`${setup().installation.outputs.SiteUrl}/login`);
    await signIn(page, email);
    await page.waitForURL("**/app");
    expect(sent.filter((body) => body.includes("SRP_A"))).toHaveLength(1);
    expect(sent.filter((body) => body.includes(password))).toEqual([]);
  });

  it("makes a chatbot and uploads a PDF, and hears over the WebSocket API when it is read", async () => {
    const { page } = setup().owner;
    await createChatbot(page);
    await uploadHandbook(page);
    expect(setup().heard.join("\n")).toContain("following");
    expect(setup().heard.join("\n")).toContain('"type":"document"');
  });

  it("asks, and reads an answer that cites the passage of the document", async () => {
    const { owner } = setup();
    const { page } = owner;
    await openChatTesting(page);
    await ask(page);
    await seen(page, fact);
    expect(await markedInSource(page)).toMatch(fact);
    expectQuiet(owner);
  });
};
