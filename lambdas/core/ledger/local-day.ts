const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone of the IANA database, as `2026-11-22`. */
export const localDay = (at: Date, timeZone: string): string => localTime(at, timeZone).day;

/** The calendar day, and the hour that the zone's clocks show, from 0 to 23. */
export const localTime = (at: Date, timeZone: string): { day: string; hour: number } => {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return {
    day: `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}`,
    hour: Number(of("hour")),
  };
};

/** Making a format takes longer than a hundred uses of it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
};
