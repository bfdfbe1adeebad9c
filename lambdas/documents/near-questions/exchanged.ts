import { objectIn } from "#platform/questions/agreement/object.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";

/**
 * Questions of the same form about something else: another day, country, number or thing, first things that `asked` are
 * about.
 */
export const exchanged = (question: string, asked: string[]): string[] => {
  const object = objectIn(question);
  if (!object) return [];
  const { text, index, language } = object;
  const known = asked.flatMap((one) => {
    const other = objectIn(one);
    return other?.language === language ? [other.text] : [];
  });
  return othersFor(text, { language, known })
    .filter((other) => plain(other) !== plain(text))
    .map((other) => question.slice(0, index) + other + question.slice(index + text.length));
};

const plain = (word: string): string => foldDiacritics(word.toLowerCase());

const othersFor = (
  object: string,
  { language, known }: { language: keyof typeof things; known: string[] },
): string[] => {
  if (/^\p{N}+$/u.test(object)) return [1, 2, 3].map((more) => String(Number(object) + more));
  for (const names of [weekdays(language), countries(language)])
    if (names.some((name) => plain(name) === plain(object).replace(/s$/, ""))) return names.slice(0, 4);
  const isSeveral = plural[language].test(object);
  const ofSameNumber = known.filter(
    (one) => /^\p{L}{3,}$/u.test(one) && plural[language].test(one) === isSeveral,
  );
  return [...new Set([...ofSameNumber, ...things[language][isSeveral ? 1 : 0].split(" ")])];
};

/** Usual endings of several things. */
const plural = { en: /s$/, de: /(?:e|en|er|s)$/, fr: /[sx]$/, es: /s$/, it: /[ie]$/ } as const;

/** Things that most people know, as one and as several. */
const things = {
  en: ["bicycle car bell lamp", "bicycles cars bells lamps"],
  de: ["Fahrrad Auto Klingel Lampe", "Fahrräder Autos Klingeln Lampen"],
  fr: ["vélo voiture lampe sonnette", "vélos voitures lampes sonnettes"],
  es: ["coche lámpara timbre libro", "coches lámparas timbres libros"],
  it: ["libro automobile lampada campanello", "libri automobili lampade campanelli"],
} as const;

const weekdays = (language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, 1 + at)));
};

const countries = (language: string): string[] => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return "NO CA PE CL CH DE FR ES IT GB US AT PT NL BE PL SE DK FI IE GR TR JP CN IN BR MX AR AU"
    .split(" ")
    .flatMap((code) => names.of(code) ?? []);
};
