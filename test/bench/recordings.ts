import { startProduct, unlimited } from "../product.ts";
import { button, heardIn, openAnswer, reaches, recordFor } from "../recordings/answer-page.ts";
import { launchWithMicrophone } from "../recordings/microphone.ts";
import { startTranscriptionServer } from "../recordings/transcription-server.ts";
import { until } from "../until.ts";
import { numberOf } from "./option.ts";
import type { Row } from "./table.ts";

/** A run takes as long as the recording and a minute more. */
const patienceMilliseconds = 40 * 60_000;

/**
 * A recording of `--minutes 30` in a browser: without a connection for a tenth of it, its tab killed ten seconds before
 * the end, used when the page is opened again.
 */
export const recordings = async (): Promise<Row[]> => {
  const seconds = numberOf("minutes", 30) * 60;
  const speech = await startTranscriptionServer();
  const product = await startProduct({ env: { ...unlimited, TRANSCRIPTION_BASE_URL: speech.url } });
  const chromium = await launchWithMicrophone([{ hertz: 440, seconds: 2 }]);
  const { url } = product;
  const { page, context, path, stored } = await openAnswer(chromium.browser, { url, side: "public" });
  const killed = seconds - 10;
  await recordFor(page, seconds / 3, patienceMilliseconds);
  await context.setOffline(true);
  await reaches(page, seconds / 3 + seconds / 10, patienceMilliseconds);
  await context.setOffline(false);
  await reaches(page, killed, patienceMilliseconds);
  await page.close();
  const opened = await context.newPage();
  await opened.goto(url + path);
  const from = performance.now();
  await button(opened, "Use it").click();
  const recording = await until(async () => (await stored())[0], patienceMilliseconds);
  const used = performance.now() - from;
  const heard = await heardIn(opened, recording.audio_url);
  const sent = await until(async () => speech.heard[0], patienceMilliseconds);
  await chromium.close();
  await product.stop();
  speech.stop();
  return [
    { what: "killed after", value: killed, unit: "s" },
    { what: "stored", value: recording.seconds, unit: "s", atLeast: killed - 2 },
    {
      what: "decoded, differs from the stored length by",
      value: Math.abs(heard.seconds - recording.seconds),
      unit: "s",
      atMost: 0.3,
    },
    { what: "heard tone", value: heard.hertz, unit: "Hz", atLeast: 435 },
    { what: "heard tone", value: heard.hertz, unit: "Hz", atMost: 445 },
    { what: "bytes", value: recording.bytes / 1e6, unit: "MB", atMost: 20 },
    {
      what: "bytes that the server for transcription got differ by",
      value: Math.abs(sent.bytes.length - recording.bytes),
      unit: "",
      atMost: 0,
    },
    { what: "from “Use it” until it is stored", value: used / 1000, unit: "s", atMost: 29 },
  ];
};
