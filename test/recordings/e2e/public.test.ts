import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { button, openAnswer, recordFor } from "../answer-page.ts";
import { type BrowserWithMicrophone, launchWithMicrophone } from "../microphone.ts";
import { withSpeech } from "../with-speech.ts";

const speech = withSpeech();
let chromium: BrowserWithMicrophone;
beforeAll(async () => {
  chromium = await launchWithMicrophone([{ hertz: 440, seconds: 2 }]);
});
afterAll(() => chromium.close());

const phone = { viewport: { width: 390, height: 844 } };
const open = (before?: () => void) =>
  openAnswer(chromium.browser, {
    url: speech.url(),
    side: "public",
    context: phone,
    ...(before && { before }),
  });

it("[PUBKINT-029] [PUBKINT-030] [PUBKINT-031] [PUBKINT-055] [PUBKINT-056] an answer is spoken on the public page", async () => {
  const answer = await open();
  const { page } = answer;
  speech.server().say("Pavel at the depot answers before nine.");
  speech.server().behave("later");
  const card = page.locator("section.card");
  await card.getByRole("button", { name: "Record Audio Answer" }).waitFor();
  await recordFor(page, 2);
  await card.getByRole("button", { name: "Stop Recording" }).waitFor();
  expect(await button(page, "Save & Continue").isDisabled()).toBe(true);
  await expectAccessible(page);
  await button(page, "Stop Recording").click();
  await toasted(page, "Transcribing audio...");
  await card.getByText("Transcribing...", { exact: true }).waitFor();
  expect(await button(page, "Save & Continue").isDisabled()).toBe(true);
  await speech.letThrough();
  await toasted(page, "Audio transcribed successfully");
  await card.getByText("Audio recorded successfully and transcribed to text", { exact: true }).waitFor();
  expect(await page.getByRole("textbox", { name: "Your Answer" }).inputValue()).toBe(
    "Pavel at the depot answers before nine.",
  );
  expect(await card.getByText("Transcribing...", { exact: true }).count()).toBe(0);
  await expectAccessible(page);
  expectQuiet(answer);
});

it("[PUBKINT-057] a transcription without text is said, and the sound is kept", async () => {
  const { page } = await open();
  speech.server().behave("no text");
  await recordFor(page, 1);
  await button(page, "Stop Recording").click();
  await toasted(page, "Transcription failed - no text returned");
  await button(page, "Play the recording").waitFor();
  expect(await page.getByRole("textbox", { name: "Your Answer" }).inputValue()).toBe("");
});

it("[PUBKINT-058] a failed transcription is said, and the sound is kept", async () => {
  const { page } = await open();
  speech.server().behave("500");
  await recordFor(page, 1);
  await button(page, "Stop Recording").click();
  await toasted(page, "Failed to transcribe audio");
  await button(page, "Play the recording").waitFor();
});

it("[PUBKINT-059] a recording that cannot be read is said, and can be saved as a file", async () => {
  const { page } = await open(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function () {
      const bytes = await arrayBuffer.call(this);
      if (this.type.startsWith("audio/")) new Uint8Array(bytes).fill(7);
      return bytes;
    };
  });
  await recordFor(page, 1);
  await button(page, "Stop Recording").click();
  await toasted(page, "Failed to process audio");
  await seen(page, "The recording could not be stored.");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await button(page, "Save the file").click();
  expect((await download).suggestedFilename()).toBe("recording-1.webm");
  await button(page, "Discard").click();
  await button(page, "Record Audio Answer").waitFor();
});
