import { expect } from "vitest";
import { ask, fact } from "../../browser/first-steps.ts";
import { seen } from "../../browser/visit.ts";
import { deploy } from "../deploy.ts";
import { libraryChatbot, openChat } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** Later deployments keep what is stored. */
export const itDeploysAgain = (setup: () => Setup, options: Record<string, string>): void => {
  step("a second deployment of the same changes nothing", async () => {
    const { installation } = setup();
    const { printed } = await deploy(installation.emulator, options);
    expect(printed).toContain("(no changes)");
  });

  step("a deployment with other options keeps accounts, documents and conversations", async () => {
    const { installation, owner, redeployed } = setup();
    await libraryChatbot(setup());
    const { printed, outputs } = await redeployed();
    expect(printed).not.toContain("(no changes)");
    expect(outputs).toEqual(installation.outputs);
    const { page } = await owner();
    await page.goto(`${outputs.SiteUrl}/app/rag-systems`);
    await page.getByText("Library help").first().waitFor();
    await openChat(setup());
    await ask(page);
    await seen(page, fact);
  });
};
