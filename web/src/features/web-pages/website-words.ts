import type { WebPage, Website } from "#shared/web-pages/routes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { moment } from "../../lib/format/dates.ts";

/** An address without its scheme, as people say it. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

export const scopes: Record<Website["scope"], string> = {
  page: "This page only",
  sitemap: "The pages of its sitemap",
  links: "The pages linked below it",
};

export const frequencies: Record<Website["frequency"], string> = {
  daily: "Every day",
  weekly: "Every week",
  never: "By hand",
};

export const pageCount = (count: number): string => (count === 1 ? "1 page" : `${whole(count)} pages`);

/** "48 read", "2 skipped": the states that there are pages in. */
export const countWords = ({ counts }: Website): { words: string; isBad: boolean }[] =>
  [
    { count: counts.read, words: "read", isBad: false },
    { count: counts.skipped, words: "skipped", isBad: false },
    { count: counts.failed, words: "failed", isBad: true },
    { count: counts.gone, words: "gone", isBad: true },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words, isBad }) => ({ words: `${whole(count)} ${words}`, isBad }));

/** When it was looked at last, and when it will be. */
export const lookWords = ({ last_look_at, next_look_at }: Website): string =>
  [
    last_look_at && `Last look ${moment(last_look_at)}`,
    last_look_at && (next_look_at ? `next ${moment(next_look_at)}` : "no further look is planned"),
  ]
    .filter(Boolean)
    .join(", ");

export const pageStates: Record<WebPage["state"], { word: string; tone: "good" | "busy" | "bad" | "idle" }> =
  {
    waiting: { word: "Waiting", tone: "idle" },
    read: { word: "Read", tone: "good" },
    skipped: { word: "Skipped", tone: "idle" },
    failed: { word: "Failed", tone: "bad" },
    gone: { word: "Gone", tone: "bad" },
  };
