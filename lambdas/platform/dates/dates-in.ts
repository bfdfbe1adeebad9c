import { inFigures } from "#platform/numbers/figures.ts";
import { memoize } from "#platform/search/analysis/memoize.ts";
import { isWeekday, monthOf } from "./calendar-names.ts";
import { dateOf, type PlainDate, yearOf } from "./plain-date.ts";

/** A date in a text. */
export interface DateMention {
  start: number;
  end: number;
  /** Each date that it may mean: 3/5/2026 is the third of May or the fifth of March. */
  dates: PlainDate[];
}

type Groups = Record<string, string | undefined>;

const word = "(?<word>\\p{L}[\\p{L}\\p{M}.॰׳]{1,16}(?: (?:الثاني|الأول|الاول)(?!\\p{L}))?)";
const ordinal = "(?:\\s?(?:st|nd|rd|th|er|re|e|го|[.º°ª])(?![\\p{L}\\p{N}]))?";
const of = "(?:(?:of|de|del|di|den|do)\\s{1,2}|d['’])?";
const alone = "(?<![\\p{N}])(?<!\\p{N}[.,:/])";
const notOn = "(?!\\p{N}|[:.,]\\p{N})";
/** Four digits, or two behind a hyphen, a stroke, an apostrophe, or at the end of a cell. */
const year =
  "(?:[\\s,.’'-]{0,3}(?:(?:of|de|del|г|год|năm|พ\\.ศ\\.|ค\\.ศ\\.)\\s{0,2})?(?<year>(?<!\\p{N})\\p{N}{4}(?!\\p{N})|(?<=[-'’/])\\p{N}{2}(?!\\p{N}|[:.-]\\p{N})|(?<=\\s)\\p{N}{2}(?=\\s{0,3}(?:$|[;|)\\n]))))?";

/** The ways in which a date is written, each with what it means; the first that fits wins. */
const ways: [pattern: RegExp, read: (groups: Groups) => (PlainDate | undefined)[]][] = [
  [
    /(?<![\p{N}])(?<!\p{N}[./-])(?<year>\p{N}{4})(?<sign>[-./])\s?(?<month>\p{N}{1,2})\k<sign>\s?(?<day>\p{N}{1,2})(?!\p{N}|[./-]\p{N})/gu,
    ({ year, month, day }) => [dateOf(yearOf(year!), Number(month), Number(day))],
  ],
  [
    /(?:(?<era>令和|平成|昭和|民國|民国)\s?)?(?:(?<!\p{N})(?<year>\p{N}{1,4}|元)\s?[年년]\s{0,2})(?<month>\p{N}{1,2})\s?[月월](?:\s{0,2}(?<day>\p{N}{1,2})\s?[日号號일])?/gu,
    ({ era, year, month, day }) => [
      dateOf(yearOfEra(era, year!), Number(month), day ? Number(day) : undefined),
    ],
  ],
  [
    /(?<!\p{N})(?<month>\p{N}{1,2})\s?[月월]\s{0,2}(?<day>\p{N}{1,2})\s?[日号號일]/gu,
    ({ month, day }) => [dateOf(undefined, Number(month), Number(day))],
  ],
  [
    /(?<!\p{N})(?:(?<day>\p{N}{1,2})\s{1,2}|(?<![\p{L}\p{M}]))(?:tháng|thg)\s{1,2}(?<month>\p{N}{1,2})(?:(?:\s{0,2},\s{0,2}|\s{1,2}năm\s{1,2}|\s{1,2}|\/)(?<year>\p{N}{4}))?(?!\p{N})/giu,
    ({ year, month, day }) => [
      dateOf(year ? Number(year) : undefined, Number(month), day ? Number(day) : undefined),
    ],
  ],
  [
    /(?<!\p{N})(?<!\p{N}[./-])(?<one>\p{N}{1,2})(?<sign>[./-])\s?(?<other>\p{N}{1,2})\k<sign>\s?(?<year>\p{N}{4}|\p{N}{2})(?!\p{N}|[./:-]\p{N})/gu,
    ({ one, other, sign, year }) => {
      const [first, second, own] = [Number(one), Number(other), yearOf(year!)];
      const byDay = dateOf(own, second, first);
      if (sign === "." && byDay) return [byDay];
      return first === second ? [byDay] : [byDay, dateOf(own, first, second)];
    },
  ],
  [
    /(?<!\p{N})(?<!\p{N}[./-])(?:(?<=(?:\b(?:am|vom|bis|ab|zum|seit|den|dem|und)|[-–])\s?)\p{N}{1,2}\.\s?\p{N}{1,2}|\p{N}{2}\.\p{N}{2})\.(?!\p{N})/giu,
    ({ all }) => {
      const [day, month] = all!.split(/\.\s?/).map(Number);
      return [dateOf(undefined, month!, day)];
    },
  ],
  [
    new RegExp(`(?<!\\p{N})(?<year>\\p{N}{4})[.,]?\\s{1,2}${word}\\s{1,2}(?<day>\\p{N}{1,2})${notOn}`, "giu"),
    ({ year, word, day }) => named(word, (month) => dateOf(Number(year), month, Number(day))),
  ],
  [
    new RegExp(`${alone}(?<day>\\p{N}{1,2})${ordinal}[\\s-]{0,3}${of}${word}${year}`, "giu"),
    ({ day, word, year }) =>
      year || !/^\p{Ll}{1,3}$/u.test(word!)
        ? named(word, (month) => dateOf(year ? yearOf(year) : undefined, month, Number(day)))
        : [],
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{M}])${word}(?:\\s{1,2}(?:the\\s)?|-)(?<day>\\p{N}{1,2})(?:st|nd|rd|th|[.])?${notOn}(?!\\s?(?:%|°|[ap]\\.?m\\b|€|\\$))(?:(?:,\\s{0,2}|\\s{1,2}|-)(?<year>\\p{N}{4}(?!\\p{N})))?`,
      "giu",
    ),
    ({ day, word, year }) =>
      named(word, (month) => dateOf(year ? Number(year) : undefined, month, Number(day))),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{M}])${word}[\\s,'’-]{1,3}(?:(?:of|de|del|von|năm)\\s)?(?<year>\\p{N}{4})(?!\\p{N})`,
      "giu",
    ),
    ({ word, year }) => named(word, (month) => dateOf(yearOf(year!), month)),
  ],
  [
    /(?<!\p{N})(?<!\p{N}[./-])(?:(?<month>0?[1-9]|1[0-2])[/.](?<year>(?:19|20)\p{N}{2})|(?<first>(?:19|20)\p{N}{2})-(?<second>0[1-9]|1[0-2]))(?!\p{N}|[./-]\p{N})/gu,
    ({ month, year, first, second }) => [dateOf(Number(year ?? first), Number(month ?? second))],
  ],
  [
    /(?<![\p{L}\p{N}])(?:(?:q|quarter\s|quartal\s|trimestre\s)(?<quarter>[1-4])[\s/,'-]{0,3}(?:of\s)?(?<year>\p{N}{4})|(?<before>\p{N}{4})[\s/-]{0,2}q(?<behind>[1-4])|(?<nth>[1-4])(?:st|nd|rd|th|\.|er|º|e|ème)?\s?(?:quarter|quartal|trimestre|kwartał|kwartaal|квартал)\s{1,2}(?:of\s|de\s)?(?<last>\p{N}{4}))(?!\p{N})/giu,
    ({ quarter, behind, nth, year, before, last }) => {
      const month = 3 * Number(quarter ?? behind ?? nth) - 2;
      const date = dateOf(Number(year ?? before ?? last), month);
      return [date && { ...date, lastMonth: month + 2 }];
    },
  ],
];

/** The order of day and month between strokes, as in 3/5/2026. */
export type DateOrder = "day" | "month";

/** The order of a text that has a date like 13/5/2026 or 5/13/2026, if it has only one of them. */
export const orderIn = (text: string): DateOrder | undefined => {
  const found = new Set(
    [...inFigures(text).matchAll(/(?<!\p{N})(\p{N}{1,2})[/-](\p{N}{1,2})[/-]\p{N}{2,4}(?!\p{N})/gu)].flatMap(
      ([, first, second]): DateOrder[] =>
        Number(first) > 12 ? ["day"] : Number(second) > 12 ? ["month"] : [],
    ),
  );
  return found.size === 1 ? [...found][0] : undefined;
};

/** The dates of a text that have a number, in reading order. */
export const datesIn = (text: string, order?: DateOrder): DateMention[] => {
  if (!/\p{N}/u.test(text)) return [];
  return text.length > maxSentence ? findDates(text, order) : foundIn(order)(text);
};

/** In characters; sentences and rows are read for many questions, longer texts once. */
const maxSentence = 600;
const maxSentences = 2000;
const findIn = (order?: DateOrder) =>
  memoize(maxSentences, (text): readonly DateMention[] => findDates(text, order));
const known = { any: findIn(), day: findIn("day"), month: findIn("month") };
const foundIn =
  (order: DateOrder | undefined) =>
  (text: string): DateMention[] => [...known[order ?? "any"](text)];

const findDates = (text: string, order?: DateOrder): DateMention[] => {
  const figures = inFigures(text).replace(/[\u200e\u200f\u061c]([./-])/g, "$1 ");
  const found: DateMention[] = [];
  for (const [pattern, read] of ways)
    for (const { 0: all, index, groups } of figures.matchAll(pattern)) {
      const dates = read({ ...groups, all }).filter((date) => date !== undefined);
      const mention = { start: index, end: index + all.trimEnd().length, dates };
      if (order && dates.length === 2) dates.splice(order === "day" ? 1 : 0, 1);
      const isFree = found.every(({ start, end }) => mention.end <= start || mention.start >= end);
      if (dates.length > 0 && isFree) found.push(mention);
    }
  return found.sort((one, other) => one.start - other.start);
};

const named = (written: string | undefined, dateIn: (month: number) => PlainDate | undefined) => {
  // Hebrew writes "in" and the month as one word.
  const month = written && (monthOf(written) ?? monthOf(written.replace(/^ב/u, "")));
  return [month ? dateIn(month) : undefined];
};

const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 };

const yearOfEra = (era: string | undefined, written: string): number =>
  era ? (written === "元" ? 1 : Number(written)) + eras[era]! : yearOf(written);

const weekdayBefore =
  /(?:(?<word>\p{L}[\p{L}\p{M}]{1,14})[.,،]?\s{1,2}|(?:thứ\s\p{L}{2,4}|chủ nhật),?\s|วัน[\p{L}\p{M}]{2,9}ที่\s?|יום\s\p{L}{2,6}['׳]?,\s)(?:(?:the|den|dem|le|el|il|de|dia|día|ngày)\s)?$/iu;
const weekdayBehind =
  /^\s?(?:[（(]?(?:星期|週|周)[一二三四五六日天][）)]?|[（(]?[月火水木金土日](?:曜日?)?[）)]|[月火水木金土日]曜日?|[（(]?[월화수목금토일]요일[）)]?)/u;
const time =
  /^(?:T|,?\s{1,2}(?:at\s|um\s|à\s|a las\s|alle\s)?)\p{N}{1,2}:\p{N}{2}(?::\p{N}{2})?(?:\s?[ap]\.?m\b\.?|Z|\sUhr)?/iu;

/** A date with the weekday and the time of day that stand beside it. */
export const withWeekday = (text: string, { start, end }: DateMention): { start: number; end: number } => {
  const before = weekdayBefore.exec(text.slice(Math.max(0, start - 24), start));
  const isNamed = before && (before.groups?.word === undefined || isWeekday(before.groups.word));
  const [behind = ""] = weekdayBehind.exec(text.slice(end, end + 8)) ?? [];
  const [clock = ""] = time.exec(text.slice(end + behind.length, end + behind.length + 24)) ?? [];
  return { start: isNamed ? start - before[0].length : start, end: end + behind.length + clock.length };
};
