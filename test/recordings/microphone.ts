import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { launchServer } from "../browser/visit.ts";

/** A tone of so many hertz, 0 for silence, for so many seconds. */
interface Tone {
  hertz: number;
  seconds: number;
}

export interface BrowserWithMicrophone {
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * A Chromium whose microphone plays the tones in a loop, one that is `refused` the microphone by the person, or one on a
 * computer that has `none`.
 */
export const launchWithMicrophone = async (
  microphone: Tone[] | "refused" | "none",
): Promise<BrowserWithMicrophone> => {
  const folder = mkdtempSync(join(tmpdir(), "docent-microphone-"));
  const server = await launchServer(...flagsOf(microphone, folder));
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const flagsOf = (microphone: Tone[] | "refused" | "none", folder: string): string[] => {
  if (microphone === "none") return [];
  if (microphone === "refused")
    return ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"];
  const file = join(folder, "microphone.wav");
  writeFileSync(file, wavOf(microphone));
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}`,
  ];
};

const rate = 48_000;

/** A WAV file with one channel of 16 bits. */
const wavOf = (tones: Tone[]): Buffer => {
  const samples = tones.flatMap(({ hertz, seconds }) =>
    Array.from({ length: Math.round(seconds * rate) }, (_, at) =>
      Math.round(12_000 * Math.sin((2 * Math.PI * hertz * at) / rate)),
    ),
  );
  const body = Buffer.from(new Int16Array(samples).buffer);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + body.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(body.length, 40);
  return Buffer.concat([head, body]);
};
