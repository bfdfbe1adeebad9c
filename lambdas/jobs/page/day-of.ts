const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Nov 3, 2026". */
export const dayOf = (date: string): string => days.format(new Date(date));
