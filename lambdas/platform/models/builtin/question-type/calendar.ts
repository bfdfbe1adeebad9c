const locales =
  "en de fr es it pt nl sv da nb fi pl cs hu ro hr tr vi id ru uk bg sr el hi th ar fa he zh ja ko";

let known: { dates: RegExp; durations: RegExp } | undefined;

/**
 * What names a month or a weekday, and what a number of days, months, hours is written as, in the languages that
 * Docent is asked in most; by the Unicode CLDR, which comes with the runtime.
 */
export const calendar = () => {
  known ??= { dates: wholeWords(dateNames()), durations: wholeWords(unitNames()) };
  return known;
};

const dateNames = (): string[] =>
  locales.split(" ").flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, at) => {
      const parts = month.formatToParts(Date.UTC(2024, at, 3));
      return parts.find(({ type }) => type === "month")?.value ?? "";
    });
    return [...months, ...Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, 1 + at)))];
  });

const unitNames = (): string[] =>
  locales.split(" ").flatMap((locale) =>
    ["minute", "hour", "day", "week", "month", "year"].flatMap((unit) => {
      const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
      return [1, 2, 5].map((count) => {
        const parts = format.formatToParts(count);
        return parts.find(({ type }) => type === "unit")?.value ?? "";
      });
    }),
  );

/** Letters of scripts without spaces stand beside others. */
const wholeWords = (names: string[]): RegExp => {
  const all = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => /\p{L}/u.test(name));
  const isUnspaced = (name: string) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u.test(name);
  const spaced = all.filter((name) => !isUnspaced(name)).sort((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spaced.join("|")})(?![\\p{L}\\p{M}])|${all.filter(isUnspaced).join("|")}`,
    "giu",
  );
};
