import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { until } from "../../until.ts";
import { button, heardIn, openAnswer, reaches, recordedSeconds, recordFor } from "../answer-page.ts";
import { type BrowserWithMicrophone, launchWithMicrophone } from "../microphone.ts";
import { soundAt } from "../speak.ts";
import { withSpeech } from "../with-speech.ts";

const speech = withSpeech();
let chromium: BrowserWithMicrophone;
beforeAll(async () => {
  chromium = await launchWithMicrophone([{ hertz: 440, seconds: 2 }]);
});
afterAll(() => chromium.close());

const open = () => openAnswer(chromium.browser, { url: speech.url(), side: "owner" });
const spoken = "The depot in Lindow keeps its word. Batteries I check twice.";

it("[KINT-031] [KINT-040] [KINT-044] [KINT-043] an answer is recorded, transcribed and put into the field", async () => {
  const answer = await open();
  const { page } = answer;
  speech.server().say(spoken);
  speech.server().behave("later");
  for (const name of ["Record Audio Answer", "Attach File", "Previous"]) await button(page, name).waitFor();
  await page.getByRole("textbox", { name: "Answer" }).fill("First of all:");
  await recordFor(page, 3);
  expect(await page.locator("b[role=status]").textContent()).toBe("Recording");
  expect(await button(page, "Save & Continue").isDisabled()).toBe(true);
  await expectAccessible(page);
  await button(page, "Stop Recording").click();
  await seen(page, "Transcribing...");
  expect(await button(page, "Save & Continue").isDisabled()).toBe(true);
  await expectAccessible(page);
  await speech.letThrough();
  await toasted(page, "Audio transcribed successfully");
  expect(await page.getByRole("textbox", { name: "Answer" }).inputValue()).toBe(`First of all:\n\n${spoken}`);
  await page.getByRole("list", { name: "Transcript" }).waitFor();
  expect(await button(page, "Save & Continue").isEnabled()).toBe(true);
  await expectAccessible(page);
  expectQuiet(answer);
});

it("the stored sound is the one at the microphone, as long as it was, and the server gets its very bytes", async () => {
  const answer = await open();
  const { page } = answer;
  await recordFor(page, 2);
  await button(page, "Pause").click();
  await seen(page, "Paused");
  await button(page, "Go on").click();
  await reaches(page, 6);
  await button(page, "Stop Recording").click();
  await page.getByRole("list", { name: "Transcript" }).waitFor();
  const [recording] = await answer.stored();
  const heard = await heardIn(page, recording?.audio_url ?? null);
  expect(Math.abs(heard.hertz - 440), `${heard.hertz} Hz`).toBeLessThanOrEqual(5);
  expect(heard.loudness).toBeGreaterThan(0.01);
  const seconds = await recordedSeconds(page);
  expect(seconds).toBeGreaterThan(5);
  expect(Math.abs(heard.seconds - seconds), `${heard.seconds} s of ${seconds} s`).toBeLessThanOrEqual(0.3);
  expect(Math.abs((recording?.seconds ?? 0) - seconds)).toBeLessThanOrEqual(0.3);
  const bytes = await soundAt(recording?.audio_url ?? null);
  expect(Buffer.from(speech.server().heard.at(-1)?.bytes ?? []).equals(bytes)).toBe(true);
});

it("a line of the transcript plays the sound from its second, and is marked while it is said", async () => {
  const { page } = await open();
  speech.server().say("One. Two words here. Three.");
  await recordFor(page, 3);
  await button(page, "Stop Recording").click();
  await page.getByRole("list", { name: "Transcript" }).waitFor();
  await button(page, /^Play from 0:01/)
    .first()
    .click();
  await expect
    .poll(() => page.locator("[aria-label=Transcript] [aria-current]").textContent())
    .toContain("Three.");
  const place = page.getByRole("slider", { name: "Place in the recording" });
  await place.focus();
  await place.press("Home");
  await expect
    .poll(() => page.locator("[aria-label=Transcript] [aria-current]").textContent())
    .toContain("One.");
});

it("[KINT-045] a failed transcription is said with its reason, and can be tried again", async () => {
  const { page } = await open();
  speech.server().behave("500");
  await recordFor(page, 1);
  await button(page, "Stop Recording").click();
  await toasted(page, "Failed to transcribe audio");
  await button(page, "Play the recording").waitFor();
  await expectAccessible(page);
  speech.server().behave("says");
  speech.server().say("Now it works.");
  await button(page, "Transcribe again").click();
  await toasted(page, "Audio transcribed successfully");
  expect(await page.getByRole("textbox", { name: "Answer" }).inputValue()).toBe("Now it works.");
});

it("a recording is deleted after a question, and the words stay in the answer", async () => {
  const answer = await open();
  const { page } = answer;
  speech.server().say("Gone with the sound.");
  await recordFor(page, 1);
  await button(page, "Stop Recording").click();
  await toasted(page, "Audio transcribed successfully");
  await button(page, "Delete").click();
  await button(page, "Delete recording").click();
  await toasted(page, "Recording deleted");
  await button(page, "Record Audio Answer").waitFor();
  expect(await answer.stored()).toEqual([]);
  expect(await page.getByRole("textbox", { name: "Answer" }).inputValue()).toBe("Gone with the sound.");
});

it("an answer that is left while it is recorded is stored, and its length stands in the list", async () => {
  const answer = await open();
  const { page } = answer;
  speech.server().say("Left behind.");
  await recordFor(page, 2);
  await button(page, /How do you calm/).click();
  const stored = await until(async () => (await answer.stored())[0]);
  expect(stored.seconds).toBeGreaterThan(1.5);
  await toasted(page, "Audio transcribed successfully");
  await button(page, /Whom do you call/).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Answer" }).inputValue()).toBe("Left behind.");
  const length = button(page, /Whom do you call.*0:0\d/);
  await page.addInitScript(lateRecorder);
  await page.reload();
  await page.getByText(/^Saved \d/).waitFor();
  expect(await length.count()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("recorder")));
  await page.getByRole("list", { name: "Transcript" }).waitFor();
  expect(await length.count()).toBe(1);
});

/** The recorder hears whether another tab records only once the page has the event "recorder". */
const lateRecorder = () => {
  const { query } = LockManager.prototype;
  LockManager.prototype.query = async function () {
    await new Promise((resolve) => addEventListener("recorder", resolve, { once: true }));
    return query.call(this);
  };
};
