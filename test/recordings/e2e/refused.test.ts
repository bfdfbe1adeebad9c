import { expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { button, openAnswer } from "../answer-page.ts";
import { launchWithMicrophone } from "../microphone.ts";

const owners = "Failed to start recording. Please check your microphone permissions.";
const visitors = "Failed to start recording. Please check microphone permissions.";

it.each([
  ["[KINT-046] refused on the owner's screen", "refused", "owner", owners, /allow it for this page/],
  ["[KINT-046] missing on the owner's screen", "none", "owner", owners, /no microphone .* Connect one/],
  ["[PUBKINT-060] refused on the public page", "refused", "public", visitors, /allow it for this page/],
  ["[PUBKINT-060] missing on the public page", "none", "public", visitors, /no microphone .* Connect one/],
] as const)(
  "a microphone that is %s is said, with what to do",
  async (_, microphone, side, title, advice) => {
    const { browser, close } = await launchWithMicrophone(microphone);
    const answer = await openAnswer(browser, { url: inject("url"), side });
    const { page } = answer;
    await button(page, "Record Audio Answer").click();
    await toasted(page, title);
    const box = page.locator("section").getByRole("alert");
    expect(await box.textContent()).toContain(title);
    expect(await box.textContent()).toMatch(advice);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: /Answer$/ }).fill("Typing works.");
    expect(await button(page, "Save & Continue").isEnabled()).toBe(true);
    await button(page, "Try again").click();
    await button(page, "Try again").waitFor();
    expectQuiet(answer);
    await close();
  },
);
