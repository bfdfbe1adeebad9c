import { afterAll, beforeAll, expect, it } from "vitest";
import { expectUsable } from "../../browser/usable.ts";
import { arrive, button } from "../../browser/widget-browser.ts";
import { begin, field } from "../../interviews/e2e/usable.ts";
import { openOffice } from "../../interviews/office.ts";
import { until } from "../../until.ts";
import { as } from "../../users.ts";
import { type BrowserWithMicrophone, launchWithMicrophone } from "../microphone.ts";
import { withSpeech } from "../with-speech.ts";

const speech = withSpeech();
let chromium: BrowserWithMicrophone;
let deaf: BrowserWithMicrophone;
beforeAll(async () => {
  [chromium, deaf] = await Promise.all([
    launchWithMicrophone([{ hertz: 440, seconds: 2 }]),
    launchWithMicrophone("refused"),
  ]);
});
afterAll(() => Promise.all([chromium.close(), deaf.close()]));

const interviewed = async ({ browser }: BrowserWithMicrophone, name: string) => {
  const owner = await as("ann", speech.url());
  const job = await (await openOffice(owner)).post({ title: "Clerk" });
  const { page } = await arrive(browser);
  await begin(page, `${speech.url()}/jobs/${job.public_slug}`, name);
  return page;
};

it("an applicant speaks an answer, corrects its words and sends them", async () => {
  const page = await interviewed(chromium, "Nina");
  speech.server().say("I sorted forty files a day.");
  await field(page).fill("In short:");
  await button(page, "Record Audio Answer").click();
  const meter = page.getByRole("meter", { name: "Input level" });
  await until(async () => (await meter.evaluate((one: HTMLMeterElement) => one.value)) > 0.02 || undefined);
  await expectUsable(page);
  await until(async () => ((await page.locator(".voice time").textContent()) ?? "") >= "0:02" || undefined);
  await button(page, "Stop Recording").click();
  await expect.poll(() => field(page).inputValue()).toBe("In short:\n\nI sorted forty files a day.");
  await page.getByText("Check the words, then send them.").waitFor();
  await expectUsable(page);
  await button(page, "Send").click();
  await page.getByText("I sorted forty files a day.").first().waitFor();
  expect(speech.server().heard.at(-1)?.bytes.length).toBeGreaterThan(4000);
});

it("a discarded recording leaves what is typed, and a failed one says why", async () => {
  const page = await interviewed(chromium, "Omar");
  await field(page).fill("Typed.");
  await button(page, "Record Audio Answer").click();
  await button(page, "Discard").click();
  await button(page, "Record Audio Answer").waitFor();
  expect(await field(page).inputValue()).toBe("Typed.");
  speech.server().behave("500");
  await button(page, "Record Audio Answer").click();
  await until(async () => ((await page.locator(".voice time").textContent()) ?? "") >= "0:01" || undefined);
  await button(page, "Stop Recording").click();
  await page.locator(".toast", { hasText: "Failed to transcribe audio" }).waitFor();
  await page.getByText(/Speak again, or type\.$/).waitFor();
  expect(await field(page).inputValue()).toBe("Typed.");
});

it("a refused microphone is said with what to do, and typing goes on", async () => {
  const page = await interviewed(deaf, "Pia");
  await button(page, "Record Audio Answer").click();
  await page.getByText(/The browser refused the microphone\. .* Typing works as before\./).waitFor();
  await expectUsable(page);
  await field(page).fill("I type then.");
  await button(page, "Send").click();
  await page.getByText("I type then.").first().waitFor();
});
