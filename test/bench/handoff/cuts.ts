import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright-core";
import { percentile, type Row } from "../table.ts";
import { type CutStage, openCutStage } from "./cut-stage.ts";

const seconds = [0.2, 0.7, 2, 6, 15, 30, 60, 120];
/** A connection that died without a word is noticed after at most this. */
const noticeSeconds = 35;
const shownSeconds = 2;

/**
 * A widget on another site and the owner's screen, both behind a network that goes silent while visitor and person
 * write: seconds from its end until both screens show everything once and in order. Their WebSockets from before are kept,
 * as when packets are lost, or dead without a word, as when a router forgets them; that has to be noticed first.
 */
export const cuts = async (): Promise<Row[]> => {
  const stage = await openCutStage();
  const [kept, dead]: number[][] = [[], []];
  const said: Said = { replies: [], questions: [] };
  for (const length of seconds) kept?.push(await cut(stage, { length, keepsOld: true, said }));
  for (const length of seconds)
    dead?.push((await cut(stage, { length, keepsOld: false, said })) - Math.max(0, noticeSeconds - length));
  await stage.close();
  return [
    { what: "connection kept, longest", value: percentile(kept ?? [], 1), unit: "s", atMost: shownSeconds },
    {
      what: "connection dead, longest after it is noticed",
      value: percentile(dead ?? [], 1),
      unit: "s",
      atMost: shownSeconds,
    },
  ];
};

interface Said {
  replies: string[];
  questions: string[];
}

const cut = async (
  { proxy, person, visitor, widgetLog, ownersLog }: CutStage,
  { length, keepsOld, said }: { length: number; keepsOld: boolean; said: Said },
): Promise<number> => {
  proxy.fallSilent();
  const number = said.replies.length;
  said.replies.push(`Reply ${number}.`);
  said.questions.push(`Question ${number}?`);
  await person(`Reply ${number}.`);
  await visitor(`Question ${number}?`);
  await pause(length * 1000);
  proxy.goOn({ keepsOld });
  const startedAt = performance.now();
  await Promise.all([
    shows(widgetLog, /Reply \d+\./g, said.replies),
    shows(ownersLog, /Question \d+\?/g, said.questions),
  ]);
  await shows(ownersLog, /Reply \d+\./g, said.replies);
  return (performance.now() - startedAt) / 1000;
};

/** Resolves when the log holds these texts, each once and in this order. */
const shows = async (log: Locator, pattern: RegExp, expected: string[]): Promise<void> => {
  const isThere = async (): Promise<boolean> =>
    String((await log.textContent())?.match(pattern) ?? []) === String(expected);
  for (const until = Date.now() + 120_000; !(await isThere()); await pause(20))
    if (Date.now() > until)
      throw new Error(`Expected ${expected.join(" ")}, seen: ${await log.textContent()}`);
};
