import { inFigures } from "#platform/numbers/figures.ts";
import { monthOf } from "./calendar-names.ts";
import { type DateMention, datesIn } from "./dates-in.ts";
import type { Period } from "./period.ts";
import { dateOf, type PlainDate } from "./plain-date.ts";

/** The periods that a date or a range of dates in a text may mean. */
export interface PeriodMention {
  start: number;
  end: number;
  periods: Period[];
  /** When a text was written, changed or printed, or a law was made, and not what it is about. */
  isRecord: boolean;
}

const to =
  "(?:[-–—~〜～]|to|until|till|through|thru|up to|bis(?: zum| einschließlich)?|au|à|jusqu['’]au|a|al|hasta(?: el)?|fino al?|até(?: a)?|ao?|t/m|tot(?: en met)?|do|по|до|till|til|tot|đến|至|到|から|ถึง|से|إلى|حتى|până la|έως|ως)";
const article = "(?:\\s(?:the|el|den|dem|le|il|o|ngày))?";
const between = new RegExp(`^\\s?[,.]?\\s?${to}${article}\\s?$`, "iu");
const and = /^\s(?:and|und|et|y|e|i|и|och|og|en|và|και)\s(?:the\s|el\s|le\s|den\s)?$/iu;
const afterBetween =
  /(?:between|zwischen|entre|tra|fra|między|между|mellan|mellem|mellom|tussen|între)\s(?:the\s|dem\s|le\s|el\s|il\s|o\s)?$/iu;
const dayBefore = new RegExp(
  `(?<![\\p{N}])(?<!\\p{N}[.,:/])(?<day>\\p{N}{1,2})(?:\\.(?<month>\\p{N}{1,2})\\.?|\\.?\\s(?<word>\\p{L}{3,12})\\.?|st|nd|rd|th|er|[.ºª])?\\s?(?:(?<to>${to})|(?<and>and|und|et|y|e|i|и|och|og|en|,|&|/|\\+))${article}\\s?$`,
  "iu",
);
const dayBehind =
  /^\s?(?:[-–—]|to|until|bis|au|al)\s?(?<day>\p{N}{1,2})(?:st|nd|rd|th|\.)?(?:,?\s(?<year>\p{N}{4}))?(?!\p{N}|[.:/,]\p{N})/iu;
const since =
  /(?<!\p{L})(?:since|from|starting(?: on| from)?|beginning(?: on)?|effective(?: from| as of)?|as of|as from|after|ab(?: dem)?|seit(?: dem)?|desde(?: el)?|a partir (?:de|del|du|dal?)|à partir du|à compter du|depuis(?: le)?|dès le|dal|vanaf|sinds|od|с|начиная с|från(?: och med)?|fra|từ|από|începând cu|desde o|din|de la|ตั้งแต่(?:วันที่)?|اعتبارا من|منذ|自|从)\s?$/iu;
const until =
  /(?<!\p{L})(?:until|till|through|by|before|up to|no later than|bis(?: zum| spätestens)?|spätestens(?: am)?|vor dem|hasta(?: el)?|antes del?|jusqu['’]au|avant le|d['’]ici le|fino al?|entro il|prima del|até(?: o| a)?|tot(?: en met)?|uiterlijk|do|до|till(?: och med)?|til|đến|trước|έως|până la|ภายใน(?:วันที่)?|حتى|قبل|截至)\s?$/iu;
const sinceBehind = /^\s?(?:から|以降|起|以来|부터|이후|onwards?|on and after)/u;
const untilBehind = /^\s?(?:まで|为止|之前|以前|前|까지|이전)/u;
const record =
  /(?:updated?|revised|revision|version|as at|as amended|stand|printed|published|dated|copyright|©|created|generated|aktualisiert|fassung|gedruckt|gesetz|verordnung|act|law|decree|directive|regulation|loi|décret|ley|decreto|legge|lei)(?:\s(?:on|of|vom|du|de|del|da|the)){0,2}[\s:,.]{0,2}$/iu;

/** The periods of a text: single dates, ranges such as "1–31 March", months, and what has one end ("until 30 June"). */
export const periodsIn = (text: string): PeriodMention[] => {
  const figures = inFigures(text);
  const mentions = [...datesIn(text), ...monthsIn(figures)].sort((one, other) => one.start - other.start);
  const found: PeriodMention[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const mention = mentions[at]!;
    const next = mentions[at + 1];
    const before = figures.slice(Math.max(0, mention.start - 40), mention.start);
    const gap = next && figures.slice(mention.end, next.start);
    const isRange = gap !== undefined && (between.test(gap) || (and.test(gap) && afterBetween.test(before)));
    if (next && isRange) {
      found.push({ ...rangeOf(mention, next), isRecord: false });
      at++;
    } else found.push(...single(mention, before, figures.slice(mention.end, mention.end + 24)));
  }
  return found;
};

/** The first date of a range takes year and month from the last one. */
const rangeOf = (first: DateMention, last: DateMention): Omit<PeriodMention, "isRecord"> => ({
  start: first.start,
  end: last.end,
  periods: first.dates.flatMap((from) =>
    last.dates.map((to) => ({
      from: { ...(to.year !== undefined && { year: yearBefore(from, to) }), ...from },
      to,
    })),
  ),
});

const yearBefore = (from: PlainDate, { year = 0, month }: PlainDate): number =>
  from.month > month ? year - 1 : year;

const single = (mention: DateMention, before: string, behind: string): PeriodMention[] => {
  const { start, end, dates } = mention;
  const isRecord = record.test(before);
  const as = (periods: Period[]): PeriodMention => ({ start, end, periods, isRecord });
  const [, day, year] = /^-/.test(behind) || dates[0]?.day ? (dayBehind.exec(behind) ?? []) : [];
  if (day && dates[0]?.day && dates[0].year === undefined)
    return [
      as(
        dates.flatMap((from) => {
          const last = dateOf(year ? Number(year) : undefined, from.month, Number(day));
          return last ? { from: { ...from, ...(year && { year: Number(year) }) }, to: last } : [];
        }),
      ),
    ];
  const other = dates[0]?.day ? dayBefore.exec(before)?.groups : undefined;
  if (other) {
    const firsts = dates.map((date) => ({ date, first: firstOf(other, date) }));
    if (firsts.every(({ first }) => first)) {
      if (other.to) return [as(firsts.map(({ date, first }) => ({ from: first!, to: date })))];
      return [
        as(
          firsts.flatMap(({ date, first }) => [
            { from: first!, to: first! },
            { from: date, to: date },
          ]),
        ),
      ];
    }
  }
  if (since.test(before) || sinceBehind.test(behind)) return [as(dates.map((from) => ({ from })))];
  if (until.test(before) || untilBehind.test(behind)) return [as(dates.map((to) => ({ to })))];
  return [as(dates.map((date) => ({ from: date, to: date })))];
};

const firstOf = (groups: Record<string, string | undefined>, date: PlainDate): PlainDate | undefined => {
  const { day, month, word } = groups;
  const named = word === undefined ? undefined : monthOf(word);
  if (word !== undefined && !named) return undefined;
  const own = named ?? (month ? Number(month) : date.month);
  return dateOf(date.year === undefined ? undefined : yearBefore({ month: own }, date), own, Number(day));
};

/** Words that are names of months in one language and other words in another, or short. */
const ambiguous =
  /^(?:may|march|mars|mai|maj|mart|mayo|\p{L}{1,3}|nisan|lis|juli|loka|elo|touko|kesä|syys|joulu|ocak|ekim|kasım|aralık)$/iu;
const in_ =
  /(?<!\p{L})(?:in|im|en|em|i|w|v|since|until|from|to|of|during|for|throughout|late|early|mid|by|between|and|und|bis|ab|seit|de|à|au|à partir de|tot|van|–|-)\s?$/iu;

/** Months without a year or a day. */
const monthsIn = (figures: string): DateMention[] => {
  const dates = datesIn(figures);
  const isFree = (at: number) => dates.every(({ start, end }) => at < start || at >= end);
  return [...figures.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]{2,14}(?![\p{L}\p{M}])/gu)].flatMap(
    ({ 0: word, index }) => {
      const month = isFree(index) ? monthOf(word) : undefined;
      if (!month) return [];
      const isNamed =
        !ambiguous.test(word) ||
        (/^\p{Lu}/u.test(word) && in_.test(figures.slice(Math.max(0, index - 16), index)));
      return isNamed ? { start: index, end: index + word.length, dates: [{ month }] } : [];
    },
  );
};
