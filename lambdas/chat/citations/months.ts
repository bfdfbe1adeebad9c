import type { SpokenLanguage } from "../language/spoken-language.ts";

/** Months that a language names differently by country. */
const more: Record<string, string[]> = { ar: ["ar-SY", "ar-DZ"], de: ["de-AT"] };

const read = new Map<string, Map<string, number>>();

/** The numbers of the months that a text names, each in the form that stands beside a day; none without a known language. */
export const monthsIn = (text: string, language: SpokenLanguage | undefined): number[] => {
  if (!language) return [];
  const names = namesOf(language);
  const lower = text.toLowerCase();
  return [...names].flatMap(([name, month]) => (lower.includes(name) ? month : []));
};

const namesOf = (language: string): Map<string, number> => {
  const known = read.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (const locale of [language, ...(more[language] ?? [])]) {
    const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
    for (let month = 1; month <= 12; month++) {
      const parts = format.formatToParts(Date.UTC(2025, month - 1, 7));
      const name = parts.find(({ type }) => type === "month")?.value.toLowerCase();
      if (name && !/\d/.test(name)) names.set(name, month);
    }
  }
  read.set(language, names);
  return names;
};
