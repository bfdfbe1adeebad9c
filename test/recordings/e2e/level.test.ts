import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { seen } from "../../browser/visit.ts";
import { until } from "../../until.ts";
import { button, openAnswer, recordFor } from "../answer-page.ts";
import { launchWithMicrophone } from "../microphone.ts";

const levelOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole("meter", { name: "Input level" }).getAttribute("aria-valuenow"));

it("the level moves with a tone and rests between", async () => {
  const { browser, close } = await launchWithMicrophone([
    { hertz: 440, seconds: 1.5 },
    { hertz: 0, seconds: 1.5 },
  ]);
  const { page } = await openAnswer(browser, { url: inject("url"), side: "owner" });
  await button(page, "Record Audio Answer").click();
  for (const isLoud of [true, false, true])
    await until(async () => {
      const level = await levelOf(page);
      return (isLoud ? level > 50 : level === 0) || undefined;
    });
  await close();
});

it("the level is still in silence, and a hint says that nothing is heard", async () => {
  const { browser, close } = await launchWithMicrophone([{ hertz: 0, seconds: 2 }]);
  const { page } = await openAnswer(browser, { url: inject("url"), side: "owner" });
  await recordFor(page, 1);
  const levels: number[] = [];
  await until(async () => levels.push(await levelOf(page)) > 15 || undefined);
  expect(Math.max(...levels)).toBe(0);
  await seen(page, "No sound is heard. Check that the right microphone is chosen.");
  await close();
});
