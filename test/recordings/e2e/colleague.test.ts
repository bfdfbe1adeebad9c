import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { seen, visit } from "../../browser/visit.ts";
import { deskOf, gapsWith } from "../../gaps/scene.ts";
import { until } from "../../until.ts";
import { button, recordFor } from "../answer-page.ts";
import { type BrowserWithMicrophone, launchWithMicrophone } from "../microphone.ts";
import { withSpeech } from "../with-speech.ts";

const speech = withSpeech();
let chromium: BrowserWithMicrophone;
beforeAll(async () => {
  chromium = await launchWithMicrophone([{ hertz: 440, seconds: 2 }]);
});
afterAll(() => chromium.close());

it("a colleague speaks an answer, of which only the words are kept", async () => {
  const { owner, visit: visitor } = await deskOf("ann", speech.url());
  for (const one of [await visitor(), await visitor()]) await one.ask("Do you deliver to Peru?");
  const [gap] = await gapsWith(owner, 2);
  const asked = {
    id: gap?.id ?? "",
    action: "ask",
    name: "Jonas",
    question: "Do you deliver to Peru?",
  } as const;
  const { token } = await owner.gaps.act(asked);
  const { page } = await visit(chromium.browser);
  await page.goto(`${speech.url()}/answer?token=${token}`);
  speech.server().say("Yes, for nine euros.");
  await recordFor(page, 2);
  expect(await button(page, "Send answer").isDisabled()).toBe(true);
  await button(page, "Stop Recording").click();
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("Yes, for nine euros.");
  await seen(page, "Audio recorded successfully and transcribed to text");
  expect(await button(page, "Play the recording").count()).toBe(0);
  await expectAccessible(page);
  await button(page, "Send answer").click();
  await seen(page, /Thank you/);
  await until(
    async () => (await owner.gaps.list({})).items.every(({ status }) => status === "closed") || undefined,
  );
});
