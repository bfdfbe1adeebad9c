import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import { enterAs } from "../browser/owner.ts";
import { type Visit, visit } from "../browser/visit.ts";
import { introduced, openStudy } from "../knowledge-interviews/study.ts";
import { until } from "../until.ts";
import { type Actor, as } from "../users.ts";

interface Options {
  url: string;
  /** The owner's screen, or the public page. */
  side: "owner" | "public";
  context?: BrowserContextOptions;
  /** Runs in the page before its scripts. */
  before?: () => void;
}

export interface AnswerPage extends Visit {
  ann: Actor;
  path: string;
  /** The ticket of the shown answer. */
  ticket: () => Promise<string>;
  /** The stored recordings of the shown answer, newest first. */
  stored: () => Promise<RecordingDetail[]>;
}

/** The first question of a new interview, in a browser with a microphone. */
export const openAnswer = async (
  browser: Browser,
  { url, side, context, before }: Options,
): Promise<AnswerPage> => {
  const ann = await as("ann", url);
  const study = await openStudy(ann);
  const made = await study.interview({ with_access_code: false });
  const slug = made.public_slug ?? "";
  if (side === "public") await introduced(ann, made);
  const path = side === "owner" ? `/app/knowledge/interview/${made.id}` : `/knowledge/${slug}`;
  const visitor = await visit(browser, context);
  await visitor.context.addInitScript(noteTimes);
  if (before) await visitor.context.addInitScript(before);
  await enterAs(visitor.page, ann, { target: path, url });
  const asked = { interviewId: made.id, questionId: study.first };
  const ticket = async () => (await ann.knowledgeInterviews.record(asked)).ticket;
  return {
    ...visitor,
    ann,
    path,
    ticket,
    stored: async () => {
      const { items } = await ann.recordings.list({ ticket: await ticket() });
      return items.filter(({ state }) => state === "stored").toReversed();
    },
  };
};

/** Notes how long the browser's own recorder ran, without pauses. */
const noteTimes = () => {
  const { start, stop, pause, resume } = MediaRecorder.prototype;
  let ran = 0;
  let since = 0;
  const runs = () => {
    since = performance.now();
  };
  const ends = () => {
    if (since) ran += performance.now() - since;
    since = 0;
    Object.assign(window, { recordedSeconds: ran / 1000 });
  };
  MediaRecorder.prototype.start = function (slice) {
    start.call(this, slice);
    runs();
  };
  MediaRecorder.prototype.resume = function () {
    resume.call(this);
    runs();
  };
  MediaRecorder.prototype.pause = function () {
    ends();
    pause.call(this);
  };
  MediaRecorder.prototype.stop = function () {
    ends();
    stop.call(this);
  };
};

/** The seconds that the page's recorder ran. */
export const recordedSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => ("recordedSeconds" in window ? Number(window.recordedSeconds) : 0));

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

/** Presses Record, and goes on once so many seconds are recorded. */
export const recordFor = async (page: Page, seconds: number, patience?: number): Promise<void> => {
  await button(page, "Record Audio Answer").click();
  await reaches(page, seconds, patience);
};

/** Waits until the recorder shows so many seconds as kept. */
export const reaches = (page: Page, seconds: number, patience?: number): Promise<true> =>
  until(async () => {
    const kept = await page.getByText(/^Kept up to/).textContent();
    const [, minutes = 0, rest = 0] = (/(\d+):(\d+)/.exec(kept ?? "") ?? []).map(Number);
    return minutes * 60 + rest >= seconds || undefined;
  }, patience);

/** The tone that a sound has most of, its length and its loudness, after the browser has decoded it. */
export const heardIn = (page: Page, url: string | null) =>
  page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const sound = await new AudioContext().decodeAudioData(bytes);
    const samples = sound.getChannelData(0);
    const some = samples.subarray(
      Math.floor(samples.length / 3),
      Math.floor(samples.length / 3) + sound.sampleRate,
    );
    const powerAt = (hertz: number): number => {
      const turn = 2 * Math.cos((2 * Math.PI * hertz) / sound.sampleRate);
      let last = 0;
      let former = 0;
      for (const sample of some) [last, former] = [sample + turn * last - former, last];
      return last * last + former * former - turn * last * former;
    };
    const tones = Array.from({ length: 1400 }, (_, at) => at + 100);
    const powers = tones.map(powerAt);
    return {
      hertz: tones[powers.indexOf(Math.max(...powers))] ?? 0,
      seconds: sound.duration,
      loudness: Math.sqrt(some.reduce((sum, sample) => sum + sample * sample, 0) / some.length),
    };
  }, url ?? "");
