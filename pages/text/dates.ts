const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });

const short = format({ year: "numeric", month: "short", day: "numeric" });
const long = format({ year: "numeric", month: "long", day: "numeric" });

/** A day such as 2026-11-28 as "Nov 28, 2026". */
export const shortDay = (day: string): string => short.format(new Date(day));

/** The same as "November 28, 2026". */
export const longDay = (day: string): string => long.format(new Date(day));
