import { isAscii } from "../language/words.ts";

/** Code points of zero in other scripts. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];
const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g;

/** Zero to twelve, in order, by language. */
const spelled = [
  "zero one two three four five six seven eight nine ten eleven twelve",
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze",
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici",
  "zero um dois três quatro cinco seis sete oito nove dez onze doze",
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf",
  "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
  "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
  "〇 一 二 三 四 五 六 七 八 九 十",
];

let words: Map<string, string> | undefined;

/** The numbers of a text in digits, normalised: "1,50" and "1.5" are equal, "1,200" and "1200" too. */
export const numbersIn = (text: string): string[] =>
  [...inFigures(text).matchAll(/\d+(?:[.,’'\u00a0\u202f]\d+)*/g)].flatMap(([number]) => {
    const canonical = canonicalOf(number);
    return canonical === "0" && /^0+$/.test(number) ? [] : [canonical];
  });

/** All numbers of a text, also those in words, and afternoon hours in both clocks. */
export const numbersHeld = (text: string): Set<string> => {
  const figures = inFigures(text);
  const held = new Set(numbersIn(text));
  for (const [run] of figures.matchAll(/\d+/g)) held.add(String(Number(run)));
  for (const word of figures.toLowerCase().match(isAscii(figures) ? /[a-z]+/g : /\p{sc=Han}|\p{L}+/gu) ??
    []) {
    const value = wordsAsFigures().get(word);
    if (value) held.add(value);
  }
  for (const [, hour] of figures.matchAll(/\b(1[3-9]|2[0-3])[:.h]\d\d/g)) held.add(String(Number(hour) - 12));
  for (const [, hour] of figures.matchAll(/\b(\d{1,2})(?:[:.]\d\d)?\s*p\.?m\b/gi))
    held.add(String(Number(hour) + 12));
  return held;
};

const inFigures = (text: string): string =>
  text.replace(digits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });

const canonicalOf = (number: string): string => {
  const whole = number.replace(/[.,’'\u00a0\u202f](?=\d{3}(?:\D|$))/g, "");
  const [units = "", decimals = ""] = whole.replace(",", ".").split(".");
  const rest = decimals.replace(/0+$/, "");
  return `${Number(units)}${rest && `.${rest}`}`;
};

const wordsAsFigures = (): Map<string, string> => {
  words ??= new Map(
    spelled.flatMap((line) => line.split(" ").map((word, value) => [word, String(value)] as const)),
  );
  return words;
};
