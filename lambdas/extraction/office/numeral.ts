const chinese = [..."〇一二三四五六七八九"];
const romans: Array<[number, string]> = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

const alphabets: Record<string, string> = {
  russianLower: "абвгдежзиклмнопрстуфхцчшщыэюя",
  russianUpper: "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ",
  aiueoFullWidth:
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン",
  irohaFullWidth:
    "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン",
  ganada: "가나다라마바사아자차카타파하",
  chosung: "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
  ideographTraditional: "甲乙丙丁戊己庚辛壬癸",
  ideographZodiac: "子丑寅卯辰巳午未申酉戌亥",
  hebrew2: "אבגדהוזחטיכלמנסעפצקרשת",
  arabicAlpha: "أبتثجحخدذرزسشصضطظعغفقكلمنهوي",
  arabicAbjad: "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ",
};

/** A number in a list's number format; decimal for unsupported formats. Format names: ECMA-376 part 1, 17.18.59. */
export const numeral = (number: number, format: string): string => {
  if (number < 1 || number > 32_000) return String(number);
  if (format === "lowerLetter") return letters(number);
  if (format === "upperLetter") return letters(number).toUpperCase();
  if (format === "lowerRoman") return roman(number);
  if (format === "upperRoman") return roman(number).toUpperCase();
  if (format === "decimalZero") return String(number).padStart(2, "0");
  if (format === "none") return "";
  if (/^(decimalEnclosedCircle)/.test(format) && number <= 20) return String.fromCodePoint(0x245f + number);
  if (/^(chinese|japanese|taiwanese|ideographDigital|koreanDigital)/.test(format))
    return chineseCount(number);
  const alphabet = alphabets[format === "aiueo" || format === "iroha" ? `${format}FullWidth` : format];
  return (alphabet && [...alphabet][(number - 1) % [...alphabet].length]) || String(number);
};

/** a to z, then aa, bb, because Word repeats the letter. */
const letters = (number: number) =>
  String.fromCodePoint(97 + ((number - 1) % 26)).repeat(Math.min(40, Math.ceil(number / 26)));

const roman = (number: number): string => {
  let rest = number;
  let text = "";
  for (const [size, sign] of romans) for (; rest >= size; rest -= size) text += sign;
  return text;
};

const chineseCount = (number: number): string => {
  if (number >= 100) return [...String(number)].map((digit) => chinese[Number(digit)]).join("");
  const tens = Math.floor(number / 10);
  const ones = number % 10 === 0 && tens > 0 ? "" : chinese[number % 10];
  return `${tens > 1 ? chinese[tens] : ""}${tens > 0 ? "十" : ""}${ones}`;
};
