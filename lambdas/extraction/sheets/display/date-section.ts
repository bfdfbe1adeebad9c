import numfmt from "numfmt";

/** Russian, Ukrainian and Belarusian months as they stand beside a day. */
const inflected: Record<string, string> = { FC19: "ru", FC22: "uk", FC23: "be" };
for (const language of Object.values(inflected)) {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2000, month, 1)));
  const mmmm = months.map((parts) => parts.find(({ type }) => type === "month")?.value ?? "");
  const names = numfmt.getLocale(language);
  numfmt.addLocale({ ...names, mmmm: mmmm as NonNullable<typeof names>["mmmm"] }, `${language}-FC`);
}

const locale = /\[\$[^\]-]*-([^\]]*)\]/;
/** Windows calendar identifiers, which a locale may carry before its language, as in D07041E. */
const gregorian = [0, 1, 2, 9, 10, 11, 12];

/** Serbian and Bosnian have the same language identifier, and other names. */
const croatian = 0x41a;

/** A section of a date format as the library reads it. */
export const dateSection = (section: string[]): string =>
  section.join("").replace(locale, (whole, id) => {
    const known = knownLocale(id);
    return known ? `[$-${known}]` : whole;
  });

/** False for letters of another language, and for calendars and languages that the library does not know. */
export const isClear = (section: string[], bare: string): boolean => {
  const id = locale.exec(section.join(""))?.[1] || "409";
  const isEastAsian = /(04|11|12)$|^(ja|zh|ko)/i.test(id);
  const letters = isEastAsian ? bare.replace(/aaaa?|g/gi, " ") : bare;
  const others = letters.replace(/AM\/PM|A\/P|[ymdhseb]/gi, " ");
  if (/[a-z]{2}|[a-su-y]/i.test(others) || /b[12]/i.test(letters)) return false;
  const [name = "", shape] = id.split(",");
  const calendar = shape?.slice(-2) ?? /^[\da-f]{1,2}(?=[\da-f]{4}$)/i.exec(name.slice(-6))?.[0] ?? "0";
  return (
    gregorian.includes(Number.parseInt(calendar, 16)) &&
    (!/mmm|ddd/i.test(letters) || knownLocale(id) !== undefined)
  );
};

/** A locale with the same names that the library knows: most regions share those of their language. */
const knownLocale = (id: string): string | undefined => {
  const [name = ""] = id.split(",");
  const language = inflected[name.toUpperCase()];
  if (language) return `${language}-FC`;
  if (!/^[\da-f]+$/i.test(name)) return hasNames(name) ? name : undefined;
  const code = Number.parseInt(name, 16) & 0xffff;
  const ofLanguage = 0x400 | (code & 0x3ff);
  const found = [code, ...(ofLanguage === croatian ? [] : [ofLanguage])].find(hasNames);
  return found?.toString(16);
};

const hasNames = (locale: string | number): boolean => {
  try {
    return numfmt.getLocale(locale) !== undefined;
  } catch {
    return false;
  }
};
