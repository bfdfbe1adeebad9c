import { expect, it } from "vitest";
import { ask, fact } from "../../browser/first-steps.ts";
import { seen } from "../../browser/visit.ts";
import { deploy } from "../deploy.ts";
import { openChat, type Setup } from "./setup.ts";

type Options = Record<string, string>;

/** Later deployments keep what is stored. */
export const itDeploysAgain = (
  setup: () => Setup,
  { options, other }: { options: Options; other: Options },
): void => {
  it("a second deployment of the same changes nothing", async () => {
    const { installation } = setup();
    const { printed } = await deploy(installation.emulator, options);
    expect(printed).toContain("(no changes)");
  });

  it("a deployment with other options keeps accounts, documents and conversations", async () => {
    const { installation, owner } = setup();
    const { printed, outputs } = await deploy(installation.emulator, { ...options, ...other });
    expect(printed).not.toContain("(no changes)");
    expect(outputs).toEqual(installation.outputs);
    const { page } = owner;
    await page.goto(`${outputs.SiteUrl}/app/rag-systems`);
    await page.getByText("Library help").first().waitFor();
    await openChat(setup());
    await ask(page);
    await seen(page, fact);
  });
};
