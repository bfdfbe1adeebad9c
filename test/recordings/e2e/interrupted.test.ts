import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toasted } from "../../browser/owner.ts";
import { seen } from "../../browser/visit.ts";
import { until } from "../../until.ts";
import { type AnswerPage, button, openAnswer, reaches, recordedSeconds, recordFor } from "../answer-page.ts";
import { type BrowserWithMicrophone, launchWithMicrophone } from "../microphone.ts";
import { tone, uploaded } from "../speak.ts";
import { withSpeech } from "../with-speech.ts";

const speech = withSpeech();
let chromium: BrowserWithMicrophone;
beforeAll(async () => {
  chromium = await launchWithMicrophone([{ hertz: 440, seconds: 2 }]);
});
afterAll(() => chromium.close());

const open = (before?: () => void) =>
  openAnswer(chromium.browser, { url: speech.url(), side: "public", ...(before && { before }) });

/** Another tab with the same answer. */
const anotherTab = async ({ context, path }: AnswerPage) => {
  const page = await context.newPage();
  await page.goto(speech.url() + path);
  return page;
};
const newest = (answer: AnswerPage) => until(async () => (await answer.stored())[0]);

describe("a tab that is killed while it records", () => {
  it("loses less than a second, and the rest is used later", async () => {
    const answer = await open();
    await recordFor(answer.page, 7);
    await answer.page.close();
    const page = await anotherTab(answer);
    await seen(page, /^A recording of 0:0[789] was interrupted\. It is kept\.$/);
    await button(page, "Use it").click();
    await toasted(page, "Audio transcribed successfully");
    expect((await newest(answer)).seconds).toBeGreaterThan(6.5);
    await page.reload();
    await button(page, "Play the recording").waitFor();
  });

  it("goes on in another take of the same recording", async () => {
    const answer = await open();
    await recordFor(answer.page, 3);
    await answer.page.close();
    const page = await anotherTab(answer);
    await button(page, "Go on").click();
    await reaches(page, 6);
    await button(page, "Stop Recording").click();
    await toasted(page, "Audio transcribed successfully");
    const all = await answer.stored();
    expect(all).toHaveLength(1);
    expect(all[0]?.seconds).toBeGreaterThan(5);
  });

  it("forgets it if it is discarded", async () => {
    const answer = await open();
    await recordFor(answer.page, 2);
    await answer.page.close();
    const page = await anotherTab(answer);
    await button(page, "Discard").click();
    await button(page, "Record Audio Answer").waitFor();
    await page.reload();
    await button(page, "Record Audio Answer").waitFor();
    expect(await answer.stored()).toEqual([]);
  });
});

it("a second tab only takes what is typed, until the first one has stopped", async () => {
  const answer = await open();
  await recordFor(answer.page, 1);
  const second = await anotherTab(answer);
  await seen(second, "This answer is being recorded in another tab.");
  expect(await button(second, "Record Audio Answer").count()).toBe(0);
  expect(await second.getByRole("textbox", { name: "Your Answer" }).isEnabled()).toBe(true);
  await button(answer.page, "Stop Recording").click();
  await button(second, "Play the recording").waitFor();
});

it("without a connection the recording goes on, and is stored whole when it is back", async () => {
  const answer = await open();
  const { page, context } = answer;
  await recordFor(page, 1);
  await context.setOffline(true);
  await reaches(page, 12);
  await button(page, "Stop Recording").click();
  await seen(page, "Waiting for the connection");
  await context.setOffline(false);
  await toasted(page, "Audio transcribed successfully");
  const seconds = await recordedSeconds(page);
  expect(Math.abs((await newest(answer)).seconds - seconds)).toBeLessThanOrEqual(0.3);
});

it("a permission that is over while one records is asked for again", async () => {
  const answer = await open();
  const { page } = answer;
  let refused = 0;
  await page.route("**/recording-finish", (route) =>
    refused++ === 0
      ? route.fulfill({ status: 403, json: { code: "forbidden", message: "It is over." } })
      : route.continue(),
  );
  await recordFor(page, 2);
  const asked = page.waitForRequest("**/recording-ticket");
  await button(page, "Stop Recording").click();
  await asked;
  await toasted(page, "Audio transcribed successfully");
  expect(refused).toBeGreaterThan(1);
});

it("a recording of another device is finished with what arrived of it", async () => {
  const answer = await open();
  await uploaded(answer.ann, await answer.ticket(), { takes: [tone()] });
  await answer.page.reload();
  await seen(answer.page, /interrupted in another browser/);
  await button(answer.page, "Use it").click();
  await toasted(answer.page, "Audio transcribed successfully");
  expect((await newest(answer)).seconds).toBeGreaterThan(3.5);
});

it("a browser whose storage is full says so, and the recording is uploaded all the same", async () => {
  const answer = await open(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
  });
  const { page } = answer;
  await button(page, "Record Audio Answer").click();
  await seen(page, /^This browser cannot keep the recording: its storage is full\./);
  await until(async () => ((await page.locator("time").textContent()) ?? "") >= "0:03" || undefined);
  await button(page, "Stop Recording").click();
  await toasted(page, "Audio transcribed successfully");
  expect((await newest(answer)).seconds).toBeGreaterThan(2.5);
});
