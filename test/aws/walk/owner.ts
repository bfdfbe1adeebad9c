import { expect } from "vitest";
import { ask, createChatbot, fact, markedInSource, uploadHandbook } from "../../browser/first-steps.ts";
import { signIn } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { password } from "../../users.ts";
import { openApp, openChat } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** An owner's first steps in the browser, from the first page to an answer that cites its passage. */
export const itServesOwners = (setup: () => Setup): void => {
  step("an owner signs up on the site with the code that the user pool mails", async () => {
    expectQuiet(await setup().owner());
  });

  step("signs out and in again by password, which never leaves the browser", async () => {
    const { page, email } = await setup().owner();
    await openApp(setup());
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

  step("makes a chatbot and uploads a PDF, and hears over the WebSocket API when it is read", async () => {
    const { page, heard } = await setup().owner();
    await openApp(setup());
    await createChatbot(page);
    await uploadHandbook(page);
    expect(heard.join("\n")).toContain("following");
    expect(heard.join("\n")).toContain('"type":"document"');
  });

  step("asks, and reads an answer that cites the passage of the document", async () => {
    await openChat(setup());
    const owner = await setup().owner();
    await ask(owner.page);
    await seen(owner.page, fact);
    expect(await markedInSource(owner.page)).toMatch(fact);
    expectQuiet(owner);
    expect(owner.failed).toEqual([]);
  });
};
