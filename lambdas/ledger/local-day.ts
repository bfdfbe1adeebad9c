const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone of the IANA database, as `2026-11-22`. */
export const localDay = (at: Date, timeZone: string): string => {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}`;
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
  });
  formats.set(timeZone, format);
  return format;
};
