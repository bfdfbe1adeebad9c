import { startWithWeekday } from "#platform/dates/dates-in.ts";
import { overlap, type Period } from "#platform/dates/period.ts";
import { type PeriodMention, periodsIn } from "#platform/dates/periods-in.ts";
import type { Part, Stance } from "./stance.ts";

/** What one date or range of a question may mean. */
export type AskedPeriod = Period[];

export const askedPeriods = (question: string): AskedPeriod[] =>
  periodsIn(question).map(({ periods }) => periods);

/**
 * The stances of the parts of a passage to the periods asked for. A part without a date of its own is of the date that
 * stands alone in a line above it, or in a heading.
 */
export const stanceOfDates = (asked: AskedPeriod[], parts: Part[], titles: string[]): Stance[] => {
  if (asked.length === 0) return parts.map(() => "open");
  let above = titles
    .map((title) => periodsIn(title).filter(isPrecise))
    .findLast((mentions) => mentions.length > 0);
  return parts.map(({ source }) => {
    const own = periodsIn(source);
    if (own.length > 0 && isAlone(source, own)) above = own;
    return stance(asked, own.length > 0 ? own : (above ?? []));
  });
};

const stance = (asked: AskedPeriod[], mentions: PeriodMention[]): Stance => {
  const said = mentions.flatMap(({ periods }) => periods);
  if (said.some((period) => isAsked(asked, period))) return "holds";
  if (!mentions.some(({ isRecord }) => !isRecord)) return "open";
  return isWithin(asked, said) ? "open" : "contradicts";
};

const isAsked = (asked: AskedPeriod[], period: Period): boolean =>
  asked.some((meanings) => meanings.some((meant) => overlap(meant, period)));

/** Two columns of a row may be the first and the last day. */
const isWithin = (asked: AskedPeriod[], said: Period[]): boolean => {
  const [first, ...others] = said.flatMap(({ from }) => from ?? []);
  return others.some((to) => first && isAsked(asked, { from: first, to }));
};

/** A heading that says when it was written says nothing of when its text holds. */
const isPrecise = ({ isRecord }: PeriodMention): boolean => !isRecord;

/** In letters and digits beside the date. */
const most = 12;

const isAlone = (text: string, mentions: PeriodMention[]): boolean => {
  const beside = mentions.reduce((rest, mention) => {
    const start = startWithWeekday(text, { ...mention, dates: [] });
    return rest.slice(0, start) + " ".repeat(Math.max(0, mention.end - start)) + rest.slice(mention.end);
  }, text);
  return beside.replace(/[^\p{L}\p{N}]+/gu, "").length <= most;
};
