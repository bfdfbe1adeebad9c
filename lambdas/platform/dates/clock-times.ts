import { valueOfWord } from "#platform/numbers/number-words.ts";

/** A time of day in a text. */
export interface ClockTime {
  start: number;
  end: number;
  /** Minutes since midnight; two values if nothing tells morning from evening. */
  minutes: number[];
  /** Not a mere hour, which may be a duration: "19 h". */
  isExact: boolean;
}

const morning =
  /^\s?(?:a\.?m\b\.?|(?:uhr\s)?(?:morgens|vormittags|früh)|de la mañana|du matin|di mattina|da manhã|صباح|sáng|เช้า)/iu;
const evening =
  /^\s?(?:p\.?m\b\.?|(?:uhr\s)?(?:nachmittags|abends)|de la (?:tarde|noche)|de l['’]après-midi|du soir|di sera|da (?:tarde|noite)|مساء|chiều|tối)/iu;
const morningBefore = /(?:上午|早上|凌晨|清晨|午前|오전)\s?$/u;
const eveningBefore = /(?:下午|晚上|傍晚|中午|午後|오후)\s?$/u;

/** A number that is a time of day by its colon, by a sign behind it, or by a word. */
const time =
  /(?<![\d.,:])(?:(?<hour>\d{1,2})(?::(?<minute>\d\d)(?::\d\d)?(?!\d)|[.](?<behind>\d\d)(?=\s?(?:[ap]\.?m\b|uhr|h\b|น\.))|\s?h\s?(?<after>\d\d)(?!\d)|\s?[点點時시](?:(?<half>半)|(?<han>\d{1,2})[分분]?)?|(?=\s?(?:[ap]\.?m\b|uhr|h(?!\p{L})|น\.|giờ|o['’]clock)))|(?<![\p{L}])(?<noon>noon|midday|mittags?|midi|mezzogiorno|mediodía|meio-dia|正午)(?!\p{L})|(?<![\p{L}])(?<midnight>midnight|mitternacht|minuit|mezzanotte|medianoche|meia-noite|午夜)(?!\p{L})|half past (?<past>\p{L}{3,6}|\d{1,2}))/giu;

/** The times of day of a text in plain figures. */
export const clockTimesIn = (figures: string): ClockTime[] => {
  const found = timesIn(figures);
  return [...found, ...found.flatMap(({ start }) => rangeStart(figures, start))];
};

/** The 9 of "9 to 17:00". */
const rangeStart = (figures: string, end: number): ClockTime[] => {
  const before = figures.slice(Math.max(0, end - 12), end);
  const [all = "", hour] =
    /(?<![\d.,:])(\d{1,2})\s?(?:[-–—至到]|to|bis|until|till|and|und|à|a|et|y|đến|ถึง)\s?$/u.exec(before) ?? [];
  if (!hour || Number(hour) > 24) return [];
  const start = end - all.length;
  return [
    {
      start,
      end: start + hour.length,
      minutes: hoursOf(Number(hour), hour, { before: "", behind: "" }).map((each) => each * 60),
      isExact: false,
    },
  ];
};

const timesIn = (figures: string): ClockTime[] =>
  [...figures.matchAll(time)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const end = start + written.length;
    if (groups.noon) return { start, end, minutes: [720], isExact: true };
    if (groups.midnight) return { start, end, minutes: [0, 1440], isExact: true };
    const isPast = groups.past !== undefined;
    const hour = isPast
      ? (valueOfWord(groups.past!.toLowerCase()) ?? Number(groups.past))
      : Number(groups.hour);
    const minute =
      isPast || groups.half ? 30 : Number(groups.minute ?? groups.behind ?? groups.after ?? groups.han ?? 0);
    if (!(hour <= 24 && minute < 60)) return [];
    const around = {
      before: figures.slice(Math.max(0, start - 4), start),
      behind: figures.slice(end, end + 20),
    };
    return {
      start,
      end,
      isExact: minute > 0 || groups.minute !== undefined || /^\s?[ap]\.?m\b/iu.test(around.behind),
      minutes: hoursOf(hour, groups.hour, around).map((each) => each * 60 + minute),
    };
  });

/** 9 is also 21, unless it is written 09 or beside "am" or "pm". */
const hoursOf = (
  hour: number,
  written: string | undefined,
  { before, behind }: { before: string; behind: string },
): number[] => {
  if (evening.test(behind) || eveningBefore.test(before)) return [hour < 12 ? hour + 12 : hour];
  if (morning.test(behind) || morningBefore.test(before)) return [hour === 12 ? 0 : hour];
  if (hour > 12 || written?.startsWith("0")) return [hour];
  return hour === 12 ? [12, 0] : [hour, hour + 12];
};
